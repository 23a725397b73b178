import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { applyMoney, settleApartAttempt } from './apply-news.ts';
import type { PaymentNeeds } from './needs.ts';
import { findOrder, type StoredOrder } from './order-store.ts';
import { addOrder } from './orders.ts';
import { OrdersError } from './orders-error.ts';
import { assignPayment, findPayment, type PaymentKey } from './payment-store.ts';

type SettleNeeds = Pick<PaymentNeeds, 'database' | 'clock' | 'plans' | 'gateways'>;

/**
 * Applies money for an order that is no longer pending: its owner gets the same plan by a new order; the old one
 * stays as it is. Throws OrdersError if the amount is not the plan's current price; then refund it.
 */
export async function settlePayment(needs: SettleNeeds, key: PaymentKey): Promise<StoredOrder> {
  const now = needs.clock();
  return needs.database.inTransaction(async (transaction) => {
    const payment = await findPayment(transaction, key);
    if (payment?.state !== 'unmatched') throw new OrdersError('there is no such unmatched payment');
    const { orderBucket, orderId, isTest } = payment;
    const old =
      orderBucket === null || orderId === null
        ? null
        : await findOrder(transaction, { bucket: orderBucket, id: orderId });
    if (old === null || old.accountId === null) throw new OrdersError('it belongs to no account: send it back');
    const { accountId, planId, language } = old;
    const id = makeUuidV7(now * 1000);
    const order = await addOrder(transaction, needs, { id, accountId, planId, language });
    if (order.amount !== payment.amount)
      throw new OrdersError(`the plan costs ${order.amount} now, the money is ${payment.amount}: send it back`);
    if (!(await assignPayment(transaction, key, order, now)))
      throw new OrdersError('this payment is being settled elsewhere: check again');
    const word = { method: key.method, isTest, reference: payment.reference };
    if (!(await applyMoney(transaction, order, word, needs)))
      throw new OrdersError('its account is gone: send it back');
    await settleApartAttempt(transaction, old, word, 'moved');
    return order;
  });
}
