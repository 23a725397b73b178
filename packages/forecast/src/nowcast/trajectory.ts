import type { RasterSize } from '#grid/regular-grid.ts';

/** Distance of the nodes of an estimated motion, cells. */
export const SPACING = 8;

/**
 * Displacement from one frame to the next, in cells east (`u`) and down the rows (`v`). Given on nodes `spacing` cells
 * apart, node 0 on cell 0, because motion is smooth.
 */
export interface MotionField {
  readonly spacing: number;
  readonly nodes: RasterSize;
  readonly u: Float32Array;
  readonly v: Float32Array;
}

/** Number of nodes that cover a raster, with a node on or beyond its last cell. */
export function countNodes({ columns, rows }: RasterSize, spacing: number): RasterSize {
  return { columns: Math.ceil((columns - 1) / spacing) + 1, rows: Math.ceil((rows - 1) / spacing) + 1 };
}

/** Bilinear value of node figures at a position in nodes; the edge value beyond the edge. */
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

/** Origin of the air over each node: displacement in cells, backwards along the motion. */
export interface Trajectory {
  /** Cells east and down the rows from the origin to the node. */
  readonly dx: Float32Array;
  readonly dy: Float32Array;
}

/** A trajectory of zero length. */
export function startTrajectory({ nodes }: MotionField): Trajectory {
  const count = nodes.columns * nodes.rows;
  return { dx: new Float32Array(count), dy: new Float32Array(count) };
}

/**
 * Extends a trajectory backwards in place by `steps` frames (negative: forwards) along a constant motion:
 * semi-Lagrangian, with the velocity at the midpoint found in two iterations (Germann and Zawadzki 2002).
 */
export function extendTrajectory({ dx, dy }: Trajectory, motion: MotionField, steps: number): void {
  const { nodes, spacing } = motion;
  const at = new Float64Array(2);
  for (let row = 0, node = 0; row < nodes.rows; row += 1) {
    for (let column = 0; column < nodes.columns; column += 1, node += 1) {
      const x = column - (dx[node] as number) / spacing;
      const y = row - (dy[node] as number) / spacing;
      at[0] = x;
      at[1] = y;
      readMotion(motion, at);
      for (let round = 0; round < 2; round += 1) {
        at[0] = x - (steps * (at[0] as number)) / (2 * spacing);
        at[1] = y - (steps * (at[1] as number)) / (2 * spacing);
        readMotion(motion, at);
      }
      dx[node] = (dx[node] as number) + steps * (at[0] as number);
      dy[node] = (dy[node] as number) + steps * (at[1] as number);
    }
  }
}

/** Replaces a position in nodes by the motion there, as `sampleNodes`: figures in an array need no allocation. */
function readMotion({ u, v, nodes }: MotionField, at: Float64Array): void {
  const { columns, rows } = nodes;
  const x = Math.min(Math.max(at[0] as number, 0), columns - 1);
  const y = Math.min(Math.max(at[1] as number, 0), rows - 1);
  const column = Math.min(x | 0, Math.max(columns - 2, 0));
  const row = Math.min(y | 0, Math.max(rows - 2, 0));
  const east = Math.min(column + 1, columns - 1) - column;
  const upper = row * columns + column;
  const lower = Math.min(row + 1, rows - 1) * columns + column;
  const fx = x - column;
  const fy = y - row;
  at[0] =
    (1 - fy) * ((1 - fx) * (u[upper] as number) + fx * (u[upper + east] as number)) +
    fy * ((1 - fx) * (u[lower] as number) + fx * (u[lower + east] as number));
  at[1] =
    (1 - fy) * ((1 - fx) * (v[upper] as number) + fx * (v[upper + east] as number)) +
    fy * ((1 - fx) * (v[lower] as number) + fx * (v[lower + east] as number));
}

/** A cell reaches half a cell beyond its centre. */
const REACH = 0.5;

/** Source positions of the cells of one row. */
interface Origins {
  /** The upper left of the four cells around the origin; if it lies outside, −1 less those around the nearest point. */
  readonly cells: Int32Array;
  /** Distance of an origin outside from that point, cells. */
  readonly beyond: Float64Array;
  /** Offset of the origin from it, cells east and down, 0…1. */
  readonly fx: Float64Array;
  readonly fy: Float64Array;
}

/**
 * Changes a row in an array, from `start` on, where its air comes from outside (negative `cells`): there it has the
 * value of the edge.
 */
type Outside = (to: Float32Array, start: number, origins: Pick<Origins, 'cells' | 'beyond'>) => void;

const hideOutside: Outside = (to, start, { cells }) => {
  for (let column = 0; column < cells.length; column += 1)
    if ((cells[column] as number) < 0) to[start + column] = Number.NaN;
};

/** A source raster and its advected result. */
export interface AdvectedField {
  /** 1: this everywhere. */
  readonly from: Float32Array | 1;
  readonly to: Float32Array;
  /** Default: unknown, NaN. */
  readonly outside?: Outside;
  /** 1 per cell that is 1 like the three next to it, east and down: it needs no interpolation. */
  readonly whole?: Uint8Array;
}

/**
 * Labels that are advected without interpolation: each cell takes the label of the nearest source cell, `unknown` from
 * outside.
 */
export interface CarriedLabels {
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly unknown: number;
}

/**
 * Advects rasters of one size along a trajectory: each cell of `to` takes the bilinear value at the origin of its air,
 * NaN next to a NaN cell, and outside unless the field says otherwise. Row by row, all rasters in turn, so that a row's
 * origins stay cached.
 */
export function carry(
  fields: readonly AdvectedField[],
  size: RasterSize,
  motion: MotionField,
  way: Trajectory,
  labels: CarriedLabels | null = null,
): void {
  const { columns, rows } = size;
  const figures = () => new Float64Array(columns);
  const origins = { cells: new Int32Array(columns), beyond: figures(), fx: figures(), fy: figures() };
  const wayX = new Float32Array(motion.nodes.columns + 1);
  const wayY = new Float32Array(motion.nodes.columns + 1);
  for (let row = 0; row < rows; row += 1) {
    blendRows(way.dx, wayX, motion, row);
    blendRows(way.dy, wayY, motion, row);
    fillOrigins(origins, row, size, { spacing: motion.spacing, wayX, wayY });
    for (const field of fields) carryRow(field, origins, row * columns);
    if (labels !== null) carryLabels(labels, origins, row * columns);
  }
}

interface RowWay {
  readonly spacing: number;
  readonly wayX: Float32Array;
  readonly wayY: Float32Array;
}

/** Rounding moves no origin farther, cells. */
const ROUNDING = 1e-6;

/** Finds the origin of the air for each cell of a row: linear from node to node. */
function fillOrigins(
  origins: Origins,
  row: number,
  { columns, rows }: RasterSize,
  { spacing, wayX, wayY }: RowWay,
): void {
  const { cells, fx, fy } = origins;
  const lastX = columns - 1 - ROUNDING;
  const lastY = rows - 1 - ROUNDING;
  for (let node = 0, first = 0; first < columns; node += 1, first += spacing) {
    const end = Math.min(first + spacing, columns);
    const wx = wayX[node] as number;
    const wy = wayY[node] as number;
    const stepX = 1 - ((wayX[node + 1] as number) - wx) / spacing;
    const stepY = (wy - (wayY[node + 1] as number)) / spacing;
    let x = first - wx;
    let y = row - wy;
    const endX = x + (end - 1 - first) * stepX;
    const endY = y + (end - 1 - first) * stepY;
    // A line with both ends inside lies inside.
    const isInside =
      x >= 0 && y >= 0 && endX >= 0 && endY >= 0 && x < lastX && y < lastY && endX < lastX && endY < lastY;
    for (let column = first; column < end; column += 1, x += stepX, y += stepY) {
      if (!isInside) {
        fx[column] = x;
        fy[column] = y;
        boundOrigin(origins, column, columns, rows);
        continue;
      }
      const left = x | 0;
      const upper = y | 0;
      fx[column] = x - left;
      fy[column] = y - upper;
      cells[column] = upper * columns + left;
    }
  }
}

/** Moves an origin, the position in `fx` and `fy`, to the nearest point of the raster; notes how far it lay outside. */
function boundOrigin({ cells, beyond, fx, fy }: Origins, column: number, columns: number, rows: number): void {
  const lastColumn = columns - 1;
  const lastRow = rows - 1;
  const fromX = fx[column] as number;
  const fromY = fy[column] as number;
  const x = Math.min(Math.max(fromX, 0), lastColumn);
  const y = Math.min(Math.max(fromY, 0), lastRow);
  const left = x < lastColumn ? x | 0 : lastColumn - 1;
  const upper = y < lastRow ? y | 0 : lastRow - 1;
  const cell = upper * columns + left;
  fx[column] = x - left;
  fy[column] = y - upper;
  const away = Math.max(-fromX, -fromY, fromX - lastColumn, fromY - lastRow);
  cells[column] = away <= REACH ? cell : -1 - cell;
  beyond[column] = away;
}

function carryRow({ from, to, outside = hideOutside, whole }: AdvectedField, origins: Origins, start: number): void {
  if (from === 1) to.fill(1, start, start + origins.cells.length);
  else if (whole === undefined) carryValues(from, to, origins, start);
  else carryMostlyWhole([from, whole], to, origins, start);
  outside(to, start, origins);
}

/** A row of a raster that is 1 nearly everywhere. */
function carryMostlyWhole(
  [from, whole]: readonly [Float32Array, Uint8Array],
  to: Float32Array,
  origins: Origins,
  start: number,
): void {
  const { cells } = origins;
  for (let column = 0; column < cells.length; column += 1) {
    const own = cells[column] as number;
    const isWhole = own >= 0 && whole[own] === 1;
    to[start + column] = isWhole ? 1 : readOrigin(from, origins, column);
  }
}

/** Bilinear values at the origins of a row. */
function carryValues(from: Float32Array, to: Float32Array, origins: Origins, start: number): void {
  const columns = origins.cells.length;
  for (let column = 0; column < columns; column += 1) to[start + column] = readOrigin(from, origins, column);
}

/** The bilinear value at an origin, from the upper left of the four cells around it. */
function readOrigin(from: Float32Array, { cells, fx, fy }: Origins, column: number): number {
  const columns = cells.length;
  const own = cells[column] as number;
  const cell = own < 0 ? -1 - own : own;
  const east = fx[column] as number;
  const a = from[cell] as number;
  const c = from[cell + columns] as number;
  const top = a + east * ((from[cell + 1] as number) - a);
  const bottom = c + east * ((from[cell + columns + 1] as number) - c);
  return top + (fy[column] as number) * (bottom - top);
}

function carryLabels({ from, to, unknown }: CarriedLabels, { cells, fx, fy }: Origins, start: number): void {
  const columns = cells.length;
  for (let column = 0; column < columns; column += 1) {
    const cell = cells[column] as number;
    // Rounds the position in the cell by adding a half and truncating.
    const nearest = cell + (((fx[column] as number) + 0.5) | 0) + (((fy[column] as number) + 0.5) | 0) * columns;
    to[start + column] = cell < 0 ? unknown : (from[nearest] as number);
  }
}

/** Trajectory of the nodes around a row, the last one twice. */
function blendRows(values: Float32Array, out: Float32Array, { nodes, spacing }: MotionField, row: number): void {
  const { columns } = nodes;
  const nodeRow = Math.min(Math.floor(row / spacing), Math.max(nodes.rows - 2, 0));
  const share = row / spacing - nodeRow;
  const upper = nodeRow * columns;
  const lower = Math.min(upper + columns, values.length - columns);
  for (let column = 0; column < columns; column += 1) {
    const above = values[upper + column] as number;
    out[column] = above + share * ((values[lower + column] as number) - above);
  }
  out[columns] = out[columns - 1] as number;
}
