import { isCovered, type LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { Location } from '@portal/domain/place/location';
import { type Fields, findFields, findStoredText, parseStored, saveStoredText } from './stored-text.ts';

/** A stored place: the specification's Location, its slug, and the language of its name. */
export interface StoredPlace extends Location {
  readonly slug: string;
  readonly language: Language;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 120;

function findSlug(value: unknown): string | null {
  return typeof value === 'string' && value.length <= LONGEST && SLUG.test(value) ? value : null;
}

function findPoint({ lat, lng }: Fields): LatLng | null {
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  return isCovered({ lat, lng }) ? { lat, lng } : null;
}

/** Parses stored data; null if not a place of the portal. Derives a missing slug from the units. */
function findStoredPlace(value: unknown): StoredPlace | null {
  const fields = findFields(value);
  const name = findFields(fields?.displayName);
  if (fields === null || name === null || typeof name.main !== 'string' || name.main === '') return null;
  const point = findPoint(fields);
  const district = findSlug(fields.district);
  const province = findSlug(fields.province);
  const unit = district === null || province === null ? province : `${district}-${province}`;
  const slug = findSlug(fields.slug) ?? unit;
  if (point === null || slug === null) return null;
  const secondary = typeof name.secondary === 'string' ? name.secondary.slice(0, LONGEST) : '';
  const displayName = { main: name.main.slice(0, LONGEST), secondary };
  return { ...point, district, province, displayName, slug, language: fields.language === 'en' ? 'en' : 'vi' };
}

/** Places are identified by position (portal.md §4). */
export function isSamePlace(one: LatLng, other: LatLng): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

/** Places of a stored list without duplicates, up to a limit. */
export function listStoredPlaces(value: unknown, most: number): readonly StoredPlace[] {
  const places: StoredPlace[] = [];
  for (const item of Array.isArray(value) ? value : []) {
    const place = findStoredPlace(item);
    if (place !== null && places.length < most && !places.some((known) => isSamePlace(known, place)))
      places.push(place);
  }
  return places;
}

const PLACES_NAME = 'saved';

/** Maximum saved places. */
export const MOST_SAVED = 12;

/** Saved places in the visitor's order. */
export function listSavedPlaces(): readonly StoredPlace[] {
  return listStoredPlaces(parseStored(findStoredText(PLACES_NAME))?.places, MOST_SAVED);
}

/** Stores the saved places; false if the browser refuses. */
export function savePlaces(places: readonly StoredPlace[]): boolean {
  return saveStoredText(PLACES_NAME, JSON.stringify({ version: 0, places }));
}

export function isSaved(places: readonly StoredPlace[], place: StoredPlace): boolean {
  return places.some((known) => isSamePlace(known, place));
}

export function withoutPlace(places: readonly StoredPlace[], place: StoredPlace): readonly StoredPlace[] {
  return places.filter((known) => !isSamePlace(known, place));
}

/** The list with a place moved by steps, clamped at the ends. */
export function withMoved(places: readonly StoredPlace[], place: StoredPlace, steps: number): readonly StoredPlace[] {
  const from = places.findIndex((known) => isSamePlace(known, place));
  if (from < 0) return places;
  const others = places.filter((_, index) => index !== from);
  return others.toSpliced(Math.max(0, from + steps), 0, ...places.slice(from, from + 1));
}

/** Storage key of visited places, shared with the map position. */
const HISTORY_NAME = 'search';
/** Maximum visited places. */
export const MOST_VISITED = 3;

/** Visited places, latest first. */
export function listRecentPlaces(): readonly StoredPlace[] {
  return listStoredPlaces(parseStored(findStoredText(HISTORY_NAME))?.history, MOST_VISITED);
}

/** The list after a visit: the place moves to the front, without duplicates; the oldest drops out. */
export function withVisit(history: readonly StoredPlace[], place: StoredPlace): readonly StoredPlace[] {
  return [place, ...history.filter((known) => !isSamePlace(known, place))].slice(0, MOST_VISITED);
}

const PLACE_COOKIE_SECONDS = 90 * 86_400;

/** Sets the cookie with the last place's slug, which the home page shows (decision 50). */
export function saveLastPlaceCookie({ slug }: Pick<StoredPlace, 'slug'>): void {
  const cookie = `place=${slug}; Path=/; Max-Age=${PLACE_COOKIE_SECONDS}; SameSite=Lax`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API lacks support in some browsers
  document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
}

/** Stores the visited places; other stored data stay. */
export function saveRecentPlaces(history: readonly StoredPlace[]): void {
  const others = parseStored(findStoredText(HISTORY_NAME)) ?? {};
  saveStoredText(HISTORY_NAME, JSON.stringify({ ...others, version: 0, history }));
}

/** Stores place names in this page's language; additions by another page stay. */
export function renameRecentPlaces(named: readonly StoredPlace[]): void {
  const stored = listRecentPlaces();
  const renamed = stored.map((place) => named.find((other) => isSamePlace(other, place)) ?? place);
  if (renamed.some(({ language }, index) => language !== stored[index]?.language)) saveRecentPlaces(renamed);
}
