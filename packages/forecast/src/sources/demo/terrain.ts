import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findCellWeights } from '#grid/regular-grid.ts';
import { DEMO_GRID } from './demo-grid.ts';
import { HEIGHT_ROWS, LAND_ROWS } from './terrain.table.ts';

const HEIGHT_M = parseRows(HEIGHT_ROWS);
const ESTIMATED_HEIGHT_M = fillUnknown(HEIGHT_M);
const LAND_SHARE = fillUnknown(parseRows(LAND_ROWS)).map((percent) => percent / 100);
/** Distance over which a coast is felt, degrees. */
const COAST_REACH = [0.25, 0.5, 0.75];

/** Mean ground height per cell of the demo grid in metres, sea 0, NaN where unknown. */
export function listSurfaceHeights(): Float32Array {
  return Float32Array.from(HEIGHT_M);
}

/** As `listSurfaceHeights`, with the nearest known height where it is unknown: for the sky, which must stand everywhere. */
export function listEstimatedHeights(): Float64Array {
  return ESTIMATED_HEIGHT_M;
}

/** Share of land around a point, 0…1; beyond the demo grid that of its edge. */
export function landShare(point: LatLng): number {
  const { south, west, latStep, lngStep, rows, columns } = DEMO_GRID;
  const inside = {
    lat: Math.min(Math.max(point.lat, south), south + latStep * (rows - 1)),
    lng: Math.min(Math.max(point.lng, west), west + lngStep * (columns - 1)),
  };
  const near = findCellWeights(DEMO_GRID, inside);
  if (near === null) return 0;
  return near.cells.reduce((sum, cell, index) => sum + (near.weights[index] ?? 0) * (LAND_SHARE[cell] ?? 0), 0);
}

/** Which way the land lies from a point near a coast: components towards east and north, length 0 (no coast) to 1. */
export function findLandward(point: LatLng): { east: number; north: number } {
  let east = 0;
  let north = 0;
  for (const reach of COAST_REACH) {
    east += landShare({ ...point, lng: point.lng + reach }) - landShare({ ...point, lng: point.lng - reach });
    north += landShare({ ...point, lat: point.lat + reach }) - landShare({ ...point, lat: point.lat - reach });
  }
  const length = Math.hypot(east, north);
  const strength = Math.min(length / COAST_REACH.length, 1);
  return length === 0
    ? { east: 0, north: 0 }
    : { east: (east / length) * strength, north: (north / length) * strength };
}

function parseRows(rows: readonly string[]): Float64Array {
  return Float64Array.from(
    rows.flatMap((row) => row.split(' ')),
    (figure) => (figure === '' ? Number.NaN : Number(figure)),
  );
}

/** Gives a cell without figure that of the nearest known row and column: the known part is a rectangle. */
function fillUnknown(cells: Float64Array): Float64Array {
  const { rows, columns } = DEMO_GRID;
  const known = Array.from(cells.keys()).filter((cell) => !Number.isNaN(cells[cell]));
  const knownRows = known.map((cell) => Math.floor(cell / columns));
  const knownColumns = known.map((cell) => cell % columns);
  const clampTo = (value: number, sorted: number[]) =>
    Math.min(Math.max(value, sorted[0] ?? 0), sorted[sorted.length - 1] ?? 0);
  knownColumns.sort((a, b) => a - b);
  return Float64Array.from({ length: rows * columns }, (_, cell) => {
    const row = clampTo(Math.floor(cell / columns), knownRows);
    return cells[row * columns + clampTo(cell % columns, knownColumns)] ?? 0;
  });
}
