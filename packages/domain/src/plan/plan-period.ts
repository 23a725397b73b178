import { DAY_SECONDS, type EpochSeconds, parseDate, startOfVietnamDay, vietnamDate } from '#time/vietnam-time.ts';

const DAYS_OF_LONGEST_MONTH = 31;

/** 00:00 of a day in a month that may lie beyond December, or null where the month has no such day. */
function findDay(year: number, month: number, day: number): EpochSeconds | null {
  const years = year + Math.floor((month - 1) / 12);
  const months = ((month - 1) % 12) + 1;
  return parseDate(
    [String(years).padStart(4, '0'), ...[months, day].map((part) => String(part).padStart(2, '0'))].join('-'),
  );
}

/** Day of the month (1–31) on which a plan's months end: that of the first payment. */
export const findAnchorDay = (at: EpochSeconds): number => vietnamDate(at).day;

/**
 * The end of a month of a plan that begins at `from` or follows a month ending then: 23:59:59 in Vietnam on the anchor day of the next month,
 * on its last day where it has no such day (domain.md 8.5.3; api.md, "Plans, orders, payments").
 */
export function findMonthEnd(from: EpochSeconds, anchorDay: number): EpochSeconds {
  const { year, month } = vietnamDate(from);
  for (let day = Math.min(anchorDay, DAYS_OF_LONGEST_MONTH); day > 0; day -= 1) {
    const start = findDay(year, month + 1, day);
    if (start !== null) return start + DAY_SECONDS - 1;
  }
  throw new RangeError(`no day ${anchorDay} in any month`);
}

/** Calendar days from the day of one moment to the day of another. */
export function countDays(from: EpochSeconds, to: EpochSeconds): number {
  return Math.round((startOfVietnamDay(to) - startOfVietnamDay(from)) / DAY_SECONDS);
}
