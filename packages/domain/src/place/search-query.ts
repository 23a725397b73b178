import type { NameSearch } from './name-search.ts';
import type { NameToken } from './name-token.ts';
import type { PlaceReading } from './parse-place-text.ts';
import { compareMarks, hasMarks } from './tone-key.ts';
import { BEGINS_WORD, gradeWords, NO_MATCH, ONE_SLIP } from './word-grades.ts';

/** A reading of a typed text made ready for one index: for every word of the vocabulary it is known which typed words it answers. */
export interface SearchQuery {
  readonly reading: PlaceReading;
  readonly count: number;
  /** Whether words may be misspelt; names that merely hold them are then left out. */
  readonly slips: boolean;
  /** Per typed word its grade for every word of the vocabulary. */
  readonly grades: readonly Uint8Array[];
  /** Per word of the vocabulary a bit for each typed word that it answers within a name … */
  readonly nameBits: Uint16Array;
  /** … and beside one, where only the last word may be unfinished. */
  readonly besideBits: Uint16Array;
  /** What the marks of a typed word add to the score of a name whose word has the tone key of this number. */
  readonly scoreMarks: (typed: number, tone: number) => number;
}

const MARKS_SAME = 30;
const MARKS_LACKING = -60;
const MARKS_OTHER = -400;
/** Beside words typed with marks, one without them is meant so. */
const MARKS_LEFT_OUT = -15;

/** Grades the words of a reading; with `slips` also words that are misspelt. */
export function toSearchQuery(search: NameSearch, reading: PlaceReading, slips: boolean): SearchQuery {
  const { words } = reading;
  const size = search.vocabulary.words.length;
  const grades = words.map(({ plain }) => gradeWords(search.vocabulary, plain, slips));
  const nameBits = new Uint16Array(size);
  const besideBits = new Uint16Array(size);
  for (const [typed, gradesOfWord] of grades.entries()) {
    const bit = 1 << typed;
    const isLast = typed === words.length - 1;
    for (let at = 0; at < size; at += 1) {
      const grade = gradesOfWord[at];
      if (grade === NO_MATCH || grade === undefined) continue;
      nameBits[at] = (nameBits[at] ?? 0) | bit;
      if (isLast || grade !== BEGINS_WORD) besideBits[at] = (besideBits[at] ?? 0) | bit;
    }
  }
  return { reading, count: words.length, slips, grades, nameBits, besideBits, scoreMarks: toMarkScorer(search, words) };
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

/** Letters by which a word of a grade differs from the typed one. */
export function countSlips(grade: number): number {
  return grade < ONE_SLIP ? 0 : grade - ONE_SLIP + 1;
}
