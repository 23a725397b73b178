import type { RasterSize } from '#grid/regular-grid.ts';

/** A raster with its size. */
export interface Raster extends RasterSize {
  readonly values: Float32Array;
}

/** Half as many columns and rows; an odd last one stays by itself. */
export const halveSize = ({ columns, rows }: RasterSize): RasterSize => ({
  columns: (columns + 1) >> 1,
  rows: (rows + 1) >> 1,
});

/** Means of four cells each; the last cell is repeated beyond an odd end. */
export function halve(raster: Raster): Raster {
  const half = halveSize(raster);
  const means = new Float32Array(half.columns * half.rows);
  for (let row = 0; row < half.rows; row += 1) halveRow(raster, row, means);
  return { ...half, values: means };
}

function halveRow({ columns, rows, values }: Raster, row: number, means: Float32Array): void {
  const whole = columns >> 1;
  let upper = 2 * row * columns;
  let lower = Math.min(2 * row + 1, rows - 1) * columns;
  let to = row * ((columns + 1) >> 1);
  for (let column = 0; column < whole; column += 1, upper += 2, lower += 2, to += 1) {
    means[to] =
      0.25 *
      ((values[upper] as number) +
        (values[upper + 1] as number) +
        (values[lower] as number) +
        (values[lower + 1] as number));
  }
  if (2 * whole < columns) means[to] = 0.5 * ((values[upper] as number) + (values[lower] as number));
}

/**
 * Three means over squares of 3 cells and the mean of four combined: weights along a row or column, from the centre
 * outwards.
 */
const TAPS = [13 / 54, 9 / 54, 4 / 54, 1 / 54] as const;
const REACH = TAPS.length;

/** Half as many columns and rows, smoothed (as by `blur` of radius 1 and `halve`) against aliasing. */
export function halveSmoothly({ columns, rows, values }: Raster): Raster {
  const half = halveSize({ columns, rows });
  const lines = new Float32Array(rows * half.columns);
  const line = new Float32Array(columns + 2 * REACH + 1);
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns;
    line.set(values.subarray(start, start + columns), REACH);
    line.fill(values[start] as number, 0, REACH);
    line.fill(values[start + columns - 1] as number, REACH + columns);
    weighLine(line, lines.subarray(row * half.columns, (row + 1) * half.columns));
  }
  const means = new Float32Array(half.columns * half.rows);
  for (let row = 0; row < half.rows; row += 1) {
    for (const [away, weight] of TAPS.entries()) {
      const upper = Math.max(2 * row - away, 0) * half.columns;
      const lower = Math.min(2 * row + 1 + away, rows - 1) * half.columns;
      addLines(lines, means, { upper, lower, to: row * half.columns, columns: half.columns, weight });
    }
  }
  return { ...half, values: means };
}

/** Filters a line, extended by `REACH` cells at both ends, at the centres between pairs of cells. */
function weighLine(line: Float32Array, out: Float32Array): void {
  const [a, b, c, d] = TAPS;
  for (let column = 0, at = REACH; column < out.length; column += 1, at += 2) {
    out[column] =
      a * ((line[at] as number) + (line[at + 1] as number)) +
      b * ((line[at - 1] as number) + (line[at + 2] as number)) +
      c * ((line[at - 2] as number) + (line[at + 3] as number)) +
      d * ((line[at - 3] as number) + (line[at + 4] as number));
  }
}

interface Lines {
  readonly upper: number;
  readonly lower: number;
  readonly to: number;
  readonly columns: number;
  readonly weight: number;
}

function addLines(from: Float32Array, out: Float32Array, { upper, lower, to, columns, weight }: Lines): void {
  for (let column = 0; column < columns; column += 1) {
    const both = (from[upper + column] as number) + (from[lower + column] as number);
    out[to + column] = (out[to + column] as number) + weight * both;
  }
}

/**
 * Upsamples: bilinear between the centres of the coarser cells, the edge value beyond them. `to` is twice as fine as
 * `from`.
 */
export function fillDouble(from: Raster, { columns, rows, values }: Raster): void {
  const double = makeRowDoubler(from, columns);
  for (let row = 0; row < rows; row += 1) double(row, values, row * columns);
}

/** Writes a row of a raster to an array, from this place on. */
export type RowWriter = (row: number, out: Float32Array, at: number) => void;

/** Upsamples as `fillDouble` row by row, for those who use a row while it is in the CPU cache. */
export function makeRowDoubler(from: Raster, columns: number): RowWriter {
  const line = new Float64Array(from.columns + 2);
  const whole = columns >> 1;
  return (row, out, at) => {
    const near = row >> 1;
    const far = Math.min(Math.max(row & 1 ? near + 1 : near - 1, 0), from.rows - 1);
    blendLine(from, near * from.columns, far * from.columns, line);
    let left = line[0] as number;
    let middle = line[1] as number;
    let cell = at;
    for (let column = 0; column < whole; column += 1, cell += 2) {
      const right = line[column + 2] as number;
      out[cell] = 0.75 * middle + 0.25 * left;
      out[cell + 1] = 0.75 * middle + 0.25 * right;
      left = middle;
      middle = right;
    }
    if (2 * whole < columns) out[cell] = 0.75 * middle + 0.25 * left;
  };
}

/** Three quarters of the nearer row and one quarter of the other, with the ends doubled. */
function blendLine({ columns, values }: Raster, near: number, far: number, line: Float64Array): void {
  for (let column = 0; column < columns; column += 1) {
    line[column + 1] = 0.75 * (values[near + column] as number) + 0.25 * (values[far + column] as number);
  }
  line[0] = line[1] as number;
  line[columns + 1] = line[columns] as number;
}
