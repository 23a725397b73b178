import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  HOUR_SECONDS,
  parseDate,
  startOfVietnamDay,
  vietnamHour,
} from '@portal/domain/time/vietnam-time';

/** Issue hours in Vietnam. */
const MORNING = 7;
const EVENING = 19;
const NAME = /^(\d{4}-\d{2}-\d{2})-(07|19)$/;

/** The latest issue time at or before `now`. */
export function findLastDue(now: EpochSeconds): EpochSeconds {
  const day = startOfVietnamDay(now);
  const hour = vietnamHour(now);
  if (hour >= EVENING) return day + EVENING * HOUR_SECONDS;
  return hour >= MORNING ? day + MORNING * HOUR_SECONDS : day - DAY_SECONDS + EVENING * HOUR_SECONDS;
}

/**
 * Whether a missed bulletin may still be issued: only on its own day, so that a first start at night does not issue
 * last evening's.
 */
export function isStillDue(dueAt: EpochSeconds, now: EpochSeconds): boolean {
  return startOfVietnamDay(now) === startOfVietnamDay(dueAt);
}

/** `2026-11-21-07`. */
export function toBulletinId(dueAt: EpochSeconds): string {
  return `${formatDate(dueAt)}-${String(vietnamHour(dueAt)).padStart(2, '0')}`;
}

export function parseBulletinId(id: string): EpochSeconds | null {
  const match = NAME.exec(id);
  const day = match === null ? null : parseDate(match[1] ?? '');
  return day === null ? null : day + Number(match?.[2]) * HOUR_SECONDS;
}
