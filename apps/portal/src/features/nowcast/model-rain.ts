import { COVERAGE } from '@portal/domain/geo/coverage';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { findCellWeights } from '@portal/forecast/grid/regular-grid';
import { NATIONAL_GRID } from '@portal/forecast/radar/national-grid';
import { type MapLayer, readMapWindow } from '@portal/forecast/series/read-map-window';
import type { NowcastNeeds } from './needs.ts';

type ModelNeeds = Pick<NowcastNeeds, 'store' | 'clock' | 'demo'>;

/** The model's rain of the hour that a moment lies in, mm, which is its mean rate in mm/h; null where no run has it. */
export function findModelRain({ store, clock, demo }: ModelNeeds, at: EpochSeconds): MapLayer | null {
  const { south, north, west, east } = COVERAGE;
  const hourAt = at - (at % HOUR_SECONDS);
  const box = { south, north, west, east };
  const variables = ['precipitation'] as const;
  return readMapWindow(store, { box, at: hourAt, variables, now: clock(), demo: demo() }).precipitation ?? null;
}

/** The same on the national grid, north-west first; NaN where it is not known. */
export function toNationalRain({ grid, values }: MapLayer): Float32Array {
  const { columns, rows, west, north, cellWidth, cellHeight } = NATIONAL_GRID;
  const rates = new Float32Array(columns * rows);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const point = { lat: north - (row + 0.5) * cellHeight, lng: west + (column + 0.5) * cellWidth };
      const found = findCellWeights(grid, point);
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
