import type { LatLng } from '@portal/domain/geo/lat-lng';

/** Columns and rows of a raster stored row by row, without a geographic position. */
export interface RasterSize {
  readonly columns: number;
  readonly rows: number;
}

/**
 * A regular latitude-longitude grid in the engine's one orientation: cell 0 is the south-west corner, columns run east,
 * rows run north, `cell = row × columns + column`. Degrees; longitudes in −180…180 unless the grid wraps the globe.
 */
export interface RegularGrid {
  readonly south: number;
  readonly west: number;
  readonly latStep: number;
  readonly lngStep: number;
  readonly rows: number;
  readonly columns: number;
}

/** The four cells around a point with their bilinear weights (sum 1). */
export interface CellWeights {
  readonly cells: readonly [number, number, number, number];
  readonly weights: readonly [number, number, number, number];
}

const EDGE = 1e-9;

/** Weights of a point on a grid, or null if the point lies outside the outermost cell centres. */
export function findCellWeights(grid: RegularGrid, point: LatLng): CellWeights | null {
  const x = (point.lng - grid.west) / grid.lngStep;
  const y = (point.lat - grid.south) / grid.latStep;
  if (!(x >= -EDGE && y >= -EDGE && x <= grid.columns - 1 + EDGE && y <= grid.rows - 1 + EDGE)) return null;
  const column = Math.min(Math.max(Math.floor(x), 0), Math.max(grid.columns - 2, 0));
  const row = Math.min(Math.max(Math.floor(y), 0), Math.max(grid.rows - 2, 0));
  const fx = Math.min(Math.max(x - column, 0), 1);
  const fy = Math.min(Math.max(y - row, 0), 1);
  const right = Math.min(column + 1, grid.columns - 1);
  const top = Math.min(row + 1, grid.rows - 1);
  return {
    cells: [
      row * grid.columns + column,
      row * grid.columns + right,
      top * grid.columns + column,
      top * grid.columns + right,
    ],
    weights: [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy],
  };
}

/** Grids whose cells differ by less than this fraction of a step are the same one, written with other digits. */
const SAME_GRID = 5e-4;

/** Whether two grids have the same cells. */
export function isSameGrid(a: RegularGrid, b: RegularGrid): boolean {
  const limit = SAME_GRID * Math.min(a.latStep, a.lngStep);
  return (
    a.rows === b.rows &&
    a.columns === b.columns &&
    Math.abs(a.south - b.south) <= limit &&
    Math.abs(a.west - b.west) <= limit &&
    Math.abs(a.latStep - b.latStep) * a.rows <= limit &&
    Math.abs(a.lngStep - b.lngStep) * a.columns <= limit
  );
}
