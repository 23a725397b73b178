import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from '../journeys/start-portal.ts';
import { listTablePages } from '../journeys/table-pages.ts';

const NOW_PAGE = '/thoi-tiet-da-lat-lam-dong/hien-tai';
const OTHER_PAGE = '/thoi-tiet-nha-trang-khanh-hoa/hien-tai';

interface Reply {
  readonly status: number;
  /** `X-Cache`: HIT, MISS, BYPASS, STALE … */
  readonly cache: string | undefined;
  readonly header: (name: string) => string | undefined;
}

/** A cache before the portal, as a file of `deploy` configures it. */
interface CachingSite {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  readonly stop: () => Promise<void>;
}

/** What runs the file, and how the portal is reached through it. */
interface StartedCache {
  readonly program: ChildProcess;
  readonly port: number;
  readonly usesTls: boolean;
}

/** Waits until a started program answers; its complaint is thrown where it ends instead. */
async function openSite({ program, port, usesTls }: StartedCache): Promise<CachingSite> {
  let complaint = '';
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = new Promise((resolve) => program.once('close', resolve));
  const get: CachingSite['get'] = (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path,
        rejectUnauthorized: false,
        headers: { host: 'weather.example.com', 'accept-encoding': 'gzip', ...headers },
      };
      const asked = usesTls ? request(options) : requestPlain(options);
      asked.on('error', reject).on('response', (reply) => {
        const header = (name: string) => reply.headers[name]?.toString();
        reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, cache: header('x-cache'), header }));
      });
      asked.end();
    });
  const isSettled = async () => program.exitCode !== null || (await get('/healthz').catch(() => null))?.status === 200;
  await vi.waitUntil(isSettled, { timeout: 60_000 });
  if (program.exitCode !== null) throw new Error(complaint);
  return {
    get,
    async stop() {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

interface CacheCase {
  readonly name: string;
  /** Whether its program is here. */
  readonly canRun: boolean;
  /** Starts it in a folder of its own before the portal at an origin. */
  readonly start: (folder: string, portal: string) => Promise<StartedCache>;
}

/** Cases of every cache before a real portal; the pages are those of the route table. */
export function describeCache({ name, canRun, start }: CacheCase): void {
  describe.skipIf(!canRun || !PAGES_ARE_BUILT)(name, () => {
    let folder: string;
    let portal: RunningPortal | null = null;
    let site: CachingSite;
    const get: CachingSite['get'] = (path, headers) => site.get(path, headers);
    const getOrigin = () => portal?.origin ?? '';
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'troi-viet-cache-'));
      chmodSync(folder, 0o755);
      portal = await startPortal({ TRUST_PROXY: '1', PUBLIC_URL: 'https://weather.example.com' });
      site = await openSite(await start(folder, portal.origin));
    });
    afterAll(async () => {
      await site?.stop();
      await portal?.stop();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    });

    it('passes each page that is somebody’s own, and stores every other', async () => {
      const wrong: string[] = [];
      for (const { path } of listTablePages()) {
        const direct = await fetch(getOrigin() + path, { redirect: 'manual' });
        await direct.arrayBuffer();
        if (direct.status !== 200) continue;
        await get(path);
        const { cache } = await get(path);
        const isShared = direct.headers.get('cache-control')?.startsWith('public') === true;
        if (isShared ? cache === 'BYPASS' || cache === 'MISS' : cache !== 'BYPASS') wrong.push(`${path} ${cache}`);
      }
      expect(wrong).toEqual([]);
    });

    it('passes calls about one’s own', async () => {
      const calls = ['/api/v1/me/plan', '/api/v1/orders', '/api/v1/jobs/x', '/api/v1/limits', '/api/auth/sessions'];
      for (const path of calls) expect([path, (await get(path)).cache]).toEqual([path, 'BYPASS']);
      expect((await get('/api/v1/weather/now?lat=16.46&lng=107.59', { 'x-api-key': 'k' })).cache).toBe('BYPASS');
    });

    it.each([
      ['place=da-lat', ['/', '/?lang=en', '/happy-rain'], NOW_PAGE],
      [
        'boat=1.5-5',
        ['/thoi-tiet-con-dao-ho-chi-minh/bien', '/weather-con-dao-ho-chi-minh/sea'],
        '/thoi-tiet-con-dao-ho-chi-minh/hien-tai',
      ],
      [
        'field=da-lat-lam-dong.2026-06-15.100.direct',
        ['/thoi-tiet-nha-nong-da-lat-lam-dong/90-ngay', '/agri-weather-da-lat-lam-dong/90-days'],
        '/thoi-tiet-nha-nong-da-lat-lam-dong/hien-tai',
      ],
      ['trips=x', ['/ra-duong', '/going-out?lang=en'], NOW_PAGE],
      [
        'worth=1-9',
        [
          NOW_PAGE,
          '/weather-da-lat-lam-dong/hourly',
          '/products/metplus',
          '/',
          '/?lang=en',
          '/ra-duong',
          '/going-out',
          '/thoi-tiet-nha-nong-da-lat-lam-dong/hien-tai',
          '/agri-weather-da-lat-lam-dong/hourly',
        ],
        '/chinh-sach-bao-mat',
      ],
    ])('passes the pages of a reader that depend on %s, and no other page of that reader', async (word, own, page) => {
      for (const path of own) expect([path, (await get(path, { cookie: word })).cache]).toEqual([path, 'BYPASS']);
      await get(page, { cookie: word });
      expect((await get(page, { cookie: word })).cache).toBe('HIT');
      await get('/');
      expect((await get('/')).cache).toBe('HIT');
    });

    it('lets readers who are passed stand in no queue', async () => {
      const many = Array.from({ length: 16 }, (_, reader) =>
        get(reader % 2 === 0 ? '/dashboard' : '/', { cookie: 'place=da-lat' }),
      );
      // A queue would answer all but the first of each address with MISS after the lock.
      expect([...new Set((await Promise.all(many)).map(({ cache }) => cache))]).toEqual(['BYPASS']);
    });

    it('names the caller’s true address, and hides the metrics', async () => {
      const { header } = await get('/healthz', { 'x-forwarded-for': '203.0.113.9' });
      expect([header('x-client-address'), header('x-forwarded-count')]).toEqual(['127.0.0.1', '1']);
      expect((await get('/metrics')).status).toBe(404);
    });

    it('shares pages among readers with cookies of others and with parameters of campaigns', async () => {
      await get(OTHER_PAGE);
      for (const words of ['?utm_source=x&utm_medium=y', '?fbclid=x', '?gclid=1&', '?utm_id'])
        expect([words, (await get(OTHER_PAGE + words, { cookie: '_ga=1; session=2; place=da-lat' })).cache]).toEqual([
          words,
          'HIT',
        ]);
      await get('/?lang=en');
      const english = await get('/?utm_source=x&lang=en&fbclid=y');
      expect([english.cache, english.header('content-language')]).toEqual(['HIT', 'en']);
      // The API refuses what it does not know.
      expect((await get('/api/v1/weather/now?location=ha-noi&utm_source=x')).status).toBe(400);
    });

    it('shares pages among readers with the same encoding, however they write it', async () => {
      const find = async (words: string) => {
        await get(OTHER_PAGE, { 'accept-encoding': words });
        const reply = await get(OTHER_PAGE, { 'accept-encoding': words });
        return [reply.cache, reply.header('content-encoding')];
      };
      await get(OTHER_PAGE, { 'accept-encoding': 'br' });
      const first = await get(OTHER_PAGE, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect([first.cache, first.header('content-encoding')]).toEqual(['HIT', 'br']);
      expect(await find('deflate, gzip;q=1.0, br;q=0')).toEqual(['HIT', 'gzip']);
      expect(await find('identity')).toEqual(['HIT', undefined]);
    });

    it('asks a portal that lives anew when a page has had its time, and shows no old one meanwhile', async () => {
      const seen = new Set<string | undefined>();
      await get(OTHER_PAGE);
      await expect
        .poll(async () => {
          const { cache } = await get(OTHER_PAGE);
          seen.add(cache);
          return cache;
        })
        .toMatch(/^(MISS|EXPIRED|REVALIDATED)$/);
      expect([...seen].filter((cache) => cache !== 'HIT')).toHaveLength(1);
    });

    it('serves what it has while the portal is down, after its time too, and nobody’s own page', async () => {
      await get(NOW_PAGE);
      await portal?.stop();
      portal = null;
      expect(await get(NOW_PAGE)).toMatchObject({ status: 200 });
      await expect.poll(async () => (await get(NOW_PAGE)).cache).toBe('STALE');
      expect(await get(NOW_PAGE)).toMatchObject({ status: 200 });
      for (const path of ['/dashboard', '/chua-ai-doc']) expect((await get(path)).status).toBeGreaterThanOrEqual(502);
    });
  });
}
