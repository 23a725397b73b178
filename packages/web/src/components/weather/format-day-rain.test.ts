import { describe, expect, it } from 'vitest';
import { formatDayRain, isDryDay } from './format-day-rain.ts';
import { makeView } from './make-sample-weather.ts';

const view = makeView('vi');
const write = (rain: number | null, rainLow: number | null = null, rainHigh: number | null = null, isTrend = false) =>
  formatDayRain({ rain, rainLow, rainHigh }, isTrend, view).replace('\u00a0', ' ');

describe('the rain of a day', () => {
  it('is a range where one was forecast, also of a dry day', () => {
    expect(write(7, 2, 12)).toBe('2–12 mm');
    expect(write(0, 0, 4)).toBe('0–4 mm');
    expect(write(7, 2, 12, true)).toBe('2–12 mm');
  });

  it('is dry below a tenth of a millimetre', () => {
    expect(write(0.09)).toBe('không mưa');
    expect(write(0.1)).toBe('0,1 mm');
    expect(write(null)).toBe('–');
  });

  it('has no decimals in a trend', () => {
    expect(write(0.1, null, null, true)).toBe('dưới 1 mm');
    expect(write(0.99, null, null, true)).toBe('dưới 1 mm');
    expect(write(1, null, null, true)).toBe('1 mm');
    expect(write(4.6, null, null, true)).toBe('5 mm');
    expect(write(0, null, null, true)).toBe('không mưa');
  });
});

it('is known to be dry only where the likely high end is too', () => {
  expect(isDryDay({ rain: 0, rainLow: 0, rainHigh: 0.09 })).toBe(true);
  expect(isDryDay({ rain: 0, rainLow: 0, rainHigh: 0.1 })).toBe(false);
  expect(isDryDay({ rain: 0.1, rainLow: null, rainHigh: null })).toBe(false);
  expect(isDryDay({ rain: null, rainLow: null, rainHigh: null })).toBe(false);
});
