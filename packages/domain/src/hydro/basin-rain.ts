/** Rain on a basin from points: mean, driest and wettest point in mm, and index of the wettest. */
export interface BasinRain {
  readonly meanMm: number;
  readonly lowMm: number;
  readonly highMm: number;
  /** Index of the wettest point. */
  readonly wettest: number;
}

/** Below this share there is no statement about the basin (domain.md §5.2.1). */
const LEAST_KNOWN_PART = 0.8;

/** Rain of the first `count` hours or days of a point, in mm. Null if an amount is unknown or there are fewer. */
export function sumRain(amountsMm: readonly (number | null)[], count: number): number | null {
  if (amountsMm.length < count) return null;
  let sum = 0;
  for (const amount of amountsMm.slice(0, count)) {
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/**
 * Unweighted mean of a basin's points, in mm, with its range over them. Null if fewer than four fifths of the points
 * are known (domain.md §5.2.1, points representing areas).
 */
export function findBasinRain(pointsMm: readonly (number | null)[]): BasinRain | null {
  const known = pointsMm.filter((amount) => amount !== null);
  if (known.length === 0 || known.length < LEAST_KNOWN_PART * pointsMm.length) return null;
  const highMm = Math.max(...known);
  return {
    meanMm: known.reduce((sum, amount) => sum + amount, 0) / known.length,
    lowMm: Math.min(...known),
    highMm,
    wettest: pointsMm.indexOf(highMm),
  };
}
