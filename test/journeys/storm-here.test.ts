import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StormHereReply } from '@portal/contract/endpoints/storm-here';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startUpstream } from '../upstream/upstream.ts';
import { fetchAsPage } from './fetch-as-page.ts';
import { findExcess, measureBlock } from './measure-block.ts';
import { playStorms, STORMS } from './played-map-storms.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';
import { FAULTLESS, measureSideways, visitPage } from './visit-page.ts';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };
const PATH = '/thoi-tiet-da-nang/bao-toi-nha-toi';
const MOST_LIGHT_BYTES = 10_000;

/** The portals' clock stands at 14:20. */
const BULLETIN = `---
issuer: Trung tâm Dự báo khí tượng thủy văn quốc gia
number: MAU-07
issuedAt: 2026-11-21T13:30:00+07:00
expiresAt: 2026-11-22T19:00:00+07:00
kind: storm
level: 4
area: [da-nang]
---
Bản tin mẫu: bão vào Đà Nẵng

Đây là bản tin mẫu, không phải tin thật.
`;
const OVER = BULLETIN.replace('MAU-07', 'MAU-06')
  .replace('2026-11-21T13:30', '2026-11-20T13:30')
  .replace('2026-11-22T19:00', '2026-11-21T07:00')
  .replace('[da-nang]', '[can-tho]');

const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bulletins-'));
writeFileSync(join(folder, '7.md'), BULLETIN);
writeFileSync(join(folder, '6.md'), OVER);
const upstream = await startUpstream(playStorms(STORMS));
const journey = usePortal({
  SOURCES: 'jma-storms,jtwc-storms',
  SOURCE_JMA_STORMS_URL: `${upstream.url}/jma`,
  SOURCE_JTWC_STORMS_URL: `${upstream.url}/jtwc`,
  WARNINGS_DIR: folder,
});
afterAll(async () => {
  await upstream.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (path: string): Promise<string> => (await fetchAsPage(journey.portal.origin + path)).text();
const ask = async (location: string): Promise<StormHereReply> =>
  JSON.parse(await read(`/api/v1/weather/storm?location=${location}`)) as StormHereReply;

describe.skipIf(!CAN_BROWSE)('a storm at a place', () => {
  beforeAll(async () => {
    const isKnown = async () => {
      const { state, storms } = await ask('da-nang');
      expect([state, storms[0]?.centres.length]).toEqual(['warning', 2]);
      expect((await ask('can-tho')).state).toBe('after');
    };
    await vi.waitFor(isKnown, { timeout: 240_000, interval: 500 });
  });

  it.each([
    [PATH, 'light', PHONE],
    [PATH, 'dark', DESK],
    ['/weather-da-nang/storm-here', 'dark', PHONE],
    ['/thoi-tiet-can-tho/bao-toi-nha-toi', 'light', { width: 320, height: 640 }],
  ] as const)('breaks no rule of axe, no policy and no width (%s, %s, %j)', async (path, colorScheme, viewport) => {
    const url = journey.portal.origin + path;
    expect(await visitPage(journey.browser, { url, colorScheme, viewport, opensFolds: true })).toEqual(FAULTLESS);
  });

  it('scrolls only down on the smallest phone with text of twice the size', async () => {
    const page = await journey.browser.newPage({ viewport: { width: 320, height: 640 } });
    await page.goto(journey.portal.origin + PATH);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await measureSideways(page)).toBe(0);
    await page.close();
  });

  it('has the bulletin first, then the figures of its call, without script', async () => {
    const { threeHours, zeroAt } = await ask('da-nang');
    const html = await read(PATH);
    expect(html.indexOf('Bản tin mẫu: bão vào Đà Nẵng')).toBeLessThan(html.indexOf('id="wind"'));
    expect(html).toContain('<meta name="robots" content="noindex');
    const context = await journey.browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(journey.portal.origin + PATH);
    await page.locator('section[aria-labelledby="wind"] summary').click();
    const shown = await page.locator('section[aria-labelledby="wind"] details td:nth-child(2)').allTextContents();
    const forces = threeHours.map(({ modelForce, leastForce }) =>
      leastForce !== null && leastForce >= (modelForce ?? 0) ? `≥${leastForce}` : String(modelForce ?? '–'),
    );
    expect(shown).toEqual(forces);
    expect(await page.locator('section[aria-labelledby="tasks"]').textContent()).toContain(
      `T 0 = ${zeroAt?.slice(11, 16)}`,
    );
    await page.locator('input[data-task="24.0"]').check();
    await context.close();
  });

  it('keeps its ticks in the browser', async () => {
    const context = await journey.browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    await page.goto(journey.portal.origin + PATH);
    await page.locator('input[data-task="24.0"]').check();
    await vi.waitFor(async () => {
      expect(await page.evaluate(() => localStorage.getItem('storm-tasks'))).toContain('24.0');
    });
    await page.reload();
    await vi.waitFor(async () => expect(await page.locator('input[data-task="24.0"]').isChecked()).toBe(true));
    expect(await page.locator('input[data-task="24.1"]').isChecked()).toBe(false);
    await context.close();
  });

  it('is a tab and a block where a storm is near or a bulletin holds, and one sentence elsewhere', async () => {
    const near = await read('/thoi-tiet-da-nang/hien-tai');
    expect(near).toContain(`href="${PATH}"`);
    expect(near).toContain('aria-labelledby="storm"');
    const far = await read('/thoi-tiet-ca-mau/hien-tai');
    expect(far).not.toContain('bao-toi-nha-toi"');
    const none = await read('/thoi-tiet-ca-mau/bao-toi-nha-toi');
    expect(none).toMatch(/không có bão nào trong vòng 500.km/u);
    expect(none).not.toMatch(/id="(?:wind|tasks)"/u);
    expect(await read('/sitemap-da-nang.xml')).not.toContain('bao-toi-nha-toi');
  });

  it('is a small block on a phone, and so is the ride next to it, under the bulletin and after it', async () => {
    const page = await journey.browser.newPage({ viewport: { width: 360, height: 740 } });
    for (const path of ['/thoi-tiet-da-nang/hien-tai', '/weather-da-nang/now', '/thoi-tiet-can-tho/hien-tai']) {
      await page.goto(journey.portal.origin + path);
      for (const id of ['storm', 'ride']) {
        expect(findExcess(await measureBlock(page, id)), `${id} on ${path}`).toEqual({});
      }
    }
    await page.close();
  });

  it('waits for the next bulletin on the day after one', async () => {
    const html = await read('/thoi-tiet-can-tho/bao-toi-nha-toi');
    expect(html).toContain('Sau bão/lũ: chờ bản tin mới.');
    expect(html).toContain('id="after"');
    expect(html).not.toMatch(/id="(?:wind|tasks)"/u);
  });

  it('has a light page of 10 KB without script, with the same sentence', async () => {
    const light = await read(`${PATH}?lite=1`);
    expect(Buffer.byteLength(light)).toBeLessThan(MOST_LIGHT_BYTES);
    expect(light).not.toContain('<script');
    const [sentence = ''] = /Gió từ cấp[^<]*|Bão Krovanh gần nhất[^<]*/u.exec(light) ?? [];
    expect(sentence).not.toBe('');
    expect(await read(PATH)).toContain(sentence);
    expect(light).toContain('Chằng mái');
  });
});
