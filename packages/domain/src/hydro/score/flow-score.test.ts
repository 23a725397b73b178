import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreFlow } from './flow-score.ts';

describe('scores of flow', () => {
  it('are those worked by hand', () => {
    const score = scoreFlow([2, 2, 6], [1, 3, 5]);
    expect(score.pairs).toBe(3);
    expect(score.nse).toBeCloseTo(1 - 3 / 8, 12);
    expect(score.biasPart).toBeCloseTo(10 / 9 - 1, 12);
    expect(score.mae).toBe(1);
    expect(score.rmse).toBe(1);
    const r = 8 / Math.sqrt(8 * (32 / 3));
    expect(score.r).toBeCloseTo(r, 12);
    expect(score.kge).toBeCloseTo(1 - Math.hypot(r - 1, Math.sqrt(32 / 3 / 8) - 1, 1 / 9), 12);
  });

  it('are perfect for what was measured, 0 and 1 − √2 for its mean', () => {
    expect(scoreFlow([1, 4, 2], [1, 4, 2])).toMatchObject({ nse: 1, kge: 1, biasPart: 0, rmse: 0 });
    const mean = scoreFlow([2, 2, 2], [1, 2, 3]);
    expect(mean.nse).toBeCloseTo(0, 12);
    expect(mean.kge).toBeCloseTo(1 - Math.SQRT2, 12);
  });

  it('pass over gaps and look only at the steps named', () => {
    expect(scoreFlow([1, NaN, 3, 9], [1, 2, NaN, 9]).pairs).toBe(2);
    expect(scoreFlow([1, 2, 3, 4], [9, 2, 3, 9], 1, 3)).toMatchObject({ pairs: 2, nse: 1 });
  });

  it('say nothing of what they cannot know', () => {
    expect(scoreFlow([], [])).toMatchObject({ pairs: 0, nse: null, kge: null, mae: null });
    expect(scoreFlow([0.1, 0.2, 0.3], [0.1, 0.1, 0.1])).toMatchObject({ nse: null, kge: null });
    expect(scoreFlow([1, 2], [0, 0])).toMatchObject({ nse: null, kge: null, biasPart: null });
  });

  it('never exceed 1', () => {
    const flow = fc.double({ min: 0, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(flow, flow), { minLength: 2 }), (pairs) => {
        const { nse, kge } = scoreFlow(
          pairs.map(([model]) => model),
          pairs.map(([, truth]) => truth),
        );
        expect(nse ?? 0).toBeLessThanOrEqual(1);
        expect(kge ?? 0).toBeLessThanOrEqual(1);
      }),
    );
  });
});
