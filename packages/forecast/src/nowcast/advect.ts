import type { RasterSize } from '#grid/raster-size.ts';
import type { MotionField } from './motion-field.ts';
import type { Trajectory } from './trajectory.ts';

/** Where each cell of a raster takes its value from: made once for a moment, used for every raster that moves with it. */
export interface Passage {
  /** Upper left one of the four cells around the origin; −1 where the origin lies outside. */
  readonly cells: Int32Array;
  /** How far the origin lies from it, cells east and down, 0…1. */
  readonly fx: Float32Array;
  readonly fy: Float32Array;
}

/** Room for a passage. */
export function makePassage({ columns, rows }: RasterSize): Passage {
  const count = columns * rows;
  return { cells: new Int32Array(count), fx: new Float32Array(count), fy: new Float32Array(count) };
}

/** Finds for each cell where its air was, going back along a trajectory. */
export function fillPassage(
  { cells, fx, fy }: Passage,
  { columns, rows }: RasterSize,
  { nodes, spacing }: MotionField,
  { dx, dy }: Trajectory,
): void {
  const lastColumn = columns - 1;
  const lastRow = rows - 1;
  const scale = 1 / spacing;
  const wayX = new Float32Array(nodes.columns + 1);
  const wayY = new Float32Array(nodes.columns + 1);
  for (let row = 0; row < rows; row += 1) {
    const nodeRow = Math.min(Math.floor(row * scale), Math.max(nodes.rows - 2, 0));
    blendRows(dx, wayX, nodes.columns, nodeRow, row * scale - nodeRow);
    blendRows(dy, wayY, nodes.columns, nodeRow, row * scale - nodeRow);
    const start = row * columns;
    for (let node = 0, first = 0; first < columns; node += 1, first += spacing) {
      const wx = wayX[node] as number;
      const wy = wayY[node] as number;
      const stepX = scale * ((wayX[node + 1] as number) - wx);
      const stepY = scale * ((wayY[node + 1] as number) - wy);
      const end = Math.min(first + spacing, columns);
      for (let column = first; column < end; column += 1) {
        const x = column - wx - (column - first) * stepX;
        const y = row - wy - (column - first) * stepY;
        const cell = start + column;
        if (!(x >= 0 && y >= 0 && x <= lastColumn && y <= lastRow)) {
          cells[cell] = -1;
          continue;
        }
        const left = x < lastColumn ? x | 0 : lastColumn - 1;
        const upper = y < lastRow ? y | 0 : lastRow - 1;
        cells[cell] = upper * columns + left;
        fx[cell] = x - left;
        fy[cell] = y - upper;
      }
    }
  }
}

/** Moves a raster through a passage: each cell of `to` takes what is found (bilinear) at its origin, `outside` where that lies outside. */
export function carry(
  from: Float32Array,
  to: Float32Array,
  { cells, fx, fy }: Passage,
  { columns }: RasterSize,
  outside: number,
): void {
  for (let index = 0; index < to.length; index += 1) {
    const cell = cells[index] as number;
    if (cell < 0) {
      to[index] = outside;
      continue;
    }
    const east = fx[index] as number;
    const a = from[cell] as number;
    const c = from[cell + columns] as number;
    const top = a + east * ((from[cell + 1] as number) - a);
    const bottom = c + east * ((from[cell + columns + 1] as number) - c);
    to[index] = top + (fy[index] as number) * (bottom - top);
  }
}

function blendRows(values: Float32Array, out: Float32Array, columns: number, row: number, share: number): void {
  const upper = row * columns;
  const lower = Math.min(upper + columns, values.length - columns);
  for (let column = 0; column < columns; column += 1) {
    const above = values[upper + column] as number;
    out[column] = above + share * ((values[lower + column] as number) - above);
  }
  out[columns] = out[columns - 1] as number;
}
