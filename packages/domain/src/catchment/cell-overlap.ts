import { computeRingKm2, KM2_PER_UNIT, toAuthalicSine } from './authalic-area.ts';
import { type CatchmentPolygon, findBounds, listRings, type Ring } from './polygon.ts';

/** A regular grid by its cell centres, cell 0 in the south-west, row by row (`RegularGrid` of the engine). Degrees. */
interface LatLngCells {
  readonly south: number;
  readonly west: number;
  readonly latStep: number;
  readonly lngStep: number;
  readonly rows: number;
  readonly columns: number;
}

/** The cells of a grid that a catchment overlaps. */
export interface BasinWeights {
  /** Indices of the cells, ascending. */
  readonly cells: Int32Array;
  /** Area of each inside the catchment, km². */
  readonly areasKm2: Float64Array;
  /** Area of the whole catchment, including parts outside the grid, km². */
  readonly areaKm2: number;
}

const RADIANS = Math.PI / 180;
/** Smaller overlaps are rounding errors, km². */
const LEAST_KM2 = 1e-9;

/** The part of the infinite lattice around a polygon, with the edges' contributions per cell. */
interface Window {
  readonly grid: LatLngCells;
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly rows: number;
  readonly columns: number;
  /** Area between an edge and the right side of its cell. */
  readonly beside: Float64Array;
  /** Height that an edge spans in its cell: applies to everything right of it in the row. */
  readonly spans: Float64Array;
}

/**
 * Overlap of a catchment with each cell of a grid, exact on WGS 84: each edge is split at cell borders, and adds to
 * each cell the signed area between itself and the cell's right side, as in anti-aliased polygon rendering. Time grows
 * with points plus cells. Islands and holes count by their role, not by their direction. The polygon must have been
 * checked (domain.md §5.2.1).
 */
export function computeOverlaps(polygon: CatchmentPolygon, grid: LatLngCells): BasinWeights {
  const window = openWindow(polygon, grid);
  for (const { name, ring } of listRings(polygon)) {
    const isForward = computeRingKm2(ring) > 0;
    addRing(window, ring, isForward === (name.hole === 0) ? 1 : -1);
  }
  return collect(window);
}

function openWindow(polygon: CatchmentPolygon, grid: LatLngCells): Window {
  const { south, north, west, east } = findBounds(polygon);
  const firstRow = toRow(grid, south);
  const firstColumn = toColumn(grid, west);
  const rows = toRow(grid, north) - firstRow + 1;
  const columns = toColumn(grid, east) - firstColumn + 1;
  const size = rows * columns;
  const [beside, spans] = [new Float64Array(size), new Float64Array(size)];
  return { grid, firstRow, firstColumn, rows, columns, beside, spans };
}

const toRow = ({ south, latStep }: LatLngCells, lat: number): number => Math.floor((lat - south) / latStep + 0.5);
const toColumn = ({ west, lngStep }: LatLngCells, lng: number): number => Math.floor((lng - west) / lngStep + 0.5);

function addRing(window: Window, ring: Ring, sign: number): void {
  let at = ring.length - 2;
  for (let next = 0; next < ring.length; next += 2) {
    const edge = [ring[at], ring[at + 1], ring[next], ring[next + 1]] as Edge;
    if (edge[1] !== edge[3]) addEdge(window, edge, sign);
    at = next;
  }
}

/** Longitude and latitude of both ends. */
type Edge = [number, number, number, number];

/** Splits an edge at row borders. */
function addEdge(window: Window, [fromLng, fromLat, toLng, toLat]: Edge, sign: number): void {
  const { grid, firstRow, rows } = window;
  const isUp = toLat > fromLat;
  const clamp = (row: number) => Math.min(Math.max(row - firstRow, 0), rows - 1);
  const end = clamp(toRow(grid, toLat));
  let row = clamp(toRow(grid, fromLat));
  let [lng, lat] = [fromLng, fromLat];
  const slope = (toLng - fromLng) / (toLat - fromLat);
  // Rounding may put an end on the other side of a border: nothing is split then.
  for (; isUp ? row < end : row > end; row += isUp ? 1 : -1) {
    const borderLat = grid.south + (firstRow + row + (isUp ? 0.5 : -0.5)) * grid.latStep;
    const borderLng = fromLng + (borderLat - fromLat) * slope;
    addRowPiece(window, row, [lng, lat, borderLng, borderLat], sign);
    [lng, lat] = [borderLng, borderLat];
  }
  addRowPiece(window, row, [lng, lat, toLng, toLat], sign);
}

/** Splits a piece within one row at column borders. */
function addRowPiece(window: Window, row: number, [fromLng, fromLat, toLng, toLat]: Edge, sign: number): void {
  const { grid, firstColumn, columns } = window;
  const isEast = toLng > fromLng;
  const clamp = (column: number) => Math.min(Math.max(column - firstColumn, 0), columns - 1);
  const end = clamp(toColumn(grid, toLng));
  let column = clamp(toColumn(grid, fromLng));
  let [lng, lat] = [fromLng, fromLat];
  const slope = (toLat - fromLat) / (toLng - fromLng);
  for (; isEast ? column < end : column > end; column += isEast ? 1 : -1) {
    const borderLng = grid.west + (firstColumn + column + (isEast ? 0.5 : -0.5)) * grid.lngStep;
    const borderLat = fromLat + (borderLng - fromLng) * slope;
    addPiece(window, row, column, [lng, lat, borderLng, borderLat], sign);
    [lng, lat] = [borderLng, borderLat];
  }
  addPiece(window, row, column, [lng, lat, toLng, toLat], sign);
}

/** Adds a piece within one cell; the integral over the curved height uses Simpson's rule. */
function addPiece(window: Window, row: number, column: number, piece: Edge, sign: number): void {
  const { grid, firstColumn, columns, beside, spans } = window;
  const [fromLng, fromLat, toLng, toLat] = piece;
  const right = grid.west + (firstColumn + column + 0.5) * grid.lngStep;
  const from = toAuthalicSine(fromLat);
  const to = toAuthalicSine(toLat);
  const mean = (from + 4 * toAuthalicSine((fromLat + toLat) / 2) + to) / 6;
  const area = (right - toLng) * to - (right - fromLng) * from + (toLng - fromLng) * mean;
  const cell = row * columns + column;
  // A counter-clockwise ring goes up on its right side, beyond which is the outside.
  beside[cell] = (beside[cell] as number) - sign * area * RADIANS;
  spans[cell] = (spans[cell] as number) - sign * (to - from);
}

/** Sums each row from the west. */
function collect({ grid, firstRow, firstColumn, rows, columns, beside, spans }: Window): BasinWeights {
  const cells: number[] = [];
  const areas: number[] = [];
  let areaKm2 = 0;
  for (let row = 0; row < rows; row++) {
    let height = 0;
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const km2 = ((beside[at] as number) + height * grid.lngStep * RADIANS) * KM2_PER_UNIT;
      height += spans[at] as number;
      if (km2 < LEAST_KM2) continue;
      areaKm2 += km2;
      const [gridRow, gridColumn] = [firstRow + row, firstColumn + column];
      if (gridRow < 0 || gridRow >= grid.rows || gridColumn < 0 || gridColumn >= grid.columns) continue;
      cells.push(gridRow * grid.columns + gridColumn);
      areas.push(km2);
    }
  }
  return { cells: Int32Array.from(cells), areasKm2: Float64Array.from(areas), areaKm2 };
}
