import type { Language } from '#language/language.ts';
import { getPlanLimit } from '#plan/may-use.ts';
import { PLANS, type PlanId } from '#plan/plan.table.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfHour, startOfVietnamDay } from '#time/vietnam-time.ts';

/** Purposes of a bulletin. */
export const BULLETIN_PURPOSES = ['event', 'construction', 'voyage', 'agriculture', 'film', 'other'] as const;
/** Purpose of a bulletin. */
export type BulletinPurpose = (typeof BULLETIN_PURPOSES)[number];

/** Weather that may affect the client's work. */
export const BULLETIN_CONCERNS = ['rain', 'wind', 'thunder', 'heat', 'cold', 'waves', 'visibility'] as const;
/** Weather that a client is concerned about. */
export type BulletinConcern = (typeof BULLETIN_CONCERNS)[number];

/** Languages of a bulletin order. */
export const BULLETIN_LANGUAGES = ['vi', 'en', 'both'] as const;
/** Languages of an order. */
export type BulletinLanguages = (typeof BULLETIN_LANGUAGES)[number];

/** Progress of an order: `received`, then `writing` from the editor's draft on; it ends in one of the other three. */
export const BULLETIN_STATES = ['received', 'writing', 'delivered', 'declined', 'cancelled'] as const;
/** State of an order. */
export type BulletinState = (typeof BULLETIN_STATES)[number];

/** A bulletin order. */
export interface BulletinRequest {
  readonly place: { readonly name: string; readonly lat: number; readonly lng: number };
  /** Full hours; `toAt` is excluded. */
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly purpose: BulletinPurpose;
  readonly concerns: readonly BulletinConcern[];
  readonly language: BulletinLanguages;
  /** Empty: none. */
  readonly remarks: string;
  /** Deadline of the client. */
  readonly neededAt: EpochSeconds;
  /** E-mail recipients besides the account's own list. */
  readonly emails: readonly string[];
}

/** Forecast days, including today: the range of every page. */
const MOST_DAYS_AHEAD = 15;
/** Most e-mail addresses of an order. */
export const MOST_BULLETIN_EMAILS = 5;
/** Most characters of the remarks. */
export const LONGEST_REMARKS = 2000;
/** Most simultaneously open orders, for plans with more places. */
const MOST_OPEN_ORDERS = 10;

/** The languages requested by an order. */
export const listBulletinLanguages = (language: BulletinLanguages): readonly Language[] =>
  language === 'both' ? ['vi', 'en'] : [language];

/**
 * Whether an order may change from one state to another; `delivered` to itself is a bulletin that replaces the previous
 * one.
 */
export function mayMoveBulletin(from: BulletinState, to: BulletinState): boolean {
  if (from === 'received') return to === 'writing' || to === 'declined' || to === 'cancelled';
  if (from === 'writing') return to === 'delivered' || to === 'declined';
  return from === 'delivered' && to === 'delivered';
}

/** A moment in Vietnam to the minute, `2026-11-22T06:00`; null for anything else. */
export function parseLocalMinute(text: string): EpochSeconds | null {
  const parts = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (parts === null) return null;
  const at = Date.parse(`${text}:00+07:00`) / 1000;
  // A non-existent date becomes another one, or NaN.
  return Number.isNaN(at) || formatLocalMinute(at) !== text ? null : at;
}

/** `2026-11-22T06:00`: a moment in Vietnam to the minute. */
export function formatLocalMinute(at: EpochSeconds): string {
  return new Date((at + 7 * HOUR_SECONDS) * 1000).toISOString().slice(0, 16);
}

/** Fault of an order, whatever the plan, by its field. */
export interface BulletinRequestFault {
  readonly field: 'from' | 'to' | 'neededAt';
  readonly fault: 'past' | 'notHour' | 'order' | 'tooFar' | 'afterStart';
  /** The last possible moment, if there is one. */
  readonly limit: EpochSeconds;
}

/** The end of the last day that a bulletin may cover. */
export const findLastBulletinEnd = (now: EpochSeconds, days: number = MOST_DAYS_AHEAD): EpochSeconds =>
  startOfVietnamDay(now) + Math.min(days, MOST_DAYS_AHEAD) * DAY_SECONDS;

/** Faults of an order's moments that no plan fixes; empty if there are none. */
export function checkBulletinMoments(
  { fromAt, toAt, neededAt }: Pick<BulletinRequest, 'fromAt' | 'toAt' | 'neededAt'>,
  now: EpochSeconds,
): BulletinRequestFault[] {
  const faults: BulletinRequestFault[] = [];
  const last = findLastBulletinEnd(now);
  if (fromAt !== startOfHour(fromAt)) faults.push({ field: 'from', fault: 'notHour', limit: 0 });
  else if (fromAt < startOfHour(now)) faults.push({ field: 'from', fault: 'past', limit: startOfHour(now) });
  if (toAt !== startOfHour(toAt)) faults.push({ field: 'to', fault: 'notHour', limit: 0 });
  else if (toAt <= fromAt) faults.push({ field: 'to', fault: 'order', limit: fromAt });
  else if (toAt > last) faults.push({ field: 'to', fault: 'tooFar', limit: last });
  if (neededAt <= now) faults.push({ field: 'neededAt', fault: 'past', limit: now });
  else if (neededAt > toAt) faults.push({ field: 'neededAt', fault: 'afterStart', limit: toAt });
  return faults;
}

/** A field of an order, and its limit in the plan: days ahead, marine days, open orders. */
export interface BulletinLimit {
  readonly field: 'to' | 'concerns' | 'place';
  readonly limit: number;
  /** The field of the plan (portal.md §9). */
  readonly of: 'weatherForecast' | 'marineWeather' | 'locationNumber';
}

/** Parts of an order that exceed a plan; `openOrders` are already open. Empty if there are none. */
export function listBulletinLimits(
  plan: PlanId,
  { toAt, concerns }: Pick<BulletinRequest, 'toAt' | 'concerns'>,
  { openOrders, now }: { readonly openOrders: number; readonly now: EpochSeconds },
): BulletinLimit[] {
  const limits: BulletinLimit[] = [];
  const days = getPlanLimit(plan, 'weatherForecast');
  if (toAt > findLastBulletinEnd(now, days)) limits.push({ field: 'to', limit: days, of: 'weatherForecast' });
  const sea = getPlanLimit(plan, 'marineWeather');
  if (concerns.includes('waves') && toAt > findLastBulletinEnd(now, sea)) {
    limits.push({ field: 'concerns', limit: sea, of: 'marineWeather' });
  }
  const places = Math.min(getPlanLimit(plan, 'locationNumber'), MOST_OPEN_ORDERS);
  if (openOrders >= places) limits.push({ field: 'place', limit: places, of: 'locationNumber' });
  return limits;
}

/** The smallest plan that covers an order if none is open; null if none does. */
export function findBulletinPlan(
  request: Pick<BulletinRequest, 'toAt' | 'concerns'>,
  now: EpochSeconds,
): PlanId | null {
  const plans = Object.keys(PLANS) as PlanId[];
  return plans.find((plan) => listBulletinLimits(plan, request, { openOrders: 0, now }).length === 0) ?? null;
}
