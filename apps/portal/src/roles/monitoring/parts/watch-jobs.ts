import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { PartState } from '#platform/http/health.ts';
import { listJobs, type StoredJob } from '#platform/jobs/job-store.ts';
import { countDeadLetters } from '#platform/outbox/outbox-store.ts';
import { repeat } from '#platform/process/repeat.ts';

/** Workers poll every second: a job this late has no worker. */
const LATE_SECONDS = 300;
/** Consecutive failures that alert the operator. */
export const MANY_FAILURES = 5;

function describeTrouble({ name, attempts, cancelled, dueAt, leaseUntil }: StoredJob, now: EpochSeconds) {
  if (cancelled) return null;
  if (attempts >= MANY_FAILURES) return `${name}: failed ${attempts} times in a row`;
  const waitsSince = Math.max(dueAt, leaseUntil ?? 0);
  return now - waitsSince > LATE_SECONDS ? `${name}: no worker runs it` : null;
}

/** Whether jobs run and messages are delivered. */
export function describeJobs(jobs: readonly StoredJob[], deadLetters: number, now: EpochSeconds): PartState {
  const troubles = jobs.map((job) => describeTrouble(job, now)).filter((trouble) => trouble !== null);
  if (deadLetters > 0) troubles.push(`messages given up: ${deadLetters}, see portal -- jobs`);
  if (troubles.length === 0) return { ready: true, detail: `${jobs.length} jobs` };
  return { ready: true, degraded: true, detail: troubles.join('; ') };
}

const ASK_EVERY_MS = 15_000;

/** The part `jobs` of `/readyz`, cached so that `/readyz` never waits for the database. */
export function watchJobs(database: Database, clock: () => EpochSeconds) {
  let state: PartState = { ready: true, detail: 'not checked yet' };
  const watch = repeat({
    everyMs: ASK_EVERY_MS,
    work: async () => {
      state = describeJobs(await listJobs(database), await countDeadLetters(database), clock());
    },
    // The part `database` reports it.
    onError: () => undefined,
  });
  return { describe: () => state, stop: watch.stop };
}
