import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmptyDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { readSourceStatus } from '../../packages/forecast/src/sources/schedule/source-status.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { startRole } from '../public-day/portal-role.ts';
import { makeChanceBucket } from '../upstream/chance-bucket.ts';
import { startUpstream } from '../upstream/upstream.ts';

const SOURCE = 'ecmwf-ens-chances';
/** Slow enough that both hosts have asked for the lease before the run is whole. */
const ANSWER_MS = 200;

async function openProvider() {
  const files = makeChanceBucket({ runAt: RUN_AT });
  const upstream = await startUpstream(new Map(), async (path) => {
    await sleep(ANSWER_MS);
    return files.get(path);
  });
  onTestFinished(upstream.stop);
  return upstream;
}

/** A host of the role ingest with its own data folder. */
function startHost(url: string, settings: Readonly<Record<string, string>>) {
  const dataDir = makeFolder(onTestFinished);
  const host = startRole(
    {
      DATA_DIR: dataDir,
      DEMO: 'off',
      SOURCES: SOURCE,
      SOURCE_ECMWF_ENS_CHANCES_URL: url,
      CLOCK: new Date((RUN_AT + 9 * 3600) * 1000).toISOString().replace('.000', ''),
      ...settings,
    },
    ['--roles=ingest'],
  );
  onTestFinished(host.stop);
  return {
    isDone: () => readSourceStatus(dataDir, SOURCE).doneRunAt === RUN_AT,
    listRuns: () => readCatalogue(dataDir).runs.map(({ source }) => source),
  };
}

async function countOfOneHost(): Promise<number> {
  const upstream = await openProvider();
  const host = startHost(upstream.url, {});
  await expect.poll(host.isDone).toBe(true);
  return upstream.requests.length;
}

test.each([
  { what: 'away', open: async () => 'postgres://nobody@127.0.0.1:9/none' },
  ...listDatabaseServers()
    .slice(0, 1)
    .map((server) => ({
      what: 'there without tables',
      open: async () => {
        const database = await openEmptyDatabase(server);
        onTestFinished(database.close);
        return database.url;
      },
    })),
])('two fresh hosts on one share fetch a run once while their database is $what', async ({ open }) => {
  const most = await countOfOneHost();
  const upstream = await openProvider();
  const store = join(makeFolder(onTestFinished), 'shared');
  mkdirSync(store);
  const settings = { BLOB_STORE: store, DATABASE_URL: await open() };
  const hosts = [startHost(upstream.url, settings), startHost(upstream.url, settings)];
  for (const { isDone, listRuns } of hosts) {
    await expect.poll(isDone).toBe(true);
    await expect.poll(listRuns).toEqual([SOURCE]);
  }
  expect(upstream.requests).toHaveLength(most);
});
