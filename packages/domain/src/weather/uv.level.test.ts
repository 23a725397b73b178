import { expect, test } from 'vitest';
import { classifyUv } from './uv.ts';

test.each([
  [0, 'low'],
  [2.49, 'low'],
  [2.5, 'moderate'],
  [5.49, 'moderate'],
  [5.5, 'high'],
  [7.49, 'high'],
  [7.5, 'veryHigh'],
  [7.6, 'veryHigh'],
  [10.49, 'veryHigh'],
  [10.5, 'extreme'],
  [16, 'extreme'],
])('an index of %d is %s', (uvIndex, level) => {
  expect(classifyUv(uvIndex)).toBe(level);
});

test('an unknown index has no level', () => {
  expect(() => classifyUv(Number.NaN)).toThrow(RangeError);
});
