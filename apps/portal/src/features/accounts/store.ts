import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

/** Key of an account's rows; the bucket follows from the id. */
export interface AccountKey {
  readonly bucket: number;
  readonly id: string;
}

export interface StoredAccount extends AccountKey {
  readonly email: string;
  readonly emailVerifiedAt: EpochSeconds | null;
  readonly phone: string | null;
  readonly phoneVerifiedAt: EpochSeconds | null;
  readonly name: string | null;
  readonly language: 'vi' | 'en';
  readonly passwordHash: string;
  readonly wantsAdvertising: boolean;
  readonly termsVersion: string;
  readonly createdAt: EpochSeconds;
}

export const toAccountKey = (id: string): AccountKey => ({ bucket: toIdBucket(id), id });

const ACCOUNT_COLUMNS = `account.bucket, account.id, account.email, account.email_verified_at as "emailVerifiedAt", account.phone,
  account.phone_verified_at as "phoneVerifiedAt", account.name, account.language, account.password_hash as "passwordHash",
  account.wants_advertising as "wantsAdvertising", account.terms_version as "termsVersion", account.created_at as "createdAt"`;

export async function findAccount(queries: Queries, { bucket, id }: AccountKey): Promise<StoredAccount | null> {
  const [row] = await queries.query<StoredAccount>(
    `select ${ACCOUNT_COLUMNS} from account where account.bucket = $1 and account.id = $2`,
    [bucket, id],
  );
  return row ?? null;
}

/** Locks an account's row until the end of the transaction. Call it before reading links. */
export async function lockAccount(queries: Queries, { bucket, id }: AccountKey): Promise<StoredAccount | null> {
  const [row] = await queries.query<StoredAccount>(
    `select ${ACCOUNT_COLUMNS} from account where account.bucket = $1 and account.id = $2 for no key update`,
    [bucket, id],
  );
  return row ?? null;
}

/** Inserts an account; its names are claimed separately in the same transaction. */
export async function insertAccount(queries: Queries, account: StoredAccount): Promise<void> {
  await queries.query(
    `insert into account (bucket, id, email, email_verified_at, phone, phone_verified_at, name, language, password_hash,
       wants_advertising, terms_version, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      account.bucket,
      account.id,
      account.email,
      account.emailVerifiedAt,
      account.phone,
      account.phoneVerifiedAt,
      account.name,
      account.language,
      account.passwordHash,
      account.wantsAdvertising,
      account.termsVersion,
      account.createdAt,
    ],
  );
}

/** Fields to change; absent ones stay. */
export type AccountChange = Partial<
  Pick<
    StoredAccount,
    | 'email'
    | 'emailVerifiedAt'
    | 'phone'
    | 'phoneVerifiedAt'
    | 'name'
    | 'language'
    | 'passwordHash'
    | 'wantsAdvertising'
  >
>;

const COLUMN_OF: Readonly<Record<keyof AccountChange, string>> = {
  email: 'email',
  emailVerifiedAt: 'email_verified_at',
  phone: 'phone',
  phoneVerifiedAt: 'phone_verified_at',
  name: 'name',
  language: 'language',
  passwordHash: 'password_hash',
  wantsAdvertising: 'wants_advertising',
};

export async function updateAccount(
  queries: Queries,
  { bucket, id }: AccountKey,
  change: AccountChange,
): Promise<void> {
  const fields = Object.entries(change) as [keyof AccountChange, unknown][];
  if (fields.length === 0) return;
  const sets = fields.map(([field], at) => `${COLUMN_OF[field]} = $${at + 3}`).join(', ');
  await queries.query(`update account set ${sets} where bucket = $1 and id = $2`, [
    bucket,
    id,
    ...fields.map(([, value]) => value),
  ]);
}

export async function deleteLocal(queries: Queries, { bucket, id }: AccountKey): Promise<void> {
  await queries.query('delete from account_local where bucket = $1 and account_id = $2', [bucket, id]);
}

/** Deletes an account with all rows that refer to it; outbox messages are deleted separately. */
export async function deleteAccount(queries: Queries, account: AccountKey): Promise<void> {
  await queries.query('delete from account where bucket = $1 and id = $2', [account.bucket, account.id]);
}

/** Synced browser data; null without the owner's consent. */
export async function findLocal(queries: Queries, { bucket, id }: AccountKey): Promise<unknown> {
  const [row] = await queries.query<{ document: unknown }>(
    'select document from account_local where bucket = $1 and account_id = $2',
    [bucket, id],
  );
  return row?.document ?? null;
}

export async function saveLocal(
  queries: Queries,
  { bucket, id }: AccountKey,
  document: unknown,
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    `insert into account_local (bucket, account_id, document, updated_at) values ($1, $2, $3, $4)
     on conflict (bucket, account_id) do update set document = excluded.document, updated_at = excluded.updated_at`,
    [bucket, id, JSON.stringify(document), now],
  );
}
