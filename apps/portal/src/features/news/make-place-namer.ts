import type { NewsPlaces } from './news-places.ts';

/** Name of a place in a language, null for a slug that is none. */
export function makePlaceNamer({ placesResolve }: NewsPlaces) {
  return (slug: string, lang: 'vi' | 'en'): string | null =>
    placesResolve({ query: { location: slug, lang } }).located?.place.displayName.main ?? null;
}
