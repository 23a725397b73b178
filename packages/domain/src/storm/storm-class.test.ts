import { describe, expect, test } from 'vitest';
import { classifyStorm, findLastObserved, toTenMinuteWind } from './storm-class.ts';

const KNOT_MS = 1852 / 3600;

describe('the Vietnamese class of a 10-minute wind', () => {
  // The ends of the classes in km/h as the decree's annex has them, m/s rounded to 0.1.
  test.each([
    [10.7, 'lowPressure'],
    [10.8, 'tropicalDepression'],
    [17.1, 'tropicalDepression'],
    [17.2, 'storm'],
    [24.4, 'storm'],
    [24.5, 'strongStorm'],
    [32.6, 'strongStorm'],
    [32.7, 'veryStrongStorm'],
    [50.9, 'veryStrongStorm'],
    [51.0, 'superTyphoon'],
    [75, 'superTyphoon'],
    [0, 'lowPressure'],
  ] as const)('%f m/s: %s', (windMs, expected) => {
    expect(classifyStorm(windMs, 10)).toBe(expected);
  });

  test.each([[null], [Number.NaN]])('an unknown wind (%s) has none', (windMs) => {
    expect(classifyStorm(windMs, 10)).toBeNull();
    expect(classifyStorm(windMs, 1)).toBeNull();
  });
});

describe('a 1-minute wind', () => {
  test('is 7 % weaker over ten minutes', () => {
    expect(toTenMinuteWind(100, 1)).toBe(93);
    expect(toTenMinuteWind(100, 10)).toBe(100);
  });

  // Knots of JTWC: unconverted, each of these would be a class higher.
  test.each([
    [35, 'tropicalDepression', 'storm'],
    [50, 'storm', 'strongStorm'],
    [65, 'strongStorm', 'veryStrongStorm'],
    [105, 'veryStrongStorm', 'superTyphoon'],
  ] as const)('of %i kt is %s, not %s', (kt, converted, unconverted) => {
    expect(classifyStorm(kt * KNOT_MS, 1)).toBe(converted);
    expect(classifyStorm(kt * KNOT_MS, 10)).toBe(unconverted);
  });
});

test('an advisory without an observed point is refused', () => {
  const advisory = { centre: 'jma', centreId: 'TC2632', number: null, name: null, issuedAt: 0 } as const;
  expect(() => findLastObserved({ ...advisory, windMinutes: 10, points: [] })).toThrow('TC2632');
});
