import type { RasterSize } from '#grid/regular-grid.ts';

/**
 * Air from where nothing was observed has the rain of the nearest observed air, as certain as a normal distribution of
 * this deviation, cells, says of the distance: else the picture that stands in for such air begins at a straight seam.
 */
const FADE_CELLS = 8.5;
/** Farther from observed air nothing is certain, cells. */
const MOST_CELLS = 4 * FADE_CELLS;

/** Certainty at a distance from observed air, cells: 1 next to it, without an edge. */
export const fade = (distance: number): number => Math.exp(-0.5 * (distance / FADE_CELLS) ** 2);

/** What was observed, and its surroundings. */
interface Surroundings {
  /** Certainty of each cell, 0…1: 1 where it was observed; 1 if all were. */
  readonly certainty: Float32Array | 1;
  /** Cells near observed ones, and for each of them the nearest of these. */
  readonly cells: Int32Array;
  readonly nearest: Int32Array;
}

/** The surroundings of what a frame observed (`seen`: 1 per observed cell). */
export function findSurroundings(seen: Uint8Array, { columns, rows }: RasterSize): Surroundings {
  if (!seen.includes(0)) return { certainty: 1, cells: new Int32Array(), nearest: new Int32Array() };
  const far = Float32Array.from(seen, (is) => (is === 1 ? 0 : Number.POSITIVE_INFINITY));
  const nearest = Int32Array.from(seen, (_, cell) => cell);
  const shorten = (cell: number, row: number, column: number, away: number): void => {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return;
    const other = row * columns + column;
    const distance = (far[other] as number) + away;
    if (distance >= (far[cell] as number)) return;
    far[cell] = distance;
    nearest[cell] = nearest[other] as number;
  };
  // Two passes, from the upper left and from the lower right (Rosenfeld and Pfaltz 1966).
  for (const step of [1, -1]) {
    for (let index = 0; index < far.length; index += 1) {
      const cell = step === 1 ? index : far.length - 1 - index;
      if (far[cell] === 0) continue;
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      shorten(cell, row, column - step, 1);
      shorten(cell, row - step, column, 1);
      shorten(cell, row - step, column - 1, Math.SQRT2);
      shorten(cell, row - step, column + 1, Math.SQRT2);
    }
  }
  const cells = Int32Array.from(seen.keys()).filter((cell) => seen[cell] === 0 && (far[cell] as number) < MOST_CELLS);
  return { certainty: far.map(fade), cells, nearest: cells.map((cell) => nearest[cell] as number) };
}

/** Gives the surroundings of what was observed the values of the nearest observed cells, in place. */
export function fillSurroundings(values: Float32Array, { cells, nearest }: Surroundings): void {
  for (let index = 0; index < cells.length; index += 1)
    values[cells[index] as number] = values[nearest[index] as number] as number;
}
