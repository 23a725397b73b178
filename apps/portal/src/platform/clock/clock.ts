import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** The time that the portal shows and reckons with. Time-outs never use it: they count on the monotonic clock. */
export interface Clock {
  now(): EpochSeconds;
}

interface ClockStart {
  readonly startsAt: EpochSeconds;
  readonly stands: boolean;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => Math.floor(Date.now() / 1000) };

/** A clock that starts at a chosen moment now and runs on, or stands there; without a start, the machine's clock. */
export function createClock(start: ClockStart | null): Clock {
  if (start === null) return systemClock;
  if (start.stands) return { now: () => start.startsAt };
  const startedAtMs = performance.now();
  return { now: () => start.startsAt + Math.floor((performance.now() - startedAtMs) / 1000) };
}
