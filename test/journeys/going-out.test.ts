import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';
import { FAULTLESS, visitPage } from './visit-page.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const FROM_HA_NOI = 'from=ha-noi&to=21.08%2C105.9';

const journey = useSharedPortal();

async function fill(page: Page, to: string): Promise<void> {
  await page.locator('main input[name="from"]').fill('Hà Nội');
  await page.locator('main input[name="to"]').fill(to);
  await page.locator('main form[method="get"] button').click();
}

describe.skipIf(!CAN_BROWSE)('the departure planner', () => {
  it.each([
    ['/ra-duong', 'light', PHONE],
    ['/going-out', 'dark', DESK],
  ] as const)(
    'breaks no rule of axe, no policy and no width, with its map (%s, %s)',
    async (path, colorScheme, viewport) => {
      const url = `${journey.portal.origin}${path}?${FROM_HA_NOI}`;
      expect(await visitPage(journey.browser, { url, colorScheme, viewport, opensFolds: true })).toEqual(FAULTLESS);
      expect(await (await fetch(url)).text()).toContain('<figure');
    },
  );

  it('answers without script, saves the trip, opens it from a place in one tap, and removes it', async () => {
    const context = await journey.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${journey.portal.origin}/ra-duong`);
    await fill(page, '21.08, 105.9');
    const sentence = await page.locator('main section p').first().textContent();
    expect(sentence).toMatch(/\.$/);
    await page.locator('input[name="name"]').fill('Về nhà');
    await page.locator('button', { hasText: 'Lưu chuyến' }).click();
    const chip = page.locator('nav[aria-label="Chuyến đã lưu"] li');
    expect(await chip.count()).toBe(1);
    expect(await chip.locator('b').textContent()).toBe('Về nhà');
    expect(await chip.locator('small').textContent()).toMatch(/^\p{Ll}/u);
    await page.goto(`${journey.portal.origin}/thoi-tiet-ha-noi/hien-tai`);
    await page.locator('section[aria-labelledby="ride"] a[href^="/ra-duong"]').click();
    expect(await page.locator('main section p').first().textContent()).toBe(sentence);
    expect(await chip.locator('a').getAttribute('aria-current')).toBe('page');
    await chip.locator('button').click();
    expect(await chip.count()).toBe(0);
    expect((await context.cookies()).filter(({ name }) => name === 'trips')).toEqual([]);
    await context.close();
  });
});
