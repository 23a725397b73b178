import { chooseSample, IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import type { Request } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { dripPages } from './drip-pages.ts';
import { MOST_SHIFT, readShift } from './layout-shift.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const PATHS = [
  '/',
  '/thoi-tiet-ha-noi/hien-tai',
  '/weather-ha-noi/hourly',
  '/thoi-tiet-hue/ngay-mai',
  '/thoi-tiet-hue/15-ngay-toi',
  '/weather-hue/90-days',
  '/thoi-tiet-nha-nong-can-tho/hien-tai',
  '/happy-rain',
  '/happy-rain-cho-lai-xe',
] as const;
const MOST_SCRIPT = 15_000;
const MOST_FONTS = 40_000;
/** Other kinds of page, with what stands at a lower or right edge. */
const OTHER_PATHS = ['/map', '/info_landingpage', '/giai-phap/giai-phap-thuy-dien', '/chinh-sach-bao-mat', '/login'];
const WIDTHS = [360, 1280];

const journey = useSharedPortal();

/** What a phone fetches of a kind, on the wire, until a page is left alone. */
async function visit(path: string) {
  const context = await journey.browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const sizes: Promise<{ type: string; bytes: number }>[] = [];
  const open = new Set<Request>();
  const measure = (request: Request): void => {
    open.delete(request);
    const type = request.resourceType();
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ type, bytes: responseBodySize })));
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', measure);
  await page.goto(journey.portal.origin + path);
  await untilQuiet(page);
  await expect.poll(() => [...open].map((request) => request.url()), { message: 'open requests' }).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  const shift = await readShift(page);
  page.off('requestfinished', measure);
  const all = await Promise.all(sizes);
  await context.close();
  const sum = (type: string) => all.reduce((total, size) => total + (size.type === type ? size.bytes : 0), 0);
  return { script: sum('script'), fonts: sum('font'), shift };
}

describe.runIf(CAN_BROWSE)('what a phone loads before anything is touched', () => {
  it.each(PATHS)('%s keeps within script and fonts, and nothing moves', async (path) => {
    const { script, fonts, shift } = await visit(path);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(MOST_SCRIPT);
    expect(fonts).toBeLessThan(MOST_FONTS);
    expect(shift).toBeLessThan(MOST_SHIFT);
  });

  it.runIf(IS_WHOLE_RUN)('nothing moves either while a page comes in piece by piece', async () => {
    const slow = await dripPages(journey.portal.origin);
    onTestFinished(slow.stop);
    const moved: string[] = [];
    const views = [...PATHS, ...OTHER_PATHS].flatMap((path) => WIDTHS.map((width) => ({ path, width })));
    for (const { path, width } of chooseSample(views, 3)) {
      const page = await journey.browser.newPage({ viewport: { width, height: 740 } });
      await page.goto(slow.origin + path, { waitUntil: 'load' });
      const shift = await readShift(page);
      if (shift >= MOST_SHIFT) moved.push(`${path} at ${width} px: ${shift}`);
      await page.close();
    }
    expect(moved).toEqual([]);
  });
});
