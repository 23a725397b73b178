import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadDays } from './spread-days.ts';

describe('hours from days', () => {
  it('keep the water of each day and are never negative', () => {
    const flow = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 5000, noNaN: true }));
    fc.assert(
      fc.property(fc.array(flow, { maxLength: 12 }), (days) => {
        const { hours } = spreadDays(days);
        expect(hours).toHaveLength(24 * days.length);
        for (const [day, mean] of days.entries()) {
          const own = hours.subarray(24 * day, 24 * day + 24);
          expect(own.reduce((sum, hour) => sum + hour, 0) / 24).toBeCloseTo(mean, 8);
          expect(Math.min(...own)).toBeGreaterThanOrEqual(-1e-9);
        }
      }),
    );
  });

  it('rise towards a wetter day and say that they are interpolated', () => {
    const { hours, interpolated } = spreadDays([10, 40]);
    expect(hours[23]).toBeGreaterThan(hours[12] as number);
    expect(interpolated).toBe(true);
  });

  it('stay as they are where the days do', () => {
    expect(new Set(spreadDays([7, 7, 7]).hours)).toEqual(new Set([7]));
  });
});
