import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import type { AccountKey } from './store.ts';

export type LinkKind = 'verifyEmail' | 'changeEmail' | 'resetPassword';

/** Only a digest of the secret is stored. */
export interface StoredLink {
  readonly kind: LinkKind;
  readonly secretDigest: Buffer;
  /** Recipient of the e-mail. */
  readonly email: string;
  readonly expiresAt: EpochSeconds;
}

/** Replaces the account's previous link of the same kind. */
export async function saveLink(queries: Queries, { bucket, id }: AccountKey, link: StoredLink): Promise<void> {
  await queries.query(
    `insert into account_link (bucket, account_id, kind, secret_digest, email, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (bucket, account_id, kind) do update
       set secret_digest = excluded.secret_digest, email = excluded.email, expires_at = excluded.expires_at`,
    [bucket, id, link.kind, link.secretDigest, link.email, link.expiresAt],
  );
}

/** Uses up a link of one of these kinds. Returns its kind and recipient; null if there is none or it has expired. */
export async function useLink(
  queries: Queries,
  { bucket, id }: AccountKey,
  { kinds, secretDigest }: Pick<StoredLink, 'secretDigest'> & { readonly kinds: readonly LinkKind[] },
  now: EpochSeconds,
): Promise<Pick<StoredLink, 'kind' | 'email'> | null> {
  const [row] = await queries.query<Pick<StoredLink, 'kind' | 'email'>>(
    `delete from account_link
     where bucket = $1 and account_id = $2 and kind = any($3) and secret_digest = $4 and expires_at >= $5
     returning kind, email`,
    [bucket, id, kinds, secretDigest, now],
  );
  return row ?? null;
}

export async function deleteLinks(queries: Queries, { bucket, id }: AccountKey): Promise<void> {
  await queries.query('delete from account_link where bucket = $1 and account_id = $2', [bucket, id]);
}

/** Whether a link is valid; does not use it up. */
export async function hasLink(
  queries: Queries,
  { bucket, id }: AccountKey,
  { kind, secretDigest }: Pick<StoredLink, 'kind' | 'secretDigest'>,
  now: EpochSeconds,
): Promise<boolean> {
  const rows = await queries.query(
    `select 1 from account_link
     where bucket = $1 and account_id = $2 and kind = $3 and secret_digest = $4 and expires_at >= $5`,
    [bucket, id, kind, secretDigest, now],
  );
  return rows.length > 0;
}

/**
 * Sets the secret of a waiting link when its e-mail is sent. Returns the recipient; null if the link was ended,
 * replaced or has expired, because it must not come back.
 */
export async function renewLink(
  queries: Queries,
  { bucket, id }: AccountKey,
  { kind, secretDigest, expiresAt }: Omit<StoredLink, 'email'>,
  now: EpochSeconds,
): Promise<string | null> {
  const [row] = await queries.query<{ email: string }>(
    `update account_link set secret_digest = $4, expires_at = $5
     where bucket = $1 and account_id = $2 and kind = $3 and expires_at >= $6 returning email`,
    [bucket, id, kind, secretDigest, expiresAt, now],
  );
  return row?.email ?? null;
}

/** The same for a code: its phone number, or null. */
export async function renewCode(
  queries: Queries,
  { bucket, id }: AccountKey,
  { codeDigest, expiresAt }: Omit<StoredCode, 'phone'>,
  now: EpochSeconds,
): Promise<string | null> {
  const [row] = await queries.query<{ phone: string }>(
    `update account_phone_code set code_digest = $3, expires_at = $4, attempts = 0
     where bucket = $1 and account_id = $2 and expires_at >= $5 returning phone`,
    [bucket, id, codeDigest, expiresAt, now],
  );
  return row?.phone ?? null;
}

export interface StoredCode {
  readonly phone: string;
  readonly codeDigest: Buffer;
  readonly expiresAt: EpochSeconds;
}

export async function saveCode(queries: Queries, { bucket, id }: AccountKey, code: StoredCode): Promise<void> {
  await queries.query(
    `insert into account_phone_code (bucket, account_id, phone, code_digest, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (bucket, account_id) do update
       set phone = excluded.phone, code_digest = excluded.code_digest, expires_at = excluded.expires_at, attempts = 0`,
    [bucket, id, code.phone, code.codeDigest, code.expiresAt],
  );
}

/** Counts an attempt before the code is compared. Null: no valid code, or no attempts left. */
export async function countCodeTry(
  queries: Queries,
  { bucket, id }: AccountKey,
  { phone, mostTries, now }: { readonly phone: string; readonly mostTries: number; readonly now: EpochSeconds },
): Promise<Buffer | null> {
  const [row] = await queries.query<{ codeDigest: Buffer }>(
    `update account_phone_code set attempts = attempts + 1
     where bucket = $1 and account_id = $2 and phone = $3 and expires_at >= $4 and attempts < $5
     returning code_digest as "codeDigest"`,
    [bucket, id, phone, now, mostTries],
  );
  return row?.codeDigest ?? null;
}

/** False if there is none. */
export async function deleteCode(queries: Queries, { bucket, id }: AccountKey): Promise<boolean> {
  const rows = await queries.query(
    'delete from account_phone_code where bucket = $1 and account_id = $2 returning phone',
    [bucket, id],
  );
  return rows.length > 0;
}
