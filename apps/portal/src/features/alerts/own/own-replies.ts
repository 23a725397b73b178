import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { RawReply } from '#platform/http/raw-route.ts';

/** A JSON reply that no cache has. */
export function toJsonReply(body: unknown, status = 200): RawReply {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' };
  return { kind: 'body', status, headers, body: JSON.stringify(body) };
}

/** The reply to what was removed. */
export const REMOVED: RawReply = { kind: 'body', status: 204, headers: { 'cache-control': 'no-store' }, body: null };

/** The account of a route that lets only accounts in. */
export function getAccountId({ caller }: RequestContext): string {
  if (caller.kind !== 'account') throw new AppError('notSignedIn');
  return caller.accountId;
}

/** The thing of an id among one's own. Throws `AppError` `notFound`. */
export function getOwn<Item extends { readonly id: string }>(items: readonly Item[], id: string | undefined): Item {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new AppError('notFound');
  return found;
}

/** Throws `AppError` `planLimit` where an amount is beyond what the plan allows. */
export function requireWithin(amount: number, limit: number, planId: PlanId): void {
  if (amount > limit) throw new AppError('planLimit', { planLimit: { limit, plan: planId } });
}
