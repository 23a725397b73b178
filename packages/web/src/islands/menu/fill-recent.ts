import { listRecentPlaces } from '#islands/visitor/stored-place.ts';

/** Puts the visited places before the great cities, by the names that they have in the language of the page. */
export function fillRecent(list: HTMLElement): void {
  const path = list.dataset.recent ?? '';
  const known = new Set([...list.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  const items = listRecentPlaces()
    .filter(({ language }) => language === document.documentElement.lang)
    .map(({ slug, displayName }) => ({ href: path.replace('{location}', slug), name: displayName.main }))
    .filter(({ href }) => !known.has(href))
    .map(({ href, name }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = href;
      link.textContent = name;
      item.append(link);
      return item;
    });
  list.prepend(...items);
}
