import { expireLeases } from '@portal/testing/leases/expire-leases';
import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { SMALL_EXTENT } from '../sources/small-gfs.ts';
import { makeGfsBucket } from '../upstream/gfs-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { createFetcher, expectPublishedAfterKill, kill, readRun } from './kill-fetcher.ts';

const fetcher = createFetcher(new URL('../sources/fetch-once.ts', import.meta.url));

async function startServer(): Promise<Upstream> {
  const upstream = await startUpstream(makeGfsBucket({ runAt: RUN_AT, hours: SMALL_EXTENT.hours }));
  onTestFinished(upstream.stop);
  return upstream;
}

test('a fetch killed over and over goes on each time, asks for no field twice that it had, and ends the same', async () => {
  const upstream = await startServer();
  const undisturbed = makeFolder(onTestFinished);
  await fetcher.finish(undisturbed, upstream);
  const fields = upstream.requests.filter(({ range }) => range !== null).length;

  const dataDir = makeFolder(onTestFinished);
  upstream.requests.length = 0;
  let kills = 0;
  for (const stopAfter of [3, 20, 31, 45]) {
    // From here on fields arrive slowly, so that the kill hits one.
    upstream.misbehave({ path: /f00\d$/, ranged: true, fault: { kind: 'slow', bytes: 20, pauseMs: 2 } });
    const child = fetcher.start(dataDir, upstream);
    await expect.poll(() => upstream.requests.filter(({ range }) => range !== null).length).toBeGreaterThan(stopAfter);
    await kill(child);
    expireLeases(dataDir);
    kills++;
    expect(readCatalogue(dataDir).runs).toEqual([]);
  }
  upstream.behave();
  expect(await fetcher.finish(dataDir, upstream)).toMatchObject({ kind: 'published', missing: null });
  expect(await readRun(dataDir, 'gfs')).toEqual(await readRun(undisturbed, 'gfs'));
  const asked = upstream.requests.filter(({ range }) => range !== null);
  // Four pieces are in progress at a time: at most those fields are requested again after a kill.
  expect(asked.length - fields).toBeLessThanOrEqual(4 * kills);
  expect(new Set(asked.map(({ path, range }) => `${path} ${range}`)).size).toBe(fields);
});

test('one killed while it publishes publishes at the next start, without asking for a field again', async () => {
  await expectPublishedAfterKill(fetcher, 'gfs', makeFolder(onTestFinished), await startServer());
});
