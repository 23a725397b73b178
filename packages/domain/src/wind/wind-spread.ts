import type { WindRange } from './wind-profile.ts';

/** Standard score of the 10th and 90th percentile. */
const TENTH_Z = 1.281_551_565_5;

/** Standard normal distribution function, 0 to 1, to 2 in ten million (Abramowitz and Stegun, 26.2.17). */
export function shareBelow(z: number): number {
  if (z === Number.POSITIVE_INFINITY) return 1;
  if (z === Number.NEGATIVE_INFINITY) return 0;
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - above : above;
}

/** Quantile of the standard normal distribution for a share between 0 and 1: the inverse of `shareBelow`. */
export function valueAtShare(share: number): number {
  let [low, high] = [-9, 9];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (shareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Wind at a rank of its distribution, m/s, never below 0: two halves of normal distributions that meet at the forecast
 * wind, the lower through the range's 10th, the upper through its 90th percentile. Rank 0 is the forecast; without a
 * range every rank is.
 */
export function windAtRank(speedMs: number, range: WindRange | null, z: number): number {
  if (range === null) return speedMs;
  const width = z < 0 ? speedMs - range.lowMs : range.highMs - speedMs;
  return Math.max(0, speedMs + (z * width) / TENTH_Z);
}

/**
 * Rank up to which a wind stays at or below a limit: the inverse of `windAtRank`. Infinite if that half of the
 * distribution has no width or the range is unknown: the forecast then decides alone.
 */
export function rankOfLimit(speedMs: number, range: WindRange | null, limitMs: number): number {
  const isAbove = limitMs >= speedMs;
  const width = range === null ? 0 : isAbove ? range.highMs - speedMs : speedMs - range.lowMs;
  if (width <= 0) return isAbove ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  return ((limitMs - speedMs) * TENTH_Z) / width;
}
