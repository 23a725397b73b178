import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { DAY_SECONDS, formatDate, parseDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { archiveExtremes } from '@portal/testing/archive/archived-run';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ForecastOfDay } from '#archive/read-daily-file.ts';
import { correctForecast } from '#learning/correct-forecast.ts';
import { learn, saveVersion } from '#learning/learn.ts';
import type { LearnedVersion } from '#learning/learned-version.ts';
import { LEARNED_PARTS, type LearnedPart, openLearned } from '#learning/open-learned.ts';
import { publishRun } from '#runs/publish-run.ts';
import { readMapWindow } from '#series/read-map-window.ts';
import { readPlaceSeries } from '#series/read-place-series.ts';
import { getSourceRank } from '#sources/registry.ts';
import { openWeatherStore } from './open-weather-store.ts';

const CENTRE = getStationCellCentre(findStationCode({ lat: 20.5, lng: 105.5 }) ?? 0);
const STATION: Station = { id: 'T1', name: 'Trạm', ...CENTRE, heightM: 30, network: 'own' };
const [LOW_C, HIGH_C] = [20, 28];
const NOTHING = { rainMm: null, windMaxMs: null, gustMaxMs: null };
const HOURS = 48;
/** Start of the tests' runs, and time of the queries. */
const LATER = RUN_AT + 12 * HOUR;

/** Deterministic noise. */
function findNoise(seed: number): number {
  const mixed = Math.sin(seed * 12.9898) * 43_758.5453;
  return (mixed - Math.floor(mixed) - 0.5) * 4;
}

function readMeasured({ from, to }: { readonly from: string; readonly to: string }) {
  const days: ObservedDay[] = [];
  for (let dayAt = parseDate(from) ?? 0; dayAt <= (parseDate(to) ?? 0); dayAt += DAY_SECONDS) {
    const date = formatDate(dayAt);
    days.push({ stationId: STATION.id, date, temperatureMinC: LOW_C, temperatureMaxC: HIGH_C, ...NOTHING });
  }
  return { stations: [STATION], days };
}

let taught: Promise<LearnedVersion> | null = null;

/** Learns from fifty days of two sources: the first two degrees too warm, both with noise of their own. */
async function learnFromArchive(): Promise<LearnedVersion> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-weights-'));
  try {
    for (let day = 1; day <= 50; day++) {
      const runAt = RUN_AT - day * DAY_SECONDS;
      for (const [index, source] of ['ecmwf', 'gfs'].entries()) {
        const bias = index === 0 ? 2 : 0;
        const days = [0, 1, 2, 3].map((lead) => {
          const seed = (startOfVietnamDay(runAt) / DAY_SECONDS) * 31 + lead * 7 + index * 1777;
          return { lowC: LOW_C + bias + findNoise(seed), highC: HIGH_C + bias + findNoise(seed + 0.5) };
        });
        await archiveExtremes(dataDir, { source, runAt, grid: SMALL_GRID, days });
      }
    }
    const now = RUN_AT + 4 * HOUR;
    const version = await learn({ dataDir, now, untilAt: now, readMeasured, getRank: getSourceRank });
    if (version === null) throw new Error('nothing was learned');
    return version;
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

function getTaught(): Promise<LearnedVersion> {
  taught ??= learnFromArchive();
  return taught;
}

/** The place is exactly at a cell. */
const ECMWF_GRID = { ...SMALL_GRID, south: CENTRE.lat - 0.4, west: CENTRE.lng - 0.4, latStep: 0.4, lngStep: 0.4 };
const GFS_GRID = { ...SMALL_GRID, south: CENTRE.lat - 0.3, west: CENTRE.lng - 0.2, latStep: 0.5, lngStep: 0.5 };

interface Published {
  readonly source: 'ecmwf' | 'gfs';
  readonly runAt?: number;
  readonly publishedAt?: number;
}

const BOTH: readonly Published[] = [{ source: 'ecmwf' }, { source: 'gfs' }];

/** A run of two days whose temperature differs by cell and hour, with a range and a dew point just below. */
async function publish(dataDir: string, { source, runAt = LATER, publishedAt }: Published): Promise<void> {
  const isFirst = source === 'ecmwf';
  const fields = Array.from({ length: HOURS + 1 }, (_, hour) => {
    const cells = Array.from({ length: 6 }, (_cell, cell) => (isFirst ? 22 : 27) + cell / 4 + Math.sin(hour / 4));
    const ranges = isFirst
      ? [
          makeField(
            'temperature2mLow',
            hour,
            cells.map((value) => value - 1),
            hour,
            runAt,
          ),
          makeField(
            'temperature2mHigh',
            hour,
            cells.map((value) => value + 1),
            hour,
            runAt,
          ),
          makeField(
            'dewPoint2m',
            hour,
            cells.map((value) => value - 0.1),
            hour,
            runAt,
          ),
        ]
      : [
          makeField(
            'dewPoint2m',
            hour,
            cells.map((value) => value - 5),
            hour,
            runAt,
          ),
        ];
    return [makeField('temperature2m', hour, cells, hour, runAt), ...ranges];
  });
  const surfaceHeightM = Float32Array.from({ length: 6 }, (_, cell) => (isFirst ? 10 : 120) + 15 * cell);
  const header = makeHeader({ source, runAt, grid: isFirst ? ECMWF_GRID : GFS_GRID, surfaceHeightM });
  const { validFrom } = await getTaught();
  await publishRun(dataDir, header, fields.flat(), { now: publishedAt ?? Math.max(validFrom, runAt) });
}

async function fill(dataDir: string, runs: readonly Published[]): Promise<string> {
  saveVersion(dataDir, await getTaught());
  for (const run of runs) await publish(dataDir, run);
  return dataDir;
}

let folderOfBoth: Promise<string> | null = null;
afterAll(async () => {
  if (folderOfBoth !== null) rmSync(await folderOfBoth, { recursive: true });
});

async function openWith(runs: readonly Published[], parts: readonly LearnedPart[] = LEARNED_PARTS) {
  if (runs === BOTH) folderOfBoth ??= fill(mkdtempSync(join(tmpdir(), 'troi-viet-weights-')), BOTH);
  const dataDir = await (runs === BOTH ? folderOfBoth : fill(makeFolder(onTestFinished), runs));
  if (dataDir === null) throw new Error('no folder');
  const store = openWeatherStore(dataDir, openLearned(dataDir, new Set(parts)));
  onTestFinished(() => store.close());
  return store;
}

/** The second source's shares at leads 0–1 and 2–3: those of November's monsoon where they proved a gain. */
function listShares({ weights = [], variableWeights = [] }: LearnedVersion): readonly [number, number] {
  const find = (leadFrom: number): number => {
    const isOwn = (row: { source: string; leadFrom: number; isApplied: boolean }) =>
      row.source === 'ecmwf' && row.leadFrom === leadFrom && row.isApplied;
    const ofSeason = variableWeights.find(
      (row) => isOwn(row) && row.variable === 'temperature' && row.season === 'northeast',
    );
    return (ofSeason ?? weights.find(isOwn))?.shares.find(({ source }) => source === 'gfs')?.share ?? 0;
  };
  return [find(0), find(2)];
}

const ask = (parts = {}) => ({
  point: CENTRE,
  placeHeightM: 200,
  startAt: LATER,
  hours: HOURS,
  now: LATER + HOUR,
  demo: false,
  ...parts,
});

test('an archive of two sources teaches weights: the mean of both is nearer on held-back days', async () => {
  const { weights = [] } = await getTaught();
  expect(weights.map(({ source, leadFrom, isApplied }) => [source, leadFrom, isApplied])).toEqual([
    ['ecmwf', 0, true],
    ['ecmwf', 2, true],
  ]);
  for (const { errorSingle, errorWeighted, shares } of weights) {
    expect((errorWeighted ?? 9) / (errorSingle ?? 1)).toBeLessThan(0.85);
    expect(shares.map(({ source }) => source)).toEqual(['ecmwf', 'gfs']);
    // Equally good once the bias of the first is corrected.
    expect(shares[1]?.share).toBeGreaterThan(0.35);
  }
});

describe('the temperature of a place', () => {
  test('is the weighted mean of both sources as each would be shown alone, and its range moves along', async () => {
    const mixed = readPlaceSeries(await openWith(BOTH), ask());
    const first = readPlaceSeries(await openWith([{ source: 'ecmwf' }]), ask());
    const second = readPlaceSeries(await openWith([{ source: 'gfs' }]), ask());
    const [a, b] = listShares(await getTaught());
    const shareAt = (hour: number) => {
      // Linear from noon of one lead day to noon of the next; leads 0–1 and 2–3 have weights of their own.
      const lead = (LATER + hour * HOUR - startOfVietnamDay(LATER)) / DAY_SECONDS - 0.5;
      return a + (b - a) * Math.min(Math.max(lead - 1, 0), 1);
    };
    const read = (series: typeof mixed, name: 'temperature2m' | 'temperature2mLow' | 'dewPoint2m', hour: number) =>
      series.variables[name]?.values[hour] ?? Number.NaN;
    for (let hour = 0; hour < HOURS; hour++) {
      const share = shareAt(hour);
      const [own, other] = [read(first, 'temperature2m', hour), read(second, 'temperature2m', hour)];
      const mean = own * (1 - share) + other * share;
      expect(read(mixed, 'temperature2m', hour)).toBeCloseTo(mean, 3);
      expect(read(mixed, 'temperature2mLow', hour) - read(first, 'temperature2mLow', hour)).toBeCloseTo(mean - own, 3);
      expect(read(mixed, 'dewPoint2m', hour)).toBeLessThanOrEqual(read(mixed, 'temperature2m', hour));
    }
    expect(mixed.variables.temperature2m?.mixed).toMatchObject([{ run: 1 }]);
    expect(mixed.runs.map(({ source }) => source)).toEqual(['ecmwf', 'gfs']);
  });

  test('does not depend on what else is asked', async () => {
    const store = await openWith(BOTH);
    const long = readPlaceSeries(store, ask()).variables.temperature2m?.values;
    for (let hour = 0; hour < HOURS; hour += 7) {
      const query = ask({ startAt: LATER + hour * HOUR, hours: 1, variables: ['temperature2m'] });
      expect(readPlaceSeries(store, query).variables.temperature2m?.values[0]).toBe(long?.[hour]);
    }
  });

  test('is that of the first source where the other is missing, too old or not yet published, or where weights are off', async () => {
    const alone = readPlaceSeries(await openWith([{ source: 'ecmwf' }]), ask());
    const first = { source: 'ecmwf' } as const;
    const old = await openWith([first, { source: 'gfs', runAt: LATER - 36 * HOUR }]);
    const late = await openWith([first, { source: 'gfs', publishedAt: LATER + 2 * HOUR }]);
    const off = await openWith(BOTH, ['temperature', 'chance']);
    for (const store of [old, late, off]) {
      const { temperature2m } = readPlaceSeries(store, ask()).variables;
      expect(temperature2m).toEqual(alone.variables.temperature2m);
    }
    const raw = readPlaceSeries(await openWith(BOTH, ['weights', 'chance']), ask());
    expect(raw).toEqual(readPlaceSeries(await openWith(BOTH), ask({ asIssued: true })));
  });
});

test('a cell of the map is what a page shows there, and names both runs', async () => {
  const store = await openWith(BOTH);
  for (const hour of [1, 20, 46]) {
    const at = LATER + hour * HOUR;
    const box = { south: CENTRE.lat - 0.1, north: CENTRE.lat + 0.1, west: CENTRE.lng - 0.1, east: CENTRE.lng + 0.1 };
    const query = { box, at, now: LATER + HOUR, demo: false, variables: ['temperature2m'] as const };
    const layer = readMapWindow(store, query).temperature2m;
    // The middle of the northern row, 10 + 4 · 15 m high.
    const page = readPlaceSeries(store, ask({ placeHeightM: 70, startAt: at, hours: 1 })).variables.temperature2m;
    expect(Math.abs((layer?.values[4] ?? 0) - (page?.values[0] ?? 9))).toBeLessThan(0.005);
    expect(layer?.mixed).toMatchObject([{ source: 'gfs', runAt: LATER }]);
    const elsewhere = readMapWindow(store, { ...query, box: { ...box, south: CENTRE.lat - 0.2 } }).temperature2m;
    expect(elsewhere?.mixed).toEqual(layer?.mixed);
  }
  const alone = await openWith(BOTH, ['temperature']);
  const box = { south: 20, north: 21, west: 105, east: 106 };
  const plain = readMapWindow(alone, { box, at: LATER, now: LATER, demo: false, variables: ['temperature2m'] });
  expect(plain.temperature2m?.mixed).toBeUndefined();
});

test('scores of what pages showed take the mean of the runs that were known then', async () => {
  const version = await getTaught();
  const { validFrom } = version;
  const { learned } = await openWith([]);
  const make = (source: string, temperatureMaxC: number, publishedAt = validFrom): ForecastOfDay => ({
    source,
    runId: 'r1',
    runAt: LATER,
    publishedAt,
    licence: 'free',
    leadDays: 2,
    hours: 24,
    values: { temperatureMaxC },
  });
  const place = { point: CENTRE, placeHeightM: 30 };
  const first = make('ecmwf', 24);
  const find = (others: readonly ForecastOfDay[]) =>
    correctForecast(learned, first, place, others).values.temperatureMaxC ?? 0;
  const alone = find([]);
  expect(find([first, make('gfs', 30, validFrom + 1)])).toBe(alone);
  const other = correctForecast(learned, make('gfs', 30), place).values.temperatureMaxC ?? 0;
  const [, share] = listShares(version);
  expect(find([make('gfs', 99, validFrom + 1), make('gfs', 30), first])).toBeCloseTo(
    alone * (1 - share) + other * share,
    6,
  );
});
