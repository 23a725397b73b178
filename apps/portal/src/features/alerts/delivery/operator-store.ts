import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';

/** How many messages of a channel are in a state. */
export interface DeliveryCount {
  readonly channel: string;
  readonly state: string;
  readonly reason: string | null;
  readonly count: number;
}

/** A message that waits longer than it should, or was given up. */
export interface StuckDelivery {
  readonly id: string;
  readonly channel: string;
  readonly state: string;
  readonly attempts: number;
  readonly dueAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  readonly lastError: string | null;
}

/** Messages since a moment, by channel and what became of them. */
export function countDeliveries(queries: Queries, since: EpochSeconds): Promise<DeliveryCount[]> {
  return queries.query<DeliveryCount>(
    `select coalesce(channel, '-') as channel, state, reason, count(*)::int as count from alert_message
     where created_at >= $1 group by 1, 2, 3 order by 1, 2, 3`,
    [since],
  );
}

/** Messages that failed since a moment, or wait after a failed try: the newest first, at most so many. */
export function listStuckDeliveries(queries: Queries, since: EpochSeconds, most: number): Promise<StuckDelivery[]> {
  return queries.query<StuckDelivery>(
    `select id, channel, state, attempts, due_at as "dueAt", expires_at as "expiresAt", last_error as "lastError"
     from alert_message
     where created_at >= $1 and (state = 'failed' or (state = 'queued' and last_error is not null))
     order by created_at desc, id desc limit $2`,
    [since, most],
  );
}

/** Lets a message be tried again at once that failed or waits, where it is not too late. False where there is none. */
export async function retryDelivery(queries: Queries, id: string, now: EpochSeconds): Promise<boolean> {
  const rows = await queries.query(
    `update alert_message set state = 'queued', due_at = $2, attempts = 0, lease_until = null, claimed_by = null
     where id = $1 and expires_at > $2 and state in ('failed', 'queued') and (claimed_by is null or state = 'failed')
     returning id`,
    [id, now],
  );
  return rows.length > 0;
}

/** Lets a message not be sent that waits. False where there is none. */
export async function cancelDelivery(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries.query(
    `update alert_message set state = 'failed', last_error = 'cancelled by the operator', lease_until = null,
       claimed_by = null
     where id = $1 and state = 'queued' returning id`,
    [id],
  );
  return rows.length > 0;
}

/** Seconds that the message which waits longest has been due, those under way left out; 0 where none waits. Both clocks as deliveries have them. */
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
