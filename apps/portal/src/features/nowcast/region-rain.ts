import type { MapBounds } from '@portal/contract/endpoints/map-frames';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { findCellWeights } from '@portal/forecast/grid/regular-grid';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { RAIN_SCALE, toRainBytes } from '@portal/forecast/radar/store/frame-bytes';
import type { MapLayer } from '@portal/forecast/series/read-map-window';

/** Cell centres in degrees, rows from the north-west. */
interface CellRows {
  readonly columns: number;
  readonly rows: number;
  readonly north: number;
  readonly west: number;
  readonly latStep: number;
  readonly lngStep: number;
}

/** Model values at cell centres, from the north-west; NaN: missing. */
function readAtCells({ grid, values }: MapLayer, cells: CellRows): Float32Array {
  const { columns, rows, north, west, latStep, lngStep } = cells;
  const rates = new Float32Array(columns * rows);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const found = findCellWeights(grid, { lat: north - row * latStep, lng: west + column * lngStep });
      let sum = found === null ? Number.NaN : 0;
      for (let corner = 0; found !== null && corner < 4; corner += 1) {
        const weight = found.weights[corner] as number;
        if (weight > 0) sum += weight * (values[found.cells[corner] as number] as number);
      }
      rates[cell] = sum;
    }
  }
  return rates;
}

/** Model rain on the national grid, from the north-west; NaN: missing. */
export function toNationalRain(layer: MapLayer): Float32Array {
  const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  return readAtCells(layer, {
    columns,
    rows,
    north: north - cellHeight / 2,
    west: west + cellWidth / 2,
    latStep: cellHeight,
    lngStep: cellWidth,
  });
}

/** A global model has no finer detail. */
const STEP_DEG = 0.25;
const REGION: CellRows = {
  columns: Math.round((COVERAGE.east - COVERAGE.west) / STEP_DEG) + 1,
  rows: Math.round((COVERAGE.north - COVERAGE.south) / STEP_DEG) + 1,
  north: COVERAGE.north,
  west: COVERAGE.west,
  latStep: STEP_DEG,
  lngStep: STEP_DEG,
};

interface RegionShape {
  readonly bounds: MapBounds;
  readonly width: number;
  readonly height: number;
}

/** Extent of the region's bytes: the portal's whole coverage with the seas of both archipelagos. */
export const REGION_SHAPE: RegionShape = {
  bounds: {
    north: COVERAGE.north + STEP_DEG / 2,
    south: COVERAGE.south - STEP_DEG / 2,
    west: COVERAGE.west - STEP_DEG / 2,
    east: COVERAGE.east + STEP_DEG / 2,
  },
  width: REGION.columns,
  height: REGION.rows,
};

/** Model drizzle below this rate is drawn as dry. */
const LEAST_MMH = 0.1;
/** Rounds model rates to 5% at 6 mm/h and 12% at 1 mm/h, finer than their accuracy, and halves the bytes. */
const COARSE_STEP = 3;
const MOST_COARSE = 252;

export function toDrawnBytes(rates: Float32Array): Uint8Array {
  return toRainBytes(rates.map((rate) => (rate < LEAST_MMH ? 0 : rate)));
}

/** The nearest multiple that is a rate; the byte for missing stays. */
export function coarsenByte(byte: number): number {
  if (byte === RAIN_SCALE.missing) return byte;
  return Math.min(COARSE_STEP * Math.round(byte / COARSE_STEP), MOST_COARSE);
}

/** The model's rain of the region as bytes; all missing without a model. */
export function toRegionBytes(layer: MapLayer | null): Uint8Array {
  if (layer === null) return new Uint8Array(REGION.columns * REGION.rows).fill(RAIN_SCALE.missing);
  return toDrawnBytes(readAtCells(layer, REGION)).map(coarsenByte);
}
