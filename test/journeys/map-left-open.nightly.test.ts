import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const OPENED = '2026-08-03T14:10:00+07:00';
const LATER = '2026-08-03T15:13:00+07:00';
const CALL = '**/api/v1/weather/map/nowcasting?*';

interface Reply {
  frames: { url: string; kind: string }[];
}

const journey = usePortal({ CLOCK: OPENED });

/** The rain map, drawn live, in the hour in which it was opened. */
async function openMap(): Promise<Page> {
  const page = await journey.browser.newPage({ viewport: { width: 390, height: 780 } });
  await page.clock.setFixedTime(OPENED);
  await page.goto(`${journey.portal.origin}/map`);
  await page.waitForSelector('[data-part="map"][data-live]');
  await page.waitForFunction(() => document.querySelector('[data-part="status"]')?.textContent === '');
  await page.getByRole('button', { name: 'Để sau' }).click();
  return page;
}

/** Closes a page; answers on their way to it are dropped. */
async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
}

/** The reader returns to a tab that was hidden for an hour. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.setFixedTime(LATER);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The server's answers an hour later: other frames, and the first two forecast frames have been observed. */
async function moveOn(page: Page): Promise<void> {
  await page.route(CALL, async (route) => {
    const reply = (await (await route.fetch()).json()) as Reply;
    const first = reply.frames.findIndex(({ kind }) => kind === 'forecast');
    const frames = reply.frames.slice(2).map((frame, index) => ({
      ...frame,
      kind: index < first ? 'observed' : 'forecast',
      url: `${frame.url}?later`,
    }));
    await route.fulfill({ json: { ...reply, frames } });
  });
  await page.route(/\/map-data\/.*\?later$/, async (route) => {
    const url = route.request().url().replace('?later', '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
}

const readMoment = (page: Page): Promise<string | null> => page.textContent('[data-part="moment"]');
const readStatus = (page: Page): Promise<string | null> => page.textContent('[data-part="status"]');

describe.runIf(CAN_BROWSE)('a map that stays open', () => {
  it('goes on to what was seen since when its reader comes back', async () => {
    const page = await openMap();
    expect(await readMoment(page)).toContain('14:10');
    await moveOn(page);
    await comeBack(page);
    await expect.poll(() => readMoment(page)).toContain('14:30');
    expect(await page.textContent('[data-part="kind"]')).toBe('đã đo');
    await leave(page);
  });

  it('says that its frames are old where newer ones do not come, calls none of them now, and goes on once they come', async () => {
    const page = await openMap();
    await page.mouse.click(200, 400);
    const card = page.locator('[data-part="card"]');
    await expect.poll(() => card.textContent()).toContain('lúc này');
    await page.route(CALL, (route) => route.abort());
    await comeBack(page);
    await expect.poll(() => readStatus(page)).toContain('số liệu cũ');
    expect(await card.textContent()).toContain('lúc 14:10');
    await page.unroute(CALL);
    await moveOn(page);
    await comeBack(page);
    await expect.poll(() => readMoment(page)).toContain('14:30');
    expect(await readStatus(page)).toBe('');
    await leave(page);
  });

  it('plays on where frames vanish, because other ones have taken their place', async () => {
    const page = await openMap();
    await page.route('**/map-data/**', (route) => route.fulfill({ status: 404 }));
    await moveOn(page);
    await page.click('[data-part="play"]');
    await expect.poll(() => readMoment(page)).toContain('14:50');
    expect(await page.getAttribute('[data-part="play"]', 'aria-pressed')).toBe('true');
    expect(await readStatus(page)).toBe('');
    await leave(page);
  });

  it('stops and says so where frames vanish for good, and plays once they are back', async () => {
    const page = await openMap();
    await page.route('**/map-data/**', (route) => route.abort());
    await page.click('[data-part="play"]');
    await expect.poll(() => readStatus(page)).toContain('Không tải được');
    expect(await page.getAttribute('[data-part="play"]', 'aria-pressed')).toBe('false');
    await page.unroute('**/map-data/**');
    await page.click('[data-part="play"]');
    await expect.poll(() => readMoment(page)).toContain('14:30');
    expect(await readStatus(page)).toBe('');
    await leave(page);
  });
});
