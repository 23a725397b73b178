import { writeMapQuery, ZOOM_RANGE } from '#components/map/map-address.ts';
import type { MapLayer } from '#components/map/map-layer.ts';
import { findFields, findStoredText, parseStored, saveStoredText } from '#islands/visitor/stored-text.ts';
import type { MapPlace } from './create-map-view.ts';
import type { MapState } from './map-state.ts';
import type { MapStore } from './map-store.ts';

/** Storage key of the map position, shared with visited places (decisions.md, "local state"). */
const NAME = 'search';

/** Last position of the map; null where nothing usable is stored. */
export function findStoredView(): MapPlace | null {
  const map = findFields(parseStored(findStoredText(NAME))?.map);
  const center = findFields(map?.center);
  const [zoom, lat, lng] = [map?.zoom, center?.lat, center?.lng];
  if (typeof zoom !== 'number' || typeof lat !== 'number' || typeof lng !== 'number') return null;
  const isSound = zoom >= ZOOM_RANGE.least && zoom <= ZOOM_RANGE.most && Math.abs(lat) <= 60 && Math.abs(lng) <= 180;
  return isSound ? { zoom, center: { lat, lng } } : null;
}

/** Stores the position; other stored data stay. */
export function saveView({ zoom, center }: MapPlace): void {
  const others = parseStored(findStoredText(NAME)) ?? {};
  saveStoredText(NAME, JSON.stringify({ history: [], ...others, version: 0, map: { zoom, center } }));
}

/** Parts of an address that change without navigation. */
type SharedAddress = Pick<Location, 'search' | 'hash'>;

const toText = (search: URLSearchParams): string => `?${search}`.replace(/^\?$/, '');

/** Link to the page in another language with the current address state; keeps the link's own language. */
export function writeLanguageHref(href: string, { search, hash }: SharedAddress): string {
  const [path = '', query = ''] = href.replace(/#.*/, '').split('?');
  const [next, language] = [new URLSearchParams(search), new URLSearchParams(query).get('lang')];
  next.delete('lang');
  if (language !== null) next.set('lang', language);
  return path + toText(next) + hash;
}

/** Link to the page with another layer, otherwise with the current address state. */
export function writeLayerHref(href: string, layer: MapLayer, defaultLayer: MapLayer, search: string): string {
  const next = new URLSearchParams(search);
  next.delete('layer');
  if (layer !== defaultLayer) next.set('layer', layer);
  // The page's language may come from settings; its links name it.
  const language = new URLSearchParams(href.replace(/^[^?]*\??|#.*/g, '')).get('lang');
  if (language !== null) next.set('lang', language);
  return href.replace(/[?#].*/, '') + toText(next);
}

/** Keeps the language switches in step with the address. */
export function carryToLanguages(): void {
  for (const link of document.querySelectorAll('header a[hreflang]')) {
    link.setAttribute('href', writeLanguageHref(link.getAttribute('href') ?? '', location));
  }
}

/** Keeps every link that stays on this map in step with the address. */
function carryAddress(root: HTMLElement, defaultLayer: MapLayer): void {
  carryToLanguages();
  for (const link of root.querySelectorAll<HTMLElement>('[data-layer]')) {
    const layer = link.dataset.layer as MapLayer;
    link.setAttribute('href', writeLayerHref(link.getAttribute('href') ?? '', layer, defaultLayer, location.search));
  }
}

/** Writes the state to the address without a history entry; other parameters stay. */
function writeAddress(state: MapState, defaultLayer: MapLayer): void {
  const search = new URLSearchParams(location.search);
  for (const name of ['layer', 't', 'z', 'c', 'palette', 'off']) search.delete(name);
  // The map shows the searched place until moved.
  if (state.center !== null) search.delete('place');
  for (const [name, value] of Object.entries(writeMapQuery(state, defaultLayer))) search.set(name, value);
  history.replaceState(history.state, '', location.pathname + toText(search) + location.hash);
}

/** Keeps address and links in step with the state, also after going back. */
export function syncAddress(root: HTMLElement, store: MapStore, defaultLayer: MapLayer): void {
  const write = (): void => {
    writeAddress(store.get(), defaultLayer);
    carryAddress(root, defaultLayer);
  };
  addEventListener('popstate', write);
  store.watch(
    ({ layer, moment, zoom, center, palette, hidden }) => [layer, moment, zoom, center, palette, hidden] as const,
    write,
  );
}
