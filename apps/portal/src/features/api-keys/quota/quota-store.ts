import {
  type CallAllowance,
  grantLease,
  type LeaseGrant,
  type LeaseRequest,
  QUOTA_SECONDS,
  type QuotaUse,
  type QuotaWindowName,
} from '@portal/domain/account/quota-lease';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';

/** Calls of a day that were served and refused since the last report; negative where some of those served have failed since. */
export interface DayReport {
  /** Start of the day in Vietnam. */
  readonly day: EpochSeconds;
  readonly calls: number;
  readonly refused: number;
}

/** What a process reports of an account, and what it asks for. */
export interface AccountReport {
  readonly accountId: string;
  readonly requests: Readonly<Record<QuotaWindowName, LeaseRequest>>;
  readonly days: readonly DayReport[];
}

/** What an account is given; null: it was deleted. */
export type AccountGrant = Readonly<Record<QuotaWindowName, LeaseGrant>> | null;

/** Letters about a quota that is nearly or wholly used up. */
export const NOTICE_TOPIC = 'api-keys.quota-notice';

/** What such a letter is about. */
export interface NoticePayload {
  readonly accountId: string;
  readonly percent: number;
  readonly limit: number;
  /** Start of the day in Vietnam. */
  readonly day: EpochSeconds;
}

interface UseRow extends QuotaUse {
  readonly accountId: string;
  readonly seconds: number;
}

const NAMES = ['hour', 'day'] as const satisfies readonly QuotaWindowName[];
const COLUMNS = `known.account_id as "accountId", window_seconds as seconds, window_start as start, leased, used, notified`;

const toRowKey = (accountId: string, seconds: number): string => `${accountId} ${seconds}`;

/** The rows of some accounts, locked in one order, so that two processes never wait for each other. */
async function lockUses(queries: Queries, accountIds: readonly string[]): Promise<Map<string, UseRow>> {
  const rows = await queries.query<UseRow>(
    `select ${COLUMNS} from api_quota_use as known
     join unnest($1::smallint[], $2::uuid[]) as wanted(bucket, account_id)
       on known.bucket = wanted.bucket and known.account_id = wanted.account_id
     order by known.bucket, known.account_id, window_seconds for update of known`,
    [accountIds.map(toIdBucket), accountIds],
  );
  return new Map(rows.map((row) => [toRowKey(row.accountId, row.seconds), row]));
}

/** Rows of accounts that have none yet; those that were deleted get none. */
async function addUses(queries: Queries, accountIds: readonly string[]): Promise<void> {
  await queries.query(
    `insert into api_quota_use (bucket, account_id, window_seconds, window_start, leased, used, notified)
     select account.bucket, account.id, seconds, 0, 0, 0, 0
     from unnest($1::smallint[], $2::uuid[]) as wanted(bucket, account_id)
     join account on account.bucket = wanted.bucket and account.id = wanted.account_id
     cross join unnest($3::integer[]) as windows(seconds)
     order by 1, 2, 3 on conflict do nothing`,
    [accountIds.map(toIdBucket), accountIds, NAMES.map((name) => QUOTA_SECONDS[name])],
  );
}

async function lockOrAddUses(queries: Queries, accountIds: readonly string[]): Promise<Map<string, UseRow>> {
  const known = await lockUses(queries, accountIds);
  const isMissing = (accountId: string) => NAMES.some((name) => !known.has(toRowKey(accountId, QUOTA_SECONDS[name])));
  const missing = accountIds.filter(isMissing);
  if (missing.length === 0) return known;
  await addUses(queries, missing);
  return lockUses(queries, accountIds);
}

interface Change {
  readonly accountId: string;
  readonly seconds: number;
  readonly use: QuotaUse;
}

async function saveUses(queries: Queries, changes: readonly Change[]): Promise<void> {
  await queries.query(
    `update api_quota_use as known
     set window_start = wanted.window_start, leased = wanted.leased, used = wanted.used, notified = wanted.notified
     from unnest($1::smallint[], $2::uuid[], $3::integer[], $4::bigint[], $5::integer[], $6::integer[], $7::smallint[])
       as wanted(bucket, account_id, window_seconds, window_start, leased, used, notified)
     where known.bucket = wanted.bucket and known.account_id = wanted.account_id
       and known.window_seconds = wanted.window_seconds`,
    [
      changes.map(({ accountId }) => toIdBucket(accountId)),
      changes.map(({ accountId }) => accountId),
      changes.map(({ seconds }) => seconds),
      changes.map(({ use }) => use.start),
      changes.map(({ use }) => use.leased),
      changes.map(({ use }) => use.used),
      changes.map(({ use }) => use.notified),
    ],
  );
}

type StoredDay = DayReport & { readonly accountId: string };

async function addDays(queries: Queries, days: readonly StoredDay[]): Promise<void> {
  if (days.length === 0) return;
  await queries.query(
    `insert into api_usage as known (bucket, account_id, day, calls, refused)
     select bucket, account_id, day, greatest(calls, 0), refused
     from unnest($1::smallint[], $2::uuid[], $3::bigint[], $4::integer[], $5::integer[])
       as wanted(bucket, account_id, day, calls, refused)
     order by 1, 2, 3
     on conflict (bucket, account_id, day) do update
       set calls = known.calls + excluded.calls, refused = known.refused + excluded.refused`,
    [
      days.map(({ accountId }) => toIdBucket(accountId)),
      days.map(({ accountId }) => accountId),
      days.map(({ day }) => day),
      days.map(({ calls }) => calls),
      days.map(({ refused }) => refused),
    ],
  );
}

function grantAll(reports: readonly AccountReport[], known: ReadonlyMap<string, UseRow>): AccountGrant[] {
  return reports.map(({ accountId, requests }) => {
    const [hour, day] = NAMES.map((name) => known.get(toRowKey(accountId, QUOTA_SECONDS[name])));
    if (hour === undefined || day === undefined) return null;
    return { hour: grantLease(hour, requests.hour), day: grantLease(day, requests.day) };
  });
}

async function addNotices(
  queries: Queries,
  reports: readonly AccountReport[],
  grants: readonly AccountGrant[],
  now: EpochSeconds,
): Promise<void> {
  for (const [at, { accountId, requests }] of reports.entries()) {
    const { notice } = grants[at]?.day ?? { notice: null };
    const { limit, start } = requests.day;
    if (notice === null || limit === null) continue;
    const payload: NoticePayload = { accountId, percent: notice, limit, day: start };
    const letter = { bucket: toIdBucket(accountId), topic: NOTICE_TOPIC, id: makeUuidV7(now * 1000), payload };
    await addMessage(queries, letter, now);
  }
}

/** Takes the reports of a process and hands out leases, all in one transaction with the letters that they bring. */
export function exchangeLeases(
  database: Database,
  reports: readonly AccountReport[],
  now: EpochSeconds,
): Promise<AccountGrant[]> {
  return database.inTransaction(async (transaction) => {
    const known = await lockOrAddUses(
      transaction,
      reports.map(({ accountId }) => accountId),
    );
    const grants = grantAll(reports, known);
    const changes = reports.flatMap(({ accountId }, at) => {
      const grant = grants[at] ?? null;
      if (grant === null) return [];
      return NAMES.map((name) => ({ accountId, seconds: QUOTA_SECONDS[name], use: grant[name].use }));
    });
    await saveUses(transaction, changes);
    const isKnown = (at: number) => (grants[at] ?? null) !== null;
    const days = reports.flatMap(({ accountId, days: own }, at) =>
      isKnown(at) ? own.map((day) => ({ ...day, accountId })) : [],
    );
    await addDays(transaction, days);
    await addNotices(transaction, reports, grants, now);
    return grants;
  });
}

/** Accounts of which some window has nothing left to hand out: what a process holds of them idle, another may want. */
export async function findExhausted(
  queries: Queries,
  accounts: readonly { readonly accountId: string; readonly allowance: CallAllowance }[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.query<{ accountId: string }>(
    `select distinct known.account_id as "accountId" from api_quota_use as known
     join unnest($1::smallint[], $2::uuid[], $3::integer[], $4::integer[]) as wanted(bucket, account_id, per_hour, per_day)
       on known.bucket = wanted.bucket and known.account_id = wanted.account_id
     where leased >= case window_seconds when ${QUOTA_SECONDS.hour} then per_hour else per_day end`,
    [
      accounts.map(({ accountId }) => toIdBucket(accountId)),
      accounts.map(({ accountId }) => accountId),
      accounts.map(({ allowance }) => allowance.hour),
      accounts.map(({ allowance }) => allowance.day),
    ],
  );
  return new Set(rows.map(({ accountId }) => accountId));
}

/** Calls of an account's windows as they were reported last, by the starts of the windows that they belong to. */
export async function readUses(
  queries: Queries,
  accountId: string,
): Promise<Readonly<Partial<Record<QuotaWindowName, QuotaUse>>>> {
  const rows = await queries.query<UseRow>(
    `select ${COLUMNS} from api_quota_use as known where bucket = $1 and account_id = $2`,
    [toIdBucket(accountId), accountId],
  );
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const row = rows.find(({ seconds }) => seconds === QUOTA_SECONDS[name]);
      return row === undefined ? [] : [[name, row]];
    }),
  );
}

/** Calls of an account by day from a day on, oldest first; days without any have no row. */
export function listUsage(queries: Queries, accountId: string, from: EpochSeconds): Promise<DayReport[]> {
  return queries.query<DayReport>(
    'select day, calls, refused from api_usage where bucket = $1 and account_id = $2 and day >= $3 order by day',
    [toIdBucket(accountId), accountId, from],
  );
}

/** Deletes days that are shown no longer. */
export async function deleteOldUsage(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from api_usage where day < $1', [before]);
}
