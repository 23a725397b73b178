import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { writeGribFile } from '@portal/testing/grib2/write-grib-file';
import { findCellWeights } from '../../packages/forecast/src/grid/regular-grid.ts';
import type { PlaceSeries } from '../../packages/forecast/src/series/place-series.ts';

const HOUR = 3600;
/** Start of the telltale runs: 2026-11-21 00:00 UTC. */
export const TELLTALE_AT = Date.UTC(2026, 10, 21) / 1000;
export const TELLTALE_HOURS = 36;
const GRID = { south: 8, west: 102, latStep: 0.5, lngStep: 0.5, rows: 32, columns: 30 };
const CELLS = GRID.rows * GRID.columns;

/** For the first cell, which no reader uses: it keeps fields from being constant, which GRIB packs without values. */
const ODD_ONE = 1;

/**
 * Writes a forecast file that reveals mixing with another one: all its values are `mark`, as temperature (in °C), as
 * both components of the wind, and as rain an hour, at every cell and hour.
 */
export function writeTelltaleFile(path: string, mark: number): void {
  const hours = Array.from({ length: TELLTALE_HOURS + 1 }, (_, hour) => hour);
  const fields = hours.flatMap((hour): FieldSpec[] => [
    makeField(hour, { category: 0, parameter: 0, level: { type: 103, value: 2 } }, mark + 273.15),
    makeField(hour, { category: 2, parameter: 2, level: { type: 103, value: 10 } }, mark),
    makeField(hour, { category: 2, parameter: 3, level: { type: 103, value: 10 } }, mark),
    ...(hour === 0 ? [] : [makeField(hour, { category: 1, parameter: 8, intervalStart: TELLTALE_AT }, mark * hour)]),
  ]);
  writeGribFile(path, fields);
}

function makeField(
  hour: number,
  what: Pick<FieldSpec, 'category' | 'parameter'> & Partial<FieldSpec>,
  value: number,
): FieldSpec {
  const values = new Float64Array(CELLS).fill(value);
  values[0] = value + ODD_ONE;
  return { referenceTime: TELLTALE_AT, validAt: TELLTALE_AT + hour * HOUR, grid: GRID, values, ...what };
}

/**
 * What is inconsistent in a series of telltale runs: one line for the first value that does not fit; null if all fit.
 */
export function findTear(series: PlaceSeries): string | null {
  if (findCellWeights(GRID, series.readAt) === null) throw new RangeError('the point is outside the telltale grid');
  const mark = series.variables.temperature2m?.values[0] ?? Number.NaN;
  for (const name of ['temperature2m', 'windU10m', 'windV10m', 'precipitation'] as const) {
    const values = series.variables[name]?.values;
    for (let hour = 0; hour < series.hours; hour++) {
      const value = values?.[hour] ?? Number.NaN;
      if (!(Math.abs(value - mark) <= 0.03)) return `${name} at hour ${hour} is ${value} beside ${mark}`;
    }
  }
  return null;
}
