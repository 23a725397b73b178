import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSampleAlert, makeSampleBulletin } from '../../apps/portal/src/features/warnings/bulletin.fixture.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

const run = promisify(execFile);
const COMMANDS = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');
const CLOCK = '2026-08-03T14:10:00+07:00';
const IN_AREA = [
  '/',
  '/?lang=en',
  '/map',
  '/radar-map',
  '/thoi-tiet-ha-noi/hien-tai',
  '/weather-ha-noi/hourly',
  '/thoi-tiet-ba-dinh-ha-noi/7-ngay-toi',
  '/thoi-tiet-nha-nong-ha-noi/hien-tai',
  '/thoi-tiet-ha-noi/hien-tai?lite=1',
  '/?lite=1',
  '/canh-bao-thien-tai',
];
const ELSEWHERE = ['/thoi-tiet-da-lat-lam-dong/hien-tai', '/ve-chung-toi/lien-he'];
const IS_WARNED = /data-warning="\d+"/;

let dataDir: string;
let portal: RunningPortal;

/** The portal's clock runs with its process: it is recognised by the times on its pages. */
async function readPage(path: string): Promise<{ at: number; isWarned: boolean; cacheControl: string }> {
  const page = await fetch(portal.origin + path);
  const html = await page.text();
  return {
    at: Number(page.headers.get('x-page-time')),
    isWarned: IS_WARNED.test(html),
    cacheControl: page.headers.get('cache-control') ?? '',
  };
}

async function listWarned(paths: readonly string[]): Promise<string[]> {
  const seen = await Promise.all(paths.map(async (path) => [path, await readPage(path)] as const));
  return seen.filter(([, { isWarned }]) => isWarned).map(([path]) => path);
}

const command = async (...words: string[]): Promise<string> => {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, CLOCK };
  return (await run(process.execPath, [COMMANDS, 'warnings', ...words], { env })).stdout;
};

const start = (clock = CLOCK) => startPortal({ DATA_DIR: dataDir, CLOCK: clock });

describe.skipIf(!PAGES_ARE_BUILT)('an official warning', () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-warnings-'));
    mkdirSync(join(dataDir, 'warnings'));
    portal = await start();
  });
  afterAll(async () => {
    await portal?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

  it('added by a command stands on every page of its area, also on those that are cached, and goes when it is cancelled', async () => {
    const paths = [...IN_AREA, ...ELSEWHERE];
    for (let times = 0; times < 3; times += 1) expect(await listWarned(paths)).toEqual([]);
    const file = join(dataDir, 'storm.md');
    writeFileSync(file, makeSampleBulletin({ area: '[ha-noi, quang-ninh]' }));
    const said = await command('add', file);
    const id = /^added: (\S+),/.exec(said)?.[1] ?? '';
    await expect.poll(() => listWarned(paths)).toEqual(IN_AREA);
    expect(await command('list')).toContain(id);
    const cap = await fetch(`${portal.origin}/cap/${id}.xml`);
    expect([cap.status, cap.headers.get('content-type')]).toEqual([200, 'application/cap+xml; charset=utf-8']);
    expect(await (await fetch(`${portal.origin}/cap/feed.atom`)).text()).toContain(`/cap/${id}.xml`);

    await portal.stop();
    portal = await start();
    // Pages are served without waiting for a slow database.
    await expect.poll(() => listWarned(paths), { interval: 1000 }).toEqual(IN_AREA);

    expect(await command('cancel', id)).toBe(`${id}: ended\n`);
    await expect.poll(() => listWarned(paths)).toEqual([]);
    expect((await fetch(`${portal.origin}/cap/${id}.xml`)).status).toBe(404);
    await expect(command('cancel', id)).rejects.toThrow('there is no such warning in force');
  });

  it('from the folder goes to the second at its end, on cached pages too, and no cache may hold it longer', async () => {
    const path = '/thoi-tiet-ha-noi/hien-tai';
    const { at } = await readPage(path);
    const expiresAt = at + 20;
    const area =
      '<area><areaDesc>Hà Nội</areaDesc><geocode><valueName>place</valueName><value>ha-noi</value></geocode></area>';
    writeFileSync(
      join(dataDir, 'warnings', 'flood.xml'),
      makeSampleAlert({ info: { expires: formatMoment(expiresAt) }, area }),
    );
    await expect.poll(async () => (await readPage(path)).isWarned).toBe(true);
    const seen: { at: number; isWarned: boolean; cacheControl: string }[] = [];
    while ((seen.at(-1)?.at ?? 0) <= expiresAt + 1) {
      seen.push(await readPage(path));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(seen.filter(({ at: time, isWarned }) => isWarned !== time < expiresAt)).toEqual([]);
    for (const { at: time, cacheControl } of seen.filter(({ isWarned }) => isWarned)) {
      expect(Number(/max-age=(\d+),/.exec(cacheControl)?.[1])).toBeLessThanOrEqual(expiresAt - time);
    }
  });

  it('that is none is refused in one line', async () => {
    const file = join(dataDir, 'bad.md');
    writeFileSync(file, makeSampleBulletin({ issuedAt: null, area: '[ha-noi]' }));
    await expect(command('add', file)).rejects.toMatchObject({ code: 1, stderr: `${file}: issuedAt: is missing\n` });
    await expect(command('add', join(dataDir, 'none.md'))).rejects.toMatchObject({ code: 1 });
  });
});
