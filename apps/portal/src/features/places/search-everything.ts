import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { FoundPlace, placesSearch } from '@portal/contract/endpoints/places';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { isStreetLike, toWardPart } from '@portal/domain/place/find-address';
import type { Location } from '@portal/domain/place/location';
import { parseCoordinates } from '@portal/domain/place/parse-coordinates';
import type { PlaceHit } from '@portal/domain/place/place-hit';
import { searchParts } from '@portal/domain/place/search-parts';
import { searchPlaces } from '@portal/domain/place/search-places';
import { foldText } from '@portal/domain/place/slug';
import { LRUCache } from 'lru-cache';
import { toFoundPlace } from './describe-place.ts';
import { formatCoordinates } from './format-coordinates.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import { findNearVietnam, findProvinceSlug } from './locate-place.ts';
import { nameFormerWard } from './name-former-ward.ts';
import type { PlaceAtlas } from './place-atlas.ts';

export function searchAtlas(atlas: PlaceAtlas, text: string, limit: number, language: Language): FoundPlace[] {
  const point = parseCoordinates(text);
  if (point !== null) return listPoint(atlas, point, language);
  return searchPlaces(atlas.index, text, limit).map((hit) => toFound(atlas, hit, language));
}

/** Places that a part of the text names, and that part; null if none does. */
function searchAtlasPart(atlas: PlaceAtlas, text: string, limit: number, language: Language) {
  const found = searchParts(atlas.index, text, limit);
  return found && { part: found.part, places: found.hits.map((hit) => toFound(atlas, hit, language)) };
}

/** A place found by a former ward's name says which one. */
function toFound({ index }: PlaceAtlas, { place, formerWard }: PlaceHit, language: Language): FoundPlace {
  const found = toFoundPlace(index, place, language);
  return formerWard === null ? found : { ...found, formerly: nameFormerWard(index, formerWard, language) };
}

/**
 * Typed coordinates as a place of kind `point`: named by its coordinates, with the slug of the nearest place's pages.
 * Empty abroad, because search covers Vietnam only.
 */
function listPoint(atlas: PlaceAtlas, point: LatLng, language: Language): FoundPlace[] {
  const near = findNearVietnam(atlas, point);
  if (near === null) return [];
  const { slug, displayName } = toFoundPlace(atlas.index, near.place, language);
  const name = formatCoordinates(point, language);
  const secondary = `${language === 'vi' ? 'Gần' : 'Near'} ${displayName.main}, ${displayName.secondary}`;
  return [
    {
      slug,
      name,
      displayName: { main: name, secondary },
      kind: 'point',
      lat: point.lat,
      lng: point.lng,
      precisionKm: 0,
      province: findProvinceSlug(atlas, point),
      formerly: null,
    },
  ];
}

/** About five megabytes of results. */
const MOST_SEARCHES = 1000;

/** Results per atlas; those of a replaced atlas are freed with it. */
const byAtlas = new WeakMap<PlaceAtlas, LRUCache<string, FoundPlace[]>>();

/** Treats case, Unicode forms and spaces as equal. */
function normalizeTyped(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** `searchAtlas` with a cache, because short texts take tens of milliseconds. */
export function searchRemembered(atlas: PlaceAtlas, text: string, limit: number, language: Language): FoundPlace[] {
  const searches = byAtlas.get(atlas) ?? new LRUCache<string, FoundPlace[]>({ max: MOST_SEARCHES });
  byAtlas.set(atlas, searches);
  const key = `${language}${limit}:${normalizeTyped(text)}`;
  const found = searches.get(key) ?? searchAtlas(atlas, text, limit, language);
  searches.set(key, found);
  return found;
}

type Query = EndpointInput<typeof placesSearch>['query'];
type Reply = EndpointReply<typeof placesSearch>;

const DEFAULT_LIMIT = 10;

/**
 * Places for a typed text. If it names a street or nothing has its name, geocoder results come first; if the street
 * is not found, the places named in the rest of the text.
 */
export async function searchEverything(atlas: PlaceAtlas, geocoder: Geocoder | null, query: Query): Promise<Reply> {
  const { q, limit = DEFAULT_LIMIT, lang = 'vi' } = query;
  const named = searchRemembered(atlas, q, limit, lang);
  const isStreet = isStreetLike(q) && !isNameOf(named[0], q);
  const ward = isStreet ? toWardPart(q) : '';
  const places = ward === '' ? named : searchRemembered(atlas, ward, limit, lang);
  const withPart = (streets: Reply['streets']): Reply => {
    const found = places.length > 0 ? null : searchAtlasPart(atlas, q, limit, lang);
    return { places: found?.places ?? places, streets, part: found?.part ?? null };
  };
  if (geocoder === null) return withPart('off');
  if (!isStreet && places.length > 0) return withPart('on');
  const found = await geocoder.find(q, lang);
  if (found === null) return withPart('unavailable');
  const streets = found.flatMap((location) => toFoundStreet(atlas, location));
  if (streets.length === 0) return withPart('on');
  return { places: [...streets, ...places].slice(0, limit), streets: 'on', part: null };
}

/** `Phố Bảng` is a commune, not a street called Bảng. */
function isNameOf(place: FoundPlace | undefined, text: string): boolean {
  return place !== undefined && foldText(text.trim()).startsWith(foldText(place.name));
}

/** A street as a point with the pages of the nearest place; none abroad. */
function toFoundStreet(atlas: PlaceAtlas, location: Location): FoundPlace[] {
  const near = findNearVietnam(atlas, location);
  if (near === null) return [];
  const { lat, lng, displayName } = location;
  return [
    {
      slug: near.place.slug,
      name: displayName.main,
      displayName,
      kind: 'point',
      lat,
      lng,
      precisionKm: null,
      province: findProvinceSlug(atlas, location),
      formerly: null,
    },
  ];
}
