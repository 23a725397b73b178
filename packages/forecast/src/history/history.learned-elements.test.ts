import { mkdirSync, writeFileSync } from 'node:fs';
import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import { correctWindMs } from '@portal/domain/wind/correct-wind';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { correctForecast } from '#learning/correct-forecast.ts';
import { saveVersion } from '#learning/learn.ts';
import type { ElementBiases, ElementGain, LearnedVersion, VariableWeights } from '#learning/learned-version.ts';
import { getLearnedFolder, readVersion } from '#learning/learned-version.ts';
import { LEARNED_PARTS, type LearnedPart, openLearned } from '#learning/open-learned.ts';
import { LEAD_COUNT } from '#learning/place-correction.ts';
import { publishRun } from '#runs/publish-run.ts';
import { deriveHours } from '#series/derive-hours.ts';
import { readMapWindow } from '#series/read-map-window.ts';
import { readPlaceSeries } from '#series/read-place-series.ts';
import { sealJson } from '#store/durable-file.ts';
import { openWeatherStore } from './open-weather-store.ts';

/** The place, the station, and the middle cell of the northern row. */
const POINT = getStationCellCentre(findStationCode({ lat: 20.5, lng: 105.5 }) ?? 0);
const GRID = { ...SMALL_GRID, south: POINT.lat - 0.4, west: POINT.lng - 0.4, latStep: 0.4, lngStep: 0.4 };
const BOX = { south: POINT.lat - 0.1, north: POINT.lat + 0.1, west: POINT.lng - 0.1, east: POINT.lng + 0.1 };
const HOURS = 30;
const BIASES = { wind: 0.3, humidity: -2, cloud: 20 } as const;

const GAIN: ElementGain = {
  leadFrom: 0,
  leadTo: 1,
  days: 60,
  pairs: 600,
  errorBefore: 2,
  errorAfter: 1,
  neighbourPairs: 0,
  neighbourBefore: null,
  neighbourAfter: null,
  isApplied: true,
  reachKm: 100,
};

const ELEMENTS = (['wind', 'humidity', 'cloud'] as const).flatMap((element): ElementBiases[] =>
  ['gfs', 'ecmwf'].map((source) => ({
    source,
    element,
    biases: [{ station: 0, byLead: new Array<number>(LEAD_COUNT).fill(source === 'gfs' ? BIASES[element] : 0) }],
    gains: [GAIN],
  })),
);

/** What programs from before this wrote: temperature alone. */
const OLD: LearnedVersion = {
  format: 1,
  validFrom: RUN_AT,
  fromDate: '2025-10-01',
  untilDate: '2026-11-20',
  stations: [{ id: 'T1', ...POINT, heightM: null }],
  temperature: [{ source: 'gfs', biases: [], gains: [] }],
  chances: [],
};
const WEIGHTS: VariableWeights = {
  variable: 'cloud',
  season: 'northeast',
  source: 'gfs',
  leadFrom: 0,
  leadTo: 3,
  days: 40,
  pairs: 800,
  errorSingle: 20,
  errorWeighted: 15,
  errorYear: 16,
  isApplied: true,
  shares: [
    { source: 'gfs', share: 0.25 },
    { source: 'ecmwf', share: 0.75 },
  ],
};
const VERSION: LearnedVersion = { ...OLD, elements: ELEMENTS };

interface Weather {
  readonly source?: string;
  readonly wind?: number;
  readonly gust?: number;
  readonly cloud?: number;
}

async function publish(dataDir: string, { source = 'gfs', wind = 5, gust = 12, cloud = 50 }: Weather = {}) {
  const fields = Array.from({ length: HOURS + 1 }, (_, hour) => [
    makeField('temperature2m', hour, 26),
    makeField('dewPoint2m', hour, 25),
    makeField('windU10m', hour, 0.6 * wind),
    makeField('windV10m', hour, -0.8 * wind),
    makeField('windGust10m', hour, gust),
    makeField('cloudCover', hour, cloud),
  ]);
  await publishRun(dataDir, makeHeader({ source, grid: GRID }), fields.flat(), { now: RUN_AT });
}

function open(dataDir: string, parts: readonly LearnedPart[] = LEARNED_PARTS) {
  const store = openWeatherStore(dataDir, openLearned(dataDir, new Set(parts)));
  onTestFinished(() => store.close());
  return store;
}

async function openWith(weather: readonly Weather[], version = VERSION, parts: readonly LearnedPart[] = LEARNED_PARTS) {
  const dataDir = makeFolder(onTestFinished);
  saveVersion(dataDir, version);
  for (const one of weather) await publish(dataDir, one);
  return open(dataDir, parts);
}

const ASK = { point: POINT, placeHeightM: null, startAt: RUN_AT, hours: HOURS, now: RUN_AT + HOUR, demo: false };

describe('at the station', () => {
  test('wind, humidity and cloud lose their bias, and contradict nothing', async () => {
    const series = readPlaceSeries(await openWith([{}]), ASK);
    const wind = correctWindMs(5, BIASES.wind, 12);
    expect(wind).toBeLessThan(4.5);
    for (const hour of deriveHours(series)) {
      expect(hour.windSpeedMs).toBeCloseTo(wind, 2);
      expect(hour.windDirectionDeg).toBeCloseTo(323.13, 1);
      expect(hour.windGustMs).toBeCloseTo(12, 2);
      expect(hour.cloudPercent).toBeCloseTo(30, 1);
      // 2 °C drier than forecast, but no dew point above the temperature.
      expect(hour.dewPointC).toBeCloseTo(26, 2);
      expect(hour.humidityPercent).toBeCloseTo(100, 1);
    }
    expect(series.runs).toMatchObject([
      { source: 'gfs', corrected: expect.arrayContaining(['wind', 'humidity', 'cloud']) },
    ]);
  });

  test('a wind is raised up to its gust, cloud stays within 0 and 100 %, a storm keeps its wind', async () => {
    const weak = ELEMENTS.map((one) => ({
      ...one,
      biases: one.biases.map(({ byLead, station }) => ({ station, byLead: byLead.map((bias) => -bias) })),
    }));
    const [calm, storm] = [
      deriveHours(readPlaceSeries(await openWith([{ gust: 5.2, cloud: 95 }], { ...OLD, elements: weak }), ASK))[5],
      deriveHours(readPlaceSeries(await openWith([{ wind: 20, gust: 30, cloud: 5 }]), ASK))[5],
    ];
    expect(calm).toMatchObject({ cloudPercent: 100 });
    expect(calm?.windSpeedMs).toBeCloseTo(5.2, 2);
    expect(calm?.windSpeedMs).toBeLessThanOrEqual(calm?.windGustMs ?? 0);
    expect(storm).toMatchObject({ cloudPercent: 0 });
    expect(storm?.windSpeedMs).toBeCloseTo(20, 2);
  });

  test('the map shows what pages show', async () => {
    const store = await openWith([{}]);
    const at = RUN_AT + 7 * HOUR;
    const variables = ['windU10m', 'windV10m', 'cloudCover', 'dewPoint2m'] as const;
    const layers = readMapWindow(store, { box: BOX, at, now: ASK.now, demo: false, variables });
    const page = readPlaceSeries(store, { ...ASK, startAt: at, hours: 1 }).variables;
    for (const name of ['windU10m', 'windV10m', 'cloudCover'] as const) {
      expect(Math.abs((layers[name]?.values[4] ?? 0) - (page[name]?.values[0] ?? 99))).toBeLessThan(0.02);
      expect(layers[name]?.learnedAt).toBe(RUN_AT);
    }
  });

  test('each part has its switch', async () => {
    for (const off of ['wind', 'humidity', 'cloud'] as const) {
      const store = await openWith(
        [{}],
        VERSION,
        LEARNED_PARTS.filter((part) => part !== off),
      );
      const [hour] = deriveHours(readPlaceSeries(store, ASK));
      expect(Math.abs((hour?.windSpeedMs ?? 0) - 5) < 0.05).toBe(off === 'wind');
      expect(Math.abs((hour?.dewPointC ?? 0) - 25) < 0.05).toBe(off === 'humidity');
      expect(Math.abs((hour?.cloudPercent ?? 0) - 50) < 0.5).toBe(off === 'cloud');
    }
  });
});

test('cloud is the mean by the weights of the season, on pages and on the map', async () => {
  const version = { ...VERSION, variableWeights: [WEIGHTS] };
  const store = await openWith([{}, { source: 'ecmwf', cloud: 80 }], version);
  const series = readPlaceSeries(store, ASK);
  const first = series.runs[series.variables.cloudCover?.runOf[3] ?? 0]?.source;
  // Corrected 30 % by a quarter and 80 % by three, where GFS is shown first; else ECMWF alone.
  const expected = first === 'gfs' ? 0.25 * 30 + 0.75 * 80 : 80;
  expect(series.variables.cloudCover?.values[3]).toBeCloseTo(expected, 0);
  const query = { box: BOX, at: RUN_AT + 3 * HOUR, now: ASK.now, demo: false, variables: ['cloudCover'] as const };
  expect(readMapWindow(store, query).cloudCover?.values[4]).toBeCloseTo(expected, 0);
});

test('a version from before is read, and corrects what it knew', async () => {
  const store = await openWith([{}], OLD);
  const [hour] = deriveHours(readPlaceSeries(store, ASK));
  expect(hour?.windSpeedMs).toBeCloseTo(5, 1);
  expect(store.problems()).toEqual([]);
});

test('a version with a correction that is no number is refused, and named', () => {
  const dataDir = makeFolder(onTestFinished);
  mkdirSync(getLearnedFolder(dataDir), { recursive: true });
  const [wind] = ELEMENTS;
  for (const biases of [
    [{ station: 0, byLead: [null] }],
    [{ station: 7, byLead: [1] }],
    [{ station: 0, byLead: [] }],
  ]) {
    const bad = { ...VERSION, elements: [{ ...wind, biases }] };
    writeFileSync(`${getLearnedFolder(dataDir)}/${RUN_AT}.json`, sealJson(bad as unknown as LearnedVersion));
    expect(() => readVersion(dataDir, RUN_AT)).toThrow(/is no version of what was learned$/);
  }
});

test('an archived day is scored as pages showed it', async () => {
  const store = await openWith([]);
  const values = { windMaxMs: 6, gustMaxMs: 12, cloudMeanPercent: 10, dewPointMeanC: 25, temperatureMeanC: 26 };
  const forecast = { source: 'gfs', runId: 'r', runAt: RUN_AT, publishedAt: RUN_AT + DAY_SECONDS, licence: 'free' };
  const day = { ...forecast, leadDays: 1, hours: 24, values };
  const shown = correctForecast(store.learned, day, { point: POINT, placeHeightM: null }).values;
  expect(shown).toMatchObject({ cloudMeanPercent: 0, dewPointMeanC: 26, gustMaxMs: 12 });
  expect(shown.windMaxMs).toBeCloseTo(correctWindMs(6, BIASES.wind, 12), 3);
});
