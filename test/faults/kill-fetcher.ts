import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expireLeases } from '@portal/testing/leases/expire-leases';
import { expect, onTestFinished } from 'vitest';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { createFolderLeases } from '../../packages/forecast/src/store/folder-leases.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** A program that fetches one run of a source and prints how it ended. */
export interface Fetcher {
  start(dataDir: string, upstream: Upstream): ChildProcess;
  /** Runs it to its end; returns its output. */
  finish(dataDir: string, upstream: Upstream): Promise<unknown>;
}

/** The fetcher with the program at that address. */
export function createFetcher(address: URL): Fetcher {
  const program = fileURLToPath(address);
  const start = (dataDir: string, { url }: Upstream): ChildProcess => {
    const child = spawn(process.execPath, [program, dataDir, url], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  return {
    start,
    finish: async (dataDir, upstream) => {
      const child = start(dataDir, upstream);
      let text = '';
      child.stdout?.on('data', (piece) => {
        text += piece;
      });
      await once(child, 'close');
      return JSON.parse(text);
    },
  };
}

/** Ends a process like a power failure. */
export async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Bytes of the one published run of a source; each file is checked against its checksum first. */
export async function readRun(dataDir: string, source: string): Promise<Buffer[]> {
  const [run] = readCatalogue(dataDir).runs;
  const folder = join(dataDir, 'runs', source, run?.id ?? '');
  expect(await listDamagedFiles(folder)).toEqual([]);
  return ['map.bin', 'point.bin', 'surface.bin'].map((name) => readFileSync(join(folder, name)));
}

/**
 * Kills a fetch while it publishes: it publishes nothing, and the next start publishes without fetching anything again.
 */
export async function expectPublishedAfterKill(fetcher: Fetcher, source: string, dataDir: string, upstream: Upstream) {
  // A lease held by a live process, this one, makes the fetch wait in the middle of publishing.
  const lease = await createFolderLeases(dataDir).acquire('runs', { waitMs: 0 });
  const child = fetcher.start(dataDir, upstream);
  const writing = join(dataDir, 'runs', '.writing');
  await expect.poll(() => existsSync(writing) && readdirSync(writing).length).toBe(1);
  await kill(child);
  await lease?.release();
  expireLeases(dataDir);
  expect(readCatalogue(dataDir).runs).toEqual([]);
  upstream.requests.length = 0;
  expect(await fetcher.finish(dataDir, upstream)).toMatchObject({ kind: 'published', missing: null });
  expect(upstream.requests).toEqual([]);
  await readRun(dataDir, source);
  expect(readdirSync(writing)).toEqual([]);
}
