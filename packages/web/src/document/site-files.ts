/**
 * Pictures that documents name but scripts never load: icons, sprites, drawings. The build takes the files and drops this
 * module's script.
 */
export const DRAWINGS = import.meta.glob('../**/*.svg', { eager: true, query: '?no-inline' });
