import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

/** Something of an account that its plan counts. */
interface Counted {
  readonly id: string;
  readonly createdAt: EpochSeconds;
}

/** What the calls about catchments need of the rest of the portal. */
export interface OwnCatchmentNeeds {
  readonly database: Database;
  /** The machine's clock. */
  readonly clock: () => EpochSeconds;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
  /** What else of the account counts as a place of its plan (decisions.md, "Further routes"). */
  readonly listOtherLocations: (queries: Queries, accountId: string) => Promise<readonly Counted[]>;
}
