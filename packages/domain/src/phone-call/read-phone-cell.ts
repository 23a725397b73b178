import { parsePhoneNumber } from '#contact/phone-number.ts';
import { tidyCell, toPlainDashes } from '#language/unseen-characters.ts';

/** Why a cell contains no number that can be called. */
export const PHONE_FAULTS = [
  'empty',
  'formula',
  'scientific',
  'several',
  'letters',
  'foreign',
  'hotline',
  'tooShort',
  'tooLong',
  'unknownPrefix',
] as const;

/** Fault of a cell. */
export type PhoneFault = (typeof PHONE_FAULTS)[number];

/** A cell of a phone list. */
export type PhoneCell =
  | {
      readonly ok: true;
      /** E.164 */
      readonly phone: string;
      /** Whether a leading zero was missing, as spreadsheets drop it. */
      readonly isRestored: boolean;
    }
  | { readonly ok: false; readonly fault: PhoneFault };

const LEAST_FIGURES = 9;
const MOST_FIGURES = 11;

const refuse = (fault: PhoneFault): PhoneCell => ({ ok: false, fault });

/** The fault of a text that is not a Vietnamese number. */
function findFault(text: string): PhoneFault {
  if (/^[=@]/.test(text)) return 'formula';
  if (/^\d[.,]?\d*E\+?\d+$/i.test(text)) return 'scientific';
  if (text.split(/[;,/|\n]|\s{2,}| - /).filter((part) => /\d{7}/.test(part.replace(/\D/g, ''))).length > 1)
    return 'several';
  if (/\p{L}/u.test(text)) return 'letters';
  const figures = text.replace(/\D/g, '');
  if (/^(?:\+|00)/.test(text) && !/^(?:\+|00)84/.test(text.replace(/\s/g, ''))) return 'foreign';
  if (/^1[89]00/.test(figures)) return 'hotline';
  if (figures.length < LEAST_FIGURES) return 'tooShort';
  const national = figures.replace(/^(?:0084|84)(?=\d{9})/, '0');
  return national.length > MOST_FIGURES ? 'tooLong' : 'unknownPrefix';
}

/**
 * Parses a cell of a phone list: a number as E.164 (domain rules §9.3, §9.6), also one without its leading zero, or the
 * fault. Takes any text and never throws.
 */
export function readPhoneCell(cell: string): PhoneCell {
  // An apostrophe marks text in a spreadsheet; `912345678.0` is a number formatted with decimals, `0912.345.000` is
  // not.
  const tidy = toPlainDashes(tidyCell(cell.normalize('NFKC'))).replace(/^'/, '');
  const text = tidy.replace(/^(\d{9,})\.0+$/, '$1');
  if (text === '') return refuse('empty');
  const phone = parsePhoneNumber(text);
  if (phone !== null) return { ok: true, phone, isRestored: false };
  const plain = text.replace(/[\s.\-()]/g, '');
  const restored = /^[2-9]\d{8,9}$/.test(plain) ? parsePhoneNumber(`0${plain}`) : null;
  return restored === null ? refuse(findFault(text)) : { ok: true, phone: restored, isRestored: true };
}
