import { type EpochSeconds, formatDate, parseDate } from '@portal/domain/time/vietnam-time';

export interface Month {
  /** `2026-10` */
  readonly name: string;
  readonly fromAt: EpochSeconds;
  /** Start of the next month. */
  readonly toAt: EpochSeconds;
}

/** Longer than any month, shorter than two. */
const BEYOND_SECONDS = 40 * 86_400;

export function toMonth(at: EpochSeconds): Month {
  const name = formatDate(at).slice(0, 7);
  const fromAt = parseDate(`${name}-01`) ?? at;
  const next = formatDate(fromAt + BEYOND_SECONDS).slice(0, 7);
  return { name, fromAt, toAt: parseDate(`${next}-01`) ?? at };
}

export function parseMonth(name: string): Month | null {
  const fromAt = /^\d{4}-\d{2}$/.test(name) ? parseDate(`${name}-01`) : null;
  return fromAt === null ? null : toMonth(fromAt);
}

/** All months between two days, newest first. */
export function listMonths(firstDayAt: EpochSeconds, lastDayAt: EpochSeconds): readonly Month[] {
  const months: Month[] = [];
  for (let month = toMonth(lastDayAt); month.toAt > firstDayAt; month = toMonth(month.fromAt - 1)) months.push(month);
  return months;
}
