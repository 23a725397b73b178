import { chooseSample } from '@portal/testing/sample/choose-sample';
import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHROME_PATH, openBrowser } from './open-browser.ts';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';

/** The sky of the hour, drawn in the page itself. */
const SKY = /<svg[^>]*aria-hidden.*?<\/svg>/;
const MOST_SKY_BYTES = 1500;

const MOST_BYTES = 15_000;
/** From mountains to islands; wards, former districts with a note, the longest names. */
const PLACES = [
  'ha-noi',
  'ho-chi-minh',
  'da-nang',
  'hue',
  'can-tho',
  'hai-phong',
  'lam-dong',
  'da-lat-lam-dong',
  'sa-pa-lao-cai',
  'ca-mau',
  'dien-bien',
  'thanh-hoa',
  'quang-ninh',
  'khanh-hoa',
  'dak-lak',
  'an-giang',
  'tay-ninh',
  'ba-dinh-ha-noi',
  'lang-son',
  'vinh-long',
] as const;
const SPANS = {
  vi: ['hien-tai', 'theo-gio', 'ngay-mai', '15-ngay-toi', '90-ngay'],
  en: ['now', 'hourly', 'tomorrow', 'next-15-days', '90-days'],
} as const;

let portal: SharedPortal;

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(portal.origin + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const countBytes = (text: string): number => Buffer.byteLength(text);
const pathsOf = (slug: string): string[] => [
  ...SPANS.vi.map((span) => `/thoi-tiet-${slug}/${span}`),
  ...SPANS.en.map((span) => `/weather-${slug}/${span}`),
];

describe.skipIf(!PAGES_ARE_BUILT)('the light pages', () => {
  beforeAll(async () => {
    portal = await openSharedPortal();
  });

  it.each(chooseSample(PLACES, 5))(
    'of %s are below 15,000 bytes, whole, without script, font or picture but one small sky',
    async (slug) => {
      for (const path of pathsOf(slug)) {
        const { status, text } = await read(`${path}?lite=1`);
        expect([path, status]).toEqual([path, 200]);
        expect([path, countBytes(text) < MOST_BYTES]).toEqual([path, true]);
        const [sky = ''] = SKY.exec(text) ?? [];
        expect(countBytes(sky)).toBeLessThan(MOST_SKY_BYTES);
        expect(text.replace(SKY, '')).not.toMatch(
          /<script|<img|<svg|@font-face|rel="(stylesheet|preload)"|src=|url\(|undefined|NaN/,
        );
        expect(text.match(/<h1/g)).toHaveLength(1);
        expect(text).toMatch(/\d°/);
      }
    },
  );

  it('of home are below 15,000 bytes and lead to every province', async () => {
    for (const path of ['/?lite=1', '/?lang=en&lite=1']) {
      const { text } = await read(path);
      expect(countBytes(text)).toBeLessThan(MOST_BYTES);
      expect(text.match(/(hien-tai|now)\?lite=1"/g)).toHaveLength(34);
      expect(text).not.toMatch(/<script|<svg|rel="stylesheet"/);
    }
  });

  it('come to who saves data, unless the address asks for the full page', async () => {
    const saving = { 'save-data': 'on' };
    const path = '/thoi-tiet-ha-noi/hien-tai';
    const isLite = (text: string) => !text.includes('rel="stylesheet"');
    expect(isLite((await read(path)).text)).toBe(false);
    expect(isLite((await read(path, saving)).text)).toBe(true);
    expect(isLite((await read(`${path}?lite=0`, saving)).text)).toBe(false);
    expect(isLite((await read(path)).text)).toBe(false);
    for (const headers of [{}, saving]) expect((await read(path, headers)).headers.get('vary')).toContain('Save-Data');
    expect((await read('/tim-kiem', saving)).text).toContain('rel="stylesheet"');
  });

  it('name the full page as theirs to search engines, and lead there, back and to the other language', async () => {
    const { text, headers } = await read('/thoi-tiet-ha-noi/hien-tai?lite=1');
    expect(text).toContain(`<link rel="canonical" href="${portal.origin}/thoi-tiet-ha-noi/hien-tai"/>`);
    expect(text).toContain('href="/thoi-tiet-ha-noi/hien-tai?lite=0"');
    expect(text).toContain('href="/weather-ha-noi/now?lite=1"');
    expect(text).toContain('href="/thoi-tiet-ha-noi/theo-gio?lite=1"');
    expect(headers.has('link')).toBe(false);
    expect((await read('/thoi-tiet-ha-noi/hien-tai')).text).toContain('href="?lite=1"');
    expect((await read('/thoi-tiet-da-lat-lam-dong/90-ngay?lite=1')).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('say the same as the full pages', async () => {
    const [full, light] = await Promise.all(['', '?lite=1'].map((query) => read(`/weather-hue/now${query}`)));
    const describe = (text = '') => /<meta name="description" content="([^"]+)"/.exec(text)?.[1] ?? 'none';
    expect(describe(light?.text)).toBe(describe(full?.text));
    expect(describe(light?.text)).toContain(
      /<p>(\d[^<]+|[A-Z][^<]+)<\/p><section>/.exec(light?.text.replace(SKY, '') ?? '')?.[1] ?? 'none',
    );
    const [now = 'none'] = /-?\d+°/.exec(full?.text.split('id="now"')[1] ?? '') ?? [];
    expect(light?.text).toContain(`<p class="big">${now}</p>`);
  });

  it('show moved, unknown and doubtful places like the full pages', async () => {
    const moved = await fetch(`${portal.origin}/thoi-tiet-sai-gon/hien-tai?lite=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/thoi-tiet-ho-chi-minh/hien-tai?lite=1']);
    expect((await read('/thoi-tiet-da-latt/hien-tai?lite=1')).status).toBe(404);
  });

  it.skipIf(CHROME_PATH === '').each([
    ['/?lite=1', 'light', 360],
    ['/thoi-tiet-da-lat-lam-dong/hien-tai?lite=1', 'light', 360],
    ['/weather-ha-noi/hourly?lite=1', 'dark', 360],
    ['/weather-ha-noi/tomorrow?lite=1', 'light', 1280],
    ['/thoi-tiet-hue/15-ngay-toi?lite=1', 'dark', 360],
    ['/weather-hue/90-days?lite=1', 'light', 360],
  ] as const)('%s breaks no rule of axe, no policy and no width', async (path, colorScheme, width) => {
    const browser = await openBrowser();
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(portal.origin + path);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async () => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations: found } = await runner.run(document);
      return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html.slice(0, 160)}`));
    });
    await browser.close();
    const fetched = asked.filter((url) => url.startsWith('http')).length;
    expect({ complaints, violations, fetched, sideways: wide - width }).toEqual({
      complaints: [],
      violations: [],
      fetched: 1,
      sideways: 0,
    });
  });
});
