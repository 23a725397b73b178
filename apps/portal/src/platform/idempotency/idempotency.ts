import { createHash } from 'node:crypto';
import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';

/** A call that is executed once per key. */
export interface IdempotentCall {
  /** Namespace of the key, such as the kind of a form. */
  readonly scope: string;
  readonly key: string;
  /** Another body under the same key is a conflict. */
  readonly body: unknown;
}

const KEY_SECONDS = 24 * 3600;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const digestKey = (scope: string, key: string): Buffer => digest(`${scope} ${key}`);

/** Bucket of a call's rows: the first byte of its key's digest. */
export const toCallBucket = (keyDigest: Buffer): number => keyDigest[0] ?? 0;

/**
 * Claims a key for a new row in the same transaction; concurrent calls with the key wait. Null: new key. Otherwise
 * the id of the first call's row. Throws AppError `conflict` if the first call had another body.
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

export async function deleteExpiredKeys(queries: Queries, now: EpochSeconds): Promise<void> {
  await queries.query('delete from idempotency_key where expires_at <= $1', [now]);
}
