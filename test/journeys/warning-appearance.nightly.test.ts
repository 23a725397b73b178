import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSampleBulletin } from '../../apps/portal/src/features/warnings/bulletin.fixture.ts';
import { fetchAsPage } from './fetch-as-page.ts';
import { listViolations } from './list-violations.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const PATHS = ['/', '/weather-ha-noi/now', '/map', '/canh-bao-thien-tai', '/disaster-warnings', '/?lite=1'];
/** Words without break opportunities. */
const UNBROKEN = { number: 'n'.repeat(100), issuer: 'i'.repeat(200), headline: 'h'.repeat(300) };
const LEVELS = ['1', '2', '3', '4', '5'];

describe.runIf(CAN_BROWSE)('pages with warnings of all five levels', () => {
  const journey = usePortal({ CLOCK: '2026-08-03T14:10:00+07:00' });
  beforeAll(() => {
    const folder = join(journey.portal.dataDir, 'warnings');
    mkdirSync(folder, { recursive: true });
    for (const level of LEVELS) {
      const fields = level === '3' ? UNBROKEN : { number: level };
      const text = makeSampleBulletin({ ...fields, level, area: '[ha-noi]' }, `Tin\n\n${'t'.repeat(500)}`);
      writeFileSync(join(folder, `${level}.md`), text);
    }
  });

  it('has them all within a minute', async () => {
    const ask = async () =>
      (await (await fetchAsPage(`${journey.portal.origin}/api/v1/warnings`)).json()) as { items: object[] };
    const count = async () => (await ask()).items.length;
    await expect.poll(count, { interval: 1000 }).toBe(LEVELS.length);
  });

  it.each(PATHS)('%s are for everybody, in light and dark, and no wider than a phone', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width: 360, height: 740 };
      const page = await journey.browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
      await page.goto(journey.portal.origin + path);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const first = await page.evaluate(() => document.querySelector('[data-warning]')?.textContent ?? '');
      expect([colorScheme, sideways, await listViolations(page)]).toEqual([colorScheme, 0, []]);
      expect(first).toMatch(/(Cấp|Level) 5/);
      await page.close();
    }
  });
});
