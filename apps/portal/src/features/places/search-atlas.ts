import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { parseCoordinates } from '@portal/domain/place/parse-coordinates';
import type { PlaceHit } from '@portal/domain/place/place-hit';
import { searchParts } from '@portal/domain/place/search-parts';
import { searchPlaces } from '@portal/domain/place/search-places';
import { toFoundPlace } from './describe-place.ts';
import { findProvinceSlug } from './find-province-slug.ts';
import { formatCoordinates } from './format-coordinates.ts';
import { findNearVietnam } from './locate-point.ts';
import { nameFormerWard } from './name-former-ward.ts';
import type { PlaceAtlas } from './place-atlas.ts';

/** Places for a typed text: by name or by coordinates. */
export function searchAtlas(atlas: PlaceAtlas, text: string, limit: number, language: Language): FoundPlace[] {
  const point = parseCoordinates(text);
  if (point !== null) return listPoint(atlas, point, language);
  return searchPlaces(atlas.index, text, limit).map((hit) => toFound(atlas, hit, language));
}

/** Places that a part of a text names, and that part; null where none does. */
export function searchAtlasPart(atlas: PlaceAtlas, text: string, limit: number, language: Language) {
  const found = searchParts(atlas.index, text, limit);
  return found && { part: found.part, places: found.hits.map((hit) => toFound(atlas, hit, language)) };
}

/** A place found by the name of a former ward says which one. */
function toFound({ index }: PlaceAtlas, { place, formerWard }: PlaceHit, language: Language): FoundPlace {
  const found = toFoundPlace(index, place, language);
  return formerWard === null ? found : { ...found, formerly: nameFormerWard(index, formerWard, language) };
}

/** Typed coordinates as a place of kind `point`: its name is the coordinates, its slug leads to the nearest place's pages. Search knows Vietnam only, so a point abroad gives nothing. */
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
