import type { RasterSize } from '#grid/regular-grid.ts';
import { type Cascade, countHalvings, findScaleRadius, splitScales } from './cascade.ts';
import { halve, type Raster } from './pyramid.ts';
import type { RainPicture } from './rain-picture.ts';
import { carry, extendTrajectory, type MotionField, startTrajectory, type Trajectory } from './trajectory.ts';

/**
 * How the pattern of one scale lives on along its path: a second-order autoregression. After n frames the best guess of its
 * departure from the mean is `now[n] × X(t) + before[n] × X(t − 1)`, and `explained[n]` of its variance is still explained.
 */
interface Autoregression {
  readonly now: Float64Array;
  readonly before: Float64Array;
  /** Share of the variance that the guess explains, 0…1. */
  readonly explained: Float64Array;
}

/** Correlations closer to 1 than this are not believed: every pattern changes. */
const MOST_CORRELATION = 0.9995;

/**
 * Weights for 0…`steps` frames from the correlations of a scale with itself one and two frames before (Yule–Walker, as
 * in S-PROG, Seed 2003). A second correlation with which no steady process exists is replaced by the square of the first.
 */
export function makeAutoregression(lag1: number, lag2: number, steps: number): Autoregression {
  const r1 = Math.min(Math.max(lag1, 0), MOST_CORRELATION);
  const r2 = boundSecond(r1, lag2);
  const spread = 1 - r1 * r1;
  const phi1 = (r1 * (1 - r2)) / spread;
  const phi2 = (r2 - r1 * r1) / spread;
  const figures = () => new Float64Array(steps + 1);
  const [now, before, explained] = [figures(), figures(), figures()];
  let [lastNow, lastBefore] = [0, 1];
  now[0] = 1;
  for (let step = 1; step <= steps; step += 1) {
    const [thisNow, thisBefore] = [now[step - 1] as number, before[step - 1] as number];
    now[step] = phi1 * thisNow + phi2 * lastNow;
    before[step] = phi1 * thisBefore + phi2 * lastBefore;
    [lastNow, lastBefore] = [thisNow, thisBefore];
  }
  for (let step = 0; step <= steps; step += 1) {
    const [a, b] = [now[step] as number, before[step] as number];
    explained[step] = Math.min(Math.max(a * a + b * b + 2 * a * b * r1, 0), 1);
  }
  return { now, before, explained };
}

/** A process of second order is steady only where 2 r1² − 1 < r2 < 1; a falling one has r2 ≤ r1. */
function boundSecond(r1: number, r2: number): number {
  const isSteady = r2 > 2 * r1 * r1 - 1 && r2 < r1;
  return isSteady ? r2 : r1 * r1;
}

/** One scale of the rain: its pattern now and one frame ago (both where the rain is now), and how it lives on. */
export interface Scale {
  /** On the picture's raster halved `halvings` times. */
  readonly now: Raster;
  readonly before: Raster;
  readonly halvings: number;
  /** How wide its pattern is, cells of its own raster. */
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
  const levels = cascades[0]?.length ?? 0;
  const past = { cascades, seen: listShares(seen, size, levels), known: listShares(known, size, levels), steps };
  return (cascades[0] ?? []).map((now, level) => fitScale(now, level, past));
}

/** For each scale of a cascade the part of its cells, on its own raster, for which `mask` is 1. */
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
  const newest = pictures.at(-1)?.strengths ?? new Float32Array(known.length);
  return [...pictures].reverse().map((picture, age) => {
    if (age === 0) return newest;
    extendTrajectory(way, motion, 1);
    return followPicture(picture, { newest, known, size, motion, way });
  });
}

/** The motion that a picture is advected along, and the grid that it is written to. */
interface Following {
  readonly newest: Float32Array;
  /** 1 per cell; struck out (0) where the air came from outside or was not seen. */
  readonly known: Uint8Array;
  readonly size: RasterSize;
  readonly motion: MotionField;
  readonly way: Trajectory;
}

/** A picture where its air is at the time of the newest; that one's own strengths where that is not known. */
export function followPicture(
  { strengths, seen }: RainPicture,
  { newest, known, size, motion, way }: Following,
): Float32Array {
  const moved = new Float32Array(strengths.length);
  const from = seen.includes(0)
    ? strengths.map((strength, cell) => (seen[cell] === 1 ? strength : Number.NaN))
    : strengths;
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
  readonly steps: number;
}

function fitScale(now: Raster, level: number, past: Past): Scale {
  const known = past.known[level] ?? new Float32Array();
  const patterns = past.cascades.map((cascade) => cascade[level] ?? now);
  const moments = patterns.map(({ values }) => findMoments(values, known));
  const correlate = (apart: number) => {
    const pairs = patterns.slice(apart).map((older, index) => {
      const products = sumProducts((patterns[index] ?? now).values, older.values, known);
      return toCorrelation(moments[index], moments[index + apart], products);
    });
    return pairs.length === 0 ? 0 : pairs.reduce((total, value) => total + value, 0) / pairs.length;
  };
  return {
    now,
    before: patterns[1] ?? now,
    halvings: countHalvings(level),
    radius: findScaleRadius(level),
    mean: findMean(now.values, past.seen[level] ?? known),
    memory: makeAutoregression(correlate(1), correlate(2), past.steps),
  };
}

function findMean(values: Float32Array, seen: Float32Array): number {
  const { count, sum } = findMoments(values, seen);
  return count === 0 ? 0 : sum / count;
}

/** Sums over the cells whose air was seen. */
interface Moments {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** Sums of a pattern over the cells whose air was seen: `known` is 1 there, 0 elsewhere, and a share where a cell stands for several. */
export function findMoments(values: Float32Array, known: Float32Array): Moments {
  let [count, sum, squares] = [0, 0, 0];
  for (let cell = 0; cell < values.length; cell += 1) {
    const share = known[cell] as number;
    const value = values[cell] as number;
    count += share;
    sum += share * value;
    squares += share * value * value;
  }
  return { count, sum, squares };
}

/** Sum of the products of two patterns over the cells whose air was seen. */
export function sumProducts(a: Float32Array, b: Float32Array, known: Float32Array): number {
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
