import type { FoundPlace } from '@portal/contract/endpoints/places';
import { openPlaceAtlas } from '../../apps/portal/src/features/places/place-atlas.ts';
import { searchAtlas } from '../../apps/portal/src/features/places/search-everything.ts';

/** Every place found by a search for one letter: several hundred, all over the country. */
export function listPlaces(): FoundPlace[] {
  const atlas = openPlaceAtlas();
  const places = new Map<string, FoundPlace>();
  for (const first of 'abcdefghijklmnopqrstuvxy') {
    for (const place of searchAtlas(atlas, first, 50, 'vi')) places.set(place.slug, place);
  }
  return [...places.values()];
}

/**
 * Points as people request them: around the country's places, each up to 13 km off, all different and neighbours never
 * consecutive. Deterministic.
 */
export function listPoints(count: number): { readonly lat: number; readonly lng: number }[] {
  const places = listPlaces();
  return Array.from({ length: count }, (_, turn) => {
    const place = places[(turn * 389) % places.length];
    const north = (((turn * 0.618034) % 1) - 0.5) * 0.24;
    const east = (((turn * 0.754877) % 1) - 0.5) * 0.24;
    return {
      lat: Number(((place?.lat ?? 16) + north).toFixed(4)),
      lng: Number(((place?.lng ?? 107) + east).toFixed(4)),
    };
  });
}
