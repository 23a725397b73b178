import type { RegularGrid } from '#grid/regular-grid.ts';
import type { LatLngGridDefinition } from './message.ts';

/** A part of the globe, degrees; `east` is greater than `west` (a box across the date line has an east beyond 180). */
export interface GridBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Values in the engine's orientation, south-west first, with their grid. */
export interface RegularField {
  readonly grid: RegularGrid;
  readonly values: Float64Array;
}

/** Flag table 3.4: the scanning mode's bits. */
const I_NEGATIVE = 0x80;
const J_POSITIVE = 0x40;
const J_CONSECUTIVE = 0x20;
const ALTERNATING = 0x10;

/** Fraction of a step by which a cell may miss an edge and still lie on it. */
const EDGE = 1e-4;

/** A span of columns or rows: index of the first, counted from the west or south, number, and degrees of the first. */
interface Span {
  readonly first: number;
  readonly count: number;
  readonly start: number;
}

/** Columns; on a global grid they wrap after `around`. */
interface ColumnSpan extends Span {
  readonly around: number;
}

/**
 * Converts the values of a message from the file's scan order to the engine's orientation, and crops them to a box: the
 * cells in it and the adjacent ones needed to interpolate any point in it. Copies only the crop. Without a box the
 * whole grid is returned, on a global grid from the column at or after 180° W on. Null if the grid has no cell there.
 * Throws `RangeError` if `values` does not match the grid or points are staggered.
 */
export function toRegularGrid(
  definition: LatLngGridDefinition,
  values: Float64Array,
  box: GridBox | null = null,
): RegularField | null {
  const { ni, nj, iStep, jStep, scanningMode } = definition;
  if (values.length !== ni * nj) throw new RangeError(`${values.length} values for ${ni} × ${nj} points`);
  if ((scanningMode & 0x0f) !== 0)
    throw new RangeError(`staggered points (scanning mode ${scanningMode}) are not read`);
  const rows = findRows(definition, box);
  const columns = findColumns(definition, box);
  if (rows === null || columns === null) return null;
  const cut = new Float64Array(rows.count * columns.count);
  let cell = 0;
  for (let row = 0; row < rows.count; row++) {
    for (let column = 0; column < columns.count; column++) {
      cut[cell++] =
        values[findPlace(definition, rows.first + row, (columns.first + column) % columns.around)] ?? Number.NaN;
    }
  }
  return {
    grid: {
      south: rows.start,
      west: columns.start,
      latStep: jStep,
      lngStep: iStep,
      rows: rows.count,
      columns: columns.count,
    },
    values: cut,
  };
}

/** Index in scan order of the cell at a row from the south and a column from the west. */
function findPlace(definition: LatLngGridDefinition, row: number, column: number): number {
  const { ni, nj, scanningMode } = definition;
  const i = (scanningMode & I_NEGATIVE) === 0 ? column : ni - 1 - column;
  const j = (scanningMode & J_POSITIVE) === 0 ? nj - 1 - row : row;
  const alternates = (scanningMode & ALTERNATING) !== 0;
  if ((scanningMode & J_CONSECUTIVE) === 0) return j * ni + (alternates && j % 2 === 1 ? ni - 1 - i : i);
  return i * nj + (alternates && i % 2 === 1 ? nj - 1 - j : j);
}

function findRows(definition: LatLngGridDefinition, box: GridBox | null): Span | null {
  const south = Math.min(definition.firstLat, definition.lastLat);
  if (box === null) return { first: 0, count: definition.nj, start: south };
  return cutSpan(south, definition.jStep, definition.nj, box.south, box.north);
}

function findColumns(definition: LatLngGridDefinition, box: GridBox | null): ColumnSpan | null {
  const { ni, iStep, scanningMode } = definition;
  const west = (scanningMode & I_NEGATIVE) === 0 ? definition.firstLng : definition.lastLng;
  const around = Math.round(360 / iStep);
  const goesRound = ni >= around && Math.abs(around * iStep - 360) < iStep / 2;
  if (goesRound) return cutRound(west, iStep, around, box);
  const normal = toHalfTurn(west);
  if (box === null) return { first: 0, count: ni, start: normal, around: ni };
  const turned = normal + findTurn(normal, iStep * (ni - 1), box);
  const span = cutSpan(turned, iStep, ni, box.west, box.east);
  return span === null ? null : { ...span, around: ni };
}

/** Columns of a global grid: any box is found, also across the file's seam. */
function cutRound(west: number, step: number, around: number, box: GridBox | null): ColumnSpan {
  const from = box === null ? Math.ceil((-180 - west) / step - EDGE) : Math.floor((box.west - west) / step + EDGE);
  const to = box === null ? from + around - 1 : Math.ceil((box.east - west) / step - EDGE);
  return {
    first: ((from % around) + around) % around,
    count: Math.min(to - from + 1, around),
    start: roundDegrees(west + from * step),
    around,
  };
}

/** Turns (as degrees) to add to a regional grid's longitudes so that it overlaps most of the box. */
function findTurn(west: number, width: number, box: GridBox): number {
  const shared = (turn: number) => Math.min(west + turn + width, box.east) - Math.max(west + turn, box.west);
  return [0, -360, 360].reduce((best, turn) => (shared(turn) > shared(best) ? turn : best));
}

function cutSpan(start: number, step: number, count: number, from: number, to: number): Span | null {
  const first = Math.max(Math.floor((from - start) / step + EDGE), 0);
  const last = Math.min(Math.ceil((to - start) / step - EDGE), count - 1);
  if (last < first || first > count - 1) return null;
  return { first, count: last - first + 1, start: roundDegrees(start + first * step) };
}

function toHalfTurn(longitude: number): number {
  return roundDegrees(longitude - 360 * Math.floor((longitude + 180) / 360));
}

/** Rounds away the digits left by adding steps: a billionth of a degree is a tenth of a millimetre. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e9) / 1e9;
}
