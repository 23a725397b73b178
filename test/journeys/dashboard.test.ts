import { chooseSample } from '@portal/testing/sample/choose-sample';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listViolations } from './list-violations.ts';
import { openSignedIn } from './register-account.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, usePortalWithMail } from './use-portal.ts';
import { measureSideways } from './visit-page.ts';

const HOME = { lat: 21.0362, lng: 105.7906 };
const SECTIONS = ['', '/places', '/rules', '/messages', '/channels', '/plan', '/keys', '/team', '/settings'];
/** 14:20 of the portal's clock, in its own seconds. */
const AT = '2026-11-21T13:40:00+07:00';

/** A message as the API shows it. */
const makeMessage = (id: string, changes: object = {}) => ({
  id: `0192a3b4-c5d6-7fff-bfff-00000000000${id}`,
  ruleId: 'r',
  placeId: 'p',
  event: { key: `r.${id}`, kind: 'start', at: AT },
  text: `Nhà: mưa vừa từ 13:40 (${id}).`,
  issued: { demo: true },
  channel: 'email',
  state: 'sent',
  reason: null,
  sentAt: AT,
  outcome: 'right',
  happened: null,
  ...changes,
});

describe.skipIf(!CAN_BROWSE)('the dashboard', () => {
  const journey = usePortalWithMail();
  let context: BrowserContext;
  let page: Page;
  let token = '';

  const open = (path: string) => page.goto(journey.portal.origin + path);
  async function call(method: 'get' | 'post' | 'patch', path: string, data?: object) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await page.request[method](`${journey.portal.origin}/api/v1/me/${path}`, {
      headers,
      ...(data === undefined ? {} : { data }),
    });
    return reply.json();
  }
  const addPlace = (name = 'Nhà') => call('post', 'places', { name, ...HOME });
  const addRule = (placeId: string, channelIds: readonly string[] = []) =>
    call('post', 'rules', {
      kind: 'rain',
      threshold: 2.5,
      chance: 60,
      leadMinutes: 30,
      placeIds: [placeId],
      channelIds,
    });

  /** Verifies the channel of an address by the code of its letter. */
  async function verifyChannel(address: string): Promise<void> {
    const readCode = () => {
      const letter = journey.letters.findLast((text) => text.includes(address)) ?? '';
      const body = letter.slice(letter.indexOf('\r\n\r\n'));
      const text = /transfer-encoding: base64/i.test(letter) ? Buffer.from(body, 'base64').toString('utf8') : body;
      return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? '';
    };
    await expect.poll(readCode).toMatch(/^\d{6}$/);
    await page.getByLabel('Mã 6 số').pressSequentially(readCode());
    await page.getByText('Đang nhận').waitFor();
  }

  beforeEach(async ({ task }) => {
    const serviceWorkers = task.name.includes('without a network') ? 'allow' : 'block';
    context = await journey.browser.newContext({ viewport: { width: 360, height: 800 }, serviceWorkers });
    page = await context.newPage();
    token = await openSignedIn(page, journey.portal.origin);
  });
  afterEach(() => context.close());

  it('begins with a first place, found by its name and with the keyboard alone', async () => {
    await open('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'thêm địa điểm đầu tiên' }).waitFor();
    const field = page.getByRole('combobox');
    await field.focus();
    await page.keyboard.insertText('Hải Châu');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const card = page.getByRole('article', { name: 'Hải Châu' });
    await card.getByText(/\d°/).waitFor();
    expect(await card.textContent()).toContain('Số liệu minh họa');
    await page.getByRole('heading', { level: 1, name: /^Chào bạn, (Hải Châu|ba giờ tới)/ }).waitFor();
    expect((await call('get', 'places')).items).toMatchObject([{ name: 'Hải Châu', active: true }]);
  });

  it('says what the page of a place says', async () => {
    await addPlace();
    await open('/dashboard/places');
    const card = page.getByRole('article', { name: 'Nhà' });
    await card.getByText(/\d°/).waitFor();
    const sentence = ((await card.locator('p').first().textContent()) ?? '').replaceAll('\u00a0', ' ');
    const query = `lat=${HOME.lat}&lng=${HOME.lng}`;
    const nowcast = await page.request.get(`${journey.portal.origin}/api/v1/weather/map/nowcasting-10minutes?${query}`);
    expect(sentence).toBe((await nowcast.json()).sentence.replaceAll('\u00a0', ' '));
  });

  it('makes a key that is shown once and works, restricts it, shows its calls and revokes it', async () => {
    await open('/dashboard/keys');
    await page.getByText('Chưa có khóa nào.').waitFor();
    await page.getByText('Chưa có lời gọi nào trong 90 ngày qua.').waitFor();
    await page.getByLabel('Tên khóa').fill('Máy chủ chính');
    await page.getByRole('button', { name: 'Tạo khóa' }).click();
    const shown = page.locator('code', { hasText: /^tv_live_\w{32}$/ });
    await shown.waitFor();
    const key = (await shown.textContent()) ?? '';
    const ask = async () =>
      (
        await page.request.get(`${journey.portal.origin}/api/v1/weather/now?location=da-lat`, {
          headers: { 'x-api-key': key },
        })
      ).status();
    expect(await ask()).toBe(200);
    await page.getByRole('button', { name: 'Tôi đã cất khóa' }).click();
    expect(await page.content()).not.toContain(key);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key);
    await page.getByRole('button', { name: 'Sửa khóa Máy chủ chính' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Máy chủ chính' });
    await row.getByText('Giới hạn nơi dùng khóa').click();
    await row.getByLabel('Địa chỉ IP được dùng').fill('203.0.113.300');
    await row.getByRole('button', { name: 'Lưu' }).click();
    await row.getByText('203.0.113.300: Không hợp lệ.').waitFor();
    await row.getByLabel('Địa chỉ IP được dùng').fill('203.0.113.0/24');
    await row.getByRole('button', { name: 'Lưu' }).click();
    await row.getByText('Chỉ dùng từ 203.0.113.0/24').waitFor();
    expect(await ask()).toBe(403);
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await row.getByText('Chỉ dùng từ').waitFor({ state: 'detached' });
    expect(await ask()).toBe(200);
    await page.reload();
    await page.getByRole('figure', { name: 'Lượt gọi 30 ngày qua: 2' }).waitFor();
    await page.getByText('Xem từng ngày').click();
    expect(await page.getByRole('table').getByRole('row').nth(1).textContent()).toMatch(/20$/);
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Thu hồi khóa Máy chủ chính' }).click();
    await page.getByRole('button', { name: 'Thu hồi', exact: true }).click();
    await page.getByText('Đã thu hồi khóa Máy chủ chính.').waitFor();
    await page.getByText('Chưa có khóa nào.').waitFor();
    expect(await ask()).toBe(401);
  });

  it('renames, switches and removes a place, and says what removing it takes', async () => {
    const place = await addPlace();
    await addRule(place.id);
    await open('/dashboard/places');
    await page.getByRole('switch', { name: 'Theo dõi Nhà' }).click();
    await page.getByText('Đã tắt Nhà.').waitFor();
    expect((await call('get', 'places')).items[0].active).toBe(false);
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect.poll(async () => (await call('get', 'places')).items[0].active).toBe(true);
    await page.getByRole('button', { name: 'Sửa Nhà' }).click();
    await page.getByLabel('Tên địa điểm').fill('Sân phơi');
    await page.getByRole('button', { name: 'Lưu' }).click();
    await page.getByRole('article', { name: 'Sân phơi' }).waitFor();
    await page.getByRole('button', { name: 'Sửa Sân phơi' }).click();
    await page.getByRole('button', { name: 'Xóa địa điểm này' }).click();
    await page.getByText('Xóa Sân phơi? 1 quy tắc sẽ không còn báo cho địa điểm này.').waitFor();
    await page.getByRole('button', { name: 'Xóa', exact: true }).click();
    await page.getByText('Đã xóa Sân phơi.').waitFor();
    expect((await call('get', 'places')).items).toEqual([]);
  });

  it('names the plan that has more places once they are all used', async () => {
    for (const name of ['Nhà', 'Cơ quan']) await addPlace(name);
    await open('/dashboard/places');
    await page.getByRole('button', { name: 'Thêm địa điểm' }).click();
    await page.getByRole('combobox').fill('Huế');
    await page.getByRole('option').first().click();
    await page.getByText('Gói Cộng đồng có tối đa 2 địa điểm').waitFor();
  });

  it('switches a rule at once and back, and leads to its page', async () => {
    const place = await addPlace();
    const rule = await addRule(place.id);
    await open('/dashboard/rules');
    const toggle = page.getByRole('switch', { name: /Mưa vừa trở lên/ });
    await toggle.press('Space');
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('false');
    await expect.poll(async () => (await call('get', 'rules')).items[0].active).toBe(false);
    await page.getByRole('button', { name: 'Hoàn tác' }).press('Enter');
    await expect.poll(async () => (await call('get', 'rules')).items[0].active).toBe(true);
    expect(await toggle.getAttribute('aria-checked')).toBe('true');
    const link = page.getByRole('link', { name: /Mưa vừa trở lên/ });
    expect(await link.getAttribute('href')).toBe(`/dashboard/rules/${rule.id}`);
  });

  it('adds a channel only with consent, and verifies it by the code of its letter', async () => {
    await open('/dashboard/channels');
    await page.getByRole('button', { name: 'Thêm Email' }).click();
    await page.getByLabel('Địa chỉ email').fill('khac@vidu.vn');
    await page.getByRole('button', { name: 'Thêm Email' }).last().click();
    await page.getByText('Hãy đánh dấu ô này để chúng tôi được phép gửi tin.').waitFor();
    expect((await call('get', 'channels')).items).toEqual([]);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Thêm Email' }).last().click();
    await page.getByText('Chưa xác minh', { exact: true }).waitFor();
    await verifyChannel('khac@vidu.vn');
    const { items: channels } = await call('get', 'channels');
    expect(channels).toMatchObject([{ address: 'khac@vidu.vn', verified: true }]);
    const rule = await addRule((await addPlace()).id, [channels[0].id]);
    await open(`/dashboard/rules/${rule.id}`);
    await page.getByRole('button', { name: 'Gửi thử' }).click();
    await page.getByText('Đã gửi tin thử qua Email.').waitFor();
    await expect.poll(() => journey.letters.filter((text) => text.includes('khac@vidu.vn')).length).toBe(2);
  });

  it('gets a ward’s bulletin every morning from its page on, and ends it', async () => {
    await open('/dashboard/channels');
    await page.getByRole('button', { name: 'Thêm Email' }).click();
    await page.getByLabel('Địa chỉ email').fill('xa@vidu.vn');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Thêm Email' }).last().click();
    await page.getByText('Chưa xác minh', { exact: true }).waitFor();
    await verifyChannel('xa@vidu.vn');
    await open('/ban-tin-phuong-xa/cau-giay-ha-noi');
    await page.getByRole('link', { name: 'Nhận bản tin này lúc 5 giờ mỗi sáng' }).click();
    await page.waitForURL(/\/dashboard\/channels\?bulletin=cau-giay-ha-noi/);
    const part = page.locator('section[aria-labelledby=ward-bulletins]');
    await part.getByText('Cầu Giấy').first().waitFor();
    await part.getByRole('button', { name: 'Nhận bản tin' }).click();
    await page.getByText(/Đã đăng ký bản tin .*Cầu Giấy/).waitFor();
    await part.getByText('Chưa gửi lần nào').waitFor();
    expect((await call('get', 'ward-bulletins')).items).toMatchObject([
      { location: 'cau-giay-ha-noi', language: 'vi', channel: { address: 'xa@vidu.vn' } },
    ]);
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect([await listViolations(page), await measureSideways(page)]).toEqual([[], 0]);
    }
    await part.getByRole('button', { name: /^Bỏ bản tin / }).click();
    await part.getByRole('button', { name: 'Thôi nhận' }).click();
    await page.getByText(/Đã bỏ bản tin /).waitFor();
    expect((await call('get', 'ward-bulletins')).items).toEqual([]);
  });

  it('changes the quiet hours of the account', async () => {
    await open('/dashboard/settings');
    const part = page.locator('section[aria-labelledby=quiet]');
    await part.getByLabel('Từ').selectOption('21');
    await part.getByRole('button', { name: 'Lưu giờ yên lặng' }).click();
    await page.getByText('Đã lưu giờ yên lặng.').waitFor();
    expect(await call('get', 'alert-settings')).toEqual({ quietHours: { from: 21, to: 6 } });
    await part.getByRole('checkbox').uncheck();
    await part.getByRole('button', { name: 'Lưu giờ yên lặng' }).click();
    await expect.poll(() => call('get', 'alert-settings')).toEqual({ quietHours: null });
  });

  it('has a log with its sum, whose outcomes one tap corrects, and a file of all its pages', async () => {
    const first = Array.from({ length: 100 }, (_, index) =>
      makeMessage('1', {
        id: `0192a3b4-c5d6-7fff-bfff-${String(999 - index).padStart(12, '0')}`,
        event: { key: `r.${index}`, kind: 'end', at: AT },
        outcome: null,
      }),
    );
    const items = [makeMessage('9'), ...first.slice(1)];
    await page.route('**/api/v1/me/messages**', (route) => {
      const { method, url } = { method: route.request().method(), url: new URL(route.request().url()) };
      if (method === 'PATCH') return route.fulfill({ json: makeMessage('9', { happened: false }) });
      const older = [makeMessage('2', { outcome: 'wrong' })];
      return route.fulfill({ json: { items: url.searchParams.has('before') ? older : items } });
    });
    await open('/dashboard/messages');
    await page.getByText('30 ngày qua: 1 tin, 1 đúng, 0 sai, bỏ sót 0.').waitFor();
    await page.getByRole('button', { name: /^Không: Nhà/ }).press('Enter');
    await page.getByText('Sai, không xảy ra (theo bạn)').waitFor();
    await page.getByRole('button', { name: 'Hoàn tác' }).press('Enter');
    await page.getByText('Đúng', { exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tải CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('nhat-ky-canh-bao.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString('utf8').trimEnd().split('\r\n');
    expect([lines.length, lines.at(-1)?.includes('(2)')]).toEqual([1 + 101, true]);
    await page.getByRole('button', { name: 'Xem thêm tin cũ' }).click();
    await page.getByText('Nhà: mưa vừa từ 13:40 (2).').waitFor();
  });

  it('is read without a network, with the time of what it shows, and forgets it with the session', async () => {
    const place = await addPlace();
    await addRule(place.id);
    await page.route('**/api/v1/me/messages**', (route) => route.fulfill({ json: { items: [makeMessage('9')] } }));
    await open('/dashboard');
    await page.getByRole('article', { name: 'Nhà' }).getByText(/\d°/).waitFor();
    await page.getByText('mưa vừa từ 13:40 (9)').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() =>
        page.evaluate(async (url) => (await caches.match(url)) !== undefined, `${journey.portal.origin}/dashboard`),
      )
      .toBe(true);
    await page.unroute('**/api/v1/me/messages**');
    await context.setOffline(true);
    await page.reload();
    await page.getByText('Bạn đang ngoại tuyến. Mỗi phần bên dưới ghi giờ của bản lưu.').waitFor();
    const log = page.locator('section[aria-labelledby=log]');
    await log.getByText(/^Bản lưu lúc \d\d:\d\d\.$/).waitFor();
    expect(await log.textContent()).toContain('mưa vừa từ 13:40 (9)');
    await page
      .getByRole('link', { name: /Mưa vừa trở lên/ })
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(await listViolations(page)).toEqual([]);
    await context.setOffline(false);
    await log.getByText('Chưa tải được bản mới.').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('dashboard'))).toContain('Nhà');
    await open('/logout');
    await page.waitForURL(`${journey.portal.origin}/`);
    expect(await page.evaluate(() => localStorage.getItem('dashboard'))).toBeNull();
  });

  const READERS = [
    ['vi', 360],
    ['en', 1280],
  ] as const;
  it.each(chooseSample(READERS, 2, 1))(
    'has no fault on any of its pages (%s, %i px), by day and in the dark',
    async (language, width) => {
      await page.setViewportSize({ width, height: 800 });
      const place = await addPlace();
      await addRule(place.id);
      const faults: string[] = [];
      for (const section of SECTIONS) {
        await open(`/dashboard${section}${language === 'en' ? '?lang=en' : ''}`);
        await page.locator('main section h2').first().waitFor();
        await untilQuiet(page);
        await page.emulateMedia({ colorScheme: 'light' });
        faults.push(...(await listViolations(page, { skipsFrame: true })).map((fault) => `${section} ${fault}`));
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        faults.push(...(await listViolations(page, { skipsFrame: true })).map((fault) => `dark ${section} ${fault}`));
        if ((await measureSideways(page)) > 0) faults.push(`${section} is wider than the screen`);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        if ((await measureSideways(page)) > 0) faults.push(`${section} is wider than the screen at 200%`);
      }
      expect(faults).toEqual([]);
    },
  );
});
