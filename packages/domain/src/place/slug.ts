import { removeUnseen } from '#language/unseen-characters.ts';

const MARKS = /\p{M}+/gu;
/** Spellings of đ: U+0111, and the look-alikes U+00F0 (Ð, eth) and U+0256 (Ɖ). */
const CROSSED_D = /[đðɖ]/g;
const APOSTROPHES = /['’‘ʼʻ`´′]/g;
const SEPARATORS = /[^a-z0-9]+/g;
const OUTER_HYPHENS = /^-|-$/g;

/**
 * Text for comparison in search: lower case, without tone marks, other accents and invisible characters, đ and its
 * look-alikes as d, the same for composed and decomposed input. Keeps spaces and punctuation.
 */
export function foldText(text: string): string {
  const bare = removeUnseen(text).normalize('NFD').replace(MARKS, '').toLowerCase();
  return bare.replace(CROSSED_D, 'd').normalize('NFC');
}

/**
 * Slug of a text: `Ea H'Leo` → `ea-hleo`. Only a–z, 0–9 and single inner hyphens; empty if nothing of that is left.
 * Idempotent (portal.md §9, domain.md §12.2.1).
 */
export function toSlug(text: string): string {
  return foldText(text).replace(APOSTROPHES, '').replace(SEPARATORS, '-').replace(OUTER_HYPHENS, '');
}
