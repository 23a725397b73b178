import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { makeFolder } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSharedLeases } from '../../apps/portal/src/platform/blob-store/shared-stores.ts';
import { createPostgresLeases } from '../../apps/portal/src/platform/database/postgres-leases.ts';
import { createFolderLeases } from '../../packages/forecast/src/store/folder-leases.ts';
import { createPointerLeases } from '../../packages/forecast/src/store/pointer-leases.ts';
import { testLeases } from './lease-contract.ts';
import { openBucket } from './open-bucket.ts';

const toFolder = (path: string) => ({ kind: 'folder' as const, path });

describe('leases of a folder', () => {
  testLeases(() => {
    const folder = makeFolder(onTestFinished);
    return {
      open: (times) => createFolderLeases(folder, times),
      expire: (name) => utimesSync(join(folder, name, '.lock'), 1, 1),
    };
  });
});

describe('leases of a bucket', () => {
  testLeases(async () => {
    const { blobs } = await openBucket();
    return {
      open: (times) => createPointerLeases(blobs, times),
      expire: async (name) => {
        const found = await blobs.readPointer(`leases/${name}.json`);
        const freed = JSON.stringify({ ...JSON.parse(found?.content ?? '{}'), isFree: true });
        await blobs.compareAndSwap(`leases/${name}.json`, freed, found?.version ?? null);
      },
    };
  });

  test('are those of the database where hosts have one, which ask the bucket for nothing', async () => {
    const { server } = await openBucket();
    const dataDir = makeFolder(onTestFinished);
    const away = { query: () => Promise.reject(new Error('away')) };
    const withDatabase = createSharedLeases(dataDir, { blobStore: server.setting, queries: away });
    await (await withDatabase.acquire('sources/gfs', { waitMs: 0 }))?.release();
    expect(server.requests).toEqual([]);
    const alone = createSharedLeases(dataDir, { blobStore: server.setting, queries: null });
    const lease = await alone.acquire('sources/gfs', { waitMs: 0 });
    expect(await alone.findHolder('sources/gfs')).toBe(`process ${process.pid}`);
    await lease?.release();
    expect(await alone.findHolder('sources/gfs')).toBeNull();
    expect(server.requests).toContain('PUT pointers/leases/sources/gfs.json');
  });
});

describe.each(listDatabaseServers())('leases of a database on $name', (server) => {
  const open = async () => {
    const database = await openTestDatabase(server);
    onTestFinished(database.close);
    return database;
  };

  testLeases(async () => {
    const database = await open();
    return {
      open: (times) => createPostgresLeases(database, times),
      expire: async (name) => {
        await database.query('update process_lease set expires_at_ms = 0 where name = $1', [name]);
      },
    };
  });

  test('are held by one host of many, each with a folder of its own', async () => {
    const database = await open();
    const blobStore = toFolder(makeFolder(onTestFinished));
    const [first, second] = [1, 2].map(() =>
      createSharedLeases(makeFolder(onTestFinished), { blobStore, queries: database }),
    );
    const lease = await first?.acquire('sources/gfs', { waitMs: 0 });
    expect(await second?.acquire('sources/gfs', { waitMs: 0 })).toBeNull();
    expect(await second?.findHolder('sources/gfs')).toBe(`process ${process.pid}`);
    await lease?.release();
    const other = await second?.acquire('sources/gfs', { waitMs: 0 });
    expect(await other?.renew()).toBe(true);
    await other?.release();
  });

  test('are held by one host of many while the database has no tables yet, and each other way round', async () => {
    const database = await open();
    await database.query('drop table process_lease');
    const blobStore = makeFolder(onTestFinished);
    const openHost = (store: string) =>
      createSharedLeases(makeFolder(onTestFinished), { blobStore: toFolder(store), queries: database });
    const lease = await openHost(blobStore).acquire('sources/gfs', { waitMs: 0 });
    expect(lease).not.toBeNull();
    expect(await openHost(blobStore).acquire('sources/gfs', { waitMs: 0 })).toBeNull();
    // Neither store answers: no host blocks, and nothing is written below a folder that is not mounted.
    const away = join(blobStore, 'not-mounted');
    expect(await openHost(away).acquire('sources/gfs', { waitMs: 0 })).not.toBeNull();
    expect(existsSync(away)).toBe(false);
    await lease?.release();
    expect(await openHost(blobStore).acquire('sources/gfs', { waitMs: 0 })).not.toBeNull();
  });

  test('stop nobody while the database is away, and are lost to who came meanwhile once it is back', async () => {
    const database = await open();
    let isAway = true;
    const relay = {
      query: <Row extends object>(text: string, values?: readonly unknown[]) =>
        isAway ? Promise.reject(new Error('away')) : database.query<Row>(text, values),
    };
    const leases = createSharedLeases(makeFolder(onTestFinished), {
      blobStore: toFolder(join(makeFolder(onTestFinished), 'not-mounted')),
      queries: relay,
    });
    const alone = await leases.acquire('runs', { waitMs: 0 });
    expect(await alone?.renew()).toBe(true);
    await alone?.release();
    isAway = false;
    const lease = await leases.acquire('runs', { waitMs: 0 });
    isAway = true;
    expect(await lease?.renew()).toBe(true);
    await database.query('update process_lease set holder = gen_random_uuid()');
    isAway = false;
    expect(await lease?.renew()).toBe(false);
    expect(lease?.lost.aborted).toBe(true);
    await lease?.release();
  });
});
