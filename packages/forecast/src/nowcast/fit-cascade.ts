import type { RasterSize } from '#grid/raster-size.ts';
import { advect } from './advect.ts';
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
  return [...frames].reverse().map((frame, age) => {
    if (age === 0) return frame;
    extendTrajectory(way, motion, 1);
    const moved = new Float32Array(frame.length);
    advect(frame, moved, size, motion, way, Number.NaN);
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
  const correlate = (apart: number) => {
    const pairs = patterns.slice(apart).map((older, age) => findCorrelation(patterns[age] ?? now, older, inside));
    return pairs.length === 0 ? 0 : pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
  };
  let sum = 0;
  let squares = 0;
  for (let cell = 0; cell < now.length; cell += 1) {
    const value = now[cell] as number;
    sum += value;
    squares += value * value;
  }
  const mean = sum / now.length;
  return {
    now,
    before: patterns[1] ?? now,
    mean,
    variance: Math.max(squares / now.length - mean * mean, 0),
    memory: makeAutoregression(correlate(1), correlate(2), steps),
  };
}

function findCorrelation(a: Float32Array, b: Float32Array, inside: Uint8Array): number {
  let [count, sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0, 0];
  for (let cell = 0; cell < a.length; cell += 1) {
    if (inside[cell] === 0) continue;
    const x = a[cell] as number;
    const y = b[cell] as number;
    count += 1;
    sumA += x;
    sumB += y;
    sumAA += x * x;
    sumBB += y * y;
    sumAB += x * y;
  }
  const varianceA = sumAA - (sumA * sumA) / count;
  const varianceB = sumBB - (sumB * sumB) / count;
  const both = sumAB - (sumA * sumB) / count;
  return varianceA > 0 && varianceB > 0 ? both / Math.sqrt(varianceA * varianceB) : 0;
}
