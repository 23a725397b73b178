import { DAY_SECONDS, type EpochSeconds, parseDate, startOfVietnamDay, vietnamDate } from '#time/vietnam-time.ts';
import { PLANS, type Plan, type PlanId } from './plan.table.ts';

/** A paid month of a plan. */
export interface PlanTerm {
  readonly planId: PlanId;
  /** First second. A following month begins one second after the previous one ends. */
  readonly startsAt: EpochSeconds;
  /** Last second. */
  readonly endsAt: EpochSeconds;
  /** Its price in dong: money and credit. */
  readonly value: number;
  /** Day of the month on which it and the following months end. */
  readonly anchorDay: number;
}

/**
 * Effects of a new month on an account: begins a plan, extends it, replaces a smaller one immediately, or follows a
 * larger one.
 */
export const PLAN_CHANGE_KINDS = ['begin', 'extend', 'upgrade', 'follow'] as const;
/** Effect of a new month on an account. */
export type PlanChangeKind = (typeof PLAN_CHANGE_KINDS)[number];

/** Effect of buying a plan now. */
export interface PlanChange {
  readonly kind: PlanChangeKind;
  readonly startsAt: EpochSeconds;
  readonly endsAt: EpochSeconds;
  readonly anchorDay: number;
  /** Credit in dong for the remaining days of smaller plans. */
  readonly credit: number;
  /** Dong to pay. */
  readonly amount: number;
}

/** Rounding of credit and least payment, in dong. */
const STEP = 1000;

/** Whether a plan is sold online. */
export const isForSale = (plan: PlanId): boolean => typeof PLANS[plan].price === 'number' && PLANS[plan].price !== 0;

/** The plans that are sold online, cheapest first. */
export const listSoldPlans = (): readonly PlanId[] => (Object.keys(PLANS) as PlanId[]).filter(isForSale);

/** Dong per month; 0 if free or by contract. */
export function getPrice(plan: PlanId): number {
  const { price }: Plan = PLANS[plan];
  return typeof price === 'number' ? price : 0;
}

/** The current term; null: the account has the free plan. */
export function findCurrentTerm<Term extends PlanTerm>(terms: readonly Term[], now: EpochSeconds): Term | null {
  return terms.find(({ startsAt, endsAt }) => startsAt <= now && now <= endsAt) ?? null;
}

const DAYS_OF_LONGEST_MONTH = 31;

/** 00:00 of a day in a month, which may be beyond December; null if the month has no such day. */
function findDay(year: number, month: number, day: number): EpochSeconds | null {
  const years = year + Math.floor((month - 1) / 12);
  const months = ((month - 1) % 12) + 1;
  return parseDate(
    [String(years).padStart(4, '0'), ...[months, day].map((part) => String(part).padStart(2, '0'))].join('-'),
  );
}

/** Day of the month (1–31) on which a plan's months end: that of the first payment. */
const findAnchorDay = (at: EpochSeconds): number => vietnamDate(at).day;

/**
 * End of a plan month that begins at `from` or follows a month ending then: 23:59:59 in Vietnam on the anchor day of
 * the next month, or on its last day if it has no such day (domain.md 8.5.3; api.md, "Plans, orders, payments").
 */
function findMonthEnd(from: EpochSeconds, anchorDay: number): EpochSeconds {
  const { year, month } = vietnamDate(from);
  for (let day = Math.min(anchorDay, DAYS_OF_LONGEST_MONTH); day > 0; day -= 1) {
    const start = findDay(year, month + 1, day);
    if (start !== null) return start + DAY_SECONDS - 1;
  }
  throw new RangeError(`no day ${anchorDay} in any month`);
}

/** Calendar days from the day of one moment to the day of another. */
function countDays(from: EpochSeconds, to: EpochSeconds): number {
  return Math.round((startOfVietnamDay(to) - startOfVietnamDay(from)) / DAY_SECONDS);
}

/** Value of a term's whole days after today: its price pro rata, unrounded. */
function valueDaysLeft({ startsAt, endsAt, value }: PlanTerm, now: EpochSeconds): number {
  // The second before a following month is the last of the previous one, so that both count the same days.
  const from = startsAt - 1;
  const days = countDays(from, endsAt);
  const left = countDays(Math.max(now, from), endsAt);
  return days <= 0 ? 0 : (value * Math.min(left, days)) / days;
}

/** Credit in dong for the rest of paid months, rounded down to 1,000. */
function computeCredit(terms: readonly PlanTerm[], now: EpochSeconds): number {
  const value = terms.reduce((sum, term) => sum + valueDaysLeft(term, now), 0);
  return Math.floor(value / STEP) * STEP;
}

/**
 * Effect of buying a month of a plan at `now` (api.md, "Plans, orders, payments"). `terms`: months that are not over,
 * in order. A more expensive plan starts now, and the remaining days of the others are credited; the same or a cheaper
 * one starts after all paid months.
 */
export function quotePlan(
  planId: PlanId,
  terms: readonly PlanTerm[],
  now: EpochSeconds,
  price: number = getPrice(planId),
): PlanChange {
  const running = terms.filter(({ endsAt }) => endsAt >= now);
  const last = running.at(-1);
  const current = findCurrentTerm(running, now) ?? running[0];
  if (last === undefined || current === undefined || price > getPrice(current.planId)) {
    const credit = computeCredit(running, now);
    const anchorDay = findAnchorDay(now);
    const kind = last === undefined ? 'begin' : 'upgrade';
    const amount = Math.max(STEP, price - credit);
    return {
      kind,
      startsAt: now,
      endsAt: findMonthEnd(now, anchorDay),
      anchorDay,
      credit: Math.min(credit, price - amount),
      amount,
    };
  }
  const { anchorDay, endsAt } = last;
  const kind = planId === current.planId ? 'extend' : 'follow';
  return { kind, startsAt: endsAt + 1, endsAt: findMonthEnd(endsAt, anchorDay), anchorDay, credit: 0, amount: price };
}
