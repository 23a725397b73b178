import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePmtiles } from '@portal/testing/pmtiles/make-pmtiles';
import { makeVectorTile } from '@portal/testing/pmtiles/make-vector-tile';
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

/** The map's colour of water, which is dark in both themes. */
const WATER = [0x19, 0x1b, 0x40];

/** Square of water over the whole tile in two halves, and a road across. */
const VECTOR_TILE = makeVectorTile([
  {
    name: 'water',
    kind: 'polygon',
    parts: [0, 2048].map((x) => [
      [x, 0],
      [x + 2048, 0],
      [x + 2048, 4096],
      [x, 4096],
    ]),
  },
  {
    name: 'roads',
    kind: 'line',
    parts: [
      [
        [0, 0],
        [4096, 4096],
      ],
    ],
  },
]);

/** Share of the pixels in the middle of the map that have a colour; counted in another page. */
async function measureColor(page: Page, counter: Page, color: readonly number[]): Promise<number> {
  const png = await page.screenshot({ clip: { x: 400, y: 250, width: 300, height: 200 } });
  return counter.evaluate(
    async ([source, wanted]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const data = canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
      let found = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (wanted.every((part, index) => Math.abs((data[at + index] ?? 0) - part) <= 2)) found += 1;
      }
      return found / (image.width * image.height);
    },
    [`data:image/png;base64,${png.toString('base64')}`, color] as const,
  );
}

async function openMap(page: Page, portal: RunningPortal, path = '/map'): Promise<void> {
  await page.goto(portal.origin + path);
  await page.waitForSelector('[data-part="map"][data-live]');
}

const readPolicy = async (url: string): Promise<string> =>
  (await fetch(url)).headers.get('content-security-policy') ?? '';

describe.runIf(CAN_BROWSE)("the operator's ground below the maps", () => {
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
    const metadata = { attribution: 'Bản đồ thử' };
    writeFileSync(path, makePmtiles({ type: 'png', world: PIXEL, closer: PIXEL, deepest: 2, metadata }));
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
      await portal.stop();
    }
  });

  it('draws the vector tiles of a PMTiles file, found through its leaf directory', async () => {
    const path = join(folder, 'vector.pmtiles');
    const metadata = { vector_layers: [{ id: 'water' }, { id: 'roads' }] };
    const tiles = { world: makeVectorTile([]), closer: VECTOR_TILE, deepest: 3 };
    writeFileSync(path, makePmtiles({ type: 'vector', ...tiles, metadata }));
    const [browser, portal] = await Promise.all([openBrowser(), startPortal({ BASEMAP_PMTILES: path })]);
    try {
      const page = await browser.newPage({ viewport: { width: 1200, height: 800 }, colorScheme: 'light' });
      const complaints = listenForComplaints(page);
      await openMap(page, portal);
      const counter = await browser.newPage();
      await expect.poll(() => measureColor(page, counter, WATER)).toBeGreaterThan(0.4);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await portal.stop();
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
      await portal.stop();
    }
  });
});
