import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  createLease,
  LEASE_TIMES,
  type LeaseAttempt,
  type Leases,
  type LeaseTimes,
  waitForLease,
} from '@portal/forecast/store/leases';
import { toTextBucket } from './bucket.ts';
import type { Queries } from './database.ts';

const NOW_MS = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
/** Read once, by the server that plans the statement: Citus refuses it in what each server writes. */
const CLOCK = `with clock as materialized (select ${NOW_MS} as now_ms)`;

async function tryLease(queries: Queries, name: string, times: LeaseTimes): Promise<LeaseAttempt> {
  const [key, holder] = [[toTextBucket(name), name], randomUUID()];
  const label = `process ${process.pid} on ${hostname()}`;
  // No parameter: Citus loses its type where a conflict is settled.
  const expireMs = Math.trunc(times.expireMs);
  const won = await queries.query(
    `${CLOCK} insert into process_lease (bucket, name, holder, label, expires_at_ms)
     select $1::smallint, $2::text, $3::uuid, $4::text, now_ms + ${expireMs} from clock
     on conflict (bucket, name) do update
       set holder = excluded.holder, label = excluded.label, expires_at_ms = excluded.expires_at_ms
       where process_lease.expires_at_ms < excluded.expires_at_ms - ${expireMs}
     returning holder`,
    [...key, holder, label],
  );
  if (won.length === 0) {
    const [row] = await queries.query<{ sign: string }>(
      `select holder || '-' || expires_at_ms as sign from process_lease where bucket = $1 and name = $2`,
      key,
    );
    return { sign: row?.sign ?? null };
  }
  return createLease({
    holder,
    renewMs: times.renewMs,
    renew: async () => {
      const renewed = await queries.query(
        `${CLOCK} update process_lease set expires_at_ms = clock.now_ms + $4::bigint from clock
         where bucket = $1 and name = $2 and holder = $3 returning holder`,
        [...key, holder, times.expireMs],
      );
      return renewed.length > 0;
    },
    release: async () => {
      await queries.query('delete from process_lease where bucket = $1 and name = $2 and holder = $3', [
        ...key,
        holder,
      ]);
    },
  });
}

/** Leases as rows: one holder over all hosts with the same database, by the database's clock. */
export function createPostgresLeases(queries: Queries, times: LeaseTimes = LEASE_TIMES): Leases {
  return {
    acquire: (name, options) => waitForLease(() => tryLease(queries, name, times), options, times),
    findHolder: async (name) => {
      const [row] = await queries.query<{ label: string }>(
        `select label from process_lease where bucket = $1 and name = $2 and expires_at_ms >= ${NOW_MS}`,
        [toTextBucket(name), name],
      );
      const own = ` on ${hostname()}`;
      return row === undefined ? null : row.label.endsWith(own) ? row.label.slice(0, -own.length) : row.label;
    },
  };
}
