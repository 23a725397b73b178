import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBrokenRules } from './invariants.fixture.ts';
import { locateSample } from './location.fixture.ts';
import { makePartialRun, makeSampleRun } from './run.fixture.ts';
import { createWeather, type Weather } from './service.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam; the run started at 13:00. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const folder = mkdtempSync(join(tmpdir(), 'weather-partial-'));
const daLat = { query: { location: 'da-lat' } };
let store: RunStore;
let withDemo: Weather;
let withoutDemo: Weather;

beforeAll(async () => {
  const real = makePartialRun(NOW, ['temperature2m', 'windU10m', 'windV10m', 'precipitation'], 30);
  await publishRun(folder, real.header, real.fields, { now: NOW - 600 });
  const demo = makeSampleRun(NOW, 7);
  await publishRun(folder, demo.header, demo.fields, { now: NOW });
  store = openRunStore(folder);
  const open = (isDemo: boolean) =>
    createWeather({ store, places: { locate: locateSample }, clock: () => NOW, demo: () => isDemo });
  [withDemo, withoutDemo] = [open(true), open(false)];
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

describe('a real run with few variables and hours', () => {
  it('leads where it has a value, and the demo that fills the rest is called demo', () => {
    const { issued, now } = withDemo.weatherNow(daLat);
    expect(issued).toMatchObject({ source: 'gfs', demo: true, updatedAt: '2026-11-21T14:20:00+07:00' });
    expect(issued.sources.rain?.source).toBe('gfs');
    expect(issued.sources.cloudCover?.source).toBe('demo');
    expect(now.temperature).toBe(withoutDemo.weatherNow(daLat).now.temperature);
  });

  it('leaves unknown what it lacks while the demo is off', () => {
    const { issued, now } = withoutDemo.weatherNow(daLat);
    expect(issued).toMatchObject({ source: 'gfs', demo: false, updatedAt: '2026-11-21T14:10:00+07:00' });
    expect(Object.keys(issued.sources).sort()).toEqual(['rain', 'temperature', 'windDirection', 'windSpeed']);
    expect(now.temperature).not.toBeNull();
    expect(now).toMatchObject({ humidity: null, dewPoint: null, windGust: null, uvIndex: null, thunder: null });
    expect(() => withoutDemo.weatherAqi(daLat)).toThrow('No data yet');
    expect(() => withoutDemo.weatherUv(daLat)).toThrow('No data yet');
  });

  it('sums no rain over hours that it does not know, and says nothing of days beyond its end', () => {
    const { days, issued } = withoutDemo.weatherDays15(daLat);
    expect(issued.demo).toBe(false);
    expect(days[0]).toMatchObject({ rain: null, code: null });
    expect(days[0]?.rainHours[12]).toBeNull();
    expect(days[0]?.rainHours[14]).not.toBeNull();
    expect(days[3]).toMatchObject({ temperatureMax: null, rain: null, windSpeedMax: null });
    expect(days[3]?.sunrise).not.toBeNull();
  });

  it('keeps the rules of a reply in every call that answers', () => {
    for (const weather of [withDemo, withoutDemo]) {
      const replies = [
        weather.weatherNow(daLat),
        weather.weatherToday(daLat),
        weather.weatherTomorrow(daLat),
        weather.weatherHours24(daLat),
        weather.weatherDays15(daLat),
        weather.weatherDays90(daLat),
        weather.weatherSmartgen(daLat),
        weather.weatherRain72(daLat),
        weather.weatherHistory({ query: {}, body: { locations: [{ lat: 12, lng: 108 }] } }),
        weather.weatherMap({
          query: {},
          body: { bound: { north: 13, south: 11, east: 109, west: 107 }, zoom: 8 },
        }),
      ];
      for (const reply of replies) expect(listBrokenRules(reply)).toEqual([]);
    }
  });
});
