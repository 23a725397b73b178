import type { BasinWeights } from '@portal/domain/catchment/cell-overlap';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publishRun } from '#runs/publish-run.ts';
import type { RunField, RunHeader } from '#runs/run-content.ts';
import { openRunStore } from '#store/run-store.ts';
import { type BasinSeriesQuery, readBasinSeries } from './read-basin-series.ts';

/** Three of the small grid's six cells. */
const WEIGHTS: BasinWeights = {
  cells: Int32Array.of(1, 2, 4),
  areasKm2: Float64Array.of(500, 300, 200),
  areaKm2: 1000,
};

async function read(
  contents: readonly { header?: Partial<RunHeader>; fields: readonly RunField[] }[],
  parts: Partial<BasinSeriesQuery> = {},
) {
  const dataDir = makeFolder(onTestFinished);
  for (const { header, fields } of contents) await publishRun(dataDir, makeHeader(header), fields, { now: RUN_AT });
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  return readBasinSeries(store, {
    findWeights: () => WEIGHTS,
    startAt: RUN_AT,
    hours: 4,
    now: RUN_AT,
    demo: true,
    variables: ['precipitation', 'precipitationHigh'],
    ...parts,
  });
}

const round = (values: ArrayLike<number> | undefined) =>
  Array.from(values ?? [], (value) => Math.round(value * 100) / 100);

describe('rain on a catchment', () => {
  test('is the mean of its cells by their overlap, spread over the hours of an interval', async () => {
    const { variables, cells } = await read([{ fields: [makeField('precipitation', 2, [0, 10, 20, 0, 30, 0], 0)] }]);
    // 0.5 · 5 + 0.3 · 10 + 0.2 · 15 of each hour.
    expect(round(variables.precipitation?.values)).toEqual([8.5, 8.5, Number.NaN, Number.NaN]);
    expect(round(cells[0]?.hourly.subarray(0, 2))).toEqual([5, 5]);
    expect(round(cells[0]?.hourly.subarray(4, 6))).toEqual([10, 10]);
    expect(round(variables.precipitationHigh?.values)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
  });

  test('needs 80 % of the area, and leaves the hour to the next run without', async () => {
    const gap = makeField('precipitation', 1, [0, Number.NaN, 20, 0, 30, 0], 0);
    expect(round((await read([{ fields: [gap] }])).variables.precipitation?.values)[0]).toBeNaN();
    const small = makeField('precipitation', 1, [0, 10, 20, 0, Number.NaN, 0], 0);
    expect(round((await read([{ fields: [small] }])).variables.precipitation?.values)[0]).toBe(13.75);
    const { variables, runs } = await read([
      { header: { source: 'ecmwf' }, fields: [gap] },
      { fields: [makeField('precipitation', 1, 7, 0)] },
    ]);
    expect(round(variables.precipitation?.values)[0]).toBe(7);
    expect(runs).toHaveLength(1);
  });

  test('takes each variable from the best run that has it', async () => {
    const { variables, runs } = await read([
      { header: { source: 'ecmwf' }, fields: [makeField('precipitation', 1, 1, 0)] },
      {
        fields: [
          makeField('precipitation', 1, 2, 0),
          makeField('precipitation', 2, 6, 1),
          makeField('precipitationHigh', 1, 9, 0),
        ],
      },
    ]);
    expect(round(variables.precipitation?.values).slice(0, 2)).toEqual([1, 6]);
    expect(round(variables.precipitationHigh?.values)[0]).toBe(9);
    expect(runs.map(({ source }) => source)).toHaveLength(2);
  });

  test('of a run that is too old is known for hours that are over only', async () => {
    const { variables } = await read([{ fields: [makeField('precipitation', 4, 4, 0)] }], { now: RUN_AT + 37 * HOUR });
    expect(round(variables.precipitation?.values)).toEqual([1, 1, 1, 1]);
    const later = await read([{ fields: [makeField('precipitation', 4, 4, 0)] }], {
      now: RUN_AT + 37 * HOUR,
      startAt: RUN_AT + 36 * HOUR,
    });
    expect(round(later.variables.precipitation?.values)[0]).toBeNaN();
  });

  test('of the demonstration is given only where asked for', async () => {
    const { variables } = await read([{ header: { demo: true }, fields: [makeField('precipitation', 1, 1, 0)] }], {
      demo: false,
    });
    expect(round(variables.precipitation?.values)[0]).toBeNaN();
  });
});
