import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const journey = usePortal({ CLOCK: '2026-08-14T14:10:00+07:00!' });

const waitForFrames = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-part="status"]')?.textContent === '');

async function openMap(path: string, viewport = WIDE) {
  const page = await journey.browser.newPage({ viewport, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(journey.portal.origin + path);
  await page.waitForSelector('[data-part="map"][data-live]', { timeout: 30_000 });
  await waitForFrames(page);
  const later = page.getByRole('button', { name: /Để sau|Not now|Later/ });
  if (await later.isVisible()) await later.click();
  return { page, complaints };
}

async function chooseLayer(page: Page, layer: string): Promise<void> {
  await page.click(`a[data-layer="${layer}"]`);
  await page.waitForFunction((name) => location.search.includes(`layer=${name}`), layer);
  await waitForFrames(page);
}

const readQuery = (address: string) => Object.fromEntries(new URL(address, journey.portal.origin).searchParams);
const readHref = async (page: Page, link: string) => readQuery((await page.getAttribute(link, 'href')) ?? '');
const heading = (page: Page) => page.locator('#list h2');

describe.runIf(CAN_BROWSE)('what a reader chose on the map', { timeout: 90_000 }, () => {
  it('stays when a place is searched for', async () => {
    const { page, complaints } = await openMap('/map?palette=classic');
    await chooseLayer(page, 'temperature');
    await page.focus('[data-part="slider"]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => location.search.includes('t=2026-08-14T16'));
    await page.click('[data-part="palette"]');
    await page.waitForFunction(() => !location.search.includes('palette'));
    await page.click('[data-overlay="lightning"]');
    await page.getByRole('combobox').pressSequentially('da lat');
    await page.getByRole('option').first().click();
    await page.waitForURL(/place=/);
    expect(readQuery(page.url())).toEqual({
      layer: 'temperature',
      t: '2026-08-14T16',
      off: 'lightning',
      place: 'da-lat-lam-dong',
    });
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each([
    ['header', WIDE],
    ['drawer', PHONE],
  ] as const)('stays when the language is switched in the %s', async (where, viewport) => {
    const { page, complaints } = await openMap('/map', viewport);
    await chooseLayer(page, 'temperature');
    await page.focus('[data-part="slider"]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => location.search.includes('t=2026-08-14T16'));
    await page.focus('[data-part="map"] canvas');
    await page.keyboard.press('+');
    await page.waitForFunction(() => /z=7.*c=/.test(location.search));
    await page.click('a[href="#list"]');
    await page.waitForFunction(() =>
      document.querySelector('header a[hreflang="en"]')?.getAttribute('href')?.includes('#list'),
    );
    const chosen = readQuery(page.url());
    if (where === 'drawer') await page.click('[popovertargetaction="show"]');
    await page.click('header a[hreflang="en"]:visible');
    await page.waitForURL(/lang=en/);
    expect(readQuery(page.url())).toEqual({ ...chosen, lang: 'en' });
    expect(new URL(page.url()).hash).toBe('#list');
    expect(await heading(page).textContent()).toBe('Temperature in provinces and cities');
    expect(await page.textContent('[data-part="moment"]')).toContain('16:00');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('is in its layer links, and is not taken back by a step back to an older address', async () => {
    const { page } = await openMap('/map');
    await page.click('[data-part="palette"]');
    await page.waitForFunction(() => location.search.includes('palette=classic'));
    expect(await readHref(page, 'a[data-layer="wind"]')).toEqual({ layer: 'wind', palette: 'classic' });
    await page.click('a[href="#list"]');
    await chooseLayer(page, 'uv');
    await page.goBack();
    await expect.poll(() => readQuery(page.url())).toEqual({ layer: 'uv', palette: 'classic' });
    expect(await readHref(page, 'header a[hreflang="en"]')).toEqual({ layer: 'uv', palette: 'classic', lang: 'en' });
    await page.close();
  });
});
