import { expect, test } from 'vitest';
import { classifyMoonPhase } from './moon-phase.ts';

test.each([
  [0.98, 0.01, 'new'],
  [0.97, 1, 'new'],
  [0.01, 0.04, 'waxingCrescent'],
  [0, 0.03, 'waxingCrescent'],
  [0.21, 0.2499, 'waxingCrescent'],
  [0.24, 0.25, 'firstQuarter'],
  [0.25, 0.29, 'waxingGibbous'],
  [0.47, 0.4999, 'waxingGibbous'],
  [0.49, 0.5, 'full'],
  [0.5, 0.53, 'waningGibbous'],
  [0.73, 0.7499, 'waningGibbous'],
  [0.74, 0.76, 'lastQuarter'],
  [0.75, 0.78, 'waningCrescent'],
  [0.95, 0.999, 'waningCrescent'],
])('a day from phase %d to %d is one of %s', (start, end, phase) => {
  expect(classifyMoonPhase(start, end)).toBe(phase);
});

test('an unknown phase has no name', () => {
  expect(() => classifyMoonPhase(0.1, Number.NaN)).toThrow(RangeError);
});
