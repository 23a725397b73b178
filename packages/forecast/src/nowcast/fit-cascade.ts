import type { RasterSize } from '#grid/raster-size.ts';
import { carry, fillPassage, makePassage } from './advect.ts';
import { type Autoregression, makeAutoregression } from './autoregression.ts';
import { type Cascade, findScaleRadius, splitScales } from './cascade.ts';
import type { MotionField } from './motion-field.ts';
import type { RainPicture } from './rain-picture.ts';
import { extendTrajectory, startTrajectory } from './trajectory.ts';

/** One scale of the rain: its pattern now and one frame ago (both where the rain is now), and how it lives on. */
export interface Scale {
  readonly now: Float32Array;
  readonly before: Float32Array;
  /** How wide its pattern is, cells. */
  readonly radius: number;
  /** Over the cells that were seen. */
  readonly mean: number;
  readonly memory: Autoregression;
}

/**
 * Splits the last pictures (oldest first, at least two) by scale along their motion and fits to each scale how fast it forgets:
 * correlations one and two frames apart, means over all pairs there are, over cells whose air was seen all the way.
 */
export function fitCascade(
  pictures: readonly RainPicture[],
  size: RasterSize,
  motion: MotionField,
  steps: number,
): Scale[] {
  const seen = pictures.at(-1)?.seen ?? new Uint8Array(size.columns * size.rows);
  const known = seen.slice();
  const cascades = followBack(pictures, size, motion, known).map((values) => splitScales(values, size));
  return (cascades[0] ?? []).map((now, level) => fitScale(now, level, { cascades, seen, known, steps }));
}

/**
 * The strengths, newest first, each moved to where its air is at the time of the newest. Air that came from outside or was not
 * seen stays as it is now, which says of no scale that it changed, and is struck out of `known`.
 */
function followBack(
  pictures: readonly RainPicture[],
  size: RasterSize,
  motion: MotionField,
  known: Uint8Array,
): Float32Array[] {
  const way = startTrajectory(motion);
  const passage = makePassage(size);
  const newest = pictures.at(-1)?.strengths ?? new Float32Array(known.length);
  return [...pictures].reverse().map(({ strengths, seen }, age) => {
    if (age === 0) return strengths;
    extendTrajectory(way, motion, 1);
    const moved = new Float32Array(strengths.length);
    fillPassage(passage, size, motion, way);
    carry(strengths, moved, passage, size, Number.NaN);
    for (let cell = 0; cell < moved.length; cell += 1) {
      const from = passage.cells[cell] as number;
      if (from >= 0 && seen[from] === 1) continue;
      moved[cell] = newest[cell] as number;
      known[cell] = 0;
    }
    return moved;
  });
}

interface Past {
  readonly cascades: readonly Cascade[];
  readonly seen: Uint8Array;
  readonly known: Uint8Array;
  readonly steps: number;
}

function fitScale(now: Float32Array, level: number, { cascades, seen, known, steps }: Past): Scale {
  const patterns = cascades.map((cascade) => cascade[level] ?? now);
  const moments = patterns.map((pattern) => findMoments(pattern, known));
  const correlate = (apart: number) => {
    const pairs = patterns.slice(apart).map((older, index) => {
      const younger = patterns[index] ?? now;
      return toCorrelation(moments[index], moments[index + apart], sumProducts(younger, older, known));
    });
    return pairs.length === 0 ? 0 : pairs.reduce((total, value) => total + value, 0) / pairs.length;
  };
  return {
    now,
    before: patterns[1] ?? now,
    radius: findScaleRadius(level),
    mean: findMean(now, seen),
    memory: makeAutoregression(correlate(1), correlate(2), steps),
  };
}

function findMean(values: Float32Array, seen: Uint8Array): number {
  const { count, sum } = findMoments(values, seen);
  return count === 0 ? 0 : sum / count;
}

/** Sums over the cells whose air was seen. */
interface Moments {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** Sums of a pattern over the cells whose air was seen: `known` is 1 there and 0 elsewhere. */
export function findMoments(values: Float32Array, known: Uint8Array): Moments {
  let [count, sum, squares] = [0, 0, 0];
  for (let cell = 0; cell < values.length; cell += 1) {
    const isKnown = known[cell] as number;
    const value = isKnown * (values[cell] as number);
    count += isKnown;
    sum += value;
    squares += value * value;
  }
  return { count, sum, squares };
}

/** Sum of the products of two patterns over the cells whose air was seen. */
export function sumProducts(a: Float32Array, b: Float32Array, known: Uint8Array): number {
  let sum = 0;
  for (let cell = 0; cell < a.length; cell += 1) {
    sum += (known[cell] as number) * (a[cell] as number) * (b[cell] as number);
  }
  return sum;
}

/** Correlation of two patterns from their sums; 0 where one of them is even. */
export function toCorrelation(a: Moments | undefined, b: Moments | undefined, products: number): number {
  if (a === undefined || b === undefined || a.count === 0) return 0;
  const varianceA = a.squares - (a.sum * a.sum) / a.count;
  const varianceB = b.squares - (b.sum * b.sum) / b.count;
  const both = products - (a.sum * b.sum) / a.count;
  return varianceA > 0 && varianceB > 0 ? both / Math.sqrt(varianceA * varianceB) : 0;
}
