import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { publishRun } from '#runs/publish-run.ts';
import type { RunField } from '#runs/run-content.ts';
import { getSourceRank } from '#sources/registry.ts';
import { NO_PAST_HOURS } from '#store/rank-sources.ts';
import { openRunStore } from '#store/run-store.ts';
import { compareModels, readModelSeries } from './compare-models.ts';
import { readPlaceSeries } from './read-place-series.ts';

const POINT = { lat: SMALL_GRID.south + 0.5, lng: SMALL_GRID.west + 0.5 };
const DAY = { from: 0, to: 24 };

interface Model {
  readonly source: string;
  readonly runAt?: number;
  readonly temperatureC: number;
  /** mm in every step; null for a source without rain. */
  readonly stepMm: number | null;
  readonly stepHours?: number;
  readonly lastHour?: number;
}

function* makeFields({
  temperatureC,
  stepMm,
  stepHours = 1,
  lastHour = 30,
  runAt = RUN_AT,
}: Model): Generator<RunField> {
  const shift = (runAt - RUN_AT) / HOUR;
  for (let hour = 0; hour <= lastHour; hour += stepHours) {
    yield makeField('temperature2m', hour + shift, temperatureC);
    const rain = makeField('precipitation', hour + shift, stepMm ?? 0);
    if (hour > 0 && stepMm !== null) yield { ...rain, intervalStart: rain.validAt - stepHours * HOUR };
  }
}

/** Reads as pages do, and compares each of the given models over a day. */
async function compare(models: readonly Model[], now = RUN_AT) {
  const dataDir = makeFolder(onTestFinished);
  for (const model of models) {
    const { source, runAt = RUN_AT } = model;
    const facts = makeHeader({ source, runAt, demo: source === 'demo' });
    await publishRun(dataDir, facts, makeFields(model), { now: RUN_AT });
  }
  const store = openRunStore(dataDir, NO_PAST_HOURS, getSourceRank);
  onTestFinished(() => store.close());
  const query = { point: POINT, placeHeightM: null, startAt: RUN_AT, hours: 24, now, demo: true };
  const series = readPlaceSeries(store, query);
  return { series, comparison: compareModels(readModelSeries(store, series), DAY) };
}

const ecmwf: Model = { source: 'ecmwf', temperatureC: 24, stepMm: 0.1 };
const aifs: Model = { source: 'ecmwf-aifs', temperatureC: 22, stepMm: 0.1, stepHours: 6 };

test('each model has its own sum of rain and mean temperature, in order of rank, a machine-learning one named', async () => {
  const { comparison, series } = await compare([aifs, { source: 'gfs', temperatureC: 27, stepMm: 0 }, ecmwf]);
  const shown = comparison?.models.map(({ run, isMachineLearning, rainMm, isWet, temperatureMeanC }) => [
    run.source,
    isMachineLearning,
    rainMm,
    isWet,
    Math.round(temperatureMeanC * 10) / 10,
  ]);
  expect(shown).toEqual([
    ['ecmwf', false, 2.4, true, 24],
    ['gfs', false, 0, false, 27],
    ['ecmwf-aifs', true, 0.4, false, 22],
  ]);
  expect(comparison?.temperatureSpreadK).toBeCloseTo(5, 6);
  // The first model's forecast is what the page shows.
  const shownMm = series.variables.precipitation?.values.reduce((total, hour) => total + hour, 0);
  expect(comparison?.models[0]?.rainMm).toBeCloseTo(shownMm ?? Number.NaN, 6);
});

test('NOAA’s machine-learning model counts after ECMWF’s, and is named as one', async () => {
  const { comparison } = await compare([{ ...aifs, source: 'aigfs', stepMm: 0.2 }, aifs, ecmwf]);
  expect(comparison?.models.map(({ run, isMachineLearning, isWet }) => [run.source, isMachineLearning, isWet])).toEqual(
    [
      ['ecmwf', false, true],
      ['ecmwf-aifs', true, false],
      ['aigfs', true, true],
    ],
  );
});

test('rain is from 0.6 mm in a day on, as its class', async () => {
  const wet = async (stepMm: number) => (await compare([ecmwf, { ...aifs, stepMm }])).comparison?.models[1]?.isWet;
  expect([await wet(0.13), await wet(0.15)]).toEqual([false, true]);
});

test.each<[string, Model]>([
  ['an ensemble, which has no single forecast of rain', { source: 'gefs', temperatureC: 20, stepMm: null }],
  ['the demonstration', { source: 'demo', temperatureC: 20, stepMm: 5 }],
  ['a model without the last hours', { source: 'gfs', temperatureC: 20, stepMm: 5, lastHour: 22 }],
  ['a run that is too old', { source: 'gfs', runAt: RUN_AT - 37 * HOUR, temperatureC: 20, stepMm: 5, lastHour: 90 }],
])('leaves out %s', async (_, model) => {
  expect((await compare([ecmwf, model])).comparison).toBeNull();
  expect((await compare([ecmwf, model, aifs])).comparison?.models.map(({ run }) => run.source)).toEqual([
    'ecmwf',
    'ecmwf-aifs',
  ]);
});

test('the hours beyond a model’s newest run are those of its run before', async () => {
  const short: Model = { source: 'gfs', temperatureC: 20, stepMm: 0, lastHour: 12 };
  const before: Model = { ...short, runAt: RUN_AT - 6 * HOUR, temperatureC: 23, stepMm: 1, lastHour: 36 };
  const { comparison } = await compare([ecmwf, before, short]);
  expect(comparison?.models[1]).toMatchObject({ run: { runAt: RUN_AT }, rainMm: 12 });
});
