import type { RegularGrid } from '#grid/regular-grid.ts';

/** The grid of the demo runs: a quarter degree over 5–24.5° N, 99–119.5° E, everything the portal serves. */
export const DEMO_GRID: RegularGrid = {
  south: 5,
  west: 99,
  latStep: 0.25,
  lngStep: 0.25,
  rows: 79,
  columns: 83,
};
