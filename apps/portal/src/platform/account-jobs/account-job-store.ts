import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { ClaimTable } from '#platform/claims/claim-table.ts';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { changeRows, equate, runSql, type Sql, selectColumns, sql, trusted } from '#platform/database/sql.ts';
import type { AccountJob, AccountJobError, AccountJobFile } from './account-job.ts';

export interface AccountJobKey {
  readonly accountId: string;
  readonly id: string;
}

interface NewJob extends AccountJobKey {
  readonly kind: string;
  readonly input: unknown;
  readonly now: EpochSeconds;
  /** Maximum number of open jobs per account. */
  readonly most: number;
}

/** Attempts per job, including those whose worker died. */
export const MOST_ATTEMPTS = 3;

export interface AccountJobRow extends AccountJobKey {
  readonly kind: string;
  readonly input: unknown;
}

export const ACCOUNT_JOBS: ClaimTable<AccountJobRow> = {
  name: 'account_job',
  key: ['accountId', 'id'],
  lane: 'kind',
  columns: ['accountId', 'id', 'kind', 'input'],
  open: trusted("state in ('queued', 'running')"),
  barred: () => sql`attempts >= ${MOST_ATTEMPTS}`,
  begin: ({ now }) => sql`state = 'running', progress = 0, started_at = coalesce(started_at, ${now})`,
  order: 'bucket',
};

const SHOWN = ['accountId', 'id', 'kind', 'state', 'progress', 'result', 'error', 'fileName', 'createdAt', 'endedAt'];
const selectJobs = (condition: Sql): Sql => sql`select ${selectColumns(SHOWN)} from account_job where ${condition}`;
const toWhere = ({ accountId, id }: AccountJobKey) => ({ bucket: toIdBucket(accountId), accountId, id });

/**
 * Inserts a job in a free slot of its account. False if there is none; a concurrent call may have taken the last one,
 * so the caller tries once per slot.
 */
export async function insertAccountJob(queries: Queries, job: NewJob): Promise<boolean> {
  const { accountId, id, kind, input, now, most } = job;
  const rows = await queries.query(
    `insert into account_job (bucket, account_id, id, kind, input, state, slot, due_at, created_at)
     select $1, $2, $3, $4, $5, 'queued', slot, $6, $6 from generate_series(1, $7::int) as slot
     where not exists (select from account_job as other
       where other.bucket = $1 and other.account_id = $2 and other.slot = slot.slot and other.state in ('queued', 'running'))
     order by slot limit 1
     on conflict do nothing returning id`,
    [toIdBucket(accountId), accountId, id, kind, JSON.stringify(input ?? null), now, most],
  );
  return rows.length > 0;
}

export async function countOpenJobs(queries: Queries, accountId: string): Promise<number> {
  const [row] = await queries.query<{ count: number }>(
    `select count(*)::int as count from account_job
     where bucket = $1 and account_id = $2 and state in ('queued', 'running')`,
    [toIdBucket(accountId), accountId],
  );
  return row?.count ?? 0;
}

export async function findAccountJob(queries: Queries, key: AccountJobKey): Promise<AccountJob | null> {
  const [job] = await runSql<AccountJob>(queries, selectJobs(equate(toWhere(key))));
  return job ?? null;
}

/** An account's stored jobs, newest first. */
export const listAccountJobs = (queries: Queries, accountId: string): Promise<AccountJob[]> =>
  runSql<AccountJob>(
    queries,
    sql`${selectJobs(equate({ bucket: toIdBucket(accountId), accountId }))} order by created_at desc, id desc`,
  );

/** Inputs of an account's stored jobs of one kind, without cancelled and failed ones. */
export async function listJobInputs<Input>(queries: Queries, accountId: string, kind: string): Promise<Input[]> {
  const rows = await queries.query<{ input: Input }>(
    `select input from account_job where bucket = $1 and account_id = $2 and kind = $3
       and state in ('queued', 'running', 'done')`,
    [toIdBucket(accountId), accountId, kind],
  );
  return rows.map(({ input }) => input);
}

/** Null if the job is not done or has made no file. */
export async function findJobFile(queries: Queries, key: AccountJobKey): Promise<AccountJobFile | null> {
  const rows = await runSql<AccountJobFile>(
    queries,
    sql`select file as bytes, file_name as name, file_type as "mediaType" from account_job
     where ${equate({ ...toWhere(key), state: 'done' })} and file is not null`,
  );
  return rows[0] ?? null;
}

/** Cancels an open job; a finished one does not change. */
export async function cancelAccountJob(queries: Queries, key: AccountJobKey, now: EpochSeconds): Promise<void> {
  const sets = { state: 'cancelled', endedAt: now, leaseUntil: null, claimedBy: null };
  await changeRows(queries, 'account_job', { sets, where: toWhere(key), when: ACCOUNT_JOBS.open });
}

/** Fails jobs whose worker died in the last attempt. */
export async function failInterruptedJobs(queries: Queries, error: AccountJobError, now: EpochSeconds): Promise<void> {
  await changeRows(queries, 'account_job', {
    sets: { state: 'failed', error: JSON.stringify(error), endedAt: now, leaseUntil: null, claimedBy: null },
    where: { state: 'running' },
    when: sql`lease_until <= ${now} and attempts >= ${MOST_ATTEMPTS}`,
  });
}

/** Deletes jobs that ended before a time, with their files. */
export async function deleteEndedJobs(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from account_job where ended_at < $1', [before]);
}
