import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { createGfs } from '../../packages/forecast/src/sources/gfs/download.ts';
import { fetchRun } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { makeGfsBucket, toGfsPath } from '../upstream/gfs-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { SMALL_EXTENT } from './small-gfs.ts';

/**
 * A server that answers as NOMADS' filter does: more fields than requested, and no index. `filedAs` sets whose file is
 * sent.
 */
async function startFilter(filedAs = RUN_AT): Promise<Upstream> {
  const upstream = await startUpstream();
  onTestFinished(upstream.stop);
  const { pieces } = await createGfs({ url: `${upstream.url}/cgi-bin/filter.pl`, extent: SMALL_EXTENT }).planRun(
    RUN_AT,
  );
  const bucket = makeGfsBucket({ runAt: filedAs, hours: SMALL_EXTENT.hours });
  for (const { requests, hour } of pieces) {
    const path = requests[0]?.slice(`GET ${upstream.url}`.length) ?? '';
    upstream.files.set(path, bucket.get(toGfsPath(filedAs, hour ?? 0)) ?? new Uint8Array(0));
  }
  return upstream;
}

async function fetchFrom(upstream: Upstream) {
  const dataDir = makeFolder(onTestFinished);
  const outcome = await fetchRun({
    dataDir,
    source: createGfs({ url: `${upstream.url}/cgi-bin/filter.pl`, extent: SMALL_EXTENT }),
    runAt: RUN_AT,
    now: () => RUN_AT + 4 * 3600,
    random: () => 0.5,
    retryPolicy: { tries: 1, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    signal: new AbortController().signal,
    scheduled: true,
  });
  return { dataDir, outcome };
}

test('a run comes through the filter in one answer a step, and only what is wanted is stored', async () => {
  const upstream = await startFilter();
  const { dataDir, outcome } = await fetchFrom(upstream);
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
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const [run] = store.runs();
  expect([run?.variables.size, run?.manifest.steps.length, run?.surfaceHeightM?.[5]]).toEqual([14, 4, 120]);
  // Air at 2 m, not at the ground, which the filter sends too.
  const air = run?.variables.get('temperature2m');
  if (run !== undefined && air !== undefined)
    expect((run.readMapCells(1, air, 5, 1)[0] ?? 0) / 100).toBeCloseTo(25.1, 1);
});

test('a file of another run is not accepted', async () => {
  const { outcome } = await fetchFrom(await startFilter(RUN_AT - 6 * 3600));
  const line = /f000: lacks TMP:2 m above ground: the file is of the run 2026-11-20T18Z$/;
  expect(outcome).toEqual({ kind: 'failed', line: expect.stringMatching(line) });
});

test('an answer that is none leaves nothing', async () => {
  const upstream = await startFilter();
  upstream.misbehave({ path: /f002/, fault: { kind: 'html' } });
  const { outcome } = await fetchFrom(upstream);
  expect(outcome).toEqual({ kind: 'failed', line: expect.stringMatching(/f002: an HTML page instead of data$/) });
  upstream.misbehave({ path: /f002/, fault: { kind: 'cut', after: 500 } });
  expect((await fetchFrom(upstream)).outcome).toMatchObject({ line: expect.stringMatching(/was cut off$/) });
});
