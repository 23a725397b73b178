import type { LatLng } from './lat-lng.ts';

// Origin and steps are from portal.md §9; floor, and no code outside these rows and columns, from decisions.md
// "Forecast grid".
const SOUTH = 8.5;
const WEST = 101.5;
const ROW_DEGREES = 0.03006;
const COLUMN_DEGREES = 0.0301;
const ROWS = 500;
const COLUMNS = 300;

/** A point whose coordinates may be missing. */
interface MaybePoint {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}

/**
 * Code of the station cell of a point: `300 × row + column`, rows 0–499 from 8.5° N, columns 0–299 from
 * 101.5° E. Null if a coordinate is missing (0 is a value) or the point is off the grid, so that the columns east of
 * 110.53° E never wrap into the next row (portal.md §5 and §9, domain.md §12.7).
 */
export function findStationCode(point: MaybePoint): number | null {
  const { lat, lng } = point;
  if (typeof lat !== 'number' || typeof lng !== 'number') return null;
  const row = Math.floor((lat - SOUTH) / ROW_DEGREES);
  const column = Math.floor((lng - WEST) / COLUMN_DEGREES);
  const onGrid = row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
  return onGrid ? COLUMNS * row + column : null;
}

/**
 * Centre of a station cell: where the forecast grids are read for every point of the cell. Throws a RangeError for an
 * invalid code.
 */
export function getStationCellCentre(code: number): LatLng {
  if (!Number.isInteger(code) || code < 0 || code >= ROWS * COLUMNS) throw new RangeError(`No station cell ${code}`);
  const row = Math.floor(code / COLUMNS);
  const column = code % COLUMNS;
  return { lat: SOUTH + (row + 0.5) * ROW_DEGREES, lng: WEST + (column + 0.5) * COLUMN_DEGREES };
}

/** Codes of a station cell and its neighbours, at most nine: all within about 5 km of its centre. */
export function listCellsAround(code: number): number[] {
  const cells: number[] = [];
  const column = code % COLUMNS;
  for (let row = Math.floor(code / COLUMNS) - 1, end = row + 2; row <= end; row++) {
    for (let next = column - 1; next <= column + 1; next++) {
      if (row >= 0 && row < ROWS && next >= 0 && next < COLUMNS) cells.push(COLUMNS * row + next);
    }
  }
  return cells;
}
