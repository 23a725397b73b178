import type { Language } from '@portal/domain/language/language';

const UNIT =
  /(\d) (?=(?:m|km|mm|s|cm|đ|km\/h|m\/s|hPa|°[BCFNEĐ]|giờ|ngày|phút|tháng|năm|days?|hours?|h|am|pm|min|months?|years?|dong)(?![\p{L}\d/]))/gu;
/** A wind force, kept on one line. */
const FORCE = /(cấp|force) (?=\d)/g;
/** The dash of a numeric range. */
const RANGE = /(\d)–(?=\d)/g;

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/** Adds no-break spaces so that numbers keep their unit and ranges stay whole. */
export function preventUnitBreaks<T>(words: T): T {
  if (typeof words === 'string') {
    return words
      .replace(UNIT, `$1${NO_BREAK_SPACE}`)
      .replace(FORCE, `$1${NO_BREAK_SPACE}`)
      .replace(RANGE, `$1–${WORD_JOINER}`) as T;
  }
  if (Array.isArray(words)) return words.map((word) => preventUnitBreaks(word)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, preventUnitBreaks(value)])) as T;
}

/** `2026-11-21` to `21/11/2026` in Vietnamese, `21 November 2026` in English. */
export function writeLongDate(date: string, language: Language): string {
  const locale = language === 'vi' ? 'vi-VN' : 'en-GB';
  const month = language === 'vi' ? 'numeric' : 'long';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
