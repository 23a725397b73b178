import type { LatLng } from '#geo/lat-lng.ts';
import type { PlaceRecord } from './place-record.ts';

/** Places in grid cells of a tenth of a degree, so that the nearest is found among a few. */
export interface PlaceGrid {
  readonly south: number;
  readonly west: number;
  readonly rows: number;
  readonly columns: number;
  /** Places of cell n, row by row from the south-west, are `places[starts[n]]` up to `places[starts[n + 1]]`. */
  readonly starts: Int32Array;
  readonly places: readonly PlaceRecord[];
}

/** Cells of the grid in one degree. */
const CELLS_PER_DEGREE = 10;

/**
 * Sorts places into cells. Excludes wards known only by their district's seat: they would all share one point, and the
 * unit whose seat it is has the more exact position.
 */
export function buildPlaceGrid(all: readonly PlaceRecord[]): PlaceGrid {
  const placed = listPlaced(all);
  const south = Math.floor(Math.min(...placed.map(({ lat }) => lat)));
  const west = Math.floor(Math.min(...placed.map(({ lng }) => lng)));
  const rows = Math.floor((Math.max(...placed.map(({ lat }) => lat)) - south) * CELLS_PER_DEGREE) + 1;
  const columns = Math.floor((Math.max(...placed.map(({ lng }) => lng)) - west) * CELLS_PER_DEGREE) + 1;
  const cellOf = ({ lat, lng }: PlaceRecord): number =>
    Math.floor((lat - south) * CELLS_PER_DEGREE) * columns + Math.floor((lng - west) * CELLS_PER_DEGREE);
  if (placed.length === 0) return { south: 0, west: 0, rows: 0, columns: 0, starts: new Int32Array(1), places: [] };
  const starts = new Int32Array(rows * columns + 1);
  for (const place of placed) starts[cellOf(place) + 1] = (starts[cellOf(place) + 1] ?? 0) + 1;
  for (let cell = 0; cell < rows * columns; cell += 1) {
    starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
  }
  const places = placed.toSorted((a, b) => cellOf(a) - cellOf(b));
  return { south, west, rows, columns, starts, places };
}

/**
 * All except wards that share their point with a more precise place and do not continue the name of the unit there; a
 * province's page has no meaningful point.
 */
function listPlaced(all: readonly PlaceRecord[]): PlaceRecord[] {
  const surest = new Map<string, number>();
  for (const { kind, lat, lng, precisionKm } of all) {
    if (kind === 'province' || kind === 'formerProvince') continue;
    const spot = `${lat} ${lng}`;
    surest.set(spot, Math.min(precisionKm, surest.get(spot) ?? precisionKm));
  }
  return all.filter(({ kind, formerUnit, lat, lng, precisionKm }) => {
    return kind !== 'ward' || formerUnit !== null || precisionKm === surest.get(`${lat} ${lng}`);
  });
}

const RADIANS = Math.PI / 180;

/**
 * Visits places around a point, ring by ring of cells, each with its approximate distance: squared degrees on a flat
 * map around the point, which needs no trigonometry per place. Ends when all are visited, or when `isEnough` accepts
 * the approximate distance below which nothing unvisited can be.
 */
export function visitAround(
  grid: PlaceGrid,
  point: LatLng,
  visit: (place: PlaceRecord, rough: number) => void,
  isEnough: (unseen: number) => boolean,
): void {
  const narrowing = Math.cos(point.lat * RADIANS);
  const row = Math.floor((point.lat - grid.south) * CELLS_PER_DEGREE);
  const column = Math.floor((point.lng - grid.west) * CELLS_PER_DEGREE);
  const last = Math.max(row, grid.rows - 1 - row, column, grid.columns - 1 - column);
  const visitCells = (atRow: number, from: number, to: number): void => {
    const first = atRow * grid.columns;
    const end = grid.starts[first + to + 1] ?? 0;
    for (let at = grid.starts[first + from] ?? 0; at < end; at += 1) {
      const place = grid.places[at];
      if (place === undefined) return;
      const north = place.lat - point.lat;
      const east = (place.lng - point.lng) * narrowing;
      visit(place, north * north + east * east);
    }
  };
  for (let ring = outside(row, grid.rows, column, grid.columns); ring <= last; ring += 1) {
    const unseen = ((ring - 1) / CELLS_PER_DEGREE) * narrowing;
    if (ring > 0 && isEnough(unseen * unseen)) return;
    const from = Math.max(0, column - ring);
    const to = Math.min(grid.columns - 1, column + ring);
    for (let atRow = Math.max(0, row - ring); atRow <= Math.min(grid.rows - 1, row + ring); atRow += 1) {
      if (Math.abs(atRow - row) === ring) {
        if (from <= to) visitCells(atRow, from, to);
        continue;
      }
      if (column - ring >= 0 && column - ring < grid.columns) visitCells(atRow, column - ring, column - ring);
      if (column + ring >= 0 && column + ring < grid.columns) visitCells(atRow, column + ring, column + ring);
    }
  }
}

/** Number of rings around a point off the grid that do not touch it. */
function outside(row: number, rows: number, column: number, columns: number): number {
  return Math.max(0, -row, row - rows + 1, -column, column - columns + 1);
}
