import { isCovered, type LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { Location } from '@portal/domain/place/location';
import { type Fields, findFields, findStoredText, parseStored, saveStoredText } from './stored-text.ts';

/** A place as the browser stores it: the specification's Location, the address of its pages, and the language of its name. */
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

/** A place from stored data; null for anything that is no place of the portal. Its address follows from its units where none is stored. */
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

/** Places are distinguished by their position (portal.md §4). */
export function isSamePlace(one: LatLng, other: LatLng): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

/** The places of a stored list, each once, at most so many. */
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

/** As many places as can be saved. */
export const MOST_SAVED = 12;

/** The places saved, in the visitor's order. */
export function listSavedPlaces(): readonly StoredPlace[] {
  return listStoredPlaces(parseStored(findStoredText(PLACES_NAME))?.places, MOST_SAVED);
}

/** Stores the saved places; false where the browser does not allow it. */
export function savePlaces(places: readonly StoredPlace[]): boolean {
  return saveStoredText(PLACES_NAME, JSON.stringify({ version: 0, places }));
}

export function isSaved(places: readonly StoredPlace[], place: StoredPlace): boolean {
  return places.some((known) => isSamePlace(known, place));
}

export function withoutPlace(places: readonly StoredPlace[], place: StoredPlace): readonly StoredPlace[] {
  return places.filter((known) => !isSamePlace(known, place));
}

/** The list with a place moved by so many steps, at most to an end. */
export function withMoved(places: readonly StoredPlace[], place: StoredPlace, steps: number): readonly StoredPlace[] {
  const from = places.findIndex((known) => isSamePlace(known, place));
  if (from < 0) return places;
  const others = places.filter((_, index) => index !== from);
  return others.toSpliced(Math.max(0, from + steps), 0, ...places.slice(from, from + 1));
}

/** Where the browser stores the visited places, beside the position of the map. */
const HISTORY_NAME = 'search';
/** As many places as the history has. */
export const MOST_VISITED = 3;

/** The visited places, the last one first. */
export function listRecentPlaces(): readonly StoredPlace[] {
  return listStoredPlaces(parseStored(findStoredText(HISTORY_NAME))?.history, MOST_VISITED);
}

/** The list after a visit: the place comes to the front, is never there twice, and the oldest goes. */
export function withVisit(history: readonly StoredPlace[], place: StoredPlace): readonly StoredPlace[] {
  return [place, ...history.filter((known) => !isSamePlace(known, place))].slice(0, MOST_VISITED);
}

const PLACE_COOKIE_SECONDS = 90 * 86_400;

/** Tells the server which place the home page shows: the one seen last, by its address alone (decision 50). */
export function saveLastPlaceCookie({ slug }: Pick<StoredPlace, 'slug'>): void {
  const cookie = `place=${slug}; Path=/; Max-Age=${PLACE_COOKIE_SECONDS}; SameSite=Lax`;
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not in every browser of today
  document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
}

/** Stores the visited places; other stored data stays. */
export function saveRecentPlaces(history: readonly StoredPlace[]): void {
  const others = parseStored(findStoredText(HISTORY_NAME)) ?? {};
  saveStoredText(HISTORY_NAME, JSON.stringify({ ...others, version: 0, history }));
}

/** Stores the names that places have in the language of this page; what another page has added meanwhile stays. */
export function renameRecentPlaces(named: readonly StoredPlace[]): void {
  const stored = listRecentPlaces();
  const renamed = stored.map((place) => named.find((other) => isSamePlace(other, place)) ?? place);
  if (renamed.some(({ language }, index) => language !== stored[index]?.language)) saveRecentPlaces(renamed);
}
