import type { RasterSize } from '#grid/raster-size.ts';
import type { RadarGrid } from './rain-rate-field.ts';

/**
 * The national grid as a radar raster: the 300 × 500 station cells (portal.md §9) seen from the north-west corner, in
 * degrees. Its rows run south; station codes count rows from the south.
 */
export const NATIONAL_GRID: RadarGrid = {
  projection: '+proj=longlat +datum=WGS84',
  columns: 300,
  rows: 500,
  west: 101.5,
  north: 8.5 + 500 * 0.03006,
  cellWidth: 0.0301,
  cellHeight: 0.03006,
};

/** Its columns and rows. */
export const NATIONAL_SIZE: RasterSize = { columns: NATIONAL_GRID.columns, rows: NATIONAL_GRID.rows };
