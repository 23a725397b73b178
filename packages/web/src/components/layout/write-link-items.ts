import type { MainLink } from './list-main-links.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeText = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/**
 * Links as the items of a list, written once for the bar and the drawer: they stand on every page and depend on its place,
 * and as elements they would be a twentieth of its rendering.
 */
export function writeLinkItems(links: readonly MainLink[]): string {
  return links
    .map(({ label, href, current }) => {
      const mark = current ? ' aria-current="true"' : '';
      return `<li><a href="${escapeText(href)}"${mark}>${escapeText(label)}</a></li>`;
    })
    .join('');
}
