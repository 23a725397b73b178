import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSampleBulletin } from '../../apps/portal/src/features/warnings/bulletin.fixture.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const PLACE = '/thoi-tiet-ha-noi/hien-tai';
const HUE = '/thoi-tiet-hue/hien-tai';
const WARNINGS = '/canh-bao-thien-tai';
const MAP = '/map';
const COMMANDS = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');

const run = promisify(execFile);
const journey = usePortal({ CLOCK: '2026-08-03T14:10:00+07:00' });
const getFolder = (): string => join(journey.portal.dataDir, 'warnings');

async function readPage(path: string): Promise<{ at: number; html: string }> {
  const answer = await fetch(journey.portal.origin + path);
  return { at: Number(answer.headers.get('x-page-time')), html: await answer.text() };
}

const countWarnings = (page: Page) => page.locator('[data-warning]').count();
/** Without the bulletin's headline in the words of now, which comes and goes with its warning. */
const countInStrip = (page: Page) => page.locator('li[data-warning]').count();

function write(number: string, area: string, expiresAt: number): void {
  mkdirSync(getFolder(), { recursive: true });
  const text = makeSampleBulletin({ number, headline: `Tin bão ${number}`, area, expiresAt: formatMoment(expiresAt) });
  writeFileSync(join(getFolder(), `${number}.md`), text);
}

/** Cancels the warning of a number by the operator's command. */
async function cancel(number: string): Promise<void> {
  const { items } = (await (await fetch(`${journey.portal.origin}/api/v1/warnings`)).json()) as {
    items: { id: string; number: string }[];
  };
  const id = items.find((item) => item.number === number)?.id ?? '';
  const env = { PATH: process.env.PATH, ...journey.portal.commandSettings };
  await run(process.execPath, [COMMANDS, 'warnings', 'cancel', id], { env });
}

/** Sets back the cached copy of a page by an hour: by the device's clock, and by the portal's. */
async function growOld(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const url = location.href.replace(/#.*/, '');
    for (const name of await caches.keys()) {
      const pageCache = await caches.open(name);
      const cached = await pageCache.match(url);
      if (cached === undefined) continue;
      const headers = new Headers(cached.headers);
      const madeAt = Number(headers.get('x-page-time')) - 3600;
      headers.set('x-kept-at', String(Number(headers.get('x-kept-at')) - 3_600_000));
      headers.set('x-page-time', String(madeAt));
      headers.set('server-timing', `now;dur=${madeAt}`);
      await pageCache.put(url, new Response(await cached.text(), { headers }));
    }
  });
}

/** A page with marks that show later whether it was reloaded. */
async function open(path: string): Promise<Page> {
  const page = await journey.browser.newPage();
  await page.goto(journey.portal.origin + path, { waitUntil: 'load' });
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  return page;
}
const isRenewed = (page: Page) => page.evaluate(() => !('mark' in window));

/** The reader comes back when so much more time has passed by the device's clock, which is right again afterwards. */
const comeBackAfter = (page: Page, seconds: number) =>
  page.evaluate((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
    document.dispatchEvent(new Event('visibilitychange'));
    Date.now = now;
  }, seconds * 1000);

let map: Page;
/** How long a warning lasts whose end is waited for, seconds: long enough to open pages on this machine. */
let lasts = 0;

describe.runIf(CAN_BROWSE)('a page with a warning that was left open, whatever year the portal shows', () => {
  beforeAll(async () => {
    const startedAt = performance.now();
    map = await open(MAP);
    await map.waitForSelector('[data-part="map"][data-live]');
    lasts = 6 + Math.ceil((performance.now() - startedAt) / 500);
  });

  it('loses each warning at its end without being loaded, and keeps the others', async () => {
    const { at } = await readPage(PLACE);
    write('short', '[ha-noi, hue]', at + lasts);
    write('long', '[ha-noi]', at + 86_400);
    const readNotices = async () => [
      (await readPage(PLACE)).html.match(/<li[^>]* data-warning/g)?.length,
      (await readPage(HUE)).html.includes('data-warning'),
    ];
    await expect.poll(readNotices, { interval: 500 }).toEqual([2, true]);
    const [place, hue] = [await open(PLACE), await open(HUE)];
    expect([await countInStrip(place), await countInStrip(hue)]).toEqual([2, 1]);
    await expect.poll(() => countInStrip(place), { interval: 500 }).toBe(1);
    expect(await place.locator('li[data-warning]').textContent()).toContain('long');
    await expect.poll(() => countWarnings(hue)).toBe(0);
    expect(await hue.getByRole('region', { name: 'Cảnh báo' }).count()).toBe(0);
    expect([await isRenewed(place), await isRenewed(hue)]).toEqual([false, false]);
    expect((await readPage(PLACE)).at).toBeGreaterThanOrEqual(at + lasts);
    await place.close();
    await hue.close();
  });

  it('says that there is none where it was all about warnings and the last is over', async () => {
    const { at } = await readPage(WARNINGS);
    rmSync(join(getFolder(), 'long.md'));
    write('long', '[ha-noi]', at + lasts);
    const ends = async () => (await readPage(WARNINGS)).html.includes(`data-warning="${at + lasts}"`);
    await expect.poll(ends, { interval: 500 }).toBe(true);
    const page = await open(WARNINGS);
    expect(await countWarnings(page)).toBe(1);
    const shown = page.getByText('Hiện trang này không có bản tin cảnh báo nào');
    await expect.poll(() => shown.count(), { interval: 500 }).toBe(1);
    expect([await countWarnings(page), await isRenewed(page)]).toEqual([0, false]);
    await page.close();
  });

  it('shows on the map, in its list and its legend of the new, and no more of the ended and the cancelled', async () => {
    const read = async () => {
      await map.mouse.click(640, 400);
      const [card, count] = ['[data-part="card"]', '[data-overlay="warnings"] b'].map((name) => map.textContent(name));
      const [lines, strips] = ['[data-id]', 'section [data-warning]'].map((name) => map.locator(name).count());
      return {
        card: (await card)?.match(/Tin bão /g)?.length ?? 0,
        count: await count,
        lines: await lines,
        strips: await strips,
      };
    };
    // Asked at most every 20 seconds when its reader comes back.
    let away = 0;
    const readAgain = async () => {
      away += 21;
      await comeBackAfter(map, away);
      return read();
    };
    const area = '"23,102 23,110 8,110 8,102 23,102"';
    const { at } = await readPage(MAP);
    write('ends', area, at + lasts);
    write('cancelled', area, at + 86_400);
    const countServed = async () => (await readPage(MAP)).html.match(/<li[^>]* data-id=/g)?.length;
    await expect.poll(countServed, { message: 'warnings on the served map' }).toBe(2);
    const both = { card: 2, count: '2', lines: 2, strips: 1 };
    await readAgain();
    await expect.poll(read).toEqual(both);
    // What has come lies over the map's upper edge, and pushes the bar of time nowhere.
    const findTop = async (selector: string) => (await map.locator(selector).boundingBox())?.y ?? 0;
    const measureGap = async () => (await findTop('[data-renewed="strip"]')) - (await findTop('[data-part="map"]'));
    await expect.poll(measureGap, { message: 'pixels from the upper edge' }).toBe(16);
    const { y, height } = (await map.locator('[data-part="bar"]').boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(map.viewportSize()?.height ?? 0);
    await expect.poll(read).toEqual({ card: 1, count: '1', lines: 1, strips: 1 });
    await cancel('cancelled');
    const none = { card: 0, count: 'không có', lines: 0, strips: 0 };
    await expect.poll(readAgain, { interval: 1000 }).toEqual(none);
    await expect.poll(() => map.getByText('Hiện không có cảnh báo nào').isVisible()).toBe(true);
    expect(await isRenewed(map)).toBe(false);
    await map.close();
  });

  it('shows the area of a warning on the map also where the network has gone, and calls nothing there now', async () => {
    const area = '"23,102 23,110 8,110 8,102 23,102"';
    const { at } = await readPage(MAP);
    write('brief', area, at + 1200);
    write('offline', area, at + 86_400);
    await expect.poll(async () => (await readPage(MAP)).html).toContain('Tin bão offline');
    const context = await journey.browser.newContext({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    const readCard = async () => {
      await page.mouse.click(640, 400);
      return page.textContent('[data-part="card"]');
    };
    await page.goto(journey.portal.origin + MAP);
    await expect.poll(readCard, { interval: 1000 }).toContain('Tin bão offline');
    const isCached = () =>
      page.evaluate(
        async (url) => (await caches.match(url)) !== undefined && navigator.serviceWorker.controller !== null,
        page.url().replace(/#.*/, ''),
      );
    await expect.poll(isCached).toBe(true);
    await growOld(page);
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.kept');
    await expect.poll(readCard, { interval: 1000 }).toContain('Tin bão offline');
    expect(await readCard()).toMatch(/, lúc \d\d:\d\d/);
    // What was cached with it ends when it is over, not as long after the page was opened.
    await comeBackAfter(page, 600);
    expect(await readCard()).toContain('Tin bão brief');
    await comeBackAfter(page, 1200);
    await expect.poll(readCard, { interval: 1000 }).not.toContain('Tin bão brief');
    expect(await readCard()).toContain('Tin bão offline');
    await context.close();
  });
});
