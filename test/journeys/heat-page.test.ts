import { isWorthMoving } from '@portal/domain/heat/shift-plan';
import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';
import { FAULTLESS, visitPage } from './visit-page.ts';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };
const PATH = '/thoi-tiet-can-tho/lam-viec-ngoai-troi';

const journey = useSharedPortal();

const read = async (path: string): Promise<string> => (await fetch(journey.portal.origin + path)).text();

interface Shift {
  readonly spans: readonly { readonly from: string }[];
  readonly workMinutes: number;
}

interface HeatReply {
  readonly hours: readonly {
    readonly at: string;
    readonly rest: Readonly<Record<'light' | 'moderate' | 'heavy', number | null>>;
  }[];
  readonly days: readonly { readonly regular: Shift | null; readonly planned: Shift | null }[];
}

const ask = async (query: string): Promise<HeatReply> =>
  JSON.parse(await read(`/api/v1/weather/heat?location=can-tho${query}`)) as HeatReply;

describe.skipIf(!CAN_BROWSE)('the page about work in the heat', () => {
  it.each([
    [PATH, 'light', PHONE],
    [PATH, 'dark', DESK],
    ['/weather-can-tho/outdoor-work', 'dark', PHONE],
  ] as const)('breaks no rule of axe, no policy and no width (%s, %s, %j)', async (path, colorScheme, viewport) => {
    const seen = await visitPage(journey.browser, {
      url: journey.portal.origin + path,
      colorScheme,
      viewport,
      opensFolds: true,
    });
    expect(seen).toEqual(FAULTLESS);
  });

  it('answers on the first screen of a phone, with the figures of its call, without script', async () => {
    const { hours } = await ask('');
    const context = await journey.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(journey.portal.origin + PATH);
    const sentence = await page.locator('p', { hasText: 'việc nặng' }).first().boundingBox();
    expect((sentence?.y ?? PHONE.height) + (sentence?.height ?? 0)).toBeLessThan(PHONE.height);
    const rows = page.locator('section[aria-labelledby="rest"] tbody tr');
    const first = Number(await page.locator('section[aria-labelledby="rest"] thead th').nth(1).textContent());
    const title = (await page.locator('#rest').textContent()) ?? '';
    const day = title.startsWith('Hôm nay') ? 0 : 1;
    for (const [index, load] of (['light', 'moderate', 'heavy'] as const).entries()) {
      const shown = await rows
        .nth(index + 1)
        .locator('td')
        .allTextContents();
      const asked = hours.slice(day * 24 + first, day * 24 + first + shown.length).map(({ rest }) => rest[load]);
      expect(shown).toEqual(asked.map((minutes) => (minutes === null ? '–' : minutes === 60 ? '✕' : String(minutes))));
    }
    await context.close();
  });

  it('plans the shift that its form asks for, as the call does', async () => {
    const context = await journey.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(journey.portal.origin + PATH);
    await page.locator('summary', { hasText: 'Tính ca' }).click();
    await page.locator('select[name="work"]').selectOption('moderate');
    await page.locator('select[name="hours"]').selectOption('6');
    await page.locator('select[name="from"]').selectOption('6');
    await page.locator('button', { hasText: 'Xếp ca' }).click();
    expect(new URL(page.url()).search).toBe('?work=moderate&hours=6&from=6&to=19');
    const { days } = await ask('&work=moderate&shiftHours=6&earliest=06:00&latest=19:00');
    const day = days.find(({ planned }) => planned !== null);
    const isMoved = day !== undefined && day.planned !== null && isWorthMoving(day.regular, day.planned);
    const from = (isMoved ? day.planned : day?.regular)?.spans[0]?.from.slice(11, 16).replace(/^0/, '');
    expect(from).toBeDefined();
    expect(await page.locator('section[aria-labelledby="shift"] div small').last().textContent()).toContain(from);
    await context.close();
  });

  it('is a tab in the season, has a light version, stands in the sitemap of provinces, and prints its sheet alone', async () => {
    expect(await read('/thoi-tiet-can-tho/hien-tai')).toContain(`href="${PATH}"`);
    expect(await read('/thoi-tiet-da-lat-lam-dong/hien-tai')).not.toContain('/lam-viec-ngoai-troi"');
    expect(await read('/sitemap-can-tho.xml')).toContain(`${PATH}</loc>`);
    const light = await read(`${PATH}?lite=1`);
    expect(light).toContain('Sốc nhiệt');
    expect(light).not.toContain('<script');
    const page = await journey.browser.newPage();
    await page.goto(journey.portal.origin + PATH);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('section[aria-labelledby="roster"] article').isVisible()).toBe(true);
    expect(await page.locator('h1').isVisible()).toBe(false);
    expect(await page.locator('section[aria-labelledby="week"]').isVisible()).toBe(false);
    await page.close();
  });
});
