import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { fetchRun } from '#sources/schedule/fetch-run.ts';
import type { RunExtent } from '#sources/schedule/source.ts';
import { openRunStore } from '#store/run-store.ts';
import { makeEcmwfBucket, toEcmwfPath } from '../../../../../test/upstream/ecmwf-bucket.ts';
import { startUpstream } from '../../../../../test/upstream/upstream.ts';
import { ECMWF_AIFS } from './aifs-source.ts';
import { ECMWF_AIFS_WAVE } from './aifs-wave-source.ts';
import { createOpenData } from './download.ts';
import type { OpenDataProduct } from './open-data.ts';
import { ECMWF } from './source.ts';
import { ECMWF_WAVE } from './wave-source.ts';

const HOUR = 3600;
const EXTENT = { hours: [0, 3, 6], wholeUpToHour: 6 };

async function fetchFrom(
  files: ReadonlyMap<string, Uint8Array>,
  runAt = RUN_AT,
  extent: RunExtent = EXTENT,
  product: OpenDataProduct = ECMWF,
) {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(files);
  onTestFinished(upstream.stop);
  const outcome = await fetchRun({
    dataDir,
    source: createOpenData(product, { url: upstream.url, extent }),
    runAt,
    now: () => runAt + 8 * HOUR,
    random: () => 0.5,
    retryPolicy: { tries: 1, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    signal: new AbortController().signal,
    scheduled: true,
  });
  return { dataDir, outcome };
}

/** 06 UTC of the last day on which runs of 06 and 18 UTC had a separate stream. */
const ARCHIVED_AT = Date.UTC(2026, 4, 11, 6) / 1000;

test.each([
  ['oper', RUN_AT],
  ['oper', RUN_AT + 6 * HOUR],
  ['scda', ARCHIVED_AT],
])('a run of the stream %s is published with what its index has', async (stream, runAt) => {
  const { dataDir, outcome } = await fetchFrom(makeEcmwfBucket(runAt, stream, EXTENT.hours), runAt);
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const [run] = store.runs();
  expect(run?.manifest).toMatchObject({ source: 'ecmwf', licence: expect.stringContaining('CC BY 4.0') });
  // `sf` has an unsupported packing and is left out; `100v` and others are not in the index at all.
  expect([...(run?.variables.keys() ?? [])]).toEqual([
    'temperature2m',
    'dewPoint2m',
    'windU10m',
    'windV10m',
    'windU100m',
    'windGust10m',
    'precipitation',
    'cloudCover',
    'pressureMsl',
    'cape',
    'shortWaveRadiation',
  ]);
  const rain = run?.variables.get('precipitation');
  // Totals from the start of the run are converted to amounts per step.
  expect(rain?.intervalStarts).toEqual([null, runAt, runAt + 3 * HOUR]);
});

test('gusts are read under each name that the index has for them, over the interval of the message', async () => {
  const hours = [0, 3, 90, 93, 144, 150];
  const { dataDir, outcome } = await fetchFrom(makeEcmwfBucket(RUN_AT, 'oper', hours), RUN_AT, {
    hours,
    wholeUpToHour: 144,
  });
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const gusts = store.runs()[0]?.variables.get('windGust10m');
  expect([...(gusts?.hasStep ?? [])]).toEqual([0, 1, 1, 1, 1, 1]);
});

test('a file without a field that is needed is not taken', async () => {
  const files = makeEcmwfBucket(RUN_AT, 'oper', EXTENT.hours);
  const path = `${toEcmwfPath(RUN_AT, 'oper', 3)}.index`;
  const text = Buffer.from(files.get(path) ?? []).toString();
  files.set(path, Buffer.from(text.replace('"param":"tp"', '"param":"xx"')));
  const { outcome } = await fetchFrom(files);
  expect(outcome).toEqual({
    kind: 'failed',
    line: expect.stringMatching(/3h-oper-fc\.index: lacks tp:sfc for hour 3$/),
  });
});

test('a run consists of the hours of its stream', async () => {
  const plan = async (runAt: number) =>
    (await createOpenData(ECMWF, { url: 'https://example.org' }).planRun(runAt)).pieces;
  const long = await plan(RUN_AT);
  const short = await plan(RUN_AT + 18 * HOUR);
  expect([long.length, long.at(-1)?.hour, short.length, short.at(-1)?.hour]).toEqual([85, 360, 49, 144]);
  const archived = await plan(ARCHIVED_AT);
  expect([short[1]?.requests[0], archived[1]?.requests[0]]).toEqual([
    'GET https://example.org/20261121/18z/ifs/0p25/oper/20261121180000-3h-oper-fc.index',
    'GET https://example.org/20260511/06z/ifs/0p25/scda/20260511060000-3h-scda-fc.index',
  ]);
});

test('waves come from their own stream, by the names of the index', async () => {
  const { dataDir, outcome } = await fetchFrom(
    makeEcmwfBucket(RUN_AT, 'wave', EXTENT.hours, 'wave'),
    RUN_AT,
    EXTENT,
    ECMWF_WAVE,
  );
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const [run] = store.runs();
  expect(run?.manifest.source).toBe('ecmwf-wave');
  expect([...(run?.variables.keys() ?? [])]).toEqual(['waveHeight', 'wavePeriod', 'waveDirection']);
  const [first] = (await createOpenData(ECMWF_WAVE, { url: 'https://example.org' }).planRun(RUN_AT)).pieces;
  expect(first?.requests[0]).toBe('GET https://example.org/20261121/00z/ifs/0p25/wave/20261121000000-0h-wave-fc.index');
});

test('waves of the machine-learning model come from its own folder, six-hourly', async () => {
  const extent = { hours: [0, 6, 12], wholeUpToHour: 12 };
  const { dataDir, outcome } = await fetchFrom(
    makeEcmwfBucket(RUN_AT, 'wave', extent.hours, 'aifs-wave'),
    RUN_AT,
    extent,
    ECMWF_AIFS_WAVE,
  );
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const [run] = store.runs();
  expect(run?.manifest.source).toBe('ecmwf-aifs-wave');
  expect([...(run?.variables.keys() ?? [])]).toEqual(['waveHeight', 'wavePeriod', 'waveDirection']);
  const { pieces } = await createOpenData(ECMWF_AIFS_WAVE, { url: 'https://example.org' }).planRun(RUN_AT);
  expect([pieces.length, pieces.at(-1)?.hour, pieces[1]?.requests[0]]).toEqual([
    61,
    360,
    'GET https://example.org/20261121/00z/aifs-single/0p25/wave/20261121000000-6h-wave-fc.index',
  ]);
});

test('the machine-learning model has steps of six hours over fifteen days, without gusts', async () => {
  const extent = { hours: [0, 6, 12], wholeUpToHour: 12 };
  const { dataDir, outcome } = await fetchFrom(
    makeEcmwfBucket(RUN_AT, 'oper', extent.hours, 'aifs'),
    RUN_AT,
    extent,
    ECMWF_AIFS,
  );
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const [run] = store.runs();
  expect(run?.manifest.source).toBe('ecmwf-aifs');
  expect(run?.variables.has('windGust10m')).toBe(false);
  expect(run?.variables.get('precipitation')?.intervalStarts).toEqual([null, RUN_AT, RUN_AT + 6 * HOUR]);
  const { pieces } = await createOpenData(ECMWF_AIFS, { url: 'https://example.org' }).planRun(RUN_AT);
  expect([pieces.length, pieces.at(-1)?.hour, pieces[1]?.requests[0]]).toEqual([
    61,
    360,
    'GET https://example.org/20261121/00z/aifs-single/0p25/oper/20261121000000-6h-oper-fc.index',
  ]);
});
