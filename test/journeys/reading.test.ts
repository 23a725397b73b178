import { chooseSample } from '@portal/testing/sample/choose-sample';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_ARGUMENTS, CHROME_PATH, openBrowser } from './open-browser.ts';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';

const PATHS = [
  '/',
  '/thoi-tiet-da-lat-lam-dong/hien-tai',
  '/weather-ha-noi/hourly',
  '/weather-ha-noi/tomorrow',
  '/thoi-tiet-hue/15-ngay-toi',
  '/thoi-tiet-ha-noi/90-ngay',
  '/thoi-tiet-nha-nong-can-tho/hien-tai',
] as const;
const SPANS = [
  ['hien-tai', 'now'],
  ['theo-gio', 'hourly'],
  ['ngay-mai', 'tomorrow'],
  ['3-ngay-toi', 'next-3-days'],
  ['15-ngay-toi', 'next-15-days'],
  ['90-ngay', '90-days'],
] as const;
const WEATHER_PATHS = SPANS.flatMap(([vi, en]) => [
  `/thoi-tiet-ha-noi/${vi}`,
  `/weather-ha-noi/${en}`,
  `/thoi-tiet-nha-nong-can-tho/${vi}`,
  `/agri-weather-can-tho/${en}`,
]);
const ALL_PATHS = ['/', '/?lang=en', '/tim-kiem?q=tan+thanh', '/search?q=tan+thanh', ...WEATHER_PATHS];
/** Twice what browsers come with. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

let portal: SharedPortal;

describe.skipIf(CHROME_PATH === '' || !PAGES_ARE_BUILT)('the pages', () => {
  beforeAll(async () => {
    portal = await openSharedPortal();
  });

  describe('with text of twice the size', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: CHROME_PATH, args: [...BROWSER_ARGUMENTS, LARGE_TEXT] });
    });
    afterAll(() => browser?.close());

    it.each(chooseSample(PATHS, 6))('%s fits a desk, and no line of text lies on the next', async (path) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(portal.origin + path);
      const { sideways, size, tight } = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('main p, main dd, main td, main h2')];
        const styles = texts.map((element) => getComputedStyle(element));
        const tooTight = styles.filter(
          ({ lineHeight, fontSize }) => Number.parseFloat(lineHeight) < Number.parseFloat(fontSize) * 0.85,
        );
        const { scrollWidth } = document.documentElement;
        return {
          sideways: scrollWidth - innerWidth,
          size: getComputedStyle(document.body).fontSize,
          tight: tooTight.length,
        };
      });
      expect({ sideways, size, tight }).toEqual({ sideways: 0, size: '28px', tight: 0 });
      await page.close();
    });

    it.each(chooseSample(ALL_PATHS, 10))(
      '%s fits a phone and a desk with all that is folded, and cuts no word off',
      async (path) => {
        const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
        // A font that comes late is not used: the page then stays in the wider face of the system.
        for (const [width, hasFonts] of [
          [360, true],
          [1280, true],
          [360, false],
        ] as const) {
          await page.setViewportSize({ width, height: 740 });
          if (!hasFonts) await page.route(/\.woff2$/, (route) => route.abort());
          await page.goto(portal.origin + path);
          const { sideways, cut } = await page.evaluate(() => {
            for (const frame of document.querySelectorAll('body > header, body > footer')) frame.remove();
            for (const fold of document.querySelectorAll('details')) fold.open = true;
            const texts = [...document.querySelectorAll<HTMLElement>('main *')];
            const isCut = (element: HTMLElement) =>
              getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth;
            return {
              sideways: document.documentElement.scrollWidth - innerWidth,
              cut: texts.filter(isCut).map(({ textContent }) => textContent),
            };
          });
          expect({ width, hasFonts, sideways, cut }).toEqual({ width, hasFonts, sideways: 0, cut: [] });
        }
        await page.close();
      },
    );

    it('leaves the map of a phone in sight, and each of its keys can be pressed', async () => {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      await page.goto(`${portal.origin}/map`);
      const { height, covered, reached } = await page.evaluate(() => {
        const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        const [map, bar] = [box('[data-part="map"]'), box('[data-part="bar"]')];
        const keys = [...document.querySelectorAll('[data-tool="locate"], [data-tool="legend"], a[href="#list"]')];
        const isReached = (key: Element): boolean => {
          const { left, top, width, height } = key.getBoundingClientRect();
          return key.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        };
        return {
          height: map.height,
          covered: map.bottom - bar.top,
          reached: keys.filter((key) => key.checkVisibility()).map(isReached),
        };
      });
      expect(height).toBeGreaterThan(350);
      expect(covered).toBeLessThanOrEqual(0);
      expect(reached.length).toBeGreaterThanOrEqual(3);
      expect(reached).not.toContain(false);
      await page.close();
    });

    it('lets the settings be chosen on a phone', async () => {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      await page.goto(`${portal.origin}/weather-ha-noi/now`);
      const form = page.locator('form[name=settings]').first();
      await form.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
      const wide = await form.evaluate(
        (element) =>
          [...element.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > innerWidth).length,
      );
      expect([await form.isVisible(), wide]).toEqual([true, 0]);
      await page.close();
    });
  });

  describe('in other media', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await openBrowser();
    });
    afterAll(() => browser?.close());

    it.each(chooseSample(PATHS, 6))(
      '%s is printed without menus and sky, with everything that is folded',
      async (path) => {
        const page = await browser.newPage({ viewport: { width: 688, height: 1000 } });
        await page.goto(portal.origin + path);
        await page.emulateMedia({ media: 'print' });
        for (const hidden of [
          'body > header',
          'body > footer',
          'main nav >> nth=0',
          '[data-sky] > [aria-hidden] >> nth=0',
        ]) {
          expect([hidden, await page.locator(hidden).isVisible()]).toEqual([hidden, false]);
        }
        expect(await page.locator('h1').isVisible()).toBe(true);
        const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
        expect(ink).toBe('rgb(0, 0, 0)');
        // Nobody fills in a form on paper; some parts only hold others.
        const folded = page.locator('main details:not([open]) > :not(summary, form)');
        for (const part of (await folded.all()).slice(0, 3)) {
          const isSeen = await part.evaluate((element) => {
            const shown = getComputedStyle(element).display === 'contents' ? [...element.children] : [element];
            return shown.every((each) => each.checkVisibility({ contentVisibilityAuto: true }));
          });
          expect(isSeen).toBe(true);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        await page.close();
      },
    );

    it('are printed in the colours of day, whatever the theme of the screen', async () => {
      const readColors = async (colorScheme: 'light' | 'dark') => {
        const page = await browser.newPage({ colorScheme });
        await page.goto(`${portal.origin}/thoi-tiet-ha-noi/hien-tai`);
        await page.emulateMedia({ media: 'print', colorScheme });
        const colors = await page.evaluate(() => {
          const style = getComputedStyle(document.documentElement);
          return ['--ink', '--line', '--rain-1', '--rain-3', '--ic-cloud'].map((name) => style.getPropertyValue(name));
        });
        await page.close();
        return colors;
      };
      const day = await readColors('light');
      expect(day.every((color) => color.startsWith('#'))).toBe(true);
      expect(await readColors('dark')).toEqual(day);
    });

    it('have nothing drawn behind their text in colours of the system', async () => {
      const page = await browser.newPage({ forcedColors: 'active' });
      await page.goto(`${portal.origin}/thoi-tiet-ha-noi/hien-tai`);
      expect(await page.locator('[data-sky] > [aria-hidden]').first().isVisible()).toBe(false);
      const edge = await page
        .locator('main [aria-current=page] >> visible=true')
        .first()
        .evaluate((link) => getComputedStyle(link).outlineStyle);
      expect(edge).toBe('solid');
      await page.close();
    });

    it('do not glide from one to the next for who wants no motion', async () => {
      for (const reducedMotion of ['reduce', 'no-preference'] as const) {
        const page = await browser.newPage({ reducedMotion });
        await page.goto(`${portal.origin}/thoi-tiet-ha-noi/hien-tai`);
        const glided = await page.evaluate(
          () =>
            [...document.styleSheets]
              .flatMap(({ cssRules }) => [...cssRules])
              .filter((rule) => rule instanceof CSSMediaRule && rule.cssText.includes('@view-transition'))
              .filter((rule) => matchMedia((rule as CSSMediaRule).conditionText).matches).length,
        );
        expect([reducedMotion, glided]).toEqual([reducedMotion, reducedMotion === 'reduce' ? 0 : 1]);
        await page.close();
      }
    });
  });
});
