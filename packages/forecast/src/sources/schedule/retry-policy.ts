import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { FetchError } from '#sources/fetching/fetching.ts';

/** Duration and number of attempts for a run's pieces. In real time, not the portal's. */
export interface RetryPolicy {
  /** Attempts per piece before the run ends without it; null: unlimited within its time. */
  readonly tries: number | null;
  /** Pause after the first failed try; it doubles with each further one. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Pause before polling again for a piece that is not there yet. */
  readonly laterPauseMs: number;
}

/** For the schedule: until the run's deadline. */
export const LASTING_RETRY: RetryPolicy = {
  tries: null,
  firstPauseMs: 2000,
  longestPauseMs: 300_000,
  laterPauseMs: 60_000,
};

/** For a command whose user waits for it to end. */
export const SHORT_RETRY: RetryPolicy = { tries: 3, firstPauseMs: 1000, longestPauseMs: 5000, laterPauseMs: 1000 };

/** Upper limit of a requested pause, a day; timers overflow at 24 days. */
const LONGEST_ASKED_MS = 86_400_000;
/** Random spread of half the pause. */
const SPREAD = 0.5;

/**
 * Milliseconds to wait after the `count`th failed attempt (from 1), null to give up; `chance` (0…1) spreads callers
 * over half the pause. A longer wait requested by the server is respected if attempts are unlimited; a command with
 * limited attempts fails immediately.
 */
export function findPauseMs(
  retryPolicy: RetryPolicy,
  error: FetchError | null,
  count: number,
  chance: number,
): number | null {
  const { tries, firstPauseMs, longestPauseMs, laterPauseMs } = retryPolicy;
  const askedMs = Math.min((error?.retryAfterSeconds ?? 0) * 1000, LONGEST_ASKED_MS);
  if (tries !== null && (count >= tries || askedMs > longestPauseMs)) return null;
  const isLater = error?.trouble === 'later';
  const backOff = isLater
    ? { first: laterPauseMs, longest: laterPauseMs, spread: SPREAD }
    : { first: firstPauseMs, longest: longestPauseMs, spread: SPREAD };
  return Math.max(computeRetryDelay(backOff, count, chance), askedMs);
}
