import { DAY_SECONDS, type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { ClaimedWork } from '#platform/claims/claim-table.ts';
import type { Queries } from '#platform/database/database.ts';
import { changeRows, runSql, selectColumns, sql } from '#platform/database/sql.ts';

export interface DeliveryCount {
  readonly channel: string;
  readonly state: string;
  readonly reason: string | null;
  readonly count: number;
}

const MOST_STUCK = 50;

/** A message that is overdue or has failed. */
interface StuckDelivery {
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

function describeDelivery({ id, channel, state, attempts, dueAt, expiresAt, lastError }: StuckDelivery): string {
  const next = state === 'queued' ? `due ${formatMoment(dueAt)}, too late ${formatMoment(expiresAt)}` : state;
  return `${id} · alert by ${channel} · tried ${attempts} times · ${next} · ${lastError ?? '-'}`;
}

/** Alert messages of a day that failed or wait after a failed attempt, newest first. Expired ones are not sent. */
export const ALERT_WORK: ClaimedWork = {
  async list(queries, now) {
    const stuck = await runSql<StuckDelivery>(
      queries,
      sql`select ${selectColumns(['id', 'channel', 'state', 'attempts', 'dueAt', 'expiresAt', 'lastError'])}
       from alert_message
       where created_at >= ${now - DAY_SECONDS} and (state = 'failed' or (state = 'queued' and last_error is not null))
       order by created_at desc, id desc limit ${MOST_STUCK}`,
    );
    return stuck.map(describeDelivery);
  },
  async retry(queries, id, now) {
    const sets = { state: 'queued', dueAt: now, attempts: 0 };
    const when = sql`expires_at > ${now} and state in ('failed', 'queued') and claimed_by is null`;
    return (await changeRows(queries, 'alert_message', { sets, where: { id }, when })).length;
  },
  async cancel(queries, id) {
    const sets = { state: 'failed', lastError: 'cancelled by the operator', leaseUntil: null, claimedBy: null };
    return (await changeRows(queries, 'alert_message', { sets, where: { id, state: 'queued' } })).length;
  },
};
