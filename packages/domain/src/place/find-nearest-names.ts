import { editDistance } from './edit-distance.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';
import { searchPlaces } from './search-places.ts';
import { countOtherLetters, listLetterBits } from './search-vocabulary.ts';
import { toSlug } from './slug.ts';

const LONGEST_TEXT = 60;
const MOST_WRONG = 6;

/**
 * Suggestions for an unknown address, most similar first, at most `limit` (5): results of a search for its words, else
 * places with a similar address, with or without the province. Up to a third of the letters may differ, but at most
 * six; empty if nothing is similar.
 */
export function findNearestNames(index: PlaceIndex, text: string, limit = 5): PlaceRecord[] {
  const found = searchPlaces(index, text, limit);
  return found.length > 0 ? found.map(({ place }) => place) : listLikeSpelled(index, text, limit);
}

function listLikeSpelled({ places }: PlaceIndex, text: string, limit: number): PlaceRecord[] {
  const wanted = toSlug(text).slice(0, LONGEST_TEXT);
  const tolerance = Math.min(MOST_WRONG, Math.floor(wanted.length / 3));
  if (tolerance === 0) return [];
  const letters = listLetterBits(wanted);
  return places
    .map((place) => ({ place, distance: measure(place, wanted, letters, tolerance) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance || b.place.weight - a.place.weight)
    .slice(0, limit)
    .map(({ place }) => place);
}

function measure(place: PlaceRecord, wanted: string, letters: number, tolerance: number): number {
  const above = `-${(place.kind === 'formerDistrict' ? place.formerProvince : null) ?? place.province}`;
  const bare = place.slug.endsWith(above) ? place.slug.slice(0, -above.length) : place.slug;
  let least = tolerance + 1;
  for (const spelling of [place.slug, bare]) {
    if (countOtherLetters(listLetterBits(spelling), letters) > 2 * tolerance) continue;
    least = Math.min(least, editDistance(wanted, spelling, Math.min(tolerance, least)));
  }
  return least;
}
