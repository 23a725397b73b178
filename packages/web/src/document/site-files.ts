/**
 * Images that documents name but scripts never load: icons, sprites, drawings. The build copies the files and drops
 * this module.
 */
export const DRAWINGS = import.meta.glob('../**/*.svg', { eager: true, query: '?no-inline' });
