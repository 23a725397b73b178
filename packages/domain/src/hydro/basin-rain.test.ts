import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBasinRain, sumRain } from './basin-rain.ts';

describe('rain of some hours', () => {
  it('is the sum of the first of them', () => {
    expect(sumRain([1, 2, 4, 8], 3)).toBe(7);
  });

  it('is not known where one of them is not, or there are too few', () => {
    expect(sumRain([1, null, 4], 3)).toBeNull();
    expect(sumRain([1, null, 4], 1)).toBe(1);
    expect(sumRain([1, 2], 3)).toBeNull();
  });
});

describe('rain on a basin', () => {
  it('is the mean of its points with the driest and the wettest', () => {
    expect(findBasinRain([10, 30, 20, 0, 40])).toEqual({ meanMm: 20, lowMm: 0, highMm: 40, wettest: 4 });
  });

  it('needs four fifths of the points', () => {
    expect(findBasinRain([10, 10, 10, 10, null])?.meanMm).toBe(10);
    expect(findBasinRain([10, 10, 10, null, null])).toBeNull();
    expect(findBasinRain([])).toBeNull();
  });

  it('names the wettest point by its place in the list, unknown points counted', () => {
    expect(findBasinRain([null, 3, 9, 4, 1])?.wettest).toBe(2);
  });

  it('always has its mean between its ends', () => {
    const amount = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 9 }), (points) => {
        const rain = findBasinRain(points)!;
        expect(rain.meanMm).toBeGreaterThanOrEqual(rain.lowMm - 1e-9);
        expect(rain.meanMm).toBeLessThanOrEqual(rain.highMm + 1e-9);
      }),
    );
  });
});
