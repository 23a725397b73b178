import { DELIVERIES } from '#features/alerts/delivery/delivery-store.ts';
import { countWaitingMails } from '#features/leads/store.ts';
import { ACCOUNT_JOBS } from '#platform/account-jobs/account-job-store.ts';
import { readDelay } from '#platform/claims/claim-rows.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { PoolCounts } from '#platform/database/connection-pool.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { JOBS, listJobs, type StoredJob } from '#platform/jobs/job-store.ts';
import { type MetricReaders, type Sample, toSample, toSamples } from '#platform/metrics/portal-metrics.ts';
import { OUTBOX } from '#platform/outbox/outbox-store.ts';
import { MANY_FAILURES } from './parts/watch-jobs.ts';

interface DatabaseFigureNeeds {
  readonly database: Database;
  readonly countConnections: () => PoolCounts;
  /** The portal's clock, by which alerts are due. */
  readonly clock: () => number;
}

/** Jobs by state; one may be in several. */
export function countJobs(jobs: readonly StoredJob[], now: number): Record<string, number> {
  const open = jobs.filter(({ cancelled }) => !cancelled);
  const isRunning = ({ leaseUntil }: StoredJob) => leaseUntil !== null && leaseUntil > now;
  return {
    due: open.filter((job) => job.dueAt <= now && !isRunning(job)).length,
    running: open.filter(isRunning).length,
    failing: open.filter(({ attempts }) => attempts >= MANY_FAILURES).length,
    cancelled: jobs.length - open.length,
  };
}

/** The rows of a statement whose last column is the value and whose others are labels. */
async function readCounts(queries: Queries, statement: string): Promise<Sample[]> {
  const rows = await queries.query<Record<string, string | number>>(statement);
  return rows.map(({ count, ...labels }) => ({ labels: Object.values(labels).map(String), value: Number(count) }));
}

async function readDelays(queries: Queries, now: number): Promise<Sample[]> {
  const machine = { now: systemClock.now() };
  const [jobs, accountJobs, outbox, deliveries] = await Promise.all([
    readDelay(queries, JOBS, machine),
    readDelay(queries, ACCOUNT_JOBS, machine),
    readDelay(queries, OUTBOX, machine),
    readDelay(queries, DELIVERIES, { now, leaseNow: machine.now }),
  ]);
  return toSamples({ jobs, accountJobs, outbox, deliveries });
}

/** Metrics of queues and connections; while the database is away its queues are unknown. */
export function listDatabaseFigures({ database, countConnections, clock }: DatabaseFigureNeeds): MetricReaders {
  return {
    portal_database_connections: () => toSamples({ ...countConnections() }),
    portal_jobs: async () => toSamples(countJobs(await listJobs(database), systemClock.now())),
    portal_account_jobs: () =>
      readCounts(
        database,
        `select state, count(*) as count from account_job where state in ('queued', 'running') group by state`,
      ),
    portal_queue_overdue_seconds: () => readDelays(database, clock()),
    portal_outbox_messages: () =>
      readCounts(
        database,
        `select topic, case when dead_at is not null then 'dead' when attempts > 0 then 'retrying' else 'waiting' end as state,
           count(*) as count
         from outbox_message group by topic, state`,
      ),
    portal_deliveries_waiting: () =>
      readCounts(
        database,
        `select coalesce(channel, 'none') as channel, count(*) as count from alert_message where state = 'queued' group by channel`,
      ),
    portal_leads_waiting: async () => toSample(await countWaitingMails(database)),
  };
}
