import type { HourlyValues, PlaceSeries } from '@portal/forecast/series/place-series';
import { expect, test } from 'vitest';
import { computeRemainingChance, findRainRange } from './find-rain.ts';
import { findConfidence } from './to-day.ts';

const toHourly = (values: readonly number[]): HourlyValues => ({
  values: Float64Array.from(values),
  runOf: new Uint8Array(values.length),
});
const share = (mm: number) => new Array(24).fill(mm / 24);

function makeSeries(variables: PlaceSeries['variables']): PlaceSeries {
  const point = { lat: 21, lng: 105 };
  return {
    point,
    readAt: point,
    stationCode: 1,
    placeHeightM: null,
    startAt: 0,
    hours: 24,
    now: 0,
    runs: [],
    variables,
    climate: null,
  };
}

const DAY = { from: 0, to: 24 };
const beside = (rain: number | null, rainProbability: number | null = 100) => ({ rain, rainProbability });
const low = toHourly(share(2));
const high = toHourly(share(10.26));

test('the range of a day is the sum of its hours’ shares, fitted to the rain that is shown', () => {
  const series = makeSeries({ precipitationDayLow: low, precipitationDayHigh: high });
  expect(findRainRange(series, 'Day', DAY, beside(5))).toEqual({ rainLow: 2, rainHigh: 10.3 });
  expect(findRainRange(series, 'Day', DAY, beside(1.2))).toEqual({ rainLow: 1.2, rainHigh: 10.3 });
  expect(findRainRange(series, 'Day', DAY, beside(30))).toEqual({ rainLow: 2, rainHigh: 30 });
});

test('a low end that reads as rain stands only where rain is sure', () => {
  const series = makeSeries({ precipitationDayLow: toHourly(share(0.56)), precipitationDayHigh: high });
  expect(findRainRange(series, 'Day', DAY, beside(5, 89)).rainLow).toBe(0);
  expect(findRainRange(series, 'Day', DAY, beside(5, 90)).rainLow).toBe(0.6);
});

test('a far day of a dry month keeps the chance of its climate, though each of its hours shows none', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ at: hour * 3600, rainProbabilityPercent: 0.15 }));
  const climate = { weights: new Float64Array(24).fill(0.5), chancesPercent: new Float64Array(24).fill(0.3) };
  const chanceWith = (mixed: PlaceSeries['climate']) =>
    computeRemainingChance({ hourAt: 0, series: { ...makeSeries({}), climate: mixed } } as never, hours as never);
  expect(chanceWith(climate)).toBe(2);
  expect(chanceWith(null)).toBe(0);
});

test('there is none of a day without rain or range, that an hour lacks, or that the series does not hold', () => {
  const none = { rainLow: null, rainHigh: null };
  const series = makeSeries({ precipitationDayLow: low, precipitationDayHigh: high });
  expect(findRainRange(series, 'Day', DAY, beside(null))).toEqual(none);
  expect(findRainRange(series, 'Period', DAY, beside(5))).toEqual(none);
  expect(findRainRange(series, 'Day', { from: 1, to: 25 }, beside(5))).toEqual(none);
  expect(findRainRange(series, 'Day', { from: -1, to: 23 }, beside(5))).toEqual(none);
  const gap = toHourly(share(2).with(7, Number.NaN));
  expect(findRainRange(makeSeries({ ...series.variables, precipitationDayLow: gap }), 'Day', DAY, beside(5))).toEqual(
    none,
  );
});

test('the spread of a day is the mean over its hours, of which half must be known', () => {
  const hours = (known: number, value: number) =>
    toHourly(Array.from({ length: 24 }, (_, hour) => (hour < known ? value : Number.NaN)));
  const noRain = { rainLow: null, rainHigh: null };
  const rate = (known: number) =>
    findConfidence(makeSeries({ temperature2mLow: hours(24, 20), temperature2mHigh: hours(known, 24) }), DAY, noRain);
  expect(rate(24)).toBe('medium');
  expect(rate(12)).toBe('medium');
  expect(rate(11)).toBeNull();
  expect(findConfidence(makeSeries({}), DAY, noRain)).toBeNull();
});
