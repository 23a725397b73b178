import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dewPointC, humidityPercent } from './humidity.ts';

const temperature = fc.double({ min: -30, max: 50, noNaN: true });

test('the dew point never exceeds the temperature, not even in air reported as more than saturated', () => {
  fc.assert(
    fc.property(temperature, fc.double({ min: 0, max: 110, noNaN: true }), (t, rh) => {
      expect(dewPointC(t, rh)).toBeLessThanOrEqual(t);
    }),
  );
  expect(dewPointC(25, 100)).toBe(25);
  expect(dewPointC(25, 103)).toBe(25);
});

test('the driest air still has a dew point', () => {
  expect(Number.isFinite(dewPointC(30, 0))).toBe(true);
});

test('humidity from the dew point is the humidity that made it', () => {
  fc.assert(
    fc.property(temperature, fc.double({ min: 1, max: 99.9, noNaN: true }), (t, rh) => {
      expect(humidityPercent(t, dewPointC(t, rh))).toBeCloseTo(rh, 6);
    }),
  );
});

test('a dew point above the temperature is saturated air', () => {
  expect(humidityPercent(20, 21)).toBe(100);
});

test('what is unknown stays unknown', () => {
  expect(dewPointC(Number.NaN, 50)).toBeNaN();
  expect(dewPointC(20, Number.NaN)).toBeNaN();
  expect(humidityPercent(20, Number.NaN)).toBeNaN();
});
