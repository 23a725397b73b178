import { randomUUID } from 'node:crypto';
import { type BackOff, computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { claimRows } from '#platform/claims/claim-rows.ts';
import { removeClaimed, settleClaim } from '#platform/claims/settle-claim.ts';
import type { Database } from '#platform/database/database.ts';
import { traceWork } from '#platform/tracing/trace-work.ts';
import { OUTBOX, type OutboxMessage } from './outbox-store.ts';

/** How a kind of message is delivered and retried. */
interface DeliveryPace {
  /** Longer than a delivery takes; then another process retries. */
  readonly leaseSeconds: number;
  readonly backOff: BackOff;
  /** Attempts before a message is a dead letter. */
  readonly mostAttempts: number;
}

export interface Delivery {
  readonly database: Database;
  /** Machine clock: with a frozen one, leases would never end. */
  readonly clock: () => EpochSeconds;
  readonly topic: string;
  readonly pace: DeliveryPace;
  /**
   * Delivers a message with its id, as it may come again. Null: accepted, or nothing left to deliver; otherwise the
   * problem in a few words without personal data.
   */
  readonly deliver: (message: OutboxMessage) => Promise<string | null>;
  /** What could not be delivered, for the operator's log: `an e-mail about a plan could not be sent`. */
  readonly failure: string;
  readonly warn: (problem: string) => void;
  /** Stops between two messages. */
  readonly signal?: AbortSignal | undefined;
}

/** Limit per turn, so that other jobs get theirs. */
const MOST_IN_A_TURN = 10;

/** Delivers due messages of a topic, each at least once. Returns how many were accepted. */
export async function deliverDueMessages(delivery: Delivery): Promise<number> {
  const { database, clock, topic, pace, deliver, failure, warn, signal } = delivery;
  const { leaseSeconds, backOff, mostAttempts } = pace;
  const claimedBy = randomUUID();
  let accepted = 0;
  for (let count = 0; count < MOST_IN_A_TURN && signal?.aborted !== true; count += 1) {
    const now = clock();
    const leaseUntil = now + leaseSeconds;
    const [claim] = await claimRows(database, OUTBOX, { lanes: [topic], claimedBy, now, leaseUntil, most: 1 });
    if (claim === undefined) break;
    const trouble = await traceWork(
      { name: `deliver ${topic}`, kind: 'client' },
      () => deliver(claim),
      (found) => (found === null ? null : 'retry'),
    );
    if (trouble === null) {
      await removeClaimed(database, OUTBOX, claim);
      accepted += 1;
      continue;
    }
    const { attempts } = claim;
    const pause = attempts >= mostAttempts ? null : computeRetryDelay(backOff, attempts, Math.random());
    const next = pause === null ? 'given up, see `portal -- jobs`' : `retrying in ${pause} s`;
    warn(`${failure} (${trouble}); ${next}`);
    const again = pause === null ? { deadAt: clock() } : { dueAt: Math.ceil(clock() + pause) };
    await settleClaim(database, OUTBOX, claim, { ...again, lastError: trouble });
  }
  return accepted;
}
