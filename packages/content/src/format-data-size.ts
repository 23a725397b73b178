import type { Language } from '@portal/domain/language/language';

const UNITS = ['B', 'kB', 'MB'] as const;
const STEP = 1000;

/** Bytes with two significant digits: `140 kB`, `2,9 MB`. */
export function formatDataSize(bytes: number, language: Language): string {
  let [value, unit] = [bytes, 0];
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const digits = value >= 10 || unit === 0 ? 0 : 1;
  return `${value.toFixed(digits).replace('.', language === 'vi' ? ',' : '.')}\u00a0${UNITS[unit]}`;
}
