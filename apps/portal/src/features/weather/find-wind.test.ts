import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { expect, test } from 'vitest';
import { askFlatWeather, type FlatRun } from './flat-weather.fixture.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam; the runs started at 13:00. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const RUN_AT = Date.UTC(2026, 10, 21, 6) / 1000;
const bacLieu = { query: { lat: 9.2, lng: 105.8 } };

const ask = (...runs: FlatRun[]) =>
  askFlatWeather(NOW, runs, (weather) => {
    const wind = weather.weatherWind(bacLieu);
    expect(checkSchema(ENDPOINTS_BY_ID.weatherWind.reply, wind, 'en')).toEqual([]);
    return wind;
  });
const eastWind = (speed: number) => ({ windU10m: () => -speed, windV10m: () => 0 });
const speeds = (levels: readonly { readonly windSpeed: number | null }[] | undefined) =>
  levels?.map(({ windSpeed }) => windSpeed);

test('two levels of the model give the exponent and all heights', async () => {
  const { hours } = await ask(['gfs', RUN_AT, 60, { ...eastWind(8), windU100m: () => -11.04, windV100m: () => 0 }]);
  expect(hours).toHaveLength(48);
  expect(hours[0]).toMatchObject({ at: '2026-11-21T14:00:00+07:00', basis: 'levels', exponent: 0.14 });
  expect(hours[0]?.levels.map(({ height }) => height)).toEqual([10, 30, 50, 80, 100, 120, 150]);
  expect(speeds(hours[0]?.levels)).toEqual([8, 9.3, 10, 10.7, 11, 11.3, 11.7]);
  expect(hours[0]?.levels[6]?.windDirection).toBe(90);
});

test('one level gives them by the usual exponent: of land, or of the sea where waves are known', async () => {
  const land = await ask(['gfs', RUN_AT, 60, eastWind(8)]);
  expect(land.hours[0]).toMatchObject({ basis: 'profile', exponent: null });
  expect(speeds(land.hours[0]?.levels)).toEqual([8, 9.4, 10.1, 10.8, 11.1, 11.4, 11.8]);
  const sea = await ask(['gfs', RUN_AT, 60, eastWind(8)], ['waves', RUN_AT, 60, { waveHeight: () => 1 }]);
  expect(speeds(sea.hours[0]?.levels)).toEqual([8, 9, 9.5, 10.1, 10.3, 10.5, 10.8]);
});

test('an hour without wind has none at any height, and no wind at all is no data', async () => {
  const { hours } = await ask(['gfs', RUN_AT, 20, eastWind(8)]);
  expect(hours[30]).toMatchObject({ basis: null, exponent: null });
  expect(speeds(hours[30]?.levels)).toEqual(Array(7).fill(null));
  await expect(ask(['gfs', RUN_AT, 60, { temperature2m: () => 30 }])).rejects.toThrow('No data yet');
});

const askHeights = (heights: string, ...runs: FlatRun[]) =>
  askFlatWeather(NOW, runs, (weather) => {
    const wind = weather.weatherWindHeights({ query: { ...bacLieu.query, heights, hours: 3 } });
    expect(checkSchema(ENDPOINTS_BY_ID.weatherWindHeights.reply, wind, 'en')).toEqual([]);
    return wind;
  });
const levelTwo = { ...eastWind(8), windU100m: () => -11.04, windV100m: () => 0, temperature2m: () => 28 };

test('chosen heights come with the range of the ensemble, brought up by the hour’s own shear', async () => {
  const range = { windSpeed10mLow: () => 7, windSpeed10mHigh: () => 10 };
  const { hours } = await askHeights('10,150', ['gfs', RUN_AT, 60, { ...levelTwo, ...range, pressureMsl: () => 1010 }]);
  expect(hours).toHaveLength(3);
  expect(
    hours[0]?.levels.map(({ height, windSpeedLow, windSpeed, windSpeedHigh }) => [
      height,
      windSpeedLow,
      windSpeed,
      windSpeedHigh,
    ]),
  ).toEqual([
    [10, 7, 8, 10],
    [150, 10.2, 11.7, 14.6],
  ]);
  expect(hours[0]).toMatchObject({ airDensity: 0.991, visibility: null });
  expect(hours[0]?.levels[1]).toMatchObject({ gustEstimate: 14.5, windNormalised: 10.9 });
});

test('without an ensemble or pressure there is no range and no density, but wind', async () => {
  const { hours } = await askHeights('100', ['gfs', RUN_AT, 60, levelTwo]);
  expect(hours[0]).toMatchObject({ airDensity: null });
  expect(hours[0]?.levels[0]).toMatchObject({
    windSpeed: 11,
    windSpeedLow: null,
    windSpeedHigh: null,
    windNormalised: null,
  });
});
