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

/** Air of how many days, the day itself among them, warms a shallow pond; and how much warmer than it the sun makes the water. */
const DAYS = 3;
const WARMER_C = 1;

/**
 * Estimated temperature of a shallow pond by day, °C, from daily means of the air, °C: the mean of the day and the two
 * before it, plus one degree. A stand-in of the portal's own for a thermometer in the water, and to be called an estimate.
 * Null where one of the three days is unknown or before the list.
 */
export function estimatePondC(meansC: readonly (number | null)[]): (number | null)[] {
  return meansC.map((_, day) => {
    let total = 0;
    for (let before = 0; before < DAYS; before++) {
      const mean = meansC[day - before] ?? null;
      if (mean === null) return null;
      total += mean;
    }
    return total / DAYS + WARMER_C;
  });
}

/** Rain and what a crop drinks on a day, mm; null is unknown. */
interface WaterDay {
  readonly rainMm: number | null;
  readonly cropMm: number | null;
}

/** Sums of some days, mm. `balanceMm` is rain less what the crop drinks: below 0 water is short. */
export interface WaterSum {
  readonly rainMm: number | null;
  readonly cropMm: number | null;
  readonly balanceMm: number | null;
}

/** Sums up days; a sum is null where one of its days is unknown, and of no days. */
export function sumWater(days: readonly WaterDay[]): WaterSum {
  const rainMm = sumKnown(days.map((day) => day.rainMm));
  const cropMm = sumKnown(days.map((day) => day.cropMm));
  return { rainMm, cropMm, balanceMm: findBalanceMm(rainMm, cropMm) };
}

/** Rain less what the crop drinks, mm; null where one is unknown. */
export function findBalanceMm(rainMm: number | null, cropMm: number | null): number | null {
  return rainMm === null || cropMm === null ? null : rainMm - cropMm;
}

/** Sum of values; null where one is unknown, and of none. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return values.length === 0 ? null : total;
}
