import { toEndpointRoute } from '@portal/contract/endpoint';
import { apiStatus, type ServiceStatus } from '@portal/contract/endpoints/status';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { Job } from '#platform/jobs/job.ts';
import { createProbeRound } from './probe-round.ts';
import { type ProbeNeeds, probeService } from './probe-service.ts';
import { claimMinute, deleteOldStatus, readHistory, type StatusHistory, saveProbe } from './status-store.ts';
import { toStatus } from './to-status.ts';

export interface StatusNeeds extends Omit<ProbeNeeds, 'origin' | 'askDatabase'> {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  /** Origin of the running portal; null: unknown yet. */
  readonly findOrigin: () => string | null;
}

/** Three turns per minute, so that a late one misses no minute. */
const TURN_SECONDS = 20;
/** Cache time for visitors; probes run once a minute. */
const READ_AGAIN_SECONDS = 15;

function listJobs(needs: StatusNeeds): readonly Job[] {
  const { database, clock, findOrigin } = needs;
  const runRound = createProbeRound({
    clock,
    claim: (minute) => claimMinute(database, minute),
    save: (probe) => saveProbe(database, probe),
    canProbe: () => findOrigin() !== null,
    probe: (minute) =>
      probeService({ ...needs, origin: findOrigin() ?? '', askDatabase: () => database.query('select 1') }, minute),
  });
  return [
    // Every worker runs it, so that probes continue when the database, with the table of jobs, is down.
    { name: 'status.probe-service', everySeconds: TURN_SECONDS, everyWorker: true, run: runRound },
    { name: 'status.delete-old', everySeconds: HOUR_SECONDS, run: () => deleteOldStatus(database, clock()) },
  ];
}

/** Caches the status; if the database is down, the last one is shown as older. */
export function createStatusReader(
  read: () => Promise<StatusHistory>,
  clock: () => EpochSeconds,
): () => Promise<ServiceStatus> {
  let last: StatusHistory | null = null;
  let current: { readonly at: EpochSeconds; readonly isStored: Promise<boolean> } | null = null;

  async function readAgain(): Promise<boolean> {
    try {
      last = await read();
      return true;
    } catch {
      return false;
    }
  }

  return async () => {
    const now = clock();
    if (current === null || now - current.at >= READ_AGAIN_SECONDS) current = { at: now, isStored: readAgain() };
    const isStored = await current.isStored;
    return toStatus(last, isStored, clock());
  };
}

/** Probes the service once a minute and serves its status. */
export function openStatus(needs: StatusNeeds): Feature {
  const { database, clock } = needs;
  const readStatus = createStatusReader(() => readHistory(database, clock()), clock);
  return { name: 'status', routes: [toEndpointRoute(apiStatus, readStatus)], jobs: listJobs(needs) };
}
