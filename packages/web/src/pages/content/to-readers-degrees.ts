/** Whole degrees, alone or in a row such as `35, 37, 39 °C` and `20–25 °C`; with a sign they are a difference. */
const CELSIUS = /(?<![\d.,])([±+−]?)(\d+(?:(?:–|, )\d+)*)([ \u00a0])°C/gu;

function toFahrenheit(degrees: number, isDifference: boolean): number {
  return Math.floor(degrees * 1.8 + (isDifference ? 0 : 32) + 0.5);
}

function writeFahrenheit(_whole: string, sign: string, row: string, space: string): string {
  return `${sign}${row.replaceAll(/\d+/g, (one) => `${toFahrenheit(Number(one), sign !== '')}`)}${space}°F`;
}

/** The same words in the degrees that a reader has chosen. Differences are written with their sign in the content. */
export function toReadersDegrees<T>(words: T, unit: 'C' | 'F'): T {
  if (unit === 'C') return words;
  if (typeof words === 'string') return words.replace(CELSIUS, writeFahrenheit) as T;
  if (Array.isArray(words)) return words.map((word) => toReadersDegrees(word, unit)) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, toReadersDegrees(value, unit)])) as T;
}
