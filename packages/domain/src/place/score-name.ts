import type { NameContext, NameSearch } from './name-search.ts';
import { countSlips, type SearchQuery } from './search-query.ts';
import { toUnitBits } from './unit-bits.ts';
import { BEGINS_WORD, NO_MATCH } from './word-grades.ts';

/** A name that does not match the query. */
export const NO_SCORE = -32_768;
/** The query is the name. */
export const WHOLE_NAME = 1000;
/** The query is a prefix of the name. */
export const BEGINS_NAME = 600;

const IN_OTHER_ORDER = 350;
const WITHIN_NAME = 300;
const EXTRA_WORD = -6;
const BESIDE_NAME = -4;
/** Penalty for a province next to an incomplete name. */
const BESIDE_PART = -150;
/** Penalty per misspelt letter. */
export const SLIP = -110;
const ASKED_UNIT = 100;
const OTHER_UNIT = -40;
/** `Thành phố Hồ` is not the former town of that name. */
const OTHER_LEVEL = -450;
const SIGHT_PASSED_OVER = -50;
const WARD_LEVEL = toUnitBits(['ward', 'commune', 'townlet', 'specialZone']);

/**
 * Score of a name for a query, `NO_SCORE` if a typed word belongs neither to it nor to its context. A complete name
 * scores higher than a prefix, and that higher than words within; typed marks that differ are penalized heavily; a
 * matching type word adds to the score.
 */
export function scoreName(search: NameSearch, query: SearchQuery, name: number): number {
  const { wordsFrom, words, tones, units, worth, context } = search.names;
  const from = wordsFrom[name] ?? 0;
  const size = (wordsFrom[name + 1] ?? 0) - from;
  let usedWords = 0;
  let score = 0;
  let matched = 0;
  let missing = 0;
  let slips = 0;
  let first = -1;
  let last = -1;
  let isInOrder = true;
  let isFinished = true;
  for (let typed = 0; typed < query.count; typed += 1) {
    const at = findWord(query.grades[typed], words, from, size, usedWords);
    if (at < 0) {
      missing |= 1 << typed;
      continue;
    }
    const grade = query.grades[typed]?.[words[from + at] ?? 0] ?? NO_MATCH;
    usedWords |= 1 << at;
    matched += 1;
    if (first < 0) first = at;
    if (at < last) isInOrder = false;
    last = at;
    slips += countSlips(grade);
    if (grade === BEGINS_WORD) isFinished = false;
    if (countSlips(grade) === 0) score += query.scoreMarks(typed, tones[from + at] ?? 0);
  }
  if (matched === 0) return NO_SCORE;
  const extra = size - matched;
  const tier = toTier(extra, first, isInOrder, isFinished);
  if (query.slips && tier < BEGINS_NAME) return NO_SCORE;
  if (missing !== 0) {
    const beside = countBeside(search.contexts[context[name] ?? 0] ?? [], query, missing);
    if (beside === null || (tier < WHOLE_NAME && !beside.isFinished)) return NO_SCORE;
    slips += beside.slips;
    score += beside.words * BESIDE_NAME + (tier < WHOLE_NAME ? BESIDE_PART : 0);
  }
  if (slips > query.mostSlips) return NO_SCORE;
  const passedOver = query.reading.isBare ? SIGHT_PASSED_OVER : 0;
  const asked = scoreUnits(query.reading.units, units[name] ?? 0);
  return tier + score + slips * SLIP + extra * EXTRA_WORD + asked + passedOver + (worth[name] ?? 0);
}

/** Score of the requested unit types for those of the name: a former ward was never a city or a district. */
function scoreUnits(asked: number, borne: number): number {
  if (asked === 0) return 0;
  if ((asked & borne) !== 0) return ASKED_UNIT;
  return (asked & WARD_LEVEL) === 0 && (borne & ~WARD_LEVEL) === 0 ? OTHER_LEVEL : OTHER_UNIT;
}

function toTier(extra: number, first: number, isInOrder: boolean, isFinished: boolean): number {
  if (!isInOrder) return IN_OTHER_ORDER;
  if (extra === 0 && isFinished) return WHOLE_NAME;
  return first === 0 ? BEGINS_NAME : WITHIN_NAME;
}

/** Index of the name's word that matches the typed one best, skipping matched words; −1 for none. */
function findWord(
  grades: Uint8Array | undefined,
  words: Uint16Array,
  from: number,
  size: number,
  usedWords: number,
): number {
  let best = -1;
  let bestGrade = 255;
  for (let at = 0; at < size; at += 1) {
    if ((usedWords & (1 << at)) !== 0) continue;
    const grade = grades?.[words[from + at] ?? 0] ?? NO_MATCH;
    if (grade === NO_MATCH || grade >= bestGrade) continue;
    best = at;
    bestGrade = grade;
  }
  return best;
}

interface Beside {
  readonly words: number;
  readonly slips: number;
  readonly isFinished: boolean;
}

/**
 * Matches the remaining words as complete names of the context, one after another; the last may be a prefix. Null if
 * that fails.
 */
function countBeside(context: NameContext, query: SearchQuery, missing: number): Beside | null {
  let words = 0;
  let slips = 0;
  let isFinished = true;
  for (let typed = 0; typed < query.count; ) {
    if ((missing & (1 << typed)) === 0) {
      typed += 1;
      continue;
    }
    const found = findPhrase(context, query, missing, typed);
    if (found === null) return null;
    typed += found.words;
    words += found.words;
    slips += found.slips;
    isFinished &&= found.isFinished;
  }
  return { words, slips, isFinished };
}

/** The phrase of the context that matches the most typed words from one on. */
function findPhrase(context: NameContext, query: SearchQuery, missing: number, typed: number): Beside | null {
  let best: Beside | null = null;
  for (const phrase of context) {
    const read = readPhrase(phrase, query, missing, typed);
    if (read !== null && (best === null || read.words > best.words)) best = read;
  }
  return best;
}

function readPhrase(phrase: readonly number[], query: SearchQuery, missing: number, typed: number): Beside | null {
  let slips = 0;
  let isFinished = true;
  for (let at = 0; at < phrase.length; at += 1) {
    if (typed + at === query.count) return at === 0 ? null : { words: at, slips, isFinished: false };
    if ((missing & (1 << (typed + at))) === 0) return null;
    const grade = query.grades[typed + at]?.[phrase[at] ?? 0] ?? NO_MATCH;
    if (grade === NO_MATCH) return null;
    if (grade === BEGINS_WORD) isFinished = false;
    slips += countSlips(grade);
  }
  return { words: phrase.length, slips, isFinished };
}

/** One bit per typed word that may accompany names of a context. */
export function toContextBits(context: NameContext, query: SearchQuery): number {
  let bits = 0;
  for (const phrase of context) for (const word of phrase) bits |= query.bits[word] ?? 0;
  return bits;
}
