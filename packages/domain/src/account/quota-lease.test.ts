import { describe, expect, it } from 'vitest';
import { findWindowStart, getLeaseSize } from './quota-lease.ts';

describe('a lease of calls', () => {
  it('is a twentieth of the limit, at least one call and at most a hundred', () => {
    expect([1, 19, 20, 150, 500, 2000, 12_000].map(getLeaseSize)).toEqual([1, 1, 1, 7, 25, 100, 100]);
  });
});

describe('windows', () => {
  it('are the clock hour and the day of Vietnam', () => {
    const at = Date.parse('2026-11-27T23:59:59+07:00') / 1000;
    expect(findWindowStart('hour', at)).toBe(Date.parse('2026-11-27T23:00:00+07:00') / 1000);
    expect(findWindowStart('day', at)).toBe(Date.parse('2026-11-27T00:00:00+07:00') / 1000);
    expect(findWindowStart('day', at + 1)).toBe(Date.parse('2026-11-28T00:00:00+07:00') / 1000);
  });
});
