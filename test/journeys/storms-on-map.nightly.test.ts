import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startUpstream } from '../upstream/upstream.ts';
import { fetchAsPage } from './fetch-as-page.ts';
import { listViolations } from './list-violations.ts';
import { playStorms, STORMS } from './played-map-storms.ts';
import { CAN_BROWSE, usePortal } from './use-portal.ts';

const upstream = await startUpstream(playStorms(STORMS));
const journey = usePortal({
  DEMO: 'off',
  SOURCES: 'jma-storms,jtwc-storms',
  SOURCE_JMA_STORMS_URL: `${upstream.url}/jma`,
  SOURCE_JTWC_STORMS_URL: `${upstream.url}/jtwc`,
});
afterAll(upstream.stop);

const readPage = async (path: string): Promise<string> => (await fetchAsPage(journey.portal.origin + path)).text();

async function openMap(path: string, width: number, colorScheme: 'light' | 'dark') {
  const page = await journey.browser.newPage({
    viewport: { width, height: 780 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  // Without a model other layers have no frames, and the browser reports that answer.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource'))
      complaints.push(message.text());
  });
  await page.goto(journey.portal.origin + path);
  await page.waitForSelector('[data-part="map"][data-live]');
  await page.waitForSelector('[data-part="storms"][data-live]', { state: 'attached' });
  return { page, complaints };
}

describe.skipIf(!CAN_BROWSE)('storms on the map', () => {
  beforeAll(async () => {
    await vi.waitFor(async () => expect(await readPage('/map?layer=storms')).toContain('theo JTWC'), {
      timeout: 240_000,
      interval: 500,
    });
  });

  it.each([
    [
      360,
      'light',
      '',
      'Đang theo dõi 3 cơn',
      'Tham khảo, theo JMA/JTWC; bản tin chính thức:',
      '/bao/2632',
      'có thể lệch',
    ],
    [
      1280,
      'dark',
      '&lang=en',
      '3 storms are being tracked',
      'For reference, from JMA/JTWC',
      '/storms/2632',
      'may be off by',
    ],
  ] as const)(
    'are a layer with a card per point, %i px wide, %s',
    async (width, scheme, lang, state, note, href, off) => {
      const { page, complaints } = await openMap(`/map?layer=storms${lang}`, width, scheme);
      const text = await page.locator('[data-part="storm-note"]').filter({ visible: true }).innerText();
      expect(text).toContain(state);
      expect(text).toContain(note);
      // The key opens the card of the centre, with its facts and the way to its page.
      await page.locator(`[data-storm="2632"] a`).focus();
      await page.keyboard.press('Enter');
      const card = page.locator('[data-part="card"]');
      await card.locator('h2').waitFor();
      expect(await card.innerText()).toMatch(/Krovanh[\s\S]*JMA[\s\S]*(cấp|force) 12/);
      expect(await card.locator('a').getAttribute('href')).toBe(href);
      expect(await page.evaluate(() => document.activeElement?.closest('[data-part="card"]') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      // The chosen time moves a ring along the track and stands in the address.
      const readRing = () => page.locator('[data-moment]').first().getAttribute('d');
      expect(await readRing()).toBe('');
      await page.focus('[data-part="slider"]');
      await page.keyboard.press('End');
      await vi.waitFor(async () => expect(await readRing()).toMatch(/^M[\d.]+ [\d.]+h0/));
      expect(page.url()).toMatch(/layer=storms&.*t=2026-11-24T13/);
      // A tap near a point of the forecast opens that point.
      const at = await page.evaluate(() => {
        const map = document.querySelector('[data-part="map"]');
        const labels = document.querySelectorAll('[data-part="storm-labels"] > svg:not([data-storm]):not([data-off])');
        const { x = 0, y = 0 } = map?.getBoundingClientRect() ?? {};
        const places = [...labels].map((label) => ({
          x: x + Number(label.getAttribute('x')) - 4,
          y: y + Number(label.getAttribute('y')) + 4,
        }));
        // The panel covers some.
        return places.find((one) => document.elementFromPoint(one.x, one.y)?.tagName === 'CANVAS') ?? places[0];
      });
      await page.mouse.click(at?.x ?? 0, at?.y ?? 0);
      await vi.waitFor(async () => expect(await card.innerText()).toContain(off));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await listViolations(page, { skipsFrame: true })).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );

  it('are quiet on the wind, absent from UV, and whole again when their layer is chosen', async () => {
    const { page, complaints } = await openMap('/map?layer=wind', 1280, 'light');
    const readMode = () => page.locator('[data-part="storms"]').getAttribute('data-mode');
    expect(await readMode()).toBe('quiet');
    await page.click('[data-layer="uv"]');
    await vi.waitFor(async () => expect(await readMode()).toBe('off'));
    expect(await page.locator('[data-storm="2632"]').isVisible()).toBe(false);
    await page.click('[data-layer="storms"]');
    await vi.waitFor(async () => expect(await readMode()).toBe('full'));
    await page.locator('[data-list="storms"] [data-centre="jtwc"]').waitFor();
    expect(await page.locator('[data-legend="storms"]').isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('are a drawing with links, and a list with the official bulletin first, without script', async () => {
    const html = await readPage('/map?layer=storms');
    const list = html.slice(html.indexOf('id="list"'));
    const order = ['Bản tin chính thức', 'Đang theo dõi 3 cơn', 'Bão Krovanh', 'Bão Dujuan'].map((text) =>
      list.indexOf(text),
    );
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order[0]).toBeGreaterThan(0);
    expect(list).toContain('Xoáy thuận nhiệt đới chưa đặt tên');
    expect(html).toContain('Public Data License');
    const page = await journey.browser.newPage({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false });
    await page.goto(`${journey.portal.origin}/map?layer=storms`);
    expect(await page.locator('[data-part="storms"] path').first().isVisible()).toBe(true);
    expect(await page.locator('[data-storm="2632"] a').getAttribute('href')).toBe('/bao/2632');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.close();
  });
});

const noStorms = await startUpstream(playStorms([]));
const calm = usePortal({ DEMO: 'off', SOURCES: 'jma-storms', SOURCE_JMA_STORMS_URL: `${noStorms.url}/jma` });
afterAll(noStorms.stop);

describe.skipIf(!CAN_BROWSE)('a map without storms', () => {
  it('says so with the time of the list, and shows the ground', async () => {
    const read = async () => (await fetchAsPage(`${calm.portal.origin}/map?layer=storms`)).text();
    await vi.waitFor(async () => expect(await read()).toContain('không có bão'), { timeout: 240_000, interval: 500 });
    const page = await calm.browser.newPage({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
    await page.goto(`${calm.portal.origin}/map?layer=storms`);
    await page.waitForSelector('[data-part="map"][data-live]');
    const note = await page.locator('[data-part="storm-note"]').innerText();
    expect(note).toMatch(/Theo danh sách \d\d:\d\d của JMA, .* không có bão\./);
    expect(note).not.toMatch(/an toàn/i);
    expect(await page.locator('[data-part="status"]').textContent()).toBe('');
    expect(await page.locator('[data-island="weather-map"]').getAttribute('data-empty')).toBeNull();
    await page.close();
  });
});
