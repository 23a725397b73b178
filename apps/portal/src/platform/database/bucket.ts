import { createHash } from 'node:crypto';
import type { Queries } from './database.ts';

/** Bucket of an id: its last byte, which is random. */
export const toIdBucket = (id: string): number => Number.parseInt(id.slice(-2), 16);

/** Bucket of a text key, so that a look-up needs one server. */
export const toTextBucket = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0;

/**
 * Locks buckets for one kind of work until the end of the transaction. Locks of rows on several servers of Citus are
 * refused; these lie on its coordinator. In order, so that no two wait for each other.
 */
export async function lockBuckets(transaction: Queries, kind: number, buckets: readonly number[]): Promise<void> {
  await transaction.query(
    `select pg_advisory_xact_lock($1, bucket)
     from (select distinct unnest($2::integer[]) as bucket order by bucket offset 0) as wanted`,
    [kind, buckets],
  );
}
