import { expect, test } from 'vitest';
import { windChillC } from './feels-like.ts';

test.each([
  [5, 20, 1.1],
  [0, 30, -6.5],
])('%d °C at %d km/h feels like %d °C', (temperature, windKmh, chill) => {
  expect(windChillC(temperature, windKmh / 3.6)).toBeCloseTo(chill, 1);
});

test('wind chill exists up to 10 °C and above 4.8 km/h', () => {
  expect(windChillC(10, 5)).not.toBeNull();
  expect(windChillC(10.01, 5)).toBeNull();
  expect(windChillC(5, 4.81 / 3.6)).not.toBeNull();
  expect(windChillC(5, 4.79 / 3.6)).toBeNull();
  expect(windChillC(Number.NaN, 5)).toBeNull();
});
