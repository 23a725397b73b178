import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import {
  dropTermOfOrder,
  findTermOfOrder,
  listTerms,
  listTermsReplacedBy,
  lockTerms,
  raiseVersion,
  restoreTerms,
  type TermKey,
} from './plan-store.ts';

/** What became of a month whose money goes back; where another order stands on it, nothing has changed. */
export type RevokedMonth =
  /** It counts no longer; the plans of `restored` count again, because it had counted them as credit. */
  | { readonly kind: 'ended'; readonly restored: readonly PlanId[] }
  /** That order counted what was left of it as credit. */
  | { readonly kind: 'credited'; readonly byOrderId: string }
  /** That order's month follows it; what it had counted as credit cannot come back before. */
  | { readonly kind: 'followed'; readonly byOrderId: string };

/**
 * Undoes the grant of an order's month, so that money and months agree: a month that was counted as credit stays with the order that counted
 * it, and one that had counted others as credit gives them back for their days left. Called again, it changes nothing more.
 */
export async function revokeMonth(queries: Queries, key: TermKey, now: EpochSeconds): Promise<RevokedMonth> {
  await lockTerms(queries, key.accountId);
  const own = await findTermOfOrder(queries, key);
  if (own === null) return { kind: 'ended', restored: [] };
  if (own.replacedBy !== null) return { kind: 'credited', byOrderId: own.replacedBy };
  if (own.droppedAt !== null) return { kind: 'ended', restored: [] };
  const replaced = await listTermsReplacedBy(queries, key);
  const newest = (await listTerms(queries, key.accountId, now))
    .filter(({ startsAt }) => startsAt > own.startsAt)
    .at(-1);
  if (replaced.length > 0 && newest !== undefined) return { kind: 'followed', byOrderId: newest.orderId };
  await dropTermOfOrder(queries, key, now);
  await restoreTerms(queries, key);
  await raiseVersion(queries, key.accountId);
  const restored = replaced.filter(({ endsAt }) => endsAt >= now).map(({ planId }) => planId);
  return { kind: 'ended', restored: [...new Set(restored)] };
}
