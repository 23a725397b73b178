import { getPlanLimit, pauseExcess } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import type { CountedQuantity, OwnRow } from './own-resource.ts';

/** What counts towards a quantity of an account's plan, of all features. */
export type ListCounted = (
  queries: Queries,
  accountId: string,
  quantity: CountedQuantity,
) => Promise<readonly { readonly id: string; readonly createdAt: EpochSeconds }[]>;

/** A resource as it is counted. */
export interface ListedResource {
  readonly counts: CountedQuantity | null;
  listCounted(queries: Queries, accountId: string): Promise<readonly OwnRow[]>;
}

/** Lists what counts towards plans among some resources. */
export const createListCounted =
  (resources: readonly ListedResource[]): ListCounted =>
  async (queries, accountId, quantity) => {
    const counted: OwnRow[] = [];
    for (const resource of resources)
      if (resource.counts === quantity) counted.push(...(await resource.listCounted(queries, accountId)));
    return counted;
  };

export type FindPlan = (accountId: string) => Promise<{ readonly planId: PlanId }>;

/** What every feature with own resources needs. */
export interface OwnNeeds {
  readonly database: Database;
  readonly findPlan: FindPlan;
  readonly listCounted: ListCounted;
}

/** Ids that the plan pauses: of everything that counts towards the quantity the oldest stay active. */
export async function findPaused(
  { database, findPlan, listCounted }: OwnNeeds,
  accountId: string,
  quantity: CountedQuantity,
): Promise<ReadonlySet<string>> {
  const { planId } = await findPlan(accountId);
  const { paused } = pauseExcess(await listCounted(database, accountId, quantity), getPlanLimit(planId, quantity));
  return new Set(paused.map(({ id }) => id));
}

/** Whether a resource is at work, in replies. */
export const toActiveShape = (active: boolean, isPaused: boolean) => ({
  active: active && !isPaused,
  ...(isPaused ? { pausedBy: 'plan' as const } : {}),
});

/** Locks the account's row until the transaction ends, so that concurrent calls cannot exceed a limit. */
export async function lockAccount(queries: Queries, accountId: string): Promise<void> {
  await queries.query('select 1 from account where bucket = $1 and id = $2 for no key update', [
    toIdBucket(accountId),
    accountId,
  ]);
}

interface CountedResource<Row> {
  readonly counts: CountedQuantity | null;
  readonly isCounted: (row: Row) => boolean;
  readonly insert: (queries: Queries, row: Row) => Promise<void>;
}

/** Inserts a row. Throws `AppError` `planLimit` if the plan has no room. */
export async function insertInPlan<Row extends OwnRow>(
  { findPlan, listCounted }: Pick<OwnNeeds, 'findPlan' | 'listCounted'>,
  transaction: Queries,
  { counts, isCounted, insert }: CountedResource<Row>,
  row: Row,
): Promise<void> {
  await lockAccount(transaction, row.accountId);
  if (counts !== null && isCounted(row)) {
    const counted = await listCounted(transaction, row.accountId, counts);
    requireInPlan(counts, counted.length + 1, (await findPlan(row.accountId)).planId);
  }
  await insert(transaction, row);
}
