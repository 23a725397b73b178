import { beforeAll, describe, expect, it } from 'vitest';
import { openSharedPortal, type SharedPortal } from './share-portals.ts';
import { PAGES_ARE_BUILT } from './start-portal.ts';

let server: SharedPortal;

async function read(path: string) {
  const response = await fetch(path.startsWith('http') ? path : server.origin + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const listLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) => href ?? '');

/** One place below a province, on every span. */
const EVERY_SPAN = [
  ['/thoi-tiet-da-lat-lam-dong/hien-tai', '/weather-da-lat-lam-dong/now'],
  ['/thoi-tiet-da-lat-lam-dong/theo-gio', '/weather-da-lat-lam-dong/hourly'],
  ['/thoi-tiet-da-lat-lam-dong/ngay-mai', '/weather-da-lat-lam-dong/tomorrow'],
  ['/thoi-tiet-da-lat-lam-dong/7-ngay-toi', '/weather-da-lat-lam-dong/next-7-days'],
  ['/thoi-tiet-nha-nong-da-lat-lam-dong/hien-tai', '/agri-weather-da-lat-lam-dong/now'],
] as const;

const readMeta = (text: string, name: string) =>
  new RegExp(`<meta ${name} content="([^"]*)"`).exec(text)?.[1]?.replaceAll('&amp;', '&');

const readData = (text: string): Record<string, unknown>[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));

/** The sample covers nearly every kind of page of every province: its steps are prime to the spans. */
function pickSample(addresses: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(addresses.length / count));
  return addresses.filter((_, index) => index % step === 0);
}

describe.skipIf(!PAGES_ARE_BUILT)('what a search engine finds', () => {
  beforeAll(async () => {
    server = await openSharedPortal();
  });

  it('begins at robots.txt, which names the index of 37 sitemaps', async () => {
    const { text } = await read('/robots.txt');
    expect(text).toContain(`\nSitemap: ${server.origin}/sitemap.xml\n`);
    const index = await read('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(index.text).toMatch(/<lastmod>2026-11-\d\dT\d\d:\d\d:\d\d\+07:00<\/lastmod>/);
    expect(listLocations(index.text)).toHaveLength(37);
    expect((await read('/sitemap-da-lat-lam-dong.xml')).status).toBe(404);
    expect((await read('/sitemap-.xml')).status).toBe(404);
  });

  it('is a page at every address, its own canonical, indexable, with a title that no other has', async () => {
    const parts = listLocations((await read('/sitemap.xml')).text);
    const addresses = (await Promise.all(parts.map(async (part) => listLocations((await read(part)).text)))).flat();
    expect(new Set(addresses).size).toBe(addresses.length);
    const titles = new Map<string, string>();
    const wrong: string[] = [];
    for (const address of pickSample(addresses, 170)) {
      const { status, text, headers } = await read(address);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '';
      if (status !== 200 || canonical !== address || headers.has('x-robots-tag')) wrong.push(`${status} ${address}`);
      if (titles.has(title)) wrong.push(`${address} and ${titles.get(title)}: ${title}`);
      titles.set(title, address);
    }
    expect(wrong).toEqual([]);
    expect(titles.size).toBeGreaterThan(150);
  });

  it('does not index 90 days below a province, and says so twice', async () => {
    for (const slug of ['da-lat-lam-dong', 'ba-dinh-ha-noi']) {
      const { status, text, headers } = await read(`/thoi-tiet-${slug}/90-ngay`);
      expect(status).toBe(200);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(text).toContain('<meta name="robots" content="noindex"/>');
    }
    const ofProvince = await read('/weather-lam-dong/90-days');
    expect(ofProvince.headers.has('x-robots-tag')).toBe(false);
    expect(ofProvince.text).not.toContain('name="robots"');
  });

  it.each(EVERY_SPAN)('names %s in both languages, each naming the other, with a way to it in data', async (vi, en) => {
    for (const [language, path] of [
      ['vi', vi],
      ['en', en],
    ] as const) {
      const { text, headers } = await read(path);
      expect(headers.get('content-language')).toBe(language);
      const alternates = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
      expect(alternates.map(([, name, href]) => [name, href])).toEqual([
        ['vi', server.origin + vi],
        ['en', server.origin + en],
        ['x-default', server.origin + vi],
      ]);
      expect(readMeta(text, 'property="og:url"')).toBe(server.origin + path);
      expect(readMeta(text, 'property="og:description"')).toBe(readMeta(text, 'name="description"'));
      expect(readMeta(text, 'name="description"')?.length).toBeGreaterThan(30);
      const [breadcrumb] = readData(text).filter((data) => data['@type'] === 'BreadcrumbList');
      const steps = breadcrumb?.itemListElement as { position: number; name: string; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
      for (const { item } of steps) expect([item, (await read(item)).status]).toEqual([item, 200]);
      expect(steps.at(-1)?.item).toBe(server.origin + path);
    }
  });

  it('gives what is shared a picture of the place', async () => {
    const { text } = await read('/weather-da-lat-lam-dong/now');
    const image = await fetch(readMeta(text, 'property="og:image"') ?? '');
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(readMeta(text, 'name="twitter:card"')).toBe('summary_large_image');
  });

  it('finds one page only behind an address with a query', async () => {
    for (const query of ['lite=1', 'view=table', 'utm_source=x']) {
      const { text } = await read(`/thoi-tiet-ha-noi/theo-gio?${query}`);
      expect(text).toContain(`<link rel="canonical" href="${server.origin}/thoi-tiet-ha-noi/theo-gio"/>`);
    }
  });
});
