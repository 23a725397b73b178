/**
 * The standard normal distribution as tables, because a sky asks for it millions of times. Built once by integrating
 * the density; errors stay below 1e-5 of a probability.
 */

const REACH = 6;
const STEPS_PER_UNIT = 256;
const TAIL = integrateTail();
const QUANTILE_STEPS = 1024;
const QUANTILES = listQuantiles();

/** Number of entries of `GAUSSIAN_DRAWS`, a power of two. */
export const DRAW_COUNT = 4096;

/** Equally likely draws from the standard normal distribution, in rising order: one per slice of probability. */
export const GAUSSIAN_DRAWS = Float64Array.from(
  { length: DRAW_COUNT },
  (_, index) => -bisect((index + 0.5) / DRAW_COUNT),
);

/** Probability that a standard normal variable exceeds `z`. */
export function upperTail(z: number): number {
  if (z <= -REACH) return 1;
  if (z >= REACH) return 0;
  const place = (z + REACH) * STEPS_PER_UNIT;
  const index = Math.floor(place);
  const low = TAIL[index] as number;
  return low + (place - index) * ((TAIL[index + 1] as number) - low);
}

/** The `z` that a standard normal variable exceeds with probability `share` (0…1; the ends answer about ±4). */
export function upperQuantile(share: number): number {
  if (share > 0.5) return -upperQuantile(1 - share);
  const place = Math.sqrt(Math.max(share, 0) * 2) * QUANTILE_STEPS;
  const index = Math.floor(place);
  const low = QUANTILES[index] as number;
  return low + (place - index) * ((QUANTILES[index + 1] as number) - low);
}

function integrateTail(): Float64Array {
  const size = 2 * REACH * STEPS_PER_UNIT;
  const density = (index: number) => Math.exp(-0.5 * (index / STEPS_PER_UNIT - REACH) ** 2) / Math.sqrt(2 * Math.PI);
  const tail = new Float64Array(size + 2);
  for (let index = size - 1; index >= 0; index -= 1) {
    const slice = (density(index) + 4 * density(index + 0.5) + density(index + 1)) / (6 * STEPS_PER_UNIT);
    tail[index] = (tail[index + 1] as number) + slice;
  }
  return tail;
}

function listQuantiles(): Float64Array {
  return Float64Array.from({ length: QUANTILE_STEPS + 2 }, (_, index) => bisect((index / QUANTILE_STEPS) ** 2 / 2));
}

function bisect(share: number): number {
  let low = -REACH;
  let high = share === 0 ? 4 : REACH;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
