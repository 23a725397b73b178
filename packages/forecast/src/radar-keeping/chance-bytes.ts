import { NATIONAL_SIZE } from '#radar/national-grid.ts';

/** Chances are kept for blocks of 2 × 2 cells: they are blurred by the error of motion, which is never less. */
const SIDE = 2;
const COLUMNS = NATIONAL_SIZE.columns / SIDE;
const NOT_KNOWN = 255;

/** Bytes of one lead's chances. */
export const CHANCE_BYTES = COLUMNS * (NATIONAL_SIZE.rows / SIDE);

/** Chances 0…1 on the national grid as per cent in bytes, in steps of 2, means of what is known of each block. */
export function toChanceBytes(chances: Float32Array): Uint8Array {
  const sums = new Float32Array(CHANCE_BYTES);
  const counts = new Uint8Array(CHANCE_BYTES);
  for (let cell = 0; cell < chances.length; cell += 1) {
    const chance = chances[cell] as number;
    if (Number.isNaN(chance)) continue;
    const block = toBlock(cell);
    sums[block] = (sums[block] as number) + chance;
    counts[block] = (counts[block] as number) + 1;
  }
  return Uint8Array.from(sums, (sum, block) => {
    const count = counts[block] as number;
    return count === 0 ? NOT_KNOWN : 2 * Math.round((50 * sum) / count);
  });
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
