import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findExcess, measureBlock } from './measure-block.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const journey = useSharedPortal();

/** Storms and costs have journeys of their own. */
const BLOCKS = [
  ['ride', '/thoi-tiet-ha-noi/hien-tai'],
  ['ride', '/weather-ha-noi/now'],
  ['ride', '/thoi-tiet-da-nang/hien-tai'],
  ['ride', '/weather-ca-mau/now'],
  ['heat', '/thoi-tiet-can-tho/hien-tai'],
  ['heat', '/weather-can-tho/now'],
  ['drying', '/thoi-tiet-nha-nong-can-tho/hien-tai?crop=rice'],
  ['drying', '/agri-weather-can-tho/now?crop=rice'],
  ['drying', '/thoi-tiet-nha-nong-dak-lak/hien-tai?crop=coffee'],
] as const;

describe.skipIf(!CAN_BROWSE)('blocks of decisions on a phone', () => {
  let page: Page;
  beforeAll(async () => {
    page = await journey.browser.newPage({ viewport: { width: 360, height: 740 } });
  });
  afterAll(() => page?.close());

  it.each(BLOCKS)('%s stays within its height, bytes and number (%s)', async (id, path) => {
    await page.goto(journey.portal.origin + path);
    expect(findExcess(await measureBlock(page, id))).toEqual({});
  });

  it('the one about heat says what the call says, and is absent where it is cool', async () => {
    const { origin } = journey.portal;
    await page.goto(`${origin}/thoi-tiet-can-tho/hien-tai`);
    const words = await page.locator('section[aria-labelledby="heat"] p').first().innerText();
    const reply = await fetch(`${origin}/api/v1/weather/heat?location=can-tho`, { headers: journey.portal.headers });
    const { days, hours } = (await reply.json()) as {
      readonly days: readonly { readonly wbgtMax: number }[];
      readonly hours: readonly { readonly rest: { readonly heavy: number } }[];
    };
    expect(days[0]?.wbgtMax).toBeGreaterThanOrEqual(26);
    const most = Math.max(...hours.slice(5, 19).map(({ rest }) => rest.heavy));
    expect(words.replaceAll('\u00a0', ' ')).toContain(
      most === 60 ? 'phải dừng' : most === 0 ? 'không phải nghỉ' : `${most} phút`,
    );
    await page.goto(`${origin}/thoi-tiet-da-lat-lam-dong/hien-tai`);
    expect(await page.locator('section[aria-labelledby="heat"]').count()).toBe(0);
  });
});
