import { describe, expect, it } from 'vitest';
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
