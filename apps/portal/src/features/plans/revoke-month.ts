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

/** Result of revoking a month for a refund; if another order depends on it, nothing changes. */
export type RevokedMonth =
  /** Revoked; the plans of `restored` are active again, because it had counted them as credit. */
  | { readonly kind: 'ended'; readonly restored: readonly PlanId[] }
  | { readonly kind: 'credited'; readonly byOrderId: string }
  /** That order's month follows it, so its credit cannot be restored first. */
  | { readonly kind: 'followed'; readonly byOrderId: string };

/**
 * Revokes an order's month, so that money and months agree: a month counted as credit stays with the order that
 * counted it, and months it had counted as credit get their remaining days back. Idempotent.
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
