import { editDistance } from './edit-distance.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';
import { countOtherLetters, findFirstWord, listLetterBits } from './search-vocabulary.ts';

/** The typed word does not match this word. */
export const NO_MATCH = 0;
/** The word itself, or another spelling of it (`Mĩ` for `Mỹ`, `Đắc` for `Đắk`). */
export const IS_WORD = 1;
/** A prefix of the word. */
export const BEGINS_WORD = 2;
/** The word with one typing error; each higher grade means one more. */
export const ONE_SLIP = 3;

const LONG_WORD = 7;
const Y_AT_END = /^(qu|[bcdghklmnprstvx]{1,3})y$/;
const I_AT_END = /^(qu|[bcdghklmnprstvx]{1,3})i$/;

/** Tolerance when comparing a typed word with the vocabulary. */
export interface WordTolerance {
  /** It may be a prefix. */
  readonly unfinished: boolean;
  /** One letter may be wrong, from seven letters on two; numbers and words of one or two letters must match exactly. */
  readonly slips: boolean;
}

/** For each word of the vocabulary its grade for the typed word. */
export function gradeWords(
  vocabulary: SearchVocabulary,
  typed: string,
  { unfinished, slips }: WordTolerance,
): Uint8Array {
  const grades = new Uint8Array(vocabulary.words.length);
  if (slips) addSlips(vocabulary, typed, grades);
  const first = unfinished ? findFirstWord(vocabulary, typed) : vocabulary.words.length;
  for (let at = first; vocabulary.words[at]?.startsWith(typed); at += 1) grades[at] = BEGINS_WORD;
  for (const spelling of listSpellings(typed)) {
    const at = findFirstWord(vocabulary, spelling);
    if (vocabulary.words[at] === spelling) grades[at] = IS_WORD;
  }
  return grades;
}

function listSpellings(typed: string): string[] {
  const spellings = [typed];
  if (Y_AT_END.test(typed)) spellings.push(`${typed.slice(0, -1)}i`);
  if (I_AT_END.test(typed)) spellings.push(`${typed.slice(0, -1)}y`);
  if (typed.length > 2 && typed.endsWith('c')) spellings.push(`${typed.slice(0, -1)}k`);
  if (typed.length > 2 && typed.endsWith('k')) spellings.push(`${typed.slice(0, -1)}c`);
  return spellings;
}

function addSlips({ words, letters }: SearchVocabulary, typed: string, grades: Uint8Array): void {
  const limit = countSlipsAllowed(typed);
  if (limit === 0) return;
  const typedLetters = listLetterBits(typed);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (Math.abs(word.length - typed.length) > limit) continue;
    if (countOtherLetters(typedLetters, letters[at] ?? 0) > 2 * limit) continue;
    const distance = editDistance(typed, word, limit);
    if (distance > 0 && distance <= limit) grades[at] = ONE_SLIP + distance - 1;
  }
}

/** Wrong letters allowed in a typed word. */
function countSlipsAllowed(typed: string): number {
  if (typed.length <= 2 || /\d/.test(typed)) return 0;
  return typed.length < LONG_WORD ? 1 : 2;
}
