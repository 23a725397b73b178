import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

/** A key of an account. The key itself is not stored. */
export interface ApiKey {
  readonly accountId: string;
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  /** SHA-256 of the key. */
  readonly digest: Buffer;
  /** Allowed origins of pages and networks; empty: no restriction. */
  readonly origins: readonly string[];
  readonly networks: readonly string[];
  readonly createdAt: EpochSeconds;
  readonly lastUsedAt: EpochSeconds | null;
  readonly revokedAt: EpochSeconds | null;
}

const COLUMNS = `account_id as "accountId", id, name, prefix, digest, origins, networks, created_at as "createdAt",
  last_used_at as "lastUsedAt", revoked_at as "revokedAt"`;

const toDigestBucket = (digest: Buffer): number => digest[0] ?? 0;

/** Oldest first, including revoked keys. */
export function listKeys(queries: Queries, accountId: string): Promise<ApiKey[]> {
  return queries.query<ApiKey>(
    `select ${COLUMNS} from api_key where bucket = $1 and account_id = $2 order by created_at, id`,
    [toIdBucket(accountId), accountId],
  );
}

/** Locks the keys of an account until the end of the transaction. */
export async function lockKeys(queries: Queries, accountId: string): Promise<void> {
  await queries.query('select 1 from account where bucket = $1 and id = $2 for no key update', [
    toIdBucket(accountId),
    accountId,
  ]);
}

/** Call it in a transaction. */
export async function insertKey(queries: Queries, key: ApiKey): Promise<void> {
  const { accountId, id, name, prefix, digest, origins, networks, createdAt } = key;
  await queries.query(
    `insert into api_key (bucket, account_id, id, name, prefix, digest, origins, networks, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [toIdBucket(accountId), accountId, id, name, prefix, digest, origins, networks, createdAt],
  );
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

/** Changes a key's name and restrictions. Call it in a transaction. */
export async function saveKey(queries: Queries, key: ApiKey, now: EpochSeconds): Promise<void> {
  const { accountId, id, name, origins, networks } = key;
  await queries.query(
    'update api_key set name = $4, origins = $5, networks = $6 where bucket = $1 and account_id = $2 and id = $3',
    [toIdBucket(accountId), accountId, id, name, origins, networks],
  );
  await noteChange(queries, key, now, false);
}

/** Call it in a transaction. */
export async function revokeKey(queries: Queries, key: ApiKey, now: EpochSeconds): Promise<void> {
  const { accountId, id } = key;
  await queries.query(
    `update api_key set revoked_at = $4 where bucket = $1 and account_id = $2 and id = $3 and revoked_at is null`,
    [toIdBucket(accountId), accountId, id, now],
  );
  await noteChange(queries, key, now, true);
}

/** Revokes all keys of an account and returns their digests. Call it in a transaction. */
export async function endKeys(queries: Queries, accountId: string, now: EpochSeconds): Promise<readonly Buffer[]> {
  await lockKeys(queries, accountId);
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
  const [key] = await queries.query<ApiKey>(
    `select ${COLUMNS} from api_key where bucket = $1 and account_id = $2 and id = $3 and revoked_at is null`,
    [toIdBucket(accountId), accountId, keyId],
  );
  return key === undefined ? null : { key, version };
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
