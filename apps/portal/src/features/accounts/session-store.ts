import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import type { AccountKey } from './store.ts';

export interface StoredSession {
  readonly id: string;
  readonly createdAt: EpochSeconds;
  readonly lastSeenAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
  /** Browser and system; null: unknown. */
  readonly device: string | null;
}

const COLUMNS = `id, created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", device`;

export async function insertSession(
  queries: Queries,
  { bucket, id: accountId }: AccountKey,
  { id, createdAt, lastSeenAt, expiresAt, device }: StoredSession,
): Promise<void> {
  await queries.query(
    `insert into account_session (bucket, account_id, id, created_at, last_seen_at, expires_at, device)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [bucket, accountId, id, createdAt, lastSeenAt, expiresAt, device],
  );
}

/** Whether a session was not revoked and has not expired. */
export async function hasSession(
  queries: Queries,
  { bucket, id }: AccountKey,
  sessionId: string,
  now: EpochSeconds,
): Promise<boolean> {
  const rows = await queries.query(
    'select 1 from account_session where bucket = $1 and account_id = $2 and id = $3 and expires_at >= $4',
    [bucket, id, sessionId, now],
  );
  return rows.length > 0;
}

/** Most recently used first. */
export function listSessions(
  queries: Queries,
  { bucket, id }: AccountKey,
  now: EpochSeconds,
): Promise<StoredSession[]> {
  return queries.query<StoredSession>(
    `select ${COLUMNS} from account_session where bucket = $1 and account_id = $2 and expires_at >= $3
     order by last_seen_at desc, id`,
    [bucket, id, now],
  );
}

/** Stores that a session was used, and its new expiry. */
export async function touchSession(
  queries: Queries,
  { bucket, id }: AccountKey,
  sessionId: string,
  { now, expiresAt }: { readonly now: EpochSeconds; readonly expiresAt: EpochSeconds },
): Promise<void> {
  await queries.query(
    `update account_session set last_seen_at = $4, expires_at = greatest(expires_at, $5)
     where bucket = $1 and account_id = $2 and id = $3`,
    [bucket, id, sessionId, now, expiresAt],
  );
}

/** False if there was none. */
export async function deleteSession(queries: Queries, { bucket, id }: AccountKey, sessionId: string): Promise<boolean> {
  const rows = await queries.query(
    'delete from account_session where bucket = $1 and account_id = $2 and id = $3 returning id',
    [bucket, id, sessionId],
  );
  return rows.length > 0;
}

/** Ends all sessions of an account but one; null: all. */
export async function deleteSessions(
  queries: Queries,
  { bucket, id }: AccountKey,
  exceptId: string | null,
): Promise<void> {
  await queries.query(
    'delete from account_session where bucket = $1 and account_id = $2 and id is distinct from $3::uuid',
    [bucket, id, exceptId],
  );
}

/** Whether the account signed in from a network (given by its digest) since a time. */
export async function knowsNetwork(
  queries: Queries,
  { bucket, id }: AccountKey,
  digest: Buffer,
  since: EpochSeconds,
): Promise<boolean> {
  const rows = await queries.query(
    `select 1 from account_known_network
     where bucket = $1 and account_id = $2 and network_digest = $3 and seen_at >= $4`,
    [bucket, id, digest, since],
  );
  return rows.length > 0;
}

export async function saveNetwork(
  queries: Queries,
  { bucket, id }: AccountKey,
  digest: Buffer,
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    `insert into account_known_network (bucket, account_id, network_digest, seen_at) values ($1, $2, $3, $4)
     on conflict (bucket, account_id, network_digest) do update set seen_at = excluded.seen_at`,
    [bucket, id, digest, now],
  );
}

/** Forgets an account's networks, as those sign-ins used a password that is void now. */
export async function deleteNetworks(queries: Queries, { bucket, id }: AccountKey): Promise<void> {
  await queries.query('delete from account_known_network where bucket = $1 and account_id = $2', [bucket, id]);
}

/** Deletes expired sessions, links, codes, notices and networks, and releases reserved addresses. */
export async function deleteExpired(queries: Queries, now: EpochSeconds, networksSince: EpochSeconds): Promise<void> {
  await queries.query('delete from account_session where expires_at < $1', [now]);
  await queries.query('delete from account_link where expires_at < $1', [now]);
  await queries.query('delete from account_phone_code where expires_at < $1', [now]);
  await queries.query('delete from account_notice where expires_at < $1', [now]);
  await queries.query('delete from account_name where reserved_until < $1', [now]);
  await queries.query('delete from account_known_network where seen_at < $1', [networksSince]);
}
