/** Share of the members that lie below the low end of what is likely. */
export const LOW_SHARE = 0.1;

/** Share of the members that lie below the middle of what is likely. */
export const MIDDLE_SHARE = 0.5;

/** Share of the members that lie below the high end of what is likely. */
export const HIGH_SHARE = 0.9;

/**
 * Quantile of the first `count` (at least one) values of an array in rising order, `share` from 0 to 1: linear between
 * the two order statistics around 1 + (count − 1) × share, type 7 of Hyndman & Fan, "Sample Quantiles in Statistical
 * Packages", The American Statistician 50 (1996).
 */
export function findQuantile(rising: Float64Array, count: number, share: number): number {
  const place = (count - 1) * share;
  const below = Math.floor(place);
  const low = rising[below] as number;
  const part = place - below;
  return part === 0 ? low : low + part * ((rising[below + 1] as number) - low);
}
