import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@portal/contract/errors';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database } from '#platform/database/database.ts';
import type { AccountJobError, AccountJobKind, AccountJobMade } from './account-job.ts';
import {
  type AccountJobClaim,
  claimAccountJob,
  failAccountJob,
  failInterruptedJobs,
  finishAccountJob,
  renewAccountJob,
  returnAccountJob,
} from './account-job-store.ts';

export interface AccountJobRunnerNeeds {
  readonly database: Database;
  readonly kinds: readonly AccountJobKind[];
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
}

/** After this time without renewal a worker counts as dead. */
export const LEASE_SECONDS = 30;
/** Attempts per job, including those whose worker died. */
export const MOST_ATTEMPTS = 3;
/** More at once would only slow each other down. */
const AT_ONCE = 2;
const MOST_FILE_BYTES = 32 * 1024 * 1024;
const BACK_OFF_SECONDS = { first: 5, longest: 300 };
const MOST_ERROR_LENGTH = 500;
/** Longest delay before a run notices its cancellation. */
const TURN_MS = 1000;
const BUCKETS = 256;

type AbortReason = 'stopping' | 'lost';

interface Run {
  readonly claim: AccountJobClaim;
  readonly controller: AbortController;
  progress: number;
  leaseUntil: EpochSeconds;
}

const INTERRUPTED: AccountJobError = { code: 'jobInterrupted' };

const toLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MOST_ERROR_LENGTH);

const toJobError = ({ code, options: { detail, errors, planLimit } }: AppError): AccountJobError => ({
  code,
  ...(detail === undefined ? {} : { detail }),
  ...(errors === undefined ? {} : { errors }),
  ...(planLimit === undefined ? {} : { planLimit }),
});

async function doWork(kind: AccountJobKind, run: Run): Promise<AccountJobMade> {
  const made = await kind.run({
    input: run.claim.input,
    accountId: run.claim.accountId,
    signal: run.controller.signal,
    reportProgress(share) {
      run.progress = Math.min(1, Math.max(0, share));
    },
  });
  if ((made.file?.bytes.length ?? 0) > MOST_FILE_BYTES) throw new AppError('tooLarge');
  return made;
}

/** Stores an unsuccessful attempt: failed for good, to be retried, or returned because the process stops. */
async function settleFailure(
  { database, clock, warn }: AccountJobRunnerNeeds,
  claim: AccountJobClaim,
  { error, reason }: { readonly error: unknown; readonly reason: AbortReason | null },
): Promise<void> {
  const now = clock();
  const { attempts, kind } = claim;
  if (reason === 'lost') return;
  if (reason === 'stopping')
    return returnAccountJob(database, claim, { dueAt: now, attempts: attempts - 1, lastError: null });
  const lastError = toLine(error);
  const isRefusal = error instanceof AppError && error.code !== 'unavailable';
  if (isRefusal) return failAccountJob(database, claim, { error: toJobError(error), lastError }, now);
  warn(`job ${kind} of an account: ${lastError}`);
  if (attempts >= MOST_ATTEMPTS)
    return failAccountJob(database, claim, { error: { code: 'internal' }, lastError }, now);
  const dueAt = now + computeRetryDelay(BACK_OFF_SECONDS, attempts, 0);
  return returnAccountJob(database, claim, { dueAt, attempts, lastError });
}

/** Renews a run's lease; aborts the run if its claim is lost. */
async function renewRun({ database, clock }: AccountJobRunnerNeeds, run: Run): Promise<void> {
  const { claim, controller, progress } = run;
  const leaseUntil = clock() + LEASE_SECONDS;
  let isOwned = true;
  try {
    isOwned = await renewAccountJob(database, claim, { leaseUntil, progress });
    if (isOwned) run.leaseUntil = leaseUntil;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
    isOwned = clock() < run.leaseUntil;
  }
  if (!isOwned && !controller.signal.aborted) controller.abort('lost' satisfies AbortReason);
}

/** Runs account jobs; every worker has one, and they share due jobs by claims. */
export interface AccountJobRunner {
  /** Claims and starts due jobs up to the limit. Returns how many were started. */
  readonly startDue: () => Promise<number>;
  /** Renews leases of running jobs, and aborts cancelled or lost ones. */
  readonly renew: () => Promise<void>;
  readonly countRunning: () => number;
  /** Aborts running jobs, which become due at once for other workers. Resolves when none runs. */
  readonly stop: () => Promise<void>;
  readonly whenOneEnds: () => Promise<void>;
}

/** The steps of one worker; the caller decides when each happens. */
export function createAccountJobRunner(needs: AccountJobRunnerNeeds): AccountJobRunner {
  const { database, clock } = needs;
  const byName = new Map(needs.kinds.map((kind) => [kind.name, kind]));
  const claimedBy = randomUUID();
  const runs = new Map<Run, Promise<void>>();
  let fromBucket = randomInt(BUCKETS);

  async function claimNext(): Promise<Run | null> {
    const now = clock();
    const leaseUntil = now + LEASE_SECONDS;
    const claim = (from: number) =>
      claimAccountJob(database, {
        kinds: [...byName.keys()],
        fromBucket: from,
        claimedBy,
        now,
        leaseUntil,
        mostAttempts: MOST_ATTEMPTS,
      });
    const claimed = (await claim(fromBucket)) ?? (fromBucket > 0 ? await claim(0) : null);
    if (claimed === null) return null;
    // Round robin over accounts, however many jobs one has.
    fromBucket = (toIdBucket(claimed.accountId) + 1) % BUCKETS;
    return { claim: claimed, controller: new AbortController(), progress: 0, leaseUntil };
  }

  async function execute(run: Run): Promise<void> {
    const { claim, controller } = run;
    const kind = byName.get(claim.kind);
    try {
      if (kind === undefined) throw new Error(`nothing here does ${claim.kind}`);
      const made = await doWork(kind, run);
      await finishAccountJob(database, claim, made, clock());
    } catch (error) {
      const reason: AbortReason | null = controller.signal.aborted ? controller.signal.reason : null;
      // If this fails, the claim ends with its lease.
      await settleFailure(needs, claim, { error, reason }).catch(() => undefined);
    }
  }

  return {
    async startDue() {
      await failInterruptedJobs(database, { now: clock(), mostAttempts: MOST_ATTEMPTS, error: INTERRUPTED });
      let started = 0;
      while (runs.size < AT_ONCE) {
        const run = await claimNext();
        if (run === null) break;
        started += 1;
        const ended = execute(run).finally(() => runs.delete(run));
        runs.set(run, ended);
      }
      return started;
    },
    renew: async () => void (await Promise.all([...runs.keys()].map((run) => renewRun(needs, run)))),
    countRunning: () => runs.size,
    async stop() {
      for (const { controller } of runs.keys()) controller.abort('stopping' satisfies AbortReason);
      await Promise.all(runs.values());
    },
    whenOneEnds: async () => void (await Promise.race(runs.values())),
  };
}

/** If the database is down, runs continue until their leases end. */
async function startDue({ startDue: start, countRunning }: AccountJobRunner): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isAway = error instanceof AppError && error.code === 'unavailable';
    if (!isAway || countRunning() === 0) throw error;
  }
}

/** Works until nothing is due or running, or the process stops. */
export async function runAccountJobs(runner: AccountJobRunner, signal: AbortSignal): Promise<void> {
  try {
    while (!signal.aborted) {
      await startDue(runner);
      if (runner.countRunning() === 0) return;
      const turn = new AbortController();
      const pause = sleep(TURN_MS, null, { ref: false, signal: AbortSignal.any([signal, turn.signal]) });
      await Promise.race([runner.whenOneEnds(), pause.catch(() => undefined)]);
      turn.abort();
      await runner.renew();
    }
  } finally {
    await runner.stop();
  }
}
