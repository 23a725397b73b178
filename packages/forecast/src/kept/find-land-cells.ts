import type { RegularGrid } from '#grid/regular-grid.ts';
import { VIETNAM_LAND } from './vietnam-land.table.ts';

/** Height of a band of the table, degrees. */
const BAND_DEG = 0.25;

/**
 * The cells of a grid that any point on the land of Vietnam is interpolated from, ascending; empty where the grid lies
 * elsewhere.
 */
export function findLandCells(grid: RegularGrid): number[] {
  const { south, west, latStep, lngStep, rows, columns } = grid;
  const cells: number[] = [];
  for (let row = 0; row < rows; row++) {
    const lat = south + row * latStep;
    const bands = VIETNAM_LAND.filter(([band]) => band < lat + latStep && band + BAND_DEG > lat - latStep);
    for (let column = 0; column < columns; column++) {
      const lng = west + column * lngStep;
      if (bands.some(([, first, last]) => first < lng + lngStep && last > lng - lngStep)) {
        cells.push(row * columns + column);
      }
    }
  }
  return cells;
}
