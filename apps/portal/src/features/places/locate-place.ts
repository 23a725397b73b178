import { describeAmbiguousName } from '@portal/content/messages/call-refusal-messages';
import { nameInputError } from '@portal/contract/check-schema';
import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { isCovered, type LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';
import type { Language } from '@portal/domain/language/language';
import { findNearestPlace, type NearPlace } from '@portal/domain/place/find-nearest-place';
import { findProvinceAt, isAtSea } from '@portal/domain/place/find-province-at';
import { resolveSlug } from '@portal/domain/place/name-place';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { findUnitAt } from '@portal/domain/place/unit-boundaries';
import { toDisplayName, toElevation, toPlace } from './describe-place.ts';
import { formatCoordinates } from './format-coordinates.ts';
import type { PlaceAtlas } from './place-atlas.ts';

/** The ward whose imported border contains a point; null if none does, or without imported borders. */
export function findWardAround({ boundaries, index }: PlaceAtlas, point: LatLng): PlaceRecord | null {
  const slug = boundaries === null ? null : findUnitAt(boundaries, point);
  return slug === null ? null : (index.bySlug.get(slug) ?? null);
}

/** Slug of the ward around a point, without imported borders of the nearest one; null without wards. */
export function findWardSlug(atlas: PlaceAtlas, point: LatLng): string | null {
  const isWard = ({ kind }: PlaceRecord): boolean => kind === 'ward';
  const found = findWardAround(atlas, point) ?? findNearestPlace(atlas.index, point, isWard)?.place;
  return found?.slug ?? null;
}

/** A point abroad by the coarse borders still belongs to a Vietnamese place this near. */
const BORDER_KM = 1.5;

/**
 * Slug of the current province at a point; null at sea and abroad. The borders are coarse and older than some moves
 * of districts (Than Uyên, Mê Linh), so around places that they misplace the place decides. Imported borders come
 * first.
 */
export function findProvinceSlug(atlas: PlaceAtlas, point: LatLng): string | null {
  return findSurroundings(atlas, point).province;
}

/** A point's surroundings, read once for province and name. */
interface Surroundings {
  readonly province: string | null;
  readonly ward: PlaceRecord | null;
  /** Of any kind and province; null if a ward is known. */
  readonly nearest: NearPlace | null;
}

function findSurroundings(atlas: PlaceAtlas, point: LatLng): Surroundings {
  const ward = findWardAround(atlas, point);
  if (ward !== null) return { province: ward.province, ward, nearest: null };
  const nearest = findNearestPlace(atlas.index, point);
  return { province: correctProvince(atlas, findProvinceAt(atlas.shapes, point), nearest), ward, nearest };
}

function correctProvince({ misplacedKm }: PlaceAtlas, byShape: string | null, near: NearPlace | null): string | null {
  if (near === null) return byShape;
  const misplaced = misplacedKm.get(near.place.slug) ?? 0;
  const reach = byShape === null ? Math.min(misplaced, BORDER_KM) : misplaced;
  return near.distanceKm <= reach ? near.place.province : byShape;
}

/** Within this distance a point has the name of its nearest place; beyond it is `near` it. */
const SAME_PLACE_KM = 3;
/** At sea the nearest place is useful up to this distance; beyond, coordinates are. */
const OFFSHORE_KM = 60;

/**
 * A point as a place: in Vietnam named after the nearest place of its province, elsewhere by its coordinates. Throws
 * `outsideCoverage`.
 */
function locatePoint(atlas: PlaceAtlas, point: LatLng, hint: PlaceRecord | null, language: Language): Place {
  if (!isCovered(point)) throw new AppError('outsideCoverage');
  const around = findSurroundings(atlas, point);
  const { province } = around;
  const base = {
    lat: point.lat,
    lng: point.lng,
    stationCode: findStationCode(point),
    ...toElevation(atlas, point),
    precisionKm: 0,
    province,
  };
  const near = findNamesake(atlas, point, around);
  if (near === null)
    return { ...base, slug: null, district: null, ward: null, displayName: nameForeign(point, language) };
  const namedBy = hint?.province === province ? hint : near.place;
  const named = toPlace(atlas, namedBy, language);
  if (namedBy === near.place && near.distanceKm > SAME_PLACE_KM) {
    const displayName = nameNear(toDisplayName(atlas.index, namedBy, language), language);
    return { ...base, slug: null, district: null, ward: null, displayName };
  }
  return { ...named, ...base };
}

/** The nearest place in Vietnam: in the point's own province, or at sea within 60 km. Null abroad and farther out. */
export function findNearVietnam(atlas: PlaceAtlas, point: LatLng): NearPlace | null {
  const around = findSurroundings(atlas, point);
  if (around.province !== null) return findNamesake(atlas, point, around);
  if (!isAtSea(atlas.shapes, point)) return null;
  const { nearest } = around;
  return nearest === null || nearest.distanceKm > OFFSHORE_KM ? null : nearest;
}

/**
 * The place that gives a point its name: the ward around it if borders are known, else the nearest place of its
 * province, current units before former ones at the same spot. Never a province. Null abroad.
 */
function findNamesake({ index }: PlaceAtlas, point: LatLng, around: Surroundings): NearPlace | null {
  const { province, ward, nearest } = around;
  if (province === null) return null;
  if (ward !== null) return { place: ward, distanceKm: 0 };
  const gives = (place: PlaceRecord) =>
    place.province === province &&
    (place.kind === 'ward' || place.kind === 'formerDistrict' || place.kind === 'locality');
  return nearest !== null && gives(nearest.place) ? nearest : findNearestPlace(index, point, gives);
}

function nameForeign(point: LatLng, language: Language): Place['displayName'] {
  return { main: formatCoordinates(point, language), secondary: language === 'vi' ? 'Tọa độ' : 'Coordinates' };
}

function nameNear({ main, secondary }: Place['displayName'], language: Language): Place['displayName'] {
  return { main: language === 'vi' ? `Gần ${main}` : `Near ${main}`, secondary };
}

/** A name fits given coordinates if its place is this near. */
const FITTING_KM = 15;
/** Alternatives listed when a name is ambiguous. */
const MOST_NAMED = 5;

/**
 * The place of a query: `lat` and `lng` first, then `location`, then `province` with `district`; next to coordinates
 * a name is used only if it fits. Throws `badInput` for half a pair or nothing, `unknownPlace` for an unknown or
 * ambiguous name, `outsideCoverage`.
 */
export function locatePlace(atlas: PlaceAtlas, query: PlaceQuery): Place {
  const language = query.lang ?? 'vi';
  const point = readPoint(query, language);
  if (point !== null) return locatePoint(atlas, point, findFitting(atlas, query, point), language);
  const slugs = listNamedSlugs(query);
  if (slugs.length === 0) throw badPlace('location', 'place', language);
  const [slug = ''] = slugs;
  const place = findBySlug(atlas, slug);
  if (place === null) throw refuseName(atlas, slug);
  return toPlace(atlas, place, language);
}

/** Refuses an ambiguous name with the names of its places, most likely first. */
function refuseName(atlas: PlaceAtlas, slug: string): AppError {
  const found = resolveSlug(atlas.index, slug);
  if (found.outcome !== 'choice') return new AppError('unknownPlace');
  const names = found.places
    .slice(0, MOST_NAMED)
    .map((place) => place.slug)
    .join(', ');
  return new AppError('unknownPlace', { detail: describeAmbiguousName(names) });
}

/** The place of a slug, moved addresses included; null if unknown or ambiguous. */
function findBySlug(atlas: PlaceAtlas, slug: string): PlaceRecord | null {
  const found = resolveSlug(atlas.index, slug);
  if (found.outcome === 'place') return found.place;
  return found.outcome === 'moved' ? (atlas.index.bySlug.get(found.slug) ?? null) : null;
}

function readPoint({ lat, lng }: PlaceQuery, language: Language): LatLng | null {
  if (lat === undefined && lng === undefined) return null;
  if (lat === undefined) throw badPlace('lat', 'pair', language);
  if (lng === undefined) throw badPlace('lng', 'pair', language);
  return { lat, lng };
}

function listNamedSlugs({ location, province, district }: PlaceQuery): string[] {
  const unit = province === undefined ? [] : [district === undefined ? province : `${district}-${province}`];
  return [...(location === undefined ? [] : [location]), ...unit];
}

function findFitting(atlas: PlaceAtlas, query: PlaceQuery, point: LatLng): PlaceRecord | null {
  const named = listNamedSlugs(query).map((slug) => findBySlug(atlas, slug));
  return named.find((place) => place !== null && greatCircleKm(place, point) <= FITTING_KM) ?? null;
}

function badPlace(path: string, message: 'pair' | 'place', language: Language): AppError {
  return new AppError('badInput', { errors: [nameInputError(path, message, language)] });
}
