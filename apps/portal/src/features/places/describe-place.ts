import type { Place } from '@portal/contract/endpoints/place-schema';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';
import type { Language } from '@portal/domain/language/language';
import type { DisplayName } from '@portal/domain/place/location';
import { namePlace } from '@portal/domain/place/name-place';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { findModelHeight } from './heights/height-model.ts';
import { oncePerPlace } from './once-per-place.ts';
import type { PlaceAtlas } from './place-atlas.ts';
import { findFormerly } from './place-note.ts';

/**
 * The two lines of a place: name and province, for a former district the province of its time. Unique for every place
 * (tested).
 */
export function toDisplayName(index: PlaceIndex, place: PlaceRecord, language: Language): DisplayName {
  const main = namePlace(place, language);
  if (place.kind === 'province') return { main, secondary: language === 'vi' ? 'Việt Nam' : 'Vietnam' };
  if (place.kind === 'formerProvince') return { main, secondary: language === 'vi' ? 'Tỉnh cũ' : 'Former province' };
  const above = place.kind === 'formerDistrict' ? (place.formerProvince ?? place.province) : place.province;
  const province = index.bySlug.get(above);
  return { main, secondary: province === undefined ? above : namePlace(province, language) };
}

export const toFoundPlace = oncePerPlace(describeFoundPlace);

/** Type of a current unit below its province; undefined for other places. */
function findLocalUnit({ kind, unit }: PlaceRecord): FoundPlace['unit'] {
  if (kind !== 'ward') return undefined;
  return unit === 'ward' || unit === 'commune' || unit === 'specialZone' ? unit : undefined;
}

function describeFoundPlace(index: PlaceIndex, place: PlaceRecord, language: Language): FoundPlace {
  const unit = findLocalUnit(place);
  return {
    slug: place.slug,
    name: namePlace(place, language),
    displayName: toDisplayName(index, place, language),
    kind: place.kind,
    ...(unit === undefined ? {} : { unit }),
    lat: place.lat,
    lng: place.lng,
    precisionKm: place.precisionKm,
    province: place.province,
    formerly: findFormerly(index, place, language),
  };
}

/** A place in weather replies. `district` and `ward` are the unit's slug without the province's. */
export const toPlace = oncePerPlace(describeWeatherPlace);

function describeWeatherPlace(atlas: PlaceAtlas, place: PlaceRecord, language: Language): Place {
  const unit = toSlug(place.name);
  return {
    slug: place.slug,
    lat: place.lat,
    lng: place.lng,
    stationCode: findStationCode(place),
    ...toPlaceElevation(atlas, place),
    precisionKm: place.precisionKm,
    province: place.province,
    district: place.kind === 'formerDistrict' || place.formerUnit !== null ? unit : null,
    ward: place.kind === 'ward' ? unit : null,
    displayName: toDisplayName(atlas.index, place, language),
  };
}

/** A less exact position only says roughly where the place is, and so does its height. */
const EXACT_KM = 2;

function toPlaceElevation(atlas: PlaceAtlas, place: PlaceRecord): Pick<Place, 'elevation' | 'elevationBasis'> {
  if (place.heightM !== null) return { elevation: place.heightM, elevationBasis: 'known' };
  const found = toElevation(atlas, place);
  return place.precisionKm > EXACT_KM && found.elevation !== null ? { ...found, elevationBasis: 'estimated' } : found;
}

/** A point's height in replies: surveyed at this spot, else estimated, null outside the coverage. */
export function toElevation({ heights }: PlaceAtlas, point: LatLng): Pick<Place, 'elevation' | 'elevationBasis'> {
  const found = findModelHeight(heights, point);
  if (found === null) return { elevation: null, elevationBasis: null };
  return { elevation: found.heightM, elevationBasis: found.isKnown ? 'known' : 'estimated' };
}
