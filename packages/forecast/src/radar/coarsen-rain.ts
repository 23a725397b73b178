import type { RainRateField } from './rain-rate-field.ts';

/** Less of a block than this seen: the block is not seen. */
const LEAST_SEEN = 0.5;

/**
 * The same picture with no more than `mostCells` cells: means over square blocks of the smallest whole factor that does.
 * A block of which less than half was seen is not seen (NaN). Columns and rows that fill no block are left off.
 */
export function coarsenRain(field: RainRateField, mostCells: number): RainRateField {
  const { grid, rainMmh } = field;
  const factor = Math.ceil(Math.sqrt((grid.columns * grid.rows) / mostCells));
  if (factor <= 1) return field;
  const columns = Math.floor(grid.columns / factor);
  const rows = Math.floor(grid.rows / factor);
  const means = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      means[row * columns + column] = findMean(rainMmh, grid.columns, { row, column, factor });
    }
  }
  const cellWidth = grid.cellWidth * factor;
  const cellHeight = grid.cellHeight * factor;
  return { ...field, grid: { ...grid, columns, rows, cellWidth, cellHeight }, rainMmh: means };
}

interface Block {
  readonly row: number;
  readonly column: number;
  readonly factor: number;
}

function findMean(values: Float32Array, columns: number, { row, column, factor }: Block): number {
  let sum = 0;
  let seen = 0;
  for (let y = row * factor; y < (row + 1) * factor; y += 1) {
    for (let x = column * factor; x < (column + 1) * factor; x += 1) {
      const value = values[y * columns + x] as number;
      if (Number.isNaN(value)) continue;
      sum += value;
      seen += 1;
    }
  }
  return seen < LEAST_SEEN * factor * factor ? Number.NaN : sum / seen;
}
