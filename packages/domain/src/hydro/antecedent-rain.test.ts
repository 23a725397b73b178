import { describe, expect, it } from 'vitest';
import { computeAntecedentRain } from './antecedent-rain.ts';

describe('the antecedent index', () => {
  it('forgets a tenth a day', () => {
    expect(computeAntecedentRain([10, 0, 5])).toBeCloseTo(10 * 0.81 + 5, 12);
    expect(computeAntecedentRain([1], { startMm: 10, recession: 0.85 })).toBeCloseTo(9.5, 12);
    expect(computeAntecedentRain([])).toBe(0);
  });

  it('is not known where a day is not', () => {
    expect(computeAntecedentRain([10, null, 5])).toBeNull();
  });
});
