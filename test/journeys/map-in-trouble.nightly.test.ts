import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const journey = usePortal({ CLOCK: '2026-08-03T14:10:00+07:00' });
/** A part of the map without names. */
const CLIP = { x: 20, y: 260, width: 90, height: 90 };

async function openMap(path: string): Promise<Page> {
  const page = await journey.browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await page.goto(journey.portal.origin + path);
  await page.waitForSelector('[data-part="map"][data-live]');
  await expectStatus(page, '');
  await page.getByRole('button', { name: 'Để sau' }).click();
  return page;
}

const expectStatus = (page: Page, text: string) =>
  expect.poll(() => page.textContent('[data-part="status"]')).toBe(text);

/** Shares of the picture that are coloured and that are dark ground. */
async function inspectMap(page: Page): Promise<{ colored: number; dark: number }> {
  const picture = (await page.screenshot({ clip: CLIP })).toString('base64');
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (canvas === null) throw new Error('no paper');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    let [colored, dark] = [0, 0];
    for (let at = 4; at < data.length; at += 4) {
      const [red, green, blue] = data.subarray(at, at + 3) as unknown as [number, number, number];
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 60) colored += 1;
      if (Math.max(red, green, blue) < 40) dark += 1;
    }
    return { colored: (4 * colored) / data.length, dark: (4 * dark) / data.length };
  }, picture);
}

/** The temperature layer colours a summer afternoon everywhere. */
const expectWarmth = (page: Page) => expect.poll(async () => (await inspectMap(page)).colored).toBeGreaterThan(0.25);

/** Refuses every weather request until the returned function is called. */
async function breakApi(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
  return () => page.unroute('**/api/**');
}

/** Opens the sheet for it and closes it again. */
async function chooseLayer(page: Page, name: string): Promise<void> {
  const key = page.getByRole('button', { name: /Lớp bản đồ/ });
  await key.click();
  await page.getByRole('link', { name }).click();
  await key.click();
}

const nextPicture = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

describe.runIf(CAN_BROWSE)('a map in trouble', () => {
  it('stays where it is while its legend is opened over the card of a point, and shows the point when the phone is turned', async () => {
    const page = await openMap('/map');
    await page.mouse.click(230, 300);
    const [mark, card] = [page.locator('[data-part="map"] .mark'), page.locator('[data-part="card"]')];
    await expect.poll(() => card.textContent()).toContain('° B');
    await nextPicture(page);
    const before = await mark.boundingBox();
    const key = page.getByRole('button', { name: 'Chú giải và các lớp phủ' });
    for (const expanded of ['true', 'false']) {
      await key.click();
      expect(await key.getAttribute('aria-expanded')).toBe(expanded);
      await nextPicture(page);
      expect(await mark.boundingBox()).toEqual(before);
    }
    await page.setViewportSize({ width: 740, height: 360 });
    const map = page.locator('[data-part="map"]');
    const isBetween = async () => {
      const [point, over, frame] = await Promise.all([mark, card, map].map((one) => one.boundingBox()));
      return point && over && frame && point.y > frame.y && point.y + point.height < over.y;
    };
    await expect.poll(isBetween).toBe(true);
    await page.close();
  });

  it('darkens the whole map for a layer that does not come, keeps it in the address, and asks again at a key', async () => {
    const page = await openMap('/map?layer=temperature');
    await expectWarmth(page);
    const heal = await breakApi(page);
    await chooseLayer(page, 'Mưa 24 giờ');
    await expectStatus(page, 'Không tải được số liệu của lớp này.');
    await nextPicture(page);
    expect((await inspectMap(page)).dark).toBeGreaterThan(0.6);
    expect(new URL(page.url()).searchParams.get('layer')).toBe('rain');
    const retry = page.getByRole('button', { name: 'Thử lại' });
    expect((await retry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const again = page.waitForResponse('**/api/v1/weather/map/frames?*');
    await retry.press('Enter');
    expect((await again).status()).toBe(503);
    await expectStatus(page, 'Không tải được số liệu của lớp này.');
    expect(await retry.evaluate((key) => key === document.activeElement)).toBe(true);
    await heal();
    await retry.press('Enter');
    await expectStatus(page, '');
    expect(await retry.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('CANVAS');
    await expect.poll(async () => (await inspectMap(page)).dark).toBeLessThan(0.6);
    await page.close();
  });

  it('says of its radar layer that nothing is known where its frames do not come', async () => {
    const page = await openMap('/map?layer=uv');
    await page.route('**/map-data/**', (route) => route.fulfill({ status: 503 }));
    await chooseLayer(page, 'Mưa 3 giờ');
    await expectStatus(page, 'Không tải được số liệu của lớp này.');
    expect(await page.locator('[data-legend="radar"]').textContent()).toContain('Không có số liệu');
    expect((await inspectMap(page)).dark).toBeGreaterThan(0.6);
    await page.close();
  });

  it('leaves nothing of the layer before under the legend of one that is under way', async () => {
    const page = await openMap('/map?layer=temperature');
    await expectWarmth(page);
    let letGo = (): void => undefined;
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route('**/api/v1/weather/map/frames?*', async (route) => {
      await held;
      await route.continue();
    });
    await chooseLayer(page, 'Mưa 24 giờ');
    await page.waitForSelector('[data-legend="rain"]:not([hidden])', { state: 'attached' });
    await nextPicture(page);
    expect((await inspectMap(page)).colored).toBeLessThan(0.1);
    expect(await page.textContent('[data-part="status"]')).toBe('Đang tải số liệu…');
    letGo();
    await expectStatus(page, '');
    await expect.poll(async () => (await inspectMap(page)).dark).toBeLessThan(0.6);
    await page.close();
  });

  it.each([
    ['/map', 'without WebGL'],
    ['/map', 'without script'],
    ['/anh-may-ve-tinh', 'without WebGL'],
    ['/anh-may-ve-tinh', 'without script'],
  ])('offers on %s %s no key that would do nothing, and shows both archipelagos', async (path, lack) => {
    const hasScript = lack === 'without WebGL';
    const viewport = { width: 1280, height: 800 };
    const context = await journey.browser.newContext({ viewport, javaScriptEnabled: hasScript });
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const page = await context.newPage();
    await page.goto(journey.portal.origin + path);
    const map = page.locator(':is([data-island="weather-map"], [data-island="satellite-map"])');
    if (hasScript) await page.waitForSelector('[data-drawn]');
    const keys = await map.getByRole('button').all();
    expect(await Promise.all(keys.map((key) => key.getAttribute('aria-label')))).toEqual([]);
    const frame = await map.boundingBox();
    for (const name of ['Quần đảo Hoàng Sa', 'Quần đảo Trường Sa']) {
      const label = map.locator('[data-part="labels"]').getByText(name, { exact: true });
      expect(await label.isVisible()).toBe(true);
      const box = await label.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
    }
    await context.close();
  });
});
