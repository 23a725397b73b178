import { createHash } from 'node:crypto';
import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';

/** A call that is done once for its key, however often it is sent. */
export interface IdempotentCall {
  /** What the key is unique in, such as the kind of a form. */
  readonly scope: string;
  readonly key: string;
  /** What was asked for: another body under the same key is a conflict. */
  readonly body: unknown;
}

const KEY_SECONDS = 24 * 3600;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The digest of a key in its scope. */
export const digestKey = (scope: string, key: string): Buffer => digest(`${scope} ${key}`);

/** The bucket of rows that one call writes: the first byte of its key's digest, so that all of them lie together. */
export const toCallBucket = (keyDigest: Buffer): number => keyDigest[0] ?? 0;

/**
 * Claims a call's key for the row that the call is about to make, in the same transaction as the row; another call with
 * the key waits until this one is over. Null: the key is new, go on. Else the id that the first call made.
 * Throws AppError `conflict` where the first call had another body.
 */
export async function claimIdempotencyKey(
  queries: Queries,
  { scope, key, body }: IdempotentCall,
  { resultId, now }: { readonly resultId: string; readonly now: EpochSeconds },
): Promise<string | null> {
  const keyDigest = digestKey(scope, key);
  const bodyDigest = digest(JSON.stringify(body));
  const bucket = toCallBucket(keyDigest);
  const claimed = await queries.query(
    `insert into idempotency_key as known (bucket, key_digest, body_digest, result_id, expires_at)
     values ($1, $2, $3, $4, $5)
     on conflict (bucket, key_digest) do update
       set body_digest = excluded.body_digest, result_id = excluded.result_id, expires_at = excluded.expires_at
       where known.expires_at <= $6
     returning result_id`,
    [bucket, keyDigest, bodyDigest, resultId, now + KEY_SECONDS, now],
  );
  if (claimed.length > 0) return null;
  const [first] = await queries.query<{ resultId: string; bodyDigest: Buffer }>(
    `select result_id as "resultId", body_digest as "bodyDigest" from idempotency_key where bucket = $1 and key_digest = $2`,
    [bucket, keyDigest],
  );
  if (first === undefined) return null;
  if (!first.bodyDigest.equals(bodyDigest)) throw new AppError('conflict');
  return first.resultId;
}

/** Deletes keys that are over. */
export async function deleteExpiredKeys(queries: Queries, now: EpochSeconds): Promise<void> {
  await queries.query('delete from idempotency_key where expires_at <= $1', [now]);
}
