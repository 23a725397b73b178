import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { findNearestNames } from '@portal/domain/place/find-nearest-names';
import { parseCoordinates } from '@portal/domain/place/parse-coordinates';
import { searchPlaces } from '@portal/domain/place/search-places';
import { toFoundPlace } from './describe-place.ts';
import { findProvinceSlug } from './find-province-slug.ts';
import { formatCoordinates } from './format-coordinates.ts';
import { findNearVietnam } from './locate-point.ts';
import type { PlaceAtlas } from './place-atlas.ts';

/** Places for a typed text: by name, by coordinates, or where nothing has that name, by the likest spelling. */
export function searchAtlas(atlas: PlaceAtlas, text: string, limit: number, language: Language): FoundPlace[] {
  const point = parseCoordinates(text);
  if (point !== null) return listPoint(atlas, point, language);
  const found = searchPlaces(atlas.index, text, limit);
  const places = found.length > 0 ? found : findNearestNames(atlas.index, text, limit);
  return places.map((place) => toFoundPlace(atlas.index, place, language));
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
