import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import { PAYMENT_METHODS } from '@portal/domain/order/payment-method';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { PlanChange } from '@portal/domain/plan/plan-change';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { RawReply } from '#platform/http/raw-route.ts';
import { listAttempts, type StoredAttempt } from './attempt-store.ts';
import type { PaymentNeeds } from './needs.ts';
import type { StoredOrder } from './order-store.ts';
import { getLinkedOrder } from './orders.ts';

const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

/** A JSON reply that no cache has. */
export function toJsonReply(body: unknown): RawReply {
  return {
    kind: 'body',
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' },
    body: JSON.stringify(body),
  };
}

/** The account of a route that lets only accounts in. */
export function getAccountId({ caller }: RequestContext): string {
  if (caller.kind !== 'account') throw new AppError('notSignedIn');
  return caller.accountId;
}

/** The number of a paid order's receipt: its code, which no other has. */
export const findReceiptNumber = ({ paidAt, code }: StoredOrder): string | null =>
  paidAt === null ? null : `BN-${code}`;

const toAttemptShape = ({ id, method, state, reason }: StoredAttempt) => ({ id, method, state, reason });

/** An order as its owner sees it (api.md, "Plans, orders, payments"). */
function toOrderShape(order: StoredOrder, attempts: readonly StoredAttempt[]) {
  const { id, code, planId, amount, credit, state, reason, createdAt, paidAt, expiresAt, startsAt, endsAt } = order;
  return {
    id,
    code,
    planId,
    amount,
    credit,
    state,
    reason,
    createdAt: formatMoment(createdAt),
    paidAt: toMoment(paidAt),
    expiresAt: formatMoment(expiresAt),
    startsAt: toMoment(startsAt),
    endsAt: toMoment(endsAt),
    receiptNumber: findReceiptNumber(order),
    test: order.isTest,
    attempts: attempts.filter(({ orderId }) => orderId === order.id).map(toAttemptShape),
  };
}

/** Orders with their tries. */
export async function toOrderShapes({ database }: PaymentNeeds, orders: readonly StoredOrder[]) {
  const attempts = await listAttempts(database, orders);
  return orders.map((order) => toOrderShape(order, attempts));
}

/** What an order's link shows without a session. */
function toStatusShape(order: StoredOrder, attempts: readonly StoredAttempt[]) {
  const { id, code, planId, amount, state, reason, expiresAt, endsAt, isTest } = order;
  const last = attempts.at(-1);
  return {
    id,
    code,
    planId,
    amount,
    state,
    reason,
    expiresAt: formatMoment(expiresAt),
    endsAt: toMoment(endsAt),
    test: isTest,
    lastAttempt: last === undefined ? null : { method: last.method, state: last.state, reason: last.reason },
  };
}

/** The same for the order that a link names. Throws `AppError` `notFound`. */
export async function findStatus(needs: Pick<PaymentNeeds, 'database'>, link: string) {
  const order = await getLinkedOrder(needs, link);
  return toStatusShape(order, await listAttempts(needs.database, [order]));
}

/** A quote, with the ways to pay that are set up, in the order in which people are offered them. */
export function toQuoteShape({ gateways }: PaymentNeeds, planId: PlanId, change: PlanChange) {
  const { kind, amount, credit, startsAt, endsAt } = change;
  const methods = PAYMENT_METHODS.filter((method) => gateways.some((gateway) => gateway.method === method));
  return {
    planId,
    kind,
    amount,
    credit,
    startsAt: formatMoment(startsAt),
    endsAt: formatMoment(endsAt),
    methods,
    test: gateways.some(({ isTest }) => isTest),
  };
}
