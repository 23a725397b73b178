import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expireLeases } from '@portal/testing/leases/expire-leases';
import { makeFolder } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { startOpenMeteo } from '../upstream/open-meteo-server.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { createFetcher, expectPublishedAfterKill, kill, readRun } from './kill-fetcher.ts';

const fetcher = createFetcher(new URL('../sources/fetch-open-meteo-once.ts', import.meta.url));

async function startServer(): Promise<Upstream> {
  const upstream = await startOpenMeteo();
  onTestFinished(upstream.stop);
  return upstream;
}

test('a fetch killed in each batch goes on each time, asks for none twice that it had, and ends the same', async () => {
  const upstream = await startServer();
  const undisturbed = makeFolder(onTestFinished);
  await fetcher.finish(undisturbed, upstream);
  const batches = upstream.requests.map(({ path }) => path);
  expect(batches).toHaveLength(3);

  const dataDir = makeFolder(onTestFinished);
  upstream.requests.length = 0;
  for (const [count, batch] of batches.entries()) {
    // Earlier batches arrive whole; this one arrives so slowly that the kill hits it.
    upstream.behave();
    const isBatch = new RegExp(`^${batch.slice(0, batch.indexOf('&hourly=')).replace(/[.?]/g, '\\$&')}`);
    upstream.misbehave({ path: isBatch, fault: { kind: 'slow', bytes: 5, pauseMs: 50 } });
    const child = fetcher.start(dataDir, upstream);
    await expect.poll(() => upstream.requests.filter(({ path }) => path === batch).length).toBe(1);
    const folder = join(dataDir, 'sources/open-meteo/pieces/20261121T09');
    await expect
      .poll(() => existsSync(folder) && readdirSync(folder).filter((name) => name.endsWith('.json')).length)
      .toBe(count);
    await kill(child);
    expireLeases(dataDir);
    expect(readCatalogue(dataDir).runs).toEqual([]);
    upstream.requests.length = 0;
  }
  upstream.behave();
  expect(await fetcher.finish(dataDir, upstream)).toMatchObject({ kind: 'published', missing: null });
  // All but the batch of the last kill had been fetched before.
  expect(upstream.requests.map(({ path }) => path)).toEqual(batches.slice(-1));
  expect(await readRun(dataDir, 'open-meteo')).toEqual(await readRun(undisturbed, 'open-meteo'));
});

test('one killed while it publishes publishes at the next start, without asking for a batch again', async () => {
  await expectPublishedAfterKill(fetcher, 'open-meteo', makeFolder(onTestFinished), await startServer());
});
