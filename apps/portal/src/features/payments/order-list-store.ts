import type { PaymentMethod } from '@portal/domain/order/payment-method';
import { DAY_SECONDS, type EpochSeconds, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { ORDER_COLUMNS, type StoredOrder } from './order-store.ts';

/** Orders made between two times, newest first; optionally of one state. */
export function listOrdersBetween(
  database: Database,
  { from, to, state }: { readonly from: EpochSeconds; readonly to: EpochSeconds; readonly state?: string | undefined },
): Promise<StoredOrder[]> {
  return database.query<StoredOrder>(
    `select ${ORDER_COLUMNS} from plan_order where created_at between $1 and $2 and ($3::text is null or state = $3)
     order by created_at desc`,
    [from, to, state ?? null],
  );
}

export interface DailyTotal {
  /** 00:00 in Vietnam. */
  readonly day: EpochSeconds;
  readonly method: PaymentMethod;
  readonly received: number;
  readonly applied: number;
  readonly unmatched: number;
  readonly refunded: number;
}

/** Money by day and method since a time, without sandbox payments. */
export function listDailyTotals(database: Database, from: EpochSeconds): Promise<DailyTotal[]> {
  return database.query<DailyTotal>(
    `select (received_at + $2) / $3 * $3 - $2 as day, method, sum(amount)::bigint as received,
       coalesce(sum(amount) filter (where state = 'applied'), 0)::bigint as applied,
       coalesce(sum(amount) filter (where state in ('unmatched', 'refunding')), 0)::bigint as unmatched,
       coalesce(sum(amount) filter (where state = 'refunded'), 0)::bigint as refunded
     from payment where received_at >= $1 and not is_test group by 1, 2 order by 1, 2`,
    [from, VIETNAM_OFFSET_SECONDS, DAY_SECONDS],
  );
}
