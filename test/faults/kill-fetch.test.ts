import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { getOwnMark } from '../../packages/forecast/src/runs/process-mark.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';
import { makeFolder, RUN_AT } from '../builders/runs/small-run.ts';
import { SMALL_EXTENT } from '../sources/small-gfs.ts';
import { makeGfsBucket } from '../upstream/gfs-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

const FETCHER = fileURLToPath(new URL('../sources/fetch-once.ts', import.meta.url));

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

/** Bytes of the files of the one run that is published. */
async function readRun(dataDir: string): Promise<{ map: Buffer; point: Buffer }> {
  const [run] = readCatalogue(dataDir).runs;
  const folder = join(dataDir, 'runs', 'gfs', run?.id ?? '');
  expect(await listDamagedFiles(folder)).toEqual([]);
  return { map: readFileSync(join(folder, 'map.bin')), point: readFileSync(join(folder, 'point.bin')) };
}

async function startServer(): Promise<Upstream> {
  const upstream = await startUpstream(makeGfsBucket({ runAt: RUN_AT, hours: SMALL_EXTENT.hours }));
  onTestFinished(upstream.stop);
  return upstream;
}

test('a fetch killed over and over goes on each time, asks for no field twice that it had, and ends the same', async () => {
  const upstream = await startServer();
  const undisturbed = makeFolder(onTestFinished);
  await finish(undisturbed, upstream);
  const fields = upstream.requests.filter(({ range }) => range !== null).length;

  const dataDir = makeFolder(onTestFinished);
  upstream.requests.length = 0;
  let kills = 0;
  for (const stopAfter of [3, 20, 31, 45]) {
    // Fields that come slowly from here on: the kill falls into one.
    upstream.misbehave({ path: /f00\d$/, ranged: true, fault: { kind: 'slow', bytes: 20, pauseMs: 2 } });
    const child = start(dataDir, upstream);
    await expect
      .poll(() => upstream.requests.filter(({ range }) => range !== null).length, { timeout: 20_000 })
      .toBeGreaterThan(stopAfter);
    await kill(child);
    kills++;
    expect(readCatalogue(dataDir).runs).toEqual([]);
  }
  upstream.behave();
  expect(await finish(dataDir, upstream)).toMatchObject({ kind: 'published', missing: null });
  expect(await readRun(dataDir)).toEqual(await readRun(undisturbed));
  const asked = upstream.requests.filter(({ range }) => range !== null);
  // Four pieces are under way at a time: at most those fields are asked for again after a kill.
  expect(asked.length - fields).toBeLessThanOrEqual(4 * kills);
  expect(new Set(asked.map(({ path, range }) => `${path} ${range}`)).size).toBe(fields);
}, 60_000);

test('one killed while it publishes publishes at the next start, without asking for a field again', async () => {
  const upstream = await startServer();
  const dataDir = makeFolder(onTestFinished);
  // A lock held by a process that lives, this one, lets the fetch wait in the middle of publishing.
  mkdirSync(join(dataDir, 'runs'), { recursive: true });
  const lock = join(dataDir, 'runs', '.lock');
  writeFileSync(lock, `${getOwnMark()}-1`);
  const child = start(dataDir, upstream);
  const writing = join(dataDir, 'runs', '.writing');
  await expect.poll(() => existsSync(writing) && readdirSync(writing).length, { timeout: 20_000 }).toBe(1);
  await kill(child);
  rmSync(lock);
  expect(readCatalogue(dataDir).runs).toEqual([]);
  upstream.requests.length = 0;
  expect(await finish(dataDir, upstream)).toMatchObject({ kind: 'published', missing: null });
  expect(upstream.requests).toEqual([]);
  await readRun(dataDir);
  expect(readdirSync(writing)).toEqual([]);
}, 60_000);
