import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { makeJmaFiles } from '../upstream/jma-server.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { kill } from './kill-fetcher.ts';

const NOW = Date.UTC(2026, 7, 31, 2, 52) / 1000;
const TIMES = [4, 3, 2, 1, 0].map((age) => NOW - 720 - 600 * age);
const PROGRAM = fileURLToPath(new URL('../sources/poll-jma.ts', import.meta.url));

function start(dataDir: string, { url }: Upstream) {
  const child = spawn(process.execPath, [PROGRAM, dataDir, url, String(NOW)], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  child.stdout.on('data', (piece) => lines.push(String(piece)));
  return { child, lines };
}

/** Names of stored frames; each must be a whole image. */
async function listWhole(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'satellite', 'jma-satellite');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')) : [];
  for (const name of names) {
    const pixels = await sharp(readFileSync(join(folder, name)), { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(pixels.info).toMatchObject({ width: 820, height: 811 });
  }
  return names;
}

test('frames fetched by a portal that is killed over and over are whole, and each is fetched once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-satellite-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const upstream = await startUpstream(await makeJmaFiles(TIMES));
  onTestFinished(upstream.stop);
  for (const stopAfter of [5, 14, 26]) {
    upstream.requests.length = 0;
    upstream.misbehave({ path: /jpg$/, fault: { kind: 'slow', bytes: 400, pauseMs: 2 } });
    const { child } = start(dataDir, upstream);
    await expect.poll(() => upstream.requests.length).toBeGreaterThan(stopAfter);
    await kill(child);
    await listWhole(dataDir);
  }
  upstream.behave();
  const before = await listWhole(dataDir);
  expect(before.length).toBeGreaterThan(0);
  upstream.requests.length = 0;
  const { child, lines } = start(dataDir, upstream);
  await expect.poll(async () => (await listWhole(dataDir)).length).toBe(TIMES.length);
  await kill(child);
  const infrared = upstream.requests.filter(({ path }) => path.includes('/B13/'));
  expect(infrared).toHaveLength(9 * (TIMES.length - before.length));
  expect(lines).toEqual([]);
  expect(['jma-satellite', 'jma-true-colour']).toEqual(expect.arrayContaining(readdirSync(join(dataDir, 'satellite'))));
});
