import { NATIONAL_SIZE } from '@portal/forecast/radar/national-grid';

/** Cells of a square that become one value: 6.6 km, a fourth of a model's cell. */
const SIDE = 2;

/**
 * Gives the cells of each square of 2 × 2 their mean, but for squares of which a radar sees a cell. A model and the far end
 * of a nowcast know no finer than that, and a frame of the same shape takes half the bytes on the wire. `rates` are those of
 * the national grid, mm/h, changed in place; NaN takes no part and stays.
 */
export function coarsenRain(rates: Float32Array, isSeen: (cell: number) => boolean): void {
  const { columns, rows } = NATIONAL_SIZE;
  for (let row = 0; row < rows; row += SIDE) {
    for (let column = 0; column < columns; column += SIDE) {
      const corner = row * columns + column;
      const square = [corner, corner + 1, corner + columns, corner + columns + 1];
      if (!square.some(isSeen)) levelSquare(rates, square);
    }
  }
}

function levelSquare(rates: Float32Array, square: readonly number[]): void {
  const known = square.filter((cell) => !Number.isNaN(rates[cell]));
  const mean = known.reduce((sum, cell) => sum + (rates[cell] ?? 0), 0) / known.length;
  for (const cell of known) rates[cell] = mean;
}
