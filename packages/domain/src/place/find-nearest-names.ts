import { editDistance } from './edit-distance.ts';
import type { SearchEntry } from './name-search.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';
import { toSlug } from './slug.ts';

const LONGEST_TEXT = 60;

/**
 * Places whose name or address is spelled most like the text, the likest first, at most `limit` (5). Up to a third of the
 * letters may be wrong; nothing like it gives an empty list.
 */
export function findNearestNames(index: PlaceIndex, text: string, limit = 5): PlaceRecord[] {
  const wanted = toSlug(text).slice(0, LONGEST_TEXT);
  const tolerance = Math.floor(wanted.length / 3);
  if (tolerance === 0) return [];
  return index.names.entries
    .map((entry) => ({ place: entry.place, distance: measure(entry, wanted, tolerance) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance || b.place.weight - a.place.weight)
    .slice(0, limit)
    .map(({ place }) => place);
}

function measure({ spellings }: SearchEntry, wanted: string, tolerance: number): number {
  let least = tolerance + 1;
  for (const spelling of spellings) least = Math.min(least, editDistance(wanted, spelling, tolerance));
  return least;
}
