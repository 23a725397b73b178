import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  HOUR_SECONDS,
  parseDate,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import { removeDatabase } from '@portal/testing/database/end-database';
import { openForecast } from '../../apps/portal/src/compose/open-forecast.ts';
import { readConfig } from '../../apps/portal/src/config.ts';
import { openPlaces } from '../../apps/portal/src/features/places/open-places.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { addAccount, openKeyProcess } from '../../test/api-keys/key-portal.ts';
import { GRID, listFields, RUN_AT } from '../archive/global-run.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { listPoints } from '../places/list-points.ts';
import type { ProgramCall } from './program-call.ts';

const DEMO_NOW = (parseDate('2026-08-03') ?? 0) + 14 * HOUR_SECONDS;
const ROUNDS = 15;
const WARM_UPS = 4;
const PLACES = 100;
/** A single call takes less than the resolution of the CPU clock. */
const SINGLES = 10;
const PAST_DAYS = 30;
const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');

/** Makes one call after another, on a separate thread. */
type AskAll = (calls: readonly ProgramCall[]) => Promise<void>;

/** CPU time of the answering thread, ms: excludes the calling program and other rounds. */
async function timeRound(askAll: AskAll, calls: readonly ProgramCall[]): Promise<number> {
  const before = process.threadCpuUsage();
  await askAll(calls);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

type Point = { readonly lat: number; readonly lng: number };
/** The next points, which were not requested before. */
type TakePoints = (count: number) => readonly Point[];
/** The calls of the next round. */
type NextCalls = () => readonly ProgramCall[];

/** The same call for several places, one after another. */
function createSingles(takePoints: TakePoints, path: string, more: string): NextCalls {
  return () =>
    takePoints(SINGLES).map(({ lat, lng }) => ({
      method: 'GET',
      url: `/api/v1/weather/${path}?lat=${lat}&lng=${lng}${more}`,
    }));
}

function createPast(takePoints: TakePoints, now: EpochSeconds): NextCalls {
  const [from, to] = [PAST_DAYS, 1].map((days) => formatDate(now - days * DAY_SECONDS));
  return createSingles(takePoints, 'past', `&from=${from}&to=${to}`);
}

function createBatch(takePoints: TakePoints, chosen: { readonly variables?: readonly string[] }): NextCalls {
  return () => {
    const payload = { locations: takePoints(PLACES), hours: 24, ...chosen };
    return [{ method: 'POST', url: '/api/v1/weather/batch', payload }];
  };
}

/** CPU time of each, ms, the median of alternating rounds. */
async function timeByTurns<Name extends string>(
  askAll: AskAll,
  works: Readonly<Record<Name, NextCalls>>,
): Promise<Record<Name, number>> {
  const entries = Object.entries<NextCalls>(works).map(([name, next]) => ({
    name: name as Name,
    next,
    times: [] as number[],
  }));
  for (let round = 0; round < ROUNDS + WARM_UPS; round += 1) {
    for (const { next, times } of entries) {
      const ms = await timeRound(askAll, next());
      if (round >= WARM_UPS) times.push(ms);
    }
  }
  return Object.fromEntries(entries.map(({ name, times }) => [name, median(times)])) as Record<Name, number>;
}

interface Sky {
  readonly dataDir: string;
  readonly now: EpochSeconds;
  readonly demo: boolean;
}

/** Runs a program against a portal with this weather over a persistent connection, with a key without a quota. */
async function withCalls<Result>(
  database: Database,
  { dataDir, now, demo }: Sky,
  work: (askAll: AskAll) => Promise<Result>,
): Promise<Result> {
  const config = readConfig({ DATA_DIR: dataDir });
  const store = openWeatherStore(dataDir);
  const { places } = openPlaces({ ...config, readTimer: () => performance.now(), warn: () => undefined });
  const { weather } = openForecast(config, {
    store,
    places,
    clock: () => now,
    demo: () => demo,
    warn: () => undefined,
  });
  const portal = await openKeyProcess({ database, clock: () => now, weather });
  try {
    const { key } = await (await addAccount(portal, database, 'package-5')).addKey();
    const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'x-api-key': key, 'accept-encoding': 'gzip' };
    const program = new Worker(new URL('./ask-on-thread.ts', import.meta.url), { workerData: { address, headers } });
    try {
      return await work(async (calls) => {
        program.postMessage(calls);
        await once(program, 'message');
      });
    } finally {
      await program.terminate();
    }
  } finally {
    await portal.app.close();
    await portal.apiKeys.stop?.();
    store.close();
  }
}

async function publishDemo(dataDir: string): Promise<Sky> {
  const { header, fields } = makeDemoRun({ now: DEMO_NOW });
  await publishRun(dataDir, header, fields, { now: DEMO_NOW });
  return { dataDir, now: DEMO_NOW, demo: true };
}

/** Runs of a 14-variable model for these days, whose hours are archived. */
async function publishArchive(dataDir: string): Promise<Sky> {
  const end = RUN_AT + (PAST_DAYS + 2) * DAY_SECONDS;
  const surfaceHeightM = new Float32Array(GRID.rows * GRID.columns);
  for (let runAt = RUN_AT; runAt <= end; runAt += 2 * DAY_SECONDS) {
    const header = { source: 'gfs', runAt, demo: false, licence: 'made for a measurement', grid: GRID, surfaceHeightM };
    await publishRun(dataDir, header, listFields(runAt, 72), { now: runAt + 5 * HOUR_SECONDS });
  }
  return { dataDir, now: startOfVietnamDay(end) + 12 * HOUR_SECONDS, demo: false };
}

async function measureDemo(database: Database, sky: Sky, takePoints: TakePoints): Promise<Figure[]> {
  const times = await withCalls(database, sky, (askAll) =>
    timeByTurns(askAll, {
      one: createSingles(takePoints, 'hours', '&hours=24&variables=temperature,rain'),
      oneWhole: createSingles(takePoints, 'hours', '&hours=24'),
      batch: createBatch(takePoints, { variables: ['temperature', 'rain'] }),
      batchWhole: createBatch(takePoints, {}),
      past: createPast(takePoints, sky.now),
    }),
  );
  const [one, oneWhole] = [times.one / SINGLES, times.oneWhole / SINGLES];
  return [
    {
      name: 'calls.onePlace.cpu',
      value: one,
      unit: 'ms',
      note: 'yardstick: a call with a key for temperature and rain of 24 hours at a place that nobody asked for',
    },
    {
      name: 'calls.batch100',
      value: times.batch / one,
      unit: '× one place',
      budget: { most: 12 },
      note: 'the same of 100 places in one call',
    },
    { name: 'calls.onePlace.allFields', value: oneWhole / one, unit: '× one place', note: 'all 24 fields' },
    {
      name: 'calls.batch100.allFields',
      value: times.batchWhole / oneWhole,
      unit: '× one place with all fields',
      note: 'all 24 fields of 100 places',
    },
    {
      name: 'calls.demoPast30.cpu',
      value: times.past / SINGLES,
      unit: 'ms',
      note: 'past hours of the demonstration, which are computed',
    },
  ];
}

async function measureArchived(database: Database, sky: Sky, takePoints: TakePoints): Promise<Figure> {
  const { past } = await withCalls(database, sky, (askAll) =>
    timeByTurns(askAll, { past: createPast(takePoints, sky.now) }),
  );
  return {
    name: 'calls.past30.cpu',
    value: past / SINGLES,
    unit: 'ms',
    budget: { most: 5 },
    note: '30 days of past hours out of an archive of 14 variables',
  };
}

async function measureCalls(log: (line: string) => void): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-calls-'));
  try {
    log('making a run and an archive');
    const demo = await publishDemo(join(dataDir, 'demo'));
    const archive = await publishArchive(join(dataDir, 'archive'));
    const points = listPoints((ROUNDS + WARM_UPS) * (2 * PLACES + 4 * SINGLES));
    const takePoints: TakePoints = (count) => points.splice(0, count);
    return await withDatabase(
      { url: null, dataDir, migrations: MIGRATIONS, warn: () => undefined },
      async (database) => [
        ...(await measureDemo(database, demo, takePoints)),
        await measureArchived(database, archive, takePoints),
      ],
    );
  } finally {
    await removeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Calls for programs: batches compared with single places, and a month of past hours. */
export const calls: Measurement = { name: 'calls', measure: measureCalls };
