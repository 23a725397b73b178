/** Code by which customer and bank name an order: `HR` and ten characters, without ambiguous ones (0, 1). */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';
const RANDOM_LENGTH = 10;
const CODE = /^HR[A-Z2-9]{10}$/;

/** Length of an order's code. */
const CODE_LENGTH = 12;
/** Attempts that two digits can number. */
export const MOST_ATTEMPTS = 99;

/** Creates a code; `chooseIndex` returns a random integer below its argument. */
export function makeOrderCode(chooseIndex: (below: number) => number): string {
  const characters = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[chooseIndex(ALPHABET.length)] ?? 'A');
  return `HR${characters.join('')}`;
}

/** Whether a text is a code. */
export const isOrderCode = (text: string): boolean => CODE.test(text);

/** A gateway's reference of an attempt: the order's code and the number of the attempt, from 1. */
export const toReference = (code: string, attempt: number): string => `${code}${String(attempt).padStart(2, '0')}`;

/** The order code at the start of a reference; null if there is none. */
export function readReferenceCode(reference: string): string | null {
  const code = reference.slice(0, CODE_LENGTH);
  return isOrderCode(code) ? code : null;
}
