import type { RulePreview } from '@portal/contract/own/rule-preview';
import { DAY_SECONDS, type EpochSeconds, formatDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';

/** Outcome of a past day; of several, the most important for the owner. */
export type PastDayState = 'missed' | 'wrong' | 'right' | 'unknown' | 'quiet' | 'noData';

export interface PastDay {
  readonly date: string;
  readonly state: PastDayState;
}

export interface NextDay {
  readonly date: string;
  /** Expected time of the day's first message; null: none. */
  readonly at: string | null;
  /** Highest chance of the day, %; null where unknown. */
  readonly chance: number | null;
  /** Whether it meets the rule, so that a message is expected. */
  readonly isReached: boolean;
  /** True from day eight on. */
  readonly isTrend: boolean;
}

const PAST_DAYS = 30;
const NEXT_DAYS = 15;
const TREND_FROM = 7;

const toDate = (moment: string): string => formatDate(Date.parse(moment) / 1000);

function listDates(now: EpochSeconds, from: number, count: number): string[] {
  const today = startOfVietnamDay(now);
  return Array.from({ length: count }, (_, index) => formatDate(today + (from + index) * DAY_SECONDS));
}

/** The last thirty days, ending today. */
export function listPastDays(
  { past, knownFrom }: Pick<RulePreview, 'past' | 'knownFrom'>,
  now: EpochSeconds,
): PastDay[] {
  const missed = new Set(past.missed.map(({ at }) => toDate(at)));
  const known = knownFrom === null ? null : toDate(knownFrom);
  return listDates(now, 1 - PAST_DAYS, PAST_DAYS).map((date) => {
    const outcomes = past.messages.filter(({ at }) => toDate(at) === date).map(({ outcome }) => outcome ?? 'unknown');
    if (missed.has(date)) return { date, state: 'missed' };
    const state = (['wrong', 'right', 'unknown'] as const).find((one) => outcomes.includes(one));
    if (state !== undefined) return { date, state };
    return { date, state: known === null || date < known ? 'noData' : 'quiet' };
  });
}

/** Number of the last thirty days with data. */
export function countKnownDays(knownFrom: string | null, now: EpochSeconds): number {
  if (knownFrom === null) return 0;
  const known = toDate(knownFrom);
  return listDates(now, 1 - PAST_DAYS, PAST_DAYS).filter((date) => date >= known).length;
}

/** The next fifteen days, starting today. `least`: minimum chance of the rule, %. */
export function listNextDays(
  { next, days }: Pick<RulePreview, 'next' | 'days'>,
  least: number | null,
  now: EpochSeconds,
): NextDay[] {
  const isEnough = (chance: number | null): boolean => chance === null || least === null || chance >= least;
  return listDates(now, 0, NEXT_DAYS).map((date, index) => {
    const own = next.filter(({ at }) => toDate(at) === date);
    const ofDay = days.find((day) => day.date === date)?.chance ?? [];
    const chances = own.flatMap(({ chance }) => chance ?? []).concat(ofDay);
    const [first] = own.filter(({ chance }) => isEnough(chance)).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    return {
      date,
      at: first?.at ?? null,
      chance: chances.length === 0 ? null : Math.round(Math.max(...chances)),
      isReached: first !== undefined,
      isTrend: index >= TREND_FROM,
    };
  });
}
