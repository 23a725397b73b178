import { expect, test } from 'vitest';
import type { PlaceSeries } from '../../packages/forecast/src/series/place-series.ts';
import { findTear, TELLTALE_AT } from './telltale-file.ts';

function makeSeries(rain: number): PlaceSeries {
  const hourly = (value: number) => ({ values: Float64Array.of(3, value), runOf: new Uint8Array(2) });
  const point = { lat: 10, lng: 105 };
  return {
    point,
    readAt: point,
    stationCode: null,
    placeHeightM: null,
    startAt: TELLTALE_AT,
    hours: 2,
    now: TELLTALE_AT,
    climate: null,
    runs: [],
    variables: { temperature2m: hourly(3), windU10m: hourly(3), windV10m: hourly(3), precipitation: hourly(rain) },
  };
}

test('one value of another run or a missing one is a tear', () => {
  expect(findTear(makeSeries(3))).toBeNull();
  expect(findTear(makeSeries(11))).toBe('precipitation at hour 1 is 11 beside 3');
  expect(findTear(makeSeries(Number.NaN))).toMatch(/precipitation at hour 1 is NaN/);
});
