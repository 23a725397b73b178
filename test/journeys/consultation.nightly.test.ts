import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const run = promisify(execFile);
const COMMANDS = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');
const ADDRESS = '/api/guest/consultation';
const journey = usePortal();

const findFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('name') ?? element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** A page with the dialog that was opened by the keyboard. */
async function openDialog(path: string, width: number): Promise<Page> {
  const page = await journey.browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(journey.portal.origin + path);
  if (width < 900) {
    await page.getByRole('button', { name: 'Mở menu' }).focus();
    await page.keyboard.press('Enter');
  }
  await page.locator('a[data-consult]:visible').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('dialog[open]');
  return page;
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await page.locator(`dialog [name=${field}]`).first().focus();
  await page.keyboard.type(text);
}

async function exportLeads(): Promise<string> {
  const file = join(journey.portal.dataDir, `${Date.now()}.csv`);
  const env = { PATH: process.env.PATH, ...journey.portal.commandSettings };
  await run(process.execPath, [COMMANDS, 'leads', 'export', '--csv', file], { env });
  return readFileSync(file, 'utf8');
}

describe.skipIf(!CAN_BROWSE)('the consultation dialog by keyboard', () => {
  it('holds the focus, asks before it forgets what was typed, and gives the focus back', async () => {
    const page = await openDialog('/', 1280);
    const seen = new Set<string>();
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
      seen.add(await findFocus(page));
    }
    for (const name of ['page', 'name', 'numberPhone', 'email', 'content', 'Đóng']) expect(seen).toContain(name);
    expect(seen).not.toContain('leaveEmpty');
    await type(page, 'name', 'Hà');
    for (const answer of ['Enter', 'Escape']) {
      await page.keyboard.press('Escape');
      expect([answer, await findFocus(page)]).toEqual([answer, 'Nhập tiếp']);
      await page.keyboard.press(answer);
      expect([answer, await findFocus(page)]).toEqual([answer, 'name']);
    }
    expect(await page.locator('dialog [name=name]').inputValue()).toBe('Hà');
    await page.locator('dialog [name=name]').fill('');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(await findFocus(page)).toBe('Nhận tư vấn');
    await page.close();
  });

  it.each([
    ['/', 360, 'Vui lòng nhập số điện thoại'],
    ['/weather-ha-noi/now', 1280, 'Please enter your phone number'],
  ])(
    'of %s at %i px shows what is wrong, keeps it through failures, and sends it once',
    async (path, width, missing) => {
      const page = await openDialog(path, width);
      const who = `ha${width}@example.com`;
      await page.locator('dialog [name=page]').first().focus();
      await page.keyboard.press('Space');
      await type(page, 'name', '=1+1');
      await type(page, 'email', who);
      await page.keyboard.press('Enter');
      const phone = page.locator('dialog [name=numberPhone]');
      expect(await phone.getAttribute('aria-invalid')).toBe('true');
      const described = (await phone.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const shown = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(shown[0]).toBe(missing);
      expect(shown).toHaveLength(2);
      expect(await page.locator('dialog [role=status]').textContent()).not.toBe('');
      expect(await listViolations(page)).toEqual([]);

      await type(page, 'numberPhone', '0912345678');
      // The portal saves it, and its reply is lost on the way; then it is busy; then all is well.
      const answers: number[] = [];
      await page.route(`**${ADDRESS}*`, async (route) => {
        const answer = await route.fetch();
        answers.push(answer.status());
        if (answers.length === 1) await route.abort();
        else if (answers.length === 2) await route.fulfill({ status: 429, json: { status: 429 } });
        else await route.fulfill({ response: answer });
      });
      const alert = page.locator('dialog [role=alert]');
      for (const expected of [1, 2]) {
        await page.keyboard.press('Enter');
        await expect.poll(() => answers.length).toBe(expected);
        await expect.poll(() => alert.textContent()).not.toBe('');
        expect(await page.locator('dialog [name=name]').inputValue()).toBe('=1+1');
      }
      await page.locator('dialog [type=submit]').dblclick();
      await page.locator('dialog h3').waitFor();
      expect(answers).toEqual([200, 200, 200]);
      expect(await findFocus(page)).toBe(await page.locator('dialog h3').textContent());
      const lines = (await exportLeads()).split('\r\n').filter((line) => line.includes(who));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`"'=1+1"`);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
      expect(['Mở menu', 'Get Consultation']).toContain(await findFocus(page));
      await page.close();
    },
  );
});
