import type { RasterSize } from '#grid/raster-size.ts';
import { blur } from './blur.ts';
import type { Scale } from './fit-cascade.ts';
import { fillWeightedSum } from './weighted-sum.ts';

/** Least surroundings over which the liveliness of a scale is taken, cells. */
const LEAST_REACH = 2;
/** So that a picture without any change still has a spread. */
const LEAST_VARIANCE = 0.04;
/** A scale that has forgotten less changes nothing. */
const LEAST_SHARE = 1e-3;

/**
 * How lively each scale is around each cell: mean squares of its pattern over surroundings of the scale's own size. Showers are, the
 * dry is not, and a fine scale changes from one to the other sooner than a coarse one.
 */
export function findLiveliness(scales: readonly Scale[], size: RasterSize): Float32Array[] {
  const scratch = new Float32Array(size.columns * size.rows);
  return scales.map(({ now, mean, radius }) => {
    const squares = new Float32Array(now.length);
    for (let cell = 0; cell < now.length; cell += 1) {
      const departure = (now[cell] as number) - mean;
      squares[cell] = departure * departure;
    }
    blur(squares, size, Math.max(radius, LEAST_REACH), scratch);
    return squares;
  });
}

/**
 * One over the standard deviation, per cell, of what has been forgotten: `forgotten` is the share of each scale's variance.
 */
export function fillSharpness(
  liveliness: readonly Float32Array[],
  forgotten: readonly number[],
  out: Float32Array,
): void {
  const parts = liveliness.map((values, level) => ({ values, weight: forgotten[level] ?? 0 }));
  const felt = parts.filter(({ weight }) => weight >= LEAST_SHARE);
  fillWeightedSum(out, LEAST_VARIANCE, felt);
  for (let cell = 0; cell < out.length; cell += 1) out[cell] = 1 / Math.sqrt(out[cell] as number);
}
