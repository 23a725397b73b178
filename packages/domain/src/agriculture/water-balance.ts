import type { Threshold } from './threshold.ts';

/** Base and upper temperature of growth, °C; without an upper one there is no cap. */
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

/**
 * Number of days, including the day itself, whose air temperature determines a shallow pond's; and the excess from
 * sunshine.
 */
const DAYS = 3;
const WARMER_C = 1;

/**
 * Estimated temperature of a shallow pond by day, °C, from daily mean air temperatures, °C: the mean of the day and the
 * two before it, plus one degree. The portal's own substitute for a thermometer in the water, to be labelled as an
 * estimate. Null if one of the three days is unknown or before the list.
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

/** Rain and the crop's water use on a day, mm; null is unknown. */
interface WaterDay {
  readonly rainMm: number | null;
  readonly cropMm: number | null;
}

/** Sums of some days, mm. `balanceMm` is rain minus the crop's water use: below 0 water is short. */
export interface WaterSum {
  readonly rainMm: number | null;
  readonly cropMm: number | null;
  readonly balanceMm: number | null;
}

/** Sums days; a sum is null if one of its days is unknown, and without days. */
export function sumWater(days: readonly WaterDay[]): WaterSum {
  const rainMm = sumKnown(days.map((day) => day.rainMm));
  const cropMm = sumKnown(days.map((day) => day.cropMm));
  return { rainMm, cropMm, balanceMm: findBalanceMm(rainMm, cropMm) };
}

/** Rain minus the crop's water use, mm; null if one is unknown. */
export function findBalanceMm(rainMm: number | null, cropMm: number | null): number | null {
  return rainMm === null || cropMm === null ? null : rainMm - cropMm;
}

/** Sum of values; null if one is unknown, and without values. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return values.length === 0 ? null : total;
}
