import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apparentTemperatureC, feelsLikeC, heatIndexC, windChillC } from './feels-like.ts';
import { dewPointC, humidityPercent } from './humidity.ts';

test('in hot and humid air it is the heat index', () => {
  expect(feelsLikeC(35, 70, 2)).toBe(heatIndexC(35, 70));
  expect(feelsLikeC(30, 80, 2)).toBe(heatIndexC(30, 80));
  expect(feelsLikeC(38, 45, 2)).toBe(heatIndexC(38, 45));
});

test('in cold and wind it is the wind chill', () => {
  expect(feelsLikeC(0, 80, 8)).toBe(windChillC(0, 8));
  expect(feelsLikeC(5, 80, 4)).toBe(windChillC(5, 4));
});

test('between the two, in dry heat and in calm cold it is Steadman’s apparent temperature', () => {
  for (const [temperature, humidity, wind] of [
    [20, 60, 2],
    [27, 95, 3],
    [35, 35, 3],
    [10, 80, 4],
    [5, 80, 1.3],
  ] as const) {
    expect(feelsLikeC(temperature, humidity, wind)).toBe(apparentTemperatureC(temperature, humidity, wind));
  }
});

test.each([
  [26.9, 85, 1],
  [26.9, 95, 0.5],
  [26.9, 60, 7],
  [9.9, 70, 8],
  [9.9, 90, 2],
])('it does not jump where its formula changes: from %d °C on, %d %%, %d m/s', (temperature, humidity, wind) => {
  const step = feelsLikeC(temperature + 0.1, humidity, wind) - feelsLikeC(temperature, humidity, wind);
  expect(step).toBeGreaterThan(0);
  expect(step).toBeLessThan(0.3);
});

test('warming air that keeps its moisture never changes it by more than 0.3 °C for 0.1 °C', () => {
  fc.assert(
    fc.property(anyTemperature, anyHumidity, anyWind, (temperature, humidity, wind) => {
      const dewPoint = dewPointC(temperature, humidity);
      fc.pre(dewPoint <= WETTEST_DEW_POINT_C);
      const warmer = feelsLikeC(temperature + 0.1, humidityPercent(temperature + 0.1, dewPoint), wind);
      expect(Math.abs(warmer - feelsLikeC(temperature, humidity, wind))).toBeLessThanOrEqual(0.3);
    }),
    { numRuns: 20_000 },
  );
});

test('at one relative humidity it changes by more than 0.3 °C for 0.1 °C only where the heat index itself does', () => {
  fc.assert(
    fc.property(anyTemperature, anyHumidity, anyWind, (temperature, humidity, wind) => {
      fc.pre(dewPointC(temperature, humidity) <= WETTEST_DEW_POINT_C);
      const own = temperature > 27 ? heatIndexC(temperature + 0.1, humidity) - heatIndexC(temperature, humidity) : 0;
      const step = feelsLikeC(temperature + 0.1, humidity, wind) - feelsLikeC(temperature, humidity, wind);
      expect(Math.abs(step)).toBeLessThanOrEqual(Math.max(0.3, own + 1e-9));
    }),
    { numRuns: 20_000 },
  );
});

test('0.1 m/s more wind never changes it by more than 0.3 °C and never warms', () => {
  fc.assert(
    fc.property(anyTemperature, anyHumidity, anyWind, (temperature, humidity, wind) => {
      const step = feelsLikeC(temperature, humidity, wind + 0.1) - feelsLikeC(temperature, humidity, wind);
      expect(step).toBeLessThanOrEqual(1e-9);
      expect(step).toBeGreaterThanOrEqual(-0.3);
    }),
    { numRuns: 20_000 },
  );
});

test('warmer air never feels colder by more than the rounding of a shown degree', () => {
  fc.assert(
    fc.property(anyTemperature, anyHumidity, anyWind, (temperature, humidity, wind) => {
      expect(
        feelsLikeC(temperature + 0.1, humidity, wind) - feelsLikeC(temperature, humidity, wind),
      ).toBeGreaterThanOrEqual(-0.05);
    }),
    { numRuns: 20_000 },
  );
});

test('a typhoon at 28 °C does not feel like winter', () => {
  expect(feelsLikeC(28, 90, 40)).toBeGreaterThan(25);
  expect(feelsLikeC(26, 95, 40)).toBe(apparentTemperatureC(26, 95, 10));
});

test('an unknown value leaves it unknown', () => {
  expect(feelsLikeC(35, 70, Number.NaN)).toBeNaN();
  expect(feelsLikeC(20, 70, Number.NaN)).toBeNaN();
  expect(feelsLikeC(5, 70, Number.NaN)).toBeNaN();
  expect(feelsLikeC(30, Number.NaN, 2)).toBeNaN();
  expect(feelsLikeC(Number.NaN, 70, 2)).toBeNaN();
});

/** Moister than any hour on record in Vietnam; beyond it the heat index grows without bound. */
const WETTEST_DEW_POINT_C = 30;
const anyTemperature = fc.double({ min: -5, max: 44, noNaN: true });
const anyHumidity = fc.double({ min: 5, max: 100, noNaN: true });
const anyWind = fc.double({ min: 0, max: 60, noNaN: true });
