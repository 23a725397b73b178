import type { NewsPlaces } from './news-places.ts';

/** Name of a place; null for an unknown slug. */
export function makePlaceNamer({ placesResolve }: NewsPlaces) {
  return (slug: string, lang: 'vi' | 'en'): string | null =>
    placesResolve({ query: { location: slug, lang } }).located?.place.displayName.main ?? null;
}
