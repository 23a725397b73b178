import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyRain } from './rain-class.ts';
import { fitRainRange, limitLikelyRain } from './rain-range.ts';

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

test('the high end is dry where rain is hardly likely, and at least the rain of a likelier chance', () => {
  expect([limitLikelyRain(5, 9.4, 1), limitLikelyRain(5, 9.5, 1), limitLikelyRain(5, 60, 1)]).toEqual([0, 5, 5]);
  expect([limitLikelyRain(0, 9, 24), limitLikelyRain(0.5, 9, 24), limitLikelyRain(0.6, 9, 24)]).toEqual([0, 0.5, 0]);
  expect([limitLikelyRain(0, 10, 24), limitLikelyRain(0, null, 24), limitLikelyRain(null, 50, 24)]).toEqual([
    0.2,
    0,
    null,
  ]);
});

test('whatever the chance and the high end, both say the same of rain', () => {
  const amount = fc.double({ min: 0, max: 500, noNaN: true });
  const hours = fc.constantFrom(1, 6, 24) as fc.Arbitrary<1 | 6 | 24>;
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 100 }), hours, (high, chance, period) => {
      const limited = limitLikelyRain(high, chance, period) ?? Number.NaN;
      return chance < 10 ? classifyRain(limited, period) === 0 : limited >= 0.2;
    }),
  );
});
