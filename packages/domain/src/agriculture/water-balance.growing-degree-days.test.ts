import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CROPS } from './crops.table.ts';
import { known } from './threshold.ts';
import { growingDegreeDays } from './water-balance.ts';

const RICE = { lowestC: known(10, 'domain.md §4.1.2'), highestC: known(30, 'domain.md §4.1.2') };
const COFFEE = { lowestC: known(10, 'domain.md §4.1.2'), highestC: null };

test.each([
  [20, 28, 14],
  // Warmth above the upper limit does not count, nor cold below the lower one.
  [20, 30, 15],
  [20, 38, 15],
  [10, 20, 5],
  [4, 20, 5],
  [2, 9.9, 0],
  [2, 10, 0],
  [2, 10.2, 0.1],
  [31, 38, 20.5],
])('rice between %d and %d °C gains %d °C·day', (minC, maxC, degreeDays) => {
  expect(growingDegreeDays(minC, maxC, RICE)).toBeCloseTo(degreeDays, 9);
});

test('without an upper limit all warmth counts', () => {
  expect(growingDegreeDays(20, 38, COFFEE)).toBe(19);
});

test('what is unknown is not counted', () => {
  expect(growingDegreeDays(null, 30, RICE)).toBeNull();
  expect(growingDegreeDays(20, null, RICE)).toBeNull();
});

test('no day takes warmth back, and a warmer day never counts less', () => {
  const celsius = fc.double({ min: -10, max: 45, noNaN: true });
  const warming = fc.double({ min: 0, max: 10, noNaN: true });
  fc.assert(
    fc.property(celsius, celsius, warming, (a, b, more) => {
      const of = (change: number) => growingDegreeDays(Math.min(a, b) + change, Math.max(a, b) + change, RICE) ?? -1;
      expect(of(0)).toBeGreaterThanOrEqual(0);
      expect(of(more)).toBeGreaterThanOrEqual(of(0));
    }),
  );
});

test('rice and maize count from 10 to 30 °C, coffee from 10 °C, shrimp not at all', () => {
  const limits = ({ growth }: (typeof CROPS)['rice']) => growth && [growth.lowestC.value, growth.highestC?.value];
  expect([limits(CROPS.rice), limits(CROPS.maize), limits(CROPS.coffee), limits(CROPS.shrimp)]).toEqual([
    [10, 30],
    [10, 30],
    [10, undefined],
    null,
  ]);
});
