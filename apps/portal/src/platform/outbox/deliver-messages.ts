import { randomUUID } from 'node:crypto';
import { type BackOff, computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { claimMessage, completeMessage, type OutboxMessage, postponeMessage } from './outbox-store.ts';

export interface Delivery {
  readonly database: Database;
  /** Machine clock: with a frozen one, leases would never end. */
  readonly clock: () => EpochSeconds;
  readonly topic: string;
  /**
   * Delivers a message with its id, as it may come again. Null: accepted, or nothing left to deliver; otherwise the
   * problem in a few words without personal data.
   */
  readonly deliver: (message: OutboxMessage) => Promise<string | null>;
  /** Longer than a delivery takes; then another process retries. */
  readonly leaseSeconds: number;
  readonly backOff: BackOff;
  /** Attempts before a message is a dead letter. */
  readonly mostAttempts: number;
  /** Called for each failed attempt; `retrySeconds` is null for the last. */
  readonly onFailure: (trouble: string, retrySeconds: number | null) => void;
  /** Stops between two messages. */
  readonly signal?: AbortSignal;
}

/** Limit per turn, so that other jobs get theirs. */
const MOST_IN_A_TURN = 10;

/** Delivers due messages of a topic, each at least once. Returns how many were accepted. */
export async function deliverDueMessages(delivery: Delivery): Promise<number> {
  const { database, clock, topic, deliver, leaseSeconds, backOff, mostAttempts, onFailure, signal } = delivery;
  const claimedBy = randomUUID();
  let accepted = 0;
  for (let count = 0; count < MOST_IN_A_TURN && signal?.aborted !== true; count += 1) {
    const now = clock();
    const claim = await claimMessage(database, { topic, claimedBy, now, leaseUntil: now + leaseSeconds });
    if (claim === null) break;
    const trouble = await deliver(claim);
    if (trouble === null) {
      await completeMessage(database, claim);
      accepted += 1;
      continue;
    }
    const { attempts } = claim;
    const retrySeconds = attempts >= mostAttempts ? null : computeRetryDelay(backOff, attempts, Math.random());
    onFailure(trouble, retrySeconds);
    const dueAt = retrySeconds === null ? null : Math.ceil(clock() + retrySeconds);
    await postponeMessage(database, claim, { dueAt, now: clock(), error: trouble });
  }
  return accepted;
}
