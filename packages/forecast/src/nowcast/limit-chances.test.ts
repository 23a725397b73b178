import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMostChance, limitChances } from './limit-chances.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const minutes = fc.integer({ min: 1, max: 180 });

describe('the highest chance', () => {
  it('is certainty for three quarters of an hour, and in widespread rain', () => {
    expect(findMostChance(45, 0)).toBe(1);
    expect(findMostChance(90, 0.4)).toBe(1);
    expect(findMostChance(90, 0.05)).toBeCloseTo(0.5567, 3);
  });

  it('never rises with the lead, never falls with the share that rains, and is always above that and a half', () => {
    fc.assert(
      fc.property(minutes, minutes, share, share, (one, other, some, more) => {
        const most = findMostChance(one, some);
        expect(most).toBeGreaterThan(0.5);
        expect(most).toBeGreaterThanOrEqual(some - 1e-9);
        expect(most).toBeLessThanOrEqual(1);
        expect((other - one) * (findMostChance(other, some) - most)).toBeLessThanOrEqual(1e-9);
        expect((more - some) * (findMostChance(one, more) - most)).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  it('lowers what exceeds it and nothing else', () => {
    const chances = Float32Array.of(0, 0.3, 0.9, 1, Number.NaN);
    const size = { columns: 5, rows: 1 };
    const places = { side: 32, columns: 1, rows: 1 };
    limitChances(chances, 30, Float32Array.of(0), size, places);
    expect([...chances.slice(0, 4)]).toEqual([0, Math.fround(0.3), Math.fround(0.9), 1]);
    limitChances(chances, 96, Float32Array.of(0), size, places);
    const most = Math.fround(48 / 90);
    expect([...chances]).toEqual([0, Math.fround(0.3), most, most, Number.NaN]);
  });
});
