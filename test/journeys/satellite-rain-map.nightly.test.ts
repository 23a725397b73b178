import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeRainRateBlend, nameBlend } from '../../packages/forecast/src/radar/rain-rate-blend.fixture.ts';
import { answerBucket, toBlendFolder } from '../upstream/rain-rate-bucket.ts';
import { startUpstream } from '../upstream/upstream.ts';
import { fetchAsPage } from './fetch-as-page.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

/** The portal's clock stands at 07:20 UTC: the newest image is 20 minutes old. */
const NEWEST = Date.UTC(2026, 10, 21, 7) / 1000;
const bucket = new Map<string, { readonly bytes: Uint8Array }>();
const upstream = await startUpstream(new Map(), (path) => answerBucket(bucket, path));
const journey = usePortal({
  DEMO: 'off',
  SOURCES: 'noaa-rain-rate',
  SOURCE_NOAA_RAIN_RATE_URL: upstream.url,
});
afterAll(upstream.stop);

interface Reply {
  readonly basis: string;
  readonly satelliteAt: string | null;
  readonly issued: { readonly demo: boolean; readonly credits: readonly string[] };
  readonly frames: readonly { readonly basis: string; readonly kind: string; readonly url: string }[];
}

const readFrames = async (): Promise<Reply> =>
  (await (await fetchAsPage(`${journey.portal.origin}/api/v1/weather/map/nowcasting`)).json()) as Reply;

describe.skipIf(!CAN_BROWSE)('the rain map of satellites alone', () => {
  beforeAll(async () => {
    // A shower over Đà Nẵng that goes east.
    for (const age of [1, 0]) {
      const at = NEWEST - 600 * age;
      const rain = (lat: number, lng: number) => (Math.hypot(lat - 16.05, lng - 108.2 + age / 10) < 1 ? 8 : 0);
      bucket.set(toBlendFolder(at) + nameBlend(at), { bytes: await makeRainRateBlend({ rain }) });
    }
    await vi.waitFor(async () => expect((await readFrames()).basis).toBe('satellite'), {
      timeout: 240_000,
      interval: 500,
    });
  });

  it('has frames from now on by the call, with source and credit, none of a demonstration', async () => {
    const { satelliteAt, issued, frames } = await readFrames();
    expect(satelliteAt).toBe('2026-11-21T14:00:00+07:00');
    expect(issued.demo).toBe(false);
    expect(issued.credits.join()).toContain('NOAA Enterprise Rain Rate');
    expect(frames[0]).toMatchObject({ basis: 'satellite', kind: 'forecast' });
    const drawn = await (await fetch(`${journey.portal.origin}${frames[0]?.url.replace('.bin', '.svg')}`)).text();
    expect(drawn).toMatch(/<pattern id="p1s"/);
    expect(drawn).not.toMatch(/<pattern id="p\d"/);
  });

  it.each([
    [360, 'light', '', 'Ước tính từ vệ tinh, ảnh lúc 14:00, trễ 20 phút', 'vệ tinh, kém chắc'],
    [1280, 'dark', '?lang=en', 'Satellite estimate from an image at 14:00, 20 minutes late', 'satellite, less certain'],
  ] as const)('says so with key, age and credit, %i px wide, %s', async (width, colorScheme, query, basis, key) => {
    const page = await journey.browser.newPage({
      viewport: { width, height: 780 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${journey.portal.origin}/map${query}`);
    await page.waitForSelector('[data-part="map"][data-live]');
    expect(await page.locator('[data-part="basis"]').textContent()).toContain(basis);
    if (width < 900) await page.locator('[data-tool="legend"]').first().click();
    await page.locator('[data-part="hatched"]').filter({ visible: true }).waitFor();
    expect(await page.locator('[data-part="hatched"]').textContent()).toBe(key);
    // A class at the shower, nothing where no rain clouds are seen: neither a figure nor dry.
    const labels = await page.locator('[data-part="labels"]').textContent();
    expect(labels).toMatch(query === '' ? /vừaĐà Nẵng/ : /moderateDa Nang/);
    expect(labels).not.toMatch(/khô|dry|\d mm/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('draws hatched blocks without script', async () => {
    const page = await journey.browser.newPage({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false });
    await page.goto(`${journey.portal.origin}/map`);
    const source = await page.locator('[data-part="map"] img[data-picture]').getAttribute('src');
    expect(await (await fetch(`${journey.portal.origin}${source}`)).text()).toContain('url(#p1s)');
    expect(await page.locator('[data-part="basis"]').textContent()).toContain('Ước tính từ vệ tinh');
    expect(await page.locator('[data-part="source"]').textContent()).toContain('NOAA Enterprise Rain Rate');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.close();
  });
});
