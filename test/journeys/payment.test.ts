import { createServer } from 'node:net';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MOST_SHIFT, readShift } from './layout-shift.ts';
import { listViolations } from './list-violations.ts';
import { openBrowser } from './open-browser.ts';
import { type RunningPortal, startPortal } from './start-portal.ts';
import { CAN_BROWSE } from './use-portal.ts';
import { measureSideways } from './visit-page.ts';

const PASSWORD = 'trời sắp mưa rồi';
const WORDS = {
  vi: {
    register: 'Đăng ký',
    done: 'Thanh toán thành công',
    failed: 'Thanh toán thất bại',
    end: /dùng đến hết/,
  },
  en: { register: 'Sign up', done: 'Payment succeeded', failed: 'Payment failed', end: /runs until the end of/ },
} as const;

/** A free port: gateways send payers back to the portal's own address, which must be known in advance. */
async function findPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : 0);
}

describe.skipIf(!CAN_BROWSE)('paying for Happy Rain', () => {
  let portal: RunningPortal;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let count = 0;

  beforeAll(async () => {
    [browser, portal] = await Promise.all([openBrowser(), findPort().then((PORT) => startPortal({ PORT }))]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  /** A guest reads the page for drivers, registers, and reaches the payment of the chosen plan. */
  async function registerForPlan(language: 'vi' | 'en'): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    await page.goto(`${portal.origin}/happy-rain-cho-lai-xe?lang=${language}`);
    expect(await readShift(page)).toBeLessThan(MOST_SHIFT);
    const entry = await page.locator('main a[href*="redirect"]').first().getAttribute('href');
    await page.goto(portal.origin + entry);
    count += 1;
    await page.fill('[name=email]', `lai-xe-${count}@vidu.vn`);
    await page.fill('[name=password]', PASSWORD);
    await page.fill('[name=confirmPassword]', PASSWORD);
    await page.check('[name=acceptTerms]');
    await page.check('[name=ofAge]');
    await page.click('main button[type=submit]');
    await page.waitForURL(/\/(?:thanh-toan|payment)\?plan=happy-rain/);
    await page.waitForSelector('main form button[type=button]:not([aria-disabled=true])');
    expect(await page.locator('[name=redirect]:checked').inputValue()).toContain('plan=happy-rain');
    expect(await readShift(page)).toBeLessThan(MOST_SHIFT);
    return page;
  }

  async function pay(page: Page, method: string): Promise<void> {
    await page.check(`[name=method][value=${method}]`);
    await page.click('main form button[type=button]');
  }

  const outcome = (page: Page, name: string) => page.click(`button[name=outcome][value=${name}]`);

  const READERS = (['vietqr', 'momo', 'zalopay', 'vnpay'] as const).flatMap((method) =>
    (['vi', 'en'] as const).map((language) => [method, language] as const),
  );
  it.each(chooseSample(READERS, 2, 1))('by %s ends in a plan (%s)', async (method, language) => {
    const page = await registerForPlan(language);
    await pay(page, method);
    if (method === 'vietqr') {
      const transfer = page.locator('main a[target=_blank]');
      await transfer.waitFor();
      expect(await listViolations(page)).toEqual([]);
      const bank = await page.context().newPage();
      await bank.goto((await transfer.getAttribute('href')) ?? '');
      await outcome(bank, 'success');
      await bank.waitForLoadState();
      await bank.close();
      await page.bringToFront();
    } else {
      await outcome(page, 'success');
    }
    await page.getByRole('heading', { name: WORDS[language].done }).waitFor();
    expect(await page.locator('main').textContent()).toMatch(WORDS[language].end);
    expect(await readShift(page)).toBeLessThan(MOST_SHIFT);
    expect(await measureSideways(page)).toBe(0);
    await page.goto(`${portal.origin}/dashboard/plan?lang=${language}`);
    await page.getByText('Happy Rain ·').waitFor();
  });

  it('is tried again by another way after it failed', async () => {
    const page = await registerForPlan('vi');
    await pay(page, 'momo');
    await outcome(page, 'balance');
    await page.getByRole('heading', { name: WORDS.vi.failed }).waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.click('main a.button');
    await page.getByRole('heading', { name: WORDS.vi.failed }).waitFor();
    await pay(page, 'vietqr');
    await page.getByRole('img', { name: /Mã VietQR/ }).waitFor();
  });
});
