import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeRetryDelay } from './retry-delay.ts';

it('doubles with each failed try up to the longest pause', () => {
  const delays = [1, 2, 3, 4, 8, 9, 5000].map((attempt) =>
    computeRetryDelay({ first: 30, longest: 3600 }, attempt, 0.9),
  );
  expect(delays).toEqual([30, 60, 120, 240, 3600, 3600, 3600]);
});

it('is spread by chance around the pause', () => {
  const backOff = { first: 100, longest: 1000, spread: 0.5 };
  expect([0, 0.5, 1].map((chance) => computeRetryDelay(backOff, 1, chance))).toEqual([75, 100, 125]);
});

it('stays within the spread for any attempt and chance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const delay = computeRetryDelay({ first: 2, longest: 300, spread: 0.5 }, attempt, chance);
      expect(delay).toBeGreaterThanOrEqual(1.5);
      expect(delay).toBeLessThanOrEqual(375);
    }),
  );
});
