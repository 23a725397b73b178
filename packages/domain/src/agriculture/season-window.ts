import { DAY_SECONDS, type EpochSeconds, formatDate, parseDate } from '#time/vietnam-time.ts';

/** Days of every year, both ends included, written `MM-DD`; one that ends before it begins goes over New Year. */
export type SeasonWindow = readonly [from: string, to: string];

/** A leap year, so that every day of a window exists. */
const LEAP_YEAR = '2024';

/** Whether a moment is in any of the windows, by its date in Vietnam. */
export function isInSeason(windows: readonly SeasonWindow[], at: EpochSeconds): boolean {
  const day = formatDate(at).slice(5);
  return windows.some(([from, to]) => (from <= to ? from <= day && day <= to : day >= from || day <= to));
}

/**
 * The window after each window: from `fromDays` after its first day to `toDays` after its last. A span of a year is the
 * whole year.
 */
export function followWindows(windows: readonly SeasonWindow[], fromDays: number, toDays: number): SeasonWindow[] {
  return windows.map(([from, to]) => {
    const length = (countDays(to) - countDays(from) + 366) % 366;
    return length + toDays - fromDays >= 365 ? ['01-01', '12-31'] : [addDays(from, fromDays), addDays(to, toDays)];
  });
}

/** Each window extended to the end of the next of the others, across New Year if needed. */
export function joinWindows(windows: readonly SeasonWindow[], others: readonly SeasonWindow[]): SeasonWindow[] {
  return windows.flatMap(([from]): SeasonWindow[] => {
    const wait = ([start]: SeasonWindow) => (countDays(start) - countDays(from) + 365) % 366;
    const [next] = others.toSorted((one, other) => wait(one) - wait(other));
    return next === undefined ? [] : [[from, next[1]]];
  });
}

function countDays(day: string): number {
  return ((parseDate(`${LEAP_YEAR}-${day}`) ?? 0) - (parseDate(`${LEAP_YEAR}-01-01`) ?? 0)) / DAY_SECONDS;
}

function addDays(day: string, days: number): string {
  const moved = (countDays(day) + days) % 366;
  return formatDate((parseDate(`${LEAP_YEAR}-01-01`) ?? 0) + moved * DAY_SECONDS).slice(5);
}
