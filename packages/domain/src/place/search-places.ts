import type { NameSearch, SearchEntry } from './name-search.ts';
import type { NameToken } from './name-token.ts';
import { findWithoutUnitWord, parsePlaceText } from './parse-place-text.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';
import { scoreEntry } from './score-entry.ts';

/**
 * Places that a typed text may mean, the likeliest first, at most `limit`. Tone marks are optional, typed ones rank first;
 * the last word may be unfinished; a province of today or before may stand beside the name; short forms are known
 * (`tp hcm`, `q1`). A type word that fits nothing is passed over: units changed type, the names stayed (domain.md §12.6).
 */
export function searchPlaces(index: PlaceIndex, text: string, limit: number): PlaceRecord[] {
  const typed = parsePlaceText(text);
  const found = rankEntries(index.names, typed, limit);
  if (found.length > 0) return found;
  const bare = findWithoutUnitWord(typed);
  return bare === null ? [] : rankEntries(index.names, bare, limit);
}

function rankEntries(names: NameSearch, typed: readonly NameToken[], limit: number): PlaceRecord[] {
  const scored: { readonly place: PlaceRecord; readonly score: number }[] = [];
  for (const entry of listCandidates(names, typed)) {
    const score = scoreEntry(entry, typed);
    if (score !== null) scored.push({ place: entry.place, score });
  }
  scored.sort((a, b) => b.score - a.score || (a.place.slug < b.place.slug ? -1 : 1));
  return scored.slice(0, limit).map(({ place }) => place);
}

/** Entries with a name in which at least one typed word begins a word. */
function listCandidates(names: NameSearch, typed: readonly NameToken[]): SearchEntry[] {
  const seen = new Set<number>();
  for (const word of new Set(typed.map(({ plain }) => plain))) {
    for (let at = findFirst(names.words, word); names.words[at]?.startsWith(word); at += 1) {
      for (const entry of names.entriesOfWord[at] ?? []) seen.add(entry);
    }
  }
  return [...seen].flatMap((at) => names.entries[at] ?? []);
}

/** Place of the first word that is not before `wanted`. */
function findFirst(words: readonly string[], wanted: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
