import type { RasterSize } from '#grid/regular-grid.ts';
import { blur } from './blur.ts';

/** Below this a cell counts as dry, mm/h: the least rain that radars detect. */
const LEAST_RAIN_MMH = 0.1;
/** The same in decibels. */
export const LEAST_DB = -10;
/** Value of dry cells in decibels. */
export const DRY_DB = -15;

/** Rain rates as decibels of 1 mm/h, 10 log₁₀ R; dry and unseen cells are −15. */
export function toDecibels(rainMmh: Float32Array): Float32Array {
  const decibels = new Float32Array(rainMmh.length);
  for (let cell = 0; cell < decibels.length; cell += 1) {
    const rate = rainMmh[cell] as number;
    // False for NaN too.
    decibels[cell] = rate >= LEAST_RAIN_MMH ? 10 * Math.log10(rate) : DRY_DB;
  }
  return decibels;
}

/** About the detection limit of a radar network (7 dBZ), mm/h: avoids a jump of intensity at its edge. */
const EDGE_MMH = 0.2;
/** The intensity of dry cells: −7. */
export const DRY_STRENGTH = 10 * Math.log10(EDGE_MMH);

/** Converts decibels of rain to intensity. */
export const toStrength = (decibels: number): number => 10 * Math.log10(10 ** (decibels / 10) + EDGE_MMH);
/** Converts intensity to decibels of rain; −∞ and NaN where it is dry. */
export const fromStrength = (strength: number): number => 10 * Math.log10(10 ** (strength / 10) - EDGE_MMH);

/**
 * Rain rates as intensities, 10 log₁₀(R + 0.2): close to decibels in rain, with a smooth transition to dry (−7), so
 * that scales can be split without an edge of 5 dB around every shower. Unobserved cells count as dry.
 */
export function toStrengths(rainMmh: Float32Array): Float32Array {
  const strengths = new Float32Array(rainMmh.length);
  for (let cell = 0; cell < strengths.length; cell += 1) {
    const rate = rainMmh[cell] as number;
    strengths[cell] = rate > 0 && rate < Number.POSITIVE_INFINITY ? 10 * Math.log10(rate + EDGE_MMH) : DRY_STRENGTH;
  }
  return strengths;
}

const STEPS_PER_DB = 64;
const MOST_DB = 30;

/** Rain in steps of decibels from the least: a power per cell and lead would dominate the cost. */
const RATES = Float32Array.from({ length: (MOST_DB - LEAST_DB) * STEPS_PER_DB + 2 }, (_, index) => {
  return 10 ** ((LEAST_DB + index / STEPS_PER_DB) / 10);
});

/** Converts decibels to mm/h; below 0.1 mm/h it is dry. NaN stays NaN. */
export function readRate(decibels: number): number {
  if (decibels < LEAST_DB) return 0;
  const place = Math.min((decibels - LEAST_DB) * STEPS_PER_DB, RATES.length - 2);
  const index = place | 0;
  const start = RATES[index] as number;
  return start + (place - index) * ((RATES[index + 1] as number) - start);
}

/** The cells for which a mask is 0. */
export function listUnseen(seen: Uint8Array): Int32Array {
  const cells = new Int32Array(seen.length);
  let count = 0;
  for (let cell = 0; cell < seen.length; cell += 1) {
    if (seen[cell] === 1) continue;
    cells[count] = cell;
    count += 1;
  }
  return cells.subarray(0, count);
}

/** 1 where at least one of the frames observed. */
export function joinSeen(frames: readonly Float32Array[]): Uint8Array {
  const any = new Uint8Array(frames[0]?.length ?? 0);
  for (const frame of frames) {
    for (let cell = 0; cell < any.length; cell += 1) if (Number.isFinite(frame[cell])) any[cell] = 1;
  }
  return any;
}

/** Sets cells to unknown (NaN) in place. */
export function hide(values: Float32Array, cells: Int32Array): void {
  for (let index = 0; index < cells.length; index += 1) values[cells[index] as number] = Number.NaN;
}

/** Sets those of these cells to unknown whose certainty is below 1. */
export function hideUncertain(values: Float32Array, cells: Int32Array, certainty: Float32Array): void {
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] as number;
    if (certainty[cell] !== 1) values[cell] = Number.NaN;
  }
}

/** Side of the squares whose means fill nearby gaps, cells. */
const SIDE = 8;
/** Each wider ring gets this fraction of the previous weight, so the nearest observed surroundings dominate. */
const FADING = 1e-3;

/** 1 for each observed cell of a frame (mm/h), 0 where it is NaN or infinite. */
export function findSeen(rainMmh: Float32Array): Uint8Array {
  const seen = new Uint8Array(rainMmh.length);
  for (let cell = 0; cell < seen.length; cell += 1) seen[cell] = Number.isFinite(rainMmh[cell]) ? 1 : 0;
  return seen;
}

/**
 * Fills unobserved cells with the mean of the nearest observed ones, in place, so that the edge of radar coverage is
 * not an edge of the rain: as dry cells they would end every scale of the pattern there. Filled cells are never shown.
 * Values are intensities; a raster without any observed cell stays unchanged.
 */
export function fillUnseen(values: Float32Array, seen: Uint8Array, size: RasterSize): void {
  if (!seen.includes(0) || !seen.includes(1)) return;
  const squares = { columns: Math.ceil(size.columns / SIDE), rows: Math.ceil(size.rows / SIDE) };
  const means = spreadMeans(gatherSquares(values, seen, size, squares), squares);
  for (let row = 0, cell = 0; row < size.rows; row += 1) {
    const first = Math.floor(row / SIDE) * squares.columns;
    for (let column = 0; column < size.columns; column += 1, cell += 1) {
      if (seen[cell] === 0) values[cell] = means[first + Math.floor(column / SIDE)] as number;
    }
  }
}

/** Per square the sum and number of the observed values. */
interface Squares {
  readonly sums: Float32Array;
  readonly counts: Float32Array;
}

function gatherSquares(values: Float32Array, seen: Uint8Array, size: RasterSize, squares: RasterSize): Squares {
  const sums = new Float32Array(squares.columns * squares.rows);
  const counts = new Float32Array(sums.length);
  for (let row = 0, cell = 0; row < size.rows; row += 1) {
    const first = Math.floor(row / SIDE) * squares.columns;
    for (let column = 0; column < size.columns; column += 1, cell += 1) {
      if (seen[cell] === 0) continue;
      const square = first + Math.floor(column / SIDE);
      sums[square] = (sums[square] as number) + (values[cell] as number);
      counts[square] = (counts[square] as number) + 1;
    }
  }
  return { sums, counts };
}

/** The mean of every square, or that of ever wider surroundings if it has no value itself. */
function spreadMeans({ sums, counts }: Squares, squares: RasterSize): Float32Array {
  const [top, bottom] = [Float64Array.from(sums), Float64Array.from(counts)];
  const scratch = new Float32Array(sums.length);
  const widest = Math.max(squares.columns, squares.rows);
  let weight = FADING;
  for (let radius = 1; radius < 2 * widest; radius *= 2, weight *= FADING) {
    blur(sums, squares, radius, scratch);
    blur(counts, squares, radius, scratch);
    for (let square = 0; square < sums.length; square += 1) {
      // Residue of cancelling sums is not a weight.
      if ((counts[square] as number) < 1e-3) continue;
      top[square] = (top[square] as number) + weight * (sums[square] as number);
      bottom[square] = (bottom[square] as number) + weight * (counts[square] as number);
    }
  }
  const overall = findMean(sums, counts);
  return Float32Array.from(top, (sum, square) => {
    const count = bottom[square] as number;
    return count > 0 ? sum / count : overall;
  });
}

function findMean(sums: Float32Array, counts: Float32Array): number {
  const add = (total: number, value: number) => total + value;
  return sums.reduce(add, 0) / counts.reduce(add, 0);
}

/** A frame in the engine's representation. */
export interface RainPicture {
  /** Intensity of each cell (`toStrengths`); unobserved cells get that of the nearest surroundings. */
  readonly strengths: Float32Array;
  /** 1 where the cell was observed, else 0. */
  readonly seen: Uint8Array;
}

/** Converts a frame, mm/h per cell with NaN where not observed, to a picture. */
export function toPicture(rainMmh: Float32Array, size: RasterSize): RainPicture {
  const seen = findSeen(rainMmh);
  const strengths = toStrengths(rainMmh);
  fillUnseen(strengths, seen, size);
  return { strengths, seen };
}

/** A picture that observed less than this share of the newest one's cells says little about motion. */
const LEAST_SEEN = 0.5;

/** Pictures at equal intervals, oldest first, and the number of frames per interval. */
interface History {
  readonly pictures: readonly RainPicture[];
  readonly apart: number;
}

/**
 * The newest pictures (oldest first), back to the last one that observed less than half of the cells that the newest
 * observes. If the previous picture is such a one, takes every second or third picture. If only the newest would be
 * left, returns two empty pictures: one picture gives no motion.
 */
export function findHistory(pictures: readonly RainPicture[]): History {
  const newest = pictures.at(-1)?.seen ?? new Uint8Array();
  const least = LEAST_SEEN * countBoth(newest, newest);
  const usable = pictures.map(({ seen }) => countBoth(seen, newest) >= least);
  const last = pictures.length - 1;
  const before = usable.lastIndexOf(true, last - 1);
  if (before < 0) {
    const blind = pictures.slice(-1).map(({ strengths }) => ({ strengths, seen: new Uint8Array(strengths.length) }));
    return { pictures: [...blind, ...blind], apart: 1 };
  }
  const apart = last - before;
  let first = before;
  while (usable[first - apart] === true) first -= apart;
  return { pictures: pictures.filter((_, index) => index >= first && (index - first) % apart === 0), apart };
}

function countBoth(a: Uint8Array, b: Uint8Array): number {
  let count = 0;
  for (let cell = 0; cell < a.length; cell += 1) count += (a[cell] as number) & (b[cell] as number);
  return count;
}
