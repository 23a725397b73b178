import { openPlaceAtlas } from '../../apps/portal/src/features/places/place-atlas.ts';
import { SEARCH_QUERIES } from '../../apps/portal/src/features/places/search-queries.table.ts';

const SLIPS = 'slips of the fingers';
const TYPO_STEP = 19;

/**
 * The 200 searches of the test without typing errors, and everything typed on the way: every prefix from one letter on.
 */
export function listSearches(): string[] {
  const texts = Object.entries(SEARCH_QUERIES).flatMap(([group, rows]) => (group === SLIPS ? [] : rows));
  return texts.flatMap(([text]) => Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)));
}

/**
 * The typing errors of the test, and some hundred names all over the country with two letters swapped, one omitted,
 * doubled or replaced.
 */
export function listTypos(): string[] {
  const names = openPlaceAtlas().index.places.filter((place, at) => at % TYPO_STEP === 0 && place.name.length > 4);
  const written = SEARCH_QUERIES[SLIPS] ?? [];
  return [...written.map(([text]) => text), ...names.map(({ name }, turn) => misspell(name.toLowerCase(), turn))];
}

function misspell(name: string, turn: number): string {
  const at = 1 + (turn % (name.length - 2));
  const [before, letter, next, after] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2)];
  const kinds = [`${before}${next}${letter}${after}`, `${before}${next}${after}`];
  return [...kinds, `${before}${letter}${letter}${next}${after}`, `${before}w${next}${after}`][turn % 4] ?? name;
}
