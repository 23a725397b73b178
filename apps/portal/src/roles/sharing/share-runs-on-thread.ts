import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { exchangeRuns } from '@portal/forecast/runs/share-runs';
import { openBlobCache } from '@portal/forecast/store/blob-cache';
import { createFolderBlobs } from '@portal/forecast/store/folder-blobs';
import { createFolderLeases } from '@portal/forecast/store/folder-leases';
import { createPointerCatalogue } from '@portal/forecast/store/shared-catalogue';
import { createClock } from '#platform/clock/clock.ts';
import { openPool } from '#platform/database/connection-pool.ts';
import { createPostgresCatalogue } from '#platform/database/postgres-catalogue.ts';
import type { SharingEvent, SharingOrder } from './start-sharing-runs.ts';

const EXCHANGE_EVERY_MS = 10_000;
/** What was fetched is a local run too, by a hard link: the cache is for starts that were killed and runs that change. */
const CACHE_BYTES = 4 * 2 ** 30;

const { dataDir, blobStore, databaseUrl, clock } = workerData as SharingOrder;
const { now } = createClock(clock);
const stopping = new AbortController();
const { signal } = stopping;
// The only message is to stop.
parentPort?.once('message', () => stopping.abort());
const report = (event: SharingEvent) => parentPort?.postMessage(event);

const pool = databaseUrl === null ? null : openPool({ connectionString: databaseUrl }, { most: 2 });
const blobs = createFolderBlobs(blobStore);
const catalogue = pool === null ? createPointerCatalogue(blobs) : createPostgresCatalogue(pool);
let reported = '';

/** What hinders the exchange is reported when it changes. */
function reportProblems(problems: readonly string[]): void {
  const text = problems.join('; ');
  if (text !== '' && text !== reported) report({ kind: 'problem', text });
  reported = text;
}

async function exchangeOnce(cache: ReturnType<typeof openBlobCache>): Promise<void> {
  if (!existsSync(blobStore))
    return reportProblems([`BLOB_STORE: there is no folder ${JSON.stringify(blobStore)} yet`]);
  try {
    const { pushed, pulled, removed, problems } = await exchangeRuns({ dataDir, blobs, cache, catalogue, now: now() });
    for (const [kind, runs] of Object.entries({ pushed, pulled, removed }))
      for (const text of runs) report({ kind: kind as 'pushed' | 'pulled' | 'removed', text });
    reportProblems(problems);
  } catch (error) {
    reportProblems([error instanceof Error ? error.message : String(error)]);
  }
}

const pause = () => sleep(EXCHANGE_EVERY_MS, undefined, { signal }).catch(() => undefined);

// Processes of one data folder, such as the two roles, exchange its runs one at a time.
while (!signal.aborted) {
  const lease = await createFolderLeases(dataDir).acquire('shared', { waitMs: 0 });
  if (lease !== null) {
    const cache = openBlobCache({ store: blobs, folder: join(dataDir, 'shared', 'cache'), maxBytes: CACHE_BYTES });
    while (!signal.aborted && !lease.lost.aborted) {
      await exchangeOnce(cache);
      await pause();
    }
    await lease.release();
  }
  if (!signal.aborted) await pause();
}
await pool?.close();
parentPort?.close();
