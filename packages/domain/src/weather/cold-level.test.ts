import { expect, test } from 'vitest';
import { classifyCold } from './cold-level.ts';

test.each([
  [20.01, 5, 1, 0],
  [20, 5, 1, 1],
  [15.01, 5, 1, 1],
  [15, 5, 1, 2],
  [13.01, 5, 1, 2],
  [13, 5, 1, 3],
  [13, 0.01, 1, 3],
  [13, 0, 1, 4],
  [25, 0, 7, 4],
])('a mean of %d °C with a minimum of %d °C in month %i is cold level %i', (mean, minimum, month, level) => {
  expect(classifyCold(mean, minimum, month)).toBe(level);
});

test('a mean of 20 °C and less is called cold from November to April only', () => {
  const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(months.filter((month) => classifyCold(18, 10, month) === 1)).toEqual([1, 2, 3, 4, 11, 12]);
});

test('severe cold, damaging cold and ice are so all year', () => {
  expect([classifyCold(15, 8, 7), classifyCold(13, 8, 7), classifyCold(13, -1, 7)]).toEqual([2, 3, 4]);
});

test('unknown temperatures make no day cold', () => {
  expect(classifyCold(null, null, 1)).toBe(0);
  expect(classifyCold(null, 5, 1)).toBe(0);
  expect(classifyCold(Number.NaN, Number.NaN, 1)).toBe(0);
  expect(classifyCold(14, null, 1)).toBe(2);
  expect(classifyCold(null, -1, 1)).toBe(4);
});
