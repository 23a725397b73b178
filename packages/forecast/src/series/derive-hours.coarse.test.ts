import { makeField, makeFolder, makeHeader, RUN_AT, SMALL_GRID } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { publishRun } from '#runs/publish-run.ts';
import { openRunStore } from '#store/run-store.ts';
import { listDayFacts } from './day-facts.ts';
import { deriveHours } from './derive-hours.ts';
import { readPlaceSeries } from './read-place-series.ts';

/** A day from 07:00 in Vietnam, by the hours at which each source has steps; the first is read first. */
async function read(...stepsOfSources: readonly (readonly number[])[]) {
  const dataDir = makeFolder(onTestFinished);
  for (const [index, steps] of stepsOfSources.entries()) {
    const fields = steps.map((hour) => makeField('temperature2m', hour, 20 + index));
    await publishRun(dataDir, makeHeader({ source: `source-${index}` }), fields, { now: RUN_AT });
  }
  const store = openRunStore(dataDir);
  onTestFinished(() => store.close());
  const point = { lat: SMALL_GRID.south + 0.5, lng: SMALL_GRID.west + 0.5 };
  const query = { point, placeHeightM: null, startAt: RUN_AT, hours: 17, now: RUN_AT, demo: false };
  const series = readPlaceSeries(store, query);
  return { coarse: deriveHours(series).map(({ isCoarse }) => isCoarse), lowest: listDayFacts(series)[0] };
}

const every = (step: number, from = 0, to = 24) =>
  Array.from({ length: (to - from) / step + 1 }, (_, n) => from + n * step);

test.each([
  ['six-hourly', every(6), true],
  ['three-hourly', every(3), false],
  ['three-hourly and later six-hourly, as the physical model', [...every(3, 0, 6), ...every(6, 12, 24)], false],
])('hours of a run that is %s are coarse: %s', async (_, steps, expected) => {
  const { coarse, lowest } = await read(steps);
  expect(coarse).toEqual(Array(17).fill(expected));
  expect(lowest).toMatchObject({ meanC: 20, minC: expected ? null : 20 });
});

test('only hours that no finer source has are coarse, and make the lowest of their day unknown', async () => {
  const { coarse, lowest } = await read(every(3, 0, 12), every(6));
  expect(coarse).toEqual([...Array(13).fill(false), ...Array(4).fill(true)]);
  expect(lowest?.minC).toBeNull();
});
