import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDayMonth,
  formatDegreesApart,
  formatNumber,
  formatPercent,
  formatRain,
  formatSpeed,
  formatTemperature,
  type ValueStyle,
  weekdayOf,
} from './format-values.ts';
import { findShortDirection } from './name-wind.ts';

const vi: ValueStyle = { language: 'vi', temperatureUnit: 'C', windUnit: 'kmh' };
const en: ValueStyle = { language: 'en', temperatureUnit: 'F', windUnit: 'ms' };

describe('values as a reader sees them', () => {
  it('writes decimals with a comma in Vietnamese and a point in English', () => {
    expect(formatNumber(1004.6, vi, 1)).toBe('1.004,6');
    expect(formatNumber(1004.6, en, 1)).toBe('1,004.6');
    expect(formatNumber(1_234_567, vi)).toBe('1.234.567');
  });

  it('rounds half up on both sides of zero and never writes a negative zero', () => {
    expect(formatNumber(-0.4, vi)).toBe('0');
    expect(formatNumber(-0.5, vi)).toBe('0');
    expect(formatNumber(-0.51, vi)).toBe('−1');
    expect(formatNumber(0.5, vi)).toBe('1');
    expect(formatNumber(27.449999, vi)).toBe('27');
  });

  it('turns degrees into the unit of the page', () => {
    expect(formatTemperature(28, vi)).toBe('28°');
    expect(formatTemperature(28, en)).toBe('82°');
    expect(formatTemperature(-1.4, vi)).toBe('−1°');
    expect(formatDegreesApart(-2, vi)).toBe('2°');
    expect(formatDegreesApart(-2, en)).toBe('4°');
  });

  it('says that a value is not known with a dash, never with a zero', () => {
    expect([
      formatTemperature(null, vi),
      formatRain(null, vi),
      formatPercent(null, vi),
      formatSpeed(null, vi),
      formatClock(null),
    ]).toEqual(Array(5).fill('–'));
  });

  it('gives small rain one decimal and large rain none', () => {
    expect(formatRain(0, vi)).toBe('0\u00a0mm');
    expect(formatRain(0.1, vi)).toBe('0,1\u00a0mm');
    expect(formatRain(9.94, vi)).toBe('9,9\u00a0mm');
    expect(formatRain(9.95, vi)).toBe('10\u00a0mm');
  });

  it('writes wind in km/h or m/s', () => {
    expect(formatSpeed(3.3, vi)).toBe('12\u00a0km/h');
    expect(formatSpeed(3.3, en)).toBe('3.3\u00a0m/s');
  });

  it('shortens the directions that are too long for a row and keeps their name', () => {
    expect(findShortDirection(22.5, 3, 'en')).toEqual({ text: 'NNE', name: 'North-northeast' });
    expect(findShortDirection(45, 3, 'en')).toEqual({ text: 'NE', name: 'Northeast' });
    expect(findShortDirection(22.5, 3, 'vi')).toEqual({ text: 'Bắc Đông Bắc', name: null });
    expect(findShortDirection(45, 0.2, 'en')).toBeNull();
    expect(findShortDirection(null, 3, 'en')).toBeNull();
  });

  it('writes days and hours of a moment', () => {
    expect(formatClock('2024-08-03T07:00:00+07:00')).toBe('07:00');
    expect(formatDayMonth('2024-08-03', 'vi')).toBe('3/8');
    expect(formatDayMonth('2024-08-03', 'en')).toBe('3 Aug');
    expect(weekdayOf('2024-08-03')).toBe(6);
    expect(weekdayOf('2026-11-22')).toBe(0);
  });
});
