import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const NOW_PAGE = '/thoi-tiet-ha-noi/hien-tai';
const HOUR_MS = 3_600_000;
const SPEAKS_OF_NOW = /bây giờ|hôm nay|ngày mai|hiện tại|lúc này|(sáng|chiều|tối|đêm) nay|(sáng|chiều|tối|đêm) mai/i;

const journey = usePortal();
let context: BrowserContext;
let page: Page;

/** Opens a page and waits until the worker has cached it. */
async function openAndCache(path: string): Promise<void> {
  await page.goto(journey.portal.origin + path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isCached = () =>
    page.evaluate(
      async (url) => (await caches.match(url)) !== undefined && navigator.serviceWorker.controller !== null,
      journey.portal.origin + path,
    );
  await expect.poll(isCached).toBe(true);
}

/** Sets back the times of cached pages: what was loaded now was loaded that long ago. */
async function grow(path: string, ageMs: number): Promise<void> {
  await page.evaluate(
    async ([url, ms]) => {
      for (const name of await caches.keys()) {
        const pageCache = await caches.open(name);
        const cached = await pageCache.match(url);
        if (cached === undefined) continue;
        const headers = new Headers(cached.headers);
        headers.set('x-kept-at', String(Number(headers.get('x-kept-at')) - ms));
        headers.set('x-page-time', String(Number(headers.get('x-page-time')) - ms / 1000));
        await pageCache.put(url, new Response(await cached.text(), { headers }));
      }
    },
    [journey.portal.origin + path, ageMs] as const,
  );
}

/** What the page says outside its menus, title included. */
const readWeather = () =>
  page.evaluate(() => {
    for (const menu of document.querySelectorAll('main nav')) menu.remove();
    return `${document.title}\n${document.querySelector('main')?.innerText ?? ''}`;
  });

const readNote = () => page.locator('.kept p').innerText();

describe.skipIf(!CAN_BROWSE)('without a network', () => {
  beforeEach(async () => {
    context = await journey.browser.newContext({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  it('a seen page is shown with its age on top and dates instead of now', async () => {
    await openAndCache(NOW_PAGE);
    expect(await readWeather()).toMatch(SPEAKS_OF_NOW);
    await context.setOffline(true);
    await page.reload();
    expect(await readNote()).toMatch(/^Bạn đang ngoại tuyến · số liệu lúc 14:20, (vừa tải|\d+ phút trước)$/);
    expect(await readWeather()).not.toMatch(SPEAKS_OF_NOW);
    expect(await readWeather()).toMatch(/Hà Nội[\s\S]*\d+°/);
    await grow(NOW_PAGE, 3 * HOUR_MS);
    await page.reload();
    expect(await readNote()).toBe('Bạn đang ngoại tuyến · số liệu lúc 11:20, 3 giờ trước');
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      return (await runner.run(document)).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
  });

  it('a page from before midnight says its day and never now, today or tomorrow', async () => {
    await openAndCache(NOW_PAGE);
    await grow(NOW_PAGE, 14.5 * HOUR_MS);
    await context.setOffline(true);
    await page.reload();
    expect(await readNote()).toBe('Bạn đang ngoại tuyến · số liệu lúc 23:50 ngày 20/11, 14 giờ trước');
    expect(await readWeather()).not.toMatch(SPEAKS_OF_NOW);
  });

  it('a page is refused from 24 hours on', async () => {
    await openAndCache(NOW_PAGE);
    await grow(NOW_PAGE, 24 * HOUR_MS - 60_000);
    await context.setOffline(true);
    await page.reload();
    expect(await readNote()).toContain('23 giờ trước');
    await grow(NOW_PAGE, 60_000);
    await page.reload();
    expect(await page.locator('h1').innerText()).toBe('Bạn đang ngoại tuyến');
    expect(await page.locator('main').innerText()).toContain('quá 24 giờ');
    expect(await page.locator('main').innerText()).not.toMatch(/\d°/);
  });

  it('a page that was never seen says so and leads to those that were', async () => {
    await openAndCache(NOW_PAGE);
    await context.setOffline(true);
    await page.goto(`${journey.portal.origin}/weather-hue/now`);
    expect(await page.locator('h1').innerText()).toBe('You are offline');
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      return (await runner.run(document)).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
    await page.getByRole('link', { name: /^Hà Nội/ }).click();
    await page.waitForURL(`**${NOW_PAGE}`);
    expect(await page.locator('h1').innerText()).toContain('Hà Nội');
  });

  it('no call of the API is answered, and none was cached', async () => {
    await openAndCache(NOW_PAGE);
    const call = () =>
      page.evaluate(async () => {
        const reply = await fetch('/api/v1/weather/now?location=ha-noi', { cache: 'no-cache' });
        return reply.status;
      });
    expect(await call()).toBe(200);
    await context.setOffline(true);
    await expect(call()).rejects.toThrow();
    const cached = await page.evaluate(async () => {
      const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(cached).toContain(NOW_PAGE);
  });

  it('what an earlier version cached is gone once the new one is there', async () => {
    await page.goto(journey.portal.origin + NOW_PAGE);
    await page.evaluate(async () => {
      for (const name of ['pages-old', 'shell-old', 'somebody-elses']) await caches.open(name);
    });
    await openAndCache(NOW_PAGE);
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.includes('old'))).toEqual([]);
    expect(names).toContain('somebody-elses');
    expect(names).toHaveLength(3);
  });

  it('a network that tarries is not waited for, and the page says why it is old', async () => {
    await openAndCache(NOW_PAGE);
    onTestFinished(() => journey.portal.resume());
    journey.portal.pause();
    await page.reload();
    expect(await readNote()).toMatch(/^Mạng chậm, chưa tải được số liệu mới · số liệu lúc 14:20/);
    journey.portal.resume();
    await page.reload();
    expect(await page.locator('.kept').count()).toBe(0);
    expect(await readWeather()).toMatch(SPEAKS_OF_NOW);
  });
});
