import { chooseSample } from '@portal/testing/sample/choose-sample';
import type { ConsoleMessage, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { listenForComplaints, listenForStrangers } from './listen-for-complaints.ts';
import { listTablePages } from './table-pages.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';
import { FAULTLESS, measureSideways, visitPage } from './visit-page.ts';

/** Pages that no other journey holds to these rules: those of a place’s weather have their own, with what is folded away. */
const PATHS = [
  '/',
  '/?lang=en',
  '/tim-kiem',
  '/tim-kiem?q=da',
  '/search?q=da',
  '/search?q=12+Hue+Street',
  '/khong-tim-thay',
  '/not-found',
  '/thoi-tiet-da-latt/hien-tai',
  '/thoi-tiet-tan-thanh-dong-thap/hien-tai',
  '/error?from=/map',
  '/thoi-tiet-da-lat-lam-dong/hien-tai',
  '/api/docs?lang=en',
  '/radar-map?lang=en',
  '/login',
  '/login?lang=en&reason=expired',
  '/dang-ky',
  '/quen-mat-khau',
  '/happy-rain',
  '/happy-rain-cho-lai-xe?lang=en',
  '/happy-rain-nong-nghiep?place=quang-ninh',
] as const;
/** Where the frame is looked at too: the same parts stand on every page, in other words and with another one chosen. */
const WITH_FRAME: readonly string[] = [
  '/',
  '/?lang=en',
  '/thoi-tiet-da-lat-lam-dong/hien-tai',
  '/login?lang=en&reason=expired',
];
const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

const journey = useSharedPortal();

function visit(path: string, colorScheme: 'light' | 'dark', viewport: typeof NARROW) {
  const isMeant = (message: ConsoleMessage) => {
    const expected = /status of 404/.test(message.text()) && message.location().url === journey.portal.origin + path;
    return message.type() === 'error' && !expected;
  };
  const withFrame = WITH_FRAME.includes(path);
  return visitPage(journey.browser, {
    url: journey.portal.origin + path,
    colorScheme,
    viewport,
    opensFolds: false,
    withFrame,
    isMeant,
  });
}

describe.skipIf(!CAN_BROWSE)('pages in a browser', () => {
  const views = PATHS.flatMap((path) => [
    { path, scheme: 'light' as const, viewport: NARROW },
    { path, scheme: 'dark' as const, viewport: WIDE },
  ]);
  it.each(chooseSample(views, 6))(
    '$path breaks no rule of axe, no policy and no width ($scheme, $viewport.width px)',
    async ({ path, scheme, viewport }) => {
      expect(await visit(path, scheme, viewport)).toEqual(FAULTLESS);
    },
  );

  describe('a page of words, on a phone in Vietnamese, on a desk in English', () => {
    const ofWords = chooseSample(
      listTablePages().filter(({ row }) => row.kind === 'words' || row.id === 'error'),
      10,
    );
    let page: Page;
    let complaints: readonly string[];
    let strangers: readonly string[];
    beforeAll(async () => {
      page = await journey.browser.newPage({ reducedMotion: 'reduce' });
      complaints = listenForComplaints(page);
      strangers = listenForStrangers(page, journey.portal.origin);
    });
    afterAll(() => page.close());

    it.each(ofWords.map(({ path, language }) => [path, language] as const))('%s', async (path, language) => {
      await page.setViewportSize(language === 'vi' ? NARROW : WIDE);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(journey.portal.origin + path);
      expect(await measureSideways(page), 'wider than the screen').toBe(0);
      // Languages share their structure and colours: what differs is the length of words.
      if (language === 'vi') {
        expect(await listViolations(page, { skipsFrame: true }), 'by day').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        // Only colours differ in the dark.
        const inTheDark = await listViolations(page, { rule: 'color-contrast', skipsFrame: true });
        expect(inTheDark, 'in the dark').toEqual([]);
      }
      await page.setViewportSize(NARROW);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await measureSideways(page), 'wider than a phone with text of twice the size').toBe(0);
      // Islands wake when they are seen.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      if (language === 'vi' && (await page.locator('main [data-island]').count()) > 0) await untilQuiet(page);
      expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
    });
  });

  it('breaks no rule of axe with the phone’s menu open', async () => {
    const page = await journey.browser.newPage({ viewport: NARROW });
    await page.goto(`${journey.portal.origin}/`);
    await page.locator('header button[aria-label="Mở menu"]').click();
    expect(await page.getByRole('link', { name: 'Bản đồ', exact: true }).isVisible()).toBe(true);
    expect(await listViolations(page)).toEqual([]);
    await page.close();
  });
});
