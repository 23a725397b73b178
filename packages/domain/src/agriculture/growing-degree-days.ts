import type { Threshold } from './threshold.ts';

/** Temperatures between which a crop grows, °C; without an upper one warmth counts as it is. */
export interface GrowthRange {
  readonly lowestC: Threshold;
  readonly highestC: Threshold | null;
}

/**
 * Growing degree days of a day, °C·day (domain.md §4.1.1): max(0, (min(Tmax, Tu) + max(Tmin, Tb)) / 2 − Tb). Temperatures
 * in °C; null where one is unknown.
 */
export function growingDegreeDays(
  minC: number | null,
  maxC: number | null,
  { lowestC, highestC }: GrowthRange,
): number | null {
  if (minC === null || maxC === null) return null;
  const lowest = lowestC.value;
  const upper = highestC === null ? maxC : Math.min(maxC, highestC.value);
  return Math.max(0, (upper + Math.max(minC, lowest)) / 2 - lowest);
}
