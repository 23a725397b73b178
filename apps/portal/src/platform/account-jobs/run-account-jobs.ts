import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@portal/contract/errors';
import { computeRetryDelay } from '@portal/domain/retry/retry-delay';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { createClaimer } from '#platform/claims/claim-rows.ts';
import type { Claim } from '#platform/claims/claim-table.ts';
import { type ClaimRunner, createClaimRunner, type Run, type RunEnd } from '#platform/claims/run-claims.ts';
import { settleClaim } from '#platform/claims/settle-claim.ts';
import type { Database } from '#platform/database/database.ts';
import { traceWork } from '#platform/tracing/trace-work.ts';
import type { AccountJobError, AccountJobKind, AccountJobMade } from './account-job.ts';
import { ACCOUNT_JOBS, type AccountJobRow, failInterruptedJobs, MOST_ATTEMPTS } from './account-job-store.ts';

export interface AccountJobRunnerNeeds {
  readonly database: Database;
  readonly kinds: readonly AccountJobKind[];
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
}

export const LEASE_SECONDS = 30;
/** More at once would only slow each other down. */
const AT_ONCE = 2;
const MOST_FILE_BYTES = 32 * 1024 * 1024;
const BACK_OFF_SECONDS = { first: 5, longest: 300 };
const MOST_ERROR_LENGTH = 500;
/** Longest delay before a run notices its cancellation. */
const TURN_MS = 1000;

const INTERRUPTED: AccountJobError = { code: 'jobInterrupted' };

const toLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, MOST_ERROR_LENGTH);

const toJobError = ({ code, options: { detail, errors, planLimit } }: AppError): AccountJobError => ({
  code,
  ...(detail === undefined ? {} : { detail }),
  ...(errors === undefined ? {} : { errors }),
  ...(planLimit === undefined ? {} : { planLimit }),
});

async function doWork(kind: AccountJobKind | undefined, run: Run<AccountJobRow>): Promise<AccountJobMade> {
  const { input, accountId, kind: name } = run.claim;
  if (kind === undefined) throw new Error(`nothing here does ${name}`);
  const made = await traceWork({ name: `account-job ${name}`, kind: 'internal' }, () =>
    kind.run({
      input,
      accountId,
      signal: run.signal,
      reportProgress(share) {
        run.progress = { progress: Math.min(1, Math.max(0, share)) };
      },
    }),
  );
  if ((made.file?.bytes.length ?? 0) > MOST_FILE_BYTES) throw new AppError('tooLarge');
  return made;
}

const toDone = ({ result, file }: AccountJobMade) => ({
  state: 'done',
  progress: 1,
  result: JSON.stringify(result ?? null),
  file: file?.bytes ?? null,
  fileName: file?.name ?? null,
  fileType: file?.mediaType ?? null,
  lastError: null,
});

/** What a run leaves in its row: done, failed for good, to be retried, or returned because the process stops. */
function toResult(
  { clock, warn }: AccountJobRunnerNeeds,
  { attempts, kind }: Claim<AccountJobRow>,
  end: RunEnd<AccountJobMade>,
) {
  const now = clock();
  if (end.kind === 'done') return { ...toDone(end.result), endedAt: now };
  const queued = { state: 'queued', progress: 0 };
  if (end.kind === 'aborted') return { ...queued, dueAt: now, attempts: attempts - 1, lastError: null };
  const { error } = end;
  const lastError = toLine(error);
  const isRefusal = error instanceof AppError && error.code !== 'unavailable';
  if (!isRefusal) warn(`job ${kind} of an account: ${lastError}`);
  if (!isRefusal && attempts < MOST_ATTEMPTS)
    return { ...queued, dueAt: now + computeRetryDelay(BACK_OFF_SECONDS, attempts, 0), lastError };
  const shown: AccountJobError = isRefusal ? toJobError(error) : { code: 'internal' };
  return { state: 'failed', error: JSON.stringify(shown), endedAt: now, lastError };
}

/** Jobs of one worker; workers share due jobs by claims. */
export function createAccountJobRunner(needs: AccountJobRunnerNeeds): ClaimRunner {
  const { database, clock } = needs;
  const byName = new Map(needs.kinds.map((kind) => [kind.name, kind]));
  const claimedBy = randomUUID();
  const claim = createClaimer(database, ACCOUNT_JOBS);
  return createClaimRunner<AccountJobRow, AccountJobMade>({
    database,
    table: ACCOUNT_JOBS,
    clock,
    leaseSeconds: LEASE_SECONDS,
    atOnce: AT_ONCE,
    // One by one: each goes to the next account, however many jobs one has.
    async claim(lease) {
      await failInterruptedJobs(database, INTERRUPTED, lease.now);
      return claim({ lanes: [...byName.keys()], claimedBy, ...lease, most: 1 });
    },
    work: (run) => doWork(byName.get(run.claim.kind), run),
    settle: (claimed, end) => settleClaim(database, ACCOUNT_JOBS, claimed, toResult(needs, claimed, end)),
  });
}

/** If the database is down, runs continue until their leases end. */
async function startDue({ startDue: start, countRunning }: ClaimRunner): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isAway = error instanceof AppError && error.code === 'unavailable';
    if (!isAway || countRunning() === 0) throw error;
  }
}

/** Works until nothing is due or running, or the process stops. */
export async function runAccountJobs(runner: ClaimRunner, signal: AbortSignal): Promise<void> {
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
    runner.abort();
    await runner.whenIdle();
  }
}
