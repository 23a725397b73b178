import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

const ID_BYTES = 16;
const SECRET_BYTES = 24;
const TOKEN = /^[A-Za-z0-9_-]{54}$/;

const digestOf = (secret: Uint8Array): Buffer => createHash('sha256').update(secret).digest();

/**
 * Renews an account's calendar address; the previous one stops working. Returns the token, of which only a digest is
 * stored.
 */
export async function renewFeed(queries: Queries, accountId: string, now: EpochSeconds): Promise<string> {
  const secret = randomBytes(SECRET_BYTES);
  await queries.query(
    `insert into activity_feed (bucket, account_id, digest, created_at) values ($1, $2, $3, $4)
     on conflict (bucket, account_id) do update set digest = excluded.digest, created_at = excluded.created_at`,
    [toIdBucket(accountId), accountId, digestOf(secret), now],
  );
  return Buffer.concat([Buffer.from(accountId.replaceAll('-', ''), 'hex'), secret]).toString('base64url');
}

/** When the current calendar address was made; null: none. */
export async function findFeedTime(queries: Queries, accountId: string): Promise<EpochSeconds | null> {
  const [row] = await queries.query<{ readonly createdAt: EpochSeconds }>(
    'select created_at as "createdAt" from activity_feed where bucket = $1 and account_id = $2',
    [toIdBucket(accountId), accountId],
  );
  return row?.createdAt ?? null;
}

export async function endFeed(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from activity_feed where bucket = $1 and account_id = $2', [
    toIdBucket(accountId),
    accountId,
  ]);
}

export async function findFeedAccount(queries: Queries, token: string | undefined): Promise<string | null> {
  if (token === undefined || !TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + SECRET_BYTES || bytes.toString('base64url') !== token) return null;
  const accountId = bytes
    .subarray(0, ID_BYTES)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const [row] = await queries.query<{ readonly digest: Buffer }>(
    'select digest from activity_feed where bucket = $1 and account_id = $2',
    [toIdBucket(accountId), accountId],
  );
  return row !== undefined && timingSafeEqual(row.digest, digestOf(bytes.subarray(ID_BYTES))) ? accountId : null;
}
