import { removeUnseen, toPlainDashes } from '#language/unseen-characters.ts';

const MOBILE = /^0[35789]\d{8}$/;
/** Area codes begin with 2 and have two or three digits, followed by seven or eight digits (domain rules §9.3). */
const LANDLINE = /^02\d{1,2}\d{7,8}$/;

/**
 * A written number as digits with a leading zero: removes spaces, dots, dashes, brackets and invisible characters;
 * converts +84, 0084 and 84 to 0, also before another zero as in `+84 (0)912` (§9.6).
 */
function toNational(text: string): string {
  const figures = toPlainDashes(removeUnseen(text.normalize('NFKC'))).replace(/[\s.\-()]/g, '');
  return figures.replace(/^(?:\+84|0084|84)0?(?=\d{9,10}$)/, '0');
}

/**
 * A Vietnamese phone number as E.164, such as `+84912345678`; null for anything else, including hotlines (domain rules
 * §9.3, §9.6, §9.8). The only parser of numbers, for forms and lists. Takes any text and never throws.
 */
export function parsePhoneNumber(text: string): string | null {
  const national = toNational(text);
  return MOBILE.test(national) || LANDLINE.test(national) ? `+84${national.slice(1)}` : null;
}

/**
 * A number that can receive SMS, as E.164; null for a landline and for anything that is not a number (domain rules
 * §9.7).
 */
export function parseMobileNumber(text: string): string | null {
  const national = toNational(text);
  return MOBILE.test(national) ? `+84${national.slice(1)}` : null;
}
