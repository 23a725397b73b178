import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';

/**
 * Purpose of calls: `advertising` needs separate consent and calls a number once in 24 hours; `notice` is a service for
 * people who agreed.
 */
export type CallPurpose = 'notice' | 'advertising';

/** How a call ended, as the provider reports it. */
export const CALL_OUTCOMES = ['answered', 'busy', 'noAnswer', 'failed', 'refused'] as const;

/** Outcome of a call. `refused`: the person asked not to be called again. */
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** States of a call in the order of a report. */
export const CALL_STATES = [
  'waiting',
  'calling',
  'answered',
  'refused',
  'noAnswer',
  'busy',
  'failed',
  'blocked',
  'unknown',
  'cancelled',
] as const;

/**
 * State of a call. `blocked`: the number is on a do-not-call list; `unknown`: it may have been placed, so it is not
 * placed again;
 * `cancelled`: the campaign ended before its turn.
 */
export type CallState = (typeof CALL_STATES)[number];

/** Retries of a number, and the pause between them. */
export interface RetryRules {
  /** Most calls to a number in a campaign, 1–5. */
  readonly mostTries: number;
  /** Minutes between attempts, 30–1440. */
  readonly retryMinutes: number;
}

/** Bounds of what the owner of a campaign may choose. */
export const RETRY_BOUNDS = { tries: { least: 1, most: 5 }, minutes: { least: 30, most: 1440 } } as const;

/** Least pause after an unanswered call, whichever campaign calls. */
const LEAST_PAUSE_SECONDS = RETRY_BOUNDS.minutes.least * 60;

/** When an account last called a number. */
export interface NumberHistory {
  readonly lastPlacedAt: EpochSeconds | null;
  readonly lastAnsweredAt: EpochSeconds | null;
}

/**
 * Earliest moment for an account's next call to a number: advertising once in 24 hours (decree 91/2020/NĐ-CP), a notice
 * not within 24 hours after an answered one nor 30 minutes after any call.
 */
export function findFreeAt({ lastPlacedAt, lastAnsweredAt }: NumberHistory, purpose: CallPurpose): EpochSeconds {
  const placed = lastPlacedAt ?? Number.NEGATIVE_INFINITY;
  if (purpose === 'advertising') return placed + DAY_SECONDS;
  return Math.max(placed + LEAST_PAUSE_SECONDS, (lastAnsweredAt ?? Number.NEGATIVE_INFINITY) + DAY_SECONDS);
}

/** What becomes of a call after an outcome: its state, and when it is tried again; `dueAt` null where it is over. */
export interface SettledCall {
  readonly state: CallState;
  readonly dueAt: EpochSeconds | null;
}

/** Settles an attempt. Only busy and unanswered calls are retried. */
export function settleCall(
  { tries, placedAt }: { readonly tries: number; readonly placedAt: EpochSeconds },
  outcome: CallOutcome,
  { mostTries, retryMinutes }: RetryRules,
): SettledCall {
  const isRetried = (outcome === 'busy' || outcome === 'noAnswer') && tries < mostTries;
  return isRetried ? { state: 'waiting', dueAt: placedAt + retryMinutes * 60 } : { state: outcome, dueAt: null };
}
