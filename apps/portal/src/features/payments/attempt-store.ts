import type { AttemptState } from '@portal/domain/order/order-state';
import type { PaymentFailure, PaymentMethod } from '@portal/domain/order/payment-method';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import type { OrderKey } from './order-store.ts';

export interface StoredAttempt {
  readonly bucket: number;
  readonly orderId: string;
  /** From 1; together with the order's code it is the gateway's reference. */
  readonly number: number;
  readonly id: string;
  readonly method: PaymentMethod;
  readonly state: AttemptState;
  readonly reason: PaymentFailure | null;
  readonly createdAt: EpochSeconds;
  /** When to query the gateway next; null: not any more. */
  readonly queryAt: EpochSeconds | null;
}

const COLUMNS = `bucket, order_id as "orderId", number, id, method, state, reason, created_at as "createdAt", query_at as "queryAt"`;

export function listAttempts(queries: Queries, orders: readonly OrderKey[]): Promise<StoredAttempt[]> {
  if (orders.length === 0) return Promise.resolve([]);
  return queries.query<StoredAttempt>(
    `select ${COLUMNS} from order_attempt where (bucket, order_id) in (select * from unnest($1::smallint[], $2::uuid[]))
     order by order_id, number`,
    [orders.map(({ bucket }) => bucket), orders.map(({ id }) => id)],
  );
}

export async function insertAttempt(queries: Queries, attempt: StoredAttempt): Promise<void> {
  const { bucket, orderId, number, id, method, state, reason, createdAt, queryAt } = attempt;
  await queries.query(
    `insert into order_attempt (bucket, order_id, number, id, method, state, reason, created_at, query_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [bucket, orderId, number, id, method, state, reason, createdAt, queryAt],
  );
}

/**
 * Ends an attempt. Money always makes it paid; a paid attempt never changes, and one whose money is held apart cannot
 * fail.
 */
export async function settleAttempt(
  queries: Queries,
  { bucket, orderId, number }: Pick<StoredAttempt, 'bucket' | 'orderId' | 'number'>,
  outcome: {
    readonly state: Exclude<AttemptState, 'pending'>;
    readonly reason: PaymentFailure | null;
    /** Absent: no more queries. */
    readonly queryAt?: EpochSeconds | null;
  },
): Promise<void> {
  await queries.query(
    `update order_attempt set state = $4, reason = $5, query_at = $6
     where bucket = $1 and order_id = $2 and number = $3 and state <> 'paid'
       and ($4 <> 'failed' or state in ('pending', 'failed'))`,
    [bucket, orderId, number, outcome.state, outcome.reason, outcome.queryAt ?? null],
  );
}

export interface DueAttempt extends StoredAttempt {
  readonly code: string;
  readonly amount: number;
  readonly expiresAt: EpochSeconds;
}

export function listDueAttempts(queries: Queries, now: EpochSeconds, most: number): Promise<DueAttempt[]> {
  return queries.query<DueAttempt>(
    `select attempt.bucket, order_id as "orderId", number, attempt.id, method, attempt.state, attempt.reason,
       attempt.created_at as "createdAt", query_at as "queryAt", code, amount, expires_at as "expiresAt"
     from order_attempt as attempt
     join plan_order on plan_order.bucket = attempt.bucket and plan_order.id = attempt.order_id
     where query_at <= $1 order by query_at limit $2`,
    [now, most],
  );
}

/** Sets the next query; null: none. */
export async function postponeQuery(
  queries: Queries,
  { bucket, orderId, number }: StoredAttempt,
  queryAt: EpochSeconds | null,
): Promise<void> {
  await queries.query(
    'update order_attempt set query_at = $4 where bucket = $1 and order_id = $2 and number = $3 and query_at is not null',
    [bucket, orderId, number, queryAt],
  );
}
