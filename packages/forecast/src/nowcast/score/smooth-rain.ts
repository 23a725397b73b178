import type { RasterSize } from '#grid/raster-size.ts';

/** Means over squares that reach so many cells from their middle; what is not seen and what is outside counts as dry. */
export function smoothRain(rainMmh: Float32Array, { columns, rows }: RasterSize, reach: number): Float32Array {
  const width = columns + 1;
  const sums = new Float64Array(width * (rows + 1));
  for (let row = 0; row < rows; row += 1) {
    let line = 0;
    for (let column = 0; column < columns; column += 1) {
      const rate = rainMmh[row * columns + column] as number;
      line += rate > 0 ? rate : 0;
      sums[(row + 1) * width + column + 1] = line + (sums[row * width + column + 1] as number);
    }
  }
  const corner = (row: number, column: number): number => sums[row * width + column] as number;
  const area = (2 * reach + 1) ** 2;
  return rainMmh.map((_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const [upper, lower] = [Math.max(row - reach, 0), Math.min(row + reach + 1, rows)];
    const [left, right] = [Math.max(column - reach, 0), Math.min(column + reach + 1, columns)];
    return (corner(lower, right) - corner(upper, right) - corner(lower, left) + corner(upper, left)) / area;
  });
}
