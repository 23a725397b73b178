import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { fetchRun } from '#sources/schedule/fetch-run.ts';
import { openRunStore } from '#store/run-store.ts';
import { makeAigfsBucket, toAigfsPath } from '../../../../../test/upstream/aigfs-bucket.ts';
import { startUpstream } from '../../../../../test/upstream/upstream.ts';
import { AIGFS } from './aigfs-source.ts';
import { createGfs } from './download.ts';

const EXTENT = { hours: [0, 6, 12, 18, 24, 30], wholeUpToHour: 12 };
const HOUR = 3600;

async function fetchFrom(files: ReadonlyMap<string, Uint8Array>) {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(files);
  onTestFinished(upstream.stop);
  const outcome = await fetchRun({
    dataDir,
    source: createGfs({ url: upstream.url, product: AIGFS, extent: EXTENT }),
    runAt: RUN_AT,
    now: () => RUN_AT + 5 * HOUR,
    random: () => 0.5,
    retryPolicy: { tries: 1, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    signal: new AbortController().signal,
    scheduled: true,
  });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  return { outcome, run: store.runs()[0], upstream };
}

/** A variable by step in a cell in the middle, and the beginnings of its intervals in hours after the run's start. */
function readSteps(run: Awaited<ReturnType<typeof fetchFrom>>['run'], name: 'temperature2m' | 'precipitation') {
  const variable = run?.variables.get(name);
  if (run === undefined || variable === undefined) throw new RangeError(`no ${name}`);
  const { index, scale, offset, intervalStarts } = variable;
  const steps = run.manifest.steps.length;
  const words = run.readCells([33, 33, 33, 33])[0] ?? new Int16Array();
  return {
    values: Array.from({ length: steps }, (_, step) => {
      const word = words[index * steps + step] ?? 0;
      return word === -32_768 ? null : Math.round((word * scale + offset) * 100) / 100;
    }),
    from: intervalStarts?.map((at) => (at === null ? null : (at - RUN_AT) / HOUR)),
  };
}

test('a run has 41 six-hourly steps, of which temperature and rain alone are asked for', async () => {
  const { pieces, wholeUpToHour } = await createGfs({ url: 'https://example.org', product: AIGFS }).planRun(RUN_AT);
  expect([pieces.length, pieces[1]?.hour, pieces.at(-1)?.hour, wholeUpToHour]).toEqual([41, 6, 240, 120]);
  const address = 'https://example.org/aigfs.20261121/00/model/atmos/grib2/aigfs.t00z.sfc.f006.grib2';
  expect(pieces[1]?.requests).toEqual([
    `GET ${address}.idx`,
    `GET ${address} (byte ranges of TMP:2 m above ground, APCP:surface)`,
  ]);
});

test.each([
  ['before', false],
  ['behind', true],
])('the rain of the last six hours is read, %s that of the whole run', async (_, isReversed) => {
  const files = makeAigfsBucket({ runAt: RUN_AT, hours: EXTENT.hours, isReversed });
  const { outcome, run, upstream } = await fetchFrom(files);
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  expect(run?.manifest).toMatchObject({ source: 'aigfs', licence: expect.stringContaining('public domain') });
  expect([...(run?.variables.keys() ?? [])]).toEqual(['temperature2m', 'precipitation']);
  expect(readSteps(run, 'temperature2m').values).toEqual([25.85, 25.91, 25.97, 26.03, 26.09, 26.15]);
  expect(readSteps(run, 'precipitation')).toEqual({
    values: [null, 2, 4, 6, 8, 10],
    from: [null, 0, 6, 12, 18, 24],
  });
  // An index and two records of each step, at hour 0 one.
  expect(upstream.requests).toHaveLength(6 * 3 - 1);
});

test('a run whose later steps are not there yet is published as far as it reaches, and none before it is useful', async () => {
  const files = makeAigfsBucket({ runAt: RUN_AT, hours: [0, 6, 12, 18] });
  expect((await fetchFrom(files)).outcome).toMatchObject({
    kind: 'published',
    missing: expect.stringMatching(/f0\d\d\.grib2\.idx: is not there \(404\)$/),
    success: { lastHour: 18, whole: false },
  });
  // The index came, its file is still being written.
  files.delete(toAigfsPath(RUN_AT, 12));
  const { outcome, run } = await fetchFrom(files);
  expect(outcome).toMatchObject({ kind: 'failed', line: expect.stringContaining('f012.grib2') });
  expect(run).toBeUndefined();
});

/** The index of a step, changed. */
function rewrite(hour: number, change: (index: string) => string) {
  const files = makeAigfsBucket({ runAt: RUN_AT, hours: EXTENT.hours });
  const path = `${toAigfsPath(RUN_AT, hour)}.idx`;
  files.set(path, Buffer.from(change(Buffer.from(files.get(path) ?? '').toString())));
  return files;
}

test.each([
  [
    'exchanges both records of rain',
    rewrite(12, (index) =>
      index.replace('0-12 hour', 'total').replace('6-12 hour', '0-12 hour').replace('total', '6-12 hour'),
    ),
    /f012\.grib2: the index lies: .* precipitation from 2026-11-21T00Z on instead of 2026-11-21T06Z$/,
  ],
  [
    'calls the wind a temperature',
    rewrite(12, (index) => index.replace('TMP:2 m', 'DPT:2 m').replace('UGRD:10 m', 'TMP:2 m')),
    /the index lies: .* windU10m instead of temperature2m$/,
  ],
  ['has no rain', rewrite(12, (index) => index.replaceAll('APCP', 'XXXX')), /lacks APCP:surface for hour 12$/],
  ['is of another run', rewrite(12, (index) => index.replaceAll('2026112100', '2026112012')), /is of the run/],
])('a step whose index %s is refused', async (_, files, line) => {
  expect((await fetchFrom(files)).outcome).toEqual({ kind: 'failed', line: expect.stringMatching(line) });
});

test('rain of the whole run alone is as good: what each step adds is stored', async () => {
  const files = rewrite(12, (index) => index.replace('APCP:surface:6-12', 'APCP:ground:6-12'));
  const { outcome, run } = await fetchFrom(files);
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  expect(readSteps(run, 'precipitation').values).toEqual([null, 2, 4, 6, 8, 10]);
});
