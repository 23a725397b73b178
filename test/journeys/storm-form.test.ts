import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

describe.skipIf(!CAN_BROWSE)('the form below news of storms', () => {
  const journey = usePortal();

  it('names what is missing, keeps what was typed, and says thanks once the portal has it', async () => {
    const page = await journey.browser.newPage({ viewport: { width: 360, height: 800 } });
    await page.goto(`${journey.portal.origin}/tin-bao`);
    const form = page.locator('form[action="/api/guest/stormInform"]');
    // The form becomes interactive when touched; from then on a wrong number is reported when its field is left.
    await expect
      .poll(async () => {
        await form.locator('[name=numberPhone]').fill('12');
        await form.locator('[name=name]').focus();
        return await form.getByText('nhập số điện thoại hợp lệ').count();
      })
      .toBe(1);
    await form.locator('[name=name]').fill('Nguyễn Thu Hà');
    await form.locator('[name=numberPhone]').fill('0912345678');
    await form.locator('[name=email]').fill('ha@example');
    await form.locator('[type=submit]').click();
    await form.getByText('Vui lòng kiểm tra').waitFor();
    expect(page.url()).toMatch(/\/tin-bao$/);
    expect(await form.locator('[name=name]').inputValue()).toBe('Nguyễn Thu Hà');
    await form.locator('[name=email]').fill('ha@example.com');
    // Owners worried about a roof have a place and no trade.
    await form.locator('[name=place]').fill('Thôn Vịnh Hòa, Đắk Lắk');
    expect(await form.locator('[name=page]:checked').count()).toBe(0);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/guest/stormInform'));
    await form.locator('[type=submit]').click();
    expect((await answer).status()).toBe(200);
    await page.getByText('Gửi thành công').first().waitFor();
    await page.close();
  });

  it('answers without a script where the form stands, with all that is wrong named in one place', async () => {
    const context = await journey.browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(`${journey.portal.origin}/tin-bao`);
    await page.locator('[name=name]').fill('Nguyễn Thu Hà');
    await page.getByRole('button', { name: 'Gửi', exact: true }).click();
    const shown = page.getByRole('status').filter({ hasText: 'Vui lòng kiểm tra' });
    expect(await shown.textContent()).toMatch(/Số điện thoại.*email/);
    expect(await page.locator('[name=name]').inputValue()).toBe('Nguyễn Thu Hà');
    const top = await page.locator('#form-heading').evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(-1);
    expect(top).toBeLessThan(400);
    await context.close();
  });
});
