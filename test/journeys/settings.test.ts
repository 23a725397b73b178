import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const NOW = '/thoi-tiet-da-lat-lam-dong/hien-tai';

const journey = useSharedPortal();
let context: BrowserContext;
let page: Page;

const opener = () => page.locator('header summary[aria-label="Cài đặt"], header summary[aria-label="Settings"]');
const degrees = async () => Number.parseInt(await page.locator('main strong').first().innerText(), 10);
const findCookie = async () => (await context.cookies()).find(({ name }) => name === 'settings')?.value;

async function choose(...labels: string[]): Promise<void> {
  await opener().click();
  for (const label of labels) await page.getByRole('radio', { name: label }).check();
  await page.locator('form[name="settings"] button').click();
}

async function open(options: Parameters<Browser['newContext']>[0]): Promise<void> {
  await context?.close();
  context = await journey.browser.newContext(options);
  page = await context.newPage();
}

describe.skipIf(!CAN_BROWSE)('settings', () => {
  beforeEach(() => open({ viewport: { width: 1280, height: 900 } }));
  afterEach(() => context.close());

  it('draw the page anew where it was scrolled to, and are stored here and mirrored for the server', async () => {
    await page.goto(`${journey.portal.origin}/`);
    const celsius = await degrees();
    await opener().click();
    await page.getByRole('radio', { name: 'Độ F' }).check();
    await page.getByRole('radio', { name: 'm/s' }).check();
    const reloaded = page.waitForNavigation();
    await page.evaluate(() => {
      scrollTo(0, 300);
      document.querySelector<HTMLFormElement>('form[name="settings"]')?.requestSubmit();
    });
    await reloaded;
    expect(await degrees()).toBeGreaterThan(celsius + 20);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await findCookie()).toBe('F.ms.chart.vi');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? ''))).toMatchObject({
      version: 0,
      unit: { temperatureUnit: 'F', windUnit: 'ms' },
      language: 'VI',
    });
    await page.goto(journey.portal.origin + NOW);
    expect(await page.getByRole('main').innerText()).toMatch(/m\/s/);
  });

  it('work as a plain form where no script runs, and lead back to the page', async () => {
    await open({ javaScriptEnabled: false });
    await page.goto(`${journey.portal.origin}/?a=1`);
    const celsius = await degrees();
    await choose('Độ F');
    // Parameters that the page does not read are dropped.
    await page.waitForURL(`${journey.portal.origin}/?lang=vi`);
    expect(await degrees()).toBeGreaterThan(celsius + 20);
    expect(await findCookie()).toBe('F.kmh.chart.vi');
  });

  it('change the language at once, here and for the paths of both', async () => {
    await page.goto(journey.portal.origin + NOW);
    await choose('English');
    await page.waitForURL(`${journey.portal.origin}/weather-da-lat-lam-dong/now`);
    await page.goto(`${journey.portal.origin}/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('keep the language that the switch in the header chose', async () => {
    await page.goto(journey.portal.origin + NOW);
    await page.getByRole('banner').getByRole('link', { name: 'EN: English' }).click();
    await page.waitForURL(/\/weather-/);
    expect(await findCookie()).toBe('C.kmh.chart.en');
    await page.goto(`${journey.portal.origin}/map`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('show the hours as a table where that was chosen, and keep what only the server reads', async () => {
    await context.addCookies([{ name: 'settings', value: 'C.kmh.chart.coffee.vi', url: journey.portal.origin }]);
    await page.goto(`${journey.portal.origin}/thoi-tiet-hue/theo-gio`);
    expect(await page.locator('main figure').count()).toBeGreaterThan(0);
    await choose('Bảng');
    await page.waitForLoadState();
    await expect.poll(() => page.locator('main figure').count()).toBe(0);
    expect(await findCookie()).toBe('C.kmh.table.coffee.vi');
  });

  it('come back from local storage where the mirror was lost', async () => {
    await page.goto(`${journey.portal.origin}/`);
    await choose('Độ F');
    await expect.poll(findCookie).toBe('F.kmh.chart.vi');
    await context.clearCookies();
    await page.goto(`${journey.portal.origin}/`);
    await expect.poll(findCookie).toBe('F.kmh.chart.vi');
  });

  it('open without a fault of axe, and close by Escape and by a press beside them', async () => {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await open({ viewport, colorScheme: viewport.width === 360 ? 'light' : 'dark' });
      await page.goto(journey.portal.origin + NOW);
      await opener().click();
      expect(await page.locator('form[name="settings"]').isVisible()).toBe(true);
      expect(await listViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.keyboard.press('Escape');
      expect(await page.locator('form[name="settings"]').isVisible()).toBe(false);
      expect(await opener().evaluate((element) => element === document.activeElement)).toBe(true);
      await opener().click();
      await page.mouse.click(10, 720);
      expect(await page.locator('form[name="settings"]').isVisible()).toBe(false);
    }
  });
});
