import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const PATHS = [
  '/',
  '/thoi-tiet-ha-noi/hien-tai',
  '/weather-ha-noi/hourly',
  '/thoi-tiet-hue/ngay-mai',
  '/thoi-tiet-hue/15-ngay-toi',
  '/weather-hue/90-days',
  '/thoi-tiet-nha-nong-can-tho/hien-tai',
] as const;
const MOST_SCRIPT = 15_000;
const MOST_FONTS = 40_000;

const journey = usePortal();

/** What a phone fetches of a kind, on the wire, until a page is left alone. */
async function visit(path: string) {
  const context = await journey.browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: Promise<{ type: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ type, bytes: responseBodySize })));
  });
  await page.goto(journey.portal.origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)));
      }),
  );
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
    expect(shift).toBe(0);
  });
});
