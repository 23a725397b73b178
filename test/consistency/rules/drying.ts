import type { DryingReplies } from '../ask/api-replies.ts';
import type { Complaint, Rule } from './rule.ts';

const HOUR_MS = 3_600_000;
/** Chances in the API are whole per cents: 19.6 is below the limit of 20 and shown as it. */
const MOST_PERCENT = 20;
const WET_MM = 0.1;

/** No hour in which a day dries, nor one until what lies outside is gathered, has rain or a chance over the limit. */
export function checkDrying({ plans, hours }: DryingReplies): Complaint[] {
  const days = plans.flatMap((plan) => plan?.days ?? []);
  return days.flatMap(({ date, verdict, spell, gatherBy }) => {
    if (verdict !== 'good' || spell === null || gatherBy === null) return [];
    const until = Math.max(Date.parse(spell.to), Date.parse(gatherBy));
    // Of the current hour only the rest counts.
    return hours.slice(1).flatMap(({ at, rainProbability: chance = null, rain = null }) => {
      const fromMs = Date.parse(at);
      if (fromMs >= until || fromMs + HOUR_MS <= Date.parse(spell.from)) return [];
      if ((chance ?? 0) <= MOST_PERCENT && (rain ?? 0) <= WET_MM) return [];
      const found = `${at}: ${chance} %, ${rain} mm, until ${gatherBy}`;
      return [{ page: `API agriculture ${date}`, found, expected: `at most ${MOST_PERCENT} % and no rain` }];
    });
  });
}

/** What dries lies outside only in hours that the forecast calls dry. */
export const drying: Rule = { name: 'drying', from: 'domain.md §4.4.6', check: ({ api }) => checkDrying(api.drying) };
