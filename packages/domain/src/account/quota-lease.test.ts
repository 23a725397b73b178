import { describe, expect, it } from 'vitest';
import { findWindowStart, getLeaseSize, grantLease, type LeaseRequest, type QuotaUse } from './quota-lease.ts';

const START = 1_785_740_400;
const ask = (change: Partial<LeaseRequest> = {}): LeaseRequest => ({
  start: START,
  limit: 100,
  wanted: 5,
  needed: 1,
  returned: 0,
  served: 0,
  ...change,
});
const use = (change: Partial<QuotaUse> = {}): QuotaUse => ({
  start: START,
  leased: 0,
  used: 0,
  notified: 0,
  ...change,
});

describe('a lease of calls', () => {
  it('is a twentieth of the limit, at least one call and at most a hundred', () => {
    expect([1, 19, 20, 150, 500, 2000, 12_000].map(getLeaseSize)).toEqual([1, 1, 1, 7, 25, 100, 100]);
  });

  it('begins with the window, and never exceeds what the limit leaves', () => {
    expect(grantLease(null, ask())).toMatchObject({ granted: 5, use: { leased: 5 } });
    expect(grantLease(use({ leased: 98 }), ask({ needed: 5 }))).toMatchObject({ granted: 2, use: { leased: 100 } });
    expect(grantLease(use({ leased: 100 }), ask())).toMatchObject({ granted: 0, use: { leased: 100 } });
    // A smaller plan since: nothing more, and nothing is taken away.
    expect(grantLease(use({ leased: 120 }), ask())).toMatchObject({ granted: 0, use: { leased: 120 } });
  });

  it('shrinks near the limit, so that other processes get a share', () => {
    expect(grantLease(use({ leased: 92 }), ask()).granted).toBe(2);
    expect(grantLease(use({ leased: 99 }), ask()).granted).toBe(1);
  });

  it('hands every call out exactly once, whoever asks in turn', () => {
    let known: QuotaUse | null = null;
    let handedOut = 0;
    for (let turn = 0; turn < 200; turn += 1) {
      const returned = turn === 10 ? 3 : 0;
      const { use: after, granted } = grantLease(known, ask({ returned }));
      known = after;
      handedOut += granted - returned;
    }
    expect(handedOut).toBe(100);
    expect(known?.leased).toBe(100);
  });

  it('begins anew in the next window and gives none of one that is over', () => {
    const next = grantLease(use({ leased: 100, used: 100, notified: 100 }), ask({ start: START + 3600 }));
    expect(next).toMatchObject({ granted: 5, use: { start: START + 3600, leased: 5, used: 0, notified: 0 } });
    const late = grantLease(use({ start: START + 3600, leased: 7 }), ask({ served: 4 }));
    expect(late).toEqual({ use: use({ start: START + 3600, leased: 7 }), granted: 0, notice: null });
  });

  it('only counts where there is no limit', () => {
    expect(grantLease(use({ used: 4 }), ask({ limit: null, served: 9 }))).toMatchObject({
      granted: 0,
      use: { leased: 0, used: 13 },
    });
    // With a limit since: what was served before counts.
    expect(grantLease(use({ used: 99 }), ask())).toMatchObject({ granted: 1, use: { leased: 100, used: 99 } });
  });
});

describe('a notice of the quota', () => {
  const notice = (known: QuotaUse, change: Partial<LeaseRequest> = {}) =>
    grantLease(known, ask({ wanted: 0, needed: 0, ...change })).notice;

  it('comes at 80 and at 100 per cent of what was served, each once', () => {
    expect(notice(use({ leased: 90, used: 70 }), { served: 9 })).toBeNull();
    expect(notice(use({ leased: 90, used: 70 }), { served: 10 })).toBe(80);
    expect(notice(use({ leased: 90, used: 80, notified: 80 }), { served: 5 })).toBeNull();
    expect(notice(use({ leased: 100, used: 99, notified: 80 }), { served: 1 })).toBe(100);
    expect(notice(use({ leased: 100, used: 70 }), { served: 30 })).toBe(100);
    expect(notice(use({ leased: 100, used: 100, notified: 100 }), { served: 1 })).toBeNull();
  });

  it('comes too when a call is refused though a killed process has left some unserved', () => {
    expect(notice(use({ leased: 100, used: 93, notified: 80 }), { wanted: 5, needed: 1 })).toBe(100);
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
