import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { createGfs } from '../../packages/forecast/src/sources/gfs/download.ts';
import { GFS_WAVE } from '../../packages/forecast/src/sources/gfs/wave-source.ts';
import { fetchRun } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';
import type { Source } from '../../packages/forecast/src/sources/schedule/source.ts';
import { readSourceStatus } from '../../packages/forecast/src/sources/schedule/source-status.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { makeGefsBucket } from '../upstream/gefs-bucket.ts';
import { makeGfsBucket } from '../upstream/gfs-bucket.ts';
import { makeGfsWaveBucket } from '../upstream/gfs-wave-bucket.ts';
import { answerFilter, cropToRegion, FILTER_PATH } from '../upstream/regional-filter.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import type { ChangeField } from '../upstream/wgrib-index.ts';
import { ENSEMBLE_EXTENT, fetchSmallEnsemble } from './small-ensemble.ts';
import { SMALL_EXTENT } from './small-gfs.ts';

const { hours } = SMALL_EXTENT;

async function startFilter(files: ReadonlyMap<string, Uint8Array>): Promise<Upstream> {
  const upstream = await startUpstream(new Map(), (path) => answerFilter(path, files));
  onTestFinished(upstream.stop);
  return upstream;
}

async function fetchFrom(toSource: (url: string) => Source, upstream: Upstream) {
  const dataDir = makeFolder(onTestFinished);
  const outcome = await fetchRun({
    dataDir,
    source: toSource(upstream.url + FILTER_PATH),
    runAt: RUN_AT,
    now: () => RUN_AT + 4 * 3600,
    random: () => 0.5,
    retryPolicy: { tries: 1, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    signal: new AbortController().signal,
    scheduled: true,
  });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  return { outcome, run: store.runs()[0] };
}

const toGfs = (url: string): Source => createGfs({ url, extent: SMALL_EXTENT });
const toWaves = (url: string): Source => createGfs({ url, product: GFS_WAVE, extent: SMALL_EXTENT });

test('a run comes through the filter in one answer a step, and only what is wanted is stored', async () => {
  const upstream = await startFilter(makeGfsBucket({ runAt: RUN_AT, hours, change: cropToRegion }));
  const { outcome, run } = await fetchFrom(toGfs, upstream);
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  expect(upstream.requests).toHaveLength(4);
  const { searchParams } = new URL(upstream.requests[1]?.path ?? '', upstream.url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    dir: '/gfs.20261121/00/atmos',
    file: 'gfs.t00z.pgrb2.0p25.f001',
    var_TMP: 'on',
    lev_2_m_above_ground: 'on',
    subregion: '',
    toplat: '25',
    bottomlat: '5',
    leftlon: '99',
    rightlon: '120',
  });
  expect([run?.variables.size, run?.manifest.steps.length, run?.surfaceHeightM?.[5]]).toEqual([14, 4, 120]);
  // Air at 2 m, not at the ground, which the filter sends too.
  const air = run?.variables.get('temperature2m');
  expect(air && run && (run.readMapCells(1, air, 5, 1)[0] ?? 0) / 100).toBeCloseTo(25.1, 1);
});

test('the cropped run has the same values at the same points as the whole files', async () => {
  // Another value at every point.
  const paint: ChangeField = (field) => ({
    ...field,
    values: Array.from(field.values, (one, n) => one * (1 + n / 1e4)),
  });
  const bucket = await startUpstream(makeGfsBucket({ runAt: RUN_AT, hours, change: paint }));
  onTestFinished(bucket.stop);
  const read = async (toSource: (url: string) => Source, upstream: Upstream) => {
    const { run } = await fetchFrom(toSource, upstream);
    const { grid } = run?.manifest ?? {};
    const cell = 3 * (grid?.columns ?? 0) + (110 - (grid?.west ?? 0)) / (grid?.lngStep ?? 1);
    return [...(run?.readCells([cell, cell, cell, cell])[0] ?? [])];
  };
  const change: ChangeField = (field) => cropToRegion(paint(field));
  const cropped = await read(toGfs, await startFilter(makeGfsBucket({ runAt: RUN_AT, hours, change })));
  const global = await read((url) => toGfs(url.slice(0, -FILTER_PATH.length)), bucket);
  expect(cropped).toEqual(global);
  expect(new Set(cropped).size).toBeGreaterThan(10);
});

test('waves come through their filter, at both of their levels', async () => {
  const upstream = await startFilter(makeGfsWaveBucket(RUN_AT, hours, cropToRegion));
  const { outcome, run } = await fetchFrom(toWaves, upstream);
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  expect([...(run?.variables.keys() ?? [])]).toEqual(['waveHeight', 'wavePeriod', 'waveDirection', 'swellHeight']);
  expect(upstream.requests[0]?.path).toMatch(/dir=%2Fgfs\.20261121%2F00%2Fwave%2Fgridded.*lev_1_in_sequence=on/);
});

test('an answer that is none leaves nothing', async () => {
  const upstream = await startFilter(makeGfsBucket({ runAt: RUN_AT, hours, change: cropToRegion }));
  upstream.misbehave({ path: /f002/, fault: { kind: 'html' } });
  expect(await fetchFrom(toGfs, upstream)).toMatchObject({
    outcome: { kind: 'failed', line: expect.stringMatching(/f002: an HTML page instead of data$/) },
    run: undefined,
  });
  upstream.misbehave({ path: /f002/, fault: { kind: 'cut', after: 500 } });
  const { outcome } = await fetchFrom(toGfs, upstream);
  expect(outcome).toMatchObject({ line: expect.stringMatching(/was cut off$/) });
  // The globe at 0.25° is far larger than the region.
  upstream.misbehave({ path: /f002/, fault: { kind: 'endless' } });
  expect((await fetchFrom(toGfs, upstream)).outcome).toMatchObject({
    line: expect.stringMatching(/f002: more than 2097152 bytes$/),
  });
});

const members = makeGefsBucket(RUN_AT, ENSEMBLE_EXTENT.hours, cropToRegion);

test('each member of a step is one request, asked again where it came late', async () => {
  const upstream = await startFilter(members);
  upstream.misbehave({ path: /gep05.*f006/, fault: { kind: 'status', status: 403 }, times: 1 });
  const dataDir = makeFolder(onTestFinished);
  const outcome = await fetchSmallEnsemble('gefs', dataDir, upstream.url + FILTER_PATH);
  expect(outcome).toMatchObject({ kind: 'published', missing: null, success: { lastHour: 12, whole: true } });
  expect(upstream.requests).toHaveLength(31 * 5 + 1);
  expect(upstream.requests.every(({ range }) => range === null)).toBe(true);
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  expect(store.runs()[0]?.manifest.grid).toMatchObject({ south: 5, west: 100, columns: 9 });
  expect(store.runs()[0]?.surfaceHeightM?.[5]).toBe(120);
});

test.each([
  ['another member’s', (path: string) => path.replace('gep09', 'gep10'), /gep09.*: is member 10 instead of 9$/],
  ['of another hour', (path: string) => path.replace('f006', 'f003'), /gep09.*: is for 2026-11-21T03Z instead of/],
])('a member whose fields are %s counts as missing', async (_, change, line) => {
  const upstream = await startUpstream(new Map(), (path) =>
    answerFilter(/gep09.*f006|f006.*gep09/.test(path) ? change(path) : path, members),
  );
  onTestFinished(upstream.stop);
  const dataDir = makeFolder(onTestFinished);
  const outcome = await fetchSmallEnsemble('gefs', dataDir, upstream.url + FILTER_PATH);
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  expect(readSourceStatus(dataDir, 'gefs').trouble?.line).toMatch(line);
});
