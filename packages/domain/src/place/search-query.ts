import type { NameSearch } from './name-search.ts';
import type { NameToken } from './name-token.ts';
import type { PlaceReading } from './parse-place-text.ts';
import { compareMarks, hasMarks } from './tone-key.ts';
import { gradeWords, NO_MATCH, ONE_SLIP } from './word-grades.ts';

/**
 * A reading of a typed text prepared for an index: for every word of the vocabulary the typed words that it matches.
 */
export interface SearchQuery {
  readonly reading: PlaceReading;
  readonly count: number;
  /** Whether words may be misspelt; names that only contain them are then left out. */
  readonly slips: boolean;
  /** Most wrong letters in total. */
  readonly mostSlips: number;
  /** Per typed word its grade for every word of the vocabulary. */
  readonly grades: readonly Uint8Array[];
  /** Per word of the vocabulary one bit for each matching typed word. */
  readonly bits: Uint16Array;
  /** Score of a typed word's marks for a name's word with this tone key number. */
  readonly scoreMarks: (typed: number, tone: number) => number;
}

/** From this length on two letters may be wrong. */
const LONG_TEXT = 8;
const MARKS_SAME = 30;
const MARKS_LACKING = -60;
const MARKS_OTHER = -400;
/** Next to words typed with marks, one without them is intended. */
const MARKS_LEFT_OUT = -15;

/** Grades the words of a reading; with `slips` also for misspelt words. */
export function toSearchQuery(search: NameSearch, reading: PlaceReading, slips: boolean): SearchQuery {
  const { words } = reading;
  const size = search.vocabulary.words.length;
  const grades = words.map(({ plain }, at) =>
    gradeWords(search.vocabulary, plain, { unfinished: at === words.length - 1, slips }),
  );
  const bits = new Uint16Array(size);
  for (const [typed, gradesOfWord] of grades.entries()) {
    for (let at = 0; at < size; at += 1) if (gradesOfWord[at] !== NO_MATCH) bits[at] = (bits[at] ?? 0) | (1 << typed);
  }
  return {
    reading,
    count: words.length,
    slips,
    mostSlips: countLetters(words) < LONG_TEXT ? 1 : 2,
    grades,
    bits,
    scoreMarks: toMarkScorer(search, words),
  };
}

function toMarkScorer({ toneKeys }: NameSearch, words: readonly NameToken[]): SearchQuery['scoreMarks'] {
  const known = words.map(() => new Map<number, number>());
  const isMarked = words.some(({ toneKey }) => hasMarks(toneKey));
  if (!isMarked) return () => 0;
  return (typed, tone) => {
    const scores = known[typed];
    const score = scores?.get(tone);
    if (score !== undefined) return score;
    const fresh = scoreMarks(words[typed]?.toneKey ?? '', toneKeys[tone] ?? '');
    scores?.set(tone, fresh);
    return fresh;
  };
}

function scoreMarks(typed: string, named: string): number {
  if (!hasMarks(typed)) return hasMarks(named) ? MARKS_LEFT_OUT : 0;
  const agreement = compareMarks(typed, named);
  if (agreement === 'other') return MARKS_OTHER;
  return agreement === 'same' ? MARKS_SAME : MARKS_LACKING;
}

/** Number of letters by which a word of a grade differs from the typed one. */
export function countSlips(grade: number): number {
  return grade < ONE_SLIP ? 0 : grade - ONE_SLIP + 1;
}

function countLetters(words: readonly NameToken[]): number {
  return words.reduce((sum, { plain }) => sum + plain.length, 0);
}
