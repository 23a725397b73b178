/** Rain and what a crop drinks on a day, mm; null is unknown. */
export interface WaterDay {
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
