import { execFile, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GFS_EXTENT } from '../../packages/forecast/src/sources/gfs/source.ts';
import { fetchAsPage } from '../journeys/fetch-as-page.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from '../journeys/start-portal.ts';
import { makeGfsBucket } from '../upstream/gfs-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

const NEWEST = Date.UTC(2026, 10, 21) / 1000;
const BEFORE = NEWEST - 6 * 3600;
const COMMANDS = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');
const CLOCK = '2026-11-21T14:20:00+07:00!';
/** Disk space for database and runs, and enough above the required 500 MB. */
const DISK_MEGABYTES = 640;
/** Stops only what hangs: `vi.waitFor` ignores the project's limit. */
const PATIENT = { timeout: 240_000, interval: 250 };

interface Readiness {
  readonly status: string;
  readonly parts: Record<string, { readonly ready: boolean; readonly degraded?: true; readonly detail: string }>;
}

/** Null if this user may not mount one: then a folder is used instead. */
let disk: string | null = null;
let folder: string;
let upstream: Upstream;
let portal: RunningPortal;

const get = (path: string) => fetchAsPage(`${portal.origin}${path}`);
const askReadiness = async () => (await (await get('/readyz')).json()) as Readiness;
/** Overall status and the text about one part. */
const askPart = async (part: string) => {
  const { status, parts } = await askReadiness();
  return `${status}: ${parts[part]?.detail}`;
};
const findCurrentRun = async () => (await askReadiness()).parts.currentRun?.detail;
const readPage = async () => {
  const page = await get('/thoi-tiet-ha-noi/hien-tai');
  return { status: page.status, hasWeather: /\d+\s?°/.test(await page.text()) };
};
const WELL = { status: 200, hasWeather: true };

const settings = () => ({ SOURCES: 'gfs', SOURCE_GFS_URL: upstream.url, DATA_DIR: join(folder, 'data'), CLOCK });

/** Publishes a run as an operator does. Not in this thread: the upstream server runs here. */
async function ingest(run: string): Promise<void> {
  const env = { PATH: process.env.PATH, DEMO: 'off', ...settings() };
  await promisify(execFile)(process.execPath, [COMMANDS, 'ingest', '--source', 'gfs', '--run', run], { env });
}

/** Mounts a small disk in place of the folder; null if this user may not. */
function mountDisk(): string | null {
  const words = ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m,mode=755`, 'tmpfs', folder];
  return spawnSync('mount', words, { stdio: 'ignore' }).status === 0 ? folder : null;
}

/** Writes until the disk is full. */
function fillDisk(file: string): void {
  const piece = Buffer.alloc(8 * 2 ** 20);
  expect(() => {
    for (let pieces = 0; pieces * piece.length < 2 * DISK_MEGABYTES * 2 ** 20; pieces += 1) appendFileSync(file, piece);
  }).toThrow(/ENOSPC/);
}

describe.skipIf(!PAGES_ARE_BUILT)('a portal in trouble says so, goes on, and recovers by itself', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'troi-viet-trouble-'));
    disk = mountDisk();
    chmodSync(folder, 0o755);
    const { hours } = GFS_EXTENT;
    upstream = await startUpstream(new Map([BEFORE, NEWEST].flatMap((runAt) => [...makeGfsBucket({ runAt, hours })])));
    await ingest('2026-11-20T18');
    portal = await startPortal({ ...settings(), DEMO: 'off' });
    await vi.waitFor(async () => {
      expect(await findCurrentRun()).toMatch(/^gfs 20261121T000000Z/);
      expect((await askReadiness()).status).toBe('ready');
    }, PATIENT);
    expect(await readPage()).toEqual(WELL);
  });
  afterAll(async () => {
    await portal?.stop();
    await upstream?.stop();
    if (disk !== null) spawnSync('umount', [disk]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('on a full disk', async ({ skip }) => {
    if (disk === null) return skip('this user may not mount a small disk');
    const filler = join(disk, 'filler');
    fillDisk(filler);
    await expect.poll(() => askPart('disk'), PATIENT).toMatch(/^degraded: 0 MB free/);
    expect(await readPage()).toEqual(WELL);
    rmSync(filler);
    await expect.poll(async () => (await askReadiness()).status, PATIENT).toBe('ready');
  });

  it('with its newest run truncated', async () => {
    const [file = ''] = globSync(join(folder, 'data/runs/gfs/20261121T000000Z*/point.bin'));
    truncateSync(file, 4096);
    // The next request detects it: the run is left out, and the one before serves the page.
    await expect
      .poll(async () => [(await get('/api/v1/weather/now?location=da-nang')).status, await findCurrentRun()], PATIENT)
      .toEqual([200, expect.stringMatching(/^gfs 20261120T180000Z/)]);
    expect(await askPart('storedData')).toMatch(/^degraded: left out as damaged: runs\/gfs\/20261121T000000Z/);
    expect(await readPage()).toEqual(WELL);
    await ingest('2026-11-21T00');
    await expect.poll(findCurrentRun, PATIENT).toMatch(/^gfs 20261121T000000Z/);
    expect(await readPage()).toEqual(WELL);
  });

  it('with a database that is dead and cannot be started', async () => {
    const cluster = join(folder, 'data/database/cluster');
    const configuration = join(cluster, 'postgresql.conf');
    const sound = readFileSync(configuration, 'utf8');
    writeFileSync(configuration, 'this is no configuration\n');
    process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await expect.poll(() => askPart('database'), PATIENT).toMatch(/^degraded: does not answer/);
    expect(await readPage()).toEqual(WELL);
    writeFileSync(configuration, sound);
    await expect.poll(() => askPart('database'), PATIENT).toMatch(/: embedded$/);
  });
});
