import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { fetchRun } from '#sources/schedule/fetch-run.ts';
import { openRunStore } from '#store/run-store.ts';
import { makeEcmwfBucket, toEcmwfPath } from '../../../../../test/upstream/ecmwf-bucket.ts';
import { startUpstream } from '../../../../../test/upstream/upstream.ts';
import { createEcmwf } from './download.ts';

const HOUR = 3600;
const EXTENT = { hours: [0, 3, 6], wholeUpToHour: 6 };

async function fetchFrom(files: ReadonlyMap<string, Uint8Array>, runAt = RUN_AT) {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(files);
  onTestFinished(upstream.stop);
  const outcome = await fetchRun({
    dataDir,
    source: createEcmwf({ url: upstream.url, extent: EXTENT }),
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

test.each([
  ['oper', RUN_AT],
  ['scda', RUN_AT + 6 * HOUR],
])('a run of the stream %s is published with what its index has', async (stream, runAt) => {
  const { dataDir, outcome } = await fetchFrom(makeEcmwfBucket(runAt, stream, EXTENT.hours), runAt);
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const [run] = store.runs();
  expect(run?.manifest).toMatchObject({ source: 'ecmwf', licence: expect.stringContaining('CC BY 4.0') });
  // `sf` is coded in an unknown way and left out; `100v` and others are not in the index at all.
  expect([...(run?.variables.keys() ?? [])]).toEqual([
    'temperature2m',
    'dewPoint2m',
    'windU10m',
    'windV10m',
    'windU100m',
    'precipitation',
    'cloudCover',
    'pressureMsl',
    'cape',
    'shortWaveRadiation',
  ]);
  const rain = run?.variables.get('precipitation');
  // Totals from the start of the run become what each step adds.
  expect(rain?.intervalStarts).toEqual([null, runAt, runAt + 3 * HOUR]);
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
  const plan = async (runAt: number) => (await createEcmwf({ url: 'https://example.org' }).planRun(runAt)).pieces;
  const long = await plan(RUN_AT);
  const short = await plan(RUN_AT + 18 * HOUR);
  expect([long.length, long.at(-1)?.hour, short.length, short.at(-1)?.hour]).toEqual([85, 360, 49, 144]);
  expect(short[1]?.requests[0]).toBe(
    'GET https://example.org/20261121/18z/ifs/0p25/scda/20261121180000-3h-scda-fc.index',
  );
});
