import { NATIONAL_SIZE } from '#radar/national-grid.ts';

/** Chances are kept for blocks of 2 × 2 cells: they are blurred by the error of motion, which is never less. */
const SIDE = 2;
const COLUMNS = NATIONAL_SIZE.columns / SIDE;
const NOT_KNOWN = 255;

/** Bytes of one lead's chances. */
export const CHANCE_BYTES = COLUMNS * (NATIONAL_SIZE.rows / SIDE);

/** Chances 0…1 on the national grid as per cent in bytes, in steps of 2, means of what is known of each block. */
export function toChanceBytes(chances: Float32Array): Uint8Array {
  const { columns } = NATIONAL_SIZE;
  const bytes = new Uint8Array(CHANCE_BYTES);
  for (let block = 0; block < bytes.length; block += 1) {
    const first = SIDE * (columns * Math.floor(block / COLUMNS) + (block % COLUMNS));
    let [sum, count] = [0, 0];
    for (const cell of [first, first + 1, first + columns, first + columns + 1]) {
      const chance = chances[cell] as number;
      if (Number.isNaN(chance)) continue;
      sum += chance;
      count += 1;
    }
    bytes[block] = count === 0 ? NOT_KNOWN : 2 * Math.round((50 * sum) / count);
  }
  return bytes;
}

/** The chance of a cell, per cent, from a lead's bytes; null where it is not known. */
export function findChancePercent(bytes: Uint8Array, cell: number): number | null {
  const percent = bytes[toBlock(cell)] ?? NOT_KNOWN;
  return percent === NOT_KNOWN ? null : percent;
}

function toBlock(cell: number): number {
  const row = Math.floor(cell / NATIONAL_SIZE.columns);
  return Math.floor(row / SIDE) * COLUMNS + Math.floor((cell % NATIONAL_SIZE.columns) / SIDE);
}
