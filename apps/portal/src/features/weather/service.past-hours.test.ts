import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError } from '@portal/contract/errors';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listBrokenRules } from './invariants.fixture.ts';
import { locateSample } from './location.fixture.ts';
import { makeSampleRun } from './run.fixture.ts';
import { createWeather } from './service.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;
const PLACE = { lat: 11.95, lng: 108.45 };
const DA_LAT = { location: 'da-lat' };

function openWeather(folder: string, now: number, { demo = false } = {}) {
  const store = openWeatherStore(folder);
  onTestFinished(() => store.close());
  return createWeather({ store, places: { locate: locateSample }, clock: () => now, demo: () => demo });
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'past-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A run of a real source with hours from 49 before `now`. */
async function publishReal(folder: string, now: number, seed: number): Promise<void> {
  const { header, fields } = makeSampleRun(now, seed);
  await publishRun(folder, { ...header, source: 'gfs', demo: false }, fields, { now });
}

describe('past hours of a real source', () => {
  it('are the hours of the replies of their time, after their run has gone', async () => {
    const folder = makeFolder();
    await publishReal(folder, NOW, 3);
    await publishReal(folder, NOW + DAY, 3);
    const then = openWeather(folder, NOW + DAY + HOUR);
    const [item] = then.weatherHistory({ query: {}, body: { locations: [PLACE] } }).items;
    const before = then.weatherPast({ query: { ...PLACE, from: '2026-11-20', to: '2026-11-21' } });
    await publishReal(folder, NOW + 8 * DAY, 4);
    const later = openWeather(folder, NOW + 8 * DAY);
    const after = later.weatherPast({ query: { ...PLACE, from: '2026-11-20', to: '2026-11-22' } });
    expect(checkSchema(ENDPOINTS_BY_ID.weatherPast.reply, after, 'en')).toEqual([]);
    expect(listBrokenRules(after)).toEqual([]);
    expect(after.basis).toBe('analysis');
    expect(after.hours.map(({ at }) => at.slice(0, 13)).slice(0, 2)).toEqual(['2026-11-20T00', '2026-11-20T01']);
    expect(after.hours.slice(0, 24)).toEqual(before.hours.slice(0, 24));
    expect(after.hours.slice(24, 48).map(({ rain }) => rain)).toEqual(item?.yesterday.rainHours);
    expect(after.hours).toHaveLength(72);
    expect(after.hours.some(({ rain, temperature }) => rain === null || temperature === null)).toBe(false);
    expect(after.issued).toMatchObject({ source: 'gfs', demo: false });
  });

  it('show yesterday, today’s first hours and the air’s last twelve where the newest run knows them not', async () => {
    const folder = makeFolder();
    await publishReal(folder, NOW, 3);
    const now = NOW + 4 * DAY;
    const { header, fields } = makeSampleRun(now, 5);
    const { runAt } = header;
    function* onlyAhead() {
      for (const field of fields) if (field.intervalStart >= runAt) yield field;
    }
    // The first run has 17 days, so its hours before the new run are past and archived when it is deleted.
    await publishRun(folder, { ...header, source: 'gfs', demo: false }, onlyAhead(), { now });
    const weather = openWeather(folder, now);
    const [item] = weather.weatherHistory({ query: {}, body: { locations: [PLACE] } }).items;
    expect(item?.yesterday.rainHours).not.toContain(null);
    expect(item?.yesterday.temperatureMax).not.toBeNull();
    expect(item?.issued.demo).toBe(false);
    expect(weather.weatherToday({ query: DA_LAT }).day.rainHours).not.toContain(null);
    expect(weather.weatherAqi({ query: DA_LAT }).aqi).not.toBeNull();
  });

  it('are unknown, not invented, where no run spoke of them', async () => {
    const folder = makeFolder();
    const { header, fields } = makeSampleRun(NOW, 5);
    const { runAt } = header;
    function* onlyAhead() {
      for (const field of fields) if (field.intervalStart >= runAt) yield field;
    }
    await publishRun(folder, { ...header, source: 'gfs', demo: false }, onlyAhead(), { now: NOW });
    const weather = openWeather(folder, NOW);
    const read = (from: string, to: string) => weather.weatherPast({ query: { ...DA_LAT, from, to } });
    expect(() => read('2026-11-19', '2026-11-19')).toThrow(new AppError('noData', { retryAfterSeconds: 600 }));
    const { hours, issued } = read('2026-11-20', '2026-11-21');
    expect(hours[0]).toEqual({ at: '2026-11-20T00:00:00+07:00', rain: null, temperature: null });
    expect(hours.at(-1)?.temperature).not.toBeNull();
    expect(issued.demo).toBe(false);
  });
});

describe('past hours of the demo', () => {
  it('are there at once on a new machine, forty days back, and the same each time', () => {
    const [folder, other] = [makeFolder(), makeFolder()];
    const ask = (weather: ReturnType<typeof openWeather>, from: string, to: string) =>
      weather.weatherPast({ query: { ...DA_LAT, from, to } });
    const all = ask(openWeather(folder, NOW, { demo: true }), '2026-10-12', '2026-11-21');
    expect(all.hours).toHaveLength(40 * 24 + 14);
    expect(all.hours.some(({ rain, temperature }) => rain === null || temperature === null)).toBe(false);
    expect(all.issued).toMatchObject({ source: 'demo', demo: true });
    const later = ask(openWeather(other, NOW + 9 * DAY, { demo: true }), '2026-11-01', '2026-11-03');
    expect(later.hours).toEqual(all.hours.slice(20 * 24, 23 * 24));
    expect(() => ask(openWeather(folder, NOW), '2026-11-01', '2026-11-03')).toThrow(AppError);
  });
});

describe('a span that is none', () => {
  it.each([
    [{ from: '2026-11-21', to: '2026-11-20' }, 'to'],
    [{ from: '2026-10-11', to: '2026-11-20' }, 'from'],
    [{ from: '2026-11-20', to: '2026-11-22' }, 'to'],
    [{ from: 'last week', to: '2026-11-20' }, 'from'],
  ])('%j is bad input that names the field', (span, path) => {
    const weather = openWeather(makeFolder(), NOW, { demo: true });
    try {
      weather.weatherPast({ query: { ...DA_LAT, ...span } });
    } catch (error) {
      expect(error).toMatchObject({ code: 'badInput', options: { errors: [{ path }] } });
      return;
    }
    throw new Error('the span was taken');
  });

  it('a day whose first hour is not over has no hours yet', () => {
    const weather = openWeather(makeFolder(), Date.UTC(2026, 10, 20, 17, 30) / 1000, { demo: true });
    expect(weather.weatherPast({ query: { ...DA_LAT, from: '2026-11-21', to: '2026-11-21' } }).hours).toEqual([]);
  });
});
