import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { changeRows, runSql, selectColumns, sql } from '#platform/database/sql.ts';

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
export const listStuckDeliveries = (queries: Queries, since: EpochSeconds, most: number): Promise<StuckDelivery[]> =>
  runSql<StuckDelivery>(
    queries,
    sql`select ${selectColumns(['id', 'channel', 'state', 'attempts', 'dueAt', 'expiresAt', 'lastError'])}
     from alert_message
     where created_at >= ${since} and (state = 'failed' or (state = 'queued' and last_error is not null))
     order by created_at desc, id desc limit ${most}`,
  );

/** Requeues a failed or waiting message unless it has expired. False if there is none. */
export async function retryDelivery(queries: Queries, id: string, now: EpochSeconds): Promise<boolean> {
  const sets = { state: 'queued', dueAt: now, attempts: 0 };
  const when = sql`expires_at > ${now} and state in ('failed', 'queued') and claimed_by is null`;
  return (await changeRows(queries, 'alert_message', { sets, where: { id }, when })).length > 0;
}

/** Cancels a waiting message. False if there is none. */
export async function cancelDelivery(queries: Queries, id: string): Promise<boolean> {
  const sets = { state: 'failed', lastError: 'cancelled by the operator', leaseUntil: null, claimedBy: null };
  return (await changeRows(queries, 'alert_message', { sets, where: { id, state: 'queued' } })).length > 0;
}
