import { PAYMENT_METHODS } from '@portal/domain/order/payment-method';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { PlanChange } from '@portal/domain/plan/plan-change';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { listAttempts, type StoredAttempt } from './attempt-store.ts';
import type { PaymentNeeds } from './needs.ts';
import { findOrder, type StoredOrder } from './order-store.ts';
import { getLinkedOrder } from './orders.ts';

const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

/** A receipt's number is the order's unique code. */
export const findReceiptNumber = ({ paidAt, code }: StoredOrder): string | null =>
  paidAt === null ? null : `BN-${code}`;

/** When and to which order a month's unused days were credited. */
export interface ConvertedMonth {
  readonly at: EpochSeconds;
  readonly orderCode: string;
}

export async function findConversions(
  { database, plans }: Pick<PaymentNeeds, 'database' | 'plans'>,
  orders: readonly StoredOrder[],
): Promise<ReadonlyMap<string, ConvertedMonth>> {
  const accountIds = [...new Set(orders.map(({ accountId }) => accountId).filter((id) => id !== null))];
  const found = new Map<string, ConvertedMonth>();
  if (accountIds.length === 0) return found;
  for (const { orderId, replacedBy, droppedAt: at } of await plans.listConversions(accountIds)) {
    const old = orders.find(({ id }) => id === orderId);
    if (old === undefined) continue;
    const known = orders.find(({ id }) => id === replacedBy) ?? (await findOrder(database, { ...old, id: replacedBy }));
    if (known !== null) found.set(orderId, { at, orderCode: known.code });
  }
  return found;
}

const toAttemptShape = ({ id, method, state, reason }: StoredAttempt) => ({ id, method, state, reason });

function toOrderShape(order: StoredOrder, attempts: readonly StoredAttempt[], converted: ConvertedMonth | null) {
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
    converted: converted && { at: formatMoment(converted.at), orderCode: converted.orderCode },
    test: order.isTest,
    attempts: attempts.filter(({ orderId }) => orderId === order.id).map(toAttemptShape),
  };
}

type ShapeNeeds = Pick<PaymentNeeds, 'database' | 'plans'>;

async function readShaping(needs: ShapeNeeds, orders: readonly StoredOrder[]) {
  const attempts = await listAttempts(needs.database, orders);
  const conversions = await findConversions(needs, orders);
  return (order: StoredOrder) => toOrderShape(order, attempts, conversions.get(order.id) ?? null);
}

export const showOrders = async (needs: ShapeNeeds, orders: readonly StoredOrder[]) =>
  orders.map(await readShaping(needs, orders));

export const showOrder = async (needs: ShapeNeeds, order: StoredOrder) => (await readShaping(needs, [order]))(order);

/** An order as its link shows it without a session. */
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
    // Methods of money that arrived but was not counted for this order.
    keptApart: attempts.filter((attempt) => attempt.state === 'keptApart').map(({ method }) => method),
  };
}

/** The same for the order of a link. Throws `AppError` `notFound`. */
export async function findStatus(needs: Pick<PaymentNeeds, 'database'>, link: string) {
  const order = await getLinkedOrder(needs, link);
  return toStatusShape(order, await listAttempts(needs.database, [order]));
}

/** A quote with the configured payment methods, in order of display. */
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
