import type { RasterSize } from '#grid/regular-grid.ts';

/** One cell in so many, across and down, is compared with later frames: neighbouring cells say the same. */
const STRIDE = 4;
const FIRST = STRIDE >> 1;

/** Encoding of a sampled chance: 254 is certain. */
export const MOST_CHANCE = 254;
/** A sampled cell without a chance. */
export const NO_CHANCE = 255;

const countAlong = (cells: number): number => Math.floor((cells - 1 - FIRST) / STRIDE) + 1;

/** Number of sampled cells of a raster. */
export const countSampled = ({ columns, rows }: RasterSize): number => countAlong(columns) * countAlong(rows);

/** Visits the sampled cells in the order of `sampleChances`. */
export function forEachSampled(
  { columns, rows }: RasterSize,
  visit: (index: number, row: number, column: number) => void,
): void {
  let index = 0;
  for (let row = FIRST; row < rows; row += STRIDE)
    for (let column = FIRST; column < columns; column += STRIDE, index += 1) visit(index, row, column);
}

/** The chances of the sampled cells, 0…254. */
export function sampleChances(chances: Float32Array, size: RasterSize): Uint8Array {
  const sampled = new Uint8Array(countSampled(size));
  forEachSampled(size, (index, row, column) => {
    const chance = chances[row * size.columns + column] as number;
    sampled[index] = Number.isNaN(chance) ? NO_CHANCE : Math.round(MOST_CHANCE * chance);
  });
  return sampled;
}
