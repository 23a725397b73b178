import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** The page of a layer, fetched behind the map. */
const isListPage = (url: URL): boolean => url.pathname === '/map' && url.searchParams.has('layer');

const journey = useSharedPortal();

const waitForFrames = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-part="status"]')?.textContent === '');

async function openMap(path: string, viewport = WIDE) {
  const page = await journey.browser.newPage({ viewport, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => request.resourceType() === 'xhr' && asked.push(request.url()));
  await page.goto(journey.portal.origin + path);
  await page.waitForSelector('[data-part="map"][data-live]');
  await waitForFrames(page);
  const later = page.getByRole('button', { name: /Để sau|Not now|Later/ });
  if (await later.isVisible()) await later.click();
  return { page, complaints, asked };
}

/** On a phone the layers stand in the sheet, which its key opens and closes. */
async function toggleSheet(page: Page): Promise<void> {
  const key = page.getByRole('button', { name: /Lớp bản đồ|Map layers/ });
  if (await key.isVisible()) await key.click();
}

async function chooseLayer(page: Page, layer: string): Promise<void> {
  await toggleSheet(page);
  await page.click(`a[data-layer="${layer}"]`);
  await page.waitForFunction((name) => location.search.includes(`layer=${name}`), layer);
  await waitForFrames(page);
  await toggleSheet(page);
}

const readQuery = (address: string) => Object.fromEntries(new URL(address, journey.portal.origin).searchParams);
const readHref = async (page: Page, link: string) => readQuery((await page.getAttribute(link, 'href')) ?? '');
const heading = (page: Page) => page.locator('#list h2');
const value = (page: Page) => page.locator('#list tbody td').first();

describe.runIf(CAN_BROWSE)('what a reader chose on the map', () => {
  it.each([WIDE, PHONE])('is what the list shows too, on a screen of $width', async (viewport) => {
    const { page, complaints, asked } = await openMap('/map?lang=vi', viewport);
    expect(asked).toEqual([]);
    const columns = await page.locator('#list thead').innerText();
    await chooseLayer(page, 'temperature');
    await expect.poll(() => heading(page).textContent()).toBe('Nhiệt độ ở các tỉnh, thành phố');
    expect(await value(page).textContent()).toMatch(/^\d+°/);
    expect(await page.locator('#list tbody tr').count()).toBe(34);
    expect(await page.locator('#list thead').innerText()).not.toBe(columns);
    expect(await page.locator('#list [role="status"]').textContent()).toBe('Nhiệt độ ở các tỉnh, thành phố');
    expect(asked).toHaveLength(1);
    await page.click('a[href="#list"]');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('list');
    expect(new URL(page.url()).hash).toBe('#list');
    expect(await listViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('has no table of another layer below the map while its own is on the way, nor where it does not come', async () => {
    const { page } = await openMap('/map');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(isListPage, async (route) => {
      if (route.request().resourceType() !== 'xhr') return route.continue();
      await held;
      await route.abort();
    });
    await chooseLayer(page, 'uv');
    const list = page.locator('#list');
    expect([await heading(page).textContent(), await page.locator('#list table').count()]).toEqual(['Chỉ số UV', 0]);
    expect(await list.textContent()).toContain('Đang tải');
    // Back on the layer of the page, its table is there at once.
    await page.click('a[data-layer="radar"]');
    await expect.poll(() => heading(page).textContent()).toContain('Mưa 3 giờ tới ở');
    expect(await page.locator('#list tbody tr').count()).toBe(34);
    await chooseLayer(page, 'uv');
    answer();
    await expect.poll(() => list.textContent()).toContain('Chưa tải được bảng số liệu');
    expect(await page.locator('#list table').count()).toBe(0);
    await Promise.all([page.waitForEvent('load'), list.getByRole('link').click()]);
    expect(await heading(page).textContent()).toBe('Chỉ số UV ở các tỉnh, thành phố');
    expect(new URL(page.url()).hash).toBe('#list');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  });

  it('stays when a place is searched for', async () => {
    const { page, complaints } = await openMap('/map?palette=classic');
    await chooseLayer(page, 'temperature');
    await page.focus('[data-part="slider"]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => location.search.includes('t=2026-11-21T16'));
    await page.click('[data-part="palette"]');
    await page.waitForFunction(() => !location.search.includes('palette'));
    await page.click('[data-overlay="lightning"]');
    await page.getByRole('combobox').pressSequentially('da lat');
    await page
      .getByRole('option', { name: /Đà Lạt/ })
      .first()
      .click();
    await page.waitForURL(/place=/);
    expect(readQuery(page.url())).toEqual({
      layer: 'temperature',
      t: '2026-11-21T16',
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
    await page.waitForFunction(() => location.search.includes('t=2026-11-21T16'));
    await page.focus('[data-part="map"] canvas');
    await page.keyboard.press('+');
    await page.waitForFunction(() => /z=\d.*c=/.test(location.search));
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

  it.each([1, 99])('is the cost that marks the chance of a tapped point from %s %% on', async (percent) => {
    const { page, complaints } = await openMap('/map?lang=vi', PHONE);
    const tap = async () => {
      await page.locator('canvas').first().focus();
      await page.keyboard.press('Enter');
      return page.locator('[data-part="card"]');
    };
    const { origin } = journey.portal;
    await page.context().addCookies([{ name: 'worth', value: `${percent}-100`, url: origin }]);
    const line = (await tap()).locator('p', { hasText: 'Khả năng mưa cao nhất trong 3 giờ tới' });
    await line.waitFor();
    const chance = Number(/(\d+)%/.exec((await line.textContent()) ?? '')?.[1]);
    expect(await line.locator('u').count()).toBe(chance >= percent ? 1 : 0);
    expect(((await line.textContent()) ?? '').endsWith('đáng phòng')).toBe(chance >= percent);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
