import { expect, it, test } from 'vitest';
import { assessHeatHour, findRestMinutes } from './rest-minutes.ts';
import { REST_BANDS, WORK_LOADS } from './work-rest.table.ts';

it.each([
  ['light', 31, 0, 30],
  ['light', 32, 30, 45],
  ['light', 32.5, 45, 60],
  ['moderate', 28, 0, 15],
  ['moderate', 29, 15, 30],
  ['moderate', 30, 30, 45],
  ['moderate', 31.5, 45, 60],
  ['heavy', 26.6, 0, 15],
  ['heavy', 27.5, 15, 30],
  ['heavy', 29, 30, 45],
  ['heavy', 30.5, 45, 60],
] as const)('%s work at %d °C', (load, atC, below, from) => {
  expect(findRestMinutes(atC - 0.1, load)).toBe(below);
  expect(findRestMinutes(atC, load)).toBe(from);
});

test('harder work never rests less, nor does greater heat', () => {
  for (let tenths = 200; tenths < 400; tenths++) {
    const minutes = WORK_LOADS.map((load) => findRestMinutes(tenths / 10, load));
    expect([...minutes].sort((a, b) => a - b)).toEqual(minutes);
  }
  for (const load of WORK_LOADS) {
    const bands = REST_BANDS[load];
    expect([...bands].sort(([a, x], [b, y]) => a - b || x - y)).toEqual(bands);
  }
});

test('a bulletin stops work whatever the heat; after it, and without a WBGT, nothing is said', () => {
  expect(assessHeatHour(20, null)).toEqual({ light: 0, moderate: 0, heavy: 0 });
  expect(assessHeatHour(20, 'warning')).toEqual({ light: 60, moderate: 60, heavy: 60 });
  expect(assessHeatHour(20, 'thunder')).toEqual({ light: 60, moderate: 60, heavy: 60 });
  expect(assessHeatHour(20, 'afterWarning')).toEqual({ light: null, moderate: null, heavy: null });
  expect(assessHeatHour(null, null)).toEqual({ light: null, moderate: null, heavy: null });
});
