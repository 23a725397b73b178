import type { Place } from '@portal/contract/endpoints/place-schema';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { createRecordedDayReader } from './read-recorded-day.ts';

const POINT = { lat: 20.5, lng: 105.5 };
/** The day after the first run's start, at 07:00 in Vietnam. */
const DAY_AT = RUN_AT + 17 * HOUR;

/** A four-day run with a constant temperature. */
function publish(dataDir: string, runAt: number, temperature: number, publishedAt: number) {
  const fields = Array.from({ length: 97 }, (_, hour) => makeField('temperature2m', hour, temperature, hour, runAt));
  return publishRun(dataDir, makeHeader({ source: 'gfs', runAt }), fields, { now: publishedAt });
}

test('a day has its hours from the newest run, and every forecast that was issued before it was over', async () => {
  const dataDir = makeFolder(onTestFinished);
  await publish(dataDir, RUN_AT, 20, RUN_AT + 5 * HOUR);
  await publish(dataDir, RUN_AT + 6 * HOUR, 22, RUN_AT + 11 * HOUR);
  // It covers the day's evening but was published after the day.
  await publish(dataDir, RUN_AT + 30 * HOUR, 25, DAY_AT + 25 * HOUR);
  const store = openWeatherStore(dataDir);
  onTestFinished(() => store.close());
  const readDay = createRecordedDayReader({
    dataDir,
    store,
    clock: () => DAY_AT + 33 * HOUR,
    demo: () => false,
    locate: () => ({ ...POINT, stationCode: null, elevation: null }) as unknown as Place,
  });
  const { hours, forecasts, runs, isDemo } = readDay(POINT, DAY_AT);
  expect(isDemo).toBe(false);
  expect(hours).toHaveLength(24);
  expect(hours.map(({ temperatureC }) => temperatureC)).toEqual([...Array(13).fill(22), ...Array(11).fill(25)]);
  expect(hours.every(({ rainMm, gustMs }) => rainMm === null && gustMs === null)).toBe(true);
  expect(runs.map(({ source }) => source)).toContain('gfs');
  expect(forecasts).toMatchObject([
    {
      runAt: RUN_AT + 6 * HOUR,
      issuedAt: RUN_AT + 11 * HOUR,
      leadDays: 1,
      hours: 24,
      temperatureMaxC: 22,
      rainMm: null,
    },
    { runAt: RUN_AT, issuedAt: RUN_AT + 5 * HOUR, leadDays: 1, hours: 24, temperatureMaxC: 20 },
  ]);
});
