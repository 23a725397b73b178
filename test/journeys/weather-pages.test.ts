import { chooseSample } from '@portal/testing/sample/choose-sample';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';
import { testVisits } from './visit-page.ts';

/** One place per language: a former town with its note and a province. */
const PATHS = [
  '/thoi-tiet-da-lat-lam-dong/hien-tai',
  '/thoi-tiet-da-lat-lam-dong/theo-gio',
  '/thoi-tiet-da-lat-lam-dong/ngay-mai',
  '/thoi-tiet-da-lat-lam-dong/15-ngay-toi',
  '/thoi-tiet-da-lat-lam-dong/90-ngay',
  '/weather-ha-noi/now',
  '/weather-ha-noi/hourly',
  '/weather-ha-noi/tomorrow',
  '/weather-ha-noi/next-7-days',
  '/weather-ha-noi/90-days',
] as const;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

const journey = useSharedPortal();

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await journey.browser.newPage({ viewport: PHONE, reducedMotion: 'reduce', ...options });
  await page.goto(journey.portal.origin + path);
  return page;
}

/** What a reader is given in the page's main part: texts and spoken labels. */
const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const labelled of document.querySelectorAll('main [aria-label], main [data-label]'))
      texts.push(labelled.getAttribute('aria-label') ?? '', labelled.getAttribute('data-label') ?? '');
    return texts;
  });

const VIETNAMESE_LETTER = /[\u0300-\u036fđ]/i;
const ENGLISH_WORD =
  /\b(the|of|and|in|is|now|today|tomorrow|rain|rainfall|wind|high|low|days?|hours?|updated|chance|feels|sunny|cloudy)\b/i;

describe.skipIf(!CAN_BROWSE)('the weather pages', () => {
  describe.each(chooseSample(PATHS, 6))('%s', (path) => {
    testVisits(journey, path);

    it('speaks one language only', async () => {
      const page = await open(path);
      const isEnglish = path.startsWith('/weather-');
      const texts = (await readTexts(page)).map((text) => text.replaceAll('Trời Việt', '').replaceAll('VN_AQI', ''));
      const foreign = texts.filter((text) =>
        isEnglish ? VIETNAMESE_LETTER.test(text.normalize('NFD')) : ENGLISH_WORD.test(text),
      );
      expect(foreign).toEqual([]);
      await page.close();
    });
  });

  it('answer in the first screen of a phone', async () => {
    const page = await open('/thoi-tiet-ha-noi/hien-tai', { viewport: { width: 360, height: 640 } });
    const bottom = await page
      .locator('section[aria-labelledby=now]')
      .evaluate((panel) => panel.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(640);
    const first = await page
      .getByRole('heading', { name: 'Mưa 3 giờ tới' })
      .evaluate((head) => head.getBoundingClientRect().top);
    expect(first).toBeLessThan(640);
    await page.close();
  });

  it('stand on the same left edge as the header', async () => {
    const page = await open('/thoi-tiet-ha-noi/hien-tai', { viewport: DESK });
    const leftOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((box) => box.getBoundingClientRect().left);
    expect(await leftOf('h1')).toBe(await leftOf('header a'));
    await page.close();
  });

  it('scroll the hours within their block on a phone', async () => {
    const page = await open('/thoi-tiet-ha-noi/hien-tai');
    const strip = page.getByRole('list', { name: '12 giờ tới' });
    const [inner, outer] = await strip.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(inner).toBeGreaterThan(outer ?? 0);
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    await page.close();
  });

  it('draw the hours without scrolling: 48 in one chart as wide as the screen, or in two on a phone', async () => {
    for (const [viewport, count] of [
      [PHONE, 2],
      [DESK, 1],
    ] as const) {
      const page = await open('/thoi-tiet-ha-noi/theo-gio', { viewport });
      const drawings = page.locator('figure svg[role=img]:visible');
      expect(await drawings.count()).toBe(count);
      for (const drawing of await drawings.all()) {
        const box = await drawing.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      }
      await page.close();
    }
  });

  it('keep a table a table where its rows are laid out as lists', async () => {
    const page = await open('/thoi-tiet-ha-noi/theo-gio?view=table');
    const table = page.getByRole('table', { name: /Thời tiết từng giờ ở Hà Nội/ }).first();
    expect(await table.getByRole('columnheader').allTextContents()).toContain('mm: dự kiến – có thể tới');
    const row = table.getByRole('row').nth(1);
    expect(await row.getByRole('cell').count()).toBe(5);
    expect(await row.getByRole('rowheader').innerText()).toMatch(/^\d\d:00$/);
    await page.close();
  });

  it('let the keyboard reach everything in its order', async () => {
    const page = await open('/thoi-tiet-ha-noi/7-ngay-toi?view=table', { viewport: DESK });
    const focusable = page.locator('main').locator('a:visible, button:visible, summary:visible, input:checked');
    const wanted = await focusable.allTextContents();
    const reached: string[] = [];
    await focusable.first().focus();
    for (const _ of wanted) {
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(reached).toEqual(wanted);
    const second = page.locator('#day-details details').nth(1);
    await second.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => second.getByText('Gió', { exact: true }).isVisible()).toBe(true);
    await page.close();
  });

  it('open the day that its card leads to', async () => {
    const page = await open('/thoi-tiet-ha-noi/15-ngay-toi');
    const tenth = page.locator('#day-details details').nth(9);
    expect(await tenth.getByText('Gió', { exact: true }).isVisible()).toBe(false);
    await page.locator('section[aria-labelledby=days] ol a').nth(9).click();
    await expect.poll(() => tenth.getByText('Gió', { exact: true }).isVisible()).toBe(true);
    // It stands alone below the chart.
    expect(await page.locator('#day-details summary:visible').count()).toBe(1);
    await page.close();
  });

  it('need no script', async () => {
    const context = await journey.browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${journey.portal.origin}/weather-ha-noi/now`);
    expect(await page.locator('section[aria-labelledby=now]').innerText()).toMatch(/\d+°/);
    await page.getByRole('link', { name: '3–15 days', exact: true }).click();
    await page.waitForURL(/\/weather-ha-noi\/next-7-days$/);
    // Chart or rows, never both.
    const second = page.locator('#day-details details').nth(1);
    const column = page.locator('section[aria-labelledby=days] ol a').nth(1);
    const seen = async () => [await column.isVisible(), await second.isVisible()];
    expect(await seen()).toEqual([true, false]);
    await page.locator('label').filter({ hasText: 'Day by day' }).click();
    expect(await seen()).toEqual([false, true]);
    await second.locator('summary').click();
    await expect.poll(() => second.getByText('Wind', { exact: true }).isVisible()).toBe(true);
    // A view of the hours stays chosen.
    await page.goto(`${journey.portal.origin}/weather-ha-noi/tomorrow`);
    const hours = page.locator('section[aria-labelledby=hours]');
    const shown = async () => [await hours.locator('table').count(), await hours.locator('figure').count()];
    expect(await shown()).toEqual([0, 1]);
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    await page.waitForURL(/view=table$/);
    // A table for each part of the day.
    expect(await shown()).toEqual([4, 0]);
    await page.goto(`${journey.portal.origin}/weather-ha-noi/tomorrow`);
    expect(await shown()).toEqual([4, 0]);
    await context.close();
  });

  it('show °F and m/s to who asked for them, in sentence and figures alike', async () => {
    const ask = async (cookie: string) => {
      const page = await journey.browser.newPage({ viewport: DESK, extraHTTPHeaders: { cookie } });
      await page.goto(`${journey.portal.origin}/weather-ha-noi/now`);
      const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
      const [figure = ''] = /^\d+°$/m.exec(text) ?? [];
      const sentence = await page.locator('section[aria-labelledby=now] p').first().innerText();
      await page.close();
      return { text, figure, sentence };
    };
    const celsius = await ask('settings=C.kmh.table.en');
    const fahrenheit = await ask('settings=F.ms.table.en');
    expect(celsius.text).toMatch(/km\/h/);
    expect(fahrenheit.text).toMatch(/\d\.\d\s+m\/s/);
    expect(fahrenheit.text).not.toContain('km/h');
    expect(fahrenheit.sentence).toContain(fahrenheit.figure);
    expect(celsius.sentence).toContain(celsius.figure);
    expect(
      Math.abs(Number.parseInt(celsius.figure, 10) * 1.8 + 32 - Number.parseInt(fahrenheit.figure, 10)),
    ).toBeLessThan(2);
  });
});

describe.skipIf(!PAGES_ARE_BUILT)('the weather pages without any data', () => {
  let empty: SharedPortal;
  beforeAll(async () => {
    empty = await openSharedPortal({ DEMO: 'off' });
  });

  it.each(PATHS)('%s says so and stands', async (path) => {
    const reply = await fetch(empty.origin + path);
    // What an island may come to say is no word of the page.
    const main = (await reply.text()).replaceAll(/ data-props="[^"]*"/g, '').split('<main')[1] ?? '';
    expect(reply.status).toBe(200);
    expect(main).not.toMatch(/minh họa|demo data|\bNaN\b|undefined/);
    // Long-term averages need no forecast.
    if (path.includes('90')) expect(main).toMatch(/trung bình nhiều năm|thường lệ|average/);
    else expect(main).toMatch(/Chưa có dữ liệu|No data yet/);
    if (!path.includes('90')) expect(main).not.toMatch(/\d°/);
  });
});
