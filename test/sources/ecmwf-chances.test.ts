import { HOUR, makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readPlaceSeries } from '../../packages/forecast/src/series/read-place-series.ts';
import { createEcmwfChances } from '../../packages/forecast/src/sources/ecmwf-chances/download.ts';
import {
  type ChanceProduct,
  ECMWF_AIFS_ENS_CHANCES,
  ECMWF_ENS_CHANCES,
} from '../../packages/forecast/src/sources/ecmwf-chances/source.ts';
import { fetchRun } from '../../packages/forecast/src/sources/schedule/fetch-run.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import { makeChanceBucket, toChancePath } from '../upstream/chance-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

/** 12 UTC, 19:00 in Vietnam. */
const EVENING = RUN_AT + 12 * HOUR;
type Run = Parameters<typeof makeChanceBucket>[0];

/** A server with the files of some runs, and a folder for what is fetched. */
async function openTrial(...runs: readonly Run[]) {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startUpstream(new Map(runs.flatMap((run) => [...makeChanceBucket(run)])));
  onTestFinished(upstream.stop);
  return { dataDir, upstream };
}

interface Trial {
  readonly dataDir: string;
  readonly upstream: Upstream;
}

const fetchFrom = ({ dataDir, upstream }: Trial, product: ChanceProduct = ECMWF_ENS_CHANCES, runAt = RUN_AT) =>
  fetchRun({
    dataDir,
    source: createEcmwfChances(product, { url: upstream.url }),
    runAt,
    now: () => runAt + 8 * HOUR,
    random: () => 0.5,
    retryPolicy: { tries: 2, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    longestMs: 60_000,
    silenceMs: 30_000,
    signal: new AbortController().signal,
    scheduled: true,
  });

type Name = 'rain1mmProbability' | 'rain50mmProbability' | 'gust15msProbability';

/** Chances at Hà Nội by hour after a run, as the files have them. */
function readHanoi(dataDir: string, name: Name, startAt = RUN_AT) {
  const store = openRunStore(dataDir);
  onTestFinished(store.close);
  const query = {
    point: { lat: 21.03, lng: 105.85 },
    placeHeightM: null,
    startAt,
    hours: 361,
    now: startAt,
    demo: false,
  };
  const { variables } = readPlaceSeries(store, { ...query, asIssued: true });
  return Array.from(variables[name]?.values ?? [], (value) => Math.round(value * 10) / 10);
}

const WHOLE = { kind: 'published', missing: null, success: { whole: true } };
const countRanges = ({ requests }: Upstream) => requests.filter(({ path }) => path.endsWith('.grib2')).length;
const failures = (outcome: unknown): string => JSON.stringify(outcome);

describe('ready probabilities', () => {
  test('of a run of 00 UTC are those of 19:00 to 19:00 in Vietnam, at both ends of its own days', async () => {
    const trial = await openTrial({ runAt: RUN_AT, chance: (_, to) => to / 4 });
    expect(await fetchFrom(trial)).toMatchObject(WHOLE);
    const chances = readHanoi(trial.dataDir, 'rain1mmProbability');
    // The windows end at hours 24 (for its first half), 36, 60 … 348 and 360 (for its second half).
    expect([chances[0], chances[11], chances[12], chances[35], chances[36]]).toEqual([6, 6, 9, 9, 15]);
    expect([chances[347], chances[348], chances[359], chances[360]]).toEqual([87, 90, 90, Number.NaN]);
    // Three chances of sixteen windows and nothing else.
    expect(countRanges(trial.upstream)).toBe(48);
  });

  test('of a run of 12 UTC are fifteen such days, in metres as before cycle 50r2 too', async () => {
    const trial = await openTrial({ runAt: EVENING, chance: (_, to) => to / 4, isLocal: true });
    expect(await fetchFrom(trial, ECMWF_ENS_CHANCES, EVENING)).toMatchObject(WHOLE);
    const chances = readHanoi(trial.dataDir, 'rain50mmProbability', EVENING);
    expect([chances[0], chances[23], chances[24], chances[359]]).toEqual([6, 6, 12, 90]);
    expect(countRanges(trial.upstream)).toBe(45);
  });

  test('have each its own threshold; the machine-learning model gives no heavy rain and no gusts', async () => {
    const both = await openTrial({ runAt: RUN_AT }, { runAt: RUN_AT, model: 'aifs-ens' });
    expect(await fetchFrom(both)).toMatchObject(WHOLE);
    expect(readHanoi(both.dataDir, 'rain50mmProbability')[20]).toBe(4);
    expect(readHanoi(both.dataDir, 'gust15msProbability')[20]).toBe(8);
    const learned = await openTrial({ runAt: RUN_AT, model: 'aifs-ens' });
    expect(await fetchFrom(learned, ECMWF_AIFS_ENS_CHANCES)).toMatchObject(WHOLE);
    expect(readHanoi(learned.dataDir, 'rain1mmProbability')[20]).toBe(26);
    expect(readHanoi(learned.dataDir, 'rain50mmProbability')).toEqual([]);
    expect(countRanges(learned.upstream)).toBe(16);
  });
});

describe('a file is refused', () => {
  test.each<readonly [string, Partial<Run>, RegExp]>([
    [
      'whose chance is of another amount than its name',
      { change: (field) => ({ ...field, probability: { type: 3, lower: 2, upper: null } }) },
      /the index lies: .* is a chance \(kind 3, 2 to –, template 4\.9\) that the portal does not know/,
    ],
    [
      'whose chance is of staying below the amount',
      {
        change: ({ probability, ...field }) => ({
          ...field,
          probability: { type: 4, lower: null, upper: probability?.lower ?? null },
        }),
      },
      /the index lies: .* is a chance \(kind 4, – to 1, template 4\.9\)/,
    ],
    [
      'with an amount in place of a chance',
      { change: ({ probability: _, ...field }) => field },
      /the index lies: .* is precipitation instead of rain1mmProbability/,
    ],
    [
      'with a mean in place of a sum',
      { change: (field) => ({ ...field, statistic: 0 }) },
      /the index lies: .* is a chance \(kind 3, 1 to –, template 4\.9\) that the portal does not know/,
    ],
    [
      'whose message covers other hours than the index says',
      { change: (field) => ({ ...field, intervalStart: (field.intervalStart ?? 0) + 6 * HOUR }) },
      /the index lies: .* is rain1mmProbability from \S+ on instead of/,
    ],
    [
      'with shares in place of percentages',
      { change: (field) => ({ ...field, values: Array.from(field.values, (value) => value / 100) }) },
      /chances in a unit that is not known here: the largest in the world is 1, expected %/,
    ],
    [
      'whose index states no beginning of its hours',
      { changeRows: (rows) => rows.map((row) => ({ ...row, step: String(row.step).replace(/^\d+-/, '') })) },
      /h-enfo-ep\.index: lacks the hours (?:0-24|228-252)"/,
    ],
    [
      'without a chance that is needed',
      { changeRows: (rows) => rows.filter(({ param }) => param !== 'tpg50') },
      /h-enfo-ep\.index: lacks tpg50:sfc for hour (?:24|252)"/,
    ],
    [
      'of another run',
      { changeRows: (rows) => rows.map((row) => ({ ...row, time: '1200' })) },
      /is of the run 2026-11-21T12Z instead of 2026-11-21T00Z/,
    ],
  ])('%s', async (_, parts, line) => {
    const outcome = await fetchFrom(await openTrial({ runAt: RUN_AT, ...parts }));
    expect(outcome.kind).toBe('failed');
    expect(failures(outcome)).toMatch(line);
  });

  test('but not for want of gusts', async () => {
    const trial = await openTrial({
      runAt: RUN_AT,
      changeRows: (rows) => rows.filter(({ param }) => param !== '10fgg15'),
    });
    expect(await fetchFrom(trial)).toMatchObject(WHOLE);
    expect(readHanoi(trial.dataDir, 'gust15msProbability')).toEqual([]);
  });

  test('and the first ten days are used while the last five are missing', async () => {
    const trial = await openTrial({ runAt: RUN_AT });
    for (const kind of ['grib2', 'index']) trial.upstream.files.delete(`${toChancePath(RUN_AT, 'ifs', 360)}.${kind}`);
    expect(await fetchFrom(trial)).toMatchObject({ kind: 'published' });
    const chances = readHanoi(trial.dataDir, 'rain1mmProbability');
    expect(chances[227]).toBeGreaterThan(0);
    expect(chances[228]).toBeNaN();
  });
});

test('a run starts at 00 or 12 UTC', async () => {
  const source = createEcmwfChances(ECMWF_ENS_CHANCES, { url: 'http://127.0.0.1:9' });
  await expect(source.planRun(RUN_AT + 6 * HOUR)).rejects.toThrow(RangeError);
});
