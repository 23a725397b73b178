import { formatDay } from '@portal/content/format-day';
import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatClock } from '@portal/domain/time/vietnam-time';

/** Text, or a number with its decimals; null: missing. */
export type Cell = string | { readonly value: number | null; readonly digits: 0 | 1 | 2 };

/** A number with the language's decimal mark; `–`: missing. */
export function writeAmount({ value, digits }: Exclude<Cell, string>, language: Language): string {
  if (value === null) return '–';
  const locale = language === 'vi' ? 'vi-VN' : 'en-GB';
  const text = value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  // No `−0,0`, and a minus sign as wide as a plus.
  return /[1-9]/.test(text) ? text.replace('-', '−') : text.replace('-', '');
}

export const writeCell = (cell: Cell, language: Language): string =>
  typeof cell === 'string' ? cell : writeAmount(cell, language);

export const toSeconds = (moment: string): EpochSeconds => Date.parse(moment) / 1000;

/** `04:00 26/11/2026`. */
export function writeMoment(moment: string | EpochSeconds, language: Language): string {
  const at = typeof moment === 'number' ? moment : toSeconds(moment);
  return `${formatClock(at)} ${formatDay(at, language)}`;
}

/** `04:00 26/11`, in English `04:00 26 Nov`; no year, which is clear within a forecast. */
export function writeShortMoment(moment: string, language: Language): string {
  const at = toSeconds(moment);
  return `${formatClock(at)} ${writeShortDay(at, language)}`;
}

/** `26/11`, in English `26 Nov`. */
export function writeShortDay(at: EpochSeconds, language: Language): string {
  const date = new Date(1000 * at);
  const options = {
    timeZone: 'Asia/Ho_Chi_Minh',
    day: 'numeric',
    month: language === 'vi' ? 'numeric' : 'short',
  } as const;
  return date.toLocaleDateString(language === 'vi' ? 'vi-VN' : 'en-GB', options).replace('-', '/');
}
