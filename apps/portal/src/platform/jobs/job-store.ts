import { createHash } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import type { Job } from './job.ts';

/** A worker's claim on a run; a worker whose lease has expired cannot settle another's claim. */
export interface JobClaim {
  readonly bucket: number;
  readonly name: string;
  readonly everySeconds: number;
  readonly claimedBy: string;
  /** Number of this attempt since the last success, from 1. */
  readonly attempts: number;
  readonly startedAt: EpochSeconds;
}

export interface StoredJob {
  readonly name: string;
  readonly everySeconds: number;
  readonly dueAt: EpochSeconds;
  readonly attempts: number;
  readonly leaseUntil: EpochSeconds | null;
  readonly claimedBy: string | null;
  readonly cancelled: boolean;
  readonly progressDone: number | null;
  readonly progressTotal: number | null;
  readonly succeededAt: EpochSeconds | null;
  readonly lastError: string | null;
}

const MOST_ERROR_LENGTH = 500;

/** Bucket of a name: the first byte of its digest. */
const toBucket = (name: string): number => createHash('sha256').update(name).digest()[0] ?? 0;

/** Inserts jobs, due now; existing ones become due no later than their schedule says. */
export async function registerJobs(queries: Queries, jobs: readonly Job[], now: EpochSeconds): Promise<void> {
  for (const { name, everySeconds } of jobs) {
    await queries.query(
      `insert into job as known (bucket, name, every_seconds, due_at) values ($1, $2, $3, $4)
       on conflict (bucket, name) do update
         set every_seconds = excluded.every_seconds, due_at = least(known.due_at, excluded.due_at + excluded.every_seconds)
         where known.every_seconds <> excluded.every_seconds`,
      [toBucket(name), name, everySeconds, now],
    );
  }
}

interface ClaimOptions {
  readonly names: readonly string[];
  readonly claimedBy: string;
  readonly now: EpochSeconds;
  readonly leaseUntil: EpochSeconds;
  readonly most: number;
}

/** Claims due jobs; no other worker gets them until the lease ends. */
export async function claimJobs(queries: Queries, claim: ClaimOptions): Promise<JobClaim[]> {
  const { names, claimedBy, now, leaseUntil, most } = claim;
  const rows = await queries.query<Pick<JobClaim, 'bucket' | 'name' | 'everySeconds' | 'attempts'>>(
    `with due as (
       select bucket, name from job
       where name = any($1) and due_at <= $2 and (lease_until is null or lease_until <= $2) and not cancelled
       order by due_at limit $3 for update skip locked
     )
     update job set lease_until = $4, claimed_by = $5, attempts = attempts + 1, progress_done = null, progress_total = null
     from due where job.bucket = due.bucket and job.name = due.name
     returning job.bucket, job.name, every_seconds as "everySeconds", attempts`,
    [names, now, most, leaseUntil, claimedBy],
  );
  return rows.map((row) => ({ ...row, claimedBy, startedAt: now }));
}

const OF_CLAIM = 'bucket = $1 and name = $2 and claimed_by = $3 and attempts = $4';
const toKey = ({ bucket, name, claimedBy, attempts }: JobClaim) => [bucket, name, claimedBy, attempts] as const;

/** State of a run's claim: `lost` if the lease expired and another worker has it. */
export type ClaimState = 'held' | 'cancelled' | 'lost';

export async function renewClaim(
  queries: Queries,
  claim: JobClaim,
  { leaseUntil, progress }: { leaseUntil: EpochSeconds; progress: readonly [done: number, total: number] | null },
): Promise<ClaimState> {
  const [row] = await queries.query<{ cancelled: boolean }>(
    `update job set lease_until = $5, progress_done = $6, progress_total = $7 where ${OF_CLAIM} returning cancelled`,
    [...toKey(claim), leaseUntil, progress?.[0] ?? null, progress?.[1] ?? null],
  );
  if (row === undefined) return 'lost';
  return row.cancelled ? 'cancelled' : 'held';
}

/** Result of a run. `error` is a line for the operator without personal data; null: success. */
export interface JobOutcome {
  readonly dueAt: EpochSeconds;
  readonly attempts: number;
  readonly succeededAt: EpochSeconds | null;
  readonly error: string | null;
}

/** Ends a claim; a lost one changes nothing. */
export async function settleClaim(queries: Queries, claim: JobClaim, outcome: JobOutcome): Promise<void> {
  const { dueAt, attempts, succeededAt, error } = outcome;
  await queries.query(
    `update job set due_at = $5, attempts = $6, succeeded_at = coalesce($7, succeeded_at), last_error = $8,
       lease_until = null, claimed_by = null where ${OF_CLAIM}`,
    [...toKey(claim), dueAt, attempts, succeededAt, error?.slice(0, MOST_ERROR_LENGTH) ?? null],
  );
}

export function listJobs(queries: Queries): Promise<StoredJob[]> {
  return queries.query<StoredJob>(
    `select name, every_seconds as "everySeconds", due_at as "dueAt", attempts, lease_until as "leaseUntil",
       claimed_by as "claimedBy", cancelled, progress_done as "progressDone", progress_total as "progressTotal",
       succeeded_at as "succeededAt", last_error as "lastError" from job order by name`,
  );
}

/** Makes a job due now, also a cancelled one. False if there is no such job. */
export async function retryJob(queries: Queries, name: string, now: EpochSeconds): Promise<boolean> {
  const rows = await queries.query(
    'update job set cancelled = false, due_at = $3 where bucket = $1 and name = $2 returning name',
    [toBucket(name), name, now],
  );
  return rows.length > 0;
}

/** Aborts the current run and starts no other before `retryJob`. False if there is no such job. */
export async function cancelJob(queries: Queries, name: string): Promise<boolean> {
  const rows = await queries.query('update job set cancelled = true where bucket = $1 and name = $2 returning name', [
    toBucket(name),
    name,
  ]);
  return rows.length > 0;
}
