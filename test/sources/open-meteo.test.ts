import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSourceStatus } from '../../packages/forecast/src/sources/schedule/source-status.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { startOpenMeteo } from '../upstream/open-meteo-server.ts';
import { ASKED_AT, fetchSmallOpenMeteo, SMALL_AIR, SMALL_MARINE, type SmallFetch } from './small-open-meteo.ts';

const NEXT_AT = ASKED_AT + 12 * 3600;
/** Asks for the second of three batches. */
const SECOND = /latitude=21,21,21&/;

/** A server, and a data folder into which a run was fetched. */
async function openTrial() {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startOpenMeteo();
  onTestFinished(upstream.stop);
  expect(await fetchSmallOpenMeteo(dataDir, upstream.url)).toMatchObject({ kind: 'published' });
  upstream.requests.length = 0;
  return { dataDir, upstream };
}

type Trial = Awaited<ReturnType<typeof openTrial>>;

const fetchNext = ({ dataDir, upstream }: Trial, parts: SmallFetch = {}) =>
  fetchSmallOpenMeteo(dataDir, upstream.url, { runAt: NEXT_AT, ...parts });

function listRuns(dataDir: string) {
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  return store.listRuns().map(({ source, runAt }) => ({ source, runAt }));
}

/** All that the status and the pieces on the disk say. */
function readStatus(dataDir: string): string {
  const folder = join(dataDir, 'sources', 'open-meteo');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return names.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('\n');
}

const rewrite = (from: string | RegExp, to: string) => ({
  kind: 'rewritten' as const,
  rewrite: (text: string) => text.replace(from, to),
});

describe('a run that can be had', () => {
  test('is fetched batch by batch, published, reported by the status, and its pieces are put away', async () => {
    const trial = await openTrial();
    expect(await fetchNext(trial)).toMatchObject({
      kind: 'published',
      missing: null,
      success: { lastHour: null, whole: true },
    });
    expect(trial.upstream.requests).toHaveLength(3);
    expect(listRuns(trial.dataDir).map(({ runAt }) => runAt)).toEqual([NEXT_AT, ASKED_AT]);
    const status = readSourceStatus(trial.dataDir, 'open-meteo');
    expect(status).toMatchObject({ fetching: null, trouble: null, doneRunAt: NEXT_AT });
    expect(readdirSync(join(trial.dataDir, 'sources', 'open-meteo'))).toEqual(['status.json']);
  });

  test.each([
    ['a server that sends a few bytes at a time', { kind: 'slow', bytes: 200, pauseMs: 1 }],
    ['a server that writes the micro sign for the Greek letter', rewrite(/\u03bc/g, '\u00b5')],
  ] as const)('comes from %s', async (_, fault) => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: /./, fault });
    expect(await fetchNext(trial, { service: SMALL_AIR })).toMatchObject({ kind: 'published', missing: null });
  });

  test.each([
    ['is answered 503', { kind: 'status', status: 503, retryAfter: 0 }],
    ['is answered 429', { kind: 'status', status: 429, retryAfter: 0 }],
    ['is cut off', { kind: 'cut', after: 300 }],
    ['is a page of HTML', { kind: 'html' }],
    ['is not whole', rewrite(/\]\}\}\]$/, ']}},Unexpected error while streaming data: timeout')],
  ] as const)('is whole where a batch first %s', async (_, fault) => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: SECOND, fault, times: 1 });
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
    expect(trial.upstream.requests).toHaveLength(4);
  });

  test('has no wave where the service knows none', async () => {
    const dataDir = makeFolder(onTestFinished);
    const upstream = await startOpenMeteo({ isUnknown: (_, lat) => lat > 21 });
    onTestFinished(upstream.stop);
    expect(await fetchSmallOpenMeteo(dataDir, upstream.url, { service: SMALL_MARINE })).toMatchObject({
      kind: 'published',
    });
  });
});

describe('a run that cannot be had', () => {
  const yesterday = (text: string) =>
    text.replace(/"time":\[[\d,]+\]/g, (times) => times.replace(/\d{10}/g, (at) => `${Number(at) - 86_400}`));
  const dropPoint = (text: string) => JSON.stringify(JSON.parse(text).slice(1));
  const swapPoints = (text: string) => JSON.stringify(JSON.parse(text).reverse());
  const cutHour = (text: string) => text.replace(/("cape":\[)[\d.]+,/, '$1');
  const change = (change: (text: string) => string) => ({ kind: 'rewritten' as const, rewrite: change });
  test.each([
    ['the service is overloaded', { kind: 'status', status: 503 }, /: answered 503$/],
    ['it sends HTML with 503', { kind: 'status', status: 503, body: '<html>busy</html>' }, /: answered 503$/],
    [
      'it names a reason',
      { kind: 'status', status: 400, body: '{"error":true,"reason":"Latitude must be\\nin range"}' },
      /: answered 400: Latitude must be in range$/,
    ],
    ['it says an error under 200', change(() => '{"error":true,"reason":"No data"}'), /: the service says: No data$/],
    ['the answer is cut off', { kind: 'cut', after: 300 }, /: the connection was cut off$/],
    ['nothing more comes', { kind: 'stall', after: 300 }, /: no byte for 1 s$/],
    ['it is a page of HTML', { kind: 'html' }, /: an HTML page instead of data$/],
    ['it is HTML called JSON', change(() => '<!doctype html>'), /: an HTML page instead of data$/],
    ['its packing is cut', { kind: 'shortened', by: 400 }, /: is not whole JSON$/],
    ['it is truncated', change((text) => text.slice(0, 5000)), /: is not whole JSON$/],
    [
      'the service stumbled',
      change((text) => `${text.slice(0, 5000)}Unexpected error while streaming data: no file`),
      /: is not whole JSON: Unexpected error while streaming data: no file$/,
    ],
    ['it is no list', change(() => '"busy"'), /: 1 points instead of 3$/],
    ['a point is missing', change(dropPoint), /: 2 points instead of 3$/],
    ['points are in another order', change(swapPoints), /: point 1 \(21, 105\.5\): the answer is for /],
    ['a point is another', rewrite('"longitude":105', '"longitude":106'), /: point 1 .+: the answer is for 20\.93/],
    ['it is of local time', rewrite('"utc_offset_seconds":0', '"utc_offset_seconds":25200'), /is 25200 instead of 0$/],
    [
      'it is yesterday’s',
      change(yesterday),
      /: point 1 \(21, 105\.5\): time\[0\] is 2026-11-20T09:00Z instead of 2026-11-21T09:00Z$/,
    ],
    ['times are text', rewrite('"time":"unixtime"', '"time":"iso8601"'), /: times are stated in "iso8601" instead of/],
    ['an hour is missing', change(cutHour), /: point 1 \(21, 105\.5\): cape has 36 values instead of 37$/],
    ['a variable is missing', rewrite('"visibility":[', '"vis":['), /: point 1 .+: visibility is missing$/],
    [
      'a unit is another',
      rewrite('"temperature_2m":"°C"', '"temperature_2m":"°F"'),
      /temperature_2m: is in "°F" instead of "°C"$/,
    ],
    ['a value is text', rewrite(/("pressure_msl":\[)[\d.]+/, '$1"1010"'), /pressure_msl\[0\] is "1010", no number$/],
    [
      'a value is impossible',
      rewrite(/("temperature_2m":\[[\d.]+,)[\d.]+/, '$1271.3'),
      /: point 1 \(21, 105\.5\): temperature_2m\[1\] cannot be: temperature2m of 271\.3 °C is outside -90…65 °C$/,
    ],
    [
      'a wind is impossible',
      rewrite(/("wind_direction_10m":\[)[\d.]+/, '$1-999'),
      /wind_direction_10m\[0\] cannot be: -999 is outside 0…360 °$/,
    ],
    [
      'the weather is unknown',
      rewrite(/("temperature_2m":\[[\d.]+,[\d.]+,)[\d.]+/, '$1null'),
      /: point 1 .+: temperature_2m\[2\] is unknown \(2026-11-21T11:00Z\)$/,
    ],
    [
      'a height is none',
      rewrite(/"elevation":[\d.]+/, '"elevation":"hill"'),
      /elevation is "hill", no height in metres$/,
    ],
  ] as const)('because %s leaves the last good run, and the status says so', async (name, fault, line) => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: SECOND, fault });
    // Only silence is waited for: a machine under load may be slow with the rest.
    const silenceMs = name === 'nothing more comes' ? 1000 : 30_000;
    expect(await fetchNext(trial, { silenceMs })).toMatchObject({
      kind: 'failed',
      line: expect.stringMatching(line),
    });
    expect(listRuns(trial.dataDir)).toEqual([{ source: 'open-meteo', runAt: ASKED_AT }]);
    const { success, trouble } = readSourceStatus(trial.dataDir, 'open-meteo');
    expect(success).toMatchObject({ runAt: ASKED_AT });
    expect(trouble?.line).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1\/forecast \(points 4–6 of 9\): [^\n]+$/);
  });

  test('within its time is given up', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: SECOND, fault: { kind: 'stall', after: 0 } });
    expect(await fetchNext(trial, { silenceMs: 60_000, longestMs: 200 })).toEqual({
      kind: 'failed',
      line: 'was not whole after 0.2 s: 1 of 3 pieces',
    });
  });

  test('because there are no waves is reported', async () => {
    const dataDir = makeFolder(onTestFinished);
    const upstream = await startOpenMeteo({ isUnknown: () => true });
    onTestFinished(upstream.stop);
    expect(await fetchSmallOpenMeteo(dataDir, upstream.url, { service: SMALL_MARINE })).toEqual({
      kind: 'failed',
      line: 'open-meteo-marine: no point has any value',
    });
  });
});

describe('a service that asks for time', () => {
  const tooMany = {
    kind: 'status',
    status: 429,
    body: '{"error":true,"reason":"Hourly API request limit exceeded."}',
  } as const;

  test.each([
    ['seconds', 5],
    ['a moment', new Date(Date.now() + 3_600_000).toUTCString()],
  ])('by %s is not asked again by somebody who waits for the end', async (_, retryAfter) => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: SECOND, fault: { ...tooMany, retryAfter } });
    expect(await fetchNext(trial)).toMatchObject({
      kind: 'failed',
      line: expect.stringMatching(/: answered 429: Hourly API request limit exceeded\.$/),
    });
    expect(trial.upstream.requests.filter(({ path }) => SECOND.test(path))).toHaveLength(1);
  });

  test('gets it from the schedule, and then answers', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: SECOND, fault: { ...tooMany, retryAfter: 1 }, times: 1 });
    const policy = { tries: null, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 };
    expect(await fetchNext(trial, { retryPolicy: policy })).toMatchObject({ kind: 'published' });
    expect(trial.upstream.requests).toHaveLength(4);
  });
});

describe('a run that was interrupted', () => {
  test('is gone on with: nothing that is there is fetched again', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: SECOND, fault: { kind: 'status', status: 503 } });
    expect(await fetchNext(trial)).toMatchObject({ kind: 'failed' });
    trial.upstream.behave();
    trial.upstream.requests.length = 0;
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
    expect(trial.upstream.requests).toHaveLength(2);
  });

  test('reuses the batches that are there, and fetches a damaged one anew', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: SECOND, fault: { kind: 'status', status: 503 } });
    await fetchNext(trial);
    const first = join(trial.dataDir, 'sources/open-meteo/pieces/20261121T21/points-0000.json');
    expect(existsSync(first)).toBe(true);
    writeFileSync(first, readFileSync(first, 'utf8').slice(0, -10));
    trial.upstream.behave();
    trial.upstream.requests.length = 0;
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
    expect(trial.upstream.requests).toHaveLength(3);
    expect(readSourceStatus(trial.dataDir, 'open-meteo').trouble?.line).toBe('points-0000.json: is not whole JSON');
  });

  test('by the end of the process stays on the disk and says nothing more', async () => {
    const trial = await openTrial();
    const stopping = new AbortController();
    const onPiece = () => stopping.abort();
    expect(await fetchNext(trial, { signal: stopping.signal, onPiece })).toEqual({ kind: 'stopped' });
    expect(readSourceStatus(trial.dataDir, 'open-meteo').trouble).toBeNull();
    expect(await fetchNext(trial)).toMatchObject({ kind: 'published', missing: null });
  });
});

describe('the key', () => {
  test.each([
    ['well', null],
    ['with a refusal', { kind: 'status', status: 400, body: '{"error":true,"reason":"The API key is invalid."}' }],
    ['with a broken connection', { kind: 'cut', after: 0 }],
    ['with silence', { kind: 'stall', after: 0 }],
  ] as const)('goes with each request and stands nowhere where it ends %s', async (_, fault) => {
    const trial = await openTrial();
    if (fault !== null) trial.upstream.misbehave({ path: SECOND, fault });
    const outcome = await fetchNext(trial, { key: 'not-to-be-seen', silenceMs: 200 });
    expect(trial.upstream.requests.every(({ path }) => path.endsWith('&apikey=not-to-be-seen'))).toBe(true);
    expect(JSON.stringify(outcome)).not.toContain('not-to-be-seen');
    expect(readStatus(trial.dataDir)).not.toContain('not-to-be-seen');
  });
});
