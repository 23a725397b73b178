import type { Database } from '#platform/database/database.ts';
import { type Delivery, type DeliveryOutcome, type SettledDelivery, settleDeliveries } from './delivery-store.ts';

/** Resolves once the result of an attempt is stored. */
export type Settle = (delivery: Delivery, outcome: DeliveryOutcome) => Promise<void>;

interface Waiting extends SettledDelivery {
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
        await settleDeliveries(
          database,
          batch.map(({ delivery, outcome }) => ({ delivery, outcome })),
        );
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isStoring = false;
  }

  return (delivery, outcome) =>
    new Promise((resolve, reject) => {
      waiting.push({ delivery, outcome, resolve, reject });
      if (!isStoring) void store();
    });
}
