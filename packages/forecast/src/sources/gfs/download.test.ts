import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { fetchRun } from '#sources/schedule/fetch-run.ts';
import { openRunStore } from '#store/run-store.ts';
import { makeGfsWaveBucket, toGfsWavePath } from '../../../../../test/upstream/gfs-wave-bucket.ts';
import { startUpstream } from '../../../../../test/upstream/upstream.ts';
import { createGfs } from './download.ts';
import { GFS_WAVE } from './wave-source.ts';

test('a run consists of 121 hourly and 88 three-hourly steps, each a file with its index', async () => {
  const { pieces, wholeUpToHour } = await createGfs({ url: 'https://example.org' }).planRun(RUN_AT);
  const hours = pieces.map(({ hour }) => hour);
  expect([pieces.length, hours[120], hours[121], hours.at(-1), wholeUpToHour]).toEqual([209, 120, 123, 384, 120]);
  expect(pieces[6]?.requests).toEqual([
    'GET https://example.org/gfs.20261121/00/atmos/gfs.t00z.pgrb2.0p25.f006.idx',
    expect.stringMatching(/^GET https:\/\/example\.org\/gfs\.20261121\/00\/atmos\/gfs\.t00z\.pgrb2\.0p25\.f006 \(byte/),
  ]);
});

test('the height of the ground is asked for once', async () => {
  const { pieces } = await createGfs({ url: 'https://example.org' }).planRun(RUN_AT);
  const withGround = pieces.filter(({ requests }) => requests.some((line) => line.includes('HGT:surface')));
  expect(withGround.map(({ hour }) => hour)).toEqual([0]);
});

const WAVE_EXTENT = { hours: [0, 1, 2], wholeUpToHour: 2 };

async function fetchWaves(files: ReadonlyMap<string, Uint8Array>) {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(files);
  onTestFinished(upstream.stop);
  const outcome = await fetchRun({
    dataDir,
    source: createGfs({ url: upstream.url, product: GFS_WAVE, extent: WAVE_EXTENT }),
    runAt: RUN_AT,
    now: () => RUN_AT + 5 * 3600,
    random: () => 0.5,
    retryPolicy: { tries: 1, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    signal: new AbortController().signal,
    scheduled: true,
  });
  return { dataDir, outcome };
}

test('waves come from their own folder, at level 1 of the surface, with the first swell and without land', async () => {
  const { dataDir, outcome } = await fetchWaves(makeGfsWaveBucket(RUN_AT, WAVE_EXTENT.hours));
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const [run] = store.runs();
  if (run === undefined) throw new RangeError('no run');
  expect(run.manifest).toMatchObject({ source: 'gfs-wave', licence: expect.stringContaining('public domain') });
  expect([...run.variables.keys()]).toEqual(['waveHeight', 'wavePeriod', 'waveDirection', 'swellHeight']);
  const { columns } = run.manifest.grid;
  const [land, sea] = run.readCells([columns, columns + 2, columns, columns + 2]);
  const read = (cell: Int16Array | undefined) =>
    [...run.variables.values()].map(({ index, scale, offset }) => {
      const word = cell?.[index * WAVE_EXTENT.hours.length + 1] ?? 0;
      return word === -32_768 ? null : Math.round((word * scale + offset) * 100) / 100;
    });
  expect([read(land), read(sea)]).toEqual([
    [null, null, null, null],
    [1.9, 9.5, 52, 1.4],
  ]);
});

test('a run of waves has the steps of the weather, and an index without the period of the waves is refused', async () => {
  const { pieces, wholeUpToHour } = await createGfs({ url: 'https://example.org', product: GFS_WAVE }).planRun(RUN_AT);
  expect([pieces.length, pieces[121]?.hour, pieces.at(-1)?.hour, wholeUpToHour]).toEqual([209, 123, 384, 120]);
  expect(pieces[6]?.requests).toEqual([
    `GET https://example.org${toGfsWavePath(RUN_AT, 6)}.idx`,
    `GET https://example.org${toGfsWavePath(RUN_AT, 6)} (byte ranges of HTSGW:surface, PERPW:surface, DIRPW:surface, SWELL:1 in sequence)`,
  ]);
  const files = makeGfsWaveBucket(RUN_AT, WAVE_EXTENT.hours);
  const path = `${toGfsWavePath(RUN_AT, 1)}.idx`;
  const text = Buffer.from(files.get(path) ?? []).toString();
  files.set(path, Buffer.from(text.replace('PERPW', 'XXXXX')));
  expect((await fetchWaves(files)).outcome).toEqual({
    kind: 'failed',
    line: expect.stringMatching(/f001\.grib2\.idx: lacks PERPW:surface for hour 1$/),
  });
});
