import { expect, test } from 'vitest';
import { apparentTemperatureC, heatIndexC } from './feels-like.ts';
import { dewPointC } from './humidity.ts';
import { wetBulbC } from './wet-bulb.ts';

// Table of domain.md §2.4: temperature, humidity, then dew point, heat index, apparent temperature at 2 m/s, wet bulb.
test.each([
  [35, 70, 28.7, 50.3, 42.5, 30.3],
  [30, 80, 26.2, 37.7, 35.8, 27.1],
  [38, 45, 24.0, 45.9, 42.4, 28.1],
  [28, 85, 25.2, 32.9, 33.2, 25.9],
  [20, 60, 12.0, 19.8, 19.2, 15.0],
  [10, 90, 8.4, 9.7, 8.2, 8.9],
  [32, 60, 23.3, 37.1, 36.0, 25.8],
])('%d °C and %d %% feel as the table says', (temperature, humidity, dewPoint, heatIndex, apparent, wetBulb) => {
  const rounded = [
    dewPointC(temperature, humidity),
    heatIndexC(temperature, humidity),
    apparentTemperatureC(temperature, humidity, 2),
    wetBulbC(temperature, humidity),
  ].map((value) => Math.round(value * 10) / 10);
  expect(rounded).toEqual([dewPoint, heatIndex, apparent, wetBulb]);
});
