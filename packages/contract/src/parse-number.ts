const DECIMAL = /^-?\d{1,24}(?:\.\d{1,24})?(?:e[+-]?\d{1,3})?$/i;

/**
 * A number written in decimal digits, as programs print numbers; null for anything else: an empty text, spaces, a plus
 * sign, hexadecimal, `NaN`, a number too large to be finite. `-0` becomes 0.
 */
export function parseNumber(text: string): number | null {
  if (!DECIMAL.test(text)) return null;
  const value = Number(text);
  return Number.isFinite(value) ? value + 0 : null;
}
