import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

/** All the script that the home page may load before it is touched; each island adds the names of its files (budget: 10 KB). */
const LOADER_BYTES = 7.5 * 1024;

const journey = useSharedPortal();
let context: BrowserContext;
let page: Page;

const field = () => page.getByRole('combobox');
const options = () => page.getByRole('option');

describe.skipIf(!CAN_BROWSE)('the place search', () => {
  beforeEach(async () => {
    context = await journey.browser.newContext();
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
    await page.goto(`${journey.portal.origin}/`);
    await untilQuiet(page);
    const before = await Promise.all(scripts.map((script) => script.body()));
    expect(scripts.map((script) => script.url()).join()).not.toMatch(/hydrate|react|places/);
    const bytes = before.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(LOADER_BYTES);
    const react = page.waitForResponse(/hydrate-island/);
    await field().focus();
    await react;
  });

  it('suggests places and leads to the one chosen by keyboard', async () => {
    await page.goto(`${journey.portal.origin}/`);
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

  it('distinguishes places of one name, and says under which name one was found', async () => {
    await page.goto(`${journey.portal.origin}/`);
    await field().fill('tân bình');
    await options().first().waitFor();
    const lines = await options().allInnerTexts();
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[0]).toMatch(/^Tân Bình\s+TP\. Hồ Chí Minh · Phường · trước đây: quận Tân Bình/);
    await field().fill('phường bến nghé');
    await page.getByText('trước đây: phường Bến Nghé, quận 1').waitFor();
  });

  it('says aloud how many places it found, and when there is none', async () => {
    await page.goto(`${journey.portal.origin}/?lang=en`);
    await field().fill('da l');
    await page.getByText(/^Places found: \d+\./).waitFor({ state: 'attached' });
    await field().fill('xqzw');
    await page.getByRole('status').getByText('Nothing found for “xqzw”. Try a ward, commune or province.').waitFor();
    // It leads on: to what everybody is offered at least.
    await page.getByRole('group', { name: 'Large cities' }).getByRole('option').first().waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  it('moves among its options by Home and End once one is chosen, and leaves the caret alone before', async () => {
    await page.goto(`${journey.portal.origin}/`);
    await field().pressSequentially('tan');
    await options().nth(2).waitFor();
    await page.keyboard.press('Home');
    expect(await field().evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(0);
    expect(await field().getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    expect(await options().last().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Home');
    expect(await options().first().getAttribute('aria-selected')).toBe('true');
    expect(await listViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await options().count()).toBe(0);
    expect(await field().inputValue()).toBe('tan');
  });

  it('offers great cities to who has visited nothing yet, and what a part of an address names', async () => {
    await page.goto(`${journey.portal.origin}/?lang=en`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await field().focus();
    const cities = page.getByRole('group', { name: 'Large cities' }).getByRole('option');
    await cities.first().waitFor();
    expect(await cities.allInnerTexts()).toEqual([
      'Hanoi',
      'Ho Chi Minh City',
      'Da Nang',
      'Hai Phong',
      'Can Tho',
      'Hue',
    ]);
    await field().fill('ha ni');
    await page
      .getByRole('option', { name: /^Hà Nội|^Hanoi/ })
      .first()
      .waitFor();
    await field().fill('le loi hue');
    await page.getByRole('group', { name: 'Places matching “hue”' }).getByRole('option').first().waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.goto(`${journey.portal.origin}/tim-kiem?q=${encodeURIComponent('đường Lê Lợi Huế')}`);
    const results = await page.locator('main').innerText();
    expect(results).toContain('Chúng tôi chưa tìm được theo tên đường và số nhà');
    expect(results).toContain('Những nơi khớp với “Huế”:');
  });

  it('offers the places visited and saved while nothing is typed', async () => {
    await page.goto(`${journey.portal.origin}/thoi-tiet-hue/hien-tai`);
    await page.getByRole('button', { name: 'Lưu Huế' }).click();
    // A place that is saved and visited stands among those visited: this one is to be saved only.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('search'))).toContain('hue');
    await page.evaluate(() => localStorage.removeItem('search'));
    await page.goto(`${journey.portal.origin}/thoi-tiet-sa-pa-lao-cai/hien-tai`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('search'))).toContain('sa-pa');
    await page.goto(`${journey.portal.origin}/`);
    await field().focus();
    await page
      .getByRole('group', { name: 'Nơi đã xem' })
      .getByRole('option', { name: /^Sa Pa/ })
      .waitFor();
    await page.getByRole('group', { name: 'Nơi đã lưu' }).getByRole('option', { name: /^Huế/ }).waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/thoi-tiet-hue\/hien-tai$/);
  });

  it('takes no key while letters are being composed', async () => {
    await page.goto(`${journey.portal.origin}/`);
    await field().pressSequentially('hue');
    await options().first().waitFor();
    await page.keyboard.press('ArrowDown');
    await field().evaluate((element) => {
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    });
    expect(await options().count()).toBeGreaterThan(0);
    expect(page.url()).toBe(`${journey.portal.origin}/`);
  });

  it('ends calls that nobody waits for any more, and shows the answer to what stands in the field', async () => {
    await page.goto(`${journey.portal.origin}/`);
    await field().focus();
    const ended = page.waitForEvent('requestfailed', (request) => /q=da&/.test(request.url()));
    await page.route(/places\/search\?q=da&/, async (route) => {
      await ended;
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest(/q=da&/);
    await field().fill('da');
    await asked;
    await field().fill('hue');
    await ended;
    await options().first().waitFor();
    expect(await options().first().innerText()).toContain('Huế');
  });

  it('says that suggestions did not come, and still searches by Enter', async () => {
    await page.goto(`${journey.portal.origin}/`);
    await page.route(/places\/search/, (route) => route.abort());
    await field().pressSequentially('hue');
    await page.getByText('Chưa tải được gợi ý. Nhấn Enter để tìm.').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tim-kiem\?q=hue$/);
  });

  it('closes its list on Escape and keeps what was typed', async () => {
    await page.goto(`${journey.portal.origin}/`);
    await field().pressSequentially('da');
    await options().first().waitFor();
    await page.keyboard.press('Escape');
    await options().first().waitFor({ state: 'hidden' });
    expect(await field().inputValue()).toBe('da');
  });

  it('sends the plain form on Enter while no option is chosen', async () => {
    await page.goto(`${journey.portal.origin}/`);
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
    context = await journey.browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(`${journey.portal.origin}/?lang=en`);
    expect(await page.getByRole('button', { name: 'Use my location' }).isVisible()).toBe(false);
    await field().fill('da');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/search\?q=da$/);
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(3);
  });

  it('keeps what was typed before its script came', async () => {
    const typed = Promise.withResolvers<void>();
    await page.route(/hydrate-island/, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto(`${journey.portal.origin}/`);
    await field().pressSequentially('da n');
    typed.resolve();
    await options().first().waitFor();
    expect(await field().inputValue()).toBe('da n');
    expect(await options().first().innerText()).toContain('Đà Nẵng');
  });

  it('holds the first tap on “use my location” until it can answer, then leads to the nearest place', async () => {
    await context.grantPermissions(['geolocation'], { origin: journey.portal.origin });
    await context.setGeolocation({ latitude: 11.94, longitude: 108.44 });
    await page.goto(`${journey.portal.origin}/`);
    await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
    await page.waitForURL(/\/thoi-tiet-[a-z-]+\/hien-tai$/);
  });

  it('says what to do when the browser may not use the position', async () => {
    await page.goto(`${journey.portal.origin}/`);
    await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
    await page.getByText(/Trình duyệt chưa được phép dùng vị trí/).waitFor();
    expect(await listViolations(page)).toEqual([]);
  });

  it('asks for no position by itself, and sends the portal no more of it than is needed', async () => {
    await context.grantPermissions(['geolocation'], { origin: journey.portal.origin });
    await context.setGeolocation({ latitude: 11.943_219_8, longitude: 108.441_567_8 });
    await page.addInitScript(() => {
      const original = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...words) => {
        document.documentElement.dataset.asked = 'yes';
        original(...words);
      };
    });
    await page.goto(`${journey.portal.origin}/`);
    await untilQuiet(page);
    expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
    const asked = page.waitForRequest(/places\/nearest/);
    await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
    expect((await asked).url()).toMatch(/lat=11\.943&lng=108\.442&/);
  });

  it.each([
    ['abroad', { latitude: 13.75, longitude: 100.5 }, /không thuộc Việt Nam/],
    ['far away', { latitude: 48.85, longitude: 2.35 }, /không thuộc Việt Nam/],
  ])('says so where the reader is %s', async (_where, position, words) => {
    await context.grantPermissions(['geolocation'], { origin: journey.portal.origin });
    await context.setGeolocation(position);
    await page.goto(`${journey.portal.origin}/`);
    await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
    await page.getByText(words).waitFor();
  });

  it.each([
    [2, /Máy không xác định được vị trí/],
    [3, /Chờ lâu quá/],
  ])('shows failure %i of the device in words', async (code, words) => {
    await page.addInitScript((failure) => {
      navigator.geolocation.getCurrentPosition = (_found, fail) => {
        const error = Object.create(GeolocationPositionError.prototype, { code: { value: failure } });
        fail?.(error);
      };
    }, code);
    await page.goto(`${journey.portal.origin}/`);
    await page.getByRole('button', { name: 'Dùng vị trí của tôi' }).click();
    await page.getByText(words).waitFor();
  });
});
