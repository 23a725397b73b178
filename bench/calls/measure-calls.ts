import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_SECONDS, formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import { openForecast } from '../../apps/portal/src/compose/open-forecast.ts';
import { readConfig } from '../../apps/portal/src/config.ts';
import { openPlaces } from '../../apps/portal/src/features/places/open-places.ts';
import type { Weather } from '../../apps/portal/src/features/weather/service.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { listPoints } from '../places/list-points.ts';

const NOW = (parseDate('2026-08-03') ?? 0) + 14 * 3600;
const ROUNDS = 15;
const WARM_UPS = 4;
const PLACES = 100;
const PAST_DAYS = 30;

/** CPU of this process, ms; the work of a round is never that of another. */
function timeRound(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What a call costs from its checked input to its JSON. */
function listCalls(weather: Weather, takePoints: (count: number) => { readonly lat: number; readonly lng: number }[]) {
  const write = (reply: unknown) => JSON.stringify(reply).length;
  const batch = (variables?: string[]) => () => {
    const body = { locations: takePoints(PLACES), hours: 24, ...(variables === undefined ? {} : { variables }) };
    write(weather.weatherBatch({ query: {}, body }));
  };
  const past = { from: formatDate(NOW - PAST_DAYS * DAY_SECONDS), to: formatDate(NOW - DAY_SECONDS) };
  return {
    // Ten calls: one takes less than the clock of a process shows.
    onePlace: () => {
      for (const query of takePoints(10)) write(weather.weatherHours24({ query }));
    },
    batchTwoFields: batch(['temperature', 'rain']),
    batchAllFields: batch(),
    past: () => {
      for (const query of takePoints(10)) write(weather.weatherPast({ query: { ...query, ...past } }));
    },
  } as const;
}

async function measureCalls(log: (line: string) => void): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-calls-'));
  try {
    log('making a run');
    const { header, fields } = makeDemoRun({ now: NOW });
    await publishRun(dataDir, header, fields, { now: NOW });
    const config = readConfig({ DATA_DIR: dataDir });
    const store = openWeatherStore(dataDir);
    const { places } = openPlaces({ ...config, readTimer: () => performance.now(), warn: () => undefined });
    const { weather } = openForecast(config, { store, places, clock: () => NOW, demo: () => true });
    const points = listPoints((ROUNDS + WARM_UPS) * (2 * PLACES + 20));
    const calls = listCalls(weather.calls, (count) => points.splice(0, count));
    const times = Object.fromEntries(Object.keys(calls).map((name) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS + WARM_UPS; round += 1) {
      for (const [name, work] of Object.entries(calls)) {
        const ms = timeRound(work);
        if (round >= WARM_UPS) times[name]?.push(ms);
      }
    }
    store.close();
    const find = (name: keyof typeof calls) => median(times[name] ?? []);
    const one = find('onePlace') / 10;
    return [
      {
        name: 'calls.onePlace',
        value: one,
        unit: 'ms',
        note: 'yardstick: hour/24 of a place that nobody asked for, with all fields',
      },
      {
        name: 'calls.batch100.twoFields',
        value: find('batchTwoFields') / one,
        unit: '×',
        budget: { most: 12 },
        note: 'temperature and rain of 24 hours',
      },
      {
        name: 'calls.batch100.allFields',
        value: find('batchAllFields') / one,
        unit: '×',
        note: 'all 24 fields of 24 hours',
      },
      { name: 'calls.past30', value: find('past') / 10, unit: 'ms', budget: { most: 5 } },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Calls for programs: many places at once beside one, and a month of past hours. */
export const calls: Measurement = { name: 'calls', measure: measureCalls };
