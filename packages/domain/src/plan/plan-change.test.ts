import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '#time/vietnam-time.ts';
import type { PlanId } from './plan.table.ts';
import { findCurrentTerm, getPrice, isForSale, type PlanTerm, quotePlan } from './plan-change.ts';

const at = (text: string) => Date.parse(text.length > 10 ? text : `${text}T10:00:00+07:00`) / 1000;

function buy(planId: PlanId, terms: readonly PlanTerm[], now: number): PlanTerm[] {
  const { kind, startsAt, endsAt, anchorDay, credit, amount } = quotePlan(planId, terms, now);
  const bought = { planId, startsAt, endsAt, anchorDay, value: amount + credit };
  const rest = kind === 'upgrade' ? [] : terms;
  return [...rest, bought];
}

describe('the end of a month', () => {
  it.each([
    ['2026-07-22', '2026-08-22'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2028-01-30', '2028-02-29'],
    ['2026-03-31', '2026-04-30'],
    ['2026-12-31', '2027-01-31'],
    ['2026-12-05', '2027-01-05'],
    ['2026-01-30T18:30:00Z', '2026-02-28'],
  ])('from %s is %s', (from, end) => {
    expect(formatMoment(quotePlan('happy-rain', [], at(from)).endsAt)).toBe(`${end}T23:59:59+07:00`);
  });
});

describe('buying a plan', () => {
  it('returns to the day of the first payment after a short month', () => {
    let terms = buy('happy-rain', [], at('2026-01-31'));
    for (const day of ['2026-02-20', '2026-03-20', '2026-04-20']) terms = buy('happy-rain', terms, at(day));
    expect(terms.map(({ endsAt }) => formatMoment(endsAt).slice(0, 10))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    for (const [index, { startsAt }] of terms.slice(1).entries())
      expect(startsAt).toBe((terms[index]?.endsAt ?? 0) + 1);
  });

  it('credits whole days left of the smaller plan, rounded down to 1,000 dong', () => {
    const terms = buy('package-1', [], at('2026-07-22'));
    const change = quotePlan('package-2', terms, at('2026-08-01'));
    // 21 of 31 days: 490,000 × 21 / 31 = 331,935.
    expect(change).toMatchObject({ kind: 'upgrade', credit: 331_000, amount: 659_000, startsAt: at('2026-08-01') });
    expect(formatMoment(change.endsAt)).toBe('2026-09-01T23:59:59+07:00');
  });

  it('credits all of it on the day of the payment, and nothing on the last day', () => {
    const terms = buy('package-1', [], at('2026-07-22'));
    expect(quotePlan('package-2', terms, at('2026-07-22T23:00:00+07:00')).credit).toBe(490_000);
    expect(quotePlan('package-2', terms, at('2026-08-22T08:00:00+07:00')).credit).toBe(0);
  });

  it('counts credit of an earlier change as paid', () => {
    const once = buy('package-2', buy('package-1', [], at('2026-07-22')), at('2026-07-22T12:00:00+07:00'));
    expect(once).toMatchObject([{ value: 990_000 }]);
    expect(quotePlan('package-3', once, at('2026-07-22T13:00:00+07:00')).credit).toBe(990_000);
  });

  it('credits months that were paid ahead, and asks for at least 1,000 dong', () => {
    let terms: PlanTerm[] = [];
    for (let month = 0; month < 3; month += 1) terms = buy('package-1', terms, at('2026-07-22'));
    expect(quotePlan('package-2', terms, at('2026-07-22'))).toMatchObject({ amount: 1000, credit: 989_000 });
  });

  it('lets a smaller plan follow what is paid for, and the same plan extend', () => {
    const terms = buy('package-2', [], at('2026-07-22'));
    expect(quotePlan('happy-rain', terms, at('2026-08-01'))).toMatchObject({
      kind: 'follow',
      credit: 0,
      amount: 9000,
      startsAt: at('2026-08-23T00:00:00+07:00'),
      endsAt: at('2026-09-22T23:59:59+07:00'),
    });
    expect(quotePlan('package-2', terms, at('2026-08-01')).kind).toBe('extend');
  });

  it('begins anew after a plan that is over', () => {
    const terms = buy('happy-rain', [], at('2026-01-31'));
    const change = quotePlan('happy-rain', terms, at('2026-03-05'));
    expect(change).toMatchObject({ kind: 'begin', anchorDay: 5, startsAt: at('2026-03-05') });
  });

  it('never asks for less than nothing and never credits more than was paid', () => {
    const plans = fc.constantFrom<PlanId[]>('happy-rain', 'package-1', 'package-2', 'package-3', 'package-4');
    const steps = fc.array(fc.tuple(plans, fc.nat(40 * 86_400)), { maxLength: 12 });
    fc.assert(
      fc.property(steps, (bought) => {
        let terms: PlanTerm[] = [];
        let now = at('2026-01-31');
        for (const [planId, pause] of bought) {
          now += pause;
          const worth = terms.reduce((sum, { value }) => sum + value, 0);
          const change = quotePlan(planId, terms, now);
          expect(change.amount).toBeGreaterThanOrEqual(1000);
          expect(change.credit).toBeGreaterThanOrEqual(0);
          expect(change.credit).toBeLessThanOrEqual(worth);
          expect(change.amount + change.credit).toBe(getPrice(planId));
          expect(change.endsAt).toBeGreaterThan(change.startsAt);
          terms = buy(planId, terms, now).filter(({ endsAt }) => endsAt >= now);
          expect(findCurrentTerm(terms, now)).not.toBeNull();
        }
      }),
    );
  });

  it('sells neither what is free nor what is agreed in a contract', () => {
    expect((['community', 'package-5', 'happy-rain', 'package-4'] as const).map(isForSale)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
