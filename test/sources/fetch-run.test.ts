import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSourceStatus } from '../../packages/forecast/src/sources/schedule/source-status.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { makeGfsBucket, toGfsPath } from '../upstream/gfs-bucket.ts';
import { startUpstream } from '../upstream/upstream.ts';
import { fetchSmallGfs, SMALL_EXTENT } from './small-gfs.ts';

const NEXT_RUN_AT = RUN_AT + 6 * 3600;
const { hours } = SMALL_EXTENT;

/** A server with two runs, and a data folder into which the first one was fetched. */
async function openTrial() {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(
    new Map([...makeGfsBucket({ runAt: RUN_AT, hours }), ...makeGfsBucket({ runAt: NEXT_RUN_AT, hours, warmer: 5 })]),
  );
  onTestFinished(upstream.stop);
  expect(await fetchSmallGfs(dataDir, upstream.url)).toMatchObject({ kind: 'published' });
  upstream.requests.length = 0;
  return { dataDir, upstream };
}

function listRuns(dataDir: string) {
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  return store.listRuns().map(({ runAt, steps }) => ({ runAt, steps }));
}

const fetchNext = ({ dataDir, upstream }: Awaited<ReturnType<typeof openTrial>>, parts = {}) =>
  fetchSmallGfs(dataDir, upstream.url, { runAt: NEXT_RUN_AT, ...parts });

describe('a run that can be had', () => {
  test('is fetched field by field, published, reported by the status, and its pieces are put away', async () => {
    const { dataDir, upstream } = await openTrial();
    const outcome = await fetchSmallGfs(dataDir, upstream.url, { runAt: NEXT_RUN_AT });
    expect(outcome).toMatchObject({ kind: 'published', missing: null, success: { lastHour: 3, whole: true } });
    expect(listRuns(dataDir)).toEqual([
      { runAt: NEXT_RUN_AT, steps: 4 },
      { runAt: RUN_AT, steps: 4 },
    ]);
    const status = readSourceStatus(dataDir, 'gfs');
    expect(status).toMatchObject({ fetching: null, trouble: null, doneRunAt: NEXT_RUN_AT });
    expect(status.firstScheduledAt).toBe(RUN_AT + 4 * 3600);
    const ranged = upstream.requests.filter(({ range }) => range !== null);
    // Twelve fields at hour 0 (no rain, rain rate or radiation, but the ground), fourteen at each other hour.
    expect(ranged).toHaveLength(12 + 3 * 14);
    expect(status.success?.bytes).toBeGreaterThan(0);
    expect(readdirSync(join(dataDir, 'sources', 'gfs'))).toEqual(['status.json']);
  });

  test.each([
    ['a server that sends a few bytes at a time', { kind: 'slow', bytes: 40, pauseMs: 1 }],
    ['a server that ignores ranges and sends the whole file', { kind: 'wholeFile' }],
  ] as const)('comes from %s', async (_, fault) => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: /f00[0-3]$/, fault });
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
  });

  test('comes from where a server redirects to', async () => {
    const trial = await openTrial();
    const path = toGfsPath(NEXT_RUN_AT, 2);
    trial.upstream.files.set('/moved', trial.upstream.files.get(path) ?? new Uint8Array(0));
    trial.upstream.misbehave({ path: /f002$/, fault: { kind: 'redirect', to: '/moved' } });
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
  });

  test.each([
    ['is not there yet', { kind: 'status', status: 404 }],
    ['is answered 503', { kind: 'status', status: 503, retryAfter: 0 }],
    ['is cut off in the middle of a range', { kind: 'cut', after: 30 }],
    ['is shorter than its length', { kind: 'shortened', by: 7 }],
    ['is a page of HTML', { kind: 'html' }],
  ] as const)('is whole where a field first %s', async (_, fault) => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: /f001$/, fault, times: 1 });
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
    const offsets = trial.upstream.requests.filter(({ path }) => path.endsWith('f001')).map(({ range }) => range);
    // The one that failed is asked for twice, none of the others.
    expect(offsets.length - new Set(offsets).size).toBe(1);
  });
});

describe('a run that cannot be had', () => {
  test.each([
    ['a step is not there', /f001\.idx$/, { kind: 'status', status: 404 }, /f001\.idx: is not there \(404\)$/],
    ['the server is overloaded', /f001/, { kind: 'status', status: 503 }, /f001\.idx: answered 503$/],
    ['a range is cut off', /f001$/, { kind: 'cut', after: 30 }, /f001: the connection was cut off$/],
    ['a range is shorter than asked', /f001$/, { kind: 'shortened', by: 7 }, /f001: \d+ bytes instead of \d+$/],
    ['another range is sent', /f001$/, { kind: 'otherRange', shift: 8 }, /f001: sent "bytes \d+-\d+\/\d+" for bytes/],
    ['the file is a page of HTML', /f001$/, { kind: 'html' }, /f001: an HTML page instead of data$/],
    [
      'only a part of the index is sent',
      /f001\.idx$/,
      { kind: 'partOnly', bytes: 500 },
      /f001\.idx: a part of it, which was not requested$/,
    ],
    ['the index is a page of HTML', /f001\.idx$/, { kind: 'html' }, /f001\.idx: an HTML page instead of data$/],
    ['nothing more comes', /f001$/, { kind: 'stall', after: 30 }, /f001: no byte for 1 s$/],
  ] as const)('because %s leaves the last good run, and the status says so', async (_, path, fault, line) => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path, fault });
    // Only where nothing comes is silence waited out: beside other work each answer may take its time.
    const limits = fault.kind === 'stall' ? { silenceMs: 1000 } : {};
    expect(await fetchNext(trial, limits)).toMatchObject({ kind: 'failed', line: expect.stringMatching(line) });
    expect(listRuns(trial.dataDir)).toEqual([{ runAt: RUN_AT, steps: 4 }]);
    const { success, trouble, fetching } = readSourceStatus(trial.dataDir, 'gfs');
    expect(success).toMatchObject({ runAt: RUN_AT });
    expect(trouble).toMatchObject({ runAt: NEXT_RUN_AT, line: expect.stringMatching(line) });
    expect(fetching).toMatchObject({ runAt: NEXT_RUN_AT });
  });

  test('because of yesterday’s files under today’s name leaves the last good run', async () => {
    const trial = await openTrial();
    for (const ending of ['', '.idx']) {
      trial.upstream.files.set(
        `${toGfsPath(NEXT_RUN_AT, 1)}${ending}`,
        trial.upstream.files.get(`${toGfsPath(RUN_AT, 1)}${ending}`) ?? new Uint8Array(0),
      );
    }
    const line = /f001\.idx: is of the run 2026-11-21T00Z instead of 2026-11-21T06Z$/;
    expect(await fetchNext(trial)).toMatchObject({ kind: 'failed', line: expect.stringMatching(line) });
  });

  test.each([
    ['the file is yesterday’s', toGfsPath(RUN_AT, 1), /of the run 2026-11-21T00Z instead of 2026-11-21T06Z$/],
    ['the file is of another step', toGfsPath(NEXT_RUN_AT, 2), /for 2026-11-21T08Z instead of 2026-11-21T07Z$/],
  ])('because the index lies: %s', async (_, path, line) => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: /f001$/, fault: { kind: 'otherFile', path } });
    expect(await fetchNext(trial)).toMatchObject({ kind: 'failed', line: expect.stringMatching(line) });
    expect(listRuns(trial.dataDir)).toEqual([{ runAt: RUN_AT, steps: 4 }]);
  });

  const swapAirAndDew = (index: string) =>
    index.replace(/:(TMP|DPT):2 m/g, (_, name) => `:${name === 'TMP' ? 'DPT' : 'TMP'}:2 m`);
  test.each([
    ['names a field where another one is', swapAirAndDew, /lies: at \d+ is dewPoint2m instead of temperature2m$/],
    [
      'cuts through messages',
      (index: string) => index.replace(/^6:\d+:/m, '6:1300:'),
      /ends inside the message of \d+ bytes/,
    ],
    ['lacks a field', (index: string) => index.replaceAll(':APCP:', ':ACPCP:'), /lacks APCP:surface for hour 1$/],
    ['is no index', () => 'not: an index', /f001\.idx: is no index of a GRIB2 file$/],
  ])('because the index %s', async (_, change, line) => {
    const trial = await openTrial();
    const path = `${toGfsPath(NEXT_RUN_AT, 1)}.idx`;
    const text = Buffer.from(trial.upstream.files.get(path) ?? []).toString();
    trial.upstream.files.set(path, Buffer.from(change(text)));
    expect(await fetchNext(trial)).toMatchObject({ kind: 'failed', line: expect.stringMatching(line) });
  });

  test('within its time is given up', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: /f001$/, fault: { kind: 'stall', after: 0 } });
    expect(await fetchNext(trial, { silenceMs: 60_000, longestMs: 200 })).toEqual({
      kind: 'failed',
      line: expect.stringMatching(/^was not whole after 0\.2 s: [0-3] of 4 pieces$/),
    });
  });
});

describe('a run with a field whose values cannot be', () => {
  /** The air of an hour is 200 K too warm; what the index says of it is true. */
  const spoil = ({ upstream }: Awaited<ReturnType<typeof openTrial>>, hour: number, times?: number) => {
    const spoilt = makeGfsBucket({ runAt: NEXT_RUN_AT, hours: [hour], warmer: 200 });
    upstream.files.set('/spoilt', spoilt.get(toGfsPath(NEXT_RUN_AT, hour)) ?? new Uint8Array(0));
    const fault = { kind: 'otherFile', path: '/spoilt' } as const;
    upstream.misbehave({ path: new RegExp(`f00${hour}$`), fault, ...(times === undefined ? {} : { times }) });
  };
  const line = /^f00[13]\.grib2: byte \d+: temperature2m of \d+\.?\d* °C is outside -90…65 °C$/;

  test('is fetched anew, and whole when the field has been mended', async () => {
    const trial = await openTrial();
    // All fourteen fields of the hour are asked for once; the second time they are right.
    spoil(trial, 1, 14);
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
    expect(readSourceStatus(trial.dataDir, 'gfs').trouble?.line).toMatch(line);
  });

  test('ends before that field where it stays so', async () => {
    const trial = await openTrial();
    spoil(trial, 3);
    expect(await fetchNext(trial)).toMatchObject({
      kind: 'published',
      missing: expect.stringMatching(line),
      success: { lastHour: 2, whole: false },
    });
  });

  test('is not published where that is too early', async () => {
    const trial = await openTrial();
    spoil(trial, 1);
    expect(await fetchNext(trial)).toEqual({ kind: 'failed', line: expect.stringMatching(line) });
    expect(listRuns(trial.dataDir)).toEqual([{ runAt: RUN_AT, steps: 4 }]);
  });
});

describe('a run of which later steps are missing', () => {
  test('is published up to the hour before the gap where that is far enough', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: /f003/, fault: { kind: 'status', status: 404 } });
    expect(await fetchNext(trial)).toMatchObject({
      kind: 'published',
      missing: expect.stringMatching(/f003\.idx: is not there \(404\)$/),
      success: { lastHour: 2, whole: false },
    });
    expect(listRuns(trial.dataDir)[0]).toEqual({ runAt: NEXT_RUN_AT, steps: 3 });
  });

  test('is not published where the gap is before that hour', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: /f002/, fault: { kind: 'status', status: 404 } });
    expect(await fetchNext(trial)).toMatchObject({ kind: 'failed' });
    expect(listRuns(trial.dataDir)).toEqual([{ runAt: RUN_AT, steps: 4 }]);
  });
});

describe('a run that was interrupted', () => {
  test('is gone on with: nothing that is there is fetched again', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: /f002$/, ranged: true, fault: { kind: 'status', status: 503 } });
    expect(await fetchNext(trial)).toMatchObject({ kind: 'failed' });
    trial.upstream.behave();
    trial.upstream.requests.length = 0;
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
    expect(trial.upstream.requests.some(({ path }) => /f00[01]/.test(path))).toBe(false);
  });

  test('by the end of the process stays on the disk and says nothing more', async () => {
    const trial = await openTrial();
    const stopping = new AbortController();
    const onPiece = () => stopping.abort();
    expect(await fetchNext(trial, { signal: stopping.signal, onPiece })).toEqual({ kind: 'stopped' });
    expect(existsSync(join(trial.dataDir, 'sources', 'gfs', 'pieces', '20261121T06'))).toBe(true);
    expect(readSourceStatus(trial.dataDir, 'gfs').trouble).toBeNull();
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
  });

  test('is left to the process that is at it', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: /f00[01]$/, fault: { kind: 'stall', after: 0 } });
    const stopping = new AbortController();
    const first = fetchNext(trial, { signal: stopping.signal });
    await expect.poll(() => trial.upstream.requests.length).toBeGreaterThan(0);
    await expect(fetchNext(trial)).rejects.toThrow(`process ${process.pid} is fetching gfs already`);
    stopping.abort();
    expect(await first).toEqual({ kind: 'stopped' });
  });
});
