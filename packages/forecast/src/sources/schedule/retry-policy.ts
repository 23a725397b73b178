import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { FetchError } from '#sources/fetching/fetching.ts';

/** How long and how often a run's pieces are tried. All of it in real time, not in the portal's. */
export interface RetryPolicy {
  /** Tries of one piece before the run ends without it; null: as many as its time allows. */
  readonly tries: number | null;
  /** Pause after the first failed try; it doubles with each further one. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Pause before polling again for a piece that is not there yet. */
  readonly laterPauseMs: number;
}

/** Of the schedule: until the run's time is over. */
export const LASTING_RETRY: RetryPolicy = {
  tries: null,
  firstPauseMs: 2000,
  longestPauseMs: 300_000,
  laterPauseMs: 60_000,
};

/** Of a command whose user waits for it to end. */
export const SHORT_RETRY: RetryPolicy = { tries: 3, firstPauseMs: 1000, longestPauseMs: 5000, laterPauseMs: 1000 };

/** A pause longer than a day is not meant; timers end at 24 days. */
const LONGEST_ASKED_MS = 86_400_000;
/** Callers are spread over half the pause. */
const SPREAD = 0.5;

/**
 * Milliseconds to wait after the `count`th failed try (from 1), null where the piece is not worth another; `chance`
 * (0…1) spreads callers over half the pause. A server that asks for more time gets it where tries have no limit; a command
 * with limited tries fails at once.
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
