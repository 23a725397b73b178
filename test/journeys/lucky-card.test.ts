import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { CHROME_PATH, openBrowser } from './open-browser.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

let browser: Browser;
let server: RunningPortal;

describe.skipIf(CHROME_PATH === '' || !PAGES_ARE_BUILT)('the lucky card', () => {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), startPortal()]);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('is drawn from the list on the page, and nothing is asked of the server', async () => {
    const page = await browser.newPage({ reducedMotion: 'no-preference' });
    await page.goto(`${server.origin}/gieo-que`, { waitUntil: 'networkidle' });
    const all = await page.locator('details h3').allTextContents();
    await page.getByRole('button', { name: 'Gieo quẻ' }).click();
    await page.getByRole('status').locator('h3').waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Gieo lại' }).click();
    await page.locator('[data-state="open"]').waitFor();
    expect(all).toContain(await page.getByRole('status').locator('h3').textContent());
    expect(asked.filter((url) => !/sky-sprite/.test(url))).toEqual([]);
    expect(await listViolations(page)).toEqual([]);
    await page.close();
  });

  it('turns without moving for those who want no motion', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${server.origin}/lucky-card`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Draw a card' }).click();
    await page.getByRole('status').locator('h3').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.close();
  });

  it('says why it cannot be drawn without script, and shows no dead button', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.origin}/gieo-que`);
    expect(await page.getByText('Gieo quẻ cần JavaScript').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Gieo quẻ' }).isVisible()).toBe(false);
    await page.getByText('Xem cả 24 lá').click();
    expect(await page.locator('details h3').first().isVisible()).toBe(true);
    await context.close();
  });
});
