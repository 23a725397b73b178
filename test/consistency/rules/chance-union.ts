import { findDaySpan, findHighestChance, type HourAhead, listHoursAhead, pickHours, toEpoch } from './hours-ahead.ts';
import type { Complaint, Rule } from './rule.ts';

/** Days whose hours `rain/72` covers to the end at any time of the day. */
const DAYS = 3;
/** Percentage points that rounding may add. */
const ROUNDING = 2;

/** The chance of at least one wet hour if hours were independent: an upper limit, since wet hours cluster. */
function findUnion(hours: readonly HourAhead[]): number {
  return 100 * (1 - hours.reduce((dry, { chance }) => dry * (1 - (chance ?? 0) / 100), 1));
}

/** Part of the current hour is over, so its own chance may exceed that of the remainder. */
function complain(page: string, chance: number | null, hours: readonly HourAhead[], nowAt: number): Complaint[] {
  if (chance === null || hours.length === 0 || hours.some((hour) => hour.chance === null)) return [];
  const least = findHighestChance(hours.filter(({ at }) => at > nowAt));
  const most = findUnion(hours);
  if (chance >= least - 1 && chance <= most + ROUNDING) return [];
  return [
    { page, found: `${chance} %`, expected: `${Math.round(least)}–${Math.round(most)} % by its remaining hours` },
  ];
}

/** A day's or period's chance is never below that of any remaining hour, and never above their union. */
export const chanceUnion: Rule = {
  name: 'chance-union',
  from: 'decisions, Sky states, Probability of rain; domain-2 §21.5',
  check: (said) => {
    const { api, nowAt } = said;
    const all = listHoursAhead(said);
    const end = (all.at(-1)?.at ?? 0) + 3600;
    const days = api.days.days.slice(0, DAYS).flatMap(({ date, rainProbability }, index) => {
      const hours = pickHours(all, findDaySpan(nowAt, index));
      return complain(`API day/15 ${date}`, rainProbability, hours, nowAt);
    });
    const periods = api.today.periods.flatMap(({ period, from, to, rainProbability }) => {
      const span = { from: toEpoch(from), to: toEpoch(to) };
      return span.to > end ? [] : complain(`API today ${period}`, rainProbability, pickHours(all, span), nowAt);
    });
    return [...days, ...periods];
  },
};
