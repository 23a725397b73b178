import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GFS_EXTENT } from '../../packages/forecast/src/sources/gfs/source.ts';
import { makeGfsBucket } from '../upstream/gfs-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { fetchAsPage } from './fetch-as-page.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

/** The portal's clock stands at 14:20 on 21 November 2026 in Vietnam, when the run of 00 UTC is complete. */
const RUN_AT = Date.UTC(2026, 10, 21) / 1000;
const COMMANDS = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');
const MAIN = join(import.meta.dirname, '../../apps/portal/dist/main.js');
/** Stops only what hangs: `vi.waitFor` ignores the project's limit. */
const PATIENT = { timeout: 500_000, interval: 200 };

type Json = Record<string, unknown> & {
  readonly issued: { demo: boolean; sources: Record<string, { source: string }> };
};

let upstream: Upstream;
let portal: RunningPortal;
let dataDir: string;

const settings = () => ({ DATA_DIR: dataDir, SOURCES: 'gfs', SOURCE_GFS_URL: upstream.url });
const get = (path: string) => fetchAsPage(`${portal.origin}${path}`);
const ask = async (path: string): Promise<Json> =>
  (await (await get(`/api/v1/weather/${path}?location=ha-noi`)).json()) as Json;

function listStatus(): Record<string, unknown>[] {
  const env = { ...process.env, ...settings(), CLOCK: '2026-11-21T14:20:00+07:00!' };
  const { stdout } = spawnSync(process.execPath, [COMMANDS, 'sources', '--json'], { env, encoding: 'utf8' });
  return JSON.parse(stdout);
}

/** All values of a name anywhere in a reply. */
function collect(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [...(key === name ? [inner] : []), ...collect(inner, name)]);
}

describe.skipIf(!PAGES_ARE_BUILT)('a portal without demonstration that fetches GFS and nothing else', () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-gfs-'));
    upstream = await startUpstream(makeGfsBucket({ runAt: RUN_AT, hours: GFS_EXTENT.hours }));
    portal = await startPortal({ ...settings(), DEMO: 'off' });
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), PATIENT);
  });
  afterAll(async () => {
    await portal?.stop();
    await upstream?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has fetched the run by itself and says so', () => {
    const gfs = listStatus().find(({ source }) => source === 'gfs');
    expect(gfs).toMatchObject({
      runsByItself: true,
      lastSuccess: { runAt: '2026-11-21T07:00:00+07:00', lastHour: 384, whole: true },
      lastTrouble: null,
      fetching: null,
    });
  });

  it('answers with the values of GFS', async () => {
    const { now } = (await ask('now')) as Json & { now: Record<string, number> };
    // 7 hours after the start: 25.7 °C on a ground of 120 m, gusts of 9 m/s, half a millimetre an hour.
    expect(now.temperature).toBeCloseTo(25.7 + 0.65, 0);
    expect(now).toMatchObject({ windSpeed: 5, windGust: 9, rain: 0.5, cloudCover: 55, visibility: 20, pressure: 1010 });
  });

  it.each(['now', 'today', 'tomorrow', 'hour/24', 'day/15', 'rain/72', 'wind'])(
    'calls nothing in %s demonstration and names no other source',
    async (path) => {
      const reply = await ask(path);
      expect(reply.issued.demo).toBe(false);
      const sources = Object.values(reply.issued.sources).map(({ source }) => source);
      expect(sources.length).toBeGreaterThan(0);
      expect(new Set(sources)).toEqual(new Set(['gfs']));
    },
  );

  it('leaves unknown what GFS lacks, hour by hour', async () => {
    for (const path of ['now', 'hour/24', 'rain/72', 'day/15']) {
      const chances = collect(await ask(path), 'rainProbability');
      expect(chances.length).toBeGreaterThan(0);
      expect(chances.every((chance) => chance === null)).toBe(true);
    }
  });

  it('has no air quality: the call says so, and so does the page', async () => {
    const reply = await get('/api/v1/weather/now/aqi?location=ha-noi');
    expect([reply.status, ((await reply.json()) as { errorCode: string }).errorCode]).toEqual([503, 'noData']);
    const page = await (await get('/thoi-tiet-ha-noi/hien-tai')).text();
    expect(page).toContain('Chưa có dữ liệu');
    expect(await (await get('/weather-ha-noi/now')).text()).toContain('No data yet');
  });

  it('shows GFS on its pages and no word of demonstration', async () => {
    for (const path of [
      '/',
      '/thoi-tiet-ha-noi/hien-tai',
      '/thoi-tiet-ca-mau/ngay-mai',
      '/weather-da-lat-lam-dong/now',
    ]) {
      const page = await get(path);
      expect([path, page.status]).toEqual([path, 200]);
      // Texts that an island may show later are not part of the page.
      const html = (await page.text())
        .replaceAll(/ data-(?:props|live|demo)="[^"]*"/g, '')
        .replaceAll(/<(\w+)[^>]* hidden="">[^<]*<\/\1>/g, '');
      expect(html).not.toMatch(/minh họa|demonstration|demo weather/i);
    }
    expect(await (await get('/thoi-tiet-ha-noi/hien-tai')).text()).toContain('GFS');
  });

  it('leaves the demonstration off from the first scheduled run on where DEMO is auto, also without sources', async () => {
    await portal.stop();
    portal = await startPortal({ ...settings(), SOURCES: 'none', DEMO: 'auto' });
    expect((await ask('now')).issued).toMatchObject({ demo: false, source: 'gfs' });
    expect((await get('/api/v1/weather/now/aqi?location=ha-noi')).status).toBe(503);
  });

  it('stops in order while it fetches', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-gfs-'));
    upstream.requests.length = 0;
    upstream.misbehave({ path: /f02\d$/, fault: { kind: 'stall', after: 10 } });
    const env = {
      PATH: process.env.PATH,
      ...settings(),
      DATA_DIR: folder,
      DEMO: 'off',
      CLOCK: '2026-11-21T14:20:00+07:00!',
    };
    const child = spawn(process.execPath, [MAIN, '--roles=ingest'], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    await expect
      .poll(() => upstream.requests.filter(({ path }) => /f02\d$/.test(path)).length, PATIENT)
      .toBeGreaterThan(3);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    upstream.behave();
    rmSync(folder, { recursive: true, force: true });
  });
});
