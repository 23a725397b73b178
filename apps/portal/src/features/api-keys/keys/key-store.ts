import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

/** A key as its account has it. The key itself is stored nowhere. */
export interface ApiKey {
  readonly accountId: string;
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  /** SHA-256 of the key. */
  readonly digest: Buffer;
  /** Origins of pages, and networks, that it works from; empty: from anywhere. */
  readonly origins: readonly string[];
  readonly networks: readonly string[];
  readonly createdAt: EpochSeconds;
  readonly lastUsedAt: EpochSeconds | null;
  readonly revokedAt: EpochSeconds | null;
}

const COLUMNS = `account_id as "accountId", id, name, prefix, digest, origins, networks, created_at as "createdAt",
  last_used_at as "lastUsedAt", revoked_at as "revokedAt"`;

const toDigestBucket = (digest: Buffer): number => digest[0] ?? 0;

/** Every key of an account, oldest first, those too that were revoked. */
export function listKeys(queries: Queries, accountId: string): Promise<ApiKey[]> {
  return queries.query<ApiKey>(
    `select ${COLUMNS} from api_key where bucket = $1 and account_id = $2 order by created_at, id`,
    [toIdBucket(accountId), accountId],
  );
}

/** Lets no other transaction change the keys of an account until this one is over. */
export async function lockKeys(queries: Queries, accountId: string): Promise<void> {
  await queries.query('select 1 from account where bucket = $1 and id = $2 for no key update', [
    toIdBucket(accountId),
    accountId,
  ]);
}

/** Stores a new key. Call it in a transaction. */
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

/** Lets every process see that a key has changed. */
async function noteChange(queries: Queries, { digest }: ApiKey, now: EpochSeconds, revoked: boolean): Promise<void> {
  await queries.query(
    `update api_key_lookup set version = version + 1, changed_at = $3, revoked = revoked or $4
     where bucket = $1 and digest = $2`,
    [toDigestBucket(digest), digest, now, revoked],
  );
}

/** Changes name and restrictions of a key. Call it in a transaction. */
export async function saveKey(queries: Queries, key: ApiKey, now: EpochSeconds): Promise<void> {
  const { accountId, id, name, origins, networks } = key;
  await queries.query(
    'update api_key set name = $4, origins = $5, networks = $6 where bucket = $1 and account_id = $2 and id = $3',
    [toIdBucket(accountId), accountId, id, name, origins, networks],
  );
  await noteChange(queries, key, now, false);
}

/** Revokes a key for good. Call it in a transaction. */
export async function revokeKey(queries: Queries, key: ApiKey, now: EpochSeconds): Promise<void> {
  const { accountId, id } = key;
  await queries.query(
    `update api_key set revoked_at = $4 where bucket = $1 and account_id = $2 and id = $3 and revoked_at is null`,
    [toIdBucket(accountId), accountId, id, now],
  );
  await noteChange(queries, key, now, true);
}

/** Revokes every key of an account. Returns their digests, by which this process knows them. Call it in a transaction. */
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

/** A key that is valid, and which version of it this is. */
export interface FoundKey {
  readonly key: ApiKey;
  readonly version: number;
}

/** Finds a valid key by its digest; null where there is none. */
export async function findKey(queries: Queries, digest: Buffer): Promise<FoundKey | null> {
  // The version first: a change in between makes it old, and the key is read again.
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

/** Keys that changed since a moment, by digest, with the version that they have now. */
export function listChanges(
  queries: Queries,
  since: EpochSeconds,
): Promise<{ readonly digest: Buffer; readonly version: number; readonly revoked: boolean }[]> {
  return queries.query('select digest, version, revoked from api_key_lookup where changed_at >= $1', [since]);
}

/** Notes when keys were used last. */
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

/** Deletes what revoked keys were found by, once every process knows of it. */
export async function deleteOldLookups(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from api_key_lookup where revoked and changed_at < $1', [before]);
}
