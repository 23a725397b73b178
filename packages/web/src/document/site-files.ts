/**
 * Everything that documents name but scripts never load: the one style sheet, icons, sprites. The build takes the files
 * and drops this module's script. Foundations come first, then parts, then pages, so that a page has the last word.
 */
import '#styles/tokens.css';
import '#styles/sky.css';
import '#styles/ground.css';
import '#styles/kept-page.css';
import '#styles/other-media.css';

export const COMPONENT_STYLES = import.meta.glob('../components/**/*.css', { eager: true });
export const ISLAND_STYLES = import.meta.glob('../islands/**/*.css', { eager: true });
export const PAGE_STYLES = import.meta.glob('../pages/**/*.css', { eager: true });
export const DRAWINGS = import.meta.glob('../**/*.svg', { eager: true, query: '?no-inline' });
