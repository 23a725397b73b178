import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

/** A number on an account's do-not-call list. */
export interface BlockedNumber {
  /** Digits of E.164. */
  readonly phone: number;
  readonly source: 'owner' | 'key';
  readonly addedAt: EpochSeconds;
}

const OF_OWNER = 'bucket = $1 and account_id = $2';
const toOwner = (accountId: string) => [toIdBucket(accountId), accountId] as const;

/** An account's do-not-call list, newest first. */
export const listBlocks = (queries: Queries, accountId: string, most: number): Promise<BlockedNumber[]> =>
  queries.query<BlockedNumber>(
    `select phone, source, added_at as "addedAt" from call_block where ${OF_OWNER} order by added_at desc, phone limit $3`,
    [...toOwner(accountId), most],
  );

export async function countBlocks(queries: Queries, accountId: string): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    `select count(*)::int as count from call_block where ${OF_OWNER}`,
    toOwner(accountId),
  );
  return row?.count ?? 0;
}

export async function isBlocked(queries: Queries, accountId: string, phone: number): Promise<boolean> {
  const rows = await queries.query(`select phone from call_block where ${OF_OWNER} and phone = $3`, [
    ...toOwner(accountId),
    phone,
  ]);
  return rows.length > 0;
}

/** Adds numbers to an account's do-not-call list. Returns how many were new. */
export async function insertBlocks(
  queries: Queries,
  accountId: string,
  phones: readonly number[],
  now: EpochSeconds,
): Promise<number> {
  const rows = await queries.query(
    `insert into call_block (bucket, account_id, phone, source, added_at)
     select $1, $2, phone, 'owner', $3 from unnest($4::bigint[]) as given(phone) on conflict do nothing returning phone`,
    [...toOwner(accountId), now, phones],
  );
  return rows.length;
}

/** Removes a number unless the person blocked it by key press. False if nothing was removed. */
export async function deleteBlock(queries: Queries, accountId: string, phone: number): Promise<boolean> {
  const rows = await queries.query(
    `delete from call_block where ${OF_OWNER} and phone = $3 and source = 'owner' returning phone`,
    [...toOwner(accountId), phone],
  );
  return rows.length > 0;
}

const PIECE = 10_000;

/** Replaces the national do-not-call list; call it in a transaction. */
export async function replaceRegister(queries: Queries, phones: Float64Array, now: EpochSeconds): Promise<void> {
  await queries.query('delete from call_register');
  for (let from = 0; from < phones.length; from += PIECE)
    await queries.query(
      'insert into call_register (phone, added_at) select phone, $2 from unnest($1::bigint[]) as given(phone)',
      [Array.from(phones.subarray(from, from + PIECE)), now],
    );
}

/** Size of the national list and when it was loaded; null if it is empty. */
export async function findRegister(
  queries: Queries,
): Promise<{ readonly numbers: number; readonly loadedAt: EpochSeconds } | null> {
  const [row] = await queries.query<{ numbers: number; loadedAt: EpochSeconds | null }>(
    'select count(*)::int as numbers, max(added_at) as "loadedAt" from call_register',
  );
  return row === undefined || row.loadedAt === null ? null : { numbers: row.numbers, loadedAt: row.loadedAt };
}
