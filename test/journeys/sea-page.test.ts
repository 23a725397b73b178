import { describe, expect, it } from 'vitest';
import { CAN_BROWSE, useSharedPortal } from './use-portal.ts';
import { FAULTLESS, visitPage } from './visit-page.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const PATH = '/thoi-tiet-vung-tau-ho-chi-minh/bien';

const journey = useSharedPortal();

const read = async (path: string): Promise<string> => (await fetch(journey.portal.origin + path)).text();

interface SeaReply {
  readonly hours: readonly { readonly waveHeight: number }[];
  readonly boats: readonly { readonly blocks: readonly { readonly verdict: string }[] }[];
  readonly tide: { readonly turns: readonly { readonly at: string }[] } | null;
}

describe.skipIf(!CAN_BROWSE)('the page of the sea', () => {
  it.each([
    [PATH, 'light', PHONE],
    [PATH, 'dark', DESK],
    ['/weather-con-dao-ho-chi-minh/sea', 'dark', PHONE],
  ] as const)('breaks no rule of axe, no policy and no width (%s, %s, %j)', async (path, colorScheme, viewport) => {
    const seen = await visitPage(journey.browser, {
      url: journey.portal.origin + path,
      colorScheme,
      viewport,
      opensFolds: true,
    });
    expect(seen).toEqual(FAULTLESS);
  });

  it('shows the figures of its call, without script, and three days unfold', async () => {
    const reply = JSON.parse(await read('/api/v1/weather/sea?location=vung-tau-ho-chi-minh')) as SeaReply;
    const context = await journey.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(journey.portal.origin + PATH);
    const tables = page.locator('section[aria-labelledby="waves"] table');
    const shown = await tables.locator('tr:has(th[scope="row"]) >> nth=0').locator('td b').allTextContents();
    const expected = Array.from({ length: 8 }, (_, block) =>
      Math.max(...reply.hours.slice(block * 3, block * 3 + 3).map(({ waveHeight }) => waveHeight)),
    );
    expect(shown.map((text) => Number(text.replace(',', '.')))).toEqual(expected);
    expect(await page.locator('section[aria-labelledby="boats"] h3').count()).toBe(5);
    const blocks = await page
      .locator('section[aria-labelledby="boats"] li svg')
      .first()
      .locator('path')
      .evaluateAll((paths) => paths.flatMap((path) => path.getAttribute('d')?.match(/M/g) ?? []).length);
    expect(blocks).toBe(reply.boats[0]?.blocks.length);
    expect(await page.locator('section[aria-labelledby="tide"] li').count()).toBe(reply.tide?.turns.length);
    await page.locator('summary', { hasText: 'Chủ Nhật' }).click();
    expect(await tables.nth(1).isVisible()).toBe(true);
    await context.close();
  });

  it('keeps a limit of the reader’s own without account or script, answers a bad one, and forgets it', async () => {
    const context = await journey.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(journey.portal.origin + PATH);
    const names = page.locator('section[aria-labelledby="boats"] h3');
    const fill = async (wave: string, force: string): Promise<void> => {
      if ((await page.locator('details[open] form').count()) === 0)
        await page.locator('summary', { hasText: 'bạn' }).click();
      await page.locator('input[name="wave"]').fill(wave);
      await page.locator('input[name="force"]').fill(force);
      await page.locator('button', { hasText: 'Lưu giới hạn' }).click();
    };
    await fill('cao', '5');
    expect(await page.locator('form p').allTextContents()).toContain('Nhập độ cao sóng từ 0,1 đến 9 m, ví dụ 1,5.');
    expect(await names.count()).toBe(5);
    await fill('1,5', '5');
    expect(await names.first().textContent()).toBe('Tàu của bạn');
    // Another coast, without the address: the device keeps it.
    await page.goto(`${journey.portal.origin}/thoi-tiet-con-dao-ho-chi-minh/bien`);
    expect(await page.locator('section[aria-labelledby="boats"] li').first().textContent()).toContain(
      'giới hạn của bạn',
    );
    expect((await context.cookies()).map(({ name, value }) => [name, value])).toContainEqual(['boat', '1.5-5']);
    await page.locator('summary', { hasText: 'Sửa giới hạn' }).click();
    await page.locator('a', { hasText: 'Bỏ giới hạn' }).click();
    expect(await names.count()).toBe(5);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('boat');
    await context.close();
  });

  it('names other coasts with the waves of their own pages', async () => {
    const text = await read(PATH);
    const block = /data-part="sea-around".*?<\/ul>/s.exec(text)?.[0] ?? '';
    const slugs = [...block.matchAll(/href="\/thoi-tiet-([a-z0-9-]+)\/bien"/g)].map(([, slug = '']) => slug);
    expect(slugs).toHaveLength(4);
    for (const slug of slugs) {
      const { hours } = JSON.parse(await read(`/api/v1/weather/sea?location=${slug}`)) as SeaReply;
      const line = block.slice(block.indexOf(`${slug}/bien`)).split('</li>')[0] ?? '';
      const waves = /sóng\s(\d+,\d)/u.exec(line)?.[1]?.replace(',', '.');
      expect([slug, waves === undefined ? null : Number(waves)]).toEqual([slug, hours[0]?.waveHeight]);
    }
  });

  it('is a tab of coasts alone; elsewhere the address answers in one sentence', async () => {
    expect(await read('/thoi-tiet-vung-tau-ho-chi-minh/hien-tai')).toContain(`href="${PATH}"`);
    expect(await read('/thoi-tiet-ha-noi/hien-tai')).not.toContain('/bien"');
    const inland = await fetch(`${journey.portal.origin}/thoi-tiet-ha-noi/bien`);
    expect([inland.status, inland.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(await inland.text()).toContain('Hà Nội không giáp biển');
  });

  it('stands in the sitemap of a coast and has a light version', async () => {
    expect(await read('/sitemap-ho-chi-minh.xml')).toContain(`${PATH}</loc>`);
    const light = await read(`${PATH}?lite=1`);
    expect(light).toContain('Thúng, thuyền dưới 6');
    expect(light).not.toContain('<script');
    expect(Buffer.byteLength(light)).toBeLessThan(15_000);
  });

  it('gives guests three days and names the plan for more', async () => {
    const more = await fetch(`${journey.portal.origin}/api/v1/weather/sea?location=vung-tau-ho-chi-minh&days=4`);
    expect([more.status, (await more.json()).errorCode]).toEqual([403, 'planLimit']);
  });
});
