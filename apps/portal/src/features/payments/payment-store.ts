import type { PaymentMethod } from '@portal/domain/order/payment-method';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { OrderKey } from './order-store.ts';

/** Key of a payment: one gateway transaction, however often it is reported. */
export interface PaymentKey {
  readonly method: PaymentMethod;
  readonly transactionId: string;
}

/** Why money is unmatched: unknown reference, wrong amount, or an order that is not pending. */
export type UnmatchedReason = 'unknownOrder' | 'wrongAmount' | 'closedOrder';

export interface StoredPayment extends PaymentKey {
  readonly reference: string | null;
  readonly amount: number;
  readonly receivedAt: EpochSeconds;
  readonly state: 'applied' | 'unmatched' | 'refunding' | 'refunded';
  readonly reason: UnmatchedReason | null;
  readonly orderBucket: number | null;
  readonly orderId: string | null;
  readonly refundId: string | null;
  readonly settledAt: EpochSeconds | null;
  readonly isTest: boolean;
}

const COLUMNS = `method, transaction_id as "transactionId", reference, amount, received_at as "receivedAt", state, reason,
  order_bucket as "orderBucket", order_id as "orderId", refund_id as "refundId", settled_at as "settledAt", is_test as "isTest"`;

const toBucket = ({ method, transactionId }: PaymentKey): number => toTextBucket(`payment ${method} ${transactionId}`);

/** Counts a payment; false if it was counted before. Waits for a concurrent transaction with the same payment. */
export async function insertPayment(
  queries: Queries,
  payment: Omit<StoredPayment, 'refundId' | 'settledAt'>,
): Promise<boolean> {
  const { method, transactionId, reference, amount, receivedAt, state, reason, orderBucket, orderId, isTest } = payment;
  const rows = await queries.query(
    `insert into payment (bucket, method, transaction_id, reference, amount, received_at, state, reason, order_bucket, order_id,
       is_test)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning method`,
    [
      toBucket(payment),
      method,
      transactionId,
      reference,
      amount,
      receivedAt,
      state,
      reason,
      orderBucket,
      orderId,
      isTest,
    ],
  );
  return rows.length > 0;
}

/** Null if it never arrived. */
export async function findPayment(queries: Queries, key: PaymentKey): Promise<StoredPayment | null> {
  const [row] = await queries.query<StoredPayment>(
    `select ${COLUMNS} from payment where bucket = $1 and method = $2 and transaction_id = $3`,
    [toBucket(key), key.method, key.transactionId],
  );
  return row ?? null;
}

/** All payments that name an order, oldest first. */
export function listPaymentsOfOrder(queries: Queries, { id }: OrderKey): Promise<StoredPayment[]> {
  return queries.query<StoredPayment>(`select ${COLUMNS} from payment where order_id = $1 order by received_at`, [id]);
}

/** Unmatched payments and refunds in progress, oldest first. */
export function listUnsettledPayments(queries: Queries): Promise<StoredPayment[]> {
  return queries.query<StoredPayment>(
    `select ${COLUMNS} from payment where state in ('unmatched', 'refunding') order by received_at`,
  );
}

/** Codes of paid orders without counted money; should be empty. */
export async function findUnpaidOrders(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ code: string }>(
    `select code from plan_order where state = 'paid'
       and not exists (select 1 from payment where payment.order_id = plan_order.id and reason is null)
     order by created_at`,
  );
  return rows.map(({ code }) => code);
}

/** Changes a payment's state; false if it was not in state `from`. */
export async function updatePayment(
  queries: Queries,
  key: PaymentKey,
  from: StoredPayment['state'],
  change: Pick<StoredPayment, 'state' | 'refundId' | 'settledAt'>,
): Promise<boolean> {
  const rows = await queries.query(
    `update payment set state = $5, refund_id = $6, settled_at = $7
     where bucket = $1 and method = $2 and transaction_id = $3 and state = $4 returning method`,
    [toBucket(key), key.method, key.transactionId, from, change.state, change.refundId, change.settledAt],
  );
  return rows.length > 0;
}

/** Uncounts a payment from its order, in the same transaction. */
export async function rejectPayment(queries: Queries, key: PaymentKey, reason: UnmatchedReason): Promise<void> {
  await queries.query(
    `update payment set state = 'unmatched', reason = $4 where bucket = $1 and method = $2 and transaction_id = $3`,
    [toBucket(key), key.method, key.transactionId, reason],
  );
}

/** Counts an unmatched payment for an order; false if it is no longer unmatched. */
export async function assignPayment(
  queries: Queries,
  key: PaymentKey,
  order: OrderKey,
  now: EpochSeconds,
): Promise<boolean> {
  const rows = await queries.query(
    `update payment set state = 'applied', reason = null, order_bucket = $4, order_id = $5, settled_at = $6
     where bucket = $1 and method = $2 and transaction_id = $3 and state = 'unmatched' returning method`,
    [toBucket(key), key.method, key.transactionId, order.bucket, order.id, now],
  );
  return rows.length > 0;
}

export interface NotificationEntry {
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly verdict: string;
  readonly content: Readonly<Record<string, unknown>>;
}

export async function insertNotification(
  queries: Queries,
  { method, reference, verdict, content }: NotificationEntry,
  now: EpochSeconds,
): Promise<void> {
  const id = makeUuidV7(now * 1000);
  await queries.query(
    `insert into payment_notification (bucket, id, method, reference, verdict, content, received_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [toIdBucket(id), id, method, reference, verdict, JSON.stringify(content), now],
  );
}

export async function deleteNotifications(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from payment_notification where received_at < $1', [before]);
}
