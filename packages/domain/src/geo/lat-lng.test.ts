import { expect, test } from 'vitest';
import { isCovered } from './lat-lng.ts';

test.each([
  [5, 99, true],
  [24.5, 119.5, true],
  [4.999, 107, false],
  [24.501, 107, false],
  [16, 98.999, false],
  [16, 119.501, false],
  [Number.NaN, 107, false],
  [16, Number.NaN, false],
])('a point at %d° N, %d° E is covered: %s', (lat, lng, covered) => {
  expect(isCovered({ lat, lng })).toBe(covered);
});
