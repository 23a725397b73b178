import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publishRun } from '#runs/publish-run.ts';
import type { RunField, RunHeader } from '#runs/run-content.ts';
import { openRunStore, type RunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { NO_RUN, type PlaceSeries, type PlaceSeriesQuery } from './place-series.ts';
import { readPlaceSeries } from './read-place-series.ts';

/** East of the station grid, so that the grids are read at the point itself: midway between the south-western cells. */
const GRID = { ...SMALL_GRID, west: 111 };
const POINT = { lat: 20.5, lng: 111.5 };

interface Content {
  readonly header?: Partial<RunHeader>;
  readonly fields: readonly RunField[];
}

async function publishAll(contents: readonly Content[]): Promise<RunStore> {
  const dataDir = makeFolder(onTestFinished);
  for (const { header, fields } of contents) {
    await publishRun(dataDir, makeHeader({ grid: GRID, ...header }), fields, { now: RUN_AT });
  }
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  return store;
}

function ask(parts: Partial<PlaceSeriesQuery> = {}): PlaceSeriesQuery {
  return { point: POINT, placeHeightM: null, startAt: RUN_AT, hours: 8, now: RUN_AT, demo: true, ...parts };
}

async function read(contents: readonly Content[], parts: Partial<PlaceSeriesQuery> = {}): Promise<PlaceSeries> {
  return readPlaceSeries(await publishAll(contents), ask(parts));
}

const listValues = (series: PlaceSeries, name: VariableName) =>
  Array.from(series.variables[name]?.values ?? [], (value) => Math.round(value * 1000) / 1000);
const listSources = (series: PlaceSeries, name: VariableName) =>
  Array.from(series.variables[name]?.runOf ?? [], (index) => (index === NO_RUN ? '-' : series.runs[index]?.source));

const X = Number.NaN;

describe('where a series is read', () => {
  test('between four cells by distance', async () => {
    const series = await read([{ fields: [makeField('temperature2m', 0, [10, 20, 0, 30, 40, 0])] }], {
      point: { lat: 20.25, lng: 111.5 },
    });
    expect(listValues(series, 'temperature2m')[0]).toBeCloseTo(0.75 * 15 + 0.25 * 35, 9);
  });

  test('at the centre of the station cell on the station grid, at the point itself off it', async () => {
    const store = await publishAll([{ header: { grid: SMALL_GRID }, fields: [makeField('temperature2m', 0, 20)] }]);
    const onGrid = readPlaceSeries(store, ask({ point: { lat: 20.5, lng: 105.5 } }));
    expect(onGrid.stationCode).not.toBeNull();
    expect(onGrid.readAt).not.toEqual(onGrid.point);
    const offGrid = readPlaceSeries(store, ask({ point: POINT }));
    expect(offGrid.readAt).toEqual(POINT);
    expect(offGrid.variables).toEqual({});
  });

  test('never outside the outermost cells', async () => {
    const series = await read([{ fields: [makeField('temperature2m', 0, 20)] }], { point: { lat: 20.5, lng: 113.01 } });
    expect(series.variables.temperature2m).toBeUndefined();
  });

  test('with the known cells where one is missing, and not at all with less than half of the weight', async () => {
    const contents = [{ fields: [makeField('temperature2m', 0, [10, X, 0, 30, X, 0])] }];
    const known = await read(contents, { point: { lat: 20, lng: 111.5 } });
    expect(listValues(known, 'temperature2m')[0]).toBe(10);
    const unknown = await read(contents, { point: { lat: 20, lng: 111.51 } });
    expect(listValues(unknown, 'temperature2m')[0]).toBeNaN();
    expect(unknown.variables.temperature2m?.runOf[0]).toBe(NO_RUN);
    const besides = await read(contents, { point: { lat: 20, lng: 111 } });
    expect(listValues(besides, 'temperature2m')[0]).toBe(10);
  });

  test('gives values between the smallest and the largest cell, whatever the cells and the point', async () => {
    const cell = fc.double({ min: -40, max: 45, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(cell, cell, cell, cell, cell, cell),
        fc.double({ min: 20, max: 21, noNaN: true }),
        fc.double({ min: 111, max: 113, noNaN: true }),
        async (cells, lat, lng) => {
          const series = await read([{ fields: [makeField('temperature2m', 0, cells)] }], { point: { lat, lng } });
          const [value = X] = listValues(series, 'temperature2m');
          expect(value).toBeGreaterThanOrEqual(Math.min(...cells) - 0.006);
          expect(value).toBeLessThanOrEqual(Math.max(...cells) + 0.006);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('hours between steps', () => {
  test('instants are linear, amounts spread evenly, means stay, each up to six hours', async () => {
    const series = await read([
      {
        fields: [
          makeField('temperature2m', 0, 20),
          makeField('temperature2m', 3, 26),
          makeField('precipitation', 3, 6, 0),
          makeField('shortWaveRadiation', 6, 300, 3),
        ],
      },
    ]);
    expect(listValues(series, 'temperature2m')).toEqual([20, 22, 24, 26, X, X, X, X]);
    expect(listValues(series, 'precipitation')).toEqual([2, 2, 2, X, X, X, X, X]);
    expect(listValues(series, 'shortWaveRadiation')).toEqual([X, X, X, 300, 300, 300, X, X]);
  });

  test('a gap of six hours is bridged, one of seven is not', async () => {
    const six = await read([{ fields: [makeField('cape', 0, 0), makeField('cape', 6, 600)] }]);
    expect(listValues(six, 'cape').slice(0, 7)).toEqual([0, 100, 200, 300, 400, 500, 600]);
    const seven = await read([{ fields: [makeField('cape', 0, 0), makeField('cape', 7, 700)] }]);
    expect(listValues(seven, 'cape')).toEqual([0, X, X, X, X, X, X, 700]);
  });

  test('an amount of six hours is spread, one of seven is not', async () => {
    const six = await read([{ fields: [makeField('precipitation', 6, 6, 0)] }]);
    expect(listValues(six, 'precipitation')).toEqual([1, 1, 1, 1, 1, 1, X, X]);
    const seven = await read([{ fields: [makeField('precipitation', 7, 7, 0)] }]);
    expect(seven.variables.precipitation).toBeUndefined();
  });

  test('short intervals add up to their hour, where none of it is missing', async () => {
    const series = await read([
      {
        fields: [
          makeField('precipitation', 0.5, 1, 0),
          makeField('precipitation', 1, 2, 0.5),
          makeField('precipitation', 1.5, 4, 1),
        ],
      },
    ]);
    expect(listValues(series, 'precipitation')).toEqual([3, X, X, X, X, X, X, X]);
  });

  test('a direction turns the short way round', async () => {
    const series = await read([{ fields: [makeField('waveDirection', 0, 350), makeField('waveDirection', 2, 10)] }]);
    const [first, second] = listValues(series, 'waveDirection');
    expect(first).toBeCloseTo(350, 1);
    expect(Math.min(second ?? X, 360 - (second ?? X))).toBeCloseTo(0, 1);
  });

  test('the sum of the hours is the sum of the intervals', async () => {
    const amounts = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 2, maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(amounts, fc.integer({ min: 1, max: 5 }), async ([a = 0, b = 0], cut) => {
        const fields = [makeField('precipitation', cut, a, 0), makeField('precipitation', 6, b, cut)];
        const series = await read([{ fields }], { hours: 6 });
        const sum = [...(series.variables.precipitation?.values ?? [])].reduce((total, value) => total + value, 0);
        expect(sum).toBeCloseTo(a + b, 1);
      }),
      { numRuns: 20 },
    );
  });
});

describe('height', () => {
  const surfaceHeightM = new Float32Array(6).fill(500);
  const fields = [makeField('temperature2m', 0, 20), makeField('dewPoint2m', 0, 15), makeField('pressureMsl', 0, 1010)];

  test('moves temperature and dew point by 6.5 K per km of the difference, and nothing else', async () => {
    const series = await read([{ header: { surfaceHeightM }, fields }], { placeHeightM: 1500 });
    expect(listValues(series, 'temperature2m')[0]).toBe(13.5);
    expect(listValues(series, 'dewPoint2m')[0]).toBe(8.5);
    expect(listValues(series, 'pressureMsl')[0]).toBe(1010);
    expect(series.runs[0]?.surfaceHeightM).toBe(500);
  });

  test('counts not at all where the place’s or the source’s height is unknown', async () => {
    expect(listValues(await read([{ header: { surfaceHeightM }, fields }]), 'temperature2m')[0]).toBe(20);
    expect(listValues(await read([{ fields }], { placeHeightM: 1500 }), 'temperature2m')[0]).toBe(20);
    const unknownCell = surfaceHeightM.with(0, X);
    const series = await read([{ header: { surfaceHeightM: unknownCell }, fields }], { placeHeightM: 1500 });
    expect(listValues(series, 'temperature2m')[0]).toBe(20);
    expect(series.runs[0]?.surfaceHeightM).toBeNull();
  });
});

describe('the best source', () => {
  const temperature = (value: number, hours: readonly number[], runAt = RUN_AT) =>
    hours.map((hour) => makeField('temperature2m', hour, value, hour, runAt));

  test('per hour: ECMWF, then GFS, then demo', async () => {
    const series = await read([
      { header: { source: 'demo', demo: true }, fields: temperature(30, [0, 1, 2, 3]) },
      { header: { source: 'gfs' }, fields: temperature(20, [0, 1, 2]) },
      { header: { source: 'ecmwf' }, fields: temperature(10, [1]) },
    ]);
    expect(listValues(series, 'temperature2m')).toEqual([20, 10, 20, 30, X, X, X, X]);
    expect(listSources(series, 'temperature2m')).toEqual(['gfs', 'ecmwf', 'gfs', 'demo', '-', '-', '-', '-']);
  });

  test('demo values only where they are allowed', async () => {
    const contents = [{ header: { source: 'demo', demo: true }, fields: temperature(30, [0]) }];
    expect((await read(contents, { demo: false })).variables).toEqual({});
    expect(listValues(await read(contents), 'temperature2m')[0]).toBe(30);
  });

  test('the newest run of a source, older ones for the hours that it lacks', async () => {
    const earlier = RUN_AT - 6 * HOUR;
    const series = await read([
      { header: { runAt: earlier }, fields: temperature(10, [6, 7, 8], earlier) },
      { fields: temperature(20, [1]) },
    ]);
    expect(listValues(series, 'temperature2m').slice(0, 4)).toEqual([10, 20, 10, X]);
  });

  test('a run of 36 hours ago speaks of hours to come, an older one of past hours only', async () => {
    const contents = [{ fields: temperature(20, [35, 36, 37]) }];
    const asked = { startAt: RUN_AT + 35 * HOUR, hours: 3 };
    const inTime = await read(contents, { ...asked, now: RUN_AT + 36 * HOUR });
    expect(listValues(inTime, 'temperature2m')).toEqual([20, 20, 20]);
    const tooLate = await read(contents, { ...asked, now: RUN_AT + 36 * HOUR + 1 });
    expect(listValues(tooLate, 'temperature2m')).toEqual([20, X, X]);
  });

  test('a dew point beside another run’s temperature keeps its own depression', async () => {
    const series = await read(
      [
        {
          header: { source: 'ecmwf', surfaceHeightM: new Float32Array(6).fill(1000) },
          fields: temperature(30, [0, 1]),
        },
        { fields: [...temperature(20, [0]), makeField('dewPoint2m', 0, 16), makeField('dewPoint2m', 1, 40)] },
      ],
      { placeHeightM: 0 },
    );
    expect(listValues(series, 'temperature2m').slice(0, 2)).toEqual([36.5, 36.5]);
    expect(listValues(series, 'dewPoint2m').slice(0, 2)).toEqual([32.5, 36.5]);
  });

  test('a dew point of the same run never exceeds the temperature', async () => {
    const series = await read([{ fields: [makeField('temperature2m', 0, 20), makeField('dewPoint2m', 0, 20.4)] }]);
    expect(listValues(series, 'dewPoint2m')[0]).toBe(20);
  });

  test('both components of a wind come from one run, or there is none', async () => {
    const series = await read([
      { header: { source: 'ecmwf' }, fields: [makeField('windU10m', 0, 5)] },
      {
        fields: [
          makeField('windU10m', 0, 1),
          makeField('windV10m', 0, 1),
          makeField('windU10m', 1, 1),
          makeField('windV10m', 1, 2),
        ],
      },
    ]);
    expect(listValues(series, 'windU10m').slice(0, 2)).toEqual([X, 1]);
    expect(listValues(series, 'windV10m').slice(0, 2)).toEqual([X, 2]);
    const alone = await read([{ fields: [makeField('windU10m', 0, 1)] }]);
    expect(listValues(alone, 'windU10m')[0]).toBeNaN();
  });

  test('a chance of rain stands only beside rain of its own source', async () => {
    const demo = [makeField('precipitation', 1, 0, 0), makeField('precipitation', 2, 0, 1)];
    const series = await read([
      { fields: [makeField('precipitationRate', 0, 4)] },
      {
        header: { source: 'demo', demo: true },
        fields: [...demo, makeField('precipitationProbability', 0, 5), makeField('precipitationProbability', 1, 6)],
      },
    ]);
    expect(listValues(series, 'precipitationProbability').slice(0, 2)).toEqual([X, 6]);
  });

  test.each([
    ['gefs', 'gfs', true],
    ['ecmwf-ens', 'ecmwf', true],
    ['gefs', 'ecmwf', false],
    ['ecmwf-ens', 'gfs', false],
    ['gefs', 'own-model', false],
  ])('what %s says of how sure rain is beside rain of %s: %s', async (ensemble, source, isShown) => {
    const series = await read([
      { header: { source }, fields: [makeField('precipitation', 1, 2, 0), makeField('temperature2m', 0, 20)] },
      {
        header: { source: ensemble },
        fields: [
          makeField('precipitationLow', 1, 0, 0),
          makeField('precipitationHigh', 1, 5, 0),
          makeField('precipitationProbability', 0, 80),
          makeField('temperature2mHigh', 0, 21),
        ],
      },
    ]);
    const first = (name: VariableName) => listValues(series, name)[0];
    expect([first('precipitationLow'), first('precipitationHigh'), first('precipitationProbability')]).toEqual(
      isShown ? [0, 5, 80] : [X, X, X],
    );
    expect(first('temperature2mHigh')).toEqual(isShown ? 21 : X);
  });

  test('a range of real members never stands beside invented rain, nor the other way round', async () => {
    const range = [makeField('precipitationLow', 1, 0, 0), makeField('precipitationHigh', 1, 5, 0)];
    const rain = [makeField('precipitation', 1, 2, 0)];
    const demo = { header: { source: 'demo', demo: true } };
    for (const runs of [
      [
        { header: { source: 'gefs' }, fields: range },
        { ...demo, fields: rain },
      ],
      [{ fields: rain }, { ...demo, fields: range }],
    ]) {
      expect(listValues(await read(runs), 'precipitationLow')[0]).toBeNaN();
    }
  });
});

describe('the sum of a day', () => {
  test('is shared by its 24 hours, while other amounts of more than six hours are left out', async () => {
    const series = await read(
      [{ fields: [makeField('precipitationDayLow', 24, 12, 0), makeField('precipitationPeriodLow', 7, 12, 0)] }],
      { hours: 25 },
    );
    const hours = listValues(series, 'precipitationDayLow');
    expect(hours.slice(0, 24)).toEqual(new Array(24).fill(0.5));
    expect(hours[24]).toBeNaN();
    expect(series.variables.precipitationPeriodLow).toBeUndefined();
  });
});

test('only the variables asked for are read', async () => {
  const series = await read([{ fields: [makeField('cape', 0, 1), makeField('visibility', 0, 9)] }], {
    variables: ['cape'],
  });
  expect(Object.keys(series.variables)).toEqual(['cape']);
});
