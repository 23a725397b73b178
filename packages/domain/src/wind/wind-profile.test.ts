import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findShearExponent, toWindLevel, windAtHeight } from './wind-profile.ts';

const from = (speedMs: number, directionDeg = 90) => ({ speedMs, directionDeg });

test.each([
  [50, 9.55],
  [100, 10.31],
  [120, 10.51],
  [150, 10.78],
])('8 m/s at 10 m over the sea are at %d m %d m/s', (heightM, speedMs) => {
  const wind = windAtHeight({ at10m: from(8), at100m: null }, heightM, 'sea');
  expect(wind?.speedMs).toBeCloseTo(speedMs, 2);
  expect(wind).toMatchObject({ directionDeg: 90, basis: 'profile' });
});

// The same vectors with an exponent of 0.14, given by the level at 100 m.
test.each([
  [50, 10.02],
  [100, 11.04],
  [120, 11.33],
  [150, 11.69],
])('with 11.04 m/s at 100 m they are at %d m %d m/s', (heightM, speedMs) => {
  const levels = { at10m: from(8), at100m: from(8 * 10 ** 0.14) };
  expect(windAtHeight(levels, heightM, 'land')?.speedMs).toBeCloseTo(speedMs, 2);
  expect(windAtHeight(levels, heightM, 'sea')).toMatchObject({ basis: 'levels' });
});

test('over land a seventh is the usual exponent, upwards and downwards', () => {
  const up = windAtHeight({ at10m: from(5), at100m: null }, 100, 'land')?.speedMs ?? 0;
  expect(up).toBeCloseTo(5 * 10 ** (1 / 7), 9);
  expect(windAtHeight({ at10m: null, at100m: from(up) }, 10, 'land')?.speedMs).toBeCloseTo(5, 9);
});

test('two levels are met exactly, whatever they are', () => {
  const speed = fc.double({ min: 0, max: 60, noNaN: true });
  fc.assert(
    fc.property(speed, speed, (low, high) => {
      const levels = { at10m: from(low, 350), at100m: from(high, 20) };
      expect(windAtHeight(levels, 10, 'land')?.speedMs).toBeCloseTo(low, 9);
      expect(windAtHeight(levels, 100, 'land')?.speedMs).toBeCloseTo(high, 9);
      const between = windAtHeight(levels, 40, 'land')?.speedMs ?? -1;
      expect(between).toBeGreaterThanOrEqual(Math.min(low, high) - 1e-9);
      expect(between).toBeLessThanOrEqual(Math.max(low, high) + 1e-9);
    }),
  );
});

test('above 100 m the exponent stays within 0 and 0.4', () => {
  const growing = windAtHeight({ at10m: from(1), at100m: from(10) }, 150, 'land');
  expect(growing?.speedMs).toBeCloseTo(10 * 1.5 ** 0.4, 9);
  const falling = windAtHeight({ at10m: from(10), at100m: from(6) }, 150, 'land');
  expect(falling?.speedMs).toBe(6);
});

test('the direction turns the shorter way, by the logarithm of the height', () => {
  const levels = { at10m: from(5, 350), at100m: from(8, 30) };
  expect(windAtHeight(levels, 10, 'land')?.directionDeg).toBeCloseTo(350, 9);
  expect(windAtHeight(levels, 10 * Math.sqrt(10), 'land')?.directionDeg).toBeCloseTo(10, 9);
  expect(windAtHeight(levels, 120, 'land')?.directionDeg).toBe(30);
  const back = { at10m: from(5, 10), at100m: from(8, 350) };
  expect(windAtHeight(back, 10 * Math.sqrt(10), 'land')?.directionDeg).toBeCloseTo(0, 9);
});

test('below half a metre per second the ratio of two levels says nothing', () => {
  expect(findShearExponent(0.49, 3)).toBeNull();
  expect(findShearExponent(3, 0.49)).toBeNull();
  expect(findShearExponent(0.5, 5)).toBeCloseTo(1, 9);
  expect(findShearExponent(Number.NaN, 5)).toBeNull();
  expect(windAtHeight({ at10m: from(0), at100m: from(4) }, 10 * Math.sqrt(10), 'sea')?.speedMs).toBeCloseTo(2, 9);
});

test('without a source there is no wind at any height', () => {
  expect(windAtHeight({ at10m: null, at100m: null }, 80, 'sea')).toBeNull();
  expect(toWindLevel(null, 3)).toBeNull();
  expect(toWindLevel(3, Number.NaN)).toBeNull();
  expect(toWindLevel(0, -3)).toEqual({ speedMs: 3, directionDeg: 0 });
});

test.each([9.9, 150.1, -1, Number.NaN])('for %d m there is no answer', (heightM) => {
  expect(() => windAtHeight({ at10m: from(5), at100m: null }, heightM, 'sea')).toThrow(RangeError);
});
