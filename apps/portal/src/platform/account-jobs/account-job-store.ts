import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { AccountJob, AccountJobError, AccountJobFile, AccountJobMade } from './account-job.ts';

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

const COLUMNS = `account_id as "accountId", id, kind, state, progress, result, error, file_name as "fileName",
  created_at as "createdAt", ended_at as "endedAt"`;

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

export async function findAccountJob(queries: Queries, { accountId, id }: AccountJobKey): Promise<AccountJob | null> {
  const rows = await queries.query<AccountJob>(
    `select ${COLUMNS} from account_job where bucket = $1 and account_id = $2 and id = $3`,
    [toIdBucket(accountId), accountId, id],
  );
  return rows[0] ?? null;
}

/** An account's stored jobs, newest first. */
export function listAccountJobs(queries: Queries, accountId: string): Promise<AccountJob[]> {
  return queries.query<AccountJob>(
    `select ${COLUMNS} from account_job where bucket = $1 and account_id = $2 order by created_at desc, id desc`,
    [toIdBucket(accountId), accountId],
  );
}

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
export async function findJobFile(queries: Queries, { accountId, id }: AccountJobKey): Promise<AccountJobFile | null> {
  const rows = await queries.query<AccountJobFile>(
    `select file as bytes, file_name as name, file_type as "mediaType" from account_job
     where bucket = $1 and account_id = $2 and id = $3 and state = 'done' and file is not null`,
    [toIdBucket(accountId), accountId, id],
  );
  return rows[0] ?? null;
}

/** Cancels an open job; a finished one does not change. */
export async function cancelAccountJob(
  queries: Queries,
  { accountId, id }: AccountJobKey,
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    `update account_job set state = 'cancelled', ended_at = $4, lease_until = null, claimed_by = null
     where bucket = $1 and account_id = $2 and id = $3 and state in ('queued', 'running')`,
    [toIdBucket(accountId), accountId, id, now],
  );
}

/** A job claimed by one worker. */
export interface AccountJobClaim extends AccountJobKey {
  readonly kind: string;
  readonly input: unknown;
  readonly attempts: number;
  readonly claimedBy: string;
}

interface ClaimOptions {
  readonly kinds: readonly string[];
  readonly fromBucket: number;
  readonly claimedBy: string;
  readonly now: EpochSeconds;
  readonly leaseUntil: EpochSeconds;
  readonly mostAttempts: number;
}

/** Claims a due job of these kinds; no other worker gets it until the lease ends. Null if none is due. */
export async function claimAccountJob(queries: Queries, claim: ClaimOptions): Promise<AccountJobClaim | null> {
  const { kinds, fromBucket, claimedBy, now, leaseUntil, mostAttempts } = claim;
  const rows = await queries.query<Omit<AccountJobClaim, 'claimedBy'>>(
    `with due as (
       select bucket, account_id, id from account_job
       where state in ('queued', 'running') and bucket >= $1 and kind = any($2) and due_at <= $3
         and (lease_until is null or lease_until <= $3) and attempts < $4
       order by bucket, due_at limit 1 for update skip locked
     )
     update account_job as job set state = 'running', attempts = attempts + 1, claimed_by = $5, lease_until = $6, progress = 0,
       started_at = coalesce(started_at, $3)
     from due where job.bucket = due.bucket and job.account_id = due.account_id and job.id = due.id
     returning job.account_id as "accountId", job.id, kind, input, attempts`,
    [fromBucket, kinds, now, mostAttempts, claimedBy, leaseUntil],
  );
  return rows[0] === undefined ? null : { ...rows[0], claimedBy };
}

const OF_CLAIM = `bucket = $1 and account_id = $2 and id = $3 and state = 'running' and claimed_by = $4 and attempts = $5`;
const toValues = ({ accountId, id, claimedBy, attempts }: AccountJobClaim) =>
  [toIdBucket(accountId), accountId, id, claimedBy, attempts] as const;

/**
 * Renews the lease of a claim and stores its progress. False if the job was cancelled, removed, or claimed by another
 * worker.
 */
export async function renewAccountJob(
  queries: Queries,
  claim: AccountJobClaim,
  { leaseUntil, progress }: { readonly leaseUntil: EpochSeconds; readonly progress: number },
): Promise<boolean> {
  const rows = await queries.query(
    `update account_job set lease_until = $6, progress = $7 where ${OF_CLAIM} returning id`,
    [...toValues(claim), leaseUntil, progress],
  );
  return rows.length > 0;
}

/** Ends a claim with its result; a lost claim changes nothing. */
export async function finishAccountJob(
  queries: Queries,
  claim: AccountJobClaim,
  { result, file }: AccountJobMade,
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    `update account_job set state = 'done', progress = 1, result = $6, file = $7, file_name = $8, file_type = $9, ended_at = $10,
       last_error = null, lease_until = null, claimed_by = null where ${OF_CLAIM}`,
    [
      ...toValues(claim),
      JSON.stringify(result ?? null),
      file?.bytes ?? null,
      file?.name ?? null,
      file?.mediaType ?? null,
      now,
    ],
  );
}

/** Ends a claim that failed for good; a lost claim changes nothing. */
export async function failAccountJob(
  queries: Queries,
  claim: AccountJobClaim,
  { error, lastError }: { readonly error: AccountJobError; readonly lastError: string },
  now: EpochSeconds,
): Promise<void> {
  await queries.query(
    `update account_job set state = 'failed', error = $6, last_error = $7, ended_at = $8, lease_until = null, claimed_by = null
     where ${OF_CLAIM}`,
    [...toValues(claim), JSON.stringify(error), lastError, now],
  );
}

/** Returns a claim for a retry; a lost claim changes nothing. */
export async function returnAccountJob(
  queries: Queries,
  claim: AccountJobClaim,
  again: { readonly dueAt: EpochSeconds; readonly attempts: number; readonly lastError: string | null },
): Promise<void> {
  await queries.query(
    `update account_job set state = 'queued', progress = 0, due_at = $6, attempts = $7, last_error = $8, lease_until = null,
       claimed_by = null where ${OF_CLAIM}`,
    [...toValues(claim), again.dueAt, again.attempts, again.lastError],
  );
}

/** Fails jobs whose worker died in the last attempt. Returns how many. */
export async function failInterruptedJobs(
  queries: Queries,
  {
    now,
    mostAttempts,
    error,
  }: { readonly now: EpochSeconds; readonly mostAttempts: number; readonly error: AccountJobError },
): Promise<number> {
  const rows = await queries.query(
    `update account_job set state = 'failed', error = $3, ended_at = $1, lease_until = null, claimed_by = null
     where state = 'running' and lease_until <= $1 and attempts >= $2 returning id`,
    [now, mostAttempts, JSON.stringify(error)],
  );
  return rows.length;
}

/** Deletes jobs that ended before a time, with their files. */
export async function deleteEndedJobs(queries: Queries, before: EpochSeconds): Promise<void> {
  await queries.query('delete from account_job where ended_at < $1', [before]);
}
