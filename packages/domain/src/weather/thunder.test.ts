import { expect, test } from 'vitest';
import { classifyThunder } from './thunder.ts';

test.each([
  [999.9, 10, 0],
  [1000, 0.09, 0],
  [1000, 0.1, 1],
  [2499.9, 20, 1],
  [2500, 0.99, 1],
  [2500, 1, 2],
  [5000, 0, 0],
])('%d J/kg and %d mm in the hour are thunder %i', (capeJkg, rainMm, thunder) => {
  expect(classifyThunder(capeJkg, rainMm)).toBe(thunder);
});

test('without CAPE thunder is unknown; without rain only where CAPE would allow it', () => {
  expect(classifyThunder(null, 5)).toBeNull();
  expect(classifyThunder(Number.NaN, 5)).toBeNull();
  expect(classifyThunder(1500, null)).toBeNull();
  expect(classifyThunder(1500, Number.NaN)).toBeNull();
  expect(classifyThunder(500, null)).toBe(0);
});
