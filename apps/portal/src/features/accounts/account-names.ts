import type { AccountName } from '@portal/domain/account/check-account';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toTextBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { toMailboxKey } from '#platform/mail/mailbox-key.ts';
import { type AccountKey, findAccount, type StoredAccount, toAccountKey } from './store.ts';

const toBucket = (kind: AccountName['kind'], value: string): number => toTextBucket(`${kind} ${value}`);

/** Stored form of a name: an e-mail address by its normalized mailbox. */
const toStoredValue = ({ kind, value }: AccountName): string =>
  kind === 'email' ? (toMailboxKey(value) ?? value) : value;

/** Stored forms of a name. Old accounts are stored as typed, so the typed spelling comes first. */
function listSpellings(name: AccountName): readonly string[] {
  const typed = name.kind === 'email' ? [name.typed ?? name.value] : [];
  return [...new Set([...typed, toStoredValue(name), name.value])];
}

/** Null if nobody has the name, or it is reserved for a former owner. */
export async function findAccountByName(queries: Queries, name: AccountName): Promise<StoredAccount | null> {
  for (const value of listSpellings(name)) {
    const [row] = await queries.query<{ accountId: string }>(
      `select account_id as "accountId" from account_name
       where bucket = $1 and kind = $2 and value = $3 and reserved_until is null`,
      [toBucket(name.kind, value), name.kind, value],
    );
    // Two statements: name and account may lie on different servers.
    const account = row === undefined ? null : await findAccount(queries, toAccountKey(row.accountId));
    if (account !== null) return account;
  }
  return null;
}

/** Whether another account has the address in an old spelling. */
async function hasOtherSpelling(queries: Queries, name: AccountName, { id }: AccountKey): Promise<boolean> {
  const stored = toStoredValue(name);
  for (const value of listSpellings(name).filter((spelling) => spelling !== stored)) {
    const rows = await queries.query(
      'select 1 from account_name where bucket = $1 and kind = $2 and value = $3 and account_id <> $4',
      [toBucket(name.kind, value), name.kind, value, id],
    );
    if (rows.length > 0) return true;
  }
  return false;
}

/** Claims a name, also one reserved for this account. False if another account has or reserves it. */
export async function claimName(
  queries: Queries,
  name: AccountName,
  account: AccountKey,
  now: EpochSeconds,
): Promise<boolean> {
  if (await hasOtherSpelling(queries, name, account)) return false;
  const value = toStoredValue(name);
  const rows = await queries.query<{ accountId: string }>(
    `insert into account_name as known (bucket, kind, value, account_id) values ($1, $2, $3, $4)
     on conflict (bucket, kind, value) do update set
       account_id = case when known.reserved_until < $5 then excluded.account_id else known.account_id end,
       reserved_until = case when known.account_id = excluded.account_id or known.reserved_until < $5 then null
         else known.reserved_until end
     returning account_id as "accountId"`,
    [toBucket(name.kind, value), name.kind, value, account.id, now],
  );
  return rows[0]?.accountId === account.id;
}

export async function releaseName(queries: Queries, name: AccountName, { id }: AccountKey): Promise<void> {
  for (const value of listSpellings(name)) {
    await queries.query('delete from account_name where bucket = $1 and kind = $2 and value = $3 and account_id = $4', [
      toBucket(name.kind, value),
      name.kind,
      value,
      id,
    ]);
  }
}

/** Reserves a released name: until `until` nobody else can claim it or sign in with it. */
export async function reserveName(
  queries: Queries,
  name: AccountName,
  { id }: AccountKey,
  until: EpochSeconds,
): Promise<void> {
  for (const value of listSpellings(name)) {
    await queries.query(
      'update account_name set reserved_until = $5 where bucket = $1 and kind = $2 and value = $3 and account_id = $4',
      [toBucket(name.kind, value), name.kind, value, id, until],
    );
  }
}

/**
 * Stores old e-mail names under their normalized mailbox. If two accounts share a mailbox, the one stored by it keeps
 * it and the other stays under its old spelling. Returns the ids of the latter.
 */
export async function rekeyNames(database: Database, now: EpochSeconds): Promise<readonly string[]> {
  const rows = await database.query<{ value: string; accountId: string; reservedUntil: EpochSeconds | null }>(
    `select value, account_id as "accountId", reserved_until as "reservedUntil" from account_name
     where kind = 'email' and value ~ '[^!-~]'`,
  );
  const doubles: string[] = [];
  for (const { value, accountId, reservedUntil } of rows) {
    const key = toMailboxKey(value);
    if (key === null || key === value || reservedUntil !== null) continue;
    const isMoved = await database.inTransaction(async (transaction) => {
      const name = { kind: 'email', value: key } as const;
      if (!(await claimName(transaction, name, { bucket: 0, id: accountId }, now))) return false;
      await transaction.query('delete from account_name where bucket = $1 and kind = $2 and value = $3', [
        toBucket('email', value),
        'email',
        value,
      ]);
      return true;
    });
    if (!isMoved) doubles.push(accountId);
  }
  return doubles;
}
