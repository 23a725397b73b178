import { expect, test } from 'vitest';
import { makeFields } from './read-batches.ts';
import { makeValueRecipe, makeWindLevel, type Recipe } from './recipe.ts';

const AT = Date.UTC(2026, 10, 21, 9) / 1000;
const HOUR = 3600;
const UNKNOWN = Number.NaN;

/** Fields of one cell from a value for each of two hours. */
function make(recipe: Recipe, values: Readonly<Record<string, readonly number[]>>) {
  const columns = Object.entries(values).map(([name, list]) => [name, Float32Array.from(list)] as const);
  return [...makeFields([recipe], { cells: 1, times: [AT, AT + HOUR], values: new Map(columns) })].map(
    ({ variable, validAt, intervalStart, values: cells }) => [
      variable,
      (validAt - AT) / HOUR,
      (intervalStart - AT) / HOUR,
      Number((cells[0] ?? UNKNOWN).toFixed(3)),
    ],
  );
}

test('a moment stays where it is', () => {
  expect(make(makeValueRecipe('cape', 'cape', 'J/kg'), { cape: [500, 600] })).toEqual([
    ['cape', 0, 0, 500],
    ['cape', 1, 1, 600],
  ]);
});

test('the amount of the hour before belongs to that hour', () => {
  const rain = makeValueRecipe('precipitation', 'precipitation', 'mm', { hour: 'before' });
  expect(make(rain, { precipitation: [0.5, 2] })).toEqual([
    ['precipitation', 0, -1, 0.5],
    ['precipitation', 1, 0, 2],
  ]);
});

test('the chance of the hour before is stored under its beginning', () => {
  const chance = makeValueRecipe('precipitationProbability', 'precipitation_probability', '%', { hour: 'from' });
  expect(make(chance, { precipitation_probability: [30, 40] })).toEqual([
    ['precipitationProbability', -1, -1, 30],
    ['precipitationProbability', 0, 0, 40],
  ]);
});

test('an hour without any value is left out', () => {
  expect(make(makeValueRecipe('cape', 'cape', 'J/kg'), { cape: [UNKNOWN, 600] })).toEqual([['cape', 1, 1, 600]]);
});

test.each([
  ['north', 0, 0, -5],
  ['east', 90, -5, 0],
  ['south', 180, 0, 5],
  ['west', 270, 5, 0],
])('a wind from the %s', (_, degrees, u, v) => {
  const wind: Recipe = { kind: 'wind', u: 'windU10m', v: 'windV10m', heightM: 10, levels: [makeWindLevel(10)] };
  const fields = make(wind, { wind_speed_10m: [5, UNKNOWN], wind_direction_10m: [degrees, degrees] });
  expect(fields.map(([variable, , , value]) => [variable, value])).toEqual([
    ['windU10m', expect.closeTo(u, 3)],
    ['windV10m', expect.closeTo(v, 3)],
  ]);
});

test('the wind at 100 m lies between those at 80 and 120 m by the logarithm of the height', () => {
  const wind: Recipe = {
    kind: 'wind',
    u: 'windU100m',
    v: 'windV100m',
    heightM: 100,
    levels: [makeWindLevel(80), makeWindLevel(120)],
  };
  const fields = make(wind, {
    wind_speed_80m: [6, 6],
    wind_direction_80m: [270, 270],
    wind_speed_120m: [8, UNKNOWN],
    wind_direction_120m: [270, 270],
  });
  const share = Math.log(100 / 80) / Math.log(120 / 80);
  expect(share).toBeCloseTo(0.55, 2);
  // The second hour lacks one of the levels: the other alone gives no value.
  expect(fields).toEqual([
    ['windU100m', 0, 0, expect.closeTo(6 + 2 * share, 3)],
    ['windV100m', 0, 0, expect.closeTo(0, 3)],
  ]);
});
