import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay, vietnamHour } from '#time/vietnam-time.ts';

/** Time that a ward's bulletin is about. */
export interface BulletinSpan {
  readonly kind: 'day' | 'night';
  /** After it the bulletin must not be spread any more. */
  readonly validTo: EpochSeconds;
}

/** The pack of 05:00 is about the day; from 17:00 on people ask for the night. Proposed by the portal. */
const DAY_FROM_HOUR = 4;
const NIGHT_FROM_HOUR = 17;
const DAY_END_HOUR = 19;
const NIGHT_END_HOUR = 7;

/** What a bulletin issued at a time is about: the day until 19:00, or the night until 07:00. */
export function findBulletinSpan(issuedAt: EpochSeconds): BulletinSpan {
  const hour = vietnamHour(issuedAt);
  const dayAt = startOfVietnamDay(issuedAt);
  if (hour >= DAY_FROM_HOUR && hour < NIGHT_FROM_HOUR)
    return { kind: 'day', validTo: dayAt + DAY_END_HOUR * HOUR_SECONDS };
  const morningAt = hour < DAY_FROM_HOUR ? dayAt : dayAt + DAY_SECONDS;
  return { kind: 'night', validTo: morningAt + NIGHT_END_HOUR * HOUR_SECONDS };
}

/** Hours in which the day's bulletin is sent to subscribers: later, too little of its day is left. */
const SENDING_HOURS = { from: 5, to: 11 } as const;

/** 00:00 in Vietnam of the day whose bulletin may be sent now; null outside of its hours. */
export function findSendingDay(now: EpochSeconds): EpochSeconds | null {
  const hour = vietnamHour(now);
  return hour >= SENDING_HOURS.from && hour < SENDING_HOURS.to ? startOfVietnamDay(now) : null;
}
