import { describe, expect, it } from 'vitest';
import { findHeroSky } from './find-hero-sky.ts';

describe('findHeroSky', () => {
  it.each([
    [0, 'clear-night'],
    [4, 'clear-night'],
    [5, 'dawn'],
    [6, 'clear-day'],
    [16, 'clear-day'],
    [17, 'dusk'],
    [18, 'clear-night'],
    [23, 'clear-night'],
  ])('at %i o’clock is %s', (hour, sky) => {
    expect(findHeroSky(hour)).toBe(sky);
  });
});
