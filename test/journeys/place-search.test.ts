import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHROME_PATH, openBrowser } from './open-browser.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

/** All the script that a page may load before it is touched. */
const LOADER_BYTES = 1.6 * 1024;

let browser: Browser;
let server: RunningPortal;
let context: BrowserContext;
let page: Page;

const field = () => page.getByRole('combobox');
const options = () => page.getByRole('option');

describe.skipIf(CHROME_PATH === '' || !PAGES_ARE_BUILT)('the place search', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startPortal()]);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    server.stop();
  });
  beforeEach(async () => {
    context = await browser.newContext();
    page = await context.newPage();
  });
  afterEach(async () => {
    await context.close();
  });

  it('loads next to no script before it is touched, and React only then', async () => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response);
    });
    await page.goto(`${server.origin}/`, { waitUntil: 'networkidle' });
    const before = await Promise.all(scripts.map((script) => script.body()));
    expect(scripts.map((script) => script.url()).join()).toMatch(/^[^,]*loader[^,]*$/);
    expect(gzipSync(before[0] ?? '').length).toBeLessThanOrEqual(LOADER_BYTES);
    const react = page.waitForResponse(/hydrate-island/);
    await field().focus();
    await react;
  });

  it('suggests places and leads to the one chosen by keyboard', async () => {
    await page.goto(`${server.origin}/`);
    await field().pressSequentially('da n');
    await options().first().waitFor();
    expect(await field().getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const active = await field().getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('option', { selected: true }).innerText()).toContain('Đà Nẵng');
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/thoi-tiet-da-nang\/hien-tai$/);
  });

  it('tells places of one name apart, and says under which name one was found', async () => {
    await page.goto(`${server.origin}/`);
    await field().fill('tân bình');
    await options().first().waitFor();
    const lines = await options().allInnerTexts();
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[0]).toMatch(/^Tân Bình\s+TP\. Hồ Chí Minh · Phường, xã · trước đây: quận Tân Bình/);
    await field().fill('phường bến nghé');
    await page.getByText('trước đây: phường Bến Nghé, quận 1').waitFor();
  });

  it('says aloud how many places it found, and when there is none', async () => {
    await page.goto(`${server.origin}/?lang=en`);
    await field().fill('da l');
    await page.getByText(/^Places found: \d+\./).waitFor({ state: 'attached' });
    await field().fill('xqzw');
    await page.getByText('Nothing found for “xqzw”.').waitFor();
    expect(await field().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes its list on Escape and keeps what was typed', async () => {
    await page.goto(`${server.origin}/`);
    await field().pressSequentially('da');
    await options().first().waitFor();
    await page.keyboard.press('Escape');
    await options().first().waitFor({ state: 'hidden' });
    expect(await field().inputValue()).toBe('da');
  });

  it('sends the plain form on Enter while no option is chosen', async () => {
    await page.goto(`${server.origin}/`);
    await field().pressSequentially('da lat');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tim-kiem\?q=da\+lat$/);
    expect(
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Đà Lạt/ })
        .first()
        .getAttribute('href'),
    ).toBe('/thoi-tiet-da-lat-lam-dong/hien-tai');
  });

  it('works as a plain form where no script runs, without a button that could do nothing', async () => {
    await context.close();
    context = await browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(`${server.origin}/?lang=en`);
    expect(await page.getByRole('button', { name: 'Use my location' }).isVisible()).toBe(false);
    await field().fill('da');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/search\?q=da$/);
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(3);
  });

  it('keeps what was typed before its script came', async () => {
    await page.route(/hydrate-island/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(`${server.origin}/`);
    await field().pressSequentially('da n');
    await options().first().waitFor();
    expect(await field().inputValue()).toBe('da n');
    expect(await options().first().innerText()).toContain('Đà Nẵng');
  });

  it('holds the first tap on “use my location” until it can answer, then leads to the nearest place', async () => {
    await context.grantPermissions(['geolocation'], { origin: server.origin });
    await context.setGeolocation({ latitude: 11.94, longitude: 108.44 });
    await page.goto(`${server.origin}/`);
    await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
    await page.waitForURL(/\/thoi-tiet-[a-z-]+\/hien-tai$/);
  });

  it('says what to do when the browser may not use the position', async () => {
    await page.goto(`${server.origin}/`);
    await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
    await page.getByText(/Bạn có thể gõ tên địa điểm/).waitFor();
  });
});
