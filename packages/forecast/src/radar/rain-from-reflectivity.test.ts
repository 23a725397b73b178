import { describe, expect, it } from 'vitest';
import { toRainRateMmh } from './rain-from-reflectivity.ts';

describe('rain from reflectivity', () => {
  it('is Marshall and Palmer: 23 dBZ is 1 mm/h', () => {
    expect(toRainRateMmh(10 * Math.log10(200))).toBeCloseTo(1, 10);
    expect(toRainRateMmh(10 * Math.log10(200 * 10 ** 1.6))).toBeCloseTo(10, 8);
  });

  it('stops at 200 mm/h, because more is hail', () => {
    expect(toRainRateMmh(59.8)).toBeLessThan(200);
    expect(toRainRateMmh(60)).toBe(200);
  });

  it('knows nothing of what was not seen', () => expect(toRainRateMmh(Number.NaN)).toBeNaN());
});
