import { createHash } from 'node:crypto';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

/** Calls of a caller's window that a process wants to lease. */
export interface BlockRequest {
  /** Namespace of callers. */
  readonly limit: string;
  readonly caller: string;
  readonly windowSeconds: number;
  readonly windowStart: EpochSeconds;
  readonly calls: number;
}

/** Leases blocks of calls, so that all processes count a caller's windows together. */
export interface LeaseStore {
  /**
   * Leases every block, each caller's window at most once per batch. Returns the total leased by all processes; null
   * if another process is in a later window already. Rejects if the store is down.
   */
  readonly lease: (requests: readonly BlockRequest[]) => Promise<readonly (number | null)[]>;
}

interface UseRow {
  readonly digest: Buffer;
  readonly seconds: number;
  readonly start: EpochSeconds;
  readonly leased: number;
}

const DIGEST_BYTES = 16;

const toDigest = ({ limit, caller }: BlockRequest): Buffer =>
  createHash('sha256').update(`${limit} ${caller}`).digest().subarray(0, DIGEST_BYTES);

const toKey = (digest: Buffer, seconds: number): string => `${digest.toString('hex')} ${seconds}`;

/** Leases in a database table, one statement per batch. */
export function createLeaseStore(database: Database): LeaseStore {
  return {
    async lease(requests) {
      const digests = requests.map(toDigest);
      const rows = await database.query<UseRow>(
        `insert into rate_limit_use as known (bucket, caller_digest, window_seconds, window_start, leased)
         select * from unnest($1::smallint[], $2::bytea[], $3::integer[], $4::bigint[], $5::integer[]) order by 1, 2, 3
         on conflict (bucket, caller_digest, window_seconds) do update set
           leased = case when known.window_start > excluded.window_start then known.leased
             when known.window_start = excluded.window_start then known.leased + excluded.leased
             else excluded.leased end,
           window_start = greatest(known.window_start, excluded.window_start)
         returning caller_digest as digest, window_seconds as seconds, window_start as start, leased`,
        [
          digests.map((digest) => digest[0] ?? 0),
          digests,
          requests.map(({ windowSeconds }) => windowSeconds),
          requests.map(({ windowStart }) => windowStart),
          requests.map(({ calls }) => calls),
        ],
      );
      const byKey = new Map(rows.map((row) => [toKey(row.digest, row.seconds), row]));
      return requests.map(({ windowSeconds, windowStart }, at) => {
        const row = byKey.get(toKey(digests[at] ?? Buffer.alloc(0), windowSeconds));
        return row?.start === windowStart ? row.leased : null;
      });
    },
  };
}

export async function deleteOldLeases(queries: Queries, now: EpochSeconds): Promise<void> {
  await queries.query('delete from rate_limit_use where window_start < $1', [now - 2 * DAY_SECONDS]);
}
