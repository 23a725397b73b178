import { toSlug } from './slug.ts';
import { toToneKey } from './tone-key.ts';

/** A word of a name or query: without marks for matching, and with them for ranking. */
export interface NameToken {
  readonly plain: string;
  readonly toneKey: string;
}

const APOSTROPHES = /['’‘ʼʻ`´′]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** Words of a text in order; words without a letter of a–z or a digit are dropped. */
export function listNameTokens(text: string): NameToken[] {
  return text
    .replace(APOSTROPHES, '')
    .split(BETWEEN_WORDS)
    .map((word) => ({ plain: toSlug(word), toneKey: toToneKey(word) }))
    .filter((token) => token.plain !== '');
}
