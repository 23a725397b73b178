import { expect, it } from 'vitest';
import type { MadeRow } from './made-table.fixture.ts';
import { makeTable } from './made-table.fixture.ts';
import { findNewestMeasurement } from './measurement.ts';
import { ELEMENT_PLACES, QUALITY_FLAGS, ROW_LENGTH, readRow } from './observation-table.ts';

const REPORTS: readonly MadeRow[] = [
  [0, { temperatureC: 26, dewPointC: 20 }],
  [30, { temperatureC: 27, dewPointC: 22, windMs: 4, windDirectionDeg: 50, weather: 0 }],
];

/** Newest measurement of the reports, with flags at some elements of the last one. */
function find(rows: readonly MadeRow[], flagged: readonly (keyof typeof ELEMENT_PLACES)[] = []) {
  const table = makeTable(rows);
  for (const element of flagged)
    table.flags[(table.length - 1) * ROW_LENGTH + ELEMENT_PLACES[element]] = QUALITY_FLAGS.step;
  return findNewestMeasurement(Array.from({ length: table.length }, (_, at) => readRow(table, at)));
}

it('is the newest report, with humidity from the dew point', () => {
  const found = find(REPORTS);
  expect(found).toMatchObject({ at: 1800, temperatureC: 27, windMs: 4, windDirectionDeg: 50, weather: 0 });
  expect(found?.humidityPercent).toBeCloseTo(74.2, 0);
  expect(found).toMatchObject({ gustMs: null, cloudOktas: null });
});

it('takes a measured humidity before a derived one', () => {
  expect(find([[0, { temperatureC: 26, dewPointC: 20, humidityPercent: 71 }]])?.humidityPercent).toBe(71);
});

it('leaves out a value that failed a check, and a report whose temperature did', () => {
  expect(find(REPORTS, ['windMs', 'dewPointC'])).toMatchObject({ at: 1800, windMs: null, humidityPercent: null });
  expect(find(REPORTS, ['temperatureC'])).toMatchObject({ at: 0, temperatureC: 26 });
  expect(find([[0, { temperatureC: 26 }]], ['temperatureC'])).toBeNull();
});

it('is nothing without a temperature', () => {
  expect(find([[0, { windMs: 4 }]])).toBeNull();
  expect(find([])).toBeNull();
});
