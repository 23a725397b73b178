import { removeUnseen, toPlainDashes } from '#language/unseen-characters.ts';

const MOBILE = /^0[35789]\d{8}$/;
/** Area codes begin with 2 and have two or three figures, the number behind them seven or eight (domain rules §9.3). */
const LANDLINE = /^02\d{1,2}\d{7,8}$/;

/**
 * How people write a number, as figures with a leading zero: spaces, dots, dashes, brackets and what nobody sees out; +84, 0084 and 84
 * to 0, also where the zero stands behind it as in `+84 (0)912` (§9.6).
 */
function toNational(text: string): string {
  const figures = toPlainDashes(removeUnseen(text.normalize('NFKC'))).replace(/[\s.\-()]/g, '');
  return figures.replace(/^(?:\+84|0084|84)0?(?=\d{9,10}$)/, '0');
}

/**
 * A Vietnamese phone number as E.164, such as `+84912345678`; null for anything else, hotlines among it (domain rules §9.3,
 * §9.6, §9.8). The one reader of numbers, for forms and lists. Takes any text and never throws.
 */
export function parsePhoneNumber(text: string): string | null {
  const national = toNational(text);
  return MOBILE.test(national) || LANDLINE.test(national) ? `+84${national.slice(1)}` : null;
}

/** A number that text messages reach, as E.164; null for a landline and for what is no number (domain rules §9.7). */
export function parseMobileNumber(text: string): string | null {
  const national = toNational(text);
  return MOBILE.test(national) ? `+84${national.slice(1)}` : null;
}
