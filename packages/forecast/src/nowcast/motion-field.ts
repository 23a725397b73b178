import type { RasterSize } from '#grid/raster-size.ts';

/** Nodes of the motion that is estimated lie so many cells apart. */
export const SPACING = 8;

/**
 * How far the picture moves from one frame to the next, in cells east (`u`) and down the rows (`v`). Given on nodes that
 * lie `spacing` cells apart, node 0 on cell 0, because motion is smooth.
 */
export interface MotionField {
  readonly spacing: number;
  readonly nodes: RasterSize;
  readonly u: Float32Array;
  readonly v: Float32Array;
}

/** Number of nodes that cover a raster with a node on or beyond its last cell. */
export function countNodes({ columns, rows }: RasterSize, spacing: number): RasterSize {
  return { columns: Math.ceil((columns - 1) / spacing) + 1, rows: Math.ceil((rows - 1) / spacing) + 1 };
}

/** Bilinear value of node figures at a place given in nodes; beyond the edge the edge's value. */
export function sampleNodes(values: Float32Array, { columns, rows }: RasterSize, x: number, y: number): number {
  const clampedX = Math.min(Math.max(x, 0), columns - 1);
  const clampedY = Math.min(Math.max(y, 0), rows - 1);
  const column = Math.min(Math.floor(clampedX), Math.max(columns - 2, 0));
  const row = Math.min(Math.floor(clampedY), Math.max(rows - 2, 0));
  const right = Math.min(column + 1, columns - 1);
  const below = Math.min(row + 1, rows - 1) * columns;
  const fx = clampedX - column;
  const fy = clampedY - row;
  const top = (1 - fx) * (values[row * columns + column] as number) + fx * (values[row * columns + right] as number);
  const bottom = (1 - fx) * (values[below + column] as number) + fx * (values[below + right] as number);
  return (1 - fy) * top + fy * bottom;
}
