import { randomUUID } from 'node:crypto';
import { type BackOff, computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { claimMessage, completeMessage, type OutboxMessage, postponeMessage } from './outbox-store.ts';

/** How the messages of a topic leave the portal. */
export interface Delivery {
  readonly database: Database;
  /** A clock that runs: leases would never end otherwise. */
  readonly clock: () => EpochSeconds;
  readonly topic: string;
  /**
   * Hands a message to its receiver, under its id: the same message may come again. Null: accepted, or there is nothing
   * left to deliver; else the trouble in a few words without data of persons.
   */
  readonly deliver: (message: OutboxMessage) => Promise<string | null>;
  /** Longer than a delivery may take: then another process tries. */
  readonly leaseSeconds: number;
  /** Seconds between tries. */
  readonly backOff: BackOff;
  /** Tries before a message is a dead letter. */
  readonly mostAttempts: number;
  /** Called for each failed try: `retrySeconds` is null for the last one. */
  readonly onFailure: (trouble: string, retrySeconds: number | null) => void;
  /** Ends the work between two messages. */
  readonly signal?: AbortSignal;
}

/** Of one turn, so that other jobs of the worker get theirs. */
const MOST_IN_A_TURN = 10;

/** Delivers the messages of a topic that are due, each at least once. Returns how many were accepted. */
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
