import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitRainRange } from './rain-amount.ts';

test('a range that holds the rain stays as it is', () => {
  expect(fitRainRange(1, 2, 3)).toEqual({ lowMm: 1, highMm: 3 });
  expect(fitRainRange(2, 2, 2)).toEqual({ lowMm: 2, highMm: 2 });
});

test('a range that the rain falls out of is widened up to it', () => {
  expect(fitRainRange(1, 0.5, 3)).toEqual({ lowMm: 0.5, highMm: 3 });
  expect(fitRainRange(0, 7, 3)).toEqual({ lowMm: 0, highMm: 7 });
});

test('without rain or without one of its ends there is no range', () => {
  for (const [low, rain, high] of [
    [null, 1, 2],
    [0, null, 2],
    [0, 1, null],
  ] as const) {
    expect(fitRainRange(low, rain, high)).toEqual({ lowMm: null, highMm: null });
  }
});

test('whatever is known: the rain lies in the range, and nothing that was in it falls out', () => {
  const amount = fc.double({ min: 0, max: 500, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, (low, rain, more) => {
      const { lowMm, highMm } = fitRainRange(low, rain, low + more);
      return lowMm !== null && highMm !== null && lowMm <= Math.min(low, rain) && highMm >= Math.max(low + more, rain);
    }),
  );
});
