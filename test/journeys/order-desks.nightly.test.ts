import { bulletinOrderMessages } from '@portal/content/messages/bulletin-order-messages';
import { dashboardDataMessages } from '@portal/content/messages/dashboard-data-messages';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { openSignedIn } from './register-account.ts';
import { CAN_BROWSE, usePortalWithMail } from './use-portal.ts';
import { measureSideways } from './visit-page.ts';

const HOME = { lat: 21.0362, lng: 105.7906 };

describe.skipIf(!CAN_BROWSE)('pages on which an account orders', () => {
  const journey = usePortalWithMail();
  let context: BrowserContext;
  let page: Page;

  beforeEach(async () => {
    const { browser, portal } = journey;
    context = await browser.newContext({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' });
    page = await context.newPage();
    const headers = { authorization: `Bearer ${await openSignedIn(page, portal.origin)}` };
    await page.request.post(`${portal.origin}/api/v1/me/places`, { headers, data: { name: 'Sân nhà', ...HOME } });
  });
  afterEach(() => context.close());

  async function expectFine(): Promise<void> {
    expect(await listViolations(page, { skipsFrame: true })).toEqual([]);
    expect(await measureSideways(page)).toBeLessThanOrEqual(0);
  }

  it('has a data file made of a place of one’s alerts, and saves it', async () => {
    const words = dashboardDataMessages.vi;
    await page.goto(`${journey.portal.origin}/dashboard/data`);
    await page.getByText(words.orders.empty).waitFor();
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText(words.form.noPlaces).waitFor();
    await page.getByRole('button', { name: 'Sân nhà', exact: true }).click();
    await page.getByText(/^[\d.]+ dòng, khoảng /).waitFor();
    await expectFine();
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText(words.form.ordered).waitFor();
    const card = page.getByRole('region', { name: 'Sân nhà' });
    await card.getByText(/^Xong: [\d.]+ dòng/).waitFor({ timeout: 60_000 });
    await card.getByText(words.orders.demo).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: words.orders.download }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    await expectFine();
  });

  it('orders a bulletin with what decides, says what is missing at its field, and cancels it', async () => {
    const words = bulletinOrderMessages.vi;
    await page.goto(`${journey.portal.origin}/dashboard/bulletins?purpose=voyage`);
    await page.getByText(words.orders.empty).waitFor();
    expect(await page.getByRole('checkbox', { name: /sóng/i }).isChecked()).toBe(true);
    const emails = page.getByLabel(words.form.emails);
    await emails.fill('thuyentruong');
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText(words.form.noPlace).waitFor();
    await page.getByRole('button', { name: 'Sân nhà', exact: true }).click();
    // Only one place is allowed: the search disappears, and returns when the place is removed.
    await page.getByRole('combobox').and(page.locator('input')).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: words.form.remove('Sân nhà') }).click();
    await page.getByRole('button', { name: 'Sân nhà', exact: true }).click();
    await page.getByLabel(words.form.purpose).selectOption('construction');
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText(words.faults.email('thuyentruong')).waitFor();
    expect(await emails.getAttribute('aria-invalid')).toBe('true');
    await emails.fill('thuyentruong@vidu.vn');
    await page.getByRole('button', { name: words.form.submit }).click();
    await page.getByText(words.form.ordered).waitFor();
    await expectFine();
    const cancel = page.getByRole('button', { name: words.orders.cancel });
    await cancel.click();
    await cancel.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});
