import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { getOwnMark } from '../../packages/forecast/src/runs/process-mark.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';
import { makeFolder } from '../builders/runs/small-run.ts';
import { startOpenMeteo } from '../upstream/open-meteo-server.ts';
import type { Upstream } from '../upstream/upstream.ts';

const FETCHER = fileURLToPath(new URL('../sources/fetch-open-meteo-once.ts', import.meta.url));
const PATIENT = { timeout: 20_000 };

function start(dataDir: string, { url }: Upstream): ChildProcess {
  const child = spawn(process.execPath, [FETCHER, dataDir, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Ends a process as a power cut would. */
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function finish(dataDir: string, upstream: Upstream): Promise<unknown> {
  const child = start(dataDir, upstream);
  let text = '';
  child.stdout?.on('data', (piece) => {
    text += piece;
  });
  await once(child, 'close');
  return JSON.parse(text);
}

/** Bytes of the one run that is published. */
async function readRun(dataDir: string): Promise<Buffer[]> {
  const [run] = readCatalogue(dataDir).runs;
  const folder = join(dataDir, 'runs', 'open-meteo', run?.id ?? '');
  expect(await listDamagedFiles(folder)).toEqual([]);
  return ['map.bin', 'point.bin', 'surface.bin'].map((name) => readFileSync(join(folder, name)));
}

async function startServer(): Promise<Upstream> {
  const upstream = await startOpenMeteo();
  onTestFinished(upstream.stop);
  return upstream;
}

test('a fetch killed in each batch goes on each time, asks for none twice that it had, and ends the same', async () => {
  const upstream = await startServer();
  const undisturbed = makeFolder(onTestFinished);
  await finish(undisturbed, upstream);
  const batches = upstream.requests.map(({ path }) => path);
  expect(batches).toHaveLength(3);

  const dataDir = makeFolder(onTestFinished);
  upstream.requests.length = 0;
  for (const [count, batch] of batches.entries()) {
    // The batches before come whole; this one comes so slowly that the kill falls into it.
    upstream.behave();
    const isBatch = new RegExp(`^${batch.slice(0, batch.indexOf('&hourly=')).replace(/[.?]/g, '\\$&')}`);
    upstream.misbehave({ path: isBatch, fault: { kind: 'slow', bytes: 5, pauseMs: 50 } });
    const child = start(dataDir, upstream);
    await expect.poll(() => upstream.requests.filter(({ path }) => path === batch).length, PATIENT).toBe(1);
    const folder = join(dataDir, 'sources/open-meteo/pieces/20261121T09');
    await expect
      .poll(() => existsSync(folder) && readdirSync(folder).filter((name) => name.endsWith('.json')).length, PATIENT)
      .toBe(count);
    await kill(child);
    expect(readCatalogue(dataDir).runs).toEqual([]);
    upstream.requests.length = 0;
  }
  upstream.behave();
  expect(await finish(dataDir, upstream)).toMatchObject({ kind: 'published', missing: null });
  // All but the batch of the last kill had been fetched before.
  expect(upstream.requests.map(({ path }) => path)).toEqual(batches.slice(-1));
  expect(await readRun(dataDir)).toEqual(await readRun(undisturbed));
}, 60_000);

test('one killed while it publishes publishes at the next start, without asking for a batch again', async () => {
  const upstream = await startServer();
  const dataDir = makeFolder(onTestFinished);
  // A lock held by a process that lives, this one, lets the fetch wait in the middle of publishing.
  mkdirSync(join(dataDir, 'runs'), { recursive: true });
  const lock = join(dataDir, 'runs', '.lock');
  writeFileSync(lock, `${getOwnMark()}-1`);
  const child = start(dataDir, upstream);
  const writing = join(dataDir, 'runs', '.writing');
  await expect.poll(() => existsSync(writing) && readdirSync(writing).length, PATIENT).toBe(1);
  await kill(child);
  rmSync(lock);
  expect(readCatalogue(dataDir).runs).toEqual([]);
  upstream.requests.length = 0;
  expect(await finish(dataDir, upstream)).toMatchObject({ kind: 'published', missing: null });
  expect(upstream.requests).toEqual([]);
  await readRun(dataDir);
}, 60_000);
