import type { Place } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { isCovered } from '@portal/domain/geo/coverage';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';
import type { Language } from '@portal/domain/language/language';
import type { NearPlace } from '@portal/domain/place/find-nearest-place';
import { findNearestPlace } from '@portal/domain/place/find-nearest-place';
import { isAtSea } from '@portal/domain/place/find-province-at';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toDisplayName, toElevation, toPlace } from './describe-place.ts';
import { findProvinceSlug } from './find-province-slug.ts';
import { findWardAround } from './find-ward-around.ts';
import { formatCoordinates } from './format-coordinates.ts';
import type { PlaceAtlas } from './place-atlas.ts';

/** Up to here a point bears the name of its nearest place; further off it is `near` it. */
const SAME_PLACE_KM = 3;
/** At sea the nearest place is still a help up to here; beyond, coordinates say more. */
const OFFSHORE_KM = 60;

/** A point as a place: in Vietnam named after the nearest place of its province, elsewhere by its coordinates. Throws `outsideCoverage`. */
export function locatePoint(atlas: PlaceAtlas, point: LatLng, hint: PlaceRecord | null, language: Language): Place {
  if (!isCovered(point)) throw new AppError('outsideCoverage');
  const province = findProvinceSlug(atlas, point);
  const base = {
    lat: point.lat,
    lng: point.lng,
    stationCode: findStationCode(point),
    ...toElevation(atlas, point),
    precisionKm: 0,
    province,
  };
  const near = province === null ? null : findNearIn(atlas, point, province);
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

/** The place of Vietnam nearest to a point: of the point's own province, or at sea the nearest within 60 km. Null abroad and far out. */
export function findNearVietnam(atlas: PlaceAtlas, point: LatLng): NearPlace | null {
  const province = findProvinceSlug(atlas, point);
  if (province !== null) return findNearIn(atlas, point, province);
  if (!isAtSea(atlas.shapes, point)) return null;
  const near = findNearestPlace(atlas.index, point);
  return near === null || near.distanceKm > OFFSHORE_KM ? null : near;
}

/** The ward around a point where borders are known, else the nearest place: units of today before the former ones that share their spot; a province's page is not the name of a point. */
function findNearIn(atlas: PlaceAtlas, point: LatLng, province: string): NearPlace | null {
  const around = findWardAround(atlas, point);
  if (around !== null) return { place: around, distanceKm: 0 };
  return findNearestPlace(
    atlas.index,
    point,
    (place) =>
      place.province === province &&
      (place.kind === 'ward' || place.kind === 'formerDistrict' || place.kind === 'locality'),
  );
}

function nameForeign(point: LatLng, language: Language): Place['displayName'] {
  return { main: formatCoordinates(point, language), secondary: language === 'vi' ? 'Tọa độ' : 'Coordinates' };
}

function nameNear({ main, secondary }: Place['displayName'], language: Language): Place['displayName'] {
  return { main: language === 'vi' ? `Gần ${main}` : `Near ${main}`, secondary };
}
