import type { LatLng } from '@portal/domain/geo/lat-lng';
import { ZOOM_RANGE } from '#components/map/map-address.ts';
import { findFields, parseStored } from '#islands/visitor/parse-stored.ts';
import { findStoredText, saveStoredText } from '#islands/visitor/stored-text.ts';

/** Where the browser keeps the position of the map, beside the places looked at (decisions.md, "local state"). */
const NAME = 'search';

interface StoredView {
  readonly zoom: number;
  readonly center: LatLng;
}

/** The position that the map was left at; null where nothing usable is kept. */
export function findStoredView(): StoredView | null {
  const map = findFields(parseStored(findStoredText(NAME))?.map);
  const center = findFields(map?.center);
  const [zoom, lat, lng] = [map?.zoom, center?.lat, center?.lng];
  if (typeof zoom !== 'number' || typeof lat !== 'number' || typeof lng !== 'number') return null;
  const isSound = zoom >= ZOOM_RANGE.least && zoom <= ZOOM_RANGE.most && Math.abs(lat) <= 60 && Math.abs(lng) <= 180;
  return isSound ? { zoom, center: { lat, lng } } : null;
}

/** Keeps the position; what is kept beside it stays. */
export function saveView({ zoom, center }: StoredView): void {
  const others = parseStored(findStoredText(NAME)) ?? {};
  saveStoredText(NAME, JSON.stringify({ history: [], ...others, version: 0, map: { zoom, center } }));
}
