import { describe, expect, it } from 'vitest';
import { computePermissibleError, scorePermissible } from './permissible-error.ts';

/** Changes of +2 and −2 in turn: their standard deviation is 2 √(n/(n−1)). */
const sawtooth = (steps: number) => Array.from({ length: steps }, (_, at) => 10 + 2 * (at % 2));

describe('the permissible error of TT 42/2017', () => {
  it('is 0.674 times the standard deviation of the changes over the lead', () => {
    expect(computePermissibleError(sawtooth(41), 1)).toBeCloseTo(0.674 * 2 * Math.sqrt(40 / 39), 9);
    expect(computePermissibleError(sawtooth(41), 2)).toBeCloseTo(0, 9);
  });

  it('needs thirty changes', () => {
    expect(computePermissibleError(sawtooth(31), 1)).not.toBeNull();
    expect(computePermissibleError(sawtooth(30), 1)).toBeNull();
    const withGap = sawtooth(32);
    withGap[5] = NaN;
    expect(computePermissibleError(withGap, 1)).toBeNull();
  });

  it('counts errors at it as within', () => {
    expect(scorePermissible([10, 12, 14, NaN], [10, 10, 10, 10], 2)).toEqual({ pairs: 3, within: 2, score: 200 / 3 });
    expect(scorePermissible([], [], 2).score).toBeNull();
  });
});
