import { describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';

const journey = useSharedPortal();

describe.runIf(CAN_BROWSE)('the lucky card', () => {
  it('is drawn from the list on the page, and nothing is asked of the server', async () => {
    const page = await journey.browser.newPage({ reducedMotion: 'no-preference' });
    await page.goto(`${journey.portal.origin}/gieo-que`);
    const all = await page.locator('details h3').allTextContents();
    await page.getByRole('button', { name: 'Gieo quẻ' }).click();
    await page.getByRole('status').locator('h3').waitFor();
    await untilQuiet(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Gieo lại' }).click();
    await page.locator('[data-state="open"]').waitFor();
    expect(all).toContain(await page.getByRole('status').locator('h3').textContent());
    expect(asked.filter((url) => !/sky-sprite/.test(url))).toEqual([]);
    expect(await listViolations(page)).toEqual([]);
    await page.close();
  });

  it('is drawn by keys again and again, keeps the focus on its button, and shows the card as a status', async () => {
    const page = await journey.browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${journey.portal.origin}/gieo-que`);
    await page.getByRole('button', { name: 'Gieo quẻ' }).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      // The first key waits for the card's script.
      await expect
        .poll(() => page.getByRole('status').ariaSnapshot())
        .toMatch(/article[\s\S]*heading "[^"]+" \[level=3\]/);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Gieo lại');
    }
    await page.reload();
    expect(await page.getByRole('status').textContent()).toBe('');
    await page.close();
  });

  it('turns without moving for those who want no motion', async () => {
    const page = await journey.browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${journey.portal.origin}/lucky-card`);
    await page.getByRole('button', { name: 'Draw a card' }).click();
    await page.getByRole('status').locator('h3').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.close();
  });

  it('says why it cannot be drawn without script, and shows no dead button', async () => {
    const context = await journey.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${journey.portal.origin}/gieo-que`);
    expect(await page.getByText('Gieo quẻ cần JavaScript').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Gieo quẻ' }).isVisible()).toBe(false);
    await page.getByText('Xem cả 24 lá').click();
    expect(await page.locator('details h3').first().isVisible()).toBe(true);
    await context.close();
  });
});
