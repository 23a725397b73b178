import { type CallAllowance, QUOTA_SECONDS, type QuotaWindowName } from '@portal/domain/account/quota-lease';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { lockBuckets, toIdBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';

export interface LeaseRequest {
  readonly start: EpochSeconds;
  /** Null: unlimited; calls are counted but not leased. */
  readonly limit: number | null;
  /** Calls to lease if available. */
  readonly wanted: number;
  /** Calls waiting for this lease; 0: none. */
  readonly needed: number;
  /** Leased calls returned unserved. */
  readonly returned: number;
  /** Calls served since the last report; negative if some of them failed later. */
  readonly served: number;
}

/** The lease of a process, and the totals of all processes. */
export interface LeaseGrant {
  /** Later than requested if other processes are already in the next window. */
  readonly start: EpochSeconds;
  readonly granted: number;
  /** Leased by all processes; never above the limit at that time. */
  readonly leased: number;
  /** Of these, reported as served. */
  readonly used: number;
}

/** Served and refused calls of a day since the last report; negative if served calls failed later. */
export interface DayReport {
  /** Start of the day in Vietnam. */
  readonly day: EpochSeconds;
  readonly calls: number;
  readonly refused: number;
}

/** Report and request of an account; without days it only requests leases. */
export interface AccountReport {
  readonly accountId: string;
  readonly requests: Readonly<Record<QuotaWindowName, LeaseRequest>>;
  readonly days: readonly DayReport[];
}

/** Null: the account was deleted. */
export type AccountGrant = Readonly<Record<QuotaWindowName, LeaseGrant>> | null;

/** Outbox topic of e-mails about a quota that is nearly or fully used. */
export const NOTICE_TOPIC = 'api-keys.quota-notice';

export interface NoticePayload {
  readonly accountId: string;
  readonly percent: number;
  readonly limit: number;
  /** Start of the day in Vietnam. */
  readonly day: EpochSeconds;
}

interface GrantRow extends LeaseGrant {
  readonly accountId: string;
  readonly seconds: number;
}

/** Namespace of advisory locks. */
const QUOTA_LOCK = 34;

const NAMES = ['hour', 'day'] as const satisfies readonly QuotaWindowName[];

/** Near the limit a process gets only this fraction of the rest, so that others get some and little lies idle. */
const SHARE_OF_REST = 4;

/**
 * Adds served and returned calls and grants leases within the limit, under the lock of the accounts' buckets. A request
 * for a past window changes nothing. Calls of an unlimited plan were never leased; after a change of plan, served calls
 * count as leased.
 */
const EXCHANGE = `
  with known_use as (
    select known.bucket, known.account_id, known.window_seconds, start, most, wanted, needed, window_start > start as is_over,
      greatest(0, case when window_start = start then used else 0 end + served) as used,
      case when window_start = start then leased else 0 end - returned as leased,
      case when window_start = start then notified else 0 end as notified
    from api_quota_use as known
    join unnest($1::smallint[], $2::uuid[], $3::integer[], $4::bigint[], $5::integer[], $6::integer[], $7::integer[],
        $8::integer[], $9::integer[])
      as asked(bucket, account_id, window_seconds, start, most, wanted, needed, returned, served)
      on known.bucket = asked.bucket and known.account_id = asked.account_id
        and known.window_seconds = asked.window_seconds
  ), counted as (
    select *, greatest(leased, used) as counted, greatest(0, most - greatest(leased, used)) as room from known_use
  ), given as (
    select *, case when is_over or most is null then 0
      else least(wanted, room, greatest(needed, (room + ${SHARE_OF_REST - 1}) / ${SHARE_OF_REST})) end as granted
    from counted
  )
  update api_quota_use as known set
    window_start = greatest(known.window_start, given.start),
    leased = case when is_over then known.leased else given.counted + given.granted end,
    used = case when is_over then known.used else given.used end,
    notified = case when is_over then known.notified else given.notified end
  from given
  where known.bucket = given.bucket and known.account_id = given.account_id
    and known.window_seconds = given.window_seconds
  returning known.account_id as "accountId", known.window_seconds as seconds, known.window_start as start, given.granted,
    known.leased, known.used`;

async function exchangeKnown(queries: Queries, reports: readonly AccountReport[]): Promise<AccountGrant[]> {
  const asked = reports.flatMap(({ accountId, requests }) =>
    NAMES.map((name) => ({ accountId, seconds: QUOTA_SECONDS[name], ...requests[name] })),
  );
  const rows = await queries.query<GrantRow>(EXCHANGE, [
    asked.map(({ accountId }) => toIdBucket(accountId)),
    asked.map(({ accountId }) => accountId),
    asked.map(({ seconds }) => seconds),
    asked.map(({ start }) => start),
    asked.map(({ limit }) => limit),
    asked.map(({ wanted }) => wanted),
    asked.map(({ needed }) => needed),
    asked.map(({ returned }) => returned),
    asked.map(({ served }) => served),
  ]);
  const byAccount = Map.groupBy(rows, ({ accountId }) => accountId);
  return reports.map(({ accountId }) => {
    const own = byAccount.get(accountId);
    const [hour, day] = NAMES.map((name) => own?.find(({ seconds }) => seconds === QUOTA_SECONDS[name]));
    return hour === undefined || day === undefined ? null : { hour, day };
  });
}

/** Inserts missing rows, except for deleted accounts. */
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

/**
 * The same, with missing rows inserted first. Locked: what a statement reads, no other process changes before it
 * writes.
 */
async function exchangeAll(queries: Queries, reports: readonly AccountReport[]): Promise<AccountGrant[]> {
  await lockBuckets(
    queries,
    QUOTA_LOCK,
    reports.map(({ accountId }) => toIdBucket(accountId)),
  );
  const grants = await exchangeKnown(queries, reports);
  const missing = reports.filter((_, at) => grants[at] === null);
  if (missing.length === 0) return grants;
  await addUses(
    queries,
    missing.map(({ accountId }) => accountId),
  );
  const added = await exchangeKnown(queries, missing);
  return reports.map((report, at) => grants[at] ?? added[missing.indexOf(report)] ?? null);
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

/** Percentages of the daily limit that trigger an e-mail. */
const NOTICES = [100, 80] as const;

/** The percentage a day has reached. Leases lost with a killed process count as used once a call was refused. */
function findReached({ used, leased }: LeaseGrant, limit: number, isRefused: boolean): number | null {
  const isUsedUp = (percent: number) => percent === 100 && isRefused && leased >= limit;
  return NOTICES.find((percent) => isUsedUp(percent) || used * 100 >= limit * percent) ?? null;
}

/** Stores that an e-mail is due; false if it was sent already or the window is over. */
async function noteNotice(queries: Queries, accountId: string, { start }: LeaseGrant, percent: number) {
  const rows = await queries.query(
    `update api_quota_use set notified = $5
     where bucket = $1 and account_id = $2 and window_seconds = $3 and window_start = $4 and notified < $5
     returning account_id`,
    [toIdBucket(accountId), accountId, QUOTA_SECONDS.day, start, percent],
  );
  return rows.length > 0;
}

async function addNotice(queries: Queries, report: AccountReport, grant: LeaseGrant, now: EpochSeconds): Promise<void> {
  const { accountId, requests, days } = report;
  const { limit, start } = requests.day;
  if (limit === null || grant.start !== start) return;
  const isRefused = days.some(({ day, refused }) => day === start && refused > 0);
  const percent = findReached(grant, limit, isRefused);
  if (percent === null || !(await noteNotice(queries, accountId, grant, percent))) return;
  const payload: NoticePayload = { accountId, percent, limit, day: start };
  const letter = { bucket: toIdBucket(accountId), topic: NOTICE_TOPIC, id: makeUuidV7(now * 1000), payload };
  await addMessage(queries, letter, now);
}

/**
 * Stores the reports of a process and grants leases. In one transaction with days and their e-mails.
 */
export function exchangeLeases(
  database: Database,
  reports: readonly AccountReport[],
  now: EpochSeconds,
): Promise<AccountGrant[]> {
  return database.inTransaction(async (transaction) => {
    const grants = await exchangeAll(transaction, reports);
    const known = reports.flatMap((report, at) => {
      const grant = grants[at] ?? null;
      return grant === null || report.days.length === 0 ? [] : [{ report, grant: grant.day }];
    });
    await addDays(
      transaction,
      known.flatMap(({ report: { accountId, days } }) => days.map((day) => ({ ...day, accountId }))),
    );
    for (const { report, grant } of known) await addNotice(transaction, report, grant, now);
    return grants;
  });
}

/** Accounts with a window fully leased: idle leases of one process may be needed by another. */
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

/** Reported calls of an account's windows, with the windows' starts. */
export async function readUses(
  queries: Queries,
  accountId: string,
): Promise<Readonly<Partial<Record<QuotaWindowName, Pick<LeaseGrant, 'start' | 'used'>>>>> {
  const rows = await queries.query<Pick<GrantRow, 'seconds' | 'start' | 'used'>>(
    `select window_seconds as seconds, window_start as start, used from api_quota_use
     where bucket = $1 and account_id = $2`,
    [toIdBucket(accountId), accountId],
  );
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const row = rows.find(({ seconds }) => seconds === QUOTA_SECONDS[name]);
      return row === undefined ? [] : [[name, row]];
    }),
  );
}

/** Daily calls of an account from a day on, oldest first; days without calls have no row. */
export function listUsage(queries: Queries, accountId: string, from: EpochSeconds): Promise<DayReport[]> {
  return queries.query<DayReport>(
    'select day, calls, refused from api_usage where bucket = $1 and account_id = $2 and day >= $3 order by day',
    [toIdBucket(accountId), accountId, from],
  );
}

export async function deleteOldUsage(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from api_usage where day < $1', [before]);
}
