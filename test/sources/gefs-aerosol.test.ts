import { HOUR, makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readPlaceSeries } from '../../packages/forecast/src/series/read-place-series.ts';
import { createGefsAerosol } from '../../packages/forecast/src/sources/gefs-aerosol/download.ts';
import { fetchRun } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { type AerosolRun, makeAerosolBucket, toAerosolPath } from '../upstream/aerosol-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

const HOURS = [0, 3, 6];
const RUN: AerosolRun = { runAt: RUN_AT, hours: HOURS };

/** A server with the files of some runs, and a folder for what is fetched. */
async function openTrial(...runs: readonly AerosolRun[]) {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(new Map(runs.flatMap((run) => [...makeAerosolBucket(run)])));
  onTestFinished(upstream.stop);
  return { dataDir, upstream };
}

const fetchFrom = ({ dataDir, upstream }: { readonly dataDir: string; readonly upstream: Upstream }) =>
  fetchRun({
    dataDir,
    source: createGefsAerosol({ url: upstream.url, extent: { hours: HOURS, wholeUpToHour: 3 } }),
    runAt: RUN_AT,
    now: () => RUN_AT + 6 * HOUR,
    random: () => 0.5,
    retryPolicy: { tries: 2, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    silenceMs: 30_000,
    signal: new AbortController().signal,
    scheduled: true,
  });

function readHanoi(dataDir: string) {
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const point = { lat: 21.03, lng: 105.85 };
  const query = { point, placeHeightM: null, startAt: RUN_AT, hours: 7, now: RUN_AT + 6 * HOUR, demo: false };
  const { variables, runs } = readPlaceSeries(store, query);
  const list = (name: 'pm25' | 'pm10') =>
    [...(variables[name]?.values ?? [])].map((value) => Math.round(value * 10) / 10);
  return {
    names: Object.keys(variables),
    pm25: list('pm25'),
    pm10: list('pm10'),
    sources: runs.map((run) => run.source),
  };
}

const WHOLE = { kind: 'published', missing: null, success: { runAt: RUN_AT, lastHour: 6, whole: true } };
const PARTICLES = {
  names: ['pm25', 'pm10'],
  pm25: Array(7).fill(22),
  pm10: Array(7).fill(41),
  sources: ['gefs-aerosol'],
};
const countRequests = ({ requests }: Upstream, pattern: RegExp) =>
  requests.filter(({ path }) => pattern.test(path)).length;

describe('particles of GEFS', () => {
  test('are those of all kinds by their size, by byte ranges, hours between the steps interpolated', async () => {
    const trial = await openTrial(RUN);
    expect(await fetchFrom(trial)).toMatchObject(WHOLE);
    expect(readHanoi(trial.dataDir)).toEqual(PARTICLES);
    // Two ranges per step, and nothing of the successor.
    expect(countRequests(trial.upstream, /\.grib2$/)).toBe(6);
    expect(countRequests(trial.upstream, /gcafs/)).toBe(0);
  });

  test('are in µg/m³ also where the file has kg/m³, and refused where its values fit neither', async () => {
    const kilograms = await openTrial({ ...RUN, perMicrogram: 1e-9 });
    expect(await fetchFrom(kilograms)).toMatchObject(WHOLE);
    expect(readHanoi(kilograms.dataDir)).toEqual(PARTICLES);
    const unknown = await openTrial({ ...RUN, perMicrogram: 1e-4 });
    const outcome = await fetchFrom(unknown);
    expect(outcome.kind).toBe('failed');
    expect(JSON.stringify(outcome)).toMatch(/particles in a unit that is not known here: their median is 0\.00\d+/);
  });
});

describe('a run that GEFS does not have', () => {
  test('is read where its successor publishes, with its own spelling', async () => {
    const trial = await openTrial({ ...RUN, model: 'gcafs' });
    expect(await fetchFrom(trial)).toMatchObject(WHOLE);
    expect(readHanoi(trial.dataDir)).toEqual(PARTICLES);
    // The old place is asked for the first step only: at most once by each of the pieces that start together.
    expect(countRequests(trial.upstream, /gefs\..*f000\.grib2\.idx$/)).toBeLessThanOrEqual(HOURS.length);
    expect(countRequests(trial.upstream, /gefs\..*f00[36]/)).toBe(0);
  });

  test('is not mixed with the other model where both have some of it', async () => {
    const trial = await openTrial({ ...RUN, hours: [0, 3] }, { ...RUN, model: 'gcafs' });
    expect(await fetchFrom(trial)).toMatchObject({ kind: 'published', success: { lastHour: 3, whole: false } });
    expect(countRequests(trial.upstream, /gcafs/)).toBe(0);
  });

  test('is missing where neither has it; a server in trouble is no reason to look elsewhere', async () => {
    const nothing = await openTrial();
    const outcome = await fetchFrom(nothing);
    expect(outcome.kind).toBe('failed');
    expect(JSON.stringify(outcome)).toContain(`${toAerosolPath(RUN, 0)}.idx: is not there (404)`);
    const trial = await openTrial(RUN, { ...RUN, model: 'gcafs' });
    trial.upstream.misbehave({
      path: /gefs.*f000.*idx$/,
      fault: { kind: 'status', status: 503, retryAfter: 0 },
      times: 1,
    });
    expect(await fetchFrom(trial)).toMatchObject({ kind: 'published' });
    expect(countRequests(trial.upstream, /gcafs/)).toBe(0);
  });
});
