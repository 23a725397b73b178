import { checkSchema } from '@portal/contract/check-schema';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { ArchivedRun, ArchivedRunsQuery } from '@portal/forecast/archive/read-archived-runs';
import { expect, test } from 'vitest';
import { findRuns } from './find-runs.ts';
import { locateSample } from './location.fixture.ts';
import type { WeatherNeeds } from './needs.ts';

/** Saturday 21 November 2026, 14:20 in Vietnam. */
const NOW = Date.UTC(2026, 10, 21, 7, 20) / 1000;
const HOUR = 3600;
const HANOI = { lat: 21.03, lng: 105.85 };

function makeRun(source: string, hoursAgo: number): ArchivedRun {
  const runAt = Date.UTC(2026, 10, 21, 6) / 1000 - hoursAgo * HOUR;
  const day = { source, runId: 'r', runAt, publishedAt: runAt + 4 * HOUR, licence: `Credit of ${source}`, hours: 24 };
  const values = { temperatureMinC: 19.04, temperatureMaxC: 26.26, rainMm: 3.149, windMaxMs: null };
  return { source, runAt, days: [1, 2].map((leadDays) => ({ ...day, leadDays, values })) };
}

function ask(at: string | undefined, runs: readonly ArchivedRun[] = []) {
  const asked: ArchivedRunsQuery[] = [];
  const archived = (query: ArchivedRunsQuery) => {
    asked.push(query);
    return runs;
  };
  const needs = { places: { locate: locateSample }, clock: () => NOW, archived } as unknown as WeatherNeeds;
  const reply = findRuns(needs, { query: at === undefined ? HANOI : { ...HANOI, at } });
  expect(checkSchema(ENDPOINTS_BY_ID.weatherRuns.reply, reply, 'en')).toEqual([]);
  return { reply, until: asked[0]?.until };
}

test('each run has its whole days, with null for what is not kept of a day', () => {
  const { reply } = ask(undefined, [makeRun('gfs', 6), makeRun('ecmwf', 18)]);
  expect(reply.runs.map(({ source, runAt, days }) => [source, runAt, days.map(({ date }) => date)])).toEqual([
    ['gfs', '2026-11-21T07:00:00+07:00', ['2026-11-22', '2026-11-23']],
    ['ecmwf', '2026-11-20T19:00:00+07:00', ['2026-11-21', '2026-11-22']],
  ]);
  expect(reply.runs[0]?.days[0]).toMatchObject({
    temperatureMin: 19,
    temperatureMax: 26.3,
    temperatureMean: null,
    rain: 3.1,
    windSpeedMax: null,
    code: null,
    sunrise: expect.stringMatching(/^2026-11-22T06:\d\d/),
  });
  expect(reply.issued).toMatchObject({
    source: 'gfs',
    runAt: '2026-11-21T07:00:00+07:00',
    updatedAt: '2026-11-21T11:00:00+07:00',
    credits: ['Credit of gfs', 'Credit of ecmwf'],
  });
});

test('without a moment it is now, a date stands for its end, and neither goes beyond now', () => {
  expect(ask(undefined).until).toBe(NOW);
  expect(ask('2026-11-19').until).toBe(Date.parse('2026-11-20T00:00:00+07:00') / 1000);
  expect(ask('2026-11-21').until).toBe(NOW);
  expect(ask('2026-11-20T08:30:00+07:00').until).toBe(Date.parse('2026-11-20T08:30:00+07:00') / 1000);
  expect(ask('2026-11-20').reply).toMatchObject({ runs: [], issued: { source: null, updatedAt: null, credits: [] } });
});

test.each(['2026-11-31', 'yesterday', '2026-11-23', '2026-11-21T15:00:00+07:00'])('%s is refused by its name', (at) => {
  expect(() => ask(at)).toThrow(
    expect.objectContaining({ code: 'badInput', options: { errors: [expect.objectContaining({ path: 'at' })] } }),
  );
});
