import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import { askFlatWeather, type FlatRun } from './flat-weather.fixture.ts';

/** 14:00 of 21 November 2026 in Vietnam, and yesterday's midnight. */
const NOW = Date.UTC(2026, 10, 21, 7) / 1000;
const YESTERDAY = Date.UTC(2026, 10, 19, 17) / 1000;

const ask = (runs: readonly FlatRun[]) =>
  askFlatWeather(NOW, runs, (weather) => weather.weatherNow({ query: { lat: 21, lng: 105.5 } }));
/** A run whose temperature rises by half a degree per hour. */
const climbing = (source: string, runAt: number, hours: number): FlatRun => [
  source,
  runAt,
  hours,
  { temperature2m: (hour) => 10 + hour / 2 },
];

const TODAY_RUN = climbing('gfs', NOW - 6 * HOUR_SECONDS, 60);

describe('the temperatures of yesterday', () => {
  it('are those of this hour and the highest of the day', async () => {
    const { yesterday, now } = await ask([climbing('gfs', YESTERDAY, 30), TODAY_RUN]);
    expect(yesterday).toEqual({ temperature: 17, temperatureMax: 21.5 });
    expect(now.temperature).toBe(13);
  });

  it('have no high where an hour of the day is not known', async () => {
    const { yesterday } = await ask([climbing('gfs', YESTERDAY + HOUR_SECONDS, 30), TODAY_RUN]);
    expect(yesterday).toEqual({ temperature: 16.5, temperatureMax: null });
  });

  it('are not known where nothing reaches back', async () => {
    const { yesterday } = await ask([TODAY_RUN]);
    expect(yesterday).toEqual({ temperature: null, temperatureMax: null });
  });

  it('are never of another source than now', async () => {
    const { yesterday, now } = await ask([TODAY_RUN, climbing('demo', YESTERDAY, 60)]);
    expect(now.temperature).toBe(13);
    expect(yesterday).toEqual({ temperature: null, temperatureMax: null });
  });
});
