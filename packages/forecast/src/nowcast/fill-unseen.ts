import type { RasterSize } from '#grid/raster-size.ts';
import { blur } from './blur.ts';

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
