import { findDaySpan, findHighestChance, type HourAhead, listHoursAhead, pickHours, toEpoch } from './hours-ahead.ts';
import type { Complaint, Rule } from './rule.ts';

/** Days whose hours `rain/72` holds to their end at any time of the day. */
const DAYS = 3;
/** Per cent that rounding may add. */
const ROUNDING = 2;

/** The chance of at least one wet hour if hours had nothing to do with each other: more it cannot be where wet hours come together. */
function findUnion(hours: readonly HourAhead[]): number {
  return 100 * (1 - hours.reduce((dry, { chance }) => dry * (1 - (chance ?? 0) / 100), 1));
}

/** Of the current hour a part is over, so that its own chance may be more than that of what is left. */
function complain(page: string, chance: number | null, hours: readonly HourAhead[], nowAt: number): Complaint[] {
  if (chance === null || hours.length === 0 || hours.some((hour) => hour.chance === null)) return [];
  const least = findHighestChance(hours.filter(({ at }) => at > nowAt));
  const most = findUnion(hours);
  if (chance >= least - 1 && chance <= most + ROUNDING) return [];
  return [
    { page, found: `${chance} %`, expected: `${Math.round(least)}–${Math.round(most)} % by its remaining hours` },
  ];
}

/** A day's or period's chance is never below that of any of its remaining hours, and never above their union. */
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
