import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { expect, test } from 'vitest';
import { askFlatWeather, type FlatRun } from './flat-weather.fixture.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const RUN_AT = Date.UTC(2026, 10, 21) / 1000;
const HANOI = { lat: 21.03, lng: 105.85 };

const runOf = (source: string, temperatureC: number, hourMm: number, hours = 72): FlatRun => [
  source,
  RUN_AT,
  hours,
  { temperature2m: () => temperatureC, precipitation: () => hourMm },
];
const askDays = (runs: readonly FlatRun[], query: { readonly days?: number; readonly models?: number }, now = NOW) =>
  askFlatWeather(now, runs, (weather) => {
    const reply = weather.weatherDays15({ query: { ...HANOI, ...query } });
    expect(checkSchema(ENDPOINTS_BY_ID.weatherDays15.reply, reply, 'en')).toEqual([]);
    return reply;
  });

test('the models are compared on the asked days that two of them have, today from the current hour on', async () => {
  const { models, issued } = await askDays([runOf('ecmwf', 24, 0.1), runOf('ecmwf-aifs', 21.5, 0)], { models: 5 });
  const run = { runAt: '2026-11-21T07:00:00+07:00' };
  expect(models.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  expect(models[0]).toEqual({
    date: '2026-11-21',
    from: '2026-11-21T14:00:00+07:00',
    to: '2026-11-22T00:00:00+07:00',
    models: [
      { ...run, source: 'ecmwf', isMachineLearning: false, rain: 1, isWet: true, temperatureMean: 24 },
      { ...run, source: 'ecmwf-aifs', isMachineLearning: true, rain: 0, isWet: false, temperatureMean: 21.5 },
    ],
    temperatureSpread: 2.5,
  });
  expect(issued.credits).toEqual(['Made for a test.']);
});

test('nothing is compared unless asked for, nor what is left of a day below six hours', async () => {
  const runs = [runOf('ecmwf', 24, 1), runOf('gfs', 24, 1)];
  expect((await askDays(runs, {})).models).toEqual([]);
  expect((await askDays(runs, { days: 1, models: 3 })).models).toHaveLength(1);
  const evening = NOW + 5 * HOUR_SECONDS;
  expect((await askDays(runs, { models: 2 }, evening)).models.map(({ date }) => date)).toEqual(['2026-11-22']);
});

test('the hourly reply compares today and tomorrow', async () => {
  const runs = [runOf('ecmwf', 24, 1), runOf('gfs', 24, 0)];
  const { models } = await askFlatWeather(NOW, runs, (weather) =>
    weather.weatherHours24({ query: { ...HANOI, models: 2 } }),
  );
  expect(models.map(({ date, models: all }) => [date, all.map(({ isWet }) => isWet)])).toEqual([
    ['2026-11-21', [true, false]],
    ['2026-11-22', [true, false]],
  ]);
});
