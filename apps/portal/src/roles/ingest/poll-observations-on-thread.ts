import { parentPort, workerData } from 'node:worker_threads';
import { pollObservations } from '@portal/forecast/observations/poll-observations';
import type { Lease } from '@portal/forecast/store/leases';
import { createSharedLeases } from '#platform/blob-store/shared-stores.ts';
import { createClock } from '#platform/clock/clock.ts';
import { openPool } from '#platform/database/connection-pool.ts';
import { forwardFigures } from '#platform/metrics/work-counters.ts';
import { repeat } from '#platform/process/repeat.ts';
import type { ObservationOrder } from './observation-poller.ts';

const { dataDir, folder, address, tafAddress, archiveUrl, clock, shared } = workerData as ObservationOrder;
const stopping = new AbortController();
forwardFigures();
// Any message means stop.
parentPort?.once('message', () => stopping.abort());

/** Another host takes over when this one is silent: its reports are those of a few minutes ago. */
const TRY_EVERY_MS = 10_000;

const databaseUrl = shared?.databaseUrl ?? null;
const pool = databaseUrl === null ? null : openPool({ connectionString: databaseUrl }, { most: 1 });
const leases = shared === null ? null : createSharedLeases(dataDir, { ...shared, queries: pool });
let lease: Lease | null = null;

/** Of hosts that mirror their reports, one fetches: two writers of one file would undo each other's rows. */
async function acquireLease(): Promise<void> {
  if (leases === null || (lease !== null && !lease.lost.aborted)) return;
  lease = await leases.acquire('observation-feeds', { waitMs: 0 });
}

const acquiring = repeat({ everyMs: TRY_EVERY_MS, work: acquireLease, onError: () => undefined });
await acquireLease().catch(() => undefined);
await pollObservations({
  dataDir,
  folder,
  address,
  tafAddress,
  archiveUrl,
  mayFetch: () => leases === null || (lease !== null && !lease.lost.aborted),
  now: createClock(clock).now,
  signal: stopping.signal,
  onEvent: (event) => parentPort?.postMessage(event),
});
await acquiring.stop();
await (lease as Lease | null)?.release().catch(() => undefined);
await pool?.close();
parentPort?.close();
