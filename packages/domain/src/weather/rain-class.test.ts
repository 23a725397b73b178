import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyRain, type RainPeriodHours } from './rain-class.ts';

test.each<[RainPeriodHours, [number, number][]]>([
  [
    1,
    [
      [0, 0],
      [0.099, 0],
      [0.1, 1],
      [2.499, 1],
      [2.5, 3],
      [9.999, 3],
      [10, 4],
      [49.999, 4],
      [50, 5],
    ],
  ],
  [
    6,
    [
      [0.299, 0],
      [0.3, 1],
      [1.499, 1],
      [1.5, 2],
      [3.999, 2],
      [4, 3],
      [12.5, 3],
      [12.501, 4],
      [25, 4],
      [25.001, 5],
    ],
  ],
  [
    12,
    [
      [0.299, 0],
      [0.3, 1],
      [2.999, 1],
      [3, 2],
      [7.999, 2],
      [8, 3],
      [25, 3],
      [25.001, 4],
      [50, 4],
      [50.001, 5],
    ],
  ],
  [
    24,
    [
      [0.599, 0],
      [0.6, 1],
      [5.999, 1],
      [6, 2],
      [15.5, 2],
      [15.999, 2],
      [16, 3],
      [50, 3],
      [50.5, 4],
      [100, 4],
      [100.001, 5],
    ],
  ],
])('the classes of %i hours begin and end where the service says', (periodHours, steps) => {
  for (const [rainMm, rainClass] of steps)
    expect([rainMm, classifyRain(rainMm, periodHours)]).toEqual([rainMm, rainClass]);
});

test('more rain is never a lower class', () => {
  const amount = fc.double({ min: 0, max: 200, noNaN: true });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom<RainPeriodHours>(1, 6, 12, 24), (a, b, hours) => {
      expect(classifyRain(Math.max(a, b), hours)).toBeGreaterThanOrEqual(classifyRain(Math.min(a, b), hours));
    }),
  );
});

test('an unknown amount has no class', () => {
  expect(() => classifyRain(Number.NaN, 24)).toThrow(RangeError);
});
