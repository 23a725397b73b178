import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const journey = useSharedPortal({ CLOCK: '2026-08-03T14:10:00+07:00!' });
const isFrame = (url: string): boolean => url.endsWith('.rain.svg');

async function openHome({ javaScriptEnabled = true } = {}) {
  const page = await journey.browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(journey.portal.origin);
  const card = page.getByRole('region', { name: 'Mưa trên cả nước' });
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter(isFrame).length).toBe(1);
  return { page, card, asked };
}

const part = (page: Page, name: string) => page.locator(`[data-island="rain-map"] [data-part="${name}"]`);

describe.runIf(CAN_BROWSE)('the rain of the country on the home page', () => {
  it('plays from the frame that was measured last on, fetching frames only then', async () => {
    const { page, card, asked } = await openHome();
    expect(await part(page, 'moment').textContent()).toBe('14:10');
    expect(await part(page, 'kind').textContent()).toBe('đã đo');
    expect(asked.some((url) => url.includes('mount-rain-map'))).toBe(false);
    await card.getByRole('button', { name: 'Chạy' }).click();
    await expect.poll(() => part(page, 'kind').textContent()).toBe('dự báo radar');
    await card.getByRole('button', { name: 'Dừng' }).click();
    expect(asked.filter(isFrame).length).toBeGreaterThan(1);
    await page.close();
  });

  it('goes to a moment by key, and says it, with picture and bar of the same one', async () => {
    const { page, card } = await openHome();
    const bar = card.getByRole('slider', { name: 'Thời điểm trên bản đồ' });
    await bar.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => bar.getAttribute('aria-valuetext')).toMatch(/^17:00, thứ Hai 3\/8, dự báo/);
    expect(await part(page, 'moment').textContent()).toBe('17:00');
    expect(await part(page, 'ground').getAttribute('alt')).toContain('17:00');
    expect(await part(page, 'rain').getAttribute('src')).toMatch(/\/1785751200\.rain\.svg$/);
    expect(await card.locator('[data-on] i').textContent()).toBe('17:00');
    await page.close();
  });

  it('shows the present frame and the way to the map without script', async () => {
    const { page, card } = await openHome({ javaScriptEnabled: false });
    expect(await card.getByRole('slider').isVisible()).toBe(false);
    expect(await card.getByRole('link', { name: 'Mở bản đồ' }).first().isVisible()).toBe(true);
    await page.close();
  });
});
