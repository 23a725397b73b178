import type { RasterSize } from '#grid/regular-grid.ts';

/**
 * Sums of the fractions skill score (Roberts and Lean 2008): squared differences, and their largest possible values.
 */
export interface FractionSums {
  error: number;
  worst: number;
}

/**
 * Adds one forecast: shares of cells with at least `leastMmh` in squares of `window` (odd) cells around every cell.
 * Cells outside and NaN count as dry.
 */
export function addFractions(
  sums: FractionSums,
  forecast: Float32Array,
  observed: Float32Array,
  { columns, rows }: RasterSize,
  { window, leastMmh }: { readonly window: number; readonly leastMmh: number },
): void {
  const size = { columns, rows };
  const ofForecast = accumulate(forecast, size, leastMmh);
  const ofObserved = accumulate(observed, size, leastMmh);
  const half = window >> 1;
  const area = window * window;
  const width = columns + 1;
  for (let row = 0; row < rows; row += 1) {
    const upper = Math.max(row - half, 0) * width;
    const lower = Math.min(row + half + 1, rows) * width;
    for (let column = 0; column < columns; column += 1) {
      const left = Math.max(column - half, 0);
      const right = Math.min(column + half + 1, columns);
      const f = within(ofForecast, upper, lower, left, right) / area;
      const o = within(ofObserved, upper, lower, left, right) / area;
      sums.error += (f - o) * (f - o);
      sums.worst += f * f + o * o;
    }
  }
}

/** 1 is perfect, 0 no skill; null if neither forecast nor observation had any rain. */
export const toFractionSkill = ({ error, worst }: FractionSums): number | null =>
  worst === 0 ? null : 1 - error / worst;

/** Counts of all cells above and left of each corner (summed-area table). */
function accumulate(values: Float32Array, { columns, rows }: RasterSize, leastMmh: number): Int32Array {
  const width = columns + 1;
  const sums = new Int32Array(width * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    let line = 0;
    for (let column = 0; column < columns; column += 1) {
      if ((values[row * columns + column] as number) >= leastMmh) line += 1;
      sums[(row + 1) * width + column + 1] = line + (sums[row * width + column + 1] as number);
    }
  }
  return sums;
}

function within(sums: Int32Array, upper: number, lower: number, left: number, right: number): number {
  return (
    (sums[lower + right] as number) -
    (sums[lower + left] as number) -
    (sums[upper + right] as number) +
    (sums[upper + left] as number)
  );
}
