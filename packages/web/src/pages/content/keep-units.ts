/** A number and the unit after it. */
const UNIT =
  /(\d) (?=(?:m|km|mm|s|cm|đ|°[BCFNEĐ]|giờ|ngày|phút|tháng|năm|days?|hours?|h|min|months?|years?|dong)(?![\p{L}\d]))/gu;

const NO_BREAK_SPACE = '\u00a0';

/** The same words with every number on one line with its unit. */
export function keepUnits<T>(words: T): T {
  if (typeof words === 'string') return words.replace(UNIT, `$1${NO_BREAK_SPACE}`) as T;
  if (Array.isArray(words)) return words.map((word) => keepUnits(word)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, keepUnits(value)])) as T;
}
