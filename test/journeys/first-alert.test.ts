import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { countSteps } from './count-steps.ts';
import { readShift } from './layout-shift.ts';
import { readLetterText } from './read-letter.ts';
import { openSignedIn, PASSWORD } from './register-account.ts';
import { untilQuiet } from './until-quiet.ts';
import { CAN_BROWSE, usePortalWithMail } from './use-portal.ts';

const HOME = { name: 'Nhà', lat: 21.0362, lng: 105.7906 };
const OFFICE = { name: 'Cơ quan', lat: 21.0181, lng: 105.8234 };
/** Layout shift of a page that opens over a slow network. */
const MOST_SHIFT = 0.02;
const MOST_TAPS = 6;
/** A phone at the edge of its network. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 100_000, uploadThroughput: 40_000 };

describe.skipIf(!CAN_BROWSE)('the way to a first alert', () => {
  const journey = usePortalWithMail();
  let context: BrowserContext | null = null;

  afterEach(async () => {
    await context?.close();
    context = null;
  });

  async function openPage(width: number): Promise<Page> {
    context = await journey.browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
    return context.newPage();
  }
  const open = (page: Page, path: string) => page.goto(journey.portal.origin + path);

  /** Reads the weather of a ward, as visitors do before they register. */
  async function seePlace(page: Page): Promise<void> {
    await open(page, '/thoi-tiet-cau-giay-ha-noi/hien-tai');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('search') ?? '')).toContain('Cầu Giấy');
  }

  async function slowDown(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
  }

  async function call(page: Page, method: 'get' | 'post', path: string, data?: object) {
    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    const answer = await page.request[method](`${journey.portal.origin}/api/v1/me/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(data === undefined ? {} : { data }),
    });
    return answer.json();
  }

  async function register(page: Page, email: string): Promise<void> {
    await open(page, '/dang-ky');
    for (const [name, text] of [
      ['email', email],
      ['password', PASSWORD],
      ['confirmPassword', PASSWORD],
    ] as const)
      await page.locator(`main [name=${name}]`).fill(text);
    for (const name of ['acceptTerms', 'ofAge']) await page.locator(`main [name=${name}]`).check();
    await page.locator('main form [type=submit]').click();
    await page.waitForURL(`${journey.portal.origin}/dashboard`);
  }

  const turnOn = { tap: (page: Page) => page.getByRole('button', { name: 'Bật quy tắc' }) };

  it('takes two taps after registering where a place was seen before, and the link of the account verifies its e-mail', async () => {
    const page = await openPage(360);
    await seePlace(page);
    await register(page, 'hai-cham@vidu.vn');
    const { taps } = await countSteps(page, [
      { tap: (it) => it.getByRole('list', { name: 'Gợi ý' }).getByRole('button', { name: /Cầu Giấy/ }) },
      { read: (it) => it.locator('#first-rule') },
      turnOn,
    ]);
    expect(taps).toBe(2);
    await page.getByText('Đã bật quy tắc.').waitFor();
    const { items: channels } = await call(page, 'get', 'channels');
    expect(channels).toMatchObject([{ address: 'hai-cham@vidu.vn', verified: false, active: true }]);
    const { items: rules } = await call(page, 'get', 'rules');
    expect(rules).toMatchObject([{ kind: 'rain', threshold: 2.5, active: true, channelIds: [channels[0].id] }]);
    const readLetters = () =>
      journey.letters.filter((letter) => letter.includes('hai-cham@vidu.vn')).map(readLetterText);
    const findLink = () => /http:\/\/\S+token=[\w-]+/.exec(readLetters().join(' '))?.[0] ?? '';
    await expect.poll(findLink).not.toBe('');
    expect(readLetters().filter((text) => /(?<![\d\w-])\d{6}(?![\d\w-])/.test(text))).toEqual([]);
    await open(page, findLink().replace(/^http:\/\/[^/]+/, ''));
    await page.locator('main form [type=submit]').click();
    await page.waitForURL(/done=yes/);
    expect((await call(page, 'get', 'channels')).items).toMatchObject([{ verified: true }]);
  });

  it('takes at most six taps where no place was seen before', async () => {
    const page = await openPage(360);
    await register(page, 'sau-cham@vidu.vn');
    const { taps } = await countSteps(page, [
      { tap: (it) => it.locator('main').getByRole('combobox') },
      { type: 'cau giay' },
      { tap: (it) => it.getByRole('option', { name: /Cầu Giấy/ }) },
      turnOn,
    ]);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    await page.getByText('Đã bật quy tắc.').waitFor();
    await page.getByRole('heading', { name: 'Tin kế tiếp' }).waitFor();
    expect((await call(page, 'get', 'rules')).items).toMatchObject([{ active: true }]);
  });

  it.each([360, 1280])('moves nothing while its pages open over a slow network (%i px)', async (width) => {
    const page = await openPage(width);
    await openSignedIn(page, journey.portal.origin);
    await seePlace(page);
    await slowDown(page);
    const shifts: Record<string, number> = {};
    const visit = async (name: string, path: string, last: string): Promise<void> => {
      await open(page, path);
      await page.locator(last).first().waitFor();
      await untilQuiet(page);
      shifts[name] = await readShift(page);
    };
    await visit('first visit', '/dashboard', '#first-place');
    await visit('first rule', '/dashboard/rules/new?kind=rain', '#rule-past');
    const places = [await call(page, 'post', 'places', HOME), await call(page, 'post', 'places', OFFICE)];
    await visit('a place without rules', '/dashboard', 'section[aria-labelledby=first-rule] b');
    for (const { id } of places)
      await call(page, 'post', 'rules', {
        kind: 'rain',
        threshold: 2.5,
        leadMinutes: 30,
        placeIds: [id],
        channelIds: [],
      });
    await visit('after a week', '/dashboard', '#next-alerts');
    await page.evaluate(() => localStorage.removeItem('dashboard'));
    await visit('after a week, without a copy', '/dashboard', '#next-alerts');
    for (const section of ['places', 'rules', 'messages', 'channels', 'plan', 'settings'])
      await visit(section, `/dashboard/${section}`, 'main section h2');
    expect(Object.entries(shifts).filter(([, shift]) => shift > MOST_SHIFT)).toEqual([]);
  });

  it('says that the network is slow, and asks again', async () => {
    const page = await openPage(360);
    await openSignedIn(page, journey.portal.origin);
    const [late, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    await page.route('**/api/v1/me/places*', async (route) => {
      asked += 1;
      // The second is answered once the notice was seen, which ends with it.
      await (asked === 1 ? late : seen).promise;
      await route.continue();
    });
    await open(page, '/dashboard');
    await page.getByText('Mạng chậm, đang thử lại').waitFor();
    seen.resolve();
    await page.locator('#first-place').waitFor();
    expect(asked).toBe(2);
    late.resolve();
  });
});
