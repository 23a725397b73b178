import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

const LARGEST_BYTES = 80 * 1024;

let server: RunningPortal;

async function findTags(path: string): Promise<Map<string, string>> {
  const html = await (await fetch(server.origin + path)).text();
  return new Map(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, name = '', content = '']) => [
      name,
      content,
    ]),
  );
}

async function fetchPicture(url: string) {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, url: response.url, headers: response.headers, bytes };
}

describe.skipIf(!PAGES_ARE_BUILT)('a shared page', () => {
  beforeAll(async () => {
    server = await startPortal();
  });
  afterAll(() => server.stop());

  it.each([
    '/thoi-tiet-da-lat-lam-dong/hien-tai',
    '/weather-vuon-quoc-gia-u-minh-thuong-an-giang/hourly',
    '/thoi-tiet-dao-truong-sa-dong-khanh-hoa/90-ngay',
  ])('shows its title, its words and a picture of the day (%s)', async (path) => {
    const tags = await findTags(path);
    expect(tags.get('og:title')).toContain('| Trời Việt');
    expect(tags.get('og:description')).toBe(tags.get('description'));
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    const { status, headers, bytes } = await fetchPicture(tags.get('og:image') ?? '');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d{2,}/);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(LARGEST_BYTES);
  });

  it.each([
    ['/thoi-tiet-theo-nganh/dien-gio', '/share/vi/page/industry-dien-gio.png', 'điện gió'],
    ['/solutions/solutions-for-hydropower', '/share/en/page/solution-solutions-for-hydropower.png', 'Hydropower'],
    ['/chinh-sach-bao-mat', '/share/vi/page/privacy.png', 'Chính sách'],
    ['/lucky-card', '/share/en/page/lucky-card.png', 'Lucky card'],
    ['/?lang=en', '/share/en/page/home.png', ''],
  ])('shows the drawn picture of a page of words, with its size and its words (%s)', async (path, picture, word) => {
    const tags = await findTags(path);
    expect(tags.get('og:image')).toBe(server.origin + picture);
    expect(tags.get('og:image:alt')).toContain(word);
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    const { status, headers, bytes } = await fetchPicture(server.origin + picture);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d{2,}/);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(LARGEST_BYTES);
    const again = await fetch(server.origin + picture, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['/thoi-tiet-da-nang/bien', '/share/vi/sea/da-nang-'],
    ['/thoi-tiet-ha-noi/lam-viec-ngoai-troi', '/share/vi/heat/ha-noi-'],
    ['/weather-hai-phong/storm-here', '/share/en/storm/hai-phong-'],
    ['/thoi-tiet-nha-nong-can-tho/hien-tai', '/share/vi/drying/can-tho-'],
    ['/ra-duong?from=ha-noi&to=hai-phong', '/share/vi/trip/ha-noi_hai-phong_motorbike-'],
  ])('shows what the page answers (%s)', async (path, picture) => {
    const address = (await findTags(path)).get('og:image') ?? '';
    expect(address.slice(server.origin.length)).toMatch(new RegExp(`^${picture}`));
    const { status, headers, bytes } = await fetchPicture(address);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(LARGEST_BYTES);
    const day = await fetchPicture(address.replace(/\/(?:sea|heat|storm|drying|trip)\//, '/'));
    expect(day.bytes.equals(bytes)).toBe(false);
  });

  it('moves from the picture of another day or run to today’s', async () => {
    const { status, url } = await fetchPicture(`${server.origin}/share/en/hue-2020-01-01-old.png`);
    expect(status).toBe(200);
    expect(url).toMatch(/\/share\/en\/hue-2026-11-21-[0-9a-f]{8}\.png$/);
  });

  it('has no picture of what is no place', async () => {
    for (const trip of ['ha-noi_nowhere_car', 'ha-noi_hai-phong_boat', 'ha-noi', 'ha-noi_hai-phong']) {
      const { status } = await fetch(`${server.origin}/share/vi/trip/${trip}-2026-11-21-x.png`);
      expect([trip, status]).toEqual([trip, 404]);
    }
    expect((await fetch(`${server.origin}/share/vi/no-such-place-2026-11-21-x.png`)).status).toBe(404);
    expect((await fetch(`${server.origin}/share/vi/hue.png`)).status).toBe(404);
    expect((await fetch(`${server.origin}/share/fr/hue-2026-11-21-x.png`)).status).toBe(404);
    expect((await fetch(`${server.origin}/share/vi/page/no-such-page.png`)).status).toBe(404);
    expect((await fetch(`${server.origin}/share/fr/page/terms.png`)).status).toBe(404);
    expect((await fetch(`${server.origin}/share/vi/page/terms.svg`)).status).toBe(404);
  });

  it('goes on answering pages while a robot asks for a hundred pictures at once', async () => {
    const sitemap = await (await fetch(`${server.origin}/sitemap-ha-noi.xml`)).text();
    const slugs = [...sitemap.matchAll(/<loc>[^<]*\/weather-([a-z0-9-]+)\/now</g)]
      .slice(0, 100)
      .map(([, slug]) => slug);
    const pictures = slugs.map((slug) => fetchPicture(`${server.origin}/share/vi/${slug}-2020-01-01-x.png`));
    const page = await fetch(`${server.origin}/thoi-tiet-hue/hien-tai`);
    expect(page.status).toBe(200);
    const answers = await Promise.all(pictures);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.filter(({ status }) => status === 503).every(({ headers }) => headers.has('retry-after'))).toBe(
      true,
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
  });
});
