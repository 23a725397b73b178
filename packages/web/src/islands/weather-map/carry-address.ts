import type { MapLayer } from '#components/map/map-layer.ts';

/** What of an address changes while its page stays. */
type Told = Pick<Location, 'search' | 'hash'>;

const toText = (search: URLSearchParams): string => `?${search}`.replace(/^\?$/, '');

/** A link to the page in a language, with what the page's own address says by now; the link's own language stays. */
export function writeLanguageHref(href: string, { search, hash }: Told): string {
  const [path = '', query = ''] = href.replace(/#.*/, '').split('?');
  const [next, language] = [new URLSearchParams(search), new URLSearchParams(query).get('lang')];
  next.delete('lang');
  if (language !== null) next.set('lang', language);
  return path + toText(next) + hash;
}

/** A link to the page with another layer, and all else as its address says by now. */
export function writeLayerHref(href: string, layer: MapLayer, usual: MapLayer, search: string): string {
  const next = new URLSearchParams(search);
  next.delete('layer');
  if (layer !== usual) next.set('layer', layer);
  // The page may have its language from the reader's settings; its links name it.
  const language = new URLSearchParams(href.replace(/^[^?]*\??|#.*/g, '')).get('lang');
  if (language !== null) next.set('lang', language);
  return href.replace(/[?#].*/, '') + toText(next);
}

/** Has the language switches of header and drawer lead to what the address says now. */
export function carryToLanguages(): void {
  for (const link of document.querySelectorAll('header a[hreflang]')) {
    link.setAttribute('href', writeLanguageHref(link.getAttribute('href') ?? '', location));
  }
}

/** Has every link that stays on this map lead to what its address says now. */
export function carryAddress(root: HTMLElement, usual: MapLayer): void {
  carryToLanguages();
  for (const link of root.querySelectorAll<HTMLElement>('[data-layer]')) {
    const layer = link.dataset.layer as MapLayer;
    link.setAttribute('href', writeLayerHref(link.getAttribute('href') ?? '', layer, usual, location.search));
  }
}
