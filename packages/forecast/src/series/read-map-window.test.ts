import { HOUR, makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publishRun } from '#runs/publish-run.ts';
import type { RunField, RunHeader } from '#runs/run-content.ts';
import { openRunStore } from '#store/run-store.ts';
import { type MapWindowQuery, readMapWindow } from './read-map-window.ts';

async function read(
  contents: readonly { header?: Partial<RunHeader>; fields: readonly RunField[] }[],
  parts: Partial<MapWindowQuery> = {},
) {
  const dataDir = makeFolder(onTestFinished);
  for (const { header, fields } of contents) await publishRun(dataDir, makeHeader(header), fields, { now: RUN_AT });
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  const box = { south: 19, north: 22, west: 104, east: 108 };
  return readMapWindow(store, {
    box,
    at: RUN_AT + HOUR,
    variables: ['temperature2m', 'precipitation'],
    now: RUN_AT,
    demo: true,
    ...parts,
  });
}

const cells = (layer: { values: Float32Array } | undefined) =>
  Array.from(layer?.values ?? [], (value) => Math.round(value * 100) / 100);

describe('a window of the map', () => {
  test('gives one hour of several variables on the source’s grid', async () => {
    const fields = [
      makeField('temperature2m', 0, [0, 1, 2, 3, 4, 5]),
      makeField('temperature2m', 2, 10),
      makeField('precipitation', 3, 6, 0),
    ];
    const { temperature2m, precipitation } = await read([{ fields }]);
    expect(temperature2m?.grid).toEqual(SMALL_GRID);
    expect(cells(temperature2m)).toEqual([5, 5.5, 6, 6.5, 7, 7.5]);
    expect(cells(precipitation)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('cuts the cells in the box and those next to it', async () => {
    const fields = [makeField('temperature2m', 1, [0, 1, 2, 3, 4, 5])];
    const { temperature2m } = await read([{ fields }], { box: { south: 20.2, north: 20.8, west: 106.1, east: 106.9 } });
    expect(temperature2m?.grid).toEqual({ ...SMALL_GRID, west: 106, columns: 2 });
    expect(cells(temperature2m)).toEqual([1, 2, 4, 5]);
    expect(await read([{ fields }], { box: { south: 30, north: 31, west: 106, east: 107 } })).toEqual({});
  });

  test('takes each variable from the best run that has it, and leaves out what none has', async () => {
    const layers = await read([
      { header: { source: 'ecmwf' }, fields: [makeField('temperature2m', 1, 20)] },
      { fields: [makeField('temperature2m', 1, 10), makeField('cape', 1, 0)] },
    ]);
    expect(layers.temperature2m?.source).toBe('ecmwf');
    expect(layers.precipitation).toBeUndefined();
  });

  test('keeps missing cells missing, and demo to itself', async () => {
    const fields = [makeField('temperature2m', 0, [Number.NaN, 1, 1, 1, 1, 1]), makeField('temperature2m', 2, 3)];
    expect(cells((await read([{ fields }])).temperature2m)).toEqual([Number.NaN, 2, 2, 2, 2, 2]);
    expect(await read([{ header: { source: 'demo', demo: true }, fields }], { demo: false })).toEqual({});
  });

  test('does not show an hour to come of a run older than 36 hours', async () => {
    const contents = [{ fields: [makeField('temperature2m', 40, 20)] }];
    const at = RUN_AT + 40 * HOUR;
    expect((await read(contents, { at, now: RUN_AT + 36 * HOUR })).temperature2m).toBeDefined();
    expect((await read(contents, { at, now: RUN_AT + 37 * HOUR })).temperature2m).toBeUndefined();
    expect((await read(contents, { at, now: RUN_AT + 41 * HOUR })).temperature2m).toBeDefined();
  });
});
