import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchAsPage } from './fetch-as-page.ts';
import { listViolations } from './list-violations.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const PATH = '/anh-may-ve-tinh';

const journey = useSharedPortal();

/** The demonstration's images are drawn after the portal has begun to answer. */
async function waitForImages(): Promise<void> {
  const areDrawn = async () => {
    const answer = await fetchAsPage(`${journey.portal.origin}/api/v1/weather/map/satellite`);
    const { frames } = (await answer.json()) as { readonly frames: readonly unknown[] };
    expect(frames.length, 'images of the demonstration').toBeGreaterThanOrEqual(19);
  };
  await vi.waitFor(areDrawn, { timeout: 240_000, interval: 250 });
}

async function openImages(
  path: string,
  colorScheme: 'light' | 'dark',
): Promise<{ page: Page; complaints: string[]; images: string[] }> {
  const page = await journey.browser.newPage({
    viewport: { width: 390, height: 780 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  const images: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => request.url().endsWith('.webp') && images.push(request.url()));
  await page.goto(journey.portal.origin + path);
  await page.waitForSelector('[data-part="map"][data-live]');
  return { page, complaints, images };
}

describe.skipIf(!CAN_BROWSE)('the page of satellite images', () => {
  beforeAll(async () => {
    await waitForImages();
  });

  it('fetches the newest image only, steps by key and link, plays, and keeps the image in its address', async () => {
    const { page, complaints, images } = await openImages(PATH, 'light');
    expect(new Set(images).size).toBe(1);
    // On a phone the card that offers to look where the reader is lies over the bar until it is answered.
    await page.getByRole('button', { name: 'Để sau' }).click();
    await page.focus('[data-part="slider"]');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => /t=\d{4}-\d\d-\d\dT\d{2,4}/.test(location.search));
    expect(await page.getAttribute('[data-part="slider"]', 'aria-valuenow')).toBe('17');
    const english = await page.getAttribute('header a[hreflang="en"]', 'href');
    expect(new URLSearchParams(english?.split('?')[1]).get('t')).toBe(new URL(page.url()).searchParams.get('t'));
    await page.click('[data-part="times"] [data-index="3"]');
    await page.waitForFunction(() => document.querySelector('[data-part="status"]')?.textContent === '');
    expect(await page.getAttribute('[data-part="times"] [aria-current]', 'data-index')).toBe('3');
    const address = page.url();
    await page.click('[data-part="play"]');
    await page.waitForFunction(
      () => Number(document.querySelector('[data-part="slider"]')?.getAttribute('aria-valuenow')) > 4,
    );
    await page.close();
    const again = await openImages(address.slice(journey.portal.origin.length), 'dark');
    expect(await again.page.getAttribute('[data-part="slider"]', 'aria-valuenow')).toBe('3');
    await again.page.close();
    expect([...complaints, ...again.complaints]).toEqual([]);
  });

  it.each([
    [PATH, 'light'],
    [`${PATH}?lang=en`, 'dark'],
  ] as const)('has no violation of axe while it lives: %s in %s', async (path, colorScheme) => {
    const { page, complaints } = await openImages(path, colorScheme);
    expect(await listViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('shows each image under coast and names where scripts do not run', async () => {
    const context = await journey.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(journey.portal.origin + PATH);
    await page.getByRole('link', { name: 'Ảnh trước' }).click();
    const picture = page.locator('[data-picture]');
    const time = await page.locator('[data-part="times"] [aria-current]').textContent();
    expect(await picture.getAttribute('aria-label')).toContain(time ?? 'no time');
    const addresses = await picture
      .locator('image')
      .evaluateAll((images) => images.map((image) => image.getAttribute('href') ?? ''));
    expect(addresses).toHaveLength(2);
    for (const address of addresses) expect((await fetch(journey.portal.origin + address)).status).toBe(200);
    expect(await page.locator('[data-part="times"] a').count()).toBe(19);
    await context.close();
  });
});
