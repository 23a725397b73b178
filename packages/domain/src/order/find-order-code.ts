/** A code as it stands alone, between characters that no code has. */
const ALONE = /(?<![A-Z0-9])HR[A-Z2-9]{10}(?![A-Z0-9])/;
/** A code with other letters or digits directly before or after it; every place where one may begin. */
const ATTACHED = /(?=(HR[A-Z2-9]{10})(.?))/g;
/** A code between whose characters the bank put spaces, points or line ends. */
const SPREAD = /(?<![A-Z0-9])(?=H[^A-Z0-9]*R((?:[^A-Z0-9]*[A-Z2-9]){10}))/;

/** A text as it is written without tone marks, for systems that know ASCII only. */
export const removeTones = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D');

/**
 * The code of an order, `HR` and ten of `A–Z2–9`, in what a payer's bank made of the purpose of a transfer: with words before and after
 * it, in lower case, or apart. Null: there is none.
 */
export function findOrderCode(purpose: string): string | null {
  const text = removeTones(purpose).toUpperCase();
  const alone = ALONE.exec(text);
  if (alone !== null) return alone[0];
  const attached = [...text.matchAll(ATTACHED)];
  // What ends where the word ends is rather the code than what begins in a word by chance.
  const found = attached.find(([, , next = '']) => !/[A-Z0-9]/.test(next)) ?? attached[0];
  if (found?.[1] !== undefined) return found[1];
  const spread = SPREAD.exec(text);
  return spread === null ? null : `HR${(spread[1] ?? '').replace(/[^A-Z0-9]/g, '')}`;
}
