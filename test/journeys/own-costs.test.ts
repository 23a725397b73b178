import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findExcess, measureBlock } from './measure-block.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';
import { FAULTLESS, visitPage } from './visit-page.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const DAYS = '/thoi-tiet-ha-noi/10-ngay-toi';
const DAY_CHANCES = '#days ~ * a[href^="#"], section[aria-labelledby="days"] a[href^="#"]';
const HOURS = '/thoi-tiet-ha-noi/theo-gio';

const journey = useSharedPortal();

async function fill(page: Page, cost: string, loss: string): Promise<void> {
  if ((await page.locator('details[open] input[name="cost"]').count()) === 0)
    await page.locator('summary', { hasText: /phòng mưa|chi phí/ }).click();
  await page.locator('input[name="cost"]').fill(cost);
  await page.locator('input[name="loss"]').fill(loss);
  await page.locator('button', { hasText: 'Tính' }).click();
}

/** Pages that mark chances without asking for costs, with what holds one chance each. */
const SHOWN = [
  ['/', 'section[aria-labelledby="provinces"] li small, #last-place ol li span:last-child'],
  ['/?lite=1', 'section li'],
  ['/thoi-tiet-ha-noi/hien-tai?lite=1', 'tbody td:nth-child(4)'],
  ['/thoi-tiet-ha-noi/ngay-mai?lite=1', 'tbody td:nth-child(4)'],
  ['/thoi-tiet-ha-noi/ngay-mai', 'section[aria-labelledby="compared"] tr:has(th:text("Khả năng mưa")) td'],
] as const;

/** Chances in such elements, and which of them are underlined. */
const readMarks = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const percent = /(\d+)%/.exec(part.textContent ?? '')?.[1];
      return percent === undefined ? [] : [{ percent: Number(percent), isMarked: part.querySelector('u') !== null }];
    }),
  );

describe.skipIf(!CAN_BROWSE)('cost and loss of the reader', () => {
  it.each([
    [`${HOURS}?cost=50000&loss=500000`, 'light', PHONE],
    [`${DAYS}?cost=50000&loss=40000`, 'dark', DESK],
    ['/weather-ha-noi/tomorrow?cost=1&loss=2', 'dark', PHONE],
  ] as const)('break no rule of axe, no policy and no width (%s, %s, %j)', async (path, colorScheme, viewport) => {
    const url = journey.portal.origin + path;
    expect(await visitPage(journey.browser, { url, colorScheme, viewport, opensFolds: true })).toEqual(FAULTLESS);
  });

  it('mark the chances from their limit on, here and elsewhere, without account or script', async () => {
    const { origin } = journey.portal;
    const context = await journey.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(origin + DAYS);
    expect((await readMarks(page, DAY_CHANCES)).filter(({ isMarked }) => isMarked)).toEqual([]);
    await fill(page, '50.000', '40.000');
    expect(await page.locator('form p').allTextContents()).toContain(
      'Phòng tránh không rẻ hơn thiệt hại thì không bao giờ đáng.',
    );
    await fill(page, '30.000', '100.000');
    const chances = await readMarks(page, DAY_CHANCES);
    expect(chances.length).toBeGreaterThan(5);
    expect(new Set(chances.map(({ isMarked }) => isMarked)).size).toBe(2);
    for (const { percent, isMarked } of chances) expect([percent, isMarked]).toEqual([percent, percent >= 30]);
    const lead = await page.locator('section[aria-labelledby="worth"] p').first().textContent();
    const count = chances.filter(({ isMarked }) => isMarked).length;
    expect(lead?.replace(/\s/g, ' ')).toContain(`${count} trong ${chances.length} ngày tới`);

    // Another place, and the board, without the address: the device keeps them.
    await page.goto(`${origin}/thoi-tiet-da-nang/theo-gio`);
    expect(await page.locator('section[aria-labelledby="worth"]').textContent()).toContain('30.000');
    await page.goto(`${origin}/san-pham-giai-phap/metplus`);
    expect(await page.locator('input[name="c1"]').inputValue()).toBe('30000');
    expect(await page.locator('input[name="v3"]').inputValue()).toBe('100000');
    // Its block stays small on a phone.
    for (const path of [HOURS, '/thoi-tiet-ha-noi/ngay-mai', '/weather-hue/next-15-days']) {
      await page.goto(origin + path);
      expect(findExcess(await measureBlock(page, 'worth')), path).toEqual({});
    }
    // Pages without the form mark the same chances, the light ones too.
    for (const [path, selector] of SHOWN) {
      await page.goto(origin + path);
      const shown = await readMarks(page, selector);
      expect([path, shown.length > 0]).toEqual([path, true]);
      for (const { percent, isMarked } of shown)
        expect([path, percent, isMarked]).toEqual([path, percent, percent >= 30]);
    }
    await page.goto(origin + DAYS);
    await page.locator('summary', { hasText: 'Đổi chi phí' }).click();
    await page.locator('a', { hasText: 'Xóa' }).click();
    expect((await readMarks(page, DAY_CHANCES)).some(({ isMarked }) => isMarked)).toBe(false);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('worth');
    await context.close();
  });
});
