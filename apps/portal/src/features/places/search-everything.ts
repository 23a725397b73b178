import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { FoundPlace, placesSearch } from '@portal/contract/endpoints/places';
import type { Location } from '@portal/domain/place/location';
import { looksLikeStreet, toWardPart } from '@portal/domain/place/looks-like-street';
import { foldText } from '@portal/domain/place/slug';
import { findProvinceSlug } from './find-province-slug.ts';
import type { Geocoder } from './geocoder/geocoder.ts';
import { findNearVietnam } from './locate-point.ts';
import type { PlaceAtlas } from './place-atlas.ts';
import { searchRemembered } from './recent-searches.ts';
import { searchAtlasPart } from './search-atlas.ts';

type Query = EndpointInput<typeof placesSearch>['query'];
type Reply = EndpointReply<typeof placesSearch>;

const DEFAULT_LIMIT = 10;

/**
 * Places for a typed text; where it names a street or nothing has such a name, what the geocoder knows comes first. Where
 * streets are not known, or not this one, it is answered with the places that the rest of the text names.
 */
export async function searchEverything(atlas: PlaceAtlas, geocoder: Geocoder | null, query: Query): Promise<Reply> {
  const { q, limit = DEFAULT_LIMIT, lang = 'vi' } = query;
  const named = searchRemembered(atlas, q, limit, lang);
  const isStreet = looksLikeStreet(q) && !isNameOf(named[0], q);
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

/** A street as a point of that name whose pages are those of the nearest place; none abroad. */
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
