import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSampleBulletin } from '../../apps/portal/src/features/warnings/bulletin.fixture.ts';
import { fetchAsPage } from './fetch-as-page.ts';
import { MOST_SHIFT, readShift } from './layout-shift.ts';
import { listViolations } from './list-violations.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const HUE = '/thoi-tiet-hue/hien-tai';
const DA_LAT = '/thoi-tiet-da-lat-lam-dong/hien-tai';
const SA_PA = '/thoi-tiet-sa-pa-lao-cai/hien-tai';
const HA_NOI = '/thoi-tiet-ha-noi/hien-tai';

const journey = usePortal();
let context: BrowserContext;
let page: Page;

const recent = () => page.locator('#recent-places');
const saved = () => page.locator('#saved-places');
const home = () => page.locator('#last-place');
const star = () => page.getByRole('button', { name: /^Lưu / });

/** Opens a place's page and waits until the browser has it as the last visited one. */
async function visit(path: string): Promise<void> {
  await page.goto(journey.portal.origin + path);
  const slug = path.split('/')[1]?.replace('thoi-tiet-', '') ?? '';
  await page.waitForFunction((wanted) => {
    try {
      return JSON.parse(localStorage.getItem('search') ?? '').history[0].slug === wanted;
    } catch {
      return false;
    }
  }, slug);
}

const read = (name: string) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), name);

describe.skipIf(!CAN_BROWSE)('a reader’s own places', () => {
  beforeEach(async () => {
    context = await journey.browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
  });
  afterEach(async () => {
    await context.close();
  });

  it('are the last three visited, the newest first, each once', async () => {
    for (const path of [HA_NOI, HUE, DA_LAT, SA_PA, HUE]) await visit(path);
    const { version, history } = await read('search');
    expect(version).toBe(0);
    expect(history.map((place: { slug: string }) => place.slug)).toEqual(['hue', 'sa-pa-lao-cai', 'da-lat-lam-dong']);
    expect(history[2]).toMatchObject({ province: 'lam-dong', displayName: { main: 'Đà Lạt', secondary: 'Lâm Đồng' } });
  });

  it('are listed beside the place with their weather, asked for anew at each visit', async () => {
    await visit(DA_LAT);
    const asked = page.waitForRequest(/\/api\/v1\/weather\/history/);
    await visit(SA_PA);
    expect((await asked).postDataJSON().locations).toHaveLength(2);
    await recent().waitFor();
    expect(await recent().getByRole('link').allInnerTexts()).toEqual([
      expect.stringMatching(/Đà Lạt\s+\S*(?:khô|mưa)\S*[\s\S]*\d+°/),
    ]);
    expect(await recent().getByRole('link').getAttribute('href')).toBe(DA_LAT);
    expect(await recent().innerText()).toContain('minh họa');
    expect(await readShift(page)).toBeLessThan(MOST_SHIFT);
    expect(await listViolations(page)).toEqual([]);
    // Real weather hides the mark, whatever its own display.
    await recent()
      .locator('[data-slot="demo"]')
      .evaluate((mark) => mark.toggleAttribute('hidden', true));
    expect(await recent().innerText()).not.toContain('minh họa');
  });

  it('lead to the same span of the other place', async () => {
    await visit(HUE);
    await page.goto(`${journey.portal.origin}/thoi-tiet-da-lat-lam-dong/theo-gio`);
    await recent().waitFor();
    expect(await recent().getByRole('link').getAttribute('href')).toBe('/thoi-tiet-hue/theo-gio');
  });

  it.each([360, 768, 1280])('open the home page, %i wide, and nothing moves', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [HUE, SA_PA, DA_LAT]) {
      await visit(path);
      await star().click();
    }
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/[?&]saved=|\/api\/v1\/weather/.test(request.url())) asked.push(new URL(request.url()).search);
    });
    await page.goto(journey.portal.origin);
    expect(await home().getByRole('heading').innerText()).toContain('Đà Lạt, Lâm Đồng');
    expect(await home().locator('[data-slot="sentence"]').innerText()).not.toBe('');
    expect(await home().getByRole('link', { name: 'Xem cả ngày' }).getAttribute('href')).toBe(DA_LAT);
    expect(await home().innerText()).toMatch(/^\d+°$/m);
    // Until the saved ones are here their cards show great cities, which have values too.
    const names = () => saved().locator('li [data-slot="name"]').allInnerTexts();
    await expect.poll(names).toEqual(['Huế', 'Sa Pa', 'Đà Lạt']);
    await saved().locator('li [data-sky] strong', { hasText: /\d/ }).nth(2).waitFor();
    // All of them in one call.
    expect(asked).toEqual(['?lang=vi&lite=0&saved=hue%2Csa-pa-lao-cai%2Cda-lat-lam-dong']);
    expect(await readShift(page)).toBeLessThan(MOST_SHIFT);
    expect(await listViolations(page)).toEqual([]);
  });

  it('are known to the home page by the address of the last alone, also before it was told', async () => {
    await visit(HUE);
    const stored = (await context.cookies()).find(({ name }) => name === 'place');
    expect([stored?.value, stored?.sameSite]).toEqual(['hue', 'Lax']);
    await context.clearCookies();
    await page.goto(journey.portal.origin);
    expect(await home().getByRole('heading').innerText()).toContain('Hà Nội');
    await expect.poll(() => context.cookies()).toContainEqual(expect.objectContaining({ name: 'place', value: 'hue' }));
    await page.reload();
    expect(await home().getByRole('heading').innerText()).toContain('Huế');
  });

  it('have their English names on an English page', async () => {
    await visit('/thoi-tiet-ho-chi-minh/hien-tai');
    await visit(HUE);
    await page.goto(`${journey.portal.origin}/?lang=en`);
    expect(await home().getByRole('heading').innerText()).toContain('Hue');
  });

  it('are saved by the star, shown at home, moved and removed', async () => {
    for (const path of [HUE, SA_PA, DA_LAT]) {
      await visit(path);
      await star().click();
      expect(await star().getAttribute('aria-pressed')).toBe('true');
    }
    await page.goto(journey.portal.origin);
    await page.getByRole('heading', { name: 'Nơi đã lưu' }).waitFor();
    const names = () => saved().locator('li [data-slot="name"]').allInnerTexts();
    expect(await names()).toEqual(['Huế', 'Sa Pa', 'Đà Lạt']);
    await page.getByRole('button', { name: 'Sắp xếp' }).click();
    expect(await saved().locator('button use[href$="#arrow-left"]').count()).toBe(3);
    await page.getByRole('button', { name: 'Đưa Đà Lạt lên trước' }).click();
    expect(await names()).toEqual(['Huế', 'Đà Lạt', 'Sa Pa']);
    await page.getByText('Đà Lạt ở vị trí 2.').waitFor({ state: 'attached' });
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bỏ Huế' }).click();
    expect(await names()).toEqual(['Đà Lạt', 'Sa Pa']);
    expect((await read('saved')).places.map((place: { slug: string }) => place.slug)).toEqual([
      'da-lat-lam-dong',
      'sa-pa-lao-cai',
    ]);
    for (const name of ['Đà Lạt', 'Sa Pa']) await page.getByRole('button', { name: `Bỏ ${name}` }).click();
    await page.getByRole('heading', { name: 'Thành phố lớn' }).waitFor();
  });

  it('are let go by the star again, also by keyboard', async () => {
    await visit(HUE);
    await star().focus();
    await page.keyboard.press('Enter');
    expect((await read('saved')).places).toHaveLength(1);
    await page.reload();
    await page.locator('button[aria-pressed="true"]').waitFor();
    await star().focus();
    await page.keyboard.press('Space');
    expect((await read('saved')).places).toEqual([]);
  });

  it('stop at twelve, and the page says how to go on', async () => {
    await visit(HUE);
    await page.evaluate(() => {
      const place = JSON.parse(localStorage.getItem('search') ?? '').history[0];
      const places = Array.from({ length: 12 }, (_, index) => ({ ...place, lat: 10 + index / 10 }));
      localStorage.setItem('saved', JSON.stringify({ version: 0, places }));
    });
    await page.reload();
    await star().click();
    await page.getByText(/Đã lưu đủ 12 nơi/).waitFor();
    expect(await star().getAttribute('aria-pressed')).toBe('false');
  });

  it('do no harm where what is stored is no such thing', async () => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const text of ['{', 'null', '{"version":7}', '{"version":0,"history":[{"lat":"x"}],"places":"y"}']) {
      await page.goto(journey.portal.origin);
      await page.evaluate((value) => {
        localStorage.setItem('search', value);
        localStorage.setItem('saved', value);
        localStorage.setItem('settings', value);
      }, text);
      await page.goto(journey.portal.origin);
      // All that reads it has been loaded.
      await untilQuiet(page);
      expect(await page.getByRole('heading', { name: 'Thành phố lớn' }).isVisible()).toBe(true);
      await visit(HUE);
    }
    expect(complaints).toEqual([]);
  });

  it('are simply not stored where the browser stores nothing, and the star says so', async () => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(journey.portal.origin + HUE);
    await star().click();
    await page.getByText('Trình duyệt không cho lưu trên máy này.').waitFor();
    await page.goto(journey.portal.origin);
    await untilQuiet(page);
    expect(complaints).toEqual([]);
  });

  it('say on their card that their weather did not come', async () => {
    await visit(HUE);
    await star().click();
    await page.route(/[?&]saved=/, (route) => route.abort());
    await page.goto(journey.portal.origin);
    await saved().getByText('Chưa tải được').waitFor();
    expect(await saved().getByRole('link').first().getAttribute('href')).toBe(HUE);
    // Nothing of the city that stood there is left under another name.
    expect(await saved().locator('li [data-sky]').count()).toBe(0);
    expect(await saved().locator('li').first().innerText()).not.toMatch(/\d/);
  });

  it('are described below an emergency bulletin as on a page, by the model and without a state of the sky', async () => {
    await visit(HUE);
    const folder = join(journey.portal.dataDir, 'warnings');
    mkdirSync(folder, { recursive: true });
    const fields = { area: '[hue]', issuedAt: '2026-11-21T13:40:00+07:00', expiresAt: '2026-11-22T14:00:00+07:00' };
    writeFileSync(join(folder, 'tin-bao.md'), makeSampleBulletin(fields));
    await expect
      .poll(async () => (await fetchAsPage(`${journey.portal.origin}/api/v1/warnings?location=hue`)).text(), {
        interval: 2000,
      })
      .toContain('BDTL-17');
    await page.goto(journey.portal.origin);
    await home()
      .locator('[data-slot="sentence"]')
      .getByText(/^Theo mô hình lúc \d\d:\d\d: |^Diễn biến có thể nhanh hơn/)
      .waitFor();
    expect(await home().locator('[data-warning]').first().innerText()).toContain('Tin bão khẩn cấp');
    expect(await home().locator('[data-slot="state"]').count()).toBe(0);
  });

  it('need a script: without one there is no star, and the home page shows the great cities', async () => {
    await context.close();
    context = await journey.browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(journey.portal.origin + HUE);
    expect(await star().isVisible()).toBe(false);
    await page.goto(journey.portal.origin);
    expect(await saved().locator('li [data-slot="name"]').allInnerTexts()).toEqual([
      'TP. Hồ Chí Minh',
      'Đà Nẵng',
      'Hải Phòng',
    ]);
  });
});
