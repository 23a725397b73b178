import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };
/** Longer than a menu takes to open or to close. */
const LONG_MS = 400;

const journey = useSharedPortal();

async function open(path: string, viewport: typeof WIDE, options: Parameters<Browser['newPage']>[0] = {}) {
  const page = await journey.browser.newPage({ viewport, reducedMotion: 'reduce', ...options });
  await page.goto(journey.portal.origin + path, { waitUntil: 'load' });
  return page;
}

const listOpen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('#menu details[open] > summary')].map((one) => one.textContent));
const entry = (page: Page, name: string) => page.locator('#menu summary', { hasText: name });
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
const isDrawerOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.getElementById('menu')?.matches(':popover-open') ?? false);

describe.runIf(CAN_BROWSE)('the menu', () => {
  it('opens under the pointer, stays while the pointer is in it, and closes when the pointer has left', async () => {
    const page = await open('/', WIDE);
    await page.clock.install();
    await entry(page, 'Sản phẩm').hover();
    await expect.poll(() => listOpen(page)).toEqual(['Sản phẩm']);
    await page.locator('#menu details[open] a').first().hover();
    await page.clock.runFor(LONG_MS);
    expect(await listOpen(page)).toEqual(['Sản phẩm']);
    await entry(page, 'Tin tức').hover();
    await expect.poll(() => listOpen(page)).toEqual(['Tin tức']);
    await page.mouse.move(640, 780);
    await expect.poll(() => listOpen(page)).toEqual([]);
    await page.close();
  });

  it('closes 50 ms after the pointer has left, unless it comes back within them', async () => {
    const page = await open('/', WIDE);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(10_000);
    const pointTo = (type: string) =>
      entry(page, 'Sản phẩm').locator('..').dispatchEvent(type, { pointerType: 'mouse' });
    await pointTo('pointerenter');
    await page.clock.runFor(60);
    expect(await listOpen(page)).toEqual(['Sản phẩm']);
    await pointTo('pointerleave');
    await page.clock.runFor(49);
    await pointTo('pointerenter');
    await page.clock.runFor(LONG_MS);
    expect(await listOpen(page)).toEqual(['Sản phẩm']);
    await pointTo('pointerleave');
    await page.clock.runFor(49);
    expect(await listOpen(page)).toEqual(['Sản phẩm']);
    await page.clock.runFor(1);
    expect(await listOpen(page)).toEqual([]);
    await page.close();
  });

  it('opens by touch on a wide screen, one group at a time, until a touch beside it', async () => {
    const page = await open('/', WIDE, { hasTouch: true });
    await entry(page, 'Sản phẩm').tap();
    expect(await listOpen(page)).toEqual(['Sản phẩm']);
    await entry(page, 'Tin tức').tap();
    expect(await listOpen(page)).toEqual(['Tin tức']);
    // Beside the content: no link lies there that the touch would follow.
    await page.touchscreen.tap(8, 780);
    expect(await listOpen(page)).toEqual([]);
    await page.close();
  });

  it('is held open by a click until the next one', async () => {
    const page = await open('/', WIDE);
    await page.clock.install();
    await entry(page, 'Giải pháp').hover();
    await expect.poll(() => listOpen(page)).toEqual(['Giải pháp']);
    await entry(page, 'Giải pháp').click();
    await page.mouse.move(640, 780);
    await page.clock.runFor(LONG_MS);
    expect(await listOpen(page)).toEqual(['Giải pháp']);
    await entry(page, 'Giải pháp').click();
    expect(await listOpen(page)).toEqual([]);
    await page.close();
  });

  it('is walked with keys, and gives the focus back when Escape closes it', async () => {
    const page = await open('/?lang=en', WIDE);
    await entry(page, 'Products').focus();
    await page.keyboard.press('Enter');
    expect(await listOpen(page)).toEqual(['Products']);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain('Happy Rain');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toContain('Metplus');
    await page.keyboard.press('Escape');
    expect([await listOpen(page), await focused(page)]).toEqual([[], 'Products']);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect([await listOpen(page), await focused(page)]).toEqual([['Industries'], 'Industries']);
    await page.close();
  });

  it('is a drawer on a phone that holds the focus, with one group open at a time', async () => {
    const page = await open('/', NARROW);
    await page.getByRole('button', { name: 'Mở menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu chính' });
    await expect.poll(() => drawer.isVisible()).toBe(true);
    await entry(page, 'Sản phẩm').click();
    await entry(page, 'Theo ngành').click();
    expect(await listOpen(page)).toEqual(['Theo ngành']);
    expect(await drawer.getByRole('link', { name: 'Nhận tư vấn' }).isVisible()).toBe(true);
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('#menu, main, footer')?.id ?? 'window');
    expect(['menu', 'window']).toContain(place);
    await page.close();
  });

  it('closes the drawer by Escape, a press beside it and the button back, and gives the focus back', async () => {
    const page = await open('/', NARROW);
    const opener = page.getByRole('button', { name: 'Mở menu' });
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(10, 400),
      () => page.goBack(),
      () => page.getByRole('button', { name: 'Đóng menu' }).click(),
    ];
    for (const close of ways) {
      await opener.click();
      await expect.poll(() => page.evaluate(() => history.state?.kind)).toBe('drawer');
      await close();
      await expect.poll(() => isDrawerOpen(page)).toBe(false);
      await expect.poll(() => page.evaluate(() => history.state?.kind ?? '')).toBe('');
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
    }
    await page.close();
  });

  it('leads on from the drawer, and back to where the reader was', async () => {
    const page = await open('/', NARROW);
    await page.getByRole('button', { name: 'Mở menu' }).click();
    await entry(page, 'Theo ngành').click();
    await page.getByRole('link', { name: 'Dầu khí' }).click();
    await page.waitForURL('**/dau-khi');
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.close();
  });

  it('opens without script, on a desk and on a phone', async () => {
    const wide = await open('/', WIDE, { javaScriptEnabled: false });
    await entry(wide, 'Tin tức').click();
    await wide.getByRole('link', { name: 'Tin bão', exact: true }).click();
    expect(new URL(wide.url()).pathname).toBe('/tin-bao');
    await wide.close();
    const narrow = await open('/', NARROW, { javaScriptEnabled: false });
    await narrow.getByRole('button', { name: 'Mở menu' }).click();
    await entry(narrow, 'Về chúng tôi').click();
    await narrow.getByRole('link', { name: 'Giới thiệu công ty' }).first().click();
    expect(new URL(narrow.url()).pathname).toBe('/ve-chung-toi/gioi-thieu-cong-ty');
    await narrow.close();
  });

  it('opens under the pointer without script too, one at a time', async () => {
    const page = await open('/', WIDE, { javaScriptEnabled: false });
    const storms = page.getByRole('link', { name: 'Tin bão', exact: true });
    await entry(page, 'Tin tức').hover();
    await expect.poll(() => storms.isVisible()).toBe(true);
    await entry(page, 'Về chúng tôi').hover();
    await expect.poll(() => storms.isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Giới thiệu công ty' }).first().isVisible()).toBe(true);
    await page.close();
  });

  it('marks one entry: what is open, else where the reader is', async () => {
    const page = await open('/about-us/contact', WIDE);
    const listMarked = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#menu [data-section], #menu [aria-current]')]
          .filter((one) => getComputedStyle(one, '::before').content !== 'none')
          .map((one) => one.textContent),
      );
    expect(await listMarked()).toEqual(['About us']);
    await entry(page, 'Products').click();
    expect(await listMarked()).toEqual(['Products']);
    await page.close();
  });

  it('marks nothing where there is no page', async () => {
    const page = await open('/khong-co-bai-nay', WIDE);
    expect(await page.locator('#menu :is([data-section][aria-current], [aria-current=page])').count()).toBe(0);
    await page.close();
  });

  it('asks for its live example when it is opened, and shows wind at a real place, marked as demonstration', async () => {
    const page = await open('/', WIDE);
    const card = page.locator('#menu [data-live]');
    expect(await card.textContent()).not.toMatch(/m\/s/);
    const asked = page.waitForRequest('**/api/v1/weather/wind*');
    await entry(page, 'Theo ngành').click();
    await asked;
    await expect
      .poll(() => card.textContent())
      .toMatch(/gió ở 100 m\d+,\d\sm\/sCẩu ở 150 m: .*14:00 · Số liệu minh họa$/);
    await page.close();
  });

  it('stays a link where no wind comes, and asks again the next time', async () => {
    const page = await open('/', WIDE);
    await page.route('**/api/v1/weather/wind*', (route) => route.abort());
    const card = page.locator('#menu [data-live]');
    const failed = page.waitForEvent('requestfailed');
    await entry(page, 'Theo ngành').click();
    await failed;
    expect(await card.textContent()).toBe(
      'Ngoài khơi Bạc Liêu cũ (Cà Mau), gió ở 100 mXem gió từng độ cao và giờ cẩu được',
    );
    await page.unroute('**/api/v1/weather/wind*');
    await expect
      .poll(async () => {
        await entry(page, 'Theo ngành').click();
        return card.textContent();
      })
      .toMatch(/m\/s/);
    await page.close();
  });

  it('lists places visited and saved with their degrees, above and below the great cities', async () => {
    const page = await open('/thoi-tiet-hue/hien-tai', WIDE);
    await page.getByRole('button', { name: /^Lưu / }).click();
    await page.waitForFunction(() => localStorage.getItem('saved')?.includes('hue'));
    await page.goto(`${journey.portal.origin}/thoi-tiet-can-tho/hien-tai`);
    await page.waitForFunction(() => localStorage.getItem('search')?.includes('can-tho'));
    await page.goto(journey.portal.origin);
    await entry(page, 'Thời tiết').click();
    const list = page.locator('#menu [data-recent]');
    await expect.poll(() => list.getByRole('link').first().textContent()).toMatch(/^Cần Thơ-?\d+°$/);
    expect(await list.getByRole('link').first().getAttribute('href')).toBe('/thoi-tiet-can-tho/theo-gio');
    expect(await page.locator('#menu [data-saved]').innerText()).toMatch(/^Nơi đã lưu\s+Huế\s*-?\d+°$/);
    expect(await list.locator('xpath=preceding-sibling::p').innerText()).toBe('24 giờ tới · minh họa');
    expect(await listViolations(page)).toEqual([]);
    await page.close();
  });

  it.each(['light', 'dark'] as const)('breaks no rule of axe when open (%s)', async (colorScheme) => {
    const wide = await open('/weathercareer', WIDE, { colorScheme });
    await entry(wide, 'Industries').click();
    expect(await listViolations(wide)).toEqual([]);
    await wide.close();
    const narrow = await open('/weathercareer', NARROW, { colorScheme });
    await narrow.getByRole('button', { name: 'Open menu' }).click();
    await entry(narrow, 'Products').click();
    expect(await listViolations(narrow)).toEqual([]);
    await narrow.close();
  });

  it.each([360, 1280])('fits %i px with text at twice its size', async (width) => {
    const page = await open('/', { width, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '175%';
    });
    if (width < 1024) await page.getByRole('button', { name: 'Mở menu' }).click();
    await entry(page, 'Giải pháp').click();
    const sideways = await page.evaluate(() =>
      ['html', 'header', '#menu', '#menu nav', '#menu details[open] > div', 'footer']
        .map((name) => document.querySelector(name))
        .filter((element) => element !== null && element.scrollWidth > element.clientWidth && element.clientWidth > 0)
        .map((element) => element?.tagName),
    );
    expect(sideways).toEqual([]);
    await page.close();
  });
});
