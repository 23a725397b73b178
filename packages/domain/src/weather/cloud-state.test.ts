import { expect, test } from 'vitest';
import { classifyCloud } from './cloud-state.ts';

test.each([
  [0, 1],
  [9.99, 1],
  [10, 5],
  [39.99, 5],
  [40, 6],
  [79.99, 6],
  [80, 7],
  [100, 7],
])('a cover of %d %% is state %i', (cloudPercent, state) => {
  expect(classifyCloud(cloudPercent)).toBe(state);
});
