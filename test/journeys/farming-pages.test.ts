import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';
import { testVisits } from './visit-page.ts';

const PATHS = [
  '/thoi-tiet-nha-nong-dong-anh-ha-noi/hien-tai',
  '/thoi-tiet-nha-nong-ca-mau/theo-gio?crop=shrimp',
  '/thoi-tiet-nha-nong-da-lat-lam-dong/15-ngay-toi?crop=coffee',
  '/agri-weather-da-lat-lam-dong/now?crop=vegetables',
  '/agri-weather-hue/tomorrow?crop=durian',
  '/agri-weather-ha-noi/90-days?crop=maize',
] as const;
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const CHIPS = { vi: 'Chọn cây trồng, vật nuôi', en: 'Choose a crop or shrimp' };

type FarmReply = EndpointReply<typeof weatherAgriculture>;

const journey = useSharedPortal();

async function ask(place: string, crop: string, language = 'vi'): Promise<FarmReply> {
  const reply = await fetch(
    `${journey.portal.origin}/api/v1/weather/agriculture?location=${place}&crop=${crop}&lang=${language}`,
    { headers: journey.portal.headers },
  );
  return (await reply.json()) as FarmReply;
}

const known = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value));
const amount = (value: number | null) =>
  known(value, (it) => (it < 0.05 || it >= 9.95 ? String(Math.round(it)) : it.toFixed(1).replace('.', ',')));
/** Less than a millimetre is said so; the first word of it. */
const amountOfDay = (value: number | null) => (value !== null && value > 0 && value < 1 ? '<' : amount(value));
const balance = (value: number | null) =>
  known(value, (it) => {
    const whole = Math.floor(it + 0.5);
    return whole > 0 ? `+${whole}` : String(whole).replace('-', '−');
  });

/** Texts of the cells of each row with as many cells; no-break spaces as plain ones. */
async function readRows(page: Page, section: string, cells: number): Promise<string[][]> {
  const rows = await page.$$eval(`section[aria-labelledby=${section}] tbody tr`, (all) =>
    all.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ').trim())),
  );
  return rows.filter((row) => row.length === cells);
}

/** Words of a section; no-break spaces are no difference in them. */
async function readSection(page: Page, name: string): Promise<string> {
  const text = await page.locator(`section[aria-labelledby=${name}]`).innerText();
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
}

describe.skipIf(!CAN_BROWSE)('the farming pages', () => {
  describe.each(chooseSample(PATHS, 6))('%s', (path) => {
    testVisits(journey, path);
  });

  it('say why an hour has its verdict when its block is pressed, by keyboard and without script', async () => {
    const context = await journey.browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(`${journey.portal.origin}/thoi-tiet-nha-nong-can-tho/theo-gio`);
    const block = page.locator('section[aria-labelledby=hours] button').first();
    const reason = page.locator('section[aria-labelledby=hours] [popover]').first();
    expect(await reason.isVisible()).toBe(false);
    await block.focus();
    await page.keyboard.press('Enter');
    expect(await reason.innerText()).toMatch(/\d\d:\d\d–\d\d:\d\d[\s\S]+\./);
    await page.keyboard.press('Escape');
    expect(await reason.isVisible()).toBe(false);
    await context.close();
  });

  it('let a crop be chosen without script, and keep it on every other page of farming', async () => {
    const context = await journey.browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    const chosen = (language: keyof typeof CHIPS) =>
      page.getByRole('navigation', { name: CHIPS[language] }).locator('a[aria-current]').innerText();
    await page.goto(`${journey.portal.origin}/thoi-tiet-nha-nong-ca-mau/hien-tai`);
    expect(await chosen('vi')).toBe('Lúa');
    await page.getByRole('link', { name: 'Tôm', exact: true }).click();
    await page.waitForURL(/\?crop=shrimp$/);
    expect(await page.getByRole('heading', { name: 'Cho tôm ăn' }).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Nhiều ngày', exact: true }).click();
    await page.waitForURL(/\/thoi-tiet-nha-nong-ca-mau\/7-ngay-toi$/);
    expect(await chosen('vi')).toBe('Tôm');
    await page.goto(`${journey.portal.origin}/agri-weather-buon-ma-thuot-dak-lak/tomorrow`);
    expect(await chosen('en')).toBe('Shrimp');
    await page.getByRole('link', { name: 'Coffee', exact: true }).click();
    await page.goto(`${journey.portal.origin}/agri-weather-hue/now`);
    expect(await chosen('en')).toBe('Coffee');
    await context.close();
  });

  it('keep a rice field on the device for the season of its place, without script, until it is removed', async () => {
    const context = await journey.browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    const season = (place: string) => `${journey.portal.origin}/thoi-tiet-nha-nong-${place}/90-ngay`;
    const sown = new Date(Date.parse((await ask('ca-mau', 'rice')).days[0]?.date ?? '') - 40 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    // Not the bare address: the browser would show it from its cache for a minute.
    await page.goto(`${season('ca-mau')}?crop=rice`);
    await page.locator('input[name="sown"]').fill(sown);
    await page.locator('select[name="variety"]').selectOption('115');
    await page.getByRole('button', { name: 'Xem ruộng này' }).click();
    const answer = 'Lúa ngày thứ 40 sau gieo';
    expect(await readSection(page, 'field')).toContain(answer);
    await page.goto(season('ca-mau'));
    expect(await readSection(page, 'field')).toContain(answer);
    expect(await page.locator('select[name="variety"]').inputValue()).toBe('115');
    await page.goto(season('can-tho'));
    expect(await readSection(page, 'field')).not.toContain('Lúa ngày thứ');
    await page.goto(season('ca-mau'));
    await page.getByRole('link', { name: 'Xóa ruộng này' }).click();
    expect(await readSection(page, 'field')).toContain('Cho biết ngày gieo');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('field');
    await context.close();
  });

  it('keep the crop of a link that was pointed at for a while before it was followed', async () => {
    const context = await journey.browser.newContext({ viewport: DESK });
    const page = await context.newPage();
    await page.goto(`${journey.portal.origin}/thoi-tiet-nha-nong-buon-ma-thuot-dak-lak/hien-tai`);
    const chip = page.getByRole('link', { name: 'Cà phê', exact: true });
    await chip.hover();
    // Nothing may happen: a browser fetches ahead what is pointed at for 200 ms, unless the link chooses something.
    await page.waitForTimeout(400);
    const findSettings = async () => (await context.cookies()).find(({ name }) => name === 'settings');
    expect(await findSettings()).toBeUndefined();
    await chip.click();
    await page.waitForURL(/\?crop=coffee$/);
    expect((await findSettings())?.value).toMatch(/^C\.kmh\.chart\.coffee(\.vi)?$/);
    await context.close();
  });

  it('move on from the address of a place alone', async () => {
    const reply = await fetch(`${journey.portal.origin}/thoi-tiet-nha-nong-hue`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([301, '/thoi-tiet-nha-nong-hue/hien-tai']);
  });

  it('name one address for all crops, and the other language', async () => {
    const page = await journey.browser.newPage();
    await page.goto(`${journey.portal.origin}/agri-weather-hue/hourly?crop=coffee`);
    const hrefOf = (selector: string) => page.locator(selector).getAttribute('href');
    expect(await hrefOf('link[rel=canonical]')).toBe(`${journey.portal.origin}/agri-weather-hue/hourly`);
    expect(await hrefOf('link[hreflang=vi]')).toBe(`${journey.portal.origin}/thoi-tiet-nha-nong-hue/theo-gio`);
    await page.close();
  });

  it('fold out why each spell has its colour', async () => {
    const page = await journey.browser.newPage({ viewport: PHONE });
    await page.goto(`${journey.portal.origin}/thoi-tiet-nha-nong-hue/theo-gio?crop=vegetables`);
    const reasons = page.locator('section[aria-labelledby=work] details').first();
    await reasons.locator('summary').click();
    await expect.poll(() => reasons.locator('li').first().isVisible()).toBe(true);
    expect(await reasons.locator('li').first().innerText()).toMatch(/(nên|cân nhắc|xem lại)/i);
    await page.close();
  });
});

describe.skipIf(!CAN_BROWSE)('the figures of farming are those of the API', () => {
  const FARMS = [
    // In November rice is not in the field, and gets no line.
    ['ha-noi', 'vegetables'],
    ['buon-ma-thuot-dak-lak', 'coffee'],
    ['ca-mau', 'shrimp'],
  ] as const;
  const VERDICTS = { good: 'Nên', consider: 'Cân nhắc', avoid: 'Không nên', night: 'Ban đêm' } as const;
  const toWord = (verdict: keyof typeof VERDICTS | null) => (verdict === null ? 'Chưa rõ' : VERDICTS[verdict]);
  let page: Page;

  beforeAll(async () => {
    page = await journey.browser.newPage({ viewport: DESK });
  });

  it.each(FARMS)('now in %s for %s', async (place, crop) => {
    const reply = await ask(place, crop);
    await page.goto(`${journey.portal.origin}/thoi-tiet-nha-nong-${place}/hien-tai?crop=${crop}`);
    const work = await readSection(page, 'work');
    expect(work).toContain(reply.text);
    for (const { name, now, nextText } of reply.activities) {
      expect(work).toContain(name);
      expect(work).toContain(now.text);
      expect(work).toContain(nextText);
    }
    const words = await page.locator('section[aria-labelledby=work] h3 + span').allInnerTexts();
    expect(words.map((word) => word.trim())).toEqual(reply.activities.map(({ now }) => toWord(now.verdict)));
    const rows = await readRows(page, 'water', 8);
    const week = reply.days.slice(0, 7);
    expect(rows.map((row) => row.slice(1))).toEqual([
      week.map(({ rain }) => amount(rain)),
      week.map(({ etc }) => amount(etc)),
      week.map((day) => balance(day.balance)),
    ]);
    const diseases = await readSection(page, 'diseases');
    for (const { name, index, text } of reply.diseases) {
      expect(diseases).toContain(name);
      expect(diseases).toContain(`${index} ·`);
      expect(diseases).toContain(text);
    }
    const hints = await readSection(page, 'hints');
    for (const { text } of reply.hints) expect(hints).toContain(text);
  });

  it.each(FARMS)('the hours of %s for %s', async (place, crop) => {
    const { activities } = await ask(place, crop);
    await page.goto(`${journey.portal.origin}/thoi-tiet-nha-nong-${place}/theo-gio?crop=${crop}`);
    // A block stands for hours in a row; opened, it says its verdict in words.
    const works = await page.$$eval('section[aria-labelledby=hours] tbody tr', (rows) =>
      rows
        .map((row) =>
          [...row.querySelectorAll('td')].flatMap((cell) => {
            const verdict = cell.querySelector('[popover] > span')?.textContent?.trim();
            return verdict === undefined ? [] : Array.from({ length: cell.colSpan }, () => verdict);
          }),
        )
        .filter(({ length }) => length > 0),
    );
    expect(works).toEqual(activities.map(({ hours }) => hours.slice(0, 24).map(({ verdict }) => toWord(verdict))));
    const clocks = await page.locator('section[aria-labelledby=hours] th time').allInnerTexts();
    expect(clocks).toEqual(activities[0]?.hours.slice(0, 24).map(({ at }) => at.slice(11, 13)));
  });

  it.each(FARMS)('15 days in %s for %s', async (place, crop) => {
    const { days } = await ask(place, crop);
    await page.goto(`${journey.portal.origin}/thoi-tiet-nha-nong-${place}/15-ngay-toi?crop=${crop}`);
    const rows = await readRows(page, 'days', 8);
    expect(rows.map((row) => [row[3]?.split(' ')[0], row[4], row[5], row[6]])).toEqual(
      days.map((day) => [amountOfDay(day.rain), amount(day.et0), amount(day.etc), balance(day.balance)]),
    );
  });
});

describe.skipIf(!PAGES_ARE_BUILT)('the farming pages without any data', () => {
  let empty: SharedPortal;
  beforeAll(async () => {
    empty = await openSharedPortal({ DEMO: 'off' });
  });

  it.each(PATHS)('%s says so and stands', async (path) => {
    const reply = await fetch(empty.origin + path);
    const main = ((await reply.text()).split('<main')[1] ?? '').replace(/<[^>]+>/g, ' ');
    expect(reply.status).toBe(200);
    expect(main).not.toMatch(/minh họa|demo data|NaN|undefined/i);
    if (path.includes('90')) expect(main).toMatch(/trung bình nhiều năm|long-term average/);
    else expect(main).toMatch(/Chưa có dữ liệu|No data yet/);
  });
});
