import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKED_CLOCKS } from '../consistency/cases/clocks.table.ts';
import { type OpenClock, openClock } from '../consistency/open-clock.ts';
import { measureContrast } from './measure-contrast.ts';
import { openBrowser } from './open-browser.ts';
import { CAN_BROWSE } from './use-portal.ts';

/** WCAG 2 asks for 4.5 of small text; large text would be allowed 3. */
const LEAST = 4.5;

/** Skies that differ: by the sun, by what falls, by feast and warning; most are moments that other tests have made the weather of. */
const CLOCKS = ['storm', 'dawn', 'evening', 'midnight', 'cold', 'heat'];
/** Horizons that differ. */
const PATHS = [
  '/',
  '/thoi-tiet-ha-noi/hien-tai',
  '/thoi-tiet-ho-chi-minh/hien-tai',
  '/thoi-tiet-sa-pa-lao-cai/theo-gio',
];
/** Every second sky with the colours the other way round: each width is seen in both, and each sky at both widths. */
const SIZES = [
  [
    { width: 360, scheme: 'light' },
    { width: 1280, scheme: 'dark' },
  ],
  [
    { width: 360, scheme: 'dark' },
    { width: 1280, scheme: 'light' },
  ],
] as const;

const HEAD = '[data-sky], main > :first-child';

describe.skipIf(!CAN_BROWSE).each(CHECKED_CLOCKS.filter(({ name }) => CLOCKS.includes(name)))(
  'text on the sky ($name: $why)',
  (clock) => {
    let browser: Browser;
    let open: OpenClock;
    beforeAll(async () => {
      [browser, open] = await Promise.all([openBrowser(), openClock(clock)]);
    });
    afterAll(async () => {
      await browser?.close();
      await open?.stop();
    });

    const turn = CLOCKS.indexOf(clock.name) % 2;
    const sizes: readonly { readonly width: number; readonly scheme: 'light' | 'dark' }[] = SIZES[turn] ?? [];
    it.each(sizes)('is legible at $width px, $scheme', async ({ width, scheme }) => {
      // Each horizon under each sky, at one width here and at the other under the next sky.
      for (const path of PATHS.filter((_, index) => index % 2 === (width === 360 ? turn : 1 - turn))) {
        const page = await browser.newPage({
          viewport: { width, height: 1100 },
          deviceScaleFactor: 1,
          colorScheme: scheme,
        });
        await page.goto(open.origin + path);
        const lines = await measureContrast(page, HEAD);
        expect(lines.length, path).toBeGreaterThan(2);
        expect(
          lines.filter(({ ratio }) => ratio < LEAST),
          path,
        ).toEqual([]);
        await page.close();
      }
    });
  },
);
