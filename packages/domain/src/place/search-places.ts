import { editDistance } from './edit-distance.ts';
import type { NameSearch } from './name-search.ts';
import { listNameTokens } from './name-token.ts';
import { listReadings } from './parse-place-text.ts';
import type { PlaceHit } from './place-hit.ts';
import type { PlaceIndex } from './place-index.ts';
import { listHits, type NameRanking, rankNames, recordBest, startRanking } from './rank-names.ts';
import { BEGINS_NAME, SLIP, WHOLE_NAME } from './score-name.ts';
import { toSearchQuery } from './search-query.ts';
import { countOtherLetters, listLetterBits } from './search-vocabulary.ts';

const VNI_MARKS: Readonly<Record<string, string>> = {
  1: '\u0301',
  2: '\u0300',
  3: '\u0309',
  4: '\u0303',
  5: '\u0323',
  6: '\u0302',
  7: '\u031b',
  8: '\u0306',
};
const TELEX_TONES: Readonly<Record<string, string>> = {
  s: '\u0301',
  f: '\u0300',
  r: '\u0309',
  x: '\u0303',
  j: '\u0323',
};
const TELEX_WORD = /^[a-z]*?[aeiouy][a-z]*$/;
/** A tone key is a consonant that no Vietnamese word has after its vowels; it is typed there or at the end. */
const TELEX_TONE = /^([^aeiouy]*[aeiouy][^sfrxj]*)([sfrxj])(.*)$/;
const VNI_WORD = /^[a-z]+\d[a-z\d]*$/;

/**
 * Text typed without the input method composing its marks: Telex `haf nooij` and VNI `ha2 no65i` → `hà nội`, possibly
 * with the tone on another vowel than usual. Words that follow neither method stay unchanged. Null if nothing changes.
 */
export function undoTypingMethod(text: string): string | null {
  const typed = text.toLowerCase();
  const meant = typed
    .split(/\s+/)
    .map((word) => (VNI_WORD.test(word) ? undoVni(word) : TELEX_WORD.test(word) ? undoTelex(word) : word))
    .join(' ')
    .normalize('NFC');
  return meant === typed ? null : meant;
}

/** The digits stand for marks, wherever in the word: they apply to the letter before. */
function undoVni(word: string): string {
  let meant = '';
  for (const letter of word) {
    if (letter === '9' && meant.includes('d')) meant = meant.replace('d', 'đ');
    else if (VNI_MARKS[letter] === undefined) meant += letter;
    else meant = putMark(meant, VNI_MARKS[letter]);
  }
  return meant;
}

function undoTelex(word: string): string {
  const [, start, tone, end] = TELEX_TONE.exec(word) ?? [];
  const letters = (tone === undefined ? word : `${start}${end}`)
    .replace(/dd/, 'đ')
    .replace(/([aeo])\1/, '$1\u0302')
    .replace(/uow/, 'u\u031bo\u031b')
    .replace(/aw/, 'a\u0306')
    .replace(/([ou])w/, '$1\u031b');
  return tone === undefined ? letters : putMark(letters, TELEX_TONES[tone] ?? '');
}

/** Puts a mark on the last vowel; search ignores which of several vowels has it (`toToneKey`). */
function putMark(word: string, mark: string): string {
  return word.replace(/([aeiouy]\p{M}*)([^aeiouy\p{M}]*)$/u, `$1${mark}$2`);
}

const SHORTEST = 4;
const EXTRA_LETTER = -2;
const LONG_WORD = 9;

/**
 * Scores names typed without spaces or split differently: `dalat`, `nhatr`, `plei ku` for Pleiku. At least four
 * letters.
 */
function rankJoined(search: NameSearch, typed: string, ranking: NameRanking): void {
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
    recordBest(search, ranking, name, tier + extra * EXTRA_LETTER + (worth[name] ?? 0));
  }
}

/** As `rankJoined` with one wrong letter, from nine letters on with two; numbers must match exactly. */
function rankJoinedWithSlips(search: NameSearch, typed: string, ranking: NameRanking): void {
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
    if (distance <= limit) recordBest(search, ranking, name, WHOLE_NAME + distance * SLIP + (worth[name] ?? 0));
  }
}

function joinName({ names, vocabulary }: NameSearch, from: number, to: number): string {
  let joined = '';
  for (let at = from; at < to; at += 1) joined += vocabulary.words[names.words[at] ?? 0] ?? '';
  return joined;
}

/** With fewer results, none of them a complete name, the text may be misspelt. */
const FEW = 3;

/**
 * Search results for a typed text, likeliest first, at most `limit`. Tone marks are optional, typed ones rank first;
 * words may be prefixes; a province or a former district may accompany the name; short forms are known (`tp hcm`,
 * `q1`). A type word that matches nothing is ignored: units changed type, the names stayed (domain.md §12.6). Without
 * results, tries words typed without composed marks, then misspelt ones; if few names merely begin so, adds misspelt
 * complete names (`ha ni`).
 */
export function searchPlaces({ names }: PlaceIndex, text: string, limit: number): PlaceHit[] {
  const joined = listNameTokens(text).map(({ plain }) => plain);
  if (joined.length === 0) return [];
  const ranking = rankAsTyped(names, text, joined);
  const found = listHits(names, ranking, limit);
  if (found.length > 0) return isDoubtful(found, ranking) ? addMisspelt(names, joined, ranking, limit) : found;
  const meant = undoTypingMethod(text);
  const undone = meant === null ? [] : listHits(names, rankAsTyped(names, meant, []), limit);
  return undone.length > 0 ? undone : searchMisspelt(names, text, joined, limit);
}

function rankAsTyped(names: NameSearch, text: string, joined: readonly string[]): NameRanking {
  const ranking = startRanking(names);
  for (const reading of listReadings(text)) rankNames(names, toSearchQuery(names, reading, false), ranking);
  if (joined.length > 1 && listHits(names, ranking, 1).length > 0) return ranking;
  rankJoined(names, joined.join(''), ranking);
  return ranking;
}

function isDoubtful(found: readonly PlaceHit[], { scores }: NameRanking): boolean {
  return found.length < FEW && scores.every((score) => score < WHOLE_NAME);
}

function addMisspelt(names: NameSearch, joined: readonly string[], ranking: NameRanking, limit: number): PlaceHit[] {
  rankJoinedWithSlips(names, joined.join(''), ranking);
  return listHits(names, ranking, limit);
}

function searchMisspelt(names: NameSearch, text: string, joined: readonly string[], limit: number): PlaceHit[] {
  const ranking = startRanking(names);
  for (const reading of listReadings(text)) rankNames(names, toSearchQuery(names, reading, true), ranking);
  const found = listHits(names, ranking, limit);
  return found.length > 0 ? found : addMisspelt(names, joined, ranking, limit);
}
