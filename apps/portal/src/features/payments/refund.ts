import { toReference } from '@portal/domain/order/order-code';
import { mayBecome } from '@portal/domain/order/order-state';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { listAttempts } from './attempt-store.ts';
import type { PaymentNeeds } from './needs.ts';
import { requestLetter } from './order-letters.ts';
import { lockOrder, type OrderKey, type StoredOrder, updateOrder } from './order-store.ts';
import { OrdersError } from './orders-error.ts';
import { findPayment, type PaymentKey, type StoredPayment, updatePayment } from './payment-store.ts';

const GATEWAY_TIMEOUT_MS = 30_000;

export type RefundNeeds = Pick<PaymentNeeds, 'database' | 'clock' | 'plans' | 'gateways'>;

/** How the money goes back. */
interface RefundOptions {
  /** A person has sent it: no gateway is asked. */
  readonly byHand: boolean;
  readonly reason: string;
}

const toOrderKey = ({ orderBucket, orderId }: StoredPayment): OrderKey | null =>
  orderBucket === null || orderId === null ? null : { bucket: orderBucket, id: orderId };

/** A refund as it was asked for first. */
interface BegunRefund {
  readonly refundId: string;
  readonly requestedAt: EpochSeconds;
}

/** Marks the money before it is sent back: asked for again, the same refund goes on. Throws OrdersError. */
async function beginRefund({ database, clock }: RefundNeeds, payment: StoredPayment): Promise<BegunRefund> {
  const { state, refundId: id, settledAt } = payment;
  if (state === 'refunded') throw new OrdersError('this money was sent back before');
  if (id !== null && settledAt !== null) return { refundId: id, requestedAt: settledAt };
  const begun = { refundId: makeUuidV7(Date.now()), requestedAt: clock() };
  const change = { state: 'refunding', refundId: begun.refundId, settledAt: begun.requestedAt } as const;
  if (await updatePayment(database, payment, state, change)) return begun;
  throw new OrdersError('somebody else is settling this money: look again');
}

/** What a gateway needs to send money back: the try that it came by. */
async function sendBack(needs: RefundNeeds, payment: StoredPayment, begun: BegunRefund, reason: string): Promise<void> {
  const refund = needs.gateways.find(({ method }) => method === payment.method)?.refund ?? null;
  if (refund === null)
    throw new OrdersError(`${payment.method} cannot be asked: send the money back by hand, then repeat with --by-hand`);
  const key = toOrderKey(payment);
  const order = key === null ? null : await needs.database.inTransaction((transaction) => lockOrder(transaction, key));
  const attempts = order === null ? [] : await listAttempts(needs.database, [order]);
  const attempt = attempts.find(
    ({ number }) => order !== null && payment.reference === toReference(order.code, number),
  );
  if (attempt === undefined || payment.reference === null)
    throw new OrdersError('no try to pay belongs to this money: send it back by hand, then repeat with --by-hand');
  const { reference, amount, transactionId } = payment;
  const { createdAt } = attempt;
  await refund(
    { ...begun, reference, createdAt, amount, transactionId, reason },
    AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
  );
}

/** Money that was applied takes its order and its month with it. */
async function endRefund(
  needs: RefundNeeds,
  payment: StoredPayment,
  refundId: string,
  wasApplied: boolean,
): Promise<void> {
  const now = needs.clock();
  const key = toOrderKey(payment);
  await needs.database.inTransaction(async (transaction) => {
    const order = key === null ? null : await lockOrder(transaction, key);
    const change = { state: 'refunded', refundId, settledAt: now } as const;
    if (!(await updatePayment(transaction, payment, 'refunding', change))) return;
    if (wasApplied && order !== null && mayBecome(order.state, 'refunded')) {
      await updateOrder(transaction, order, { state: 'refunded' });
      if (order.accountId !== null)
        await needs.plans.revoke(transaction, { accountId: order.accountId, orderId: order.id });
    }
    if (order !== null) {
      const { method, transactionId } = payment;
      await requestLetter(transaction, order, { kind: 'refunded', payment: { method, transactionId } }, now);
    }
  });
}

/**
 * Sends money back, all of it, once. An order that it paid is refunded, and its month ends at once. Killed at any moment, the same call goes
 * on with the same refund. Throws OrdersError, or GatewayError where the gateway refuses.
 */
export async function refundPayment(
  needs: RefundNeeds,
  key: PaymentKey,
  { byHand, reason }: RefundOptions,
): Promise<StoredPayment> {
  const payment = await findPayment(needs.database, key);
  if (payment === null) throw new OrdersError(`there is no payment ${key.method}:${key.transactionId}`);
  const begun = await beginRefund(needs, payment);
  if (!byHand) await sendBack(needs, payment, begun, reason);
  // Unmatched money has a reason; what was applied has none.
  await endRefund(needs, payment, begun.refundId, payment.reason === null);
  return payment;
}

/** The money that an order was paid by. Throws OrdersError where it was not. */
export function getAppliedPayment(order: StoredOrder, payments: readonly StoredPayment[]): PaymentKey {
  const applied = payments.find(({ reason }) => reason === null);
  if (applied === undefined) throw new OrdersError(`order ${order.code} was not paid`);
  return { method: applied.method, transactionId: applied.transactionId };
}

const PAYMENT_NAME = /^(vnpay|momo|zalopay|vietqr):(.+)$/;

/** `momo:4088878653`; null for anything else. */
export function parsePaymentName(text: string): PaymentKey | null {
  const [, method, transactionId] = PAYMENT_NAME.exec(text) ?? [];
  if (method === undefined || transactionId === undefined) return null;
  return { method: method as PaymentMethod, transactionId };
}
