import { createHash } from 'node:crypto';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';

/** Calls of a caller's window that a process wants for itself. */
export interface BlockRequest {
  /** Name of the limit: callers of two limits are counted apart. */
  readonly limit: string;
  readonly caller: string;
  readonly windowSeconds: number;
  readonly windowStart: EpochSeconds;
  readonly calls: number;
}

/** Where processes lease blocks of calls, so that all of them count one caller's windows together. */
export interface LeaseStore {
  /**
   * Leases every block, each caller's window at most once in a batch. Returns for each what all processes together leased
   * of the window; null where another process is in a later window already. Rejects while the store does not answer.
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

/** Leases in a table of the database, one statement a batch. */
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

/** Deletes what is over: of callers that came no more. */
export async function deleteOldLeases(queries: Queries, now: EpochSeconds): Promise<void> {
  await queries.query('delete from rate_limit_use where window_start < $1', [now - 2 * DAY_SECONDS]);
}
