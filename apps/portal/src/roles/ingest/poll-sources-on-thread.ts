import { parentPort, workerData } from 'node:worker_threads';
import { findSourceOffer } from '@portal/forecast/sources/registry';
import { pollSource } from '@portal/forecast/sources/schedule/poll-source';
import { createSharedLeases, createSharedStatuses } from '#platform/blob-store/shared-stores.ts';
import { createClock } from '#platform/clock/clock.ts';
import { openPool } from '#platform/database/connection-pool.ts';
import { forwardFigures } from '#platform/metrics/work-counters.ts';
import type { PollingOptions } from './source-poller.ts';

const { dataDir, sources, clock, shared } = workerData as PollingOptions;
const { now } = createClock(clock);
const stopping = new AbortController();
forwardFigures();
const databaseUrl = shared?.databaseUrl ?? null;
const pool = databaseUrl === null ? null : openPool({ connectionString: databaseUrl }, { most: 2 });
const stores = shared === null ? null : { ...shared, queries: pool };
const leases = stores === null ? undefined : createSharedLeases(dataDir, stores);
const statuses = stores === null ? undefined : createSharedStatuses(stores);
// Any message means stop.
parentPort?.once('message', () => stopping.abort());

await Promise.all(
  sources.map(async ({ name, address, key }) => {
    const offer = findSourceOffer(name);
    if (offer === null) throw new RangeError(`"${name}" is no source`);
    return pollSource({
      dataDir,
      source: await offer.create(address, key, dataDir),
      now,
      random: Math.random,
      signal: stopping.signal,
      onEvent: (event) => parentPort?.postMessage(event),
      leases,
      statuses,
    });
  }),
);
await pool?.close();
parentPort?.close();
