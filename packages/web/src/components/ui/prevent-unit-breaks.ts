/** A number and the unit after it. */
const UNIT =
  /(\d) (?=(?:m|km|mm|s|cm|đ|km\/h|m\/s|hPa|°[BCFNEĐ]|giờ|ngày|phút|tháng|năm|days?|hours?|h|am|pm|min|months?|years?|dong)(?![\p{L}\d/]))/gu;
/** A wind force, which is read as one word. */
const FORCE = /(cấp|force) (?=\d)/g;
/** The dash of a range of figures. */
const RANGE = /(\d)–(?=\d)/g;

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';

/** The same words with every number on one line with its unit, and with the other end of its range. */
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
