import { describe, expect, it } from 'vitest';
import { formatRainRange, formatRainRangeNumber, formatSpanRain, formatSpanRainNumber } from './format-spans.ts';
import { makeView } from './weather.fixture.ts';

const { style } = makeView('vi');
const write = (rainLow: number | null, rain: number | null, rainHigh: number | null) =>
  formatRainRange({ rain, rainLow, rainHigh }, style).replace('\u00a0', ' ');

describe('an amount of rain with its range', () => {
  it('is a range where the ends are 2 mm and 30% apart', () => {
    expect(write(2, 7, 12)).toBe('2–12 mm');
    expect(write(0, 0.3, 2)).toBe('0–2 mm');
    expect(write(70, 80, 100)).toBe('70–100 mm');
  });

  it('is one number where they are closer', () => {
    expect(write(0, 0.3, 1.9)).toBe('0,3 mm');
    expect(write(71, 80, 101)).toBe('80 mm');
  });

  it('is one number where nothing gives a range, and a dash where nothing is known', () => {
    expect(write(null, 7, null)).toBe('7,0 mm');
    expect(write(null, 7, 12)).toBe('7,0 mm');
    expect(write(2, null, 12)).toBe('–');
  });

  it('leaves the unit to the head of a column', () => {
    expect(formatRainRangeNumber({ rain: 7, rainLow: 2, rainHigh: 12 }, style)).toBe('2–12');
    expect(formatRainRangeNumber({ rain: 12, rainLow: null, rainHigh: null }, style)).toBe('12');
  });
});

describe('an amount in a row of a day or a part of it', () => {
  const writeSpan = (rain: number | null, rainHigh: number | null = null) =>
    formatSpanRain({ rain, rainLow: rainHigh === null ? null : 0, rainHigh }, style).replaceAll('\u00a0', ' ');

  it.each([
    [0, '0 mm'],
    [0.1, '< 1 mm'],
    [0.9, '< 1 mm'],
    [1, '1,0 mm'],
    [12, '12 mm'],
    [null, '–'],
  ])('of %s mm is %s', (rain, wanted) => {
    expect(writeSpan(rain)).toBe(wanted);
  });

  it('stays a range where members are apart', () => {
    expect(writeSpan(0.3, 2)).toBe('0–2 mm');
    expect(writeSpan(0.3, 1.9)).toBe('< 1 mm');
    expect(formatSpanRainNumber({ rain: 0.3, rainLow: null, rainHigh: null }, style)).toBe('<\u00a01');
  });
});
