import { describe, expect, it } from 'vitest';
import { nameSky, nameSkyLight, type SunPlace } from './sky.ts';

const NOON: SunPlace = { heightDeg: 60, isUp: true, isRising: true };
const MIDNIGHT: SunPlace = { heightDeg: -60, isUp: false, isRising: true };

const day = (code: number | null, thunder: 0 | 1 | 2 | 3 | null = 0, visibility: number | null = null) =>
  nameSky({ code, isDay: true, thunder, visibility }, NOON);
const night = (code: number | null, visibility: number | null = null) =>
  nameSky({ code, isDay: false, thunder: 0, visibility }, MIDNIGHT);

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
  expect([1, 4, 5, 6, 7, 8, 11, 12, 28].map((code) => night(code))).toEqual([
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
  expect(day(null)).toBe('cloudy');
  expect(night(null)).toBe('cloudy-night');
});

it('is foggy below one kilometre of sight, not at one, and never in rain', () => {
  expect([day(5, 0, 0.99), day(5, 0, 1), day(12, 0, 0.5)]).toEqual(['fog', 'few-clouds', 'rain']);
  expect([night(1, 0.99), night(1, 1)]).toEqual(['cloudy-night', 'clear-night']);
});

describe('a sun near the horizon', () => {
  const at = (heightDeg: number, isRising: boolean, isDay: boolean | null, code = 1) =>
    nameSky({ code, isDay, thunder: 0 }, { heightDeg, isUp: heightDeg > -0.3, isRising });

  it('makes dawn or dusk up to six degrees', () => {
    expect([at(6, true, true), at(6, false, true), at(6.1, true, true)]).toEqual(['dawn', 'dusk', 'clear-day']);
  });

  it('does so in the hour of sunrise that is shown as night, and not once it is down', () => {
    expect([at(-0.2, true, false), at(-0.4, true, false)]).toEqual(['dawn', 'clear-night']);
  });

  it('decides between day and night where a whole day is shown', () => {
    expect([at(30, true, null), at(-30, true, null)]).toEqual(['clear-day', 'clear-night']);
  });

  it('does not shine through a closed sky, but colours its rim', () => {
    expect([at(3, true, true, 6), at(3, true, true, 7)]).toEqual(['dawn', 'cloudy']);
    const low = { heightDeg: 3, isUp: true };
    expect([true, false].map((isRising) => nameSkyLight({ ...low, isRising }))).toEqual(['dawn', 'dusk']);
    expect([NOON, MIDNIGHT].map(nameSkyLight)).toEqual([null, null]);
  });

  it('does not turn a whole day that is shown by night into dawn', () => {
    expect(at(-40, true, true)).toBe('clear-day');
  });
});
