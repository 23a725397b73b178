import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

interface Counted {
  readonly id: string;
  readonly createdAt: EpochSeconds;
}

export interface OwnCatchmentNeeds {
  readonly database: Database;
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** Other resources of the account that count as places of its plan. */
  readonly listOtherLocations: (queries: Queries, accountId: string) => Promise<readonly Counted[]>;
}
