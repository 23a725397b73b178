import type { RasterSize } from '#grid/regular-grid.ts';
import { type Cascade, countHalvings, findScaleRadius, splitScales } from './cascade.ts';
import type { Neighbourhoods } from './neighbourhoods.ts';
import { halve, type Raster } from './pyramid.ts';
import { hide, listUnseen, type RainPicture } from './rain-picture.ts';
import { correlateScale } from './scale-correlations.ts';
import { carry, extendTrajectory, type MotionField, startTrajectory, type Trajectory } from './trajectory.ts';

/**
 * Temporal evolution of one scale along its path in each neighbourhood: a second-order autoregression. After n frames
 * the best estimate of its departure from the mean is `now × X(t) + before × X(t − 1)`, which explains the share
 * `explained` of its variance; the figures of frame n begin at n × `count`.
 */
export interface Autoregression {
  /** Number of neighbourhoods. */
  readonly count: number;
  readonly steps: number;
  readonly now: Float64Array;
  readonly before: Float64Array;
  /** Share of the variance that the estimate explains, 0…1. */
  readonly explained: Float64Array;
}

/** Upper limit of a correlation: every pattern changes. */
const MOST_CORRELATION = 0.9995;

/**
 * Weights for 0…`steps` frames from the autocorrelations of a scale at lags of one and two frames (Yule–Walker, as in
 * S-PROG, Seed 2003) in each neighbourhood. A lag-2 correlation without a stationary process is replaced by the square
 * of lag 1.
 */
export function makeAutoregression(lag1: ArrayLike<number>, lag2: ArrayLike<number>, steps: number): Autoregression {
  const count = lag1.length;
  const figures = () => new Float64Array(count * (steps + 1));
  const memory = { count, steps, now: figures(), before: figures(), explained: figures() };
  for (let place = 0; place < count; place += 1)
    fillMemory(memory, place, lag1[place] as number, lag2[place] as number);
  return memory;
}

function fillMemory(
  { count, steps, now, before, explained }: Autoregression,
  place: number,
  lag1: number,
  lag2: number,
): void {
  const r1 = Math.min(Math.max(lag1, 0), MOST_CORRELATION);
  const r2 = boundSecond(r1, lag2);
  const spread = 1 - r1 * r1;
  const phi1 = (r1 * (1 - r2)) / spread;
  const phi2 = (r2 - r1 * r1) / spread;
  // Weights of the current frame and of the previous one.
  let [a, b, lastA, lastB] = [1, 0, 0, 1];
  for (let step = 0, at = place; step <= steps; step += 1, at += count) {
    now[at] = a;
    before[at] = b;
    explained[at] = Math.min(Math.max(a * a + b * b + 2 * a * b * r1, 0), 1);
    [a, lastA] = [phi1 * a + phi2 * lastA, a];
    [b, lastB] = [phi1 * b + phi2 * lastB, b];
  }
}

/** A second-order process is stationary only if 2 r1² − 1 < r2 < 1; a decaying one has r2 ≤ r1. */
function boundSecond(r1: number, r2: number): number {
  const isSteady = r2 > 2 * r1 * r1 - 1 && r2 < r1;
  return isSteady ? r2 : r1 * r1;
}

/**
 * One scale of the rain: its pattern now and one frame ago (both at the current position of the rain), and its
 * evolution.
 */
export interface Scale {
  /** On the picture's raster halved `halvings` times. */
  readonly now: Raster;
  readonly before: Raster;
  readonly halvings: number;
  /** Radius of its pattern, in cells of its own raster. */
  readonly radius: number;
  /** Over the observed cells of each neighbourhood. */
  readonly means: Float32Array;
  readonly memory: Autoregression;
}

/**
 * Splits the last pictures (oldest first, at least two) by scale along their motion and fits each scale's decorrelation
 * in each neighbourhood: correlations at lags of one and two frames, means over all pairs, over cells whose air was
 * observed throughout.
 */
export function fitCascade(
  pictures: readonly RainPicture[],
  size: RasterSize,
  motion: MotionField,
  { places, steps }: { readonly places: Neighbourhoods; readonly steps: number },
): Scale[] {
  const seen = pictures.at(-1)?.seen ?? new Uint8Array(size.columns * size.rows);
  const known = seen.slice();
  const cascades = followBack(pictures, size, motion, known).map((values) => splitScales(values, size));
  const levels = cascades[0]?.length ?? 0;
  const past = {
    cascades,
    seen: listShares(seen, size, levels),
    known: listShares(known, size, levels),
    places,
    steps,
  };
  return (cascades[0] ?? []).map((now, level) => fitScale(now, level, past));
}

/** For each scale of a cascade, per cell of its own raster, the share of cells for which `mask` is 1. */
export function listShares(mask: Uint8Array, size: RasterSize, levels: number): readonly Float32Array[] {
  const shares: Raster[] = [{ ...size, values: Float32Array.from(mask) }];
  return Array.from({ length: levels }, (_, level) => {
    const halvings = countHalvings(level);
    for (let last = shares.at(-1); last !== undefined && shares.length <= halvings; last = shares.at(-1)) {
      shares.push(halve(last));
    }
    return shares[halvings]?.values ?? new Float32Array();
  });
}

/**
 * Intensities, newest first, each advected to the time of the newest. Air that came from outside or was not observed
 * keeps the newest value, which shows no change at any scale, and is removed from `known`.
 */
function followBack(
  pictures: readonly RainPicture[],
  size: RasterSize,
  motion: MotionField,
  known: Uint8Array,
): Float32Array[] {
  const way = startTrajectory(motion);
  const newest = pictures.at(-1)?.strengths ?? new Float32Array(known.length);
  return [...pictures].reverse().map((picture, age) => {
    if (age === 0) return newest;
    extendTrajectory(way, motion, 1);
    return followPicture(picture, { newest, known, size, motion, way });
  });
}

/** The motion that advects a picture, and the mask that it updates. */
interface Following {
  readonly newest: Float32Array;
  /** 1 per cell; set to 0 where the air came from outside or was not observed. */
  readonly known: Uint8Array;
  readonly size: RasterSize;
  readonly motion: MotionField;
  readonly way: Trajectory;
}

/** A picture advected to the time of the newest one; that one's own intensities where the air is unknown. */
export function followPicture(
  { strengths, seen }: RainPicture,
  { newest, known, size, motion, way }: Following,
): Float32Array {
  const moved = new Float32Array(strengths.length);
  const from = strengths.slice();
  hide(from, listUnseen(seen));
  carry([{ from, to: moved }], size, motion, way);
  for (let cell = 0; cell < moved.length; cell += 1) {
    if (!Number.isNaN(moved[cell])) continue;
    moved[cell] = newest[cell] as number;
    known[cell] = 0;
  }
  return moved;
}

interface Past {
  readonly cascades: readonly Cascade[];
  readonly seen: readonly Float32Array[];
  readonly known: readonly Float32Array[];
  readonly places: Neighbourhoods;
  readonly steps: number;
}

function fitScale(now: Raster, level: number, { cascades, known, seen, places, steps }: Past): Scale {
  const halvings = countHalvings(level);
  const scale = {
    patterns: cascades.map((cascade) => (cascade[level] ?? now).values),
    known: known[level] ?? new Float32Array(),
    seen: seen[level] ?? new Float32Array(),
    size: { ...now, halvings },
  };
  const { lag1, lag2, means } = correlateScale(scale, places);
  return {
    now,
    before: cascades[1]?.[level] ?? now,
    halvings,
    radius: findScaleRadius(level),
    means,
    memory: makeAutoregression(lag1, lag2, steps),
  };
}
