import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MOST_SHIFT, readShift } from './layout-shift.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const journey = useSharedPortal({ CLOCK: '2026-08-03T14:10:00+07:00!' });
const PATHS = ['/happy-rain', '/happy-rain-cho-lai-xe', '/happy-rain-van-phong', '/happy-rain-nong-nghiep'] as const;

async function open(path: string, { javaScriptEnabled = true } = {}): Promise<Page> {
  const context = await journey.browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(journey.portal.origin + path);
  return page;
}

const rule = (page: Page) => page.locator('[data-island="rain-rule"]');
const result = (page: Page) => rule(page).locator('[aria-live]');

/** Messages that a sentence counts. */
async function countMessages(page: Page): Promise<number> {
  return Number(/(?:nhận|get) (\d+)/.exec((await result(page).textContent()) ?? '')?.[1] ?? 0);
}

describe.runIf(CAN_BROWSE)('the pages of Happy Rain', () => {
  it.each(PATHS)('%s moves nothing while it comes in and is read to its end, in either language', async (path) => {
    for (const language of ['vi', 'en']) {
      const page = await open(`${path}?lang=${language}`);
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
      expect(await readShift(page)).toBeLessThan(MOST_SHIFT);
    }
  });

  it('counts again in the browser as its rule changes, by the keyboard, and never more for a higher rate', async () => {
    const page = await open('/happy-rain-nong-nghiep');
    await rule(page).scrollIntoViewIfNeeded();
    const first = await countMessages(page);
    expect(first).toBeGreaterThan(0);
    const rate = rule(page).getByRole('slider', { name: 'Mưa từ mức' });
    await rate.focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return rate.getAttribute('aria-valuetext');
      })
      .toBe('20 mm/giờ');
    expect(await countMessages(page)).toBeLessThan(first);
    expect(await rule(page).textContent()).toContain('Báo tôi khi có mưa từ 20 mm/giờ');
    const marked = await rule(page).locator('ol li[data-state="message"]').count();
    expect(marked > 0).toBe((await countMessages(page)) > 0);
  });

  it('moves the bar with price out of the way while a rule is set', async () => {
    const page = await open('/happy-rain');
    const bar = page.locator('main').getByText('9.000').last();
    expect(await bar.isVisible()).toBe(true);
    await rule(page).getByRole('checkbox').focus();
    expect(await bar.isVisible()).toBe(false);
  });

  it('shows its default rule without a script, and nothing that cannot be set', async () => {
    const page = await open('/happy-rain-van-phong', { javaScriptEnabled: false });
    expect(await result(page).textContent()).toMatch(/Với quy tắc này bạn/);
    expect(await rule(page).textContent()).toContain('thứ Hai đến thứ Sáu');
    expect(await rule(page).getByRole('slider').count()).toBe(0);
  });

  it('compares Happy Rain with the plan that is chosen, without a script', async () => {
    const page = await open('/happy-rain', { javaScriptEnabled: false });
    const seen = () => page.locator('main table thead th:visible').allTextContents();
    expect((await seen()).slice(-2)).toEqual(['Happy Rain', 'Gói 1']);
    await page.getByRole('radio', { name: 'Gói 4' }).check();
    expect((await seen()).slice(-2)).toEqual(['Happy Rain', 'Gói 4']);
  });

  it('stays on the page with another place, which its visitor looks for there', async () => {
    const page = await open('/happy-rain-cho-lai-xe');
    await page.getByText('Đổi nơi').click();
    const search = page.getByRole('combobox');
    await search.fill('da lat');
    await page
      .getByRole('option', { name: /Đà Lạt/ })
      .first()
      .click();
    await page.waitForURL(/happy-rain-cho-lai-xe\?place=/);
    expect(await page.locator('#live-place').textContent()).toContain('Đà Lạt');
  });

  it.each([
    ['vi', 'Đăng ký Happy Rain', '/dang-ky', '/thanh-toan?plan=happy-rain'],
    ['en', 'Get Happy Rain', '/register', '/payment?plan=happy-rain'],
  ])(
    'preserves the plan on the way to registration and from there to login (%s)',
    async (language, name, path, target) => {
      const page = await open(`/happy-rain?lang=${language}`);
      await page.getByRole('link', { name }).click();
      await page.waitForURL((url) => url.pathname === path);
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(target);
      const login = page.locator('main a[href^="/login"]').first();
      expect(new URL((await login.getAttribute('href')) ?? '', page.url()).searchParams.get('redirect')).toBe(target);
    },
  );
});
