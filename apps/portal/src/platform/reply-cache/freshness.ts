import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Period } from './reply-cache.ts';

/** What a reply changes with, beside the run: each minute, each ten minutes and radar frame, the clock hour, or the calendar day of Vietnam. */
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

/** The period of a reply that is made now: it ends with the clock hour or day, or with the next run or frame where that is sooner. */
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

/** The sooner of two moments; null stands for never. */
export function findEarlier(a: EpochSeconds | null, b: EpochSeconds | null): EpochSeconds | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}

/** When data next change that replies of this kind are made from; null where nothing is expected. */
export function findNextChange(
  changes: Changes,
  { nextRunAt, nextFrameAt }: { nextRunAt: () => EpochSeconds | null; nextFrameAt?: () => EpochSeconds | null },
): EpochSeconds | null {
  const frameAt = changes === 'tenMinutely' ? (nextFrameAt?.() ?? null) : null;
  return findEarlier(nextRunAt(), frameAt);
}

/** Clock hour as a number, for cache keys: it names the date too. */
export function toHourNumber(now: EpochSeconds): string {
  return String(Math.floor(now / HOUR_SECONDS));
}

/** The moment that a cached reply of this kind must not outlive, as text for cache keys: the clock hour's end at the latest. */
export function toSpanName(changes: Changes, now: EpochSeconds): string {
  return Math.min(findEnd(changes, now), nextHour(now)).toString(36);
}
