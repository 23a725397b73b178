import { expect, test } from 'vitest';
import { heatIndexC } from './feels-like.ts';

const indexF = (temperatureF: number, humidity: number) => heatIndexC((temperatureF - 32) / 1.8, humidity) * 1.8 + 32;

test('90 °F and 70 % is 105.9 °F, the chart of the weather service says 106', () => {
  expect(indexF(90, 70)).toBeCloseTo(105.9, 1);
});

test.each([
  [80, 40, 80],
  [86, 90, 105],
  [100, 40, 109],
  [96, 50, 108],
])('%d °F and %d %% is within a degree and a half of %d °F of the chart', (temperature, humidity, chart) => {
  expect(Math.abs(indexF(temperature, humidity) - chart)).toBeLessThan(1.5);
});

test('below 80 °F the simple form stands', () => {
  expect(indexF(70, 50)).toBeCloseTo((0.5 * (70 + 61 + 1.2 * 2 + 0.094 * 50) + 70) / 2, 9);
});

test('very dry heat feels cooler, very humid warmth hotter than the bare regression', () => {
  // The adjustments begin at 13 % and 85 %: each side of the step is a little apart.
  expect(indexF(95, 12.9)).toBeLessThan(indexF(95, 13));
  expect(indexF(95, 9) - indexF(95, 13)).toBeLessThan(-1);
  expect(indexF(82, 95) - indexF(82, 85)).toBeGreaterThan(indexF(82, 85) - indexF(82, 75));
});
