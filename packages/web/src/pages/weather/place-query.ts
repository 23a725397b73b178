import type { PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { PageRequest } from '#pages/page-request.ts';

/** The query with which a located place asks for its weather. */
export function toPlaceQuery({ place }: LocatedPlace, { language }: PageRequest): { readonly query: PlaceQuery } {
  if (place.slug === null) return { query: { lat: place.lat, lng: place.lng, lang: language } };
  return { query: { location: place.slug, lang: language } };
}
