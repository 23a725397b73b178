import { chooseSample } from '@portal/testing/sample/choose-sample';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listOverlaps } from './list-overlaps.ts';
import { openBrowser } from './open-browser.ts';
import { openSignedIn } from './register-account.ts';
import { listTablePages, SAMPLE } from './table-pages.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, usePortal, useSharedPortal } from './use-portal.ts';
import { measureSideways } from './visit-page.ts';

const SMALLEST = { width: 320, height: 640 };

const journey = useSharedPortal();

describe.skipIf(!CAN_BROWSE)('with text of twice the size the smallest phone scrolls only down', () => {
  it.each([
    '/thoi-tiet-hue/hien-tai',
    '/thoi-tiet-hue/theo-gio',
    '/thoi-tiet-hue/theo-gio?view=table',
    '/weather-hue/next-15-days?view=table',
    '/thoi-tiet-hue/ngay-mai',
    '/thoi-tiet-hue/lam-viec-ngoai-troi',
    '/weather-hue/outdoor-work',
    '/ban-tin-phuong-xa/hue',
    '/ward-bulletin/hue',
    '/going-out?from=hue&to=da-nang',
  ])('%s', async (path) => {
    const page = await journey.browser.newPage({ viewport: SMALLEST });
    await page.goto(journey.portal.origin + path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      // Weather of each moment has figures of its own: measure the widest.
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        text.nodeValue = (text.nodeValue ?? '').replace(/\d/g, '8');
    });
    expect(await measureSideways(page)).toBe(0);
    await page.close();
  });
});

const WIDTHS = [320, 360, 768, 1280];
const PERCENTS = [100, 130, 200];
const PAGES = listTablePages().filter(({ row }) => row.id !== 'logout');
const listPaths = (access: string) => PAGES.filter(({ row }) => row.access === access).map(({ path }) => path);

/** What lies over another or beyond the screen, at each width. */
async function listFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const found = [...(await listOverlaps(page))];
    const sideways = await measureSideways(page);
    if (sideways > 0) found.push(`${sideways} px too wide`);
    faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
  }
  return faults;
}

describe.skipIf(!CAN_BROWSE)('no text lies over another, and no page scrolls sideways', () => {
  // All pages take some minutes.
  it.each(PERCENTS)('with text of %i per cent', { timeout: 1_800_000 }, async (textPercent) => {
    const browser = await openBrowser(journey.portal.headers, { textPercent });
    const faults: string[] = [];
    for (const path of chooseSample(listPaths('all'), 12)) {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.goto(journey.portal.origin + path);
      await page.evaluate(() => document.fonts.ready);
      faults.push(...(await listFaults(page, path)));
      await page.close();
    }
    await browser.close();
    expect(faults).toEqual([]);
  });
});

const PLACE = { name: 'Nhà ở phường Cầu Giấy', lat: 21.0362, lng: 105.7906 };
const RULE = { kind: 'rain', threshold: 2.5, chance: 60, leadMinutes: 30, channelIds: [] };
const SQUARE = [
  [105, 19.6],
  [106, 19.6],
  [106, 20.4],
  [105, 20.4],
  [105, 19.6],
];
const CATCHMENT = { name: 'Lưu vực Sông Mã', polygon: { type: 'Polygon', coordinates: [SQUARE] } };

describe.skipIf(!CAN_BROWSE)('neither on pages of an account', () => {
  const signedIn = usePortal();

  /** Pages of an account with a place, a rule and a catchment; sections without one of theirs are empty. */
  async function listOwnPaths(page: Page, token: string): Promise<string[]> {
    const add = async (list: string, data: object): Promise<string> => {
      const headers = { authorization: `Bearer ${token}` };
      const added = await page.request.post(`${signedIn.portal.origin}/api/v1/me/${list}`, { headers, data });
      return ((await added.json()) as { id: string }).id;
    };
    const placeId = await add('places', PLACE);
    const ruleId = await add('rules', { ...RULE, placeIds: [placeId] });
    const catchmentId = await add('catchments', CATCHMENT);
    const { id: sampleId } = SAMPLE;
    return listPaths('USER').map((path) => path.replace(sampleId, path.includes('catchments') ? catchmentId : ruleId));
  }

  it.each(PERCENTS)('with text of %i per cent', { timeout: 1_800_000 }, async (textPercent) => {
    const browser = await openBrowser({}, { textPercent });
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const token = await openSignedIn(page, signedIn.portal.origin);
    const faults: string[] = [];
    for (const path of chooseSample(await listOwnPaths(page, token), 8)) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(signedIn.portal.origin + path);
      await untilQuiet(page);
      faults.push(...(await listFaults(page, path)));
    }
    await browser.close();
    expect(faults).toEqual([]);
  });
});
