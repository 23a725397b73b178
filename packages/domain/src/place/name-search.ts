import type { FormerWard } from './former-ward.ts';
import type { PlaceRecord } from './place-record.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';

/**
 * Every searchable name, in columns: names and words are identified by their index. 15,000 names with all their data
 * take about 1 MB.
 */
export interface NameSearch {
  readonly places: readonly PlaceRecord[];
  readonly formerWards: readonly FormerWard[];
  readonly vocabulary: SearchVocabulary;
  /** Words with their marks (`toToneKey`). */
  readonly toneKeys: readonly string[];
  readonly names: NameColumns;
  /** Contexts in which names may be given: the words of provinces and former districts. */
  readonly contexts: readonly NameContext[];
}

/**
 * The columns: one entry per name, but `words` and `tones` one per word, those of name n from `wordsFrom[n]` to
 * `wordsFrom[n + 1]`.
 */
export interface NameColumns {
  readonly count: number;
  /** Index of the name's place. */
  readonly place: Uint16Array;
  /** Index of the name's former ward; −1 for a name of the place itself. */
  readonly formerWard: Int16Array;
  /** Unit types that bear the name (`toUnitBits`). */
  readonly units: Uint16Array;
  /** Contribution to the score: likelihood of its place, reduced for former and other names. */
  readonly worth: Int16Array;
  /** Which context the name has. */
  readonly context: Uint16Array;
  readonly wordsFrom: Uint32Array;
  readonly words: Uint16Array;
  readonly tones: Uint16Array;
}

/** Names that may accompany a name, each as words of the vocabulary: `[tien, giang]`, `[tiengiang]`. */
export type NameContext = readonly (readonly number[])[];
