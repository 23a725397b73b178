import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSharedLeases, createSharedStatuses } from '../../apps/portal/src/platform/blob-store/shared-stores.ts';
import { createPostgresStatuses } from '../../apps/portal/src/platform/database/postgres-catalogue.ts';
import { readSourceStatus, type StatusStore } from '../../packages/forecast/src/sources/schedule/source-status.ts';
import { fetchSmallGfs, SMALL_EXTENT } from '../sources/small-gfs.ts';
import { makeGfsBucket } from '../upstream/gfs-bucket.ts';
import { startUpstream } from '../upstream/upstream.ts';

const toFolder = (path: string) => ({ kind: 'folder' as const, path });

async function openUpstream() {
  const upstream = await startUpstream(makeGfsBucket({ runAt: RUN_AT, hours: SMALL_EXTENT.hours }));
  onTestFinished(upstream.stop);
  return upstream;
}

describe.each(listDatabaseServers())('hosts that fetch a source by turns, with rows of $name', (server) => {
  const openHosts = async () => {
    const database = await openTestDatabase(server);
    onTestFinished(database.close);
    const upstream = await openUpstream();
    const blobStore = toFolder(makeFolder(onTestFinished));
    const openHost = () => {
      const dataDir = makeFolder(onTestFinished);
      const shared = {
        leases: createSharedLeases(dataDir, { blobStore, queries: database }),
        statuses: createPostgresStatuses(database),
      };
      return { dataDir, fetch: (scheduled = true) => fetchSmallGfs(dataDir, upstream.url, { ...shared, scheduled }) };
    };
    return { database, upstream, hosts: [openHost(), openHost()] as const };
  };

  test('fetch a run once, and know on each that it is done', async () => {
    const { upstream, hosts } = await openHosts();
    expect(await hosts[0].fetch()).toMatchObject({ kind: 'published' });
    upstream.requests.length = 0;
    expect(await hosts[1].fetch()).toEqual({ kind: 'done elsewhere' });
    expect(upstream.requests).toEqual([]);
    const [first, second] = hosts.map(({ dataDir }) => readSourceStatus(dataDir, 'gfs'));
    expect(second?.doneRunAt).toBe(RUN_AT);
    expect(second?.firstScheduledAt).toBe(first?.firstScheduledAt);
  });

  test('fetch it again where somebody asks for it by hand', async () => {
    const { hosts } = await openHosts();
    await hosts[0].fetch();
    expect(await hosts[1].fetch(false)).toMatchObject({ kind: 'published' });
  });

  test('make rows that were lost anew from what a host knows', async () => {
    const { database, hosts } = await openHosts();
    await hosts[0].fetch();
    await database.query('delete from source_status');
    await hosts[0].fetch(false);
    expect(await createPostgresStatuses(database).read('gfs')).toMatchObject({ doneRunAt: RUN_AT });
  });
});

test('hosts without a database, or before it has tables, fetch a run once', async () => {
  const upstream = await openUpstream();
  const blobStore = toFolder(makeFolder(onTestFinished));
  const withoutTables = { query: () => Promise.reject(new Error('relation "source_status" does not exist')) };
  for (const queries of [withoutTables, null]) {
    const dataDir = makeFolder(onTestFinished);
    const stores = { blobStore, queries };
    const outcome = await fetchSmallGfs(dataDir, upstream.url, {
      leases: createSharedLeases(dataDir, stores),
      statuses: createSharedStatuses(stores),
    });
    expect(outcome.kind).toBe(queries === null ? 'done elsewhere' : 'published');
    if (queries !== null) upstream.requests.length = 0;
  }
  expect(upstream.requests).toEqual([]);
});

test('a share that is not mounted is not created, and the host fetches by its own status', async () => {
  const away = join(makeFolder(onTestFinished), 'not-mounted');
  const dataDir = makeFolder(onTestFinished);
  const statuses = createSharedStatuses({ blobStore: toFolder(away), queries: null });
  const outcome = await fetchSmallGfs(dataDir, (await openUpstream()).url, { statuses });
  expect([outcome.kind, existsSync(away)]).toEqual(['published', false]);
});

test('a host whose database is away fetches by its own status', async () => {
  const away: StatusStore = {
    read: () => Promise.reject(new Error('away')),
    write: () => Promise.reject(new Error('away')),
  };
  const dataDir = makeFolder(onTestFinished);
  const outcome = await fetchSmallGfs(dataDir, (await openUpstream()).url, { statuses: away });
  expect(outcome).toMatchObject({ kind: 'published', missing: null });
});
