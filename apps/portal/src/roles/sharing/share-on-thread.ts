import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { describeError } from '@portal/domain/error/describe-error';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { describeSharedArchive } from '@portal/forecast/archive/shared-archive';
import { SHARED_CLOUD_TOPS } from '@portal/forecast/cloud-tops/cloud-top-store';
import { describeSharedVersions } from '@portal/forecast/learning/learned-version';
import { describeSharedStrokes } from '@portal/forecast/lightning/store/stroke-folder';
import { SHARED_FRAMES, SHARED_SATELLITE_FRAMES } from '@portal/forecast/radar/store/radar-folder';
import { withPublishLease } from '@portal/forecast/runs/publish-lease';
import { exchangeRuns } from '@portal/forecast/runs/share-runs';
import { openBlobCache } from '@portal/forecast/store/blob-cache';
import { createFolderLeases } from '@portal/forecast/store/folder-leases';
import { createFileExchanger } from '@portal/forecast/store/share-files';
import { createPointerCatalogue, joinCatalogues } from '@portal/forecast/store/shared-catalogue';
import type { SharedFolder } from '@portal/forecast/store/shared-folder';
import {
  countRequests,
  getSharingFolder,
  type SharingStatus,
  writeSharingStatus,
} from '@portal/forecast/store/sharing-status';
import { SHARED_STORMS } from '@portal/forecast/storms/storm-folder';
import { SHARED_IMAGES } from '#features/satellite/satellite-store.ts';
import { openSharedStore } from '#platform/blob-store/open-shared-store.ts';
import { createClock, systemClock } from '#platform/clock/clock.ts';
import { openPool } from '#platform/database/connection-pool.ts';
import { createPostgresCatalogue } from '#platform/database/postgres-catalogue.ts';
import { createPostgresLeases } from '#platform/database/postgres-leases.ts';
import { forwardFigures, listenToForwarded } from '#platform/metrics/work-counters.ts';
import { createFolderMirror, type MirroredFolder } from './mirror-folder.ts';
import type { SharingEvent, SharingOrder } from './start-sharing.ts';

const EXCHANGE_EVERY_MS = 10_000;
/** Shared runs are hard-linked as local runs; the cache helps after killed starts and for runs that change. */
const CACHE_BYTES = 4 * 2 ** 30;
/** A publisher archives under its lease, which may take a minute. */
const LEASE_WAIT_MS = 120_000;
/** Interval of status updates, to spare the disk. */
const STATUS_EVERY_SECONDS = 60;

const { dataDir, blobStore, databaseUrl, clock, hasSensors, mirrors } = workerData as SharingOrder;
const { now } = createClock(clock);
const stopping = new AbortController();
forwardFigures();
const { signal } = stopping;
// Any message means stop.
parentPort?.once('message', () => stopping.abort());
const report = (event: SharingEvent) => parentPort?.postMessage(event);

const pool = databaseUrl === null ? null : openPool({ connectionString: databaseUrl }, { most: 2 });
const leases = pool === null ? null : createPostgresLeases(pool);
const shared = openSharedStore(blobStore, { leases, signal });
const { blobs, announce } = shared.announced;
const inStore = createPointerCatalogue(blobs);
// Either store alone is enough, so that a database that is away withholds no run.
const catalogue = pool === null ? inStore : joinCatalogues([inStore, createPostgresCatalogue(pool)]);
const scratch = join(getSharingFolder(dataDir), 'scratch');
const problemsOf = new Map<string, readonly string[]>();
let reported = '';
let written: SharingStatus = { exchangedAt: 0, hindered: [] };
const requests = countRequests(systemClock.now());
listenToForwarded((figure) => {
  if (figure.kind === 'blob-request') requests.add(figure.request, systemClock.now());
});

/** Logs problems when they change, and shows current ones in the status. */
function noteProblems(what: string, problems: readonly string[]): void {
  problemsOf.set(what, problems);
  const text = [...new Set([...problemsOf.values()].flat())].join('; ');
  const hindered = [...problemsOf].filter(([, lines]) => lines.length > 0).map(([name]) => name);
  const exchangedAt = systemClock.now();
  if (hindered.join() !== written.hindered.join() || exchangedAt >= written.exchangedAt + STATUS_EVERY_SECONDS) {
    written = { exchangedAt, hindered, ...(blobStore.kind === 'bucket' && { requests: requests.read() }) };
    writeSharingStatus(dataDir, written);
  }
  if (text !== reported) report({ kind: 'problem', text });
  reported = text;
}

/** Runs one exchange; returns whether there is more to do at once. */
async function tryExchange(
  what: string,
  exchange: () => Promise<{ readonly problems: readonly string[]; readonly isComplete?: boolean }>,
): Promise<boolean> {
  try {
    await shared.checkThere();
    const { problems, isComplete = true } = await exchange();
    await announce();
    noteProblems(what, problems);
    return !isComplete;
  } catch (error) {
    // A stop ends requests that are on their way.
    if (!signal.aborted) noteProblems(what, [describeError(error)]);
    return false;
  }
}

/** All exchanges begin at the same moments, so that what they ask together is asked once. */
function pause(): Promise<void> {
  const left = EXCHANGE_EVERY_MS - (performance.now() % EXCHANGE_EVERY_MS);
  return sleep(left, undefined, { signal }).catch(() => undefined);
}

/** Parts of uploads that a killed process left cost until they are removed. */
async function cleanUpHourly(isOver: () => boolean): Promise<void> {
  for (let cleanedAt = 0; !isOver(); await pause()) {
    if (systemClock.now() - cleanedAt < HOUR_SECONDS) continue;
    cleanedAt = systemClock.now();
    await tryExchange('unfinished uploads', async () => {
      await shared.cleanUp();
      return { problems: [] };
    });
  }
}

async function shareRuns(isOver: () => boolean): Promise<void> {
  const cache = openBlobCache({
    store: blobs,
    folder: join(getSharingFolder(dataDir), 'cache'),
    maxBytes: CACHE_BYTES,
  });
  while (!isOver()) {
    await tryExchange('runs', async () => {
      const { problems, ...done } = await exchangeRuns({ dataDir, blobs, cache, catalogue, now: now() });
      for (const [kind, runs] of Object.entries(done))
        for (const text of runs) report({ kind: kind as 'pushed' | 'pulled' | 'removed', text });
      return { problems };
    });
    await pause();
  }
}

async function shareFiles(folders: readonly SharedFolder[], isOver: () => boolean): Promise<void> {
  const exchangers = folders.map((folder) => ({
    name: folder.folder,
    ...createFileExchanger({ dataDir, blobs, shared: folder, scratch }),
  }));
  while (!isOver()) {
    let hasMore = false;
    for (const { name, exchange } of exchangers) {
      const isMore = await tryExchange(name, async () => {
        const { pushed, pulled, problems, isComplete } = await exchange(now());
        if (pushed.length + pulled.length > 0)
          report({ kind: 'files', text: `${name}: ${pushed.length} stored, ${pulled.length} fetched` });
        return { problems: problems.map((problem) => `${name}/${problem}`), isComplete };
      });
      hasMore ||= isMore;
    }
    if (!hasMore) await pause();
  }
}

async function shareFolder(folder: MirroredFolder, isOver: () => boolean): Promise<void> {
  const { name } = folder;
  const basePath = join(getSharingFolder(dataDir), `mirror-${name}.json`);
  const exchange = createFolderMirror({ folder, blobs, basePath });
  while (!isOver()) {
    await tryExchange(name, async () => {
      const { pushed, pulled, problems } = await exchange();
      if (pushed.length + pulled.length > 0)
        report({ kind: 'files', text: `${name}: ${pushed.length} stored, ${pulled.length} fetched` });
      return { problems: problems.map((problem) => `${name}: ${problem}`) };
    });
    await pause();
  }
}

// Processes of one data folder, such as separate roles, exchange one at a time.
while (!signal.aborted) {
  const lease = await createFolderLeases(dataDir).acquire('shared', { waitMs: 0 });
  if (lease !== null) {
    const isOver = () => signal.aborted || lease.lost.aborted;
    rmSync(scratch, { recursive: true, force: true });
    const frames = [
      SHARED_FRAMES,
      SHARED_SATELLITE_FRAMES,
      describeSharedStrokes({ hasSensors }),
      ...SHARED_IMAGES,
      SHARED_CLOUD_TOPS,
      describeSharedVersions(),
      ...SHARED_STORMS,
    ];
    const archive = describeSharedArchive((work) => withPublishLease(dataDir, { waitMs: LEASE_WAIT_MS }, work));
    // Frames wait neither for a run in transfer nor for a publisher.
    await Promise.all([
      shareRuns(isOver),
      shareFiles(frames, isOver),
      shareFiles(archive, isOver),
      cleanUpHourly(isOver),
      ...mirrors.map((folder) => shareFolder(folder, isOver)),
    ]);
    await lease.release();
  }
  if (!signal.aborted) await pause();
}
await pool?.close();
parentPort?.close();
