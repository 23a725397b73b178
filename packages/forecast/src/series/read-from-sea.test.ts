import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { publishRun } from '#runs/publish-run.ts';
import type { RunField } from '#runs/run-content.ts';
import { openRunStore } from '#store/run-store.ts';
import type { VariableName } from '#variables/variable.table.ts';
import type { PlaceSeries, PlaceSeriesQuery } from './place-series.ts';
import { readPlaceSeries } from './read-place-series.ts';
import { readRawHours } from './read-raw-hours.ts';
import { isSeaHour } from './sea-cell.ts';

const X = Number.NaN;
/** A quarter of a degree, east of the station grid: cells 0 1 2 in the south, 3 4 5 in the north, some 26 km apart. */
const GRID: RegularGrid = { south: 20, west: 111, latStep: 0.25, lngStep: 0.25, rows: 2, columns: 3 };
/** Next to cell 0: 26 km from cell 1, 28 km from cell 3, 52 km from cell 2. */
const POINT = { lat: 20, lng: 111.02 };

type Run = readonly [source: string, fields: readonly RunField[]];

/** Height, period and direction of an hour, for all cells or each of the six. */
const waves = (hour: number, heights: readonly number[], directions = heights.map((height) => height * 100)) => [
  makeField('waveHeight', hour, heights),
  makeField(
    'wavePeriod',
    hour,
    heights.map((height) => height * 4),
  ),
  makeField('waveDirection', hour, directions),
];

async function read(runs: readonly Run[], parts: Partial<PlaceSeriesQuery> = {}) {
  const dataDir = makeFolder(onTestFinished);
  for (const [source, fields] of runs) {
    await publishRun(dataDir, makeHeader({ grid: GRID, source }), fields, { now: RUN_AT });
  }
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  const query = { point: POINT, placeHeightM: null, startAt: RUN_AT, hours: 4, now: RUN_AT, demo: false };
  return { store, series: readPlaceSeries(store, { ...query, isCoastal: true, ...parts }) };
}

const list = ({ variables }: PlaceSeries, name: VariableName) =>
  Array.from(variables[name]?.values ?? [], (value) => Math.round(value * 100) / 100);

/** The runs behind the height, in order of hours. */
const listSeaRuns = ({ runs, variables }: PlaceSeries) =>
  [...new Set(variables.waveHeight?.runOf)].flatMap((index) => runs[index] ?? []);

const COAST = [X, 1.2, 1.5, 0.8, 2, 2];

describe('a coast without waves of its own', () => {
  test('gets height, period and direction of the nearest cell with data, unchanged, and says which', async () => {
    const { series, store } = await read([['first', [...waves(0, COAST), ...waves(3, COAST)]]]);
    expect(list(series, 'waveHeight')).toEqual([1.2, 1.2, 1.2, 1.2]);
    expect(list(series, 'wavePeriod')).toEqual([4.8, 4.8, 4.8, 4.8]);
    expect(list(series, 'waveDirection')).toEqual([120, 120, 120, 120]);
    const [run] = listSeaRuns(series);
    expect(run).toMatchObject({ source: 'first', seaCell: { lat: 20, lng: 111.25 } });
    expect(run?.seaCell?.distanceKm).toBeCloseTo(greatCircleKm(POINT, { lat: 20, lng: 111.25 }), 6);
    expect(isSeaHour(series, 0)).toBe(false);
    expect(readRawHours(store, series, 'waveHeight')[0]?.raw).toBeCloseTo(1.2, 6);
  });

  test('passes over a nearer cell that lacks the period or the direction', async () => {
    const fields = [
      makeField('waveHeight', 0, COAST),
      makeField('wavePeriod', 0, [X, X, 6, 5, 6, 6]),
      makeField('waveDirection', 0, [X, 90, 90, 45, 90, 90]),
    ];
    const { series } = await read([['first', fields]]);
    expect(listSeaRuns(series)[0]?.seaCell).toMatchObject({ lat: 20.25, lng: 111 });
    expect(['waveHeight', 'wavePeriod', 'waveDirection'].map((name) => list(series, name as VariableName)[0])).toEqual([
      0.8, 5, 45,
    ]);
  });

  test('gets none from a cell further away than 40 km, nor from a run that is no longer fresh', async () => {
    const far = waves(0, [X, X, 1.5, X, X, X]);
    const { series } = await read([['first', far]]);
    expect(list(series, 'waveHeight')).toEqual([X, X, X, X]);
    const late = { startAt: RUN_AT + 40 * HOUR, now: RUN_AT + 40 * HOUR };
    const hours = Array.from({ length: 15 }, (_, n) => waves(n * 3, COAST)).flat();
    expect((await read([['first', hours]], late)).series.variables.waveHeight).toBeUndefined();
  });

  test('keeps the cell of the best source to its last hour, then takes the next source and its cell', async () => {
    const { series } = await read([
      ['first', waves(0, COAST)],
      ['second', [0, 1, 2].flatMap((hour) => waves(hour, [X, X, X, 3, 3, 3]))],
    ]);
    expect(list(series, 'waveHeight')).toEqual([1.2, 3, 3, X]);
    expect(list(series, 'waveDirection')).toEqual([120, 300, 300, X]);
    expect(listSeaRuns(series).map(({ source, seaCell }) => [source, seaCell?.lat])).toEqual([
      ['first', 20],
      ['second', 20.25],
    ]);
  });

  test('takes the waves of a further source at the point itself before those of a better one off the coast', async () => {
    const { series } = await read([
      ['first', [...waves(0, COAST), ...waves(3, COAST)]],
      ['second', waves(1, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5])],
    ]);
    expect(list(series, 'waveHeight')).toEqual([1.2, 0.5, 1.2, 1.2]);
    expect([0, 1, 2, 3].map((hour) => isSeaHour(series, hour))).toEqual([false, true, false, false]);
  });

  test('has the same waves when only some of them are asked for', async () => {
    const { series } = await read([['first', waves(0, COAST)]], { variables: ['wavePeriod'] });
    expect(Object.keys(series.variables)).toEqual(['wavePeriod']);
    expect(list(series, 'wavePeriod')[0]).toBe(4.8);
  });

  test('gets swell from the nearest cell that has it, though waves come from another source', async () => {
    const swell = makeField('swellHeight', 0, [X, X, X, 0.6, 0.7, 0.7]);
    const { series } = await read([
      ['first', waves(0, COAST)],
      ['second', [...waves(0, [X, 3, 3, 3, 3, 3]), swell]],
    ]);
    expect([list(series, 'waveHeight')[0], list(series, 'swellHeight')[0]]).toEqual([1.2, 0.6]);
    const run = series.runs[series.variables.swellHeight?.runOf[0] ?? 0];
    expect(run).toMatchObject({ source: 'second', seaCell: { lat: 20.25, lng: 111 } });
  });

  test('turns between steps the short way round', async () => {
    const north = (direction: number) => [X, direction, 90, 90, 90, 90];
    const { series } = await read([['first', [...waves(0, COAST, north(350)), ...waves(2, COAST, north(10))]]]);
    expect((list(series, 'waveDirection')[1] ?? 90) % 360).toBeCloseTo(0, 1);
  });
});

test('an inland place has no waves, and a point at sea those of the four cells around it', async () => {
  const run: Run = ['first', waves(0, COAST)];
  expect(list((await read([run], { isCoastal: false })).series, 'waveHeight')).toEqual([X, X, X, X]);
  const { series } = await read([run], { point: { lat: 20, lng: 111.375 } });
  expect(list(series, 'waveHeight')[0]).toBe(1.35);
  expect(listSeaRuns(series).map(({ seaCell }) => seaCell)).toEqual([undefined]);
  expect(isSeaHour(series, 0)).toBe(true);
});
