import { quantileOfSorted } from '#hydro/model/flow-band.ts';
import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { BasinHour, RainLimit } from './basin-hours.ts';

const DUST = 1e-9;

/** Between which a tenth and nine tenths of the members lie, mm. */
export interface MemberRange {
  readonly lowMm: number;
  readonly highMm: number;
}

/**
 * Range of the rain of some hours in a row, summed up member by member: a sum of quantiles is no quantile of sums. Null where
 * the members do not reach so far, or there are no hours.
 *
 * @param members rain of each hour, mm, without gaps
 */
export function findMemberRange(
  members: readonly ArrayLike<number>[],
  from: number,
  count: number,
): MemberRange | null {
  if (members.length === 0 || count <= 0 || members.some(({ length }) => length < from + count)) return null;
  const sums = members.map((hours) => {
    let sum = 0;
    for (let hour = from; hour < from + count; hour++) sum += hours[hour] as number;
    return sum;
  });
  const rising = sums.sort((a, b) => a - b);
  return { lowMm: quantileOfSorted(rising, 0.1), highMm: quantileOfSorted(rising, 0.9) };
}

/** When members reach a limit of rain. */
export interface MemberLimit {
  /** The tenth of them that is first has reached it then; null where fewer reach it within the forecast. */
  readonly earliestAt: EpochSeconds | null;
  /** How many reach it within the forecast. */
  readonly reaching: number;
}

/**
 * When the running sums of the members reach an operator's limit, each over the same past hours; `findLimitTime` says so of one course.
 *
 * @param members rain of each hour from `startAt` on, mm, without gaps
 */
export function findMemberLimit(
  past: readonly BasinHour[],
  members: readonly ArrayLike<number>[],
  limit: RainLimit,
  startAt: EpochSeconds,
): MemberLimit {
  const before = past.slice(Math.max(past.length - limit.hours + 1, 0)).map(({ meanMm }) => meanMm ?? Number.NaN);
  const times = members.map((hours) => startAt + findReachedHours(before, hours, limit) * HOUR_SECONDS);
  const rising = times.sort((a, b) => a - b);
  const earliest = rising.length === 0 ? Number.POSITIVE_INFINITY : quantileOfSorted(rising, 0.1);
  return {
    earliestAt: Number.isFinite(earliest) ? Math.round(earliest) : null,
    reaching: rising.filter(Number.isFinite).length,
  };
}

/** Hours until the end of the one in which the running sum gets there; Infinity for never, and where an hour is not known. */
function findReachedHours(before: readonly number[], hours: ArrayLike<number>, limit: RainLimit): number {
  let sum = before.reduce((all, mm) => all + mm, 0);
  for (let hour = 0; hour < hours.length; hour++) {
    const left = hour - limit.hours;
    const gone = left >= 0 ? hours[left] : before[before.length + left];
    sum += (hours[hour] as number) - (gone ?? 0);
    if (Number.isNaN(sum)) return Number.POSITIVE_INFINITY;
    // Sums that run on have dust in their last digits.
    if (sum >= limit.mm - DUST) return hour + 1;
  }
  return Number.POSITIVE_INFINITY;
}
