import { quantileOfSorted } from '#hydro/model/flow-band.ts';
import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { BasinHour, RainLimit } from './basin-hours.ts';

const DUST = 1e-9;

/** 10th and 90th percentile of the members, mm. */
export interface MemberRange {
  readonly lowMm: number;
  readonly highMm: number;
}

/**
 * Range of the rain of consecutive hours, summed per member: a sum of quantiles is not a quantile of sums. Null if the
 * members do not extend this far, or without hours.
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

/** When members reach a rain limit. */
export interface MemberLimit {
  /** When the first tenth of them has reached it; null if fewer reach it within the forecast. */
  readonly earliestAt: EpochSeconds | null;
  /** Number that reach it within the forecast. */
  readonly reaching: number;
}

/**
 * When the running sums of the members reach an operator's limit, each over the same past hours; `findLimitTime` does
 * this for a single course.
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

/**
 * Hours until the end of the one in which the running sum reaches the limit; Infinity for never, and if an hour is
 * unknown.
 */
function findReachedHours(before: readonly number[], hours: ArrayLike<number>, limit: RainLimit): number {
  let sum = before.reduce((all, mm) => all + mm, 0);
  for (let hour = 0; hour < hours.length; hour++) {
    const left = hour - limit.hours;
    const gone = left >= 0 ? hours[left] : before[before.length + left];
    sum += (hours[hour] as number) - (gone ?? 0);
    if (Number.isNaN(sum)) return Number.POSITIVE_INFINITY;
    // Running sums have rounding errors.
    if (sum >= limit.mm - DUST) return hour + 1;
  }
  return Number.POSITIVE_INFINITY;
}
