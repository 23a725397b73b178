import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@portal/testing/http/find-free-port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from '../journeys/start-portal.ts';
import { listTablePages } from '../journeys/table-pages.ts';

const SITE = join(import.meta.dirname, '../../deploy/nginx.conf');
const has = (program: string, word: string) => spawnSync(program, [word]).status === 0;
const CAN_RUN = PAGES_ARE_BUILT && has('nginx', '-v') && has('openssl', 'version');

interface Reply {
  readonly status: number;
  readonly cache: string | undefined;
}

/** The site as it is shipped, but for its ports, certificates and folders. */
async function startSite(folder: string, portal: string) {
  const [port, plainPort] = [await findFreePort(), await findFreePort()];
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name));
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=weather.example.com'];
  expect(spawnSync('openssl', [...words, '-keyout', key, '-out', certificate]).status).toBe(0);
  const site = readFileSync(SITE, 'utf8')
    .replace('/var/cache/nginx/troi-viet', join(folder, 'cache'))
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('http://127.0.0.1:3000', portal)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  const configuration = join(folder, 'nginx.conf');
  const head = `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;`;
  writeFileSync(configuration, `${head} events {} http { access_log off; ${temps.join(' ')}\n${site}\n}`);
  const nginx = spawn('nginx', ['-p', folder, '-c', configuration], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = once(nginx, 'close');
  const get = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const asked = request({
        host: '127.0.0.1',
        port,
        path,
        rejectUnauthorized: false,
        headers: { host: 'weather.example.com', 'accept-encoding': 'gzip', ...headers },
      });
      asked.on('error', reject).on('response', (reply) => {
        const cache = reply.headers['x-cache'];
        reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, cache: cache?.toString() }));
      });
      asked.end();
    });
  const isSettled = async () => nginx.exitCode !== null || (await get('/healthz').catch(() => null))?.status === 200;
  await vi.waitUntil(isSettled, { timeout: 60_000 });
  if (nginx.exitCode !== null) throw new Error(complaint);
  return {
    get,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
    },
  };
}

describe.skipIf(!CAN_RUN)('the shipped site of nginx before a portal', () => {
  let folder: string;
  let portal: RunningPortal;
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'troi-viet-nginx-'));
    chmodSync(folder, 0o755);
    portal = await startPortal({ TRUST_PROXY: '1', PUBLIC_URL: 'https://weather.example.com' });
    site = await startSite(folder, portal.origin);
  });
  afterAll(async () => {
    await site?.stop();
    await portal?.stop();
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  });

  it('passes each page that is somebody’s own, and stores every other', async () => {
    const wrong: string[] = [];
    for (const { path } of listTablePages()) {
      const direct = await fetch(portal.origin + path, { redirect: 'manual' });
      await direct.arrayBuffer();
      if (direct.status !== 200) continue;
      await site.get(path);
      const { cache } = await site.get(path);
      const isShared = direct.headers.get('cache-control')?.startsWith('public') === true;
      if (isShared ? cache === 'BYPASS' || cache === 'MISS' : cache !== 'BYPASS') wrong.push(`${path} ${cache}`);
    }
    expect(wrong).toEqual([]);
  });

  it('passes calls about one’s own', async () => {
    const calls = ['/api/v1/me/plan', '/api/v1/orders', '/api/v1/jobs/x', '/api/v1/limits', '/api/auth/sessions'];
    for (const path of calls) expect([path, (await site.get(path)).cache]).toEqual([path, 'BYPASS']);
    expect((await site.get('/api/v1/weather/now?lat=16.46&lng=107.59', { 'x-api-key': 'k' })).cache).toBe('BYPASS');
  });

  it('passes the home page of a reader whose place is known, and no other page of that reader', async () => {
    const cookie = 'place=da-lat';
    for (const path of ['/', '/?lang=en', '/happy-rain'])
      expect([path, (await site.get(path, { cookie })).cache]).toEqual([path, 'BYPASS']);
    const page = '/thoi-tiet-da-lat-lam-dong/hien-tai';
    await site.get(page, { cookie });
    expect((await site.get(page, { cookie })).cache).toBe('HIT');
    await site.get('/');
    expect((await site.get('/')).cache).toBe('HIT');
  });

  it('passes the page of the sea of a reader with limits of one’s own, and no other page of that reader', async () => {
    const cookie = 'boat=1.5-5';
    for (const path of ['/thoi-tiet-con-dao-ho-chi-minh/bien', '/weather-con-dao-ho-chi-minh/sea'])
      expect([path, (await site.get(path, { cookie })).cache]).toEqual([path, 'BYPASS']);
    const page = '/thoi-tiet-con-dao-ho-chi-minh/hien-tai';
    await site.get(page, { cookie });
    expect((await site.get(page, { cookie })).cache).toBe('HIT');
  });

  it('lets readers who are passed stand in no queue', async () => {
    const many = Array.from({ length: 16 }, (_, reader) =>
      site.get(reader % 2 === 0 ? '/dashboard' : '/', { cookie: 'place=da-lat' }),
    );
    // A queue would answer all but the first of each address with MISS after the lock.
    expect([...new Set((await Promise.all(many)).map(({ cache }) => cache))]).toEqual(['BYPASS']);
  });
});
