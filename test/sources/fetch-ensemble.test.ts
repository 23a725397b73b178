import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hourlyChance, memberChance } from '@portal/domain/weather/rain-chance';
import { HOUR, makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readPlaceSeries } from '../../packages/forecast/src/series/read-place-series.ts';
import { readSourceStatus } from '../../packages/forecast/src/sources/schedule/source-status.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';
import type { VariableName } from '../../packages/forecast/src/variables/variable.table.ts';
import { toEcmwfPath } from '../upstream/ecmwf-bucket.ts';
import { type EnsRow, makeEnsBucket, toEnsPath } from '../upstream/ens-bucket.ts';
import { makeGefsBucket, toGefsPath } from '../upstream/gefs-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { ENSEMBLE_EXTENT, fetchSmallEnsemble } from './small-ensemble.ts';

type EnsembleName = Parameters<typeof fetchSmallEnsemble>[0];

const { hours } = ENSEMBLE_EXTENT;
const BUCKETS = { gefs: makeGefsBucket(RUN_AT, hours), 'ecmwf-ens': makeEnsBucket(RUN_AT, hours) };

async function startBucket(files: ReadonlyMap<string, Uint8Array>): Promise<Upstream> {
  const upstream = await startUpstream(files);
  onTestFinished(upstream.stop);
  return upstream;
}

const fetchFrom = (name: EnsembleName, dataDir: string, { url }: Upstream, parts = {}) =>
  fetchSmallEnsemble(name, dataDir, url, parts);

/** Values of a variable at Hà Nội, hour by hour from the start of the run on, to a hundredth. */
function readValues(dataDir: string, name: VariableName, count = 12): number[] {
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const point = { lat: 21, lng: 105.8 };
  const query = { point, placeHeightM: 120, startAt: RUN_AT, hours: count, now: RUN_AT, demo: false };
  const { variables } = readPlaceSeries(store, query);
  return Array.from(variables[name]?.values ?? [], (value) => Math.round(value * 100) / 100);
}

describe.each([
  ['gefs', [3, 15, 27], 31],
  ['ecmwf-ens', [5, 25, 45], 51],
] as const)('%s', (name, [low, middle, high], members) => {
  const round = (value: number) => Math.round(value * 100) / 100;

  test('becomes what is likely: of hours, periods, temperature and wind', async () => {
    const dataDir = makeFolder(onTestFinished);
    const outcome = await fetchFrom(name, dataDir, await startBucket(BUCKETS[name]));
    expect(outcome).toMatchObject({ kind: 'published', missing: null, success: { lastHour: 12, whole: true } });
    for (const [end, member] of [
      ['Low', low],
      ['Middle', middle],
      ['High', high],
    ] as const) {
      const rain = new Array(12).fill(round(member * 0.1));
      expect(readValues(dataDir, `precipitation${end}`)).toEqual(rain);
      // The period's sum, shared by its six hours.
      expect(readValues(dataDir, `precipitationPeriod${end}`)).toEqual(rain);
      expect(readValues(dataDir, `temperature2m${end}`)[0]).toBe(round(25 + member / 10));
      expect(readValues(dataDir, `windSpeed10m${end}`)[5]).toBe(5);
    }
    // All members but the control have rain.
    const hourly = hourlyChance(memberChance(members - 1, members), 3);
    expect(readValues(dataDir, 'wetHourProbability')[0]).toBe(round(hourly));
    // Twelve hours hold no whole day.
    expect(readValues(dataDir, 'precipitationDayHigh')).toEqual([]);
    expect(readdirSync(join(dataDir, 'sources', name))).toEqual(['status.json']);
    const [run] = readCatalogue(dataDir).runs;
    expect(run).toMatchObject({ source: name, demo: false, runAt: RUN_AT });
  });

  test('reports whole days by the members’ own sums', async () => {
    const dataDir = makeFolder(onTestFinished);
    const extent = { hours: Array.from({ length: 15 }, (_, n) => n * 3), wholeUpToHour: 42 };
    const files = name === 'gefs' ? makeGefsBucket(RUN_AT, extent.hours) : makeEnsBucket(RUN_AT, extent.hours);
    expect(await fetchFrom(name, dataDir, await startBucket(files), { extent })).toMatchObject({ kind: 'published' });
    const days = readValues(dataDir, 'precipitationDayHigh', 42);
    // 00:00 in Vietnam is 17 UTC.
    const daily = Array.from({ length: 42 }, (_, hour) => (hour >= 17 && hour < 41 ? round(high * 0.1) : Number.NaN));
    expect(days).toEqual(daily);
  });

  test('asks once for each wanted field of each member, and for no other', async () => {
    const dataDir = makeFolder(onTestFinished);
    const upstream = await startBucket(BUCKETS[name]);
    await fetchFrom(name, dataDir, upstream);
    const ranged = upstream.requests.filter(({ range }) => range !== null);
    // Temperature and both components of the wind, rain but at the start, and the control's ground once.
    expect(ranged).toHaveLength(members * (3 + 4 * 4) + 1);
    expect(new Set(ranged.map(({ path, range }) => `${path} ${range}`)).size).toBe(ranged.length);
  });
});

const changeEns = (change: (rows: readonly EnsRow[], hour: number) => readonly EnsRow[]) =>
  makeEnsBucket(RUN_AT, hours, change);

const withoutMembers = (count: number) => (rows: readonly EnsRow[], hour: number) =>
  hour === 6 ? rows.filter(({ number }) => number === undefined || Number(number) > count) : rows;

describe('a step of which members are missing', () => {
  test.each([[1], [6]])('is whole without %d of 31, at the last try', async (count) => {
    const dataDir = makeFolder(onTestFinished);
    const upstream = await startBucket(BUCKETS.gefs);
    for (let member = 1; member <= count; member++) {
      const path = new RegExp(`gep${String(member).padStart(2, '0')}.*f006`);
      upstream.misbehave({ path, fault: { kind: 'status', status: 404 } });
    }
    expect(await fetchFrom('gefs', dataDir, upstream)).toMatchObject({ kind: 'published', success: { whole: true } });
    expect(readSourceStatus(dataDir, 'gefs').trouble).toMatchObject({
      line: expect.stringMatching(/gep01\.t00z\.pgrb2a\.0p50\.f006\.idx: is not there \(404\)$/),
    });
    // Members that missed the step are missing in the amounts of two steps: hour 6–9 of GEFS begins a bucket again.
    expect(readValues(dataDir, 'precipitationLow')).not.toContain(Number.NaN);
  });

  test('is not whole without 7 of 31: the run ends before it where that is far enough, else it is not published', async () => {
    for (const [hour, outcome] of [
      [12, { kind: 'published', success: { lastHour: 9, whole: false } }],
      [6, { kind: 'failed' }],
    ] as const) {
      const dataDir = makeFolder(onTestFinished);
      const upstream = await startBucket(BUCKETS.gefs);
      const path = new RegExp(`gep0[1-7].*f${String(hour).padStart(3, '0')}`);
      upstream.misbehave({ path, fault: { kind: 'status', status: 404 } });
      expect(await fetchFrom('gefs', dataDir, upstream)).toMatchObject(outcome);
    }
  });

  test('is whole without 10 of 51 that the index lacks, and not without 11', async () => {
    for (const [count, kind] of [
      [10, 'published'],
      [11, 'failed'],
    ] as const) {
      const dataDir = makeFolder(onTestFinished);
      const upstream = await startBucket(changeEns(withoutMembers(count)));
      expect(await fetchFrom('ecmwf-ens', dataDir, upstream)).toMatchObject({ kind });
      expect(readSourceStatus(dataDir, 'ecmwf-ens').trouble?.line).toMatch(/6h-enfo-ef\.index: lacks member p01$/);
    }
  });

  test('is polled again, and whole with a member that comes late', async () => {
    const dataDir = makeFolder(onTestFinished);
    const upstream = await startBucket(BUCKETS.gefs);
    upstream.misbehave({ path: /gep05.*f006\.idx$/, fault: { kind: 'status', status: 404 }, times: 1 });
    expect(await fetchFrom('gefs', dataDir, upstream)).toMatchObject({ kind: 'published' });
    const asked = upstream.requests.filter(({ path, range }) => path.endsWith('f006') && range !== null);
    expect(asked).toHaveLength(31 * 4);
    expect(upstream.requests.filter(({ path }) => path.endsWith('f006.idx'))).toHaveLength(31 + 1);
  });
});

describe('the control of ECMWF’s ensemble', () => {
  test('is the single forecast of the run, and in archives one of the members', async () => {
    const outcomes = [];
    for (const control of ['apart', 'inside'] as const) {
      const dataDir = makeFolder(onTestFinished);
      const upstream = await startBucket(makeEnsBucket(RUN_AT, hours, undefined, control));
      expect(await fetchFrom('ecmwf-ens', dataDir, upstream)).toMatchObject({ kind: 'published', missing: null });
      expect(readSourceStatus(dataDir, 'ecmwf-ens').trouble).toBeNull();
      expect(upstream.requests.some(({ path }) => path.includes('/oper/'))).toBe(control === 'apart');
      outcomes.push(
        (['precipitationLow', 'temperature2mMiddle', 'wetHourProbability'] as const).map((name) =>
          readValues(dataDir, name),
        ),
      );
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
  });

  test('is one member of 51: without it the run is published, and the source says what it lacked', async () => {
    const dataDir = makeFolder(onTestFinished);
    const upstream = await startBucket(BUCKETS['ecmwf-ens']);
    upstream.misbehave({ path: /6h-oper-fc\.index$/, fault: { kind: 'status', status: 403 } });
    expect(await fetchFrom('ecmwf-ens', dataDir, upstream)).toMatchObject({
      kind: 'published',
      success: { whole: true },
    });
    expect(readSourceStatus(dataDir, 'ecmwf-ens').trouble?.line).toMatch(/6h-oper-fc\.index: is not there \(403\)$/);
  });
});

describe('a member that is not what it should be', () => {
  test('because the index lies about it counts as missing', async () => {
    const dataDir = makeFolder(onTestFinished);
    const swapped = changeEns((rows) =>
      rows.map((row) =>
        row.number === '7' ? { ...row, number: '8' } : row.number === '8' ? { ...row, number: '7' } : row,
      ),
    );
    expect(await fetchFrom('ecmwf-ens', dataDir, await startBucket(swapped))).toMatchObject({ kind: 'published' });
    expect(readSourceStatus(dataDir, 'ecmwf-ens').trouble?.line).toMatch(
      /the index lies: at \d+ is member 8 instead of 7$/,
    );
    // 49 members are left: 0–6 and 9–50; the fifth and the 45th part of the way between them.
    expect(readValues(dataDir, 'precipitationLow')[0]).toBeCloseTo(0.48, 2);
  });

  test('because the file is another member’s counts as missing', async () => {
    const dataDir = makeFolder(onTestFinished);
    const upstream = await startBucket(BUCKETS.gefs);
    upstream.misbehave({ path: /gep09.*f003$/, fault: { kind: 'otherFile', path: toGefsPath(RUN_AT, 3, 10) } });
    expect(await fetchFrom('gefs', dataDir, upstream)).toMatchObject({ kind: 'published' });
    expect(readSourceStatus(dataDir, 'gefs').trouble?.line).toMatch(/is member 10 instead of 9$/);
  });

  test('because it stands in the index twice counts once', async () => {
    const dataDir = makeFolder(onTestFinished);
    const twice = changeEns((rows) => [...rows, ...rows.filter(({ number }) => number === '50')]);
    const upstream = await startBucket(twice);
    expect(await fetchFrom('ecmwf-ens', dataDir, upstream)).toMatchObject({ kind: 'published', missing: null });
    expect(readValues(dataDir, 'precipitationHigh')[0]).toBe(4.5);
    expect(upstream.requests.filter(({ range }) => range !== null)).toHaveLength(51 * 19 + 1);
  });

  test('because it has the number of another one leaves that other one to itself', async () => {
    const dataDir = makeFolder(onTestFinished);
    const renamed = changeEns((rows) => rows.map((row) => (row.number === '1' ? { ...row, number: '2' } : row)));
    expect(await fetchFrom('ecmwf-ens', dataDir, await startBucket(renamed))).toMatchObject({ kind: 'published' });
    expect(readSourceStatus(dataDir, 'ecmwf-ens').trouble?.line).toMatch(/lacks member p01$/);
  });

  test.each([
    ['yesterday’s files under today’s name', 24],
    ['files of the run before', 6],
  ])('because they are %s leaves the last good run', async (_, hoursBefore) => {
    const dataDir = makeFolder(onTestFinished);
    const before = RUN_AT - hoursBefore * HOUR;
    const upstream = await startBucket(makeEnsBucket(before, hours));
    await fetchFrom('ecmwf-ens', dataDir, upstream, { runAt: before });
    for (const hour of hours) {
      for (const toPath of [toEnsPath, (runAt: number, of: number) => toEcmwfPath(runAt, 'oper', of)]) {
        for (const ending of ['.grib2', '.index']) {
          const old = upstream.files.get(`${toPath(before, hour)}${ending}`) ?? new Uint8Array(0);
          upstream.files.set(`${toPath(RUN_AT, hour)}${ending}`, old);
        }
      }
    }
    expect(await fetchFrom('ecmwf-ens', dataDir, upstream)).toMatchObject({
      kind: 'failed',
      line: expect.stringMatching(/is of the run .* instead of 2026-11-21T00Z$/),
    });
    expect(readCatalogue(dataDir).runs).toMatchObject([{ runAt: before }]);
  });
});

describe.runIf(IS_WHOLE_RUN)('a run of an ensemble that is ended by kill -9', () => {
  const FETCHER = fileURLToPath(new URL('./fetch-ensemble-once.ts', import.meta.url));

  function start(dataDir: string, { url }: Upstream): ChildProcess {
    const child = spawn(process.execPath, [FETCHER, dataDir, url], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  }

  async function finish(child: ChildProcess): Promise<unknown> {
    let text = '';
    child.stdout?.on('data', (piece) => {
      text += piece;
    });
    await once(child, 'close');
    return JSON.parse(text);
  }

  test('goes on from the members that it has, and becomes the same', async () => {
    const upstream = await startBucket(BUCKETS.gefs);
    const isRanged = ({ range }: { readonly range: string | null }) => range !== null;
    const dataDir = makeFolder(onTestFinished);
    for (const stopAfter of [5, 60, 150]) {
      upstream.misbehave({ path: /f0\d\d$/, ranged: true, fault: { kind: 'slow', bytes: 60, pauseMs: 1 } });
      const child = start(dataDir, upstream);
      await expect.poll(() => upstream.requests.filter(isRanged).length).toBeGreaterThan(stopAfter);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(readCatalogue(dataDir).runs).toEqual([]);
    }
    upstream.behave();
    expect(await finish(start(dataDir, upstream))).toMatchObject({ kind: 'published', missing: null });
    // At most the members under way, of four steps at a time, are fetched again after each kill.
    expect(upstream.requests.filter(isRanged).length).toBeLessThanOrEqual(31 * 19 + 1 + 3 * 4 * 4);
    const [run] = readCatalogue(dataDir).runs;
    expect(await listDamagedFiles(join(dataDir, 'runs', 'gefs', run?.id ?? ''))).toEqual([]);
    expect(readValues(dataDir, 'precipitationHigh')).toEqual(new Array(12).fill(2.7));
  });
});
