import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeScan } from '../../packages/forecast/src/cloud-tops/cloud-top-tile.fixture.ts';
import { makeJmaFiles, toDigits } from '../upstream/jma-server.ts';
import { answerBucket } from '../upstream/rain-rate-bucket.ts';
import { startUpstream } from '../upstream/upstream.ts';
import { fetchAsPage } from './fetch-as-page.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

/** The portal's clock stands at 07:20 UTC. */
const NEWEST = Date.UTC(2026, 10, 21, 7) / 1000;
const TIMES = [NEWEST - 1200, NEWEST - 600, NEWEST];
const CREDIT = 'Source: Japan Meteorological Agency website (https://www.jma.go.jp/bosai/map.html#contents=himawari)';

const upstream = await startUpstream(await makeJmaFiles(TIMES));
/** Tall clouds over Hà Nội. */
const scan = await makeScan(NEWEST, (lat, lng) => (Math.hypot(lat - 21, lng - 105.8) < 0.5 ? 202 : 296));
const bucket = new Map([...scan].map(([key, bytes]) => [key, { bytes }]));
const noaa = await startUpstream(new Map(), (path) => answerBucket(bucket, path));
const journey = usePortal({
  SOURCES: 'jma-satellite,noaa-isatss',
  SOURCE_JMA_SATELLITE_URL: `${upstream.url}/satimg`,
  SOURCE_NOAA_ISATSS_URL: noaa.url,
});
afterAll(upstream.stop);
afterAll(noaa.stop);

interface Reply {
  readonly trueColour: string;
  readonly coldestTop: { readonly topTemperature: number; readonly isDeep: boolean } | null;
  readonly kind: string | null;
  readonly issued: { readonly source: string; readonly demo: boolean; readonly credits: readonly string[] };
  readonly frames: readonly { readonly at: string; readonly url: string }[];
}

const readFrames = async (query = ''): Promise<Reply> =>
  (await (await fetchAsPage(`${journey.portal.origin}/api/v1/weather/map/satellite${query}`)).json()) as Reply;

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

  it('has true colour where it is asked for, and the coldest cloud top around a place', async () => {
    const ask = () => readFrames('?kind=true-colour&location=ha-noi');
    await vi.waitFor(
      async () => {
        const { frames, trueColour, coldestTop } = await ask();
        expect([frames.length, trueColour, coldestTop !== null]).toEqual([TIMES.length, 'here', true]);
      },
      { timeout: 120_000, interval: 500 },
    );
    const { kind, frames, coldestTop, issued } = await ask();
    expect(kind).toBe('true-colour');
    expect(frames.every(({ url }) => url.includes('/jma-true-colour-'))).toBe(true);
    expect(coldestTop).toMatchObject({ topTemperature: -71, isDeep: true });
    expect(issued.credits).toEqual([expect.stringContaining(CREDIT), expect.stringContaining('NOAA / JMA')]);
    expect((await readFrames('?location=nowhere-at-all')).frames).toBeUndefined();
  });

  it.each([
    [
      true,
      360,
      '',
      'Màu thật',
      'Hồng ngoại',
      /Đỉnh mây lạnh nhất trong 25.km quanh Hà Nội: −71°.*20 phút trước; ước từ vệ tinh/s,
    ],
    [
      false,
      360,
      '&lang=en',
      'True colour',
      'Infrared',
      /Coldest cloud top within 25.km of Hanoi: −71°.*does not measure lightning/s,
    ],
    [true, 1280, '&lang=en', 'True colour', 'Infrared', /20 minutes ago; a satellite estimate/],
  ] as const)(
    'lets readers choose the kind, script %s, %i px wide',
    async (javaScriptEnabled, width, lang, colour, infrared, top) => {
      const viewport = { width, height: 780 };
      const page = await journey.browser.newPage({ viewport, javaScriptEnabled, reducedMotion: 'reduce' });
      await page.goto(`${journey.portal.origin}/anh-may-ve-tinh?place=ha-noi${lang}`);
      const current = page.locator('main nav a[aria-current], [data-ground] nav a[aria-current]').first();
      expect(await current.textContent()).toBe(infrared);
      expect(await page.locator('[data-part="top"]').innerText()).toMatch(top);
      await page.getByRole('link', { name: colour, exact: true }).click();
      await page.waitForURL(/kind=true-colour/);
      expect(page.url()).toContain('place=ha-noi');
      expect(await current.textContent()).toBe(colour);
      // One sequence: no infrared image among those in colour.
      const html = await page.content();
      expect(html).toContain('/jma-true-colour-');
      expect(html).not.toContain('/jma-satellite-');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.close();
    },
  );
});
