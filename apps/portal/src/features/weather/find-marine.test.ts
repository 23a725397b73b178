import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { expect, test } from 'vitest';
import { askFlatWeather, type FlatRun } from './flat-weather.fixture.ts';
import { locateSample } from './location.fixture.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam; the runs started at 13:00. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const RUN_AT = Date.UTC(2026, 10, 21, 6) / 1000;
const conDao = { query: { lat: 8.69, lng: 106.61 } };

const WIND: FlatRun = ['gfs', RUN_AT, 30, { windU10m: () => -3, windV10m: () => -4 }];
const WAVES: FlatRun = [
  'waves',
  RUN_AT,
  30,
  { waveHeight: () => 1.84, wavePeriod: () => 6.5, waveDirection: () => 359.8 },
];
const ask = (runs: FlatRun[], days?: number) =>
  askFlatWeather(NOW, runs, (weather) => {
    const marine = weather.weatherMarine({ query: { ...conDao.query, ...(days === undefined ? {} : { days }) } });
    expect(checkSchema(ENDPOINTS_BY_ID.weatherMarine.reply, marine, 'en')).toEqual([]);
    return marine;
  });

test('waves and wind stand hour by hour from the current one on, and are unknown beyond their run', async () => {
  const { hours, issued } = await ask([WIND, WAVES]);
  expect(hours).toHaveLength(72);
  expect(hours[0]).toEqual({
    at: '2026-11-21T14:00:00+07:00',
    waveHeight: 1.8,
    wavePeriod: 6.5,
    waveDirection: 0,
    windSpeed: 5,
    windDirection: 37,
  });
  expect(hours[30]).toMatchObject({ waveHeight: null, wavePeriod: null, waveDirection: null, windSpeed: null });
  expect([issued.sources.waveHeight?.source, issued.sources.windSpeed?.source]).toEqual(['waves', 'gfs']);
  expect((await ask([WIND, WAVES], 1)).hours).toHaveLength(24);
});

test('without a wave source there is no data, however much wind', async () => {
  await expect(ask([WIND])).rejects.toThrow('No data yet');
  const land: FlatRun = ['waves', RUN_AT, 30, { waveHeight: () => Number.NaN }];
  await expect(ask([WIND, land])).rejects.toThrow('No data yet');
});

/** South of 9.1° N sea, north of it land; Bạc Liêu at 9.2° N lies four fifths in the row of land at 9.25° N. */
const COAST = { south: 8.5, west: 105, latStep: 0.25, lngStep: 0.25, rows: 8, columns: 8 };
const OFF_THE_COAST: FlatRun = [
  'waves',
  RUN_AT,
  30,
  {
    waveHeight: (_, cell) => (cell < 24 ? 1.5 : Number.NaN),
    wavePeriod: (_, cell) => (cell < 24 ? 7 : Number.NaN),
    waveDirection: (_, cell) => (cell < 24 ? 60 : Number.NaN),
  },
  COAST,
];

test('a coast has the waves of the nearest cell at sea but wind as over land, inland there are none', async () => {
  const query = { lat: 9.2, lng: 105.8 };
  const ask = (isCoastal: boolean) =>
    askFlatWeather(
      NOW,
      [WIND, OFF_THE_COAST],
      (weather) => ({
        wind: weather.weatherWind({ query }).hours[0]?.levels.at(-1)?.windSpeed,
        marine: weather.weatherMarine({ query }),
      }),
      { places: { locate: locateSample, isCoastal: () => isCoastal } },
    );
  const { wind, marine } = await ask(true);
  expect(marine.hours[0]).toMatchObject({ waveHeight: 1.5, wavePeriod: 7, waveDirection: 60, windSpeed: 5 });
  const onLand = await askFlatWeather(
    NOW,
    [WIND],
    (weather) => weather.weatherWind({ query }).hours[0]?.levels.at(-1)?.windSpeed,
  );
  expect([wind, onLand]).toEqual([7.4, 7.4]);
  await expect(ask(false)).rejects.toThrow('No data yet');
});

test('waves without wind stand alone', async () => {
  expect((await ask([WAVES])).hours[0]).toMatchObject({ waveHeight: 1.8, windSpeed: null, windDirection: null });
});
