import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForComplaints } from './listen-for-complaints.ts';
import { openBrowser } from './open-browser.ts';
import { type RunningPortal, startPortal } from './start-portal.ts';
import { CAN_BROWSE } from './use-portal.ts';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A PMTiles file of the whole earth in one picture. */
function makeArchive(): Buffer {
  const root = Buffer.from([1, 0, 1, PIXEL.length, 1]);
  const head = Buffer.alloc(127);
  head.write('PMTiles', 'latin1');
  head[7] = 3;
  const metadata = Buffer.from('{"attribution":"Bản đồ thử"}');
  let offset = head.length;
  for (const [index, length] of [root.length, metadata.length, 0, PIXEL.length].entries()) {
    head.writeBigUInt64LE(BigInt(offset), 8 + 16 * index);
    head.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    offset += length;
  }
  head.set([1, 1, 1, 2, 0, 0], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    head.writeInt32LE(degrees * 10_000_000, 102 + 4 * index);
  return Buffer.concat([head, root, metadata, PIXEL]);
}

async function openMap(page: Page, portal: RunningPortal, path = '/map'): Promise<void> {
  await page.goto(portal.origin + path);
  await page.waitForSelector('[data-part="map"][data-live]', { timeout: 60_000 });
}

const readPolicy = async (url: string): Promise<string> =>
  (await fetch(url)).headers.get('content-security-policy') ?? '';

describe.runIf(CAN_BROWSE)("the operator's ground below the maps", { timeout: 300_000 }, () => {
  let folder: string;
  let tiles: Server;
  let asked: string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ground-'));
    asked = [];
    tiles = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' }).end(PIXEL);
    });
    await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    tiles.close();
    rmSync(folder, { recursive: true });
  });

  it('comes from a PMTiles file of this site in ranges, with its credit and the policy of every page', async () => {
    const path = join(folder, 'map.pmtiles');
    writeFileSync(path, makeArchive());
    const [browser, portal] = await Promise.all([openBrowser(), startPortal({ BASEMAP_PMTILES: path })]);
    try {
      const page = await browser.newPage();
      const complaints = listenForComplaints(page);
      const answer = page.waitForResponse((response) => response.url().endsWith('.pmtiles'));
      await openMap(page, portal);
      expect((await answer).status()).toBe(206);
      expect(await page.textContent('[data-part="bar"] ~ p small')).toContain('Bản đồ thử');
      expect(complaints).toEqual([]);
      expect(await readPolicy(`${portal.origin}/map`)).toBe(await readPolicy(`${portal.origin}/`));
    } finally {
      await browser.close();
      portal.stop();
    }
  });

  it("comes from an address that the policy of pages with a map names, and no other page's", async () => {
    const origin = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`;
    const settings = { BASEMAP_TILES_URL: `${origin}/{z}/{x}/{y}.png`, BASEMAP_CREDIT: '© Người thử' };
    const [browser, portal] = await Promise.all([openBrowser(), startPortal(settings)]);
    try {
      const page = await browser.newPage();
      const complaints = listenForComplaints(page);
      await openMap(page, portal, '/radar-map');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      expect(asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
      expect(await page.textContent('[data-part="bar"] ~ p small')).toContain('© Người thử');
      expect(complaints).toEqual([]);
      const policy = await readPolicy(`${portal.origin}/radar-map`);
      expect(policy).toContain(`connect-src 'self' ${origin};`);
      expect(policy).toContain(`img-src 'self' ${origin} data:;`);
      expect(policy.split(origin)).toHaveLength(3);
      expect(await readPolicy(`${portal.origin}/`)).not.toContain(origin);
    } finally {
      await browser.close();
      portal.stop();
    }
  });
});
