import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { AppError } from '@portal/contract/errors';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { deleteExpiredKeys } from '#platform/idempotency/idempotency.ts';
import type { Job } from '#platform/jobs/job.ts';
import { createJobRunner } from '#platform/jobs/run-jobs.ts';
import { repeat } from '#platform/process/repeat.ts';
import { deleteOldLeases } from '#platform/rate-limit/lease-store.ts';

export interface WorkerNeeds {
  readonly database: Database;
  /** Resolves when the database can be used. */
  readonly ready: Promise<void>;
  readonly jobs: readonly Job[];
  /** Machine clock. */
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
}

export interface Worker {
  /** Aborts running jobs and waits briefly; the rest run again after their leases. */
  readonly stop: () => Promise<void>;
}

const POLL_EVERY_MS = 1000;
/** Well below the lease; a cancelled run ends within it. */
const RENEW_EVERY_MS = 5000;
const STOP_WITHIN_MS = 3000;

/** The database is down: `/readyz` reports it and the next turn retries. */
async function ignoreOutage(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
  }
}

function listPlatformJobs({ database, clock }: Pick<WorkerNeeds, 'database' | 'clock'>): readonly Job[] {
  return [
    {
      name: 'idempotency.delete-expired',
      everySeconds: HOUR_SECONDS,
      run: () => deleteExpiredKeys(database, clock()),
    },
    {
      name: 'rate-limit.delete-old',
      everySeconds: HOUR_SECONDS,
      run: () => deleteOldLeases(database, clock()),
    },
  ];
}

/**
 * Runs the due jobs of all features. Any number of workers share them; each run is on one worker, except
 * `everyWorker` jobs.
 */
export function startWorker(needs: WorkerNeeds): Worker {
  const { database, ready, clock, warn } = needs;
  const jobs = [...needs.jobs.filter(({ everyWorker }) => everyWorker !== true), ...listPlatformJobs(needs)];
  const ofEveryWorker = needs.jobs.filter(({ everyWorker }) => everyWorker === true);
  const ending = new AbortController();
  const claimedBy = `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`;
  const runner = createJobRunner({ database, jobs, clock, claimedBy, warn });
  const onError = (problem: string): void => warn(`jobs: ${problem}`);
  let isReady = false;
  let isRegistered = false;

  async function poll(): Promise<void> {
    if (!isReady) return;
    if (!isRegistered) await runner.register();
    isRegistered = true;
    await runner.startDue();
  }

  const repetitions = [
    repeat({ everyMs: POLL_EVERY_MS, work: () => ignoreOutage(poll), onError }),
    repeat({ everyMs: RENEW_EVERY_MS, work: () => ignoreOutage(runner.renew), onError }),
    ...ofEveryWorker.map(({ name, everySeconds, run }) =>
      repeat({
        everyMs: everySeconds * 1000,
        work: async () => {
          const context = { signal: ending.signal, reportProgress: () => undefined };
          if (isReady) await ignoreOutage(() => run(context));
        },
        onError: (problem) => warn(`job ${name}: ${problem}`),
      }),
    ),
  ];
  ready.then(
    () => {
      isReady = true;
    },
    () => undefined,
  );
  return {
    async stop() {
      ending.abort();
      runner.abort();
      const ended = Promise.all(repetitions.map(({ stop }) => stop())).then(() => {
        runner.abort();
        return runner.whenIdle();
      });
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref())]);
    },
  };
}
