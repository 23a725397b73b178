import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ObservedDay, Station } from '@portal/domain/observation/observed-day';
import { DAY_SECONDS, formatDate, parseDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { applyChanceLaw, calibrateDayChance } from '@portal/domain/weather/chance-law';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getDailyFolder, nameDailyFile } from '#archive/archive-file.ts';
import type { DailyFacts } from '#archive/daily-facts.ts';
import { type ForecastOfDay, findDayChances } from '#archive/read-daily-file.ts';
import { writeArchiveFile } from '#archive/write-archive-file.ts';
import { findChanceRegion } from '#learning/chance-region.ts';
import { correctForecast } from '#learning/correct-forecast.ts';
import { learn, saveVersion } from '#learning/learn.ts';
import { createChanceLawFinder } from '#learning/learn-chances.ts';
import type { LearnedVersion } from '#learning/learned-version.ts';
import { openLearned } from '#learning/open-learned.ts';
import { publishRun } from '#runs/publish-run.ts';
import { readMapWindow } from '#series/read-map-window.ts';
import { readPlaceSeries } from '#series/read-place-series.ts';
import { openWeatherStore } from './open-weather-store.ts';

const STATIONS = [20.46, 20.48, 20.5, 20.52, 20.54].map(
  (lat, index): Station => ({ id: `T${index}`, name: `Trạm ${index}`, lat, lng: 105.5, heightM: null, network: 'own' }),
);
const POINT = { lat: 20.5, lng: 105.5 };
const REGION = findChanceRegion(POINT);
const CELLS = 6;
const ARCHIVED_DAYS = 130;
/** The true relation: the model forecasts rain far too often. */
const LAW = { scale: 0.4, power: 1 };
/** Hash of two whole numbers, 0–1. */
const hash = (a: number, b: number) => Math.abs(Math.sin(a * 12.9898 + b * 78.233) * 43758.5453) % 1;

/** Chances of a day, the same at all cells: a highest hour, and four hours with the same chance. */
function sayDay(dayAt: number) {
  const highestPercent = Math.round(80 * hash(dayAt / DAY_SECONDS, 1) ** 2) + 1;
  return { highestPercent, anyPercent: chanceOfAnyHour(new Array(4).fill(highestPercent)) ?? 0 };
}

async function archiveRun(dataDir: string, runAt: number): Promise<void> {
  const firstDayAt = startOfVietnamDay(runAt);
  const hours = [17, 24, 24];
  const days = hours.map((_, lead) => sayDay(firstDayAt + lead * DAY_SECONDS));
  const ofCell = [...days.map(({ highestPercent }) => highestPercent), ...days.map(({ anyPercent }) => anyPercent)];
  const words = ofCell.map((percent) => Math.round(100 * percent));
  const names = ['wetHourProbabilityPercent', 'wetDayProbabilityPercent'] as const;
  const facts: DailyFacts = {
    kind: 'daily',
    source: 'gefs',
    id: 'r1',
    runAt,
    publishedAt: runAt + 5 * HOUR,
    licence: 'free',
    grid: SMALL_GRID,
    cellRuns: [[0, CELLS]],
    firstDayAt,
    days: hours.length,
    values: names.map((name) => ({ name, scale: 0.01, offset: 0, hours })),
  };
  const path = join(getDailyFolder(dataDir), 'gefs', nameDailyFile(runAt));
  mkdirSync(dirname(path), { recursive: true });
  const values = Int16Array.from({ length: CELLS * words.length }, (_, at) => words[at % words.length] ?? 0);
  await writeArchiveFile(path, { facts, cells: CELLS, words: words.length, values, surfaceHeightM: null }, 'test');
}

const NOTHING = { temperatureMinC: null, temperatureMaxC: null, windMaxMs: null, gustMaxMs: null };

/** Measured rain that follows the true relation. */
function readMeasured({ from, to }: { readonly from: string; readonly to: string }) {
  const days: ObservedDay[] = [];
  for (let dayAt = parseDate(from) ?? 0; dayAt <= (parseDate(to) ?? 0); dayAt += DAY_SECONDS) {
    const chance = calibrateDayChance(LAW, sayDay(dayAt)) / 100;
    for (const [index, { id }] of STATIONS.entries()) {
      const isWet = hash(dayAt / DAY_SECONDS, 10 + index) < chance;
      days.push({ stationId: id, date: formatDate(dayAt), rainMm: isWet ? 4 : 0, ...NOTHING });
    }
  }
  return { stations: STATIONS, days };
}

/** An ensemble run of 60 hours, each with its own chance, up to 60 %. */
const CHANCES = Array.from({ length: 60 }, (_, hour) => Math.round(60 * hash(hour, 5)));

async function publish(dataDir: string, runAt: number, now: number): Promise<void> {
  const fields = CHANCES.flatMap((percent, hour) => [
    makeField('precipitation', hour + 1, 0, hour, runAt),
    makeField('wetHourProbability', hour + 1, percent, hour, runAt),
  ]);
  await publishRun(dataDir, makeHeader({ source: 'gefs', runAt }), fields, { now });
}

function openStore(dataDir: string) {
  const store = openWeatherStore(dataDir);
  onTestFinished(() => store.close());
  return store;
}

const readChances = (dataDir: string, runAt: number, parts = {}) =>
  Array.from(
    readPlaceSeries(openStore(dataDir), {
      point: POINT,
      placeHeightM: null,
      startAt: runAt,
      hours: 60,
      now: runAt,
      demo: false,
      variables: ['precipitation', 'wetHourProbability'],
      ...parts,
    }).variables.wetHourProbability?.values ?? [],
  );

let taught: Promise<LearnedVersion> | null = null;

async function learnFromArchive(): Promise<LearnedVersion> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-chances-'));
  try {
    for (let day = 1; day <= ARCHIVED_DAYS; day++) await archiveRun(dataDir, RUN_AT - day * DAY_SECONDS);
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

describe('an archive of chances of rain', () => {
  test('teaches how often they come true: on held-back days the Brier score falls', async () => {
    const version = await getTaught();
    const applied = version.chances.filter(({ refusal }) => refusal === null);
    expect(applied.map(({ source, leadFrom, area }) => [source, leadFrom, area])).toEqual([
      ['gefs', 0, 'country'],
      ['gefs', 0, REGION],
      ['gefs', 2, 'country'],
      ['gefs', 2, REGION],
    ]);
    for (const { law, heldBack, days, stations, pairs } of applied) {
      expect(law.scale).toBeGreaterThan(0.28);
      expect(law.scale).toBeLessThan(0.56);
      expect(heldBack?.brierAfter).toBeLessThan(0.85 * (heldBack?.brierBefore ?? 0));
      expect(heldBack?.reliabilityAfter).toBeLessThan(0.5 * (heldBack?.reliabilityBefore ?? 0));
      expect(stations).toBe(STATIONS.length);
      expect(pairs).toBe(STATIONS.length * days);
    }
  });

  test('calibrates the hours of runs published later, of place and map alike, whatever else is asked', async () => {
    const version = await getTaught();
    const dataDir = makeFolder(onTestFinished);
    await publish(dataDir, RUN_AT, RUN_AT + 4 * HOUR);
    const before = readChances(dataDir, RUN_AT);
    saveVersion(dataDir, version);
    expect(before).toEqual(CHANCES);
    expect(readChances(dataDir, RUN_AT)).toEqual(CHANCES);
    const later = RUN_AT + 12 * HOUR;
    await publish(dataDir, later, version.validFrom);
    const shown = readChances(dataDir, later);
    const findLaw = createChanceLawFinder(version.chances);
    for (const [hour, percent] of CHANCES.entries()) {
      const lead = Math.round((startOfVietnamDay(later + hour * HOUR) - startOfVietnamDay(later)) / DAY_SECONDS);
      const law = findLaw('gefs', lead, REGION);
      expect(law).not.toBeNull();
      expect(Math.abs((shown[hour] ?? 0) - applyChanceLaw(law ?? LAW, percent))).toBeLessThan(0.1);
    }
    expect(readChances(dataDir, later, { asIssued: true })).toEqual(CHANCES);
    const store = openStore(dataDir);
    for (let hour = 0; hour < 60; hour += 7) {
      const at = later + hour * HOUR;
      expect(readChances(dataDir, later, { startAt: at, hours: 1 })).toEqual([shown[hour]]);
      const box = { south: 20, north: 21, west: 105, east: 107 };
      const ask = { box, at, now: later, demo: false, variables: ['wetHourProbability'] } as const;
      const cells = readMapWindow(store, ask).wetHourProbability?.values ?? [];
      const lead = Math.round((startOfVietnamDay(at) - startOfVietnamDay(later)) / DAY_SECONDS);
      for (const [cell, value] of cells.entries()) {
        const region = findChanceRegion({ lat: 20 + Math.floor(cell / 3), lng: 105 + (cell % 3) });
        const law = findLaw('gefs', lead, region) ?? LAW;
        expect(Math.abs(value - applyChanceLaw(law, CHANCES[hour] ?? 0))).toBeLessThan(0.1);
      }
      const raw = readMapWindow(store, { ...ask, chancesAsIssued: true }).wetHourProbability?.values ?? [];
      expect(raw[0]).toBeCloseTo(CHANCES[hour] ?? 0, 4);
      expect(cells).toHaveLength(6);
    }
  });

  test('calibrates archived hours as the run that each is of', async () => {
    const version = await getTaught();
    const dataDir = makeFolder(onTestFinished);
    saveVersion(dataDir, version);
    const later = RUN_AT + 12 * HOUR;
    await publish(dataDir, later, version.validFrom);
    const hours = { startAt: later + HOUR, hours: 20, now: later + 30 * HOUR };
    const shown = readChances(dataDir, later, hours);
    // Eight days later the run is gone; its hours stay in the archive.
    const last = later + 8 * DAY_SECONDS;
    await publish(dataDir, last, last + 4 * HOUR);
    expect(
      openStore(dataDir)
        .listRuns()
        .map(({ runAt }) => runAt),
    ).toEqual([last]);
    const archived = readChances(dataDir, later, { ...hours, now: last + 4 * HOUR });
    expect(archived.every(Number.isFinite)).toBe(true);
    for (const [hour, percent] of archived.entries()) expect(percent).toBeCloseTo(shown[hour] ?? 0, 1);
  });

  test('calibrates the day that is scored as shown, not one that was published before, nor where it is switched off', async () => {
    const version = await getTaught();
    const dataDir = makeFolder(onTestFinished);
    saveVersion(dataDir, version);
    const raw = { highestPercent: 40, anyPercent: 70 };
    const forecast: ForecastOfDay = {
      source: 'gefs',
      runId: 'r1',
      runAt: RUN_AT,
      publishedAt: version.validFrom,
      licence: 'free',
      leadDays: 1,
      hours: 24,
      values: { wetHourProbabilityPercent: raw.highestPercent, wetDayProbabilityPercent: raw.anyPercent },
    };
    const place = { point: POINT, placeHeightM: null };
    const law = createChanceLawFinder(version.chances)('gefs', 1, REGION) ?? LAW;
    const learned = openLearned(dataDir);
    expect(findDayChances(correctForecast(learned, forecast, place))).toEqual({
      highestPercent: applyChanceLaw(law, raw.highestPercent),
      anyPercent: calibrateDayChance(law, raw),
    });
    expect(calibrateDayChance(law, raw)).toBeLessThan(55);
    const before = { ...forecast, publishedAt: version.validFrom - 1 };
    expect(findDayChances(correctForecast(learned, before, place))).toEqual(raw);
    const off = openLearned(dataDir, new Set(['temperature'] as const));
    expect(findDayChances(correctForecast(off, forecast, place))).toEqual(raw);
  });
});
