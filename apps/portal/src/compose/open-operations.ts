import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { systemClock } from '#platform/clock/clock.ts';
import type { OpenedDatabase } from '#platform/database/open-database.ts';
import type { PartState, Parts } from '#platform/http/health.ts';
import { createPortalMetrics, type MetricReaders } from '#platform/metrics/portal-metrics.ts';
import { serveMonitoring } from '#platform/metrics/serve-metrics.ts';
import type { Stopper } from '#platform/process/stopper.ts';
import { listDatabaseFigures } from '#roles/monitoring/list-database-figures.ts';
import { listStoredFigures } from '#roles/monitoring/list-stored-figures.ts';
import { createStoredParts } from '#roles/monitoring/parts/create-stored-parts.ts';
import { watchJobs } from '#roles/monitoring/parts/watch-jobs.ts';
import { VERSION } from '../config.ts';
import type { Opening } from './open-data.ts';

interface OperationNeeds {
  /** Parts of `/readyz` about the published runs. */
  readonly runs: Parts;
  readonly radar: Pick<RadarStore, 'findState'>;
  readonly clock: () => EpochSeconds;
  /** Null in a process without one. */
  readonly database: Pick<OpenedDatabase, 'database' | 'describe' | 'countConnections'> | null;
  /** Of the process, as in its log: `web,worker`. */
  readonly role: string;
  /** Work of this process since its start. */
  readonly work: MetricReaders;
}

/** Parts of `/readyz` about the database and its jobs. */
function watchDatabase({ stopper }: Opening, database: OperationNeeds['database']): Parts {
  if (database === null) return {};
  const jobs = watchJobs(database.database, systemClock.now);
  stopper.onStop(jobs.stop);
  return { database: database.describe, jobs: jobs.describe };
}

/** The part `process` of `/readyz`: a stopping process wants no new visitors. */
const watchProcess =
  ({ isStopping }: Stopper) =>
  (): PartState =>
    isStopping() ? { ready: false, essential: true, detail: 'stopping' } : { ready: true, detail: 'running' };

/** Readiness for `/readyz` of any role, and metrics if `METRICS_PORT` or `METRICS_TOKEN` is set. */
export async function openOperations(opening: Opening, needs: OperationNeeds) {
  const { config, stopper } = opening;
  const { runs, database, clock, role, work } = needs;
  const parts = {
    process: watchProcess(stopper),
    ...runs,
    ...watchDatabase(opening, database),
    ...createStoredParts({ ...config, ...needs }),
  };
  const { metricsPort: port, metricsHost: host, metricsToken: token } = config;
  if (port === null && token === null) return { parts };
  const figures = createPortalMetrics(parts, {
    portal_build_info: () => [{ labels: [VERSION, role], value: 1 }],
    ...work,
    ...listStoredFigures({ ...config, ...needs }),
    ...(database !== null && listDatabaseFigures({ ...database, clock })),
  });
  if (port !== null) {
    const server = await serveMonitoring({ metrics: figures, parts, host, port });
    stopper.onStop(() => server.close());
  }
  return { parts, metrics: { figures, token } };
}
