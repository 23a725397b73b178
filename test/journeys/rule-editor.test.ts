import { chooseSample } from '@portal/testing/sample/choose-sample';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listViolations } from './list-violations.ts';
import { registerAccount } from './register-account.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';
import { measureSideways } from './visit-page.ts';

const journey = usePortal({ CLOCK: '2026-07-21T14:05:00+07:00!' });

/** What a rule would have sent: one hit, one false alarm, one miss. */
const PREVIEW = {
  knownFrom: '2026-06-30T00:00:00+07:00',
  issued: { demo: true },
  past: {
    messages: [
      { at: '2026-07-02T14:00:00+07:00', text: 'Nhà: mưa to từ khoảng 14:20.', outcome: 'right' },
      { at: '2026-07-09T14:00:00+07:00', text: 'Nhà: mưa vừa từ khoảng 14:20.', outcome: 'wrong' },
    ],
    missed: [{ at: '2026-07-12T17:00:00+07:00', peak: 5.2 }],
    right: 1,
    wrong: 1,
    unknown: 0,
    events: [
      { at: '2026-07-02T14:20:00+07:00', peak: 12, happened: true, byLead: [{ lead: 30, chance: 85, rate: 10 }] },
      { at: '2026-07-09T14:20:00+07:00', peak: 0.2, happened: false, byLead: [{ lead: 30, chance: 65, rate: 3 }] },
      { at: '2026-07-12T17:00:00+07:00', peak: 5.2, happened: true, byLead: [{ lead: 30, chance: 50, rate: 1 }] },
    ],
  },
  next: [{ at: '2026-07-21T16:10:00+07:00', because: 'Nhà: mưa vừa từ khoảng 16:10.', chance: 85 }],
  days: [],
};

interface Device {
  readonly page: Page;
  /** Every rule that the account has, as the API lists it. */
  readonly listRules: () => Promise<readonly Record<string, unknown>[]>;
  /** Rules for which a preview was requested. */
  readonly asked: readonly Record<string, unknown>[];
}

/** A device signed in to an account of its own. */
async function openDevice(email: string, width: number): Promise<Device> {
  const { origin } = journey.portal;
  const context = await journey.browser.newContext({ viewport: { width, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const asked: Record<string, unknown>[] = [];
  const accept = (request: Request): void => {
    asked.push((request.postDataJSON() as { rule: Record<string, unknown> }).rule);
  };
  await page.route('**/api/v1/rules/preview*', (route) => {
    accept(route.request());
    return route.fulfill({ json: PREVIEW });
  });
  await page.goto(`${origin}/login`);
  const token = await registerAccount(page, origin, email);
  await page.evaluate((text) => localStorage.setItem('access_token', text), token);
  const headers = { authorization: `Bearer ${token}`, origin };
  await page.request.post(`${origin}/api/v1/me/channels`, {
    data: { kind: 'email', address: email, agreed: true },
    headers,
  });
  const listRules = async () => {
    const answer = await page.request.get(`${origin}/api/v1/me/rules`, { headers });
    return ((await answer.json()) as { items: Record<string, unknown>[] }).items;
  };
  return { page, listRules, asked };
}

const token = (page: Page, name: string) => page.locator(`#rule-token-${name}`);
const panel = (page: Page) => page.locator('form#rule-token');

/** Opens a token by keyboard. */
async function openToken(page: Page, name: string): Promise<void> {
  await token(page, name).focus();
  await page.keyboard.press('Enter');
  await panel(page).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('form')?.id)).toBe('rule-token');
}

/** Accepts the popover: it closes, and the focus returns. */
async function take(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Enter');
  await panel(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(`rule-token-${name}`);
}

async function save(page: Page): Promise<void> {
  await page.locator('main button.button').focus();
  await page.keyboard.press('Enter');
}

/** Finds a place by name, and adds it. */
async function addPlace(page: Page): Promise<void> {
  await openToken(page, 'place');
  await page.keyboard.insertText('Hải Châu');
  await panel(page).locator('li button').first().waitFor();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('checkbox', { checked: true }).waitFor();
  await panel(page).getByRole('checkbox').focus();
  await take(page, 'place');
}

/** Writes a rule by keyboard: rain at a place found by name, from 70 %, 20 minutes ahead, on working days. */
async function writeRule(page: Page, words: { readonly rain: string; readonly workdays: string }): Promise<void> {
  await page.getByRole('button', { name: words.rain }).first().focus();
  await page.keyboard.press('Enter');
  await addPlace(page);
  await openToken(page, 'chance');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await take(page, 'chance');
  await openToken(page, 'lead');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await take(page, 'lead');
  await openToken(page, 'days');
  await panel(page).getByRole('button', { name: words.workdays }).focus();
  await page.keyboard.press('Space');
  await panel(page).locator('[type=submit]').focus();
  await take(page, 'days');
}

describe.runIf(CAN_BROWSE)('the editor of a rule', () => {
  const READERS = [
    ['vi', 360, { rain: 'Mưa Khi sắp có mưa', workdays: 'T2–T6' }],
    ['en', 1280, { rain: 'Rain When rain', workdays: 'Mon–Fri' }],
  ] as const;
  it.each(chooseSample(READERS, 2))(
    'writes a rule as a sentence by the keyboard alone (%s, %i px)',
    async (language, width, words) => {
      const { page, listRules, asked } = await openDevice(`luat-${language}@vidu.vn`, width);
      await page.goto(`${journey.portal.origin}/dashboard/rules/new${language === 'en' ? '?lang=en' : ''}`);
      await writeRule(page, words);
      const sentence = (await page.locator('h1').textContent())?.replaceAll('\u00a0', ' ');
      expect(sentence).toContain(language === 'en' ? 'reaches 70% within 20 minutes' : 'từ 70% trong 20 phút tới');
      await expect.poll(() => asked.at(-1)).toMatchObject({ chance: 70, leadMinutes: 20, weekdays: [1, 2, 3, 4, 5] });
      await page.locator('#rule-past').waitFor();
      expect(await page.locator('ol li[data-state="missed"]').count()).toBe(1);

      await save(page);
      await page.waitForURL(/\/dashboard\/rules\/[0-9a-f-]{36}/);
      const [stored] = await listRules();
      expect(stored).toMatchObject({
        kind: 'rain',
        threshold: 2.5,
        chance: 70,
        leadMinutes: 20,
        active: true,
        language,
      });
      expect(stored).toMatchObject({ weekdays: [1, 2, 3, 4, 5], hours: { from: 0, to: 24 } });
      expect([stored?.placeIds, stored?.channelIds]).toEqual([[expect.any(String)], [expect.any(String)]]);

      expect(await measureSideways(page)).toBe(0);
      expect(await listViolations(page, { skipsFrame: true })).toEqual([]);
      await page.reload();
      await token(page, 'chance').waitFor();
      expect((await page.locator('h1').textContent())?.replaceAll('\u00a0', ' ')).toBe(sentence);
    },
  );

  it('gives back what was with Esc, says what is not saved, asks before it is left, and saves what was changed', async () => {
    const { page, listRules } = await openDevice('doi-luat@vidu.vn', 360);
    const { origin } = journey.portal;
    await page.goto(`${origin}/dashboard/rules/new`);
    await writeRule(page, { rain: 'Mưa Khi sắp có mưa', workdays: 'T2–T6' });
    await save(page);
    await page.waitForURL(/\/dashboard\/rules\/[0-9a-f-]{36}/);

    await openToken(page, 'amount');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => token(page, 'amount').textContent()).toBe('mưa to trở lên');
    expect(await listViolations(page, { skipsFrame: true })).toEqual([]);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await token(page, 'amount').textContent()).toBe('mưa vừa trở lên');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('rule-token-amount');

    await openToken(page, 'amount');
    await page.keyboard.press('ArrowDown');
    await take(page, 'amount');
    await page.getByText('Chưa lưu: đổi mức mưa vừa trở lên thành mưa to trở lên').waitFor();
    await page.getByRole('link', { name: 'Quy tắc của tôi' }).click();
    await page.getByText('Rời trang mà chưa lưu?').waitFor();
    await page.getByRole('button', { name: 'Ở lại' }).click();
    expect(page.url()).toMatch(/\/dashboard\/rules\/[0-9a-f-]{36}/);
    await save(page);
    await page.getByText('Đã lưu quy tắc.').waitFor();
    expect(await listRules()).toMatchObject([{ threshold: 10, chance: 70 }]);
    await page.getByRole('link', { name: 'Quy tắc của tôi' }).click();
    await page.waitForURL(`${origin}/dashboard/rules`);
  });

  it('lets money stand in place of the chance, and saves nothing that is not worth it', async () => {
    const { page, listRules } = await openDevice('tien-luat@vidu.vn', 1280);
    // The figures of the forecast pages come first.
    await page.context().addCookies([{ name: 'worth', value: '200000-1000000', url: journey.portal.origin }]);
    await page.goto(`${journey.portal.origin}/dashboard/rules/new`);
    await writeRule(page, { rain: 'Mưa Khi sắp có mưa', workdays: 'T2–T6' });
    await page.getByRole('switch', { name: 'Quyết định theo chi phí' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => token(page, 'chance').textContent()).toBe('20% (theo chi phí)');
    await page.getByLabel('Chi phí phòng tránh').fill('1000000');
    await page.getByText('không cần báo').waitFor();
    await save(page);
    await page.getByRole('status').getByText('Chi phí phải lớn hơn 0').waitFor();
    expect(await listRules()).toEqual([]);
    await page.getByLabel('Chi phí phòng tránh').fill('100000');
    await save(page);
    await page.waitForURL(/\/dashboard\/rules\/[0-9a-f-]{36}/);
    expect(await listRules()).toMatchObject([{ chance: null, costLoss: { cost: 100_000, loss: 1_000_000 } }]);
  });

  it('has the last result while the next one cannot be had, and asks again', async () => {
    const { page } = await openDevice('loi-luat@vidu.vn', 360);
    await page.goto(`${journey.portal.origin}/dashboard/rules/new`);
    await writeRule(page, { rain: 'Mưa Khi sắp có mưa', workdays: 'T2–T6' });
    await page.locator('#rule-past').waitFor();
    await page.route('**/api/v1/rules/preview*', (route) => route.abort());
    await openToken(page, 'chance');
    await page.keyboard.press('ArrowRight');
    await take(page, 'chance');
    await page.getByText('Chưa tính được với quy tắc này.').waitFor();
    expect(await page.locator('#rule-past').isVisible()).toBe(true);
    await page.unroute('**/api/v1/rules/preview*');
    await page.route('**/api/v1/rules/preview*', (route) => route.fulfill({ json: PREVIEW }));
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect.poll(() => page.getByText('Chưa tính được với quy tắc này.').count()).toBe(0);
  });

  it('begins with the rule that a page of Happy Rain leads to, and removes it after a question', async () => {
    const { page, listRules } = await openDevice('xoa-luat@vidu.vn', 360);
    await page.goto(`${journey.portal.origin}/dashboard/rules/new?from=10&hours=22-6&days=12345`);
    await token(page, 'hours').waitFor();
    expect(await page.locator('h1').textContent()).toContain('lúc 22 giờ đến 6 giờ hôm sau, T2–T6');
    // Without a place it is not saved, and the page says so.
    await save(page);
    await page.getByRole('status').getByText('Hãy chọn ít nhất một địa điểm.').waitFor();
    expect(await listRules()).toEqual([]);
    await addPlace(page);
    await save(page);
    await page.waitForURL(/\/dashboard\/rules\/[0-9a-f-]{36}/);
    await page.locator('main summary', { hasText: 'Thêm' }).click();
    await page.getByRole('button', { name: 'Xóa quy tắc' }).click();
    expect(await listRules()).toHaveLength(1);
    await page.getByRole('button', { name: 'Xóa', exact: true }).click();
    await page.waitForURL(`${journey.portal.origin}/dashboard/rules`);
    expect(await listRules()).toEqual([]);
  });
});
