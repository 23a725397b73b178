import { chooseSample } from '@portal/testing/sample/choose-sample';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { readLetterText } from './read-letter.ts';
import { PASSWORD, registerAccount } from './register-account.ts';
import { CAN_BROWSE, usePortalWithMail } from './use-portal.ts';
import { measureSideways } from './visit-page.ts';

const FRESH = 'nắng lên rồi nhé';

/** The link of an e-mail. */
const readLink = (letter: string): string => /http:\/\/\S+token=[\w-]+/.exec(readLetterText(letter))?.[0] ?? '';

describe.skipIf(!CAN_BROWSE)('an account', () => {
  const journey = usePortalWithMail();

  /** A device with a browser of its own that notes every step of its session. */
  async function openDevice(
    width = 360,
  ): Promise<{ context: BrowserContext; page: Page; steps: () => Promise<string[]> }> {
    const context = await journey.browser.newContext({ viewport: { width, height: 800 } });
    await context.addInitScript(() => {
      addEventListener('session', (event) => {
        const { type, reason = '' } = (event as CustomEvent<{ type: string; reason?: string }>).detail;
        sessionStorage.setItem('steps', `${sessionStorage.getItem('steps') ?? ''}${type}${reason && `: ${reason}`}|`);
      });
    });
    const page = await context.newPage();
    const steps = async () =>
      (await page.evaluate(() => sessionStorage.getItem('steps') ?? '')).split('|').slice(0, -1);
    return { context, page, steps };
  }

  const open = (page: Page, path: string) => page.goto(journey.portal.origin + path);
  /** Types into the field that has a name, as somebody does who never leaves the keyboard. */
  async function type(page: Page, name: string, text: string): Promise<void> {
    await page.locator(`main [name=${name}]`).focus();
    await page.keyboard.insertText(text);
  }
  /** Has the page's browser signed in to a new account; its token. */
  async function register(page: Page, email: string): Promise<string> {
    await open(page, '/login');
    const token = await registerAccount(page, journey.portal.origin, email);
    await page.evaluate((text) => localStorage.setItem('access_token', text), token);
    return token;
  }
  async function signIn(page: Page, username: string): Promise<string> {
    const answer = await page.request.post(`${journey.portal.origin}/api/login`, {
      data: { username, password: PASSWORD },
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  }
  const readSaved = (page: Page) => page.evaluate(() => localStorage.getItem('saved'));
  async function awaitLink(count: number): Promise<string> {
    await expect.poll(() => journey.letters.length).toBe(count);
    return readLink(journey.letters.at(-1) ?? '').replace(/^http:\/\/[^/]+/, '');
  }

  const READERS = [
    ['vi', 360, '/dang-ky', 'an@vidu.vn'],
    ['en', 1280, '/register', 'ann@vidu.vn'],
  ] as const;
  it.each(chooseSample(READERS, 2, 1))(
    'lives from registration to deletion by keyboard alone (%s, %i px)',
    async (language, width, path, email) => {
      const before = journey.letters.length;
      const [dashboard, settings] = ['/dashboard', '/dashboard/settings'].map(
        (address) => address + (language === 'en' ? '?lang=en' : ''),
      ) as [string, string];
      const first = await openDevice(width);
      const { page } = first;
      await open(page, path);
      expect(await first.steps()).toEqual(['no-token']);
      await type(page, 'email', email);
      await type(page, 'password', PASSWORD);
      await type(page, 'confirmPassword', PASSWORD);
      for (const name of ['acceptTerms', 'ofAge']) {
        await page.locator(`main [name=${name}]`).focus();
        await page.keyboard.press('Space');
      }
      await page.locator('main form [type=submit]').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(journey.portal.origin + dashboard);
      await page.locator('#channels').waitFor();
      expect(await page.locator('header a[data-account]').getAttribute('aria-label')).toContain(email);

      // The link in the e-mail shows a button; only pressing it verifies.
      const verify = await awaitLink(before + 1);
      await open(page, verify);
      await page.locator('main form [type=submit]').focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/done=yes/);

      const second = await openDevice(width);
      await open(second.page, language === 'en' ? '/login?lang=en' : '/login');
      await type(second.page, 'username', email);
      await type(second.page, 'password', PASSWORD);
      await second.page.keyboard.press('Enter');
      await second.page.waitForURL(journey.portal.origin + dashboard);
      await second.page.locator('#channels').waitFor();

      await open(page, settings);
      const devices = page.locator('section[aria-labelledby=sessions] li');
      await devices.first().waitFor();
      expect(await page.locator('#unverified').count()).toBe(0);
      await devices.locator('button').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => devices.count()).toBe(1);
      await second.page.reload();
      await second.page.waitForURL(/\/login\?(lang=en&)?redirect=%2Fdashboard/);
      expect((await second.steps()).at(-2)).toBe('auto-logout: Failed to login with token.');

      // A new password by letter signs every device out.
      const letters = journey.letters.length;
      await open(second.page, language === 'en' ? '/forgot-password' : '/quen-mat-khau');
      await type(second.page, 'username', email);
      await second.page.keyboard.press('Enter');
      await second.page.getByRole('status').first().waitFor();
      await open(second.page, await awaitLink(letters + 1));
      await type(second.page, 'password', FRESH);
      await type(second.page, 'confirmPassword', FRESH);
      await second.page.keyboard.press('Enter');
      await second.page.getByRole('status').first().waitFor();
      await page.reload();
      await page.waitForURL(/\/login/);
      await type(page, 'username', email);
      await type(page, 'password', FRESH);
      await page.keyboard.press('Enter');
      await page.waitForURL(journey.portal.origin + settings);
      await page.locator('#data').waitFor();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /JSON/ }).press('Enter');
      expect((await download).suggestedFilename()).toBe('troi-viet-account.json');

      await second.context.close();
      const removal = page.locator('section[aria-labelledby=removal]');
      await removal.locator('[name=password]').focus();
      await page.keyboard.insertText(FRESH);
      await page.keyboard.press('Enter');
      await removal.getByRole('alert').waitFor();
      await removal.locator('[type=submit]').press('Enter');
      await page
        .getByRole('heading', { name: language === 'en' ? 'Deleted successfully' : 'Xóa thành công' })
        .waitFor();
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
      const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
      expect(left).not.toContain('vidu.vn');
      const answer = await page.request.post(`${journey.portal.origin}/api/login`, {
        data: { username: email, password: FRESH },
      });
      expect(answer.status()).toBe(401);
      await first.context.close();
    },
  );

  it('is made, verified, given a new password and deleted without a script', async () => {
    const before = journey.letters.length;
    const context = await journey.browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    });
    const page = await context.newPage();
    await open(page, '/dang-ky');
    await page.locator('[name=email]').fill('khong@vidu.vn');
    await page.locator('main form [type=submit]').click();
    await page.getByText('Vui lòng nhập mật khẩu').first().waitFor();
    expect(await page.locator('[name=email]').inputValue()).toBe('khong@vidu.vn');
    await page.locator('[name=password]').fill(PASSWORD);
    await page.locator('[name=confirmPassword]').fill(PASSWORD);
    for (const name of ['acceptTerms', 'ofAge']) await page.locator(`[name=${name}]`).check();
    await page.locator('main form [type=submit]').click();
    await page.getByRole('heading', { name: 'Kiểm tra hộp thư' }).waitFor();
    await open(page, await awaitLink(before + 1));
    await page.locator('main form [type=submit]').click();
    await page.getByRole('heading', { name: 'Email đã xác minh' }).waitFor();

    await open(page, '/quen-mat-khau');
    await page.locator('[name=username]').fill('khong@vidu.vn');
    await page.locator('main form [type=submit]').click();
    await page.getByText('liên kết đặt lại đã được gửi').waitFor();
    await open(page, await awaitLink(before + 2));
    await page.locator('[name=password]').fill(FRESH);
    await page.locator('[name=confirmPassword]').fill(FRESH);
    await page.locator('main form [type=submit]').click();
    await page.getByRole('heading', { name: 'Đã đổi mật khẩu' }).waitFor();
    const signIn = (password: string) =>
      page.request.post(`${journey.portal.origin}/api/login`, { data: { username: 'khong@vidu.vn', password } });
    expect([(await signIn(PASSWORD)).status(), (await signIn(FRESH)).status()]).toEqual([401, 200]);

    await open(page, '/agrox-xoa-tai-khoan');
    await page.locator('[name=username]').fill('khong@vidu.vn');
    await page.locator('[name=password]').fill(FRESH);
    await page.getByLabel('Tài khoản Trời Việt trên trang web này').check();
    await page.locator('main form [type=submit]').click();
    await page.getByText('Hãy đánh dấu ô này để xóa tài khoản').first().waitFor();
    await page.locator('[name=password]').fill(FRESH);
    await page.locator('[name=confirm]').check();
    await page.locator('main form [type=submit]').click();
    await page.getByRole('heading', { name: 'Xóa thành công' }).waitFor();
    expect((await signIn(FRESH)).status()).toBe(401);
    await context.close();
  });

  it('whose token is over leads to the login page, which says why', async () => {
    const { context, page, steps } = await openDevice();
    await open(page, '/');
    const payload = Buffer.from(JSON.stringify({ exp: 1_600_000_000 })).toString('base64url');
    await page.evaluate((token) => localStorage.setItem('access_token', token), `e30.${payload}.x`);
    await open(page, '/thoi-tiet-ha-noi/hien-tai?a=1');
    await page.waitForURL(/\/login\?redirect=%2Fthoi-tiet-ha-noi%2Fhien-tai%3Fa%3D1&reason=expired/);
    await page.getByText('Phiên đăng nhập đã hết hạn').waitFor();
    expect(await steps()).toEqual(['no-token', 'auto-logout: access_token expired', 'no-token']);
    await page.getByText('Xem tiếp không cần đăng nhập').click();
    await page.waitForURL(`${journey.portal.origin}/thoi-tiet-ha-noi/hien-tai?a=1`);
    await context.close();
  });

  it('that nobody has stays out: a wrong password is one sentence, a guarded page leads to the login and back', async () => {
    const { context, page } = await openDevice();
    await open(page, '/dashboard');
    await page.waitForURL(/\/login\?redirect=%2Fdashboard/);
    await type(page, 'username', 'ai@vidu.vn');
    await type(page, 'password', 'sai bét rồi');
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'Sai tài khoản hoặc mật khẩu' });
    await alert.waitFor();
    expect(await alert.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[name=username]').inputValue()).toBe('ai@vidu.vn');
    expect(await page.locator('[name=password]').inputValue()).toBe('');
    await context.close();
  });

  it('ends by signing out: the token is gone and worth nothing', async () => {
    const { context, page, steps } = await openDevice();
    const token = await register(page, 'ra@vidu.vn');
    await open(page, '/logout');
    await page.waitForURL(`${journey.portal.origin}/`);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    expect(await steps()).toContain('logged-out');
    const reply = await page.request.get(`${journey.portal.origin}/api/user/account`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reply.status()).toBe(401);
    await context.close();
  });

  it('shares what a browser stores once its owner agrees, and takes it away with the session', async () => {
    const { context, page } = await openDevice();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/\/me\/local/.test(request.url())) sent.push(request.method());
    });
    const token = await register(page, 'chung@vidu.vn');
    await open(page, '/thoi-tiet-hue/hien-tai');
    await page.getByRole('button', { name: /Lưu Huế/ }).click();
    await expect.poll(() => readSaved(page)).toContain('hue');
    await open(page, '/dashboard');
    await page.locator('#local').waitFor();
    expect(sent).toEqual([]);
    const part = page.locator('section[aria-labelledby=local]');
    await part.getByRole('button', { name: 'Gộp vào tài khoản' }).press('Enter');
    await part.getByText('Đã gộp').waitFor();
    expect(sent).toEqual(['GET', 'PUT']);

    const second = await openDevice();
    await open(second.page, '/login');
    await second.page.evaluate((text) => localStorage.setItem('access_token', text), token);
    await open(second.page, '/dashboard');
    await second.page.getByRole('button', { name: 'Gộp vào tài khoản' }).press('Enter');
    await second.page.getByText('Đã gộp').waitFor();
    expect(await readSaved(second.page)).toContain('hue');
    await second.page.getByLabel('Để lại trên máy này').press('Space');
    await open(second.page, '/logout');
    await second.page.waitForURL(`${journey.portal.origin}/`);
    expect(await readSaved(second.page)).toContain('hue');

    await page.evaluate((text) => localStorage.setItem('access_token', text), await signIn(page, 'chung@vidu.vn'));
    await open(page, '/logout');
    await page.waitForURL(`${journey.portal.origin}/`);
    expect(await readSaved(page)).toBeNull();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('place');
    await Promise.all([context.close(), second.context.close()]);
  });

  it.each([360, 1280])('can be managed on a page without a fault at %i px, by day and in the dark', async (width) => {
    const { context, page } = await openDevice(width);
    await register(page, `${width}@vidu.vn`);
    await open(page, '/dashboard');
    await page.locator('#channels').waitFor();
    expect(await listViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await listViolations(page)).toEqual([]);
    expect(await measureSideways(page)).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await measureSideways(page)).toBe(0);
    await context.close();
  });
});
