import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearSkyRadiationMj, estimateRadiationMj, extraterrestrialRadiationMj } from './day-evaporation.ts';

// Day of the year, latitude and radiation: the examples 8, 17 and 18 of FAO-56, and domain.md §4.1.
test.each([
  ['20° S on 3 September', -20, 246, 32.2, 1],
  ['Bangkok, 15 April', 13 + 44 / 60, 105, 38.06, 1],
  ['Uccle, 6 July', 50.8, 187, 41.09, 2],
  ['Hà Nội, 21 July', 21.03, 202, 39.34, 2],
] as const)('above the air it is as the book has it: %s', (_name, lat, day, radiationMj, digits) => {
  expect(extraterrestrialRadiationMj(lat, day)).toBeCloseTo(radiationMj, digits);
});

test('at the equator the sun is nearer in January than in July', () => {
  expect(extraterrestrialRadiationMj(0, 3) / extraterrestrialRadiationMj(0, 185)).toBeGreaterThan(1.05);
});

test('a clear sky lets three quarters through, and 2 per cent more a kilometre up', () => {
  expect(clearSkyRadiationMj(40, 0)).toBe(30);
  expect(clearSkyRadiationMj(40, 1000)).toBeCloseTo(30.8, 9);
});

test('a wide range of temperature means sun, but never of more than a clear sky', () => {
  // FAO-56, example 15 with 0.16: Lyon in July, 14.8 to 26.6 °C.
  expect(estimateRadiationMj(14.8, 26.6, 40.6)).toBeCloseTo(22.3, 1);
  expect(estimateRadiationMj(25, 25, 40)).toBe(0);
  expect(estimateRadiationMj(26, 25, 40)).toBe(0);
  expect(estimateRadiationMj(0, 21, 40)).toBeCloseTo(29.33, 2);
  expect(estimateRadiationMj(0, 23, 40)).toBe(30);
});

test('in Vietnam every day has a finite radiation between 20 and 42 MJ', () => {
  fc.assert(
    fc.property(fc.double({ min: 5, max: 24.5, noNaN: true }), fc.integer({ min: 1, max: 366 }), (lat, day) => {
      const radiationMj = extraterrestrialRadiationMj(lat, day);
      expect(radiationMj).toBeGreaterThan(20);
      expect(radiationMj).toBeLessThan(42);
    }),
  );
});
