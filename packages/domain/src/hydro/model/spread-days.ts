const DAY_HOURS = 24;

/** Hourly flow interpolated from days, not computed by the hour. */
export interface SpreadHours {
  /** Mean flow of each hour, in the unit of the days. */
  readonly hours: Float64Array;
  /** Makes pages and files state that the hours were not computed. */
  readonly interpolated: true;
}

/**
 * Hourly flow from daily means: linear from each midnight to noon and on to the next midnight, such that the mean of
 * each day is preserved and no hour is negative (brief of GR4J's hours; our own).
 *
 * @param days mean flow of each day, 0 or more, any unit of flow
 */
export function spreadDays(days: ArrayLike<number>): SpreadHours {
  const hours = new Float64Array(days.length * DAY_HOURS);
  for (let day = 0; day < days.length; day++) {
    const mean = days[day] as number;
    const first = findMidnight(days[day - 1] ?? mean, mean);
    const last = findMidnight(mean, days[day + 1] ?? mean);
    const noon = (4 * mean - first - last) / 2;
    for (let hour = 0; hour < DAY_HOURS; hour++) {
      const middle = (hour + 0.5) / DAY_HOURS;
      hours[day * DAY_HOURS + hour] =
        middle < 0.5 ? first + (noon - first) * 2 * middle : noon + (last - noon) * (2 * middle - 1);
    }
  }
  return { hours, interpolated: true };
}

/** Flow between two days: their mean, limited so that the drier day needs no negative noon. */
function findMidnight(before: number, after: number): number {
  return Math.min((before + after) / 2, 2 * before, 2 * after);
}
