import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { findDemoState } from './demo-cycle.ts';
import { type Ingest, startIngest } from './start-ingest.ts';

const NOW = Date.parse('2024-08-03T10:15:00+07:00') / 1000;
const CYCLE = 6 * 3600;
let dataDir: string;
let stores: RunStore[];
let ingests: Ingest[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ingest-'));
  stores = [];
  ingests = [];
});
afterEach(async () => {
  for (const ingest of ingests) await ingest.stop();
  for (const store of stores) store.close();
  rmSync(dataDir, { recursive: true });
});

function startTestIngest(now: number, demo = true) {
  const shares: number[] = [];
  const store = openRunStore(dataDir);
  const ingest = startIngest({
    dataDir,
    store,
    clock: { now: () => now },
    log: createLog({ readable: false, write: () => {} }),
    demo: () => demo,
    onProgress: (share) => shares.push(share),
    sources: [],
    clockSetting: null,
    shared: null,
  });
  stores.push(store);
  ingests.push(ingest);
  return { ingest, store, shares };
}

it.runIf(IS_WHOLE_RUN)(
  'makes the demo run first, serves it at the next start, and renews an older one in the background',
  async () => {
    const first = startTestIngest(NOW);
    await first.ingest.ready;
    expect(first.shares.at(-1)).toBe(1);
    expect(first.store.listRuns()).toMatchObject([{ source: 'demo', demo: true, current: true }]);
    expect(findDemoState(first.store.listRuns(), NOW)).toBe('fresh');
    await first.ingest.stop();

    const again = startTestIngest(NOW);
    const { version } = again.store;
    const before = version();
    await again.ingest.ready;
    await again.ingest.stop();
    expect([again.shares, version()]).toEqual([[], before]);

    const later = startTestIngest(NOW + CYCLE);
    await later.ingest.ready;
    expect(later.store.version()).toBe(before);
    expect(findDemoState(later.store.listRuns(), NOW + CYCLE)).toBe('due');
    await expect.poll(() => later.store.version(), { interval: 200 }).not.toBe(before);
    expect(findDemoState(later.store.listRuns(), NOW + CYCLE)).toBe('fresh');
  },
);

it('makes nothing where no demo is wanted', async () => {
  const { ingest, store } = startTestIngest(NOW, false);
  await ingest.ready;
  await ingest.stop();
  expect(store.listRuns()).toEqual([]);
});

it('says when the run cannot be made, and stops while it is being made', async () => {
  mkdirSync(join(dataDir, 'runs'));
  writeFileSync(join(dataDir, 'runs', '.writing'), 'a file where the folder should be');
  const { ingest } = startTestIngest(NOW);
  await expect(ingest.ready).rejects.toThrow(/\.writing/);
  rmSync(join(dataDir, 'runs', '.writing'));
  const stopped = startTestIngest(NOW);
  const outcome = stopped.ingest.ready.then(
    () => 'made',
    () => 'stopped',
  );
  await stopped.ingest.stop();
  expect(await outcome).toBe('stopped');
  expect(stopped.store.listRuns()).toEqual([]);
});
