import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeJmaFiles, toDigits } from '../upstream/jma-server.ts';
import { startUpstream } from '../upstream/upstream.ts';
import { fetchAsPage } from './fetch-as-page.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

/** The portal's clock stands at 07:20 UTC. */
const NEWEST = Date.UTC(2026, 10, 21, 7) / 1000;
const TIMES = [NEWEST - 1200, NEWEST - 600, NEWEST];
const CREDIT = 'Source: Japan Meteorological Agency website (https://www.jma.go.jp/bosai/map.html#contents=himawari)';

const upstream = await startUpstream(await makeJmaFiles(TIMES));
const journey = usePortal({ SOURCES: 'jma-satellite', SOURCE_JMA_SATELLITE_URL: `${upstream.url}/satimg` });
afterAll(upstream.stop);

interface Reply {
  readonly kind: string | null;
  readonly issued: { readonly source: string; readonly demo: boolean; readonly credits: readonly string[] };
  readonly frames: readonly { readonly at: string; readonly url: string }[];
}

const readFrames = async (): Promise<Reply> =>
  (await (await fetchAsPage(`${journey.portal.origin}/api/v1/weather/map/satellite`)).json()) as Reply;

describe.skipIf(!CAN_BROWSE)('the page of JMA’s images', () => {
  beforeAll(async () => {
    await vi.waitFor(async () => expect((await readFrames()).frames).toHaveLength(TIMES.length), {
      timeout: 240_000,
      interval: 250,
    });
  });

  it('has them by the call: source, kind, credit and times', async () => {
    const { issued, kind, frames } = await readFrames();
    expect(issued).toMatchObject({ source: 'jma-satellite', demo: false });
    expect(issued.credits).toEqual([expect.stringContaining(CREDIT)]);
    expect(kind).toBe('infrared');
    expect(frames.map(({ at }) => toDigits(Date.parse(at) / 1000))).toEqual(TIMES.map(toDigits));
  });

  it.each([
    [360, 'light', ''],
    [360, 'dark', '?lang=en'],
    [1280, 'light', '?lang=en'],
    [1280, 'dark', ''],
  ] as const)('shows the newest on its map with the credit, %i px wide, %s', async (width, colorScheme, query) => {
    const page = await journey.browser.newPage({
      viewport: { width, height: 780 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => {
      if (!request.url().startsWith(journey.portal.origin) && request.url().startsWith('http'))
        foreign.push(request.url());
    });
    const image = page.waitForResponse((response) => response.url().endsWith(`/jma-satellite-${NEWEST}.webp`));
    await page.goto(`${journey.portal.origin}/anh-may-ve-tinh${query}`);
    expect((await image).status()).toBe(200);
    await page.waitForSelector('[data-part="map"][data-live]');
    const credit = page.getByText(CREDIT).filter({ visible: true });
    expect(await credit.count()).toBe(1);
    const box = await credit.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Nothing drawn stands next to real images, and no browser asks JMA.
    expect(await page.locator('body').innerText()).not.toMatch(/Ảnh minh họa|drawn demo image/);
    expect([complaints, foreign]).toEqual([[], []]);
    await page.close();
  });
});
