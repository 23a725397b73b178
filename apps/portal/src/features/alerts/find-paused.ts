import type { PlanId } from '@portal/domain/plan/plan.table';
import type { Database } from '#platform/database/database.ts';
import { listPlaces } from './own/place-store.ts';
import { findPausedPlaces } from './own/places.ts';
import { listRules } from './own/rule-store.ts';
import { findPausedRules } from './own/rules.ts';

interface PauseNeeds {
  readonly database: Database;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
}

/** Ids of the rules and places that the plans of accounts pause. Only accounts that are about to get a message are asked for. */
export async function findPaused(
  { database, findPlan }: PauseNeeds,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const paused = new Set<string>();
  for (const accountId of accountIds) {
    const { planId } = await findPlan(accountId);
    for (const id of findPausedPlaces(await listPlaces(database, accountId), planId)) paused.add(id);
    for (const id of findPausedRules(await listRules(database, accountId), planId)) paused.add(id);
  }
  return paused;
}
