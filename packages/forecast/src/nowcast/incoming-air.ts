import type { RasterSize } from '#grid/regular-grid.ts';
import type { AdvectedField } from './trajectory.ts';

/**
 * Air from where nothing was observed has the rain of the nearest observed air, as certain as a normal distribution of
 * this deviation, cells, says of the distance: else the picture that stands in for such air begins at a straight seam.
 */
const FADE_CELLS = 8.5;
/** Farther from observed air nothing is certain, cells. */
const MOST_CELLS = 4 * FADE_CELLS;

/** Certainty at a distance from observed air, cells: 1 next to it, without an edge. */
const fade = (distance: number): number => Math.exp(-0.5 * (distance / FADE_CELLS) ** 2);

/** The certainty of air from outside the raster. */
export const fadeOutside: NonNullable<AdvectedField['outside']> = (to, start, { cells, beyond }) => {
  for (let column = 0; column < cells.length; column += 1)
    if ((cells[column] as number) < 0)
      to[start + column] = (to[start + column] as number) * fade(beyond[column] as number);
};

/** What was observed, and its surroundings. */
interface Surroundings {
  /** Certainty of each cell, 0…1: 1 where it was observed, 0 far from there; 1 if all were observed. */
  readonly certainty: Pick<AdvectedField, 'from' | 'whole'>;
  /** Cells near observed ones, and for each of them the nearest of these. */
  readonly cells: Int32Array;
  readonly nearest: Int32Array;
}

/** The surroundings of what a frame observed (`seen`: 1 per observed cell). */
export function findSurroundings(seen: Uint8Array, size: RasterSize): Surroundings {
  if (!seen.includes(0)) return { certainty: { from: 1 }, cells: new Int32Array(), nearest: new Int32Array() };
  const { far, nearest } = findNearest(seen, size);
  const certainty = new Float32Array(seen.length);
  const near = new Int32Array(seen.length);
  let count = 0;
  for (let cell = 0; cell < seen.length; cell += 1) {
    const distance = far[cell] as number;
    if (distance >= MOST_CELLS) continue;
    certainty[cell] = distance === 0 ? 1 : fade(distance);
    if (distance > 0) near[count++] = cell;
  }
  const cells = near.slice(0, count);
  return {
    certainty: { from: certainty, whole: findWhole(seen, size) },
    cells,
    nearest: cells.map((cell) => nearest[cell] as number),
  };
}

/** The cells observed like the three next to them, east and down; none of the last column and row. */
function findWhole(seen: Uint8Array, { columns, rows }: RasterSize): Uint8Array {
  const whole = new Uint8Array(seen.length);
  for (let row = 0; row < rows - 1; row += 1) markWhole(seen, whole, row * columns, columns);
  return whole;
}

/** A row: V8 compiles a short function sooner and better than an inner loop. */
function markWhole(seen: Uint8Array, whole: Uint8Array, start: number, columns: number): void {
  for (let cell = start; cell < start + columns - 1; cell += 1) {
    whole[cell] =
      (seen[cell] as number) &
      (seen[cell + 1] as number) &
      (seen[cell + columns] as number) &
      (seen[cell + columns + 1] as number);
  }
}

/** The nearest observed cell of each, and how far it is: two passes (Rosenfeld and Pfaltz 1966). */
function findNearest(seen: Uint8Array, { columns, rows }: RasterSize): { far: Float32Array; nearest: Int32Array } {
  const far = new Float32Array(seen.length);
  const nearest = new Int32Array(seen.length);
  for (let cell = 0; cell < seen.length; cell += 1) {
    far[cell] = seen[cell] === 1 ? 0 : Number.POSITIVE_INFINITY;
    nearest[cell] = cell;
  }
  const shorten = (cell: number, other: number, away: number): void => {
    const distance = (far[other] as number) + away;
    if (distance >= (far[cell] as number)) return;
    far[cell] = distance;
    nearest[cell] = nearest[other] as number;
  };
  // From the upper left, then from the lower right.
  for (const step of [1, -1]) {
    for (let line = 0; line < rows; line += 1) {
      const start = columns * (step === 1 ? line : rows - 1 - line);
      const before = start - step * columns;
      for (let index = 0; index < columns; index += 1) {
        const column = step === 1 ? index : columns - 1 - index;
        const cell = start + column;
        if (far[cell] === 0) continue;
        if (index > 0) shorten(cell, cell - step, 1);
        if (line === 0) continue;
        shorten(cell, before + column, 1);
        if (column > 0) shorten(cell, before + column - 1, Math.SQRT2);
        if (column < columns - 1) shorten(cell, before + column + 1, Math.SQRT2);
      }
    }
  }
  return { far, nearest };
}

/** Gives the surroundings of what was observed the values of the nearest observed cells, in place. */
export function fillSurroundings(values: Float32Array, { cells, nearest }: Surroundings): void {
  for (let index = 0; index < cells.length; index += 1)
    values[cells[index] as number] = values[nearest[index] as number] as number;
}
