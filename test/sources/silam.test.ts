import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readPlaceSeries } from '../../packages/forecast/src/series/read-place-series.ts';
import { AIR_RUN_AT, makeAirFile } from '../../packages/forecast/src/sources/silam/air-file.fixture.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import type { Fault } from '../upstream/fault.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { fetchSmallSilam, makeSilamFiles, PARTS, toMoment } from './small-silam.ts';

const HOUR = 3600;
const RUN = '/ncss/runs/silam_glob_v6_1_sfc_RUN_2026-11-21T00:00:00Z';
const JOINED = '/ncss/silam_glob_v6_1_sfc_best.ncd';
const QUERY =
  /^var=cnc_PM2_5&var=cnc_PM10&var=vmr_O3_gas&var=vmr_NO2_gas&var=vmr_SO2_gas&var=vmr_CO_gas&north=24\.75&south=4\.75&west=98\.75&east=119\.75&time_start=([\d:TZ-]+)&time_end=([\d:TZ-]+)&accept=netcdf4-classic$/;
/** Asks for the first, the second, the last hours. */
const FIRST = /time_start=2026-11-21T01/;
const SECOND = /time_start=2026-11-21T04/;
const LAST = /time_start=2026-11-21T07/;

let files: Map<string, Uint8Array>;
beforeAll(async () => {
  files = await makeSilamFiles();
});

/** A server that answers as the Finnish one does: files by the run or the joined data set, and the hours. */
async function openTrial() {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(new Map(), (path) => {
    const [dataSet, query = ''] = path.split('?');
    const [, from = '', to] = QUERY.exec(query) ?? [];
    const hours = PARTS.find(([first]) => toMoment(first) === from);
    const isKnown =
      (dataSet === RUN || dataSet === JOINED) && hours !== undefined && toMoment(hours.at(-1) ?? 0) === to;
    return isKnown ? files.get(from) : undefined;
  });
  onTestFinished(upstream.stop);
  return { dataDir, upstream };
}

const fetchFrom = ({ dataDir, upstream }: { readonly dataDir: string; readonly upstream: Upstream }, parts = {}) =>
  fetchSmallSilam(dataDir, `${upstream.url}/ncss`, parts);

function readHanoi(dataDir: string, hours: number, now: number) {
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  return readPlaceSeries(store, {
    point: { lat: 21.03, lng: 105.85 },
    placeHeightM: null,
    startAt: AIR_RUN_AT,
    hours,
    variables: ['pm25', 'pm10', 'o3', 'no2', 'so2', 'co'],
    now,
    demo: false,
  });
}

describe('a run that can be had', () => {
  test('is fetched part by part, published with its past hours, and its pieces are put away', async () => {
    const trial = await openTrial();
    expect(await fetchFrom(trial)).toMatchObject({
      kind: 'published',
      missing: null,
      success: { runAt: AIR_RUN_AT, lastHour: 7, whole: true },
    });
    expect(trial.upstream.requests).toHaveLength(3);
    expect(readdirSync(join(trial.dataDir, 'sources', 'silam'))).toEqual(['status.json']);
    const { variables, runs } = readHanoi(trial.dataDir, 8, AIR_RUN_AT + 50 * HOUR);
    expect(runs.map(({ source, licence }) => [source, licence])).toEqual([
      ['silam', 'Air quality forecast: SILAM, Finnish Meteorological Institute, CC BY 4.0.'],
    ]);
    const rounded = (name: keyof typeof variables, hour: number) =>
      Math.round((variables[name]?.values[hour] ?? Number.NaN) * 10) / 10;
    for (const hour of [1, 3, 4, 7]) {
      expect(['pm25', 'pm10', 'o3', 'no2', 'so2', 'co'].map((name) => rounded(name as 'pm25', hour))).toEqual([
        30, 45, 58.9, 18.8, 5.3, 229,
      ]);
    }
    expect(variables.pm25?.values[0]).toBeNaN();
  });

  test.each<[string, Fault]>([
    ['is answered 503', { kind: 'status', status: 503, retryAfter: 0 }],
    ['is not there', { kind: 'status', status: 404 }],
    ['is forbidden', { kind: 'status', status: 403 }],
    ['is cut off', { kind: 'cut', after: 3000 }],
    ['is a page of HTML', { kind: 'html' }],
    ['is sent to another address', { kind: 'redirect', to: '/elsewhere' }],
    ['states another length', { kind: 'shortened', by: 400 }],
    ['has the hours of another part', { kind: 'otherFile', path: `${RUN}?${makeQuery(PARTS[0])}` }],
  ])('is whole where a part first %s', async (_, fault) => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: SECOND, fault, times: 1 });
    expect(await fetchFrom(trial)).toMatchObject({ kind: 'published', missing: null });
  });

  test('comes from the set of joined runs too, its last hours first, as only that shows that the run is there', async () => {
    const { dataDir, upstream } = await openTrial();
    const ask = () => fetchSmallSilam(dataDir, `${upstream.url}${JOINED}`);
    upstream.misbehave({ path: LAST, fault: { kind: 'status', status: 404 } });
    expect(await ask()).toMatchObject({ kind: 'failed' });
    expect(upstream.requests.some(({ path }) => SECOND.test(path))).toBe(false);
    upstream.behave();
    expect(await ask()).toMatchObject({ kind: 'published', success: { whole: true } });
  });
});

describe('a run that is not whole', () => {
  test.each<[string, Fault, RegExp]>([
    ['is not there', { kind: 'status', status: 404 }, /\(hours 4–6\): is not there \(404\): no$/],
    [
      'is refused with a reason',
      { kind: 'status', status: 400, body: 'Requested time range does not\nintersect the Data Time Range' },
      /\(hours 4–6\): answered 400: Requested time range does not intersect the Data Time Range$/,
    ],
    ['is cut off', { kind: 'cut', after: 3000 }, /: the connection was cut off$/],
    ['stays silent', { kind: 'stall', after: 3000 }, /: no byte for 1 s$/],
    ['is a page of HTML', { kind: 'html' }, /: an HTML page instead of data$/],
    ['is HTML that calls itself data', { kind: 'otherFile', path: '/page' }, /\(hours 4–6\): is no HDF5 file$/],
    [
      'lacks its end',
      { kind: 'otherFile', path: '/cut' },
      /\(hours 4–6\): is (a damaged HDF5 file|damaged or cut off)$/,
    ],
    ['lacks an hour', { kind: 'otherFile', path: '/gap' }, /: has 2026-11-21T06:00Z for 2026-11-21T05:00Z$/],
    ['lacks a species', { kind: 'otherFile', path: '/species' }, /\(hours 4–6\): has no vmr_CO_gas$/],
    [
      'has another unit',
      { kind: 'otherFile', path: '/unit' },
      /: variable vmr_O3_gas: unit ppbv, expected ug\/m3, .+, mol\/mol/,
    ],
  ])('is published up to the part that %s', async (_, fault, line) => {
    const trial = await openTrial();
    const second = PARTS[1];
    const others = {
      '/page': Buffer.from('<!doctype html><p>Maintenance</p>'),
      '/cut': files.get(toMoment(4))?.slice(0, -500) ?? new Uint8Array(0),
      '/gap': await makeAirFile({ hours: second.filter((hour) => hour !== 5) }),
      '/species': await makeAirFile({ hours: second, without: 'vmr_CO_gas' }),
      '/unit': await makeAirFile({ hours: second, units: { vmr_O3_gas: 'ppbv' } }),
    };
    for (const [path, bytes] of Object.entries(others)) trial.upstream.files.set(path, bytes);
    trial.upstream.misbehave({ path: SECOND, fault });
    const outcome = await fetchFrom(trial, fault.kind === 'stall' ? { silenceMs: 1000 } : {});
    expect(outcome).toMatchObject({ kind: 'published', success: { lastHour: 3, whole: false } });
    expect(outcome.kind === 'published' && outcome.missing).toMatch(line);
    const { variables } = readHanoi(trial.dataDir, 8, AIR_RUN_AT + 6 * HOUR);
    expect(variables.co?.values[3]).toBeCloseTo(229, 0);
    expect(variables.co?.values[4]).toBeNaN();
  });

  test('is not published without its first part, and goes on with what is fetched', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: FIRST, fault: { kind: 'status', status: 404 } });
    expect(await fetchFrom(trial)).toMatchObject({ kind: 'failed' });
    trial.upstream.behave();
    trial.upstream.misbehave({ path: LAST, fault: { kind: 'status', status: 503 } });
    expect(await fetchFrom(trial)).toMatchObject({ kind: 'published', success: { lastHour: 6 } });
    trial.upstream.behave();
    trial.upstream.requests.length = 0;
    expect(await fetchFrom(trial)).toMatchObject({ kind: 'published', success: { lastHour: 7, whole: true } });
  });

  test('fetches a part again whose file was damaged on the disk', async () => {
    const trial = await openTrial();
    trial.upstream.misbehave({ path: FIRST, fault: { kind: 'status', status: 404 }, times: 1 });
    const stopped = await fetchFrom(trial, {
      retryPolicy: { tries: 1, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    });
    expect(stopped).toMatchObject({ kind: 'failed' });
    const folder = join(trial.dataDir, 'sources', 'silam');
    const [pieces = ''] = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    );
    writeFileSync(join(folder, pieces, 'to-003.nc'), 'damaged');
    trial.upstream.behave();
    expect(await fetchFrom(trial)).toMatchObject({ kind: 'published', success: { whole: true } });
    expect(trial.upstream.requests.filter(({ path }) => FIRST.test(path))).toHaveLength(2);
  });
});

function makeQuery(hours: readonly number[]): string {
  const names = ['cnc_PM2_5', 'cnc_PM10', 'vmr_O3_gas', 'vmr_NO2_gas', 'vmr_SO2_gas', 'vmr_CO_gas'];
  const times = `time_start=${toMoment(hours[0] ?? 0)}&time_end=${toMoment(hours.at(-1) ?? 0)}`;
  const area = 'north=24.75&south=4.75&west=98.75&east=119.75';
  return `${names.map((name) => `var=${name}`).join('&')}&${area}&${times}&accept=netcdf4-classic`;
}
