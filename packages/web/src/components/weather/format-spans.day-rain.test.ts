import { describe, expect, it } from 'vitest';
import { formatDayRain, isDryDay } from './format-spans.ts';
import { makeView } from './weather.fixture.ts';

const view = makeView('vi');
const write = (rain: number | null, rainLow: number | null = null, rainHigh: number | null = null, isTrend = false) =>
  formatDayRain({ rain, rainLow, rainHigh, rainProbability: 10 }, isTrend, view).replaceAll('\u00a0', ' ');

describe('the rain of a day', () => {
  it('is a range where one was forecast, also of a dry day', () => {
    expect(write(7, 2, 12)).toBe('2–12 mm');
    expect(write(0, 0, 4)).toBe('0–4 mm');
    expect(write(7, 2, 12, true)).toBe('2–12 mm');
  });

  it('is dry below a tenth of a millimetre', () => {
    expect(write(0.09)).toBe('không mưa');
    expect(write(0.1)).toBe('< 1 mm');
    expect(write(1)).toBe('1,0 mm');
    expect(write(null)).toBe('–');
  });

  it('has no decimals in a trend', () => {
    expect(write(0.1, null, null, true)).toBe('< 1 mm');
    expect(write(0.99, null, null, true)).toBe('< 1 mm');
    expect(write(1, null, null, true)).toBe('1 mm');
    expect(write(4.6, null, null, true)).toBe('5 mm');
    expect(write(0, null, null, true)).toBe('không mưa');
  });
});

it('is known to be dry only where the likely high end is too, and the chance is below 20%', () => {
  const isDry = (rain: number | null, rainHigh: number | null, rainProbability: number | null = 10) =>
    isDryDay({ rain, rainLow: rainHigh === null ? null : 0, rainHigh, rainProbability });
  expect(isDry(0, 0.09)).toBe(true);
  expect(isDry(0, 0.1)).toBe(false);
  expect(isDry(0.1, null)).toBe(false);
  expect(isDry(null, null)).toBe(false);
  expect([isDry(0, null, 19), isDry(0, null, 20), isDry(0, null, null)]).toEqual([true, false, true]);
  expect(formatDayRain({ rain: 0, rainLow: null, rainHigh: null, rainProbability: 40 }, false, view)).toBe(
    'khả năng có mưa',
  );
});
