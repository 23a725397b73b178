import type { FormerWard } from './former-ward.ts';
import type { PlaceRecord } from './place-record.ts';
import type { SearchVocabulary } from './search-vocabulary.ts';

/**
 * Every name that a query may mean, in columns: a name is known by its place in them. Words are known by their place in
 * the vocabulary. 15,000 names with all that belongs to them take about 1 MB.
 */
export interface NameSearch {
  readonly places: readonly PlaceRecord[];
  readonly formerWards: readonly FormerWard[];
  readonly vocabulary: SearchVocabulary;
  /** Words with their marks (`toToneKey`). */
  readonly toneKeys: readonly string[];
  readonly names: NameColumns;
  /** What may stand beside names: the words of provinces and former districts. */
  readonly contexts: readonly NameContext[];
}

/** The columns: one entry per name, but `words` and `tones` one per word of a name, those of name n from `wordsFrom[n]` to `wordsFrom[n + 1]`. */
export interface NameColumns {
  readonly count: number;
  /** Which place the name leads to. */
  readonly place: Uint16Array;
  /** Which former ward the name is of; −1 for a name of the place itself. */
  readonly formerWard: Int16Array;
  /** Unit types that bear the name (`toUnitBits`). */
  readonly units: Uint16Array;
  /** What the name adds to a score: how likely its place is meant, less for former and other names. */
  readonly worth: Int16Array;
  /** Which context the name has. */
  readonly context: Uint16Array;
  readonly wordsFrom: Uint32Array;
  readonly words: Uint16Array;
  readonly tones: Uint16Array;
}

/** Names that may stand beside a name, each as words of the vocabulary: `[tien, giang]`, `[tiengiang]`. */
export type NameContext = readonly (readonly number[])[];
