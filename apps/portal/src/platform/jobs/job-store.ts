import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Claim, ClaimTable } from '#platform/claims/claim-table.ts';
import { toTextBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { changeRows, runSql, selectColumns, sql, trusted } from '#platform/database/sql.ts';
import type { Job } from './job.ts';

export interface JobRow {
  readonly name: string;
  readonly everySeconds: number;
}

export type JobClaim = Claim<JobRow>;

/** Attempts count since the last success. */
export const JOBS: ClaimTable<JobRow> = {
  name: 'job',
  key: ['name'],
  lane: 'name',
  columns: ['name', 'everySeconds'],
  open: trusted('not cancelled'),
  begin: () => trusted('progress_done = null, progress_total = null'),
  order: 'dueAt',
  cancelled: trusted('cancelled'),
};

export interface StoredJob extends JobRow {
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

const toKey = (name: string) => ({ bucket: toTextBucket(name), name });

/** Inserts jobs, due now; existing ones become due no later than their schedule says. */
export async function registerJobs(queries: Queries, jobs: readonly Job[], now: EpochSeconds): Promise<void> {
  for (const { name, everySeconds } of jobs) {
    await queries.query(
      `insert into job as known (bucket, name, every_seconds, due_at) values ($1, $2, $3, $4)
       on conflict (bucket, name) do update
         set every_seconds = excluded.every_seconds, due_at = least(known.due_at, excluded.due_at + excluded.every_seconds)
         where known.every_seconds <> excluded.every_seconds`,
      [toTextBucket(name), name, everySeconds, now],
    );
  }
}

const LISTED = ['dueAt', 'attempts', 'leaseUntil', 'claimedBy', 'cancelled', 'progressDone', 'progressTotal'];

export const listJobs = (queries: Queries): Promise<StoredJob[]> =>
  runSql<StoredJob>(
    queries,
    sql`select ${selectColumns([...JOBS.columns, ...LISTED, 'succeededAt', 'lastError'])} from job order by name`,
  );

/** Makes a job due now, also a cancelled one. False if there is no such job. */
export const retryJob = async (queries: Queries, name: string, now: EpochSeconds): Promise<boolean> =>
  (await changeRows(queries, 'job', { sets: { cancelled: false, dueAt: now }, where: toKey(name) })).length > 0;

/** Aborts the current run and starts no other before `retryJob`. False if there is no such job. */
export const cancelJob = async (queries: Queries, name: string): Promise<boolean> =>
  (await changeRows(queries, 'job', { sets: { cancelled: true }, where: toKey(name) })).length > 0;
