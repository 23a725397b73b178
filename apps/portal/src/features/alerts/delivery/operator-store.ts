import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';

export interface DeliveryCount {
  readonly channel: string;
  readonly state: string;
  readonly reason: string | null;
  readonly count: number;
}

/** A message that is overdue or has failed. */
export interface StuckDelivery {
  readonly id: string;
  readonly channel: string;
  readonly state: string;
  readonly attempts: number;
  readonly dueAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  readonly lastError: string | null;
}

export function countDeliveries(queries: Queries, since: EpochSeconds): Promise<DeliveryCount[]> {
  return queries.query<DeliveryCount>(
    `select coalesce(channel, '-') as channel, state, reason, count(*)::int as count from alert_message
     where created_at >= $1 group by 1, 2, 3 order by 1, 2, 3`,
    [since],
  );
}

/** Messages since a time that failed or wait after a failed attempt, newest first, at most `most`. */
export function listStuckDeliveries(queries: Queries, since: EpochSeconds, most: number): Promise<StuckDelivery[]> {
  return queries.query<StuckDelivery>(
    `select id, channel, state, attempts, due_at as "dueAt", expires_at as "expiresAt", last_error as "lastError"
     from alert_message
     where created_at >= $1 and (state = 'failed' or (state = 'queued' and last_error is not null))
     order by created_at desc, id desc limit $2`,
    [since, most],
  );
}

/** Requeues a failed or waiting message unless it has expired. False if there is none. */
export async function retryDelivery(queries: Queries, id: string, now: EpochSeconds): Promise<boolean> {
  const rows = await queries.query(
    `update alert_message set state = 'queued', due_at = $2, attempts = 0, lease_until = null, claimed_by = null
     where id = $1 and expires_at > $2 and state in ('failed', 'queued') and (claimed_by is null or state = 'failed')
     returning id`,
    [id, now],
  );
  return rows.length > 0;
}

/** Cancels a waiting message. False if there is none. */
export async function cancelDelivery(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.query(
    `update alert_message set state = 'failed', last_error = 'cancelled by the operator', lease_until = null,
       claimed_by = null
     where id = $1 and state = 'queued' returning id`,
    [id],
  );
  return rows.length > 0;
}

/**
 * Seconds by which the oldest due message is late, without those in flight; 0: none waits. `now` and `leaseNow` are
 * the two clocks of deliveries.
 */
export async function readDeliveryDelay(
  queries: Queries,
  { now, leaseNow }: { readonly now: EpochSeconds; readonly leaseNow: EpochSeconds },
): Promise<number> {
  const [row] = await queries.query<{ dueAt: EpochSeconds | null }>(
    `select min(due_at) as "dueAt" from alert_message
     where state = 'queued' and due_at <= $1 and expires_at > $1 and (lease_until is null or lease_until <= $2)`,
    [now, leaseNow],
  );
  return now - (row?.dueAt ?? now);
}
