import type { RasterSize } from '#grid/raster-size.ts';
import { carry, fillPassage, makePassage } from './advect.ts';
import { type Autoregression, makeAutoregression } from './autoregression.ts';
import { type Cascade, splitScales } from './cascade.ts';
import type { MotionField } from './motion-field.ts';
import { DRY_STRENGTH } from './rain-decibels.ts';
import { extendTrajectory, startTrajectory } from './trajectory.ts';

/** One scale of the rain: its pattern now and one frame ago (both where the rain is now), and how it lives on. */
export interface Scale {
  readonly now: Float32Array;
  readonly before: Float32Array;
  readonly mean: number;
  readonly variance: number;
  readonly memory: Autoregression;
}

/**
 * Splits the last frames (strengths, oldest first, at least two) by scale along their motion and fits to each scale how fast
 * it forgets: correlations one and two frames apart, means over all pairs there are, over cells whose air was inside.
 */
export function fitCascade(
  frames: readonly Float32Array[],
  size: RasterSize,
  motion: MotionField,
  steps: number,
): Scale[] {
  const inside = new Uint8Array(size.columns * size.rows).fill(1);
  const cascades = followBack(frames, size, motion, inside).map((frame) => splitScales(frame, size));
  return (cascades[0] ?? []).map((now, level) => fitScale(now, level, { cascades, inside, steps }));
}

/** The frames, newest first, each moved to where its air is at the time of the newest. */
function followBack(
  frames: readonly Float32Array[],
  size: RasterSize,
  motion: MotionField,
  inside: Uint8Array,
): Float32Array[] {
  const way = startTrajectory(motion);
  const passage = makePassage(size);
  return [...frames].reverse().map((frame, age) => {
    if (age === 0) return frame;
    extendTrajectory(way, motion, 1);
    const moved = new Float32Array(frame.length);
    fillPassage(passage, size, motion, way);
    carry(frame, moved, passage, size, Number.NaN);
    for (let cell = 0; cell < moved.length; cell += 1) {
      if (!Number.isNaN(moved[cell])) continue;
      moved[cell] = DRY_STRENGTH;
      inside[cell] = 0;
    }
    return moved;
  });
}

interface Past {
  readonly cascades: readonly Cascade[];
  readonly inside: Uint8Array;
  readonly steps: number;
}

function fitScale(now: Float32Array, level: number, { cascades, inside, steps }: Past): Scale {
  const patterns = cascades.map((cascade) => cascade[level] ?? now);
  let sum = 0;
  let squares = 0;
  for (let cell = 0; cell < now.length; cell += 1) {
    const value = now[cell] as number;
    sum += value;
    squares += value * value;
  }
  const mean = sum / now.length;
  const moments = patterns.map((pattern) => findMoments(pattern, inside));
  const correlate = (apart: number) => {
    const pairs = patterns.slice(apart).map((older, index) => {
      const younger = patterns[index] ?? now;
      return toCorrelation(moments[index], moments[index + apart], sumProducts(younger, older, inside));
    });
    return pairs.length === 0 ? 0 : pairs.reduce((total, value) => total + value, 0) / pairs.length;
  };
  return {
    now,
    before: patterns[1] ?? now,
    mean,
    variance: Math.max(squares / now.length - mean * mean, 0),
    memory: makeAutoregression(correlate(1), correlate(2), steps),
  };
}

/** Sums over the cells whose air was inside. */
interface Moments {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** Sums of a pattern over the cells whose air was inside: `inside` is 1 there and 0 elsewhere. */
export function findMoments(values: Float32Array, inside: Uint8Array): Moments {
  let [count, sum, squares] = [0, 0, 0];
  for (let cell = 0; cell < values.length; cell += 1) {
    const isInside = inside[cell] as number;
    const value = isInside * (values[cell] as number);
    count += isInside;
    sum += value;
    squares += value * value;
  }
  return { count, sum, squares };
}

/** Sum of the products of two patterns over the cells whose air was inside. */
export function sumProducts(a: Float32Array, b: Float32Array, inside: Uint8Array): number {
  let sum = 0;
  for (let cell = 0; cell < a.length; cell += 1) {
    sum += (inside[cell] as number) * (a[cell] as number) * (b[cell] as number);
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
