import type { OrderReason, OrderState } from '@portal/domain/order/order-state';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

export interface OrderKey {
  readonly bucket: number;
  readonly id: string;
}

export interface StoredOrder extends OrderKey {
  readonly code: string;
  /** Shows the order's state without a session. */
  readonly link: string;
  /** Null if the account was deleted. */
  readonly accountId: string | null;
  readonly planId: PlanId;
  readonly amount: number;
  readonly credit: number;
  /** Version of the account's months at the quote. */
  readonly planVersion: number;
  readonly state: OrderState;
  readonly reason: OrderReason | null;
  readonly isTest: boolean;
  readonly language: 'vi' | 'en';
  readonly createdAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  readonly closedAt: EpochSeconds | null;
  readonly paidAt: EpochSeconds | null;
  readonly startsAt: EpochSeconds | null;
  readonly endsAt: EpochSeconds | null;
}

export const ORDER_COLUMNS = `plan_order.bucket, plan_order.id, code, link, account_id as "accountId", plan_id as "planId", amount, credit,
  plan_version as "planVersion", state, reason, is_test as "isTest", language, created_at as "createdAt", expires_at as "expiresAt", closed_at as "closedAt",
  paid_at as "paidAt", starts_at as "startsAt", ends_at as "endsAt"`;

type OrderName = 'code' | 'link';

const toNameBucket = (kind: OrderName, value: string): number => toTextBucket(`order ${kind} ${value}`);

export const toOrderKey = (accountId: string, id: string): OrderKey => ({ bucket: toIdBucket(accountId), id });

async function claimName(queries: Queries, kind: OrderName, value: string, { bucket, id }: OrderKey): Promise<boolean> {
  const rows = await queries.query(
    `insert into plan_order_name (bucket, kind, value, order_bucket, order_id) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning value`,
    [toNameBucket(kind, value), kind, value, bucket, id],
  );
  return rows.length > 0;
}

export type NewOrder = Omit<
  StoredOrder,
  'state' | 'reason' | 'closedAt' | 'paidAt' | 'startsAt' | 'endsAt' | 'accountId'
> & {
  readonly accountId: string;
};

/** Inserts a pending order with its names. False if the code is taken; try another. */
export async function insertOrder(queries: Queries, order: NewOrder): Promise<boolean> {
  if (!(await claimName(queries, 'code', order.code, order))) return false;
  await claimName(queries, 'link', order.link, order);
  const { bucket, id, code, link, accountId, planId, amount, credit, planVersion } = order;
  const { isTest, language, createdAt, expiresAt } = order;
  await queries.query(
    `insert into plan_order (bucket, id, code, link, account_id, plan_id, amount, credit, plan_version, state, is_test, language,
       created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'pending', $10, $11, $12, $13)`,
    [bucket, id, code, link, accountId, planId, amount, credit, planVersion, isTest, language, createdAt, expiresAt],
  );
  return true;
}

/** Null if there is none. */
export async function findOrder(queries: Queries, { bucket, id }: OrderKey): Promise<StoredOrder | null> {
  const [row] = await queries.query<StoredOrder>(
    `select ${ORDER_COLUMNS} from plan_order where plan_order.bucket = $1 and plan_order.id = $2`,
    [bucket, id],
  );
  return row ?? null;
}

/** Locks an order until the end of the transaction. */
export async function lockOrder(queries: Queries, { bucket, id }: OrderKey): Promise<StoredOrder | null> {
  const [row] = await queries.query<StoredOrder>(
    `select ${ORDER_COLUMNS} from plan_order where plan_order.bucket = $1 and plan_order.id = $2 for update`,
    [bucket, id],
  );
  return row ?? null;
}

/** The order of a code or link; null if there is none. */
export async function findOrderKey(queries: Queries, kind: OrderName, value: string): Promise<OrderKey | null> {
  const [row] = await queries.query<OrderKey>(
    `select order_bucket as bucket, order_id as id from plan_order_name where bucket = $1 and kind = $2 and value = $3`,
    [toNameBucket(kind, value), kind, value],
  );
  return row ?? null;
}

const MOST_LISTED = 200;

/** Newest first. */
export function listOrders(queries: Queries, accountId: string): Promise<StoredOrder[]> {
  return queries.query<StoredOrder>(
    `select ${ORDER_COLUMNS} from plan_order where plan_order.bucket = $1 and account_id = $2
     order by created_at desc, plan_order.id desc limit $3`,
    [toIdBucket(accountId), accountId, MOST_LISTED],
  );
}

/** Changes of an order that leaves the pending state. */
export type OrderChange = Pick<StoredOrder, 'state'> &
  Partial<Pick<StoredOrder, 'reason' | 'closedAt' | 'paidAt' | 'startsAt' | 'endsAt' | 'isTest'>>;

export async function updateOrder(queries: Queries, order: StoredOrder, change: OrderChange): Promise<StoredOrder> {
  const next = { ...order, ...change };
  await queries.query(
    `update plan_order set state = $3, reason = $4, closed_at = $5, paid_at = $6, starts_at = $7, ends_at = $8, is_test = $9
     where bucket = $1 and id = $2`,
    [
      order.bucket,
      order.id,
      next.state,
      next.reason,
      next.closedAt,
      next.paidAt,
      next.startsAt,
      next.endsAt,
      next.isTest,
    ],
  );
  return next;
}

export function listOverdueOrders(queries: Queries, now: EpochSeconds, most: number): Promise<OrderKey[]> {
  return queries.query<OrderKey>(
    `select bucket, id from plan_order where state = 'pending' and expires_at <= $1 order by expires_at limit $2`,
    [now, most],
  );
}

/**
 * Expires the account's other pending orders. The account's months are locked, so that no order is added or paid
 * meanwhile.
 */
export async function closeOtherOrders(
  queries: Queries,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    `update plan_order set state = 'expired', reason = 'otherOrder', closed_at = $4
     where bucket = $1 and account_id = $2 and state = 'pending' and id <> $3`,
    [toIdBucket(accountId), accountId, id, now],
  );
}

export async function cancelPendingOrders(queries: Queries, accountId: string, now: EpochSeconds): Promise<void> {
  await queries.query(
    `update plan_order set state = 'failed', reason = 'cancelled', closed_at = $3
     where bucket = $1 and account_id = $2 and state = 'pending'`,
    [toIdBucket(accountId), accountId, now],
  );
}

/** Detaches an account from its orders and fails pending ones. They are stored for ten years without it. */
export async function unlinkOrders(queries: Queries, accountId: string, now: EpochSeconds): Promise<void> {
  await queries.query(
    `update plan_order set account_id = null,
       state = case when state = 'pending' then 'failed' else state end,
       reason = case when state = 'pending' then 'cancelled' else reason end,
       closed_at = coalesce(closed_at, $3)
     where bucket = $1 and account_id = $2`,
    [toIdBucket(accountId), accountId, now],
  );
}

/** Deletes orders made before a time, with their names. Returns how many. */
export async function deleteOldOrders(queries: Queries, before: EpochSeconds): Promise<number> {
  await queries.query(
    `delete from plan_order_name using plan_order where order_bucket = plan_order.bucket and order_id = plan_order.id and
       created_at < $1`,
    [before],
  );
  return (await queries.query('delete from plan_order where created_at < $1 returning id', [before])).length;
}
