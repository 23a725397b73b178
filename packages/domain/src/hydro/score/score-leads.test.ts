import { describe, expect, it } from 'vitest';
import { scoreLeads } from './score-leads.ts';

/** Rises by 1 per step for 20 steps, then falls, and so on. */
const measured = Array.from({ length: 80 }, (_, at) => 10 + Math.abs(20 - (at % 40)));
const issue = (firstStep: number, error: number) => ({
  firstStep,
  flow: [0, 1, 2].map((ahead) => (measured[firstStep + ahead] ?? NaN) + error * (ahead + 1)),
});
const forecasts = Array.from({ length: 60 }, (_, at) => issue(at + 5, at % 2 === 0 ? 0.25 : -0.25));

describe('scores by lead', () => {
  it('fall with the lead and stand beside persistence', () => {
    const [first, third] = scoreLeads(forecasts, measured, [1, 3]);
    expect(first?.score.pairs).toBe(60);
    expect(first?.score.mae).toBeCloseTo(0.25, 9);
    expect(third?.score.mae).toBeCloseTo(0.75, 9);
    expect(first?.persistence.mae).toBeCloseTo(1, 1);
    expect(third?.persistence.mae).toBeGreaterThan(2);
  });

  it('say how many were within Scf', () => {
    const [first] = scoreLeads(forecasts, measured, [1]);
    expect(first?.permissible).toBeCloseTo(0.674, 1);
    expect(first?.share).toMatchObject({ pairs: 60, within: 60, score: 100 });
  });

  it('count no forecast of what has not come', () => {
    expect(scoreLeads([issue(79, 0)], measured, [1, 2]).map(({ score }) => score.pairs)).toEqual([1, 0]);
    expect(scoreLeads([], [], [1])[0]).toMatchObject({ permissible: null, share: null });
  });
});
