import { toReference } from '@portal/domain/order/order-code';
import { mayBecome } from '@portal/domain/order/order-state';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { lockOrderWithMonths, settleApartAttempt } from './apply-news.ts';
import { listAttempts } from './attempt-store.ts';
import type { PaymentNeeds } from './needs.ts';
import { requestLetter } from './order-letters.ts';
import { closeOtherOrders, findOrder, lockOrder, type OrderKey, type StoredOrder, updateOrder } from './order-store.ts';
import { OrdersError } from './orders-error.ts';
import { findPayment, type PaymentKey, type StoredPayment, updatePayment } from './payment-store.ts';

const GATEWAY_TIMEOUT_MS = 30_000;

export type RefundNeeds = Pick<PaymentNeeds, 'database' | 'clock' | 'plans' | 'gateways'>;

interface RefundOptions {
  /** Sent manually; no gateway is called. */
  readonly byHand: boolean;
  readonly reason: string;
}

const toOrderKey = ({ orderBucket, orderId }: StoredPayment): OrderKey | null =>
  orderBucket === null || orderId === null ? null : { bucket: orderBucket, id: orderId };

interface BegunRefund {
  readonly refundId: string;
  readonly requestedAt: EpochSeconds;
}

/**
 * Ends the month of an order and restores what it had credited. Throws OrdersError if another order depends on it:
 * that one must be refunded first.
 */
async function endMonth(queries: Queries, order: StoredOrder, { plans, clock }: RefundNeeds): Promise<void> {
  const { accountId, id, bucket, code } = order;
  if (accountId === null) return;
  const revoked = await plans.revoke(queries, { accountId, orderId: id });
  if (revoked.kind === 'ended') return closeOtherOrders(queries, { accountId, id }, clock());
  const other = await findOrder(queries, { bucket, id: revoked.byOrderId });
  const [name, worth] = [other?.code ?? revoked.byOrderId, other?.credit ?? 0];
  throw new OrdersError(
    revoked.kind === 'credited'
      ? `order ${name} counted what was left of ${code} as credit (${worth} in all): refund ${name} first, which gives ${code} its days back`
      : `order ${name} follows ${code}, which had counted earlier months as credit: refund ${name} first`,
  );
}

/**
 * Marks the payment and ends its month before the money is sent back, so that nothing is bought with it meanwhile.
 * Repeated, it continues the same refund. Throws OrdersError.
 */
async function beginRefund(needs: RefundNeeds, payment: StoredPayment): Promise<BegunRefund> {
  const { state, refundId: id, settledAt, reason } = payment;
  if (state === 'refunded') throw new OrdersError('this money was sent back before');
  const key = toOrderKey(payment);
  return needs.database.inTransaction(async (transaction) => {
    const order = key === null ? null : await lockOrderWithMonths(transaction, key, needs.plans);
    // Unmatched money has a reason; applied money has none.
    if (order !== null && reason === null) await endMonth(transaction, order, needs);
    if (id !== null && settledAt !== null) return { refundId: id, requestedAt: settledAt };
    const begun = { refundId: makeUuidV7(Date.now()), requestedAt: needs.clock() };
    const change = { state: 'refunding', refundId: begun.refundId, settledAt: begun.requestedAt } as const;
    if (await updatePayment(transaction, payment, state, change)) return begun;
    throw new OrdersError('this payment is being settled elsewhere: check again');
  });
}

/** Sends money back through its gateway. */
type SendBack = (begun: BegunRefund) => Promise<void>;

/**
 * Finds the attempt that the gateway needs for a refund. Throws OrdersError, before anything changes, if there is
 * none or if sandbox and real gateway do not match.
 */
async function prepareSendBack(needs: RefundNeeds, payment: StoredPayment, reason: string): Promise<SendBack> {
  const { reference, amount, transactionId, method, isTest } = payment;
  const gateway = needs.gateways.find((known) => known.method === method && known.isTest === isTest);
  const refund = gateway?.refund ?? null;
  if (refund === null)
    throw new OrdersError(`${method} cannot be called: send the money back manually, then repeat with --by-hand`);
  const key = toOrderKey(payment);
  const order = key === null ? null : await findOrder(needs.database, key);
  const attempts = order === null ? [] : await listAttempts(needs.database, [order]);
  const attempt = attempts.find(({ number }) => order !== null && reference === toReference(order.code, number));
  if (attempt === undefined || reference === null)
    throw new OrdersError('no try to pay belongs to this money: send it back by hand, then repeat with --by-hand');
  const { createdAt } = attempt;
  return (begun) =>
    refund({ ...begun, reference, createdAt, amount, transactionId, reason }, AbortSignal.timeout(GATEWAY_TIMEOUT_MS));
}

/** Applied money takes its order with it; for other money its attempt shows the result. */
async function endRefund(needs: RefundNeeds, payment: StoredPayment, refundId: string): Promise<void> {
  const now = needs.clock();
  const key = toOrderKey(payment);
  await needs.database.inTransaction(async (transaction) => {
    const order = key === null ? null : await lockOrder(transaction, key);
    const change = { state: 'refunded', refundId, settledAt: now } as const;
    if (!(await updatePayment(transaction, payment, 'refunding', change))) return;
    if (order === null) return;
    const wasApplied = payment.reason === null;
    if (wasApplied && mayBecome(order.state, 'refunded')) await updateOrder(transaction, order, { state: 'refunded' });
    if (!wasApplied) await settleApartAttempt(transaction, order, payment, 'returned');
    const { method, transactionId } = payment;
    await requestLetter(transaction, order, { kind: 'refunded', payment: { method, transactionId } }, now);
  });
}

/**
 * Refunds a payment in full, once. The order it paid is refunded and its month ends at once; refused if a later order
 * credited that month. After a crash the same call continues the same refund. Throws OrdersError, or GatewayError if
 * the gateway refuses.
 */
export async function refundPayment(
  needs: RefundNeeds,
  key: PaymentKey,
  { byHand, reason }: RefundOptions,
): Promise<StoredPayment> {
  const payment = await findPayment(needs.database, key);
  if (payment === null) throw new OrdersError(`there is no payment ${key.method}:${key.transactionId}`);
  const sendBack = byHand ? null : await prepareSendBack(needs, payment, reason);
  const begun = await beginRefund(needs, payment);
  await sendBack?.(begun);
  await endRefund(needs, payment, begun.refundId);
  return payment;
}

/** The payment of a paid order. Throws OrdersError if there is none. */
export function getAppliedPayment(order: StoredOrder, payments: readonly StoredPayment[]): PaymentKey {
  const applied = payments.find(({ reason }) => reason === null);
  if (applied === undefined) throw new OrdersError(`order ${order.code} was not paid`);
  return { method: applied.method, transactionId: applied.transactionId };
}

const PAYMENT_NAME = /^(vnpay|momo|zalopay|vietqr):(.+)$/;

/** `momo:4088878653`; null if invalid. */
export function parsePaymentName(text: string): PaymentKey | null {
  const [, method, transactionId] = PAYMENT_NAME.exec(text) ?? [];
  if (method === undefined || transactionId === undefined) return null;
  return { method: method as PaymentMethod, transactionId };
}
