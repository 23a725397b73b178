import { carryRainEnd } from '@portal/domain/weather/carried-range';
import { classifyRain } from '@portal/domain/weather/rain-class';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publishRun } from '#runs/publish-run.ts';
import type { RunField } from '#runs/run-content.ts';
import { getSourceRank } from '#sources/registry.ts';
import { NO_PAST_HOURS } from '#store/rank-sources.ts';
import { openRunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { deriveHours } from './derive-hours.ts';
import { NO_RUN, type PlaceSeries, type PlaceSeriesQuery } from './place-series.ts';
import { readPlaceSeries } from './read-place-series.ts';

/** East of the station grid, so that the grids are read at the point itself. */
const GRID = { ...SMALL_GRID, west: 111 };
const POINT = { lat: 20.5, lng: 111.5 };
/** 17 hours after the runs' start it is midnight in Vietnam. */
const MIDNIGHT = 17;

type Runs = Readonly<Record<string, readonly RunField[]>>;

async function read(runs: Runs, parts: Partial<PlaceSeriesQuery> = {}): Promise<PlaceSeries> {
  const dataDir = makeFolder(onTestFinished);
  for (const [source, fields] of Object.entries(runs)) {
    const header = makeHeader({ grid: GRID, source, demo: source === 'demo' });
    await publishRun(dataDir, header, fields, { now: RUN_AT });
  }
  const store = openRunStore(dataDir, NO_PAST_HOURS, getSourceRank);
  onTestFinished(() => store.close());
  const startAt = RUN_AT + MIDNIGHT * HOUR;
  return readPlaceSeries(store, {
    point: POINT,
    placeHeightM: null,
    startAt,
    hours: 25,
    now: RUN_AT,
    demo: true,
    ...parts,
  });
}

const at = (hour: number): number => MIDNIGHT + hour;
const sources = ({ variables, runs }: PlaceSeries, name: VariableName, hour: number) =>
  runs[variables[name]?.runOf[hour] ?? NO_RUN]?.source ?? null;
const values = ({ variables }: PlaceSeries, name: VariableName) => [...(variables[name]?.values ?? [])];
const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);

const WARMTHS = [
  makeField('temperature2mLow', at(0), 22),
  makeField('temperature2mMiddle', at(0), 24),
  makeField('temperature2mHigh', at(0), 27),
];

describe('the range of a moment', () => {
  test('of another model is carried to the value, and still named after its members', async () => {
    const runs = { ecmwf: [makeField('temperature2m', at(0), 20)], gefs: WARMTHS };
    const series = await read(runs, { variables: ['temperature2m', 'temperature2mLow', 'temperature2mHigh'] });
    expect(values(series, 'temperature2mLow')[0]).toBeCloseTo(20 - 2 * Math.SQRT2, 1);
    expect(values(series, 'temperature2mHigh')[0]).toBeCloseTo(20 + 3 * Math.SQRT2, 1);
    expect([sources(series, 'temperature2m', 0), sources(series, 'temperature2mHigh', 0)]).toEqual(['ecmwf', 'gefs']);
    expect(Object.keys(series.variables).sort()).toEqual(['temperature2m', 'temperature2mHigh', 'temperature2mLow']);
  });

  test('of the same model stays as it is', async () => {
    const series = await read({ gfs: [makeField('temperature2m', at(0), 20)], gefs: WARMTHS });
    expect(['Low', 'Middle', 'High'].map((end) => values(series, `temperature2m${end}` as VariableName)[0])).toEqual([
      22, 24, 27,
    ]);
  });

  test.each<[string, Runs, Partial<PlaceSeriesQuery>]>([
    ['as the models issued it', { ecmwf: [makeField('temperature2m', at(0), 20)], gefs: WARMTHS }, { asIssued: true }],
    ['without its median', { ecmwf: [makeField('temperature2m', at(0), 20)], gefs: WARMTHS.toSpliced(1, 1) }, {}],
    ['next to invented weather', { demo: [makeField('temperature2m', at(0), 20)], gefs: WARMTHS }, {}],
    ['without members', { ecmwf: [makeField('temperature2m', at(0), 20)] }, {}],
  ])('is none %s', async (_, runs, parts) => {
    const series = await read(runs, parts);
    const [hour] = deriveHours(series);
    expect(hour).toMatchObject({ temperatureC: 20, temperatureLowC: null, temperatureHighC: null });
    expect(sources(series, 'temperature2mLow', 0)).toBeNull();
  });

  test('of a wind is that of its speed, never below none', async () => {
    const series = await read({
      ecmwf: [makeField('windU10m', at(0), 3), makeField('windV10m', at(0), 4)],
      gefs: [
        makeField('windSpeed10mLow', at(0), 1),
        makeField('windSpeed10mMiddle', at(0), 9),
        makeField('windSpeed10mHigh', at(0), 16),
      ],
    });
    expect(values(series, 'windSpeed10mLow')[0]).toBe(0);
    expect(values(series, 'windSpeed10mHigh')[0]).toBeCloseTo((Math.sqrt(5) + Math.SQRT2) ** 2, 1);
  });
});

const DAY_RAIN = [6, 12, 18, 24].map((hour, index) => makeField('precipitation', at(hour), 2 * index, at(hour - 6)));
const ends = (name: string, [low, middle, high]: readonly [number, number, number], from: number, to: number) => [
  makeField(`${name}Low` as VariableName, at(to), low, at(from)),
  makeField(`${name}Middle` as VariableName, at(to), middle, at(from)),
  makeField(`${name}High` as VariableName, at(to), high, at(from)),
];

describe('the range of a sum', () => {
  test('of a day or period is carried as a whole to the sum of its hours, which share it', async () => {
    const gefs = [
      ...ends('precipitationDay', [4, 9, 25], 0, 24),
      ...ends('precipitationPeriod', [0, 1, 4], 1, 7),
      ...ends('precipitation', [0, 0.5, 2], 6, 9),
    ];
    const series = await read({ ecmwf: DAY_RAIN, gefs });
    const day = values(series, 'precipitationDayHigh');
    expect(sum(day.slice(0, 24))).toBeCloseTo(carryRainEnd(25, 9, 12), 1);
    expect(new Set(day.slice(0, 24)).size).toBe(1);
    // Of the period one hour has 2 mm in six hours, and five have none.
    const period = values(series, 'precipitationPeriodHigh').slice(1, 7);
    expect(sum(period)).toBeCloseTo(carryRainEnd(4, 1, 2 / 6), 1);
    expect(values(series, 'precipitationHigh')[7]).toBeCloseTo(carryRainEnd(2 / 3, 0.5 / 3, 2 / 6), 1);
    expect(sources(series, 'precipitationDayHigh', 3)).toBe('gefs');
  });

  test.each<[string, Runs, Partial<PlaceSeriesQuery>]>([
    ['of which an hour has no value', { ecmwf: DAY_RAIN.slice(0, 3) }, {}],
    ['that the series cuts off', { ecmwf: DAY_RAIN }, { hours: 23 }],
  ])('is none of a day %s', async (_, runs, parts) => {
    const series = await read({ ...runs, gefs: ends('precipitationDay', [4, 9, 25], 0, 24) }, parts);
    expect(values(series, 'precipitationDayLow').every(Number.isNaN)).toBe(true);
    expect(series.variables.precipitationDayLow?.runOf.every((run) => run === NO_RUN)).toBe(true);
  });

  test('where one hour is of another model, the whole window is carried', async () => {
    const gfs = [makeField('precipitation', at(24), 6, at(18))];
    const gefs = ends('precipitationDay', [4, 9, 25], 0, 24);
    const series = await read({ ecmwf: DAY_RAIN.slice(0, 3), gfs, gefs });
    expect(sources(series, 'precipitation', 20)).toBe('gfs');
    expect(sum(values(series, 'precipitationDayLow').slice(0, 24))).toBeCloseTo(carryRainEnd(4, 9, 12), 1);
  });
});

test('whatever the models say: values lie in their ranges, and chance and range agree on rain', async () => {
  const amount = fc.double({ min: 0, max: 30, noNaN: true });
  const three = fc.tuple(amount, amount, amount).map((of) => of.sort((a, b) => a - b) as [number, number, number]);
  const chance = fc.integer({ min: 0, max: 100 });
  await fc.assert(
    fc.asyncProperty(amount, three, chance, chance, three, async (mm, rain, wet, daily, warmth) => {
      const series = await read(
        {
          ecmwf: [makeField('precipitation', at(1), mm, at(0)), makeField('temperature2m', at(0), 20)],
          'ecmwf-ens-chances': [makeField('rain1mmProbability', at(19), daily, at(-5))],
          gefs: [
            ...ends('precipitation', rain, 0, 1),
            ...ends('temperature2m', warmth, 0, 0),
            makeField('wetHourProbability', at(1), wet, at(0)),
            makeField('rain1mmProbability', at(19), Math.max(wet, daily), at(-5)),
          ],
        },
        { hours: 1 },
      );
      const [hour] = deriveHours(series);
      const { rainMm, rainLowMm, rainHighMm, rainProbabilityPercent, temperatureLowC, temperatureHighC } = hour ?? {};
      const [low, high, percent] = [rainLowMm, rainHighMm, rainProbabilityPercent].map((one) => one ?? Number.NaN);
      expect(low).toBeLessThanOrEqual(rainMm ?? Number.NaN);
      expect(high).toBeGreaterThanOrEqual(rainMm ?? Number.NaN);
      expect(percent).not.toBeNaN();
      const shown = Math.round(percent as number);
      if (shown < 10) expect(high === rainMm || classifyRain(high as number, 1) === 0).toBe(true);
      else expect(high).toBeGreaterThanOrEqual(0.2);
      if ((percent as number) < 90) expect(Math.round(10 * (low as number))).toBe(0);
      expect(temperatureLowC).toBeLessThanOrEqual(20);
      expect(temperatureHighC).toBeGreaterThanOrEqual(20);
    }),
    { numRuns: 20 },
  );
});
