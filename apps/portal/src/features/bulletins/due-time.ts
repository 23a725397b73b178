import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  HOUR_SECONDS,
  parseDate,
  startOfVietnamDay,
  vietnamHour,
} from '@portal/domain/time/vietnam-time';

/** Hours of Vietnam's clock at which a bulletin is due. */
const MORNING = 7;
const EVENING = 19;
const NAME = /^(\d{4}-\d{2}-\d{2})-(07|19)$/;

/** The last moment at or before `now` at which a bulletin was due. */
export function findLastDue(now: EpochSeconds): EpochSeconds {
  const day = startOfVietnamDay(now);
  const hour = vietnamHour(now);
  if (hour >= EVENING) return day + EVENING * HOUR_SECONDS;
  return hour >= MORNING ? day + MORNING * HOUR_SECONDS : day - DAY_SECONDS + EVENING * HOUR_SECONDS;
}

/** Whether a bulletin that was due may still be made: on its own day. A first start in the night makes none of the evening before. */
export function isStillDue(dueAt: EpochSeconds, now: EpochSeconds): boolean {
  return startOfVietnamDay(now) === startOfVietnamDay(dueAt);
}

/** `2026-11-21-07`. */
export function toBulletinId(dueAt: EpochSeconds): string {
  return `${formatDate(dueAt)}-${String(vietnamHour(dueAt)).padStart(2, '0')}`;
}

/** When the bulletin of a name was due; null for a name that is none. */
export function parseBulletinId(id: string): EpochSeconds | null {
  const match = NAME.exec(id);
  const day = match === null ? null : parseDate(match[1] ?? '');
  return day === null ? null : day + Number(match?.[2]) * HOUR_SECONDS;
}
