import { expect, test } from 'vitest';
import { apparentTemperatureC } from './apparent-temperature.ts';
import { feelsLikeC } from './feels-like.ts';
import { heatIndexC } from './heat-index.ts';
import { windChillC } from './wind-chill.ts';

test('from 27 °C and 40 % on it is the heat index', () => {
  expect(feelsLikeC(27, 40, 3)).toBe(heatIndexC(27, 40));
  expect(feelsLikeC(26.99, 40, 3)).toBe(apparentTemperatureC(26.99, 40, 3));
  expect(feelsLikeC(27, 39.9, 3)).toBe(apparentTemperatureC(27, 39.9, 3));
});

test('up to 10 °C with wind it is the wind chill', () => {
  expect(feelsLikeC(10, 80, 4)).toBe(windChillC(10, 4));
  expect(feelsLikeC(10.01, 80, 4)).toBe(apparentTemperatureC(10.01, 80, 4));
  expect(feelsLikeC(5, 80, 1.3)).toBe(apparentTemperatureC(5, 80, 1.3));
});

test('an unknown value leaves it unknown only where it is needed', () => {
  expect(feelsLikeC(35, 70, Number.NaN)).toBe(heatIndexC(35, 70));
  expect(feelsLikeC(20, 70, Number.NaN)).toBeNaN();
  expect(feelsLikeC(30, Number.NaN, 2)).toBeNaN();
  expect(feelsLikeC(Number.NaN, 70, 2)).toBeNaN();
});
