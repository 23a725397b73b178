import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { claimRows } from '#platform/claims/claim-rows.ts';
import { type ClaimRunner, createClaimRunner, type RunEnd } from '#platform/claims/run-claims.ts';
import { settleClaim } from '#platform/claims/settle-claim.ts';
import type { Database } from '#platform/database/database.ts';
import { traceWork } from '#platform/tracing/trace-work.ts';
import type { Job, JobContext } from './job.ts';
import { JOBS, type JobClaim, type JobRow, registerJobs } from './job-store.ts';

interface RunnerOptions {
  readonly database: Database;
  readonly jobs: readonly Job[];
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  /** Unique worker id in claims. */
  readonly claimedBy: string;
  readonly warn: (problem: string) => void;
}

export interface JobRunner extends ClaimRunner {
  readonly register: () => Promise<void>;
}

export const LEASE_SECONDS = 60;
const AT_ONCE = 4;
const BACK_OFF_SECONDS = { first: 5, longest: 3600 };
/** A single failure may resolve itself; consecutive ones are logged from this attempt. */
const WARNED_ATTEMPT = 2;
const MOST_ERROR_LENGTH = 500;

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Retry time of a failed job: never later than its schedule. */
function computeRetryAt({ everySeconds, attempts }: JobClaim, now: EpochSeconds): EpochSeconds {
  const longest = Math.min(BACK_OFF_SECONDS.longest, Math.max(everySeconds, BACK_OFF_SECONDS.first));
  return now + computeRetryDelay({ first: BACK_OFF_SECONDS.first, longest }, attempts, 0);
}

/** Jobs of one worker. Failed runs are stored, not thrown. */
export function createJobRunner({ database, jobs, clock, claimedBy, warn }: RunnerOptions): JobRunner {
  const byName = new Map(jobs.map((job) => [job.name, job]));

  async function settle(claim: JobClaim, end: RunEnd<EpochSeconds>): Promise<void> {
    const now = clock();
    const { attempts, everySeconds, name } = claim;
    if (end.kind === 'done') {
      const dueAt = Math.max(end.result + everySeconds, now);
      await settleClaim(database, JOBS, claim, { dueAt, attempts: 0, succeededAt: now, lastError: null });
    } else if (end.kind === 'aborted') {
      await settleClaim(database, JOBS, claim, { dueAt: now, attempts: attempts - 1, lastError: null });
    } else {
      const problem = describeError(end.error);
      const dueAt = computeRetryAt(claim, now);
      if (attempts === WARNED_ATTEMPT) warn(`job ${name}: ${problem}; retrying in ${dueAt - now} s`);
      await settleClaim(database, JOBS, claim, { dueAt, lastError: problem.slice(0, MOST_ERROR_LENGTH) });
    }
  }

  const runner = createClaimRunner<JobRow, EpochSeconds>({
    database,
    table: JOBS,
    clock,
    leaseSeconds: LEASE_SECONDS,
    atOnce: AT_ONCE,
    claim: (lease) => claimRows(database, JOBS, { lanes: [...byName.keys()], claimedBy, ...lease }),
    async work(run) {
      const startedAt = clock();
      const { name } = run.claim;
      const context: JobContext = {
        signal: run.signal,
        reportProgress(progressDone, progressTotal) {
          run.progress = { progressDone, progressTotal };
        },
      };
      await traceWork({ name: `job ${name}`, kind: 'internal' }, async () => byName.get(name)?.run(context));
      return startedAt;
    },
    settle,
  });
  return { ...runner, register: () => registerJobs(database, jobs, clock()) };
}
