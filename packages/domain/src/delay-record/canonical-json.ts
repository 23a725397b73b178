/** Values of canonical JSON. Numbers are integers; fractions are texts with fixed decimals. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [key: string]: CanonicalValue };

/**
 * The one text of a value: keys sorted by their UTF-16 units, no spaces, texts in NFC. Throws `RangeError` for a number that is not whole,
 * whose text would depend on who writes it.
 */
export function toCanonicalJson(value: CanonicalValue): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number`);
    return String(Object.is(value, -0) ? 0 : value);
  }
  if (value === null || typeof value === 'boolean') return String(value);
  if (isList(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${toCanonicalJson(value[key] ?? null)}`).join(',')}}`;
}

const isList = (value: object): value is readonly CanonicalValue[] => Array.isArray(value);

/** A value with fixed decimals, without a negative zero; null stays null. */
export function toFixedText(value: number | null, decimals: number): string | null {
  if (value === null) return null;
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text;
}
