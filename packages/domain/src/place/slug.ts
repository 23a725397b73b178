const MARKS = /\p{M}+/gu;
const APOSTROPHES = /['’‘ʼʻ`´′]/g;
const SEPARATORS = /[^a-z0-9]+/g;
const OUTER_HYPHENS = /^-|-$/g;

/**
 * Text as search compares it: lower case, without tone marks and other accents, đ as d, the same for composed and
 * decomposed input. Spaces and punctuation stay.
 */
export function foldText(text: string): string {
  const bare = text.normalize('NFD').replace(MARKS, '').toLowerCase();
  return bare.replaceAll('đ', 'd').normalize('NFC');
}

/**
 * Address form of a text: `Ea H'Leo` → `ea-hleo`. Only a–z, 0–9 and single inner hyphens; empty when nothing of that
 * is left. Applying it again changes nothing (portal.md §9, domain.md §12.2.1).
 */
export function toSlug(text: string): string {
  return foldText(text).replace(APOSTROPHES, '').replace(SEPARATORS, '-').replace(OUTER_HYPHENS, '');
}
