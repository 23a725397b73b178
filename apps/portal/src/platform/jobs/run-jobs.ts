import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { Job } from './job.ts';
import { claimJobs, type JobClaim, registerJobs, renewClaim, settleClaim } from './job-store.ts';

interface RunnerOptions {
  readonly database: Database;
  readonly jobs: readonly Job[];
  /** Machine clock: with a frozen one, leases would never end. */
  readonly clock: () => EpochSeconds;
  /** Unique worker id in claims. */
  readonly claimedBy: string;
  readonly warn: (problem: string) => void;
}

/** Runs due jobs, each on one worker at a time. The caller's clock decides when the steps happen. */
export interface JobRunner {
  readonly register: () => Promise<void>;
  /** Claims and starts due jobs. Returns how many were started; rejects if the database is down. */
  readonly startDue: () => Promise<number>;
  /** Renews leases, stores progress, and aborts cancelled or lost runs. */
  readonly renew: () => Promise<void>;
  readonly whenIdle: () => Promise<void>;
  /** Aborts running jobs, which become due at once. */
  readonly abort: () => void;
}

/** After this time without renewal a worker counts as dead. */
export const LEASE_SECONDS = 60;
const MOST_AT_ONCE = 4;
const BACK_OFF_SECONDS = { first: 5, longest: 3600 };
/** A single failure may resolve itself; consecutive ones are logged from this attempt. */
const WARNED_ATTEMPT = 2;

type AbortReason = 'stopping' | 'cancelled' | 'lost';

interface Run {
  readonly claim: JobClaim;
  readonly controller: AbortController;
  progress: readonly [done: number, total: number] | null;
}

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Retry time of a failed job: never later than its schedule. */
function computeRetryAt({ everySeconds, attempts }: JobClaim, now: EpochSeconds): EpochSeconds {
  const longest = Math.min(BACK_OFF_SECONDS.longest, Math.max(everySeconds, BACK_OFF_SECONDS.first));
  return now + computeRetryDelay({ first: BACK_OFF_SECONDS.first, longest }, attempts, 0);
}

/** The steps of one worker. Failed runs are stored, not thrown. */
export function createJobRunner({ database, jobs, clock, claimedBy, warn }: RunnerOptions): JobRunner {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const runs = new Map<Run, Promise<void>>();

  /** If this fails, the claim ends with its lease and the job runs again; jobs must be idempotent. */
  async function settle({ claim, controller }: Run, error: unknown): Promise<void> {
    const now = clock();
    const reason: AbortReason | null = controller.signal.aborted ? controller.signal.reason : null;
    const { attempts, everySeconds, startedAt, name } = claim;
    if (reason === 'lost') return;
    if (error === null) {
      const dueAt = Math.max(startedAt + everySeconds, now);
      await settleClaim(database, claim, { dueAt, attempts: 0, succeededAt: now, error: null });
    } else if (reason !== null) {
      await settleClaim(database, claim, { dueAt: now, attempts: attempts - 1, succeededAt: null, error: null });
    } else {
      const problem = describeError(error);
      const dueAt = computeRetryAt(claim, now);
      if (attempts === WARNED_ATTEMPT) warn(`job ${name}: ${problem}; retrying in ${dueAt - now} s`);
      await settleClaim(database, claim, { dueAt, attempts, succeededAt: null, error: problem });
    }
  }

  async function execute(run: Run): Promise<void> {
    const job = byName.get(run.claim.name);
    const reportProgress = (done: number, total: number): void => {
      run.progress = [done, total];
    };
    let error: unknown = null;
    try {
      await job?.run({ signal: run.controller.signal, reportProgress });
    } catch (reason) {
      error = reason ?? new Error('failed without a reason');
    }
    await settle(run, error).catch(() => undefined);
  }

  async function startDue(): Promise<number> {
    const now = clock();
    const claims = await claimJobs(database, {
      names: [...byName.keys()],
      claimedBy,
      now,
      leaseUntil: now + LEASE_SECONDS,
      most: Math.max(0, MOST_AT_ONCE - runs.size),
    });
    for (const claim of claims) {
      const run: Run = { claim, controller: new AbortController(), progress: null };
      runs.set(
        run,
        execute(run).finally(() => runs.delete(run)),
      );
    }
    return claims.length;
  }

  async function renew(): Promise<void> {
    for (const { claim, controller, progress } of [...runs.keys()]) {
      const state = await renewClaim(database, claim, { leaseUntil: clock() + LEASE_SECONDS, progress });
      if (state !== 'held' && !controller.signal.aborted) controller.abort(state satisfies AbortReason);
    }
  }

  return {
    register: () => registerJobs(database, jobs, clock()),
    startDue,
    renew,
    whenIdle: async () => void (await Promise.all(runs.values())),
    abort: () => {
      for (const { controller } of runs.keys()) controller.abort('stopping' satisfies AbortReason);
    },
  };
}
