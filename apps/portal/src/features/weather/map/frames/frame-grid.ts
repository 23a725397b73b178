import type { MapBounds } from '@portal/contract/endpoints/map-frames';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { findCellWeights, type RegularGrid } from '@portal/forecast/grid/regular-grid';

const FINEST_DEG = 0.05;
const COARSEST_DEG = 0.25;

/** The coverage in the source's steps, bounded to what a map needs. */
export function toFrameGrid({ latStep }: RegularGrid): RegularGrid {
  const step = Math.min(COARSEST_DEG, Math.max(FINEST_DEG, latStep));
  const { south, north, west, east } = COVERAGE;
  const rows = Math.floor((north - south) / step + 1e-6) + 1;
  const columns = Math.floor((east - west) / step + 1e-6) + 1;
  return { south, west, latStep: step, lngStep: step, rows, columns };
}

export function toFrameBounds({ south, west, latStep, lngStep, rows, columns }: RegularGrid): MapBounds {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    south: round(south - latStep / 2),
    north: round(south + (rows - 0.5) * latStep),
    west: round(west - lngStep / 2),
    east: round(west + (columns - 0.5) * lngStep),
  };
}

/** Bilinear resampling; NaN outside and next to a missing cell. */
export function resampleGrid(values: Float32Array, from: RegularGrid, to: RegularGrid): Float32Array {
  const out = new Float32Array(to.rows * to.columns);
  for (let row = 0, cell = 0; row < to.rows; row++) {
    for (let column = 0; column < to.columns; column++, cell++) {
      const point = { lat: to.south + row * to.latStep, lng: to.west + column * to.lngStep };
      out[cell] = readAt(values, from, point);
    }
  }
  return out;
}

function readAt(values: Float32Array, grid: RegularGrid, point: { lat: number; lng: number }): number {
  const found = findCellWeights(grid, point);
  if (found === null) return Number.NaN;
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const weight = found.weights[i] as number;
    if (weight > 1e-9) sum += weight * (values[found.cells[i] as number] as number);
  }
  return sum;
}
