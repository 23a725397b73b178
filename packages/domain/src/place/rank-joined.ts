import { editDistance } from './edit-distance.ts';
import type { NameSearch } from './name-search.ts';
import { keepBest, type NameRanking } from './rank-names.ts';
import { BEGINS_NAME, SLIP, WHOLE_NAME } from './score-name.ts';
import { countOtherLetters, listLetterBits } from './search-vocabulary.ts';

const SHORTEST = 4;
const EXTRA_LETTER = -2;
const LONG_WORD = 9;

/** Scores names that are typed run together or taken apart differently: `dalat`, `nhatr`, `plei ku` for Pleiku. At least four letters. */
export function rankJoined(search: NameSearch, typed: string, ranking: NameRanking): void {
  if (typed.length < SHORTEST) return;
  const { count, wordsFrom, words, worth } = search.names;
  const starts = search.vocabulary.words.map((word) => typed.startsWith(word) || word.startsWith(typed));
  for (let name = 0; name < count; name += 1) {
    const from = wordsFrom[name] ?? 0;
    if (starts[words[from] ?? 0] !== true) continue;
    const joined = joinName(search, from, wordsFrom[name + 1] ?? 0);
    if (!joined.startsWith(typed)) continue;
    const extra = joined.length - typed.length;
    const tier = extra === 0 ? WHOLE_NAME : BEGINS_NAME;
    keepBest(search, ranking, name, tier + extra * EXTRA_LETTER + (worth[name] ?? 0));
  }
}

/** The same for text with one wrong letter, from nine letters on with two; a number has to be right. */
export function rankJoinedWithSlips(search: NameSearch, typed: string, ranking: NameRanking): void {
  if (typed.length < SHORTEST || /\d/.test(typed)) return;
  const limit = typed.length < LONG_WORD ? 1 : 2;
  const { count, wordsFrom, words, worth } = search.names;
  const { letters } = search.vocabulary;
  const lengths = Uint8Array.from(search.vocabulary.words, ({ length }) => length);
  const typedLetters = listLetterBits(typed);
  for (let name = 0; name < count; name += 1) {
    let bits = 0;
    let length = 0;
    const from = wordsFrom[name] ?? 0;
    const to = wordsFrom[name + 1] ?? 0;
    for (let at = from; at < to; at += 1) {
      bits |= letters[words[at] ?? 0] ?? 0;
      length += lengths[words[at] ?? 0] ?? 0;
    }
    if (Math.abs(length - typed.length) > limit || countOtherLetters(bits, typedLetters) > 2 * limit) continue;
    const distance = editDistance(typed, joinName(search, from, to), limit);
    if (distance <= limit) keepBest(search, ranking, name, WHOLE_NAME + distance * SLIP + (worth[name] ?? 0));
  }
}

function joinName({ names, vocabulary }: NameSearch, from: number, to: number): string {
  let joined = '';
  for (let at = from; at < to; at += 1) joined += vocabulary.words[names.words[at] ?? 0] ?? '';
  return joined;
}
