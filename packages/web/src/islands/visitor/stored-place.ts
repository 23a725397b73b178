import { isCovered, type LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { Location } from '@portal/domain/place/location';
import { type Fields, findFields } from './parse-stored.ts';

/** A place as the browser keeps it: the specification's Location, the address of its pages, and the language of its name. */
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

/** A place out of what was kept; null for anything that is no place of ours. Its address follows from its units where none is kept. */
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

/** Places are told apart by where they lie (portal.md §4). */
export function isSamePlace(one: LatLng, other: LatLng): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

/** The places of a list that was kept, each once, at most so many. */
export function listStoredPlaces(value: unknown, most: number): readonly StoredPlace[] {
  const places: StoredPlace[] = [];
  for (const item of Array.isArray(value) ? value : []) {
    const place = findStoredPlace(item);
    if (place !== null && places.length < most && !places.some((known) => isSamePlace(known, place)))
      places.push(place);
  }
  return places;
}
