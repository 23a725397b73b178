import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { DAY_SECONDS, formatDate, parseDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { archiveExtremes } from '@portal/testing/archive/archived-run';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { learn, saveVersion } from '#learning/learn.ts';
import { getLearnedFolder, type LearnedVersion, listVersions } from '#learning/learned-version.ts';
import { openLearned } from '#learning/open-learned.ts';
import { publishRun } from '#runs/publish-run.ts';
import { readMapWindow } from '#series/read-map-window.ts';
import { readPlaceSeries } from '#series/read-place-series.ts';
import { openWeatherStore } from './open-weather-store.ts';

const POINT = { lat: 20.5, lng: 105.5 };
const STATION: Station = { id: 'T1', name: 'Trạm', ...POINT, heightM: null, network: 'own' };
const BIAS_C = 2;
const [LOW_C, HIGH_C] = [20, 28];
/** Error of a run besides its bias, from day to day. */
const findNoise = (dayAt: number, lead: number) => Math.sin((dayAt / DAY_SECONDS) * 12.9898 + lead * 78.233) * 0.8;

function archiveRun(dataDir: string, runAt: number): Promise<string> {
  const firstDayAt = startOfVietnamDay(runAt);
  const days = [0, 1, 2, 3].map((lead) => {
    const error = BIAS_C + findNoise(firstDayAt + lead * DAY_SECONDS, lead);
    return { lowC: LOW_C + error, highC: HIGH_C + error };
  });
  return archiveExtremes(dataDir, { source: 'gfs', runAt, grid: SMALL_GRID, days });
}

const NOTHING = { rainMm: null, windMaxMs: null, gustMaxMs: null };

function readMeasured({ from, to }: { readonly from: string; readonly to: string }) {
  const days: ObservedDay[] = [];
  for (let dayAt = parseDate(from) ?? 0; dayAt <= (parseDate(to) ?? 0); dayAt += DAY_SECONDS) {
    const date = formatDate(dayAt);
    days.push({ stationId: STATION.id, date, temperatureMinC: LOW_C, temperatureMaxC: HIGH_C, ...NOTHING });
  }
  return { stations: [STATION], days };
}

/** A run of 60 hours with 24 °C everywhere. */
async function publish(dataDir: string, runAt: number, now: number): Promise<void> {
  const fields = Array.from({ length: 61 }, (_, hour) => makeField('temperature2m', hour, 24, hour, runAt));
  const dewPoints = Array.from({ length: 61 }, (_, hour) => makeField('dewPoint2m', hour, 23, hour, runAt));
  await publishRun(dataDir, makeHeader({ runAt }), [...fields, ...dewPoints], { now });
}

let taught: Promise<LearnedVersion> | null = null;

async function learnFromArchive(): Promise<LearnedVersion> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-learned-'));
  try {
    for (let day = 1; day <= 50; day++) await archiveRun(dataDir, RUN_AT - day * DAY_SECONDS);
    const now = RUN_AT + 4 * HOUR;
    const version = await learn({ dataDir, now, untilAt: now, readMeasured });
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

async function publishTaught() {
  const dataDir = makeFolder(onTestFinished);
  const version = await getTaught();
  saveVersion(dataDir, version);
  const now = RUN_AT + 12 * HOUR;
  await publish(dataDir, now, version.validFrom);
  return { dataDir, now, version };
}

function openStore(dataDir: string) {
  const store = openWeatherStore(dataDir);
  onTestFinished(() => store.close());
  return store;
}

const ask = (now: number, parts = {}) => ({
  point: POINT,
  placeHeightM: null,
  startAt: now,
  hours: 24,
  now,
  demo: false,
  ...parts,
});

describe('an archive of runs', () => {
  test('teaches their bias: on held-back days the error falls to little more than what changes from day to day', async () => {
    const version = await getTaught();
    const [gfs] = version.temperature;
    const gains = gfs?.gains.filter(({ pairs }) => pairs > 0) ?? [];
    expect(gains.map(({ element, leadFrom, isApplied }) => [element, leadFrom, isApplied])).toEqual([
      ['low', 0, true],
      ['low', 2, true],
      ['high', 0, true],
      ['high', 2, true],
    ]);
    for (const { errorBefore, errorAfter } of gains) {
      expect(errorBefore).toBeGreaterThan(1.9);
      expect(errorAfter).toBeLessThan(0.9);
    }
    expect(gfs?.biases[0]?.low[1]).toBeCloseTo(BIAS_C, 0);
  });

  test('is left as it was issued', async () => {
    const dataDir = makeFolder(onTestFinished);
    const path = await archiveRun(dataDir, RUN_AT - DAY_SECONDS);
    const before = readFileSync(path);
    const version = await learn({ dataDir, now: RUN_AT, untilAt: RUN_AT, readMeasured });
    if (version !== null) saveVersion(dataDir, version);
    expect(readFileSync(path)).toEqual(before);
    expect(readdirSync(getLearnedFolder(dataDir))).toHaveLength(1);
  });

  test('teaches nothing without measurements', async () => {
    const dataDir = makeFolder(onTestFinished);
    await archiveRun(dataDir, RUN_AT - DAY_SECONDS);
    const nothing = () => ({ stations: [], days: [] });
    expect(await learn({ dataDir, now: RUN_AT, untilAt: RUN_AT, readMeasured: nothing })).toBeNull();
  });
});

describe('what was learned', () => {
  test('corrects runs that are published from its moment on, and never one that was published before', async () => {
    const dataDir = makeFolder(onTestFinished);
    const now = RUN_AT + 4 * HOUR;
    await publish(dataDir, RUN_AT, now);
    const before = readPlaceSeries(openStore(dataDir), ask(now));
    const version = await getTaught();
    saveVersion(dataDir, version);
    const store = openStore(dataDir);
    expect(readPlaceSeries(store, ask(now))).toEqual(before);
    const later = RUN_AT + 12 * HOUR;
    await publish(dataDir, later, version.validFrom);
    const again = openStore(dataDir);
    const after = readPlaceSeries(again, ask(later));
    expect(after.runs).toMatchObject([{ source: 'gfs', isCorrected: true }]);
    for (const value of after.variables.temperature2m?.values ?? []) expect(value).toBeCloseTo(24 - BIAS_C, 0);
    expect(readPlaceSeries(again, ask(later, { asIssued: true })).variables.temperature2m?.values[5]).toBeCloseTo(
      24,
      1,
    );
    expect(again.version()).not.toBe(store.version());
  });

  test('gives an hour the same value whatever else is asked', async () => {
    const { dataDir, now } = await publishTaught();
    const store = openStore(dataDir);
    const long = readPlaceSeries(store, ask(now, { hours: 60 })).variables.temperature2m;
    for (let hour = 0; hour < 60; hour++) {
      const one = readPlaceSeries(store, ask(now, { startAt: now + hour * HOUR, hours: 1 })).variables.temperature2m;
      expect(one?.values[0]).toBe(long?.values[hour]);
    }
  });

  test('never lifts the dew point above the temperature', async () => {
    const { dataDir, now } = await publishTaught();
    const { temperature2m, dewPoint2m } = readPlaceSeries(openStore(dataDir), ask(now)).variables;
    for (const [hour, dew] of (dewPoint2m?.values ?? []).entries()) expect(dew).toBe(temperature2m?.values[hour]);
  });

  test('is stored once, and a damaged version gives way to the one before it', async () => {
    const dataDir = makeFolder(onTestFinished);
    const version = await getTaught();
    const worse: LearnedVersion = { ...version, validFrom: version.validFrom + HOUR, untilDate: '2026-11-21' };
    expect(saveVersion(dataDir, version)).toBe(true);
    expect(saveVersion(dataDir, { ...version, validFrom: version.validFrom + HOUR })).toBe(false);
    expect(saveVersion(dataDir, { ...worse, validFrom: version.validFrom, untilDate: '2026-11-22' })).toBe(true);
    expect(listVersions(dataDir)).toEqual([version.validFrom, version.validFrom + 1]);
    expect(saveVersion(dataDir, worse)).toBe(true);
    const later = RUN_AT + 12 * HOUR;
    await publish(dataDir, later, worse.validFrom);
    const whole = readPlaceSeries(openStore(dataDir), ask(later)).variables.temperature2m?.values;
    const name = readdirSync(getLearnedFolder(dataDir)).sort().at(-1) ?? '';
    const path = join(getLearnedFolder(dataDir), name);
    writeFileSync(path, readFileSync(path, 'utf8').replace('2026-11-21', '2026-11-23'));
    const store = openStore(dataDir);
    expect(readPlaceSeries(store, ask(later)).variables.temperature2m?.values).toEqual(whole);
    expect(store.problems()).toEqual([expect.stringMatching(/learned.*differs from its checksum$/)]);
  });
});

test('a map corrects each cell as a page would', async () => {
  const dataDir = makeFolder(onTestFinished);
  const version = await getTaught();
  const grid = { ...SMALL_GRID, south: 20.45, west: 105.4, latStep: 0.1, lngStep: 0.1 };
  saveVersion(dataDir, version);
  const now = RUN_AT + 12 * HOUR;
  const fields = [0, 1, 2].map((hour) => makeField('temperature2m', hour, 24, hour, now));
  await publishRun(dataDir, makeHeader({ runAt: now, grid }), fields, { now: version.validFrom });
  const store = openStore(dataDir);
  const box = { south: 20, north: 22, west: 105, east: 108 };
  const layer = readMapWindow(store, { box, at: now, now, demo: false, variables: ['temperature2m'] }).temperature2m;
  const page = readPlaceSeries(store, ask(now)).variables.temperature2m?.values[0] ?? 0;
  expect(page).toBeLessThan(23);
  // The place lies between two cells.
  const [south = 0, north = 0] = [layer?.values[1], layer?.values[4]];
  expect(Math.abs((south + north) / 2 - page)).toBeLessThan(0.3);
});

test('what is switched off corrects nothing', async () => {
  const { dataDir, now } = await publishTaught();
  const store = openWeatherStore(dataDir, openLearned(dataDir, new Set(['chance'])));
  onTestFinished(() => store.close());
  const series = readPlaceSeries(store, ask(now));
  expect(series).toEqual(readPlaceSeries(store, ask(now, { asIssued: true })));
  expect(series.variables.temperature2m?.values[0]).toBeCloseTo(24, 1);
});
