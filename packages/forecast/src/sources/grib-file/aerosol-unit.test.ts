import { expect, test } from 'vitest';
import { toMicrograms } from './aerosol-unit.ts';

const settle = (...values: number[]) => {
  const field = Float64Array.from(values);
  toMicrograms(field);
  return [...field].map((value) => Number(value.toPrecision(6)));
};
const X = Number.NaN;

test('values are taken as µg/m³ or kg/m³ by their median, whatever a few of them are', () => {
  expect(settle(0, 14.6, 673)).toEqual([0, 14.6, 673]);
  expect(settle(0, 14.6e-9, 673e-9)).toEqual([0, 14.6, 673]);
});

test('negative amounts are unknown and do not count for the unit', () => {
  expect(settle(-0.02, -1, 20, X, 30)).toEqual([X, X, 20, X, 30]);
  expect(settle(X, -1)).toEqual([X, X]);
});

test.each([[0], [1e-5], [0.05], [5000], [1e-11], [Number.POSITIVE_INFINITY]])(
  'a median of %d fits no unit',
  (median) => {
    expect(() => settle(median, median, median)).toThrow('particles in a unit that is not known here: their median is');
  },
);
