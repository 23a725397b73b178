import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { AlertSenders } from './send-alert.ts';

export interface DeliveryNeeds {
  readonly database: Database;
  readonly senders: AlertSenders;
  /** Weather clock: messages are due and expire by it. */
  readonly clock: () => EpochSeconds;
  /** Machine clock: leases end by it. */
  readonly leaseClock: () => EpochSeconds;
  /** Only accounts with a paid plan are in the map. */
  readonly findPaidPlans: (accountIds: readonly string[]) => Promise<ReadonlyMap<string, PlanId>>;
  readonly publicUrl: string;
  readonly warn: (problem: string) => void;
}
