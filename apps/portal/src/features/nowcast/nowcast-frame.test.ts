import { NATIONAL_SIZE } from '@portal/forecast/radar/rain-rate-field';
import { expect, it } from 'vitest';
import { coarsenRain } from './nowcast-frame.ts';

const { columns, rows } = NATIONAL_SIZE;

/** Rates of the two squares in the north-west corner: 1 to 4 and 5 to 8, clockwise from the north-west. */
function makeRates(): Float32Array {
  const rates = new Float32Array(columns * rows);
  rates.set([1, 2, 5, 6]);
  rates.set([4, 3, 8, 7], columns);
  return rates;
}

const readCorner = (rates: Float32Array) => [...rates.slice(0, 4), ...rates.slice(columns, columns + 4)];

it('levels the squares that no radar sees and leaves a square of which it sees a cell', () => {
  const rates = makeRates();
  coarsenRain(rates, (cell) => cell === columns + 3);
  expect(readCorner(rates)).toEqual([2.5, 2.5, 5, 6, 2.5, 2.5, 8, 7]);
});

it('leaves out what is not known, which stays so', () => {
  const rates = makeRates();
  rates[1] = Number.NaN;
  rates.fill(Number.NaN, 2, 4);
  rates.fill(Number.NaN, columns + 2, columns + 4);
  coarsenRain(rates, () => false);
  const mean = Math.fround(8 / 3);
  expect(readCorner(rates)).toEqual([mean, Number.NaN, Number.NaN, Number.NaN, mean, mean, Number.NaN, Number.NaN]);
});

it('keeps the mean of the whole', () => {
  const rates = Float32Array.from({ length: columns * rows }, (_, cell) => (cell % 7) * (cell % 11));
  const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0);
  const before = sum(rates);
  coarsenRain(rates, () => false);
  expect(sum(rates)).toBeCloseTo(before, 0);
});
