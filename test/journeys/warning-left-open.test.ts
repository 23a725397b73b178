import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makeSampleBulletin } from '../../apps/portal/src/features/warnings/make-sample-bulletin.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const PLACE = '/thoi-tiet-ha-noi/hien-tai';
const HUE = '/thoi-tiet-hue/hien-tai';
const WARNINGS = '/canh-bao-thien-tai';
const LASTS_S = 40;

const journey = usePortal({ CLOCK: '2026-08-03T14:10:00+07:00' });
const getFolder = (): string => join(journey.portal.dataDir, 'warnings');

async function readPage(path: string): Promise<{ at: number; html: string }> {
  const answer = await fetch(journey.portal.origin + path);
  return { at: Number(answer.headers.get('x-page-time')), html: await answer.text() };
}

const countWarnings = (page: Page) => page.locator('[data-warning]').count();

function write(number: string, area: string, expiresAt: number): void {
  mkdirSync(getFolder(), { recursive: true });
  const text = makeSampleBulletin({ number, area, expiresAt: formatMoment(expiresAt) });
  writeFileSync(join(getFolder(), `${number}.md`), text);
}

/** A page whose marks tell later whether it was loaded anew. */
async function open(path: string): Promise<Page> {
  const page = await journey.browser.newPage();
  await page.goto(journey.portal.origin + path, { waitUntil: 'load' });
  await page.evaluate(() => Object.assign(window, { mark: 1 }));
  return page;
}
const isRenewed = (page: Page) => page.evaluate(() => !('mark' in window));

describe.runIf(CAN_BROWSE)('a page with a warning that was left open, whatever year the portal shows', () => {
  it('loses each warning at its end without being loaded, and keeps the others', async () => {
    const { at } = await readPage(PLACE);
    write('short', '[ha-noi, hue]', at + LASTS_S);
    write('long', '[ha-noi]', at + 86_400);
    const isTold = async () => [
      (await readPage(PLACE)).html.match(/data-warning/g)?.length,
      (await readPage(HUE)).html.includes('data-warning'),
    ];
    await expect.poll(isTold, { timeout: 30_000, interval: 500 }).toEqual([2, true]);
    const [place, hue] = [await open(PLACE), await open(HUE)];
    expect([await countWarnings(place), await countWarnings(hue)]).toEqual([2, 1]);
    await expect.poll(() => countWarnings(place), { timeout: 90_000, interval: 500 }).toBe(1);
    expect(await place.locator('[data-warning]').textContent()).toContain('long');
    await expect.poll(() => countWarnings(hue), { timeout: 10_000 }).toBe(0);
    expect(await hue.getByRole('region', { name: 'Cảnh báo' }).count()).toBe(0);
    expect([await isRenewed(place), await isRenewed(hue)]).toEqual([false, false]);
    expect((await readPage(PLACE)).at).toBeGreaterThanOrEqual(at + LASTS_S);
    await place.close();
    await hue.close();
  }, 180_000);

  it('is loaded anew where it was all about warnings and the last is over', async () => {
    const { at } = await readPage(WARNINGS);
    rmSync(join(getFolder(), 'long.md'));
    write('long', '[ha-noi]', at + 30);
    const ends = async () => (await readPage(WARNINGS)).html.includes(`data-warning="${at + 30}"`);
    await expect.poll(ends, { timeout: 25_000, interval: 500 }).toBe(true);
    const page = await open(WARNINGS);
    expect(await countWarnings(page)).toBe(1);
    await expect.poll(() => isRenewed(page), { timeout: 90_000, interval: 500 }).toBe(true);
    await expect.poll(() => countWarnings(page), { timeout: 10_000 }).toBe(0);
    await page.close();
  }, 180_000);
});
