import { type Settled, settleClaims } from '#platform/claims/settle-claim.ts';
import type { Database } from '#platform/database/database.ts';
import { DELIVERIES, type Delivery, type DeliveryOutcome, type DeliveryRow } from './delivery-store.ts';

/** Resolves once the result of an attempt is stored. */
export type Settle = (delivery: Delivery, outcome: DeliveryOutcome) => Promise<void>;

interface Waiting extends Settled<DeliveryRow> {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores results at once, and together those that arrive during the previous statement. None waits for a batch to
 * fill, because a message that was sent but not stored is sent twice if the process dies.
 */
export function createSettler(database: Database): Settle {
  let waiting: Waiting[] = [];
  let isStoring = false;

  async function store(): Promise<void> {
    isStoring = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await settleClaims(database, DELIVERIES, batch);
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isStoring = false;
  }

  return (claim, result) =>
    new Promise((resolve, reject) => {
      waiting.push({ claim, result, resolve, reject });
      if (!isStoring) void store();
    });
}
