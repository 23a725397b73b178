import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Period } from './reply-cache.ts';

/**
 * What a reply changes with besides the run: each minute, each ten minutes and radar frame, the clock hour, or the
 * calendar day in Vietnam.
 */
export type Changes = 'minutely' | 'tenMinutely' | 'hourly' | 'daily';

const MINUTE = 60;
const TEN_MINUTES = 600;

function nextDay(now: EpochSeconds): EpochSeconds {
  const local = now + VIETNAM_OFFSET_SECONDS;
  return local - (local % DAY_SECONDS) + DAY_SECONDS - VIETNAM_OFFSET_SECONDS;
}

function nextHour(now: EpochSeconds): EpochSeconds {
  return now - (now % HOUR_SECONDS) + HOUR_SECONDS;
}

function findEnd(changes: Changes, now: EpochSeconds): EpochSeconds {
  if (changes === 'minutely') return now - (now % MINUTE) + MINUTE;
  if (changes === 'tenMinutely') return now - (now % TEN_MINUTES) + TEN_MINUTES;
  return changes === 'hourly' ? nextHour(now) : nextDay(now);
}

/** The period of a reply made now: to the end of the clock hour or day, or to the next run or frame if sooner. */
export function findPeriod(
  changes: Changes,
  version: string,
  now: EpochSeconds,
  nextChangeAt: EpochSeconds | null,
): Period {
  const end = findEnd(changes, now);
  return {
    name: `${version}.${end.toString(36)}`,
    validUntil: nextChangeAt === null ? end : Math.min(end, Math.max(now, nextChangeAt)),
  };
}

/** The earlier of two times; null means never. */
export function findEarlier(a: EpochSeconds | null, b: EpochSeconds | null): EpochSeconds | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** Next expected change of a reply's data; null: none. */
export function findNextChange(
  changes: Changes,
  { nextRunAt, nextFrameAt }: { nextRunAt: () => EpochSeconds | null; nextFrameAt?: () => EpochSeconds | null },
): EpochSeconds | null {
  const frameAt = changes === 'tenMinutely' ? (nextFrameAt?.() ?? null) : null;
  return findEarlier(nextRunAt(), frameAt);
}

/** Clock hour including its date, for cache keys. */
export function toHourNumber(now: EpochSeconds): string {
  return String(Math.floor(now / HOUR_SECONDS));
}

/** Latest expiry of a cached reply, for cache keys: the end of the clock hour at most. */
export function toSpanName(changes: Changes, now: EpochSeconds): string {
  return Math.min(findEnd(changes, now), nextHour(now)).toString(36);
}
