import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

let server: RunningPortal;

async function read(path: string) {
  const response = await fetch(path.startsWith('http') ? path : server.origin + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const listLocations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) => href ?? '');

/** Every page kind of every province is near one of these: the steps are prime to the spans. */
function takeSample(addresses: readonly string[], count: number): string[] {
  const step = Math.max(1, Math.floor(addresses.length / count));
  return addresses.filter((_, index) => index % step === 0);
}

describe.skipIf(!PAGES_ARE_BUILT)('what a search engine finds', () => {
  beforeAll(async () => {
    server = await startPortal();
  }, 180_000);
  afterAll(() => server.stop());

  it('begins at robots.txt, which names the index of 35 sitemaps', async () => {
    const { text } = await read('/robots.txt');
    expect(text).toContain(`\nSitemap: ${server.origin}/sitemap.xml\n`);
    const index = await read('/sitemap.xml');
    expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(index.text).toMatch(/<lastmod>2026-11-\d\dT\d\d:\d\d:\d\d\+07:00<\/lastmod>/);
    expect(listLocations(index.text)).toHaveLength(35);
    expect((await read('/sitemap-da-lat-lam-dong.xml')).status).toBe(404);
    expect((await read('/sitemap-.xml')).status).toBe(404);
  });

  it('is a page at every address, its own canonical, indexable, with a title that no other has', async () => {
    const parts = listLocations((await read('/sitemap.xml')).text);
    const addresses = (await Promise.all(parts.map(async (part) => listLocations((await read(part)).text)))).flat();
    expect(new Set(addresses).size).toBe(addresses.length);
    const titles = new Map<string, string>();
    const wrong: string[] = [];
    for (const address of takeSample(addresses, 170)) {
      const { status, text, headers } = await read(address);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      const title = /<title>([^<]+)<\/title>/.exec(text)?.[1] ?? '';
      if (status !== 200 || canonical !== address || headers.has('x-robots-tag')) wrong.push(`${status} ${address}`);
      if (titles.has(title)) wrong.push(`${address} and ${titles.get(title)}: ${title}`);
      titles.set(title, address);
    }
    expect(wrong).toEqual([]);
    expect(titles.size).toBeGreaterThan(150);
  }, 120_000);

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
});
