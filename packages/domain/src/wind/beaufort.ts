import type { Language } from '#language/language.ts';
import { BEAUFORT_NAMES } from './beaufort-names.table.ts';

/** Vietnamese wind force: Beaufort extended to 17, and 18 for anything above (QĐ 18/2021/QĐ-TTg, annex III). */
export type BeaufortForce = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;

/** Strongest wind of forces 0–17, m/s. */
const UPPER_MS = [
  0.2, 1.5, 3.3, 5.4, 7.9, 10.7, 13.8, 17.1, 20.7, 24.4, 28.4, 32.6, 36.9, 41.4, 46.1, 50.9, 56.0, 61.2,
] as const;

/**
 * Force of a mean wind or gust in m/s. The table is read with the speed rounded to 0.1 m/s: 10.7 is 5, 10.8 is 6
 * (domain.md §2.5). 18 means above 17. Throws a RangeError for NaN.
 */
export function beaufortForce(windMs: number): BeaufortForce {
  if (Number.isNaN(windMs)) throw new RangeError('The force of an unknown wind is unknown');
  const rounded = Math.round(windMs * 10) / 10;
  let force = 0;
  while (force < UPPER_MS.length && rounded > (UPPER_MS[force] ?? 0)) force++;
  return force as BeaufortForce;
}

/**
 * Name of a force: `Gió nhẹ`, `Gentle breeze`. From 12 up the name is that of force 12, which has no upper limit in
 * Beaufort's scale.
 */
export function nameBeaufort(force: BeaufortForce, language: Language): string {
  return BEAUFORT_NAMES[force][language];
}
