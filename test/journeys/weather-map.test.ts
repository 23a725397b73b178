import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const journey = useSharedPortal();

async function openMap(path: string, colorScheme: 'light' | 'dark'): Promise<{ page: Page; complaints: string[] }> {
  const viewport = { width: 390, height: 780 };
  const page = await journey.browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(journey.portal.origin + path);
  await page.waitForSelector('[data-part="map"][data-live]');
  await page.waitForFunction(() => document.querySelector('[data-part="status"]')?.textContent === '');
  return { page, complaints };
}

describe.skipIf(!CAN_BROWSE)('the weather map', () => {
  it('changes layer and hour by tap and key, shows the values of a point, and keeps all that in its address', async () => {
    const { page, complaints } = await openMap('/map', 'light');
    // The card that offers to locate the reader lies over the map until it is answered.
    await page.getByRole('button', { name: 'Để sau' }).click();
    // On a phone the layers stand in the sheet.
    await page.getByRole('button', { name: /Lớp bản đồ/ }).click();
    await page.click('[data-layer="temperature"]');
    await page.waitForSelector('[data-legend="temperature"]:not([hidden])');
    await page.keyboard.press('Escape');
    // The bar is the layer's own once its frames are there; until then keys move that of the layer before.
    await page.waitForFunction(() => document.querySelector('[data-part="status"]')?.textContent === '');
    await page.focus('[data-part="slider"]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => /layer=temperature/.test(location.search) && /t=\d{4}-\d\d-\d\dT\d\d/.test(location.search),
    );
    await page.waitForFunction(
      () => document.querySelector('[data-part="slider"]')?.getAttribute('aria-valuenow') === '2',
    );
    await page.mouse.click(240, 431);
    await page.waitForSelector('[data-part="card"] h2');
    expect(await page.textContent('[data-part="card"]')).toMatch(/°/);
    const address = page.url();
    await page.close();
    const again = await openMap(address.slice(journey.portal.origin.length), 'dark');
    await again.page.waitForFunction(
      () => document.querySelector('[data-part="slider"]')?.getAttribute('aria-valuenow') === '2',
    );
    expect(await again.page.getAttribute('[data-layer="temperature"]', 'aria-current')).toBe('true');
    await again.page.close();
    expect([...complaints, ...again.complaints]).toEqual([]);
  });

  it('has one legend before and after the present: what a radar said, what a model said, and where there is no data', async () => {
    const { page, complaints } = await openMap('/map', 'light');
    await page.getByRole('button', { name: /Lớp bản đồ/ }).click();
    const legend = page.locator('[data-legend="radar"] p');
    for (const key of ['Home', 'End']) {
      await page.focus('[data-part="slider"]');
      await page.keyboard.press(key);
      const modelOnly = 'từ 110,5° Đ ra khơi chỉ có mô hình';
      expect((await legend.innerText()).split(/\s*\n\s*/)).toEqual(['radar', 'mô hình', modelOnly, 'Không có số liệu']);
    }
    const bases = await page
      .locator('[data-part="slider"] > span')
      .evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).dataset.basis));
    expect([bases[0], bases.at(-1)]).toEqual(['radar', 'model']);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('has the same names and values in the same place before and after it lives', async () => {
    const page = await journey.browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const readLabels = () =>
      page.locator('[data-part="labels"] > svg:not([data-off])').evaluateAll((labels) =>
        labels
          .map((label) => ({
            text: label.textContent ?? '',
            box: label.querySelector('text:last-child')?.getBoundingClientRect(),
          }))
          .filter(({ box }) => (box?.width ?? 0) > 0)
          .map(({ text, box }) => ({ text, x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) })),
      );
    await page.goto(`${journey.portal.origin}/map`, { waitUntil: 'commit' });
    await page.waitForSelector('[data-part="labels"]');
    await page.evaluate(() => document.fonts.ready);
    const drawn = await readLabels();
    await page.waitForSelector('[data-part="labels"][data-live]');
    const live = await readLabels();
    const cities = ['Hà Nội', 'Đà Nẵng', 'Quần đảo Hoàng Sa', 'Quần đảo Trường Sa'];
    for (const city of cities) {
      const [one, other] = [drawn, live].map((labels) => labels.find(({ text }) => text.endsWith(city)));
      expect(other?.text).toBe(one?.text);
      expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 9e9), (one?.y ?? 0) - (other?.y ?? 9e9))).toBeLessThan(3);
    }
    await page.close();
  });

  it('shows the values of a point by key, leads on to its forecast, and goes back to the map', async () => {
    const { page, complaints } = await openMap('/map?layer=uv&c=21.030,105.800&z=8', 'light');
    const readFocus = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const card = page.locator('[data-part="card"]');
    const isOnMap = () => page.evaluate(() => document.activeElement instanceof HTMLCanvasElement);
    await page.focus('[data-part="map"] canvas');
    await page.keyboard.press('Enter');
    expect(await readFocus()).toBe('×');
    await expect.poll(() => card.textContent()).toContain('Cầu Giấy');
    await page.keyboard.press('Tab');
    expect(await readFocus()).toBe('Xem dự báo nơi này');
    await page.keyboard.press('Escape');
    expect([await card.textContent(), await isOnMap()]).toEqual(['', true]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('shows on a phone the point that its card is about, and asks for nothing that is not there where it lies abroad', async () => {
    const { page, complaints } = await openMap('/map?layer=uv', 'light');
    await page.getByRole('button', { name: 'Để sau' }).click();
    await page.mouse.click(120, 520);
    const [mark, card] = ['[data-part="map"] .mark', '[data-part="card"]'].map((name) => page.locator(name));
    const isClear = async () => {
      const [above, below] = [await mark?.boundingBox(), await card?.boundingBox()];
      return above !== null && below !== null && (above?.y ?? 0) + (above?.height ?? 0) < (below?.y ?? 0);
    };
    await expect.poll(isClear).toBe(true);
    expect(await card?.textContent()).toContain('° B');
    await untilQuiet(page);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each([
    ['/map', 'light'],
    ['/map?layer=wind', 'dark'],
  ] as const)('has no violation of axe while it lives: %s in %s', async (path, colorScheme) => {
    const { page, complaints } = await openMap(path, colorScheme);
    expect(await listViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('shows picture and table where scripts do not run', async () => {
    const context = await journey.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${journey.portal.origin}/map?layer=uv`);
    const picture = page.locator('[data-part="map"] img');
    expect(await picture.getAttribute('alt')).toContain('UV');
    expect(await page.locator('#list tbody tr').count()).toBe(34);
    await context.close();
  });
});
