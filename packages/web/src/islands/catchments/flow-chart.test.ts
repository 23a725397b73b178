import { expect, it } from 'vitest';
import { toAxisTop } from './flow-chart.tsx';

it.each([
  [0.4, 0.4],
  [0.42, 0.5],
  [1, 1],
  [12, 20],
  [940, 1000],
  [1001, 2000],
  [20_200, 25_000],
  [0, 0.001],
])('an axis for %d ends at %d', (most, top) => {
  expect(toAxisTop(most)).toBeCloseTo(top, 9);
});
