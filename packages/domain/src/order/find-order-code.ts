/** A code by itself, between characters that no code contains. */
const ALONE = /(?<![A-Z0-9])HR[A-Z2-9]{10}(?![A-Z0-9])/;
/** A code with other letters or digits directly before or after it; every possible start. */
const ATTACHED = /(?=(HR[A-Z2-9]{10})(.?))/g;
/** A code into which the bank inserted spaces, points or line ends. */
const SPREAD = /(?<![A-Z0-9])(?=H[^A-Z0-9]*R((?:[^A-Z0-9]*[A-Z2-9]){10}))/;

/** A text without tone marks, for ASCII-only systems. */
export const removeTones = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D');

/**
 * The code of an order, `HR` and ten of `A–Z2–9`, in the transfer purpose as altered by the payer's bank: with words
 * before and after it, in lower case, or split. Null if there is none.
 */
export function findOrderCode(purpose: string): string | null {
  const text = removeTones(purpose).toUpperCase();
  const alone = ALONE.exec(text);
  if (alone !== null) return alone[0];
  const attached = [...text.matchAll(ATTACHED)];
  // A match at the end of a word is more likely the code than one inside a word.
  const found = attached.find(([, , next = '']) => !/[A-Z0-9]/.test(next)) ?? attached[0];
  if (found?.[1] !== undefined) return found[1];
  const spread = SPREAD.exec(text);
  return spread === null ? null : `HR${(spread[1] ?? '').replace(/[^A-Z0-9]/g, '')}`;
}
