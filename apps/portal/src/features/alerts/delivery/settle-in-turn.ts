import type { Database } from '#platform/database/database.ts';
import { type Delivery, type DeliveryOutcome, type SettledDelivery, settleDeliveries } from './delivery-store.ts';

/** Stores what became of a try; resolves when it is stored. */
export type Settle = (delivery: Delivery, outcome: DeliveryOutcome) => Promise<void>;

interface Waiting extends SettledDelivery {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores outcomes as they come, those that come meanwhile together: few statements, and none waits for a batch to fill, because a message
 * that a partner has and the table does not know comes twice if the process ends now.
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
