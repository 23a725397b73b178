import type { RasterSize } from '#grid/raster-size.ts';

/** A raster with its size. */
export interface Raster extends RasterSize {
  readonly values: Float32Array;
}

/** Half as many columns and rows: means of four cells. An odd last column or row is left off. */
export function halve({ columns, rows, values }: Raster): Raster {
  const width = columns >> 1;
  const height = rows >> 1;
  const half = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const upper = 2 * row * columns;
    const lower = upper + columns;
    for (let column = 0; column < width; column += 1) {
      const x = 2 * column;
      half[row * width + column] =
        0.25 *
        ((values[upper + x] as number) +
          (values[upper + x + 1] as number) +
          (values[lower + x] as number) +
          (values[lower + x + 1] as number));
    }
  }
  return { columns: width, rows: height, values: half };
}
