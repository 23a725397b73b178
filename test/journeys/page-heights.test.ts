import { toLanguagePath } from '@portal/routes/counterpart';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

/** The most that a page of a place measures on a phone, px. */
const PAGES = [
  ['weather:now', {}, 3800],
  ['weather:hourly', {}, 1720],
  ['weather:tomorrow', {}, 2800],
  ['weather:next-days', { days: '15' }, 2500],
] as const;
const PLACES = ['ha-noi', 'ho-chi-minh', 'phu-quy-lam-dong'];

const VIEWS = (['vi', 'en'] as const).flatMap((language) =>
  PLACES.flatMap((location) =>
    PAGES.map(([route, params, most]) => ({ path: toLanguagePath(route, language, { location, ...params }), most })),
  ),
);

const journey = useSharedPortal({ CLOCK: '2026-08-03T14:10:00+07:00!' });

describe.runIf(CAN_BROWSE)('On a phone', () => {
  it('pages of a place end soon', async () => {
    const page = await journey.browser.newPage({ viewport: { width: 360, height: 740 } });
    const long: string[] = [];
    for (const { path, most } of chooseSample(VIEWS, 5)) {
      await page.goto(journey.portal.origin + path);
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (height > most) long.push(`${path}: ${height} px instead of ${most}`);
    }
    expect(long).toEqual([]);
  });
});
