import { describe, expect, it } from 'vitest';
import { findPeakError } from './peak-error.ts';

describe('the error of a peak', () => {
  it('is its size and how late it came', () => {
    expect(findPeakError([1, 2, 8, 3], [1, 10, 4, 2])).toEqual({
      forecast: 8,
      measured: 10,
      errorPart: 8 / 10 - 1,
      lateSteps: 1,
    });
    expect(findPeakError([9, 2], [1, 10])?.lateSteps).toBe(-1);
  });

  it('looks only where both are known', () => {
    expect(findPeakError([1, 99, 3], [2, NaN, 1])).toMatchObject({ forecast: 3, measured: 2, lateSteps: 2 });
    expect(findPeakError([NaN], [1])).toBeNull();
  });

  it('has no part of a peak of 0', () => {
    expect(findPeakError([1, 2], [0, 0])).toMatchObject({ errorPart: null, lateSteps: 1 });
  });
});
