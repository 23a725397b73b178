import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { HOUR, makeField, makeFolder, makeHeader, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresCatalogue } from '../../apps/portal/src/platform/database/postgres-catalogue.ts';
import { cleanUpRuns } from '../../packages/forecast/src/runs/clean-up.ts';
import { publishRun } from '../../packages/forecast/src/runs/publish-run.ts';
import { exchangeRuns } from '../../packages/forecast/src/runs/share-runs.ts';
import { openBlobCache } from '../../packages/forecast/src/store/blob-cache.ts';
import type { BlobStore } from '../../packages/forecast/src/store/blob-store.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { createFolderBlobs } from '../../packages/forecast/src/store/folder-blobs.ts';
import { openRunStore } from '../../packages/forecast/src/store/run-store.ts';
import {
  type CatalogueStore,
  createPointerCatalogue,
  joinCatalogues,
} from '../../packages/forecast/src/store/shared-catalogue.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';
import { openBucket } from './open-bucket.ts';

const NOTHING = { pushed: [], pulled: [], removed: [], problems: [] };
const DAY = 24 * HOUR;

interface Shared {
  readonly blobs: BlobStore;
  readonly catalogue: CatalogueStore;
}

async function openPointers(): Promise<Shared> {
  const blobs = createFolderBlobs(join(makeFolder(onTestFinished), 'shared'));
  return { blobs, catalogue: createPointerCatalogue(blobs) };
}

const STORES = [
  { name: 'a folder with its pointer', open: openPointers },
  {
    name: 'a bucket with its pointer',
    open: async (): Promise<Shared> => {
      const { blobs } = await openBucket();
      return { blobs, catalogue: createPointerCatalogue(blobs) };
    },
  },
  ...listDatabaseServers().map((server) => ({
    name: `a bucket with rows of ${server.name}`,
    open: async (): Promise<Shared> => {
      const database = await openTestDatabase(server);
      onTestFinished(database.close);
      const { blobs } = await openBucket();
      return { blobs, catalogue: createPostgresCatalogue(database) };
    },
  })),
  ...listDatabaseServers()
    .slice(0, 1)
    .map((server) => ({
      name: `a folder with its pointer and rows of ${server.name}`,
      open: async (): Promise<Shared> => {
        const database = await openTestDatabase(server);
        onTestFinished(database.close);
        const { blobs, catalogue } = await openPointers();
        return { blobs, catalogue: joinCatalogues([catalogue, createPostgresCatalogue(database)]) };
      },
    })),
];

/** A host with its own data folder. */
function openHost({ blobs, catalogue }: Shared) {
  const dataDir = makeFolder(onTestFinished);
  const cache = openBlobCache({ store: blobs, folder: join(dataDir, 'shared'), maxBytes: 1e9 });
  return {
    dataDir,
    exchange: (now = RUN_AT + HOUR) => exchangeRuns({ dataDir, blobs, cache, catalogue, now }),
    publish: (runAt = RUN_AT, temperature = 20, source = 'gfs') =>
      publishRun(
        dataDir,
        makeHeader({ source, runAt, demo: source === 'demo' }),
        [makeField('temperature2m', 0, temperature, 0, runAt)],
        { now: runAt + HOUR },
      ),
  };
}

const listIds = (dataDir: string) => readCatalogue(dataDir).runs.map(({ source, id }) => `${source}/${id}`);

function readFirst(dataDir: string): number | undefined {
  const store = openRunStore(dataDir);
  try {
    expect(store.problems()).toEqual([]);
    return store.runs()[0]?.readCells([0, 1, 3, 4])[0][0];
  } finally {
    store.close();
  }
}

describe.each(STORES)('hosts that share runs by $name', ({ open }) => {
  test('serve what one of them published, byte for byte, and exchange nothing twice', async () => {
    const shared = await open();
    const [first, second] = [openHost(shared), openHost(shared)];
    const { id, folder } = await first.publish();
    expect(await first.exchange()).toEqual({ ...NOTHING, pushed: [`gfs/${id}`] });
    expect(await second.exchange()).toEqual({ ...NOTHING, pulled: [`gfs/${id}`] });
    const copy = join(second.dataDir, 'runs', 'gfs', id);
    expect(readdirSync(copy).sort()).toEqual(readdirSync(folder).sort());
    for (const name of readdirSync(folder))
      expect(readFileSync(join(copy, name))).toEqual(readFileSync(join(folder, name)));
    expect(await listDamagedFiles(copy)).toEqual([]);
    expect(readFirst(second.dataDir)).toBe(2000);
    expect([await first.exchange(), await second.exchange()]).toEqual([NOTHING, NOTHING]);
  });

  test('follow to a newer revision, and drop the files of the one before', async () => {
    const shared = await open();
    const [first, second] = [openHost(shared), openHost(shared)];
    await first.publish();
    for (const host of [first, second]) await host.exchange();
    const { id } = await second.publish(RUN_AT, 21);
    expect(await second.exchange()).toMatchObject({ pushed: [`gfs/${id}`] });
    expect(await first.exchange()).toMatchObject({ pulled: [`gfs/${id}`] });
    expect(listIds(first.dataDir)).toEqual([`gfs/${id}`]);
    expect(readFirst(first.dataDir)).toBe(2100);
    expect((await shared.blobs.list('runs/')).every(({ key }) => key.includes('-r2/'))).toBe(true);
  });

  test('let go of a run whose time is over, on each and in what they share', async () => {
    const shared = await open();
    const [first, second] = [openHost(shared), openHost(shared)];
    await first.publish();
    await first.exchange();
    const { id } = await first.publish(RUN_AT + 4 * DAY);
    const later = RUN_AT + 4 * DAY + HOUR;
    expect(await first.exchange(later)).toMatchObject({ pushed: [`gfs/${id}`], removed: ['gfs/20261121T000000Z-r1'] });
    expect(await second.exchange(later)).toEqual({ ...NOTHING, pulled: [`gfs/${id}`] });
    expect((await shared.blobs.list('runs/')).every(({ key }) => key.includes(id))).toBe(true);
  });

  test('make the catalogue anew from the manifests that a host has where it was lost', async () => {
    const shared = await open();
    const host = openHost(shared);
    const { id } = await host.publish();
    await host.exchange();
    for (const run of await shared.catalogue.list()) await shared.catalogue.remove(run);
    expect(await host.exchange()).toEqual({ ...NOTHING, pushed: [`gfs/${id}`] });
    expect(await shared.catalogue.list()).toMatchObject([{ source: 'gfs', id, runAt: RUN_AT }]);
  });

  test('agree on one of two that publish the same run at once', async () => {
    const shared = await open();
    const hosts = [openHost(shared), openHost(shared)];
    for (const host of hosts) await host.publish();
    const reports = await Promise.all(hosts.map((host) => host.exchange()));
    expect(reports.flatMap(({ pushed }) => pushed)).toHaveLength(1);
    expect(await shared.catalogue.list()).toHaveLength(1);
    const third = openHost(shared);
    expect(await third.exchange()).toMatchObject({ pulled: [expect.any(String)], problems: [] });
  });
});

describe('a host that shares runs', () => {
  test('shares them while one of two catalogues is away, and not while both are', async () => {
    const refuse = () => Promise.reject(new Error('away'));
    const away: CatalogueStore = { list: refuse, add: refuse, remove: refuse };
    const { blobs, catalogue } = await openPointers();
    const first = openHost({ blobs, catalogue: joinCatalogues([catalogue, away]) });
    const second = openHost({ blobs, catalogue: joinCatalogues([away, catalogue]) });
    const { id } = await first.publish();
    expect(await first.exchange()).toEqual({ ...NOTHING, pushed: [`gfs/${id}`] });
    expect(await second.exchange()).toEqual({ ...NOTHING, pulled: [`gfs/${id}`] });
    const cut = openHost({ blobs, catalogue: joinCatalogues([away, away]) });
    await expect(cut.exchange()).rejects.toThrow('away');
  });

  test('gives away no demonstration', async () => {
    const shared = await openPointers();
    const host = openHost(shared);
    await host.publish(RUN_AT, 20, 'demo');
    expect(await host.exchange()).toEqual(NOTHING);
    expect(await shared.blobs.list('runs/')).toEqual([]);
  });

  test('shares no run whose files were damaged on its disk', async () => {
    const shared = await openPointers();
    const host = openHost(shared);
    const { id, folder } = await host.publish();
    const path = join(folder, 'point.bin');
    const bytes = readFileSync(path);
    bytes[3] = (bytes[3] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    expect(await host.exchange()).toMatchObject({
      pushed: [],
      problems: [expect.stringMatching(`^gfs/${id}: .*checksum$`)],
    });
    expect(await shared.catalogue.list()).toEqual([]);
    expect(existsSync(path)).toBe(true);
  });

  test('publishes nothing of a run that comes in part, names it, and has it the next time', async () => {
    const { server, blobs } = await openBucket();
    const shared = { blobs, catalogue: createPointerCatalogue(blobs) };
    const [first, second] = [openHost(shared), openHost(shared)];
    const { id } = await first.publish();
    await first.exchange();
    const text = (await blobs.readPointer('runs/catalogue.json'))?.content ?? '';
    // The pointer arrives whole, the files do not.
    server.cutAfter(Buffer.byteLength(text));
    expect(await second.exchange()).toMatchObject({ pulled: [], problems: [expect.stringContaining(`gfs/${id}: `)] });
    expect(listIds(second.dataDir)).toEqual([]);
    expect(readdirSync(join(second.dataDir, 'runs', '.writing'))).toEqual([]);
    server.cutAfter(null);
    expect(await second.exchange()).toMatchObject({ pulled: [`gfs/${id}`], problems: [] });
  });

  test('goes on with what it has while the store cannot be reached', async () => {
    const { server, blobs } = await openBucket();
    const host = openHost({ blobs, catalogue: createPointerCatalogue(blobs) });
    await host.publish();
    await server.stop();
    await expect(host.exchange()).rejects.toThrow();
    expect(readFirst(host.dataDir)).toBe(2000);
  });

  test('archives what it was given, and needs its cache no more', async () => {
    const shared = await openPointers();
    const [first, second] = [openHost(shared), openHost(shared)];
    await first.publish();
    await first.exchange();
    await second.exchange();
    rmSync(join(second.dataDir, 'shared'), { recursive: true });
    expect(readFirst(second.dataDir)).toBe(2000);
    await cleanUpRuns(second.dataDir, { now: RUN_AT + HOUR });
    expect(existsSync(join(second.dataDir, 'kept'))).toBe(true);
  });
});
