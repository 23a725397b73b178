import { describe, expect, it } from 'vitest';
import { blend, findLead, toModelShare } from './blend.ts';

describe('radar and model', () => {
  it('is the radar alone while the nowcast is worth its full weight, and the model alone from 180 minutes on', () => {
    const share = (fullWeightMinutes: number) => (minutes: number) =>
      toModelShare({ frameAt: 1000, fullWeightMinutes }, 1000 + 60 * minutes);
    expect([0, 90, 135, 180, 200].map(share(90))).toEqual([0, 0, 0.5, 1, 1]);
    expect([0, 30, 105, 180, 200].map(share(30))).toEqual([0, 0, 0.5, 1, 1]);
  });

  it('takes what is known', () => {
    expect(blend(4, 2, 0.5)).toBe(3);
    expect(blend(null, 2, 0)).toBe(2);
    expect(blend(4, null, 1)).toBe(4);
    expect(blend(null, null, 0.5)).toBeNull();
    expect(blend(0, null, 0)).toBe(0);
  });

  it('has leads of 10 minutes up to three hours', () => {
    const list = (frameAt: number) => [600, 1200, 10_800, 11_400].map((at) => findLead(frameAt, at));
    expect([list(0), list(300), list(599)]).toEqual(Array(3).fill([1, 2, 18, null]));
    expect(list(600)).toEqual([null, 1, 17, 18]);
  });
});
