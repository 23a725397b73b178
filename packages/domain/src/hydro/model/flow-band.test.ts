import { describe, expect, it } from 'vitest';
import { findFlowBand, quantileOfSorted, runMembers } from './flow-band.ts';
import { type Forcing, makeGr4State } from './gr4-model.ts';

const SET = { x1Mm: 300, x2Mm: 0, x3Mm: 60, x4Steps: 1.5 };
const member = (rainMm: number): Forcing => ({
  rainMm: new Float64Array(10).fill(rainMm),
  peMm: new Float64Array(10).fill(3),
});

describe('the band of an ensemble', () => {
  it('orders its members: the wetter, the more flow', () => {
    const flows = runMembers('day', SET, makeGr4State('day', SET), [0, 5, 10, 20, 80].map(member));
    const band = findFlowBand(flows);
    for (let day = 3; day < 10; day++) {
      expect(band?.p10[day]).toBeLessThan(band?.p50[day] as number);
      expect(band?.p50[day]).toBeLessThan(band?.p90[day] as number);
      expect(band?.p50[day]).toBe(flows[2]?.[day]);
    }
  });

  it('is missing for one model, and for fewer than five members', () => {
    expect(findFlowBand([[1, 2, 3]])).toBeNull();
    expect(findFlowBand([[1], [2], [3], [4]])).toBeNull();
    expect(findFlowBand([[1], [2], [3], [4], [5]])).toEqual({
      p10: Float64Array.of(1.4),
      p50: Float64Array.of(3),
      p90: Float64Array.of(4.6),
    });
  });

  it('has no number between a time and never', () => {
    expect(quantileOfSorted([1, 2, Infinity], 0.9)).toBe(Infinity);
    expect(quantileOfSorted([Infinity, Infinity], 0.5)).toBe(Infinity);
  });
});
