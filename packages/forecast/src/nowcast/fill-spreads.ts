import { blur } from './blur.ts';
import type { Scale } from './fit-cascade.ts';
import { fillLayeredSum, type LayeredPart } from './layered-sum.ts';
import { halve, type Raster } from './pyramid.ts';

/** Least surroundings over which the liveliness of a scale is taken, cells. */
const LEAST_REACH = 2;
/** So that a picture without any change still has a spread. */
const LEAST_VARIANCE = 0.04;
/** A scale that has forgotten less changes nothing. */
const LEAST_SHARE = 1e-3;

/** How lively a scale is, on a raster halved so many times. */
export interface Liveliness {
  readonly values: Float32Array;
  readonly halvings: number;
}

/**
 * How lively each scale is around each cell: mean squares of its pattern over surroundings of the scale's own size. Showers are, the
 * dry is not, and a fine scale changes from one to the other sooner than a coarse one. No raster is finer than the picture's halved
 * once: means over 5 cells a side and more lose nothing by it.
 */
export function findLiveliness(scales: readonly Scale[]): Liveliness[] {
  return scales.map(({ now, mean, radius, halvings }) => {
    const squares = new Float32Array(now.values.length);
    for (let cell = 0; cell < squares.length; cell += 1) {
      const departure = (now.values[cell] as number) - mean;
      squares[cell] = departure * departure;
    }
    const isFine = halvings === 0;
    const raster: Raster = isFine ? halve({ ...now, values: squares }) : { ...now, values: squares };
    const reach = Math.max(radius, LEAST_REACH) / (isFine ? 2 : 1);
    blur(raster.values, raster, Math.round(reach), new Float32Array(raster.values.length));
    return { values: raster.values, halvings: isFine ? 0 : halvings - 1 };
  });
}

/**
 * One over the standard deviation, per cell, of what has been forgotten: `forgotten` is the share of each scale's variance. `layers`
 * begin with the picture's raster halved once and end with the coarsest of the scales.
 */
export function fillSharpness(
  liveliness: readonly Liveliness[],
  forgotten: readonly number[],
  layers: readonly Raster[],
): void {
  const parts: LayeredPart[] = liveliness.map((part, level) => ({ ...part, weight: forgotten[level] ?? 0 }));
  const felt = parts.filter(({ weight }) => weight >= LEAST_SHARE);
  fillLayeredSum(layers, LEAST_VARIANCE, felt);
  const out = layers[0]?.values ?? new Float32Array();
  for (let cell = 0; cell < out.length; cell += 1) out[cell] = 1 / Math.sqrt(out[cell] as number);
}
