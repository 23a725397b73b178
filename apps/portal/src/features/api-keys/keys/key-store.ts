import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { defineOwnResource, type OwnRow } from '#platform/own-resource/own-resource.ts';
import { lockAccount } from '#platform/own-resource/plan-count.ts';

/** A key of an account. The key itself is not stored. */
export interface ApiKey extends OwnRow {
  readonly name: string;
  readonly prefix: string;
  /** SHA-256 of the key. */
  readonly digest: Buffer;
  /** Allowed origins of pages and networks; empty: no restriction. */
  readonly origins: readonly string[];
  readonly networks: readonly string[];
  readonly lastUsedAt: EpochSeconds | null;
  readonly revokedAt: EpochSeconds | null;
}

/** Keys, including revoked ones. */
export const API_KEYS = defineOwnResource<ApiKey>({
  table: 'api_key',
  columns: {
    name: 'value',
    prefix: 'value',
    digest: 'value',
    origins: 'value',
    networks: 'value',
    lastUsedAt: 'value',
    revokedAt: 'value',
  },
});

const toDigestBucket = (digest: Buffer): number => digest[0] ?? 0;

/** Call it in a transaction. */
export async function insertKey(queries: Queries, key: ApiKey): Promise<void> {
  const { accountId, id, digest, createdAt } = key;
  await API_KEYS.insert(queries, key);
  await queries.query(
    `insert into api_key_lookup (bucket, digest, account_id, key_id, version, changed_at, revoked)
     values ($1, $2, $3, $4, 0, $5, false)`,
    [toDigestBucket(digest), digest, accountId, id, createdAt],
  );
}

/** Marks a key as changed for all processes. */
async function noteChange(queries: Queries, { digest }: ApiKey, now: EpochSeconds, revoked: boolean): Promise<void> {
  await queries.query(
    `update api_key_lookup set version = version + 1, changed_at = $3, revoked = revoked or $4
     where bucket = $1 and digest = $2`,
    [toDigestBucket(digest), digest, now, revoked],
  );
}

/** Changes a key's name and restrictions, or revokes it. Call it in a transaction. */
export async function saveKey(
  queries: Queries,
  key: ApiKey,
  changed: Partial<Pick<ApiKey, 'name' | 'origins' | 'networks' | 'revokedAt'>>,
  now: EpochSeconds,
): Promise<void> {
  await API_KEYS.update(queries, key, changed);
  await noteChange(queries, key, now, changed.revokedAt !== undefined);
}

/** Revokes all keys of an account and returns their digests. Call it in a transaction. */
export async function endKeys(queries: Queries, accountId: string, now: EpochSeconds): Promise<readonly Buffer[]> {
  await lockAccount(queries, accountId);
  await queries.query(
    'update api_key set revoked_at = $3 where bucket = $1 and account_id = $2 and revoked_at is null',
    [toIdBucket(accountId), accountId, now],
  );
  const ended = await queries.query<{ digest: Buffer }>(
    `update api_key_lookup set version = version + 1, changed_at = $2, revoked = true
     where account_id = $1 and not revoked returning digest`,
    [accountId, now],
  );
  return ended.map(({ digest }) => digest);
}

export interface FoundKey {
  readonly key: ApiKey;
  readonly version: number;
}

export async function findKey(queries: Queries, digest: Buffer): Promise<FoundKey | null> {
  // Read before the key: if the key changes in between, the version is old and the key is read again.
  const [found] = await queries.query<{ accountId: string; keyId: string; version: number }>(
    `select account_id as "accountId", key_id as "keyId", version from api_key_lookup
     where bucket = $1 and digest = $2 and not revoked`,
    [toDigestBucket(digest), digest],
  );
  if (found === undefined) return null;
  const { accountId, keyId, version } = found;
  const key = await API_KEYS.find(queries, { accountId, id: keyId });
  return key === null || key.revokedAt !== null ? null : { key, version };
}

/** Changed keys since a time, by digest, with their current version. */
export function listChanges(
  queries: Queries,
  since: EpochSeconds,
): Promise<{ readonly digest: Buffer; readonly version: number; readonly revoked: boolean }[]> {
  return queries.query('select digest, version, revoked from api_key_lookup where changed_at >= $1', [since]);
}

export async function saveLastUse(
  queries: Queries,
  keys: readonly Pick<ApiKey, 'accountId' | 'id'>[],
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    `update api_key as known set last_used_at = $4
     from unnest($1::smallint[], $2::uuid[], $3::uuid[]) as used(bucket, account_id, id)
     where known.bucket = used.bucket and known.account_id = used.account_id and known.id = used.id
       and (last_used_at is null or last_used_at < $4)`,
    [
      keys.map(({ accountId }) => toIdBucket(accountId)),
      keys.map(({ accountId }) => accountId),
      keys.map(({ id }) => id),
      now,
    ],
  );
}

/** Deletes lookup rows of revoked keys once every process knows of the revocation. */
export async function deleteOldLookups(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from api_key_lookup where revoked and changed_at < $1', [before]);
}
