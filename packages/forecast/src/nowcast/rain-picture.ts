import type { RasterSize } from '#grid/regular-grid.ts';
import { blur } from './blur.ts';

/** Below this a cell counts as dry, mm/h: the least rain that radars detect. */
const LEAST_RAIN_MMH = 0.1;
/** The same in decibels. */
export const LEAST_DB = -10;
/** What stands for dry among decibels. */
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

/** About what a network of radars just sees (7 dBZ), mm/h: the strength of rain does not jump at its edge. */
const EDGE_MMH = 0.2;
/** The strength of dry: −7. */
export const DRY_STRENGTH = 10 * Math.log10(EDGE_MMH);

/** Decibels of rain as its strength. */
export const toStrength = (decibels: number): number => 10 * Math.log10(10 ** (decibels / 10) + EDGE_MMH);
/** A strength as decibels of rain; −∞ and NaN where it is dry. */
export const fromStrength = (strength: number): number => 10 * Math.log10(10 ** (strength / 10) - EDGE_MMH);

/**
 * Rain rates as strengths, 10 log₁₀(R + 0.2): near decibels where it rains, and running smoothly into the dry (−7), so that scales
 * can be split without an edge of 5 dB around every shower. Unseen cells count as dry.
 */
function toStrengths(rainMmh: Float32Array): Float32Array {
  const strengths = new Float32Array(rainMmh.length);
  for (let cell = 0; cell < strengths.length; cell += 1) {
    const rate = rainMmh[cell] as number;
    strengths[cell] = rate > 0 && rate < Number.POSITIVE_INFINITY ? 10 * Math.log10(rate + EDGE_MMH) : DRY_STRENGTH;
  }
  return strengths;
}

const STEPS_PER_DB = 64;
const MOST_DB = 30;

/** Turns decibels back into mm/h by a table, because a power per cell and lead would cost more than the rest. */
export class RainTable {
  readonly #rates = Float32Array.from({ length: (MOST_DB - LEAST_DB) * STEPS_PER_DB + 2 }, (_, index) => {
    return 10 ** ((LEAST_DB + index / STEPS_PER_DB) / 10);
  });

  /** Decibels to mm/h in place; below 0.1 mm/h it is dry. NaN stays NaN. */
  toRain(values: Float32Array): void {
    const rates = this.#rates;
    const last = rates.length - 2;
    for (let cell = 0; cell < values.length; cell += 1) {
      const decibels = values[cell] as number;
      if (Number.isNaN(decibels)) continue;
      if (decibels < LEAST_DB) {
        values[cell] = 0;
        continue;
      }
      const place = Math.min((decibels - LEAST_DB) * STEPS_PER_DB, last);
      const index = place | 0;
      const start = rates[index] as number;
      values[cell] = start + (place - index) * ((rates[index + 1] as number) - start);
    }
  }
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

/** 1 where at least one of the frames saw. */
export function joinSeen(frames: readonly Float32Array[]): Uint8Array {
  const any = new Uint8Array(frames[0]?.length ?? 0);
  for (const frame of frames) {
    for (let cell = 0; cell < any.length; cell += 1) if (Number.isFinite(frame[cell])) any[cell] = 1;
  }
  return any;
}

/** Makes cells unknown (NaN) in place. */
export function hide(values: Float32Array, cells: Int32Array): void {
  for (let index = 0; index < cells.length; index += 1) values[cells[index] as number] = Number.NaN;
}

/** Side of the squares whose means stand for what lies near, cells. */
const SIDE = 8;
/** The nearest surroundings that were seen decide: each next wider ring counts for so much less. */
const FADING = 1e-3;

/** 1 for each cell of a frame (mm/h) that was seen, 0 where it is NaN or infinite. */
export function findSeen(rainMmh: Float32Array): Uint8Array {
  const seen = new Uint8Array(rainMmh.length);
  for (let cell = 0; cell < seen.length; cell += 1) seen[cell] = Number.isFinite(rainMmh[cell]) ? 1 : 0;
  return seen;
}

/**
 * Gives the cells that were not seen the mean of the nearest ones that were, in place, so that the border of what a radar sees is no edge
 * of the rain: as dry they would make every scale of the pattern end there. Nothing of it is shown. Values are strengths;
 * a raster without any cell seen stays as it is.
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

/** Per square the sum of the values seen and how many they are. */
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

/** The mean of every square, those of wider and wider surroundings where it has none itself. */
function spreadMeans({ sums, counts }: Squares, squares: RasterSize): Float32Array {
  const [top, bottom] = [Float64Array.from(sums), Float64Array.from(counts)];
  const scratch = new Float32Array(sums.length);
  const widest = Math.max(squares.columns, squares.rows);
  let weight = FADING;
  for (let radius = 1; radius < 2 * widest; radius *= 2, weight *= FADING) {
    blur(sums, squares, radius, scratch);
    blur(counts, squares, radius, scratch);
    for (let square = 0; square < sums.length; square += 1) {
      // What is left of sums that cancel is no weight.
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

/** A frame as the engine works with it. */
export interface RainPicture {
  /** Strength of each cell (`toStrengths`); where nothing was seen, that of the nearest surroundings. */
  readonly strengths: Float32Array;
  /** 1 where the cell was seen, else 0. */
  readonly seen: Uint8Array;
}

/** A frame, mm/h per cell with NaN where not seen, as a picture. */
export function toPicture(rainMmh: Float32Array, size: RasterSize): RainPicture {
  const seen = findSeen(rainMmh);
  const strengths = toStrengths(rainMmh);
  fillUnseen(strengths, seen, size);
  return { strengths, seen };
}

/** A picture that saw less than this part of what the newest sees says little of how that moved. */
const LEAST_SEEN = 0.5;

/** Pictures at equal intervals, oldest first, and how many frames lie from one to the next. */
interface History {
  readonly pictures: readonly RainPicture[];
  readonly apart: number;
}

/**
 * The newest pictures (oldest first), back to the last one that saw less than half of the cells that the newest sees. Where the one before
 * the newest is such, every second or third one. Where only the newest would be left there are two that saw nothing: from one
 * picture nothing follows.
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
