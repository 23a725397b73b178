import { randomBytes, randomInt } from 'node:crypto';
import { AppError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import { makeOrderCode } from '@portal/domain/order/order-code';
import { ORDER_SECONDS } from '@portal/domain/order/order-state';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { isForSale, type PlanChange } from '@portal/domain/plan/plan-change';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { claimIdempotencyKey } from '#platform/idempotency/idempotency.ts';
import type { PaymentNeeds } from './needs.ts';
import {
  findOrder,
  findOrderKey,
  insertOrder,
  lockOrder,
  type StoredOrder,
  toOrderKey,
  updateOrder,
} from './order-store.ts';

/** 22 characters of base64url. */
const LINK_BYTES = 16;
const LINK_CUT = 22;
/** Attempts to find a free random code; more would mean a broken random source. */
const MOST_CODES = 5;

export interface OrderRequest {
  readonly accountId: string;
  readonly planId: unknown;
  readonly idempotencyKey: string;
  readonly language: Language;
}

/** Throws `AppError`: `badInput` for an unknown plan, `notForSale` for a free or contract plan. */
export function getSoldPlan(value: unknown): PlanId {
  if (typeof value !== 'string' || !Object.hasOwn(PLANS, value)) {
    const detail = { vi: 'Không có gói này. Xem /api/v1/plans.', en: 'There is no such plan. See /api/v1/plans.' };
    throw new AppError('badInput', { detail });
  }
  const planId = value as PlanId;
  if (!isForSale(planId)) throw new AppError('notForSale');
  return planId;
}

/** The price of a plan for an account now. Throws `AppError`: `badInput`, `notForSale`. */
export function quoteOrder(needs: PaymentNeeds, accountId: string, planId: unknown): Promise<PlanChange> {
  return needs.plans.quote(needs.database, accountId, getSoldPlan(planId));
}

/**
 * Adds a pending order with its quote, in the caller's transaction. The account's months are locked first, so that a
 * concurrent payment is either in the quote or voids the order. Throws `AppError` `notSignedIn` if the account was
 * deleted.
 */
export async function addOrder(
  queries: Queries,
  { plans, clock, gateways }: Pick<PaymentNeeds, 'plans' | 'clock' | 'gateways'>,
  { id, accountId, planId, language }: { id: string; accountId: string; planId: PlanId; language: Language },
): Promise<StoredOrder> {
  const now = clock();
  const planVersion = await plans.lock(queries, accountId);
  if (planVersion === null) throw new AppError('notSignedIn');
  const { amount, credit } = await plans.quote(queries, accountId, planId);
  const order = {
    ...toOrderKey(accountId, id),
    link: randomBytes(LINK_BYTES).toString('base64url').slice(0, LINK_CUT),
    accountId,
    planId,
    amount,
    credit,
    planVersion,
    isTest: gateways.some(({ isTest }) => isTest),
    language,
    createdAt: now,
    expiresAt: now + ORDER_SECONDS,
  };
  for (let count = 0; count < MOST_CODES; count += 1) {
    const named = { ...order, code: makeOrderCode(randomInt) };
    const blank = { reason: null, closedAt: null, paidAt: null, startsAt: null, endsAt: null };
    if (await insertOrder(queries, named)) return { ...named, ...blank, state: 'pending' };
  }
  throw new Error('no code is free');
}

/**
 * Orders a plan, once per idempotency key. Amount and period come from the server's table only. Throws `AppError`:
 * `badInput`, `notForSale`, `conflict` for a key used for another plan.
 */
export async function createOrder(needs: PaymentNeeds, request: OrderRequest): Promise<StoredOrder> {
  const { accountId, idempotencyKey: key, language } = request;
  const planId = getSoldPlan(request.planId);
  const now = needs.clock();
  const id = makeUuidV7(now * 1000);
  return needs.database.inTransaction(async (transaction) => {
    const call = { scope: `orders ${accountId}`, key, body: { planId } };
    const firstId = await claimIdempotencyKey(transaction, call, { resultId: id, now });
    if (firstId === null) return addOrder(transaction, needs, { id, accountId, planId, language });
    const first = await findOrder(transaction, toOrderKey(accountId, firstId));
    if (first === null) throw new AppError('notFound');
    return first;
  });
}

const LINK = /^[\w-]{22}$/;

/** An order of this account. Throws `AppError` `notFound`. */
export async function getOrder({ database }: PaymentNeeds, accountId: string, id: string): Promise<StoredOrder> {
  const order = await findOrder(database, toOrderKey(accountId, id));
  if (order === null || order.accountId !== accountId) throw new AppError('notFound');
  return order;
}

/** The order of a link, without a session. Throws `AppError` `notFound`. */
export async function getLinkedOrder({ database }: Pick<PaymentNeeds, 'database'>, link: string): Promise<StoredOrder> {
  const key = LINK.test(link) ? await findOrderKey(database, 'link', link) : null;
  const order = key === null ? null : await findOrder(database, key);
  if (order === null) throw new AppError('notFound');
  return order;
}

/** Cancels a pending order; idempotent. Throws `AppError`: `notFound`, `orderClosed`. */
export async function cancelOrder(needs: PaymentNeeds, accountId: string, id: string): Promise<StoredOrder> {
  const { bucket } = await getOrder(needs, accountId, id);
  return needs.database.inTransaction(async (transaction) => {
    const order = await lockOrder(transaction, { bucket, id });
    if (order === null) throw new AppError('notFound');
    if (order.state === 'failed') return order;
    if (order.state !== 'pending') throw new AppError('orderClosed');
    return updateOrder(transaction, order, { state: 'failed', reason: 'cancelled', closedAt: needs.clock() });
  });
}
