import type { RasterSize } from '#grid/raster-size.ts';
import type { MotionField } from './motion-field.ts';
import type { Trajectory } from './trajectory.ts';

/**
 * Moves a raster along a trajectory: each cell of `to` takes what is found (bilinear) where its air was. Air from outside
 * the raster brings `outside`. Nothing is made per cell but the value.
 */
export function advect(
  from: Float32Array,
  to: Float32Array,
  { columns, rows }: RasterSize,
  { nodes, spacing }: MotionField,
  { dx, dy }: Trajectory,
  outside: number,
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
    for (let column = 0; column < columns; column += 1) {
      const node = (column * scale) | 0;
      const share = column * scale - node;
      const wx = wayX[node] as number;
      const wy = wayY[node] as number;
      const x = column - wx - share * ((wayX[node + 1] as number) - wx);
      const y = row - wy - share * ((wayY[node + 1] as number) - wy);
      if (!(x >= 0 && y >= 0 && x <= lastColumn && y <= lastRow)) {
        to[start + column] = outside;
        continue;
      }
      const left = x < lastColumn ? x | 0 : lastColumn - 1;
      const upper = y < lastRow ? y | 0 : lastRow - 1;
      const fx = x - left;
      const fy = y - upper;
      const cell = upper * columns + left;
      const a = from[cell] as number;
      const c = from[cell + columns] as number;
      const top = a + fx * ((from[cell + 1] as number) - a);
      const bottom = c + fx * ((from[cell + columns + 1] as number) - c);
      to[start + column] = top + fy * (bottom - top);
    }
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
