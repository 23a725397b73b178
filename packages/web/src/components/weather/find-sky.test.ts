import { expect, it } from 'vitest';
import { findSky } from './find-sky.ts';

const day = (code: number | null, thunder: 0 | 1 | 2 | 3 | null = 0) => findSky({ code, isDay: true, thunder });
const night = (code: number | null) => findSky({ code, isDay: false, thunder: 0 });

it('colours the day by its state', () => {
  expect([1, 2, 4, 5, 6, 7, 8, 11, 12, 14, 15, 16, 17, 28].map((code) => day(code))).toEqual([
    'clear-day',
    'hot',
    'hot',
    'few-clouds',
    'few-clouds',
    'cloudy',
    'cold',
    'cold',
    'rain',
    'rain',
    'storm',
    'storm',
    'cold',
    'cold',
  ]);
});

it('turns rain into a storm only where thunder is likely', () => {
  expect(day(14, 1)).toBe('rain');
  expect(day(14, 2)).toBe('storm');
});

it('has three nights', () => {
  expect([1, 4, 5, 6, 7, 8, 11, 12, 28].map(night)).toEqual([
    'clear-night',
    'clear-night',
    'clear-night',
    'cloudy-night',
    'cloudy-night',
    'cloudy-night',
    'cloudy-night',
    'rain-night',
    'rain-night',
  ]);
});

it('stays neutral where the state is not known', () => {
  expect(findSky(null)).toBe('cloudy');
  expect(day(null)).toBe('cloudy');
});
