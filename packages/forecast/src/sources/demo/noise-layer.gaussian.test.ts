import { describe, expect, it } from 'vitest';
import { DRAW_COUNT, GAUSSIAN_DRAWS, upperQuantile, upperTail } from './noise-layer.ts';

describe('normal distribution', () => {
  it('has the tails of the textbook', () => {
    expect(upperTail(0)).toBeCloseTo(0.5, 6);
    expect(upperTail(1)).toBeCloseTo(0.158655, 5);
    expect(upperTail(1.959964)).toBeCloseTo(0.025, 5);
    expect(upperTail(-2.5)).toBeCloseTo(0.99379, 5);
    expect([upperTail(-7), upperTail(7)]).toEqual([1, 0]);
  });

  it('finds the value of a tail again', () => {
    for (const share of [0.001, 0.02, 0.3, 0.5, 0.8, 0.99]) {
      expect(upperTail(upperQuantile(share))).toBeCloseTo(share, 4);
    }
    expect(Number.isFinite(upperQuantile(0)) && Number.isFinite(upperQuantile(1))).toBe(true);
  });

  it('is drawn with mean 0 and variance 1', () => {
    const mean = GAUSSIAN_DRAWS.reduce((sum, draw) => sum + draw, 0) / DRAW_COUNT;
    const variance = GAUSSIAN_DRAWS.reduce((sum, draw) => sum + draw * draw, 0) / DRAW_COUNT;
    expect(mean).toBeCloseTo(0, 4);
    expect(variance).toBeCloseTo(1, 2);
  });
});
