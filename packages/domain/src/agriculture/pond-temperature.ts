/** Air of how many days, the day itself among them, warms a shallow pond; and how much warmer than it the sun keeps the water. */
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
