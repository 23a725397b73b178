import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@portal/testing/processes/find-free-port';
import { expect, it } from 'vitest';
import { describeCache } from './cache-cases.ts';

const SITE = join(import.meta.dirname, '../../deploy/varnish.vcl');
const PAGE = '/thoi-tiet-nha-trang-khanh-hoa/hien-tai';

/** The file as it is shipped, but for the portal's port, and without what ends TLS. */
async function start(folder: string, portal: string) {
  const port = await findFreePort();
  const file = join(folder, 'site.vcl');
  writeFileSync(file, readFileSync(SITE, 'utf8').replace('"3000"', JSON.stringify(new URL(portal).port)));
  const words = ['-F', '-j', 'none', '-n', join(folder, 'state'), '-a', `127.0.0.1:${port}`, '-f', file];
  const program = spawn('varnishd', [...words, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { program, port, usesTls: false };
}

describeCache({
  name: 'the shipped site of Varnish before a portal',
  canRun: spawnSync('varnishd', ['-V']).status === 0,
  start,
  addCases({ get }) {
    it('shares pages among readers with cookies of others and with parameters of campaigns', async () => {
      await get(PAGE);
      for (const words of ['?utm_source=x&utm_medium=y', '?fbclid=x', '?gclid=1&', '?utm_id'])
        expect([words, (await get(PAGE + words, { cookie: '_ga=1; session=2' })).cache]).toEqual([words, 'HIT']);
      await get('/?lang=en');
      const english = await get('/?utm_source=x&lang=en&fbclid=y');
      expect([english.cache, english.header('content-language')]).toEqual(['HIT', 'en']);
      // The API refuses what it does not know.
      expect((await get('/api/v1/weather/now?location=ha-noi&utm_source=x')).status).toBe(400);
    });

    it('shares pages among readers with the same encoding, however they write it', async () => {
      const find = async (words: string) => {
        await get(PAGE, { 'accept-encoding': words });
        const reply = await get(PAGE, { 'accept-encoding': words });
        return [reply.cache, reply.header('content-encoding')];
      };
      await get(PAGE, { 'accept-encoding': 'br' });
      const first = await get(PAGE, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect([first.cache, first.header('content-encoding')]).toEqual(['HIT', 'br']);
      expect(await find('deflate, gzip;q=1.0, br;q=0')).toEqual(['HIT', 'gzip']);
      expect(await find('identity')).toEqual(['HIT', undefined]);
    });

    it('asks a portal that lives anew when a page has had its time, and shows no old one meanwhile', async () => {
      const seen = new Set<string | undefined>();
      await get(PAGE);
      await expect
        .poll(async () => {
          const { cache } = await get(PAGE);
          seen.add(cache);
          return cache;
        })
        .toBe('MISS');
      expect([...seen]).toEqual(['HIT', 'MISS']);
    });
  },
});
