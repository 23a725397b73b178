import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** The portal's time. Timeouts never use it but the monotonic clock. */
export interface Clock {
  now(): EpochSeconds;
}

interface ClockStart {
  readonly startsAt: EpochSeconds;
  readonly stands: boolean;
}

export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };

/** A clock that starts at a given time and runs or stands still; without a start, the machine clock. */
export function createClock(start: ClockStart | null): Clock {
  if (start === null) return systemClock;
  if (start.stands) return { now: () => start.startsAt };
  const startedAtMs = performance.now();
  return { now: () => start.startsAt + Math.floor((performance.now() - startedAtMs) / 1000) };
}
