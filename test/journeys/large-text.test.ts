import { chooseSample } from '@portal/testing/sample/choose-sample';
import { describe, expect, it } from 'vitest';
import { listOverlaps } from './list-overlaps.ts';
import { openBrowser } from './open-browser.ts';
import { listTablePages } from './table-pages.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';
import { measureSideways } from './visit-page.ts';

const SMALLEST = { width: 320, height: 640 };

const journey = useSharedPortal();

describe.skipIf(!CAN_BROWSE)('with text of twice the size the smallest phone scrolls only down', () => {
  it.each([
    '/thoi-tiet-hue/hien-tai',
    '/thoi-tiet-hue/theo-gio',
    '/thoi-tiet-hue/theo-gio?view=table',
    '/weather-hue/next-15-days?view=table',
    '/thoi-tiet-hue/ngay-mai',
    '/thoi-tiet-hue/lam-viec-ngoai-troi',
    '/weather-hue/outdoor-work',
    '/ban-tin-phuong-xa/hue',
    '/ward-bulletin/hue',
    '/going-out?from=hue&to=da-nang',
  ])('%s', async (path) => {
    const page = await journey.browser.newPage({ viewport: SMALLEST });
    await page.goto(journey.portal.origin + path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      // Weather of each moment has figures of its own: measure the widest.
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        text.nodeValue = (text.nodeValue ?? '').replace(/\d/g, '8');
    });
    expect(await measureSideways(page)).toBe(0);
    await page.close();
  });
});

const WIDTHS = [320, 360, 768, 1280];
const PAGES = listTablePages()
  .filter(({ row }) => row.access === 'all' && row.id !== 'logout')
  .map(({ path }) => path);

describe.skipIf(!CAN_BROWSE)('no text lies over another, and no page scrolls sideways', () => {
  // All pages take some minutes.
  it.each([100, 130, 200])('with text of %i per cent', { timeout: 1_800_000 }, async (textPercent) => {
    const browser = await openBrowser(journey.portal.headers, { textPercent });
    const faults: string[] = [];
    for (const path of chooseSample(PAGES, 12)) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.goto(journey.portal.origin + path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const found = [...(await listOverlaps(page))];
        const sideways = await measureSideways(page);
        if (sideways > 0) found.push(`${sideways} px too wide`);
        faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
      }
      await page.close();
    }
    await browser.close();
    expect(faults).toEqual([]);
  });
});
