import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateHeaders, toScore } from './rate-headers.ts';
import { type ReadPage, readPage } from './read-page.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

const PATHS = [
  '/',
  '/thoi-tiet-ha-noi/hien-tai',
  '/thoi-tiet-ha-noi/theo-gio?view=table',
  '/weather-ha-noi/now?lite=1',
  '/agri-weather-hue/now',
  '/thoi-tiet-theo-nganh/dien-gio',
  '/about-us/contact',
  '/lucky-card',
  '/radar-map',
  '/api/docs',
  '/error',
  '/khong-co-trang-nay',
];

describe('how replies are rated', () => {
  const rate = (headers: Record<string, string>) =>
    rateHeaders({ path: '/', status: 200, location: null, html: '', headers: new Headers(headers) });

  it('gives nothing to a reply without headers', () => {
    expect(toScore(rate({}))).toBe(100 - 25 - 20 - 5 - 20);
  });

  it('sees what a policy leaves open', () => {
    const policy = (text: string) => rate({ 'content-security-policy': text })['content-security-policy'];
    expect(policy("default-src 'none'; form-action 'self'")).toBe('default none, nothing unsafe, forms to itself');
    expect(policy("default-src 'none'")).toBe('nothing unsafe');
    expect(policy("default-src 'self'; style-src 'unsafe-inline'")).toBe('unsafe style only');
    expect(policy("default-src 'self'; script-src 'self' 'unsafe-inline'")).toMatch('unsafe inline');
    expect(policy("script-src 'self'")).toMatch('anything from anywhere');
  });

  it('wants a policy of half a year or more, and cookies that are secure', () => {
    const transport = (seconds: number) =>
      rate({ 'strict-transport-security': `max-age=${seconds}` })['strict transport security'];
    expect([transport(15_767_999), transport(15_768_000)]).toEqual(['shorter', 'half a year or more']);
    expect(rate({ 'set-cookie': 'a=b; SameSite=Lax' }).cookies).toBe('not secure');
    expect(rate({ 'set-cookie': 'a=b; Secure; SameSite=Lax' }).cookies).toBe('secure with SameSite');
  });
});

describe.skipIf(!PAGES_ARE_BUILT)('headers of every kind of page', () => {
  let plain: RunningPortal;
  let behindProxy: RunningPortal;

  beforeAll(async () => {
    [plain, behindProxy] = await Promise.all([startPortal(), startPortal({ PUBLIC_URL: 'https://portal.example' })]);
  });
  afterAll(async () => {
    await plain?.stop();
    await behindProxy?.stop();
  });

  it.each(PATHS)('%s has all the points that there are where HTTPS is', async (path) => {
    const outcomes = rateHeaders(await readPage(behindProxy.origin, path));
    const cookies = path.includes('view=') ? 'secure with SameSite' : 'none';
    expect(outcomes).toEqual({
      'content-security-policy': 'default none, nothing unsafe, forms to itself',
      cookies,
      'cross-origin resource sharing': 'none',
      'cross-origin resource policy': 'same origin or site',
      'referrer policy': 'private',
      'strict transport security': 'half a year or more',
      'subresource integrity': 'scripts of the own origin',
      'content type options': 'nosniff',
      'frame options': 'by policy',
    });
    expect(toScore(outcomes)).toBe(cookies === 'none' ? 130 : 135);
  });

  it('promises no HTTPS where there is none, and loses nothing else', async () => {
    const page: ReadPage = await readPage(plain.origin, '/thoi-tiet-ha-noi/hien-tai');
    expect(page.headers.has('strict-transport-security')).toBe(false);
    expect(toScore(rateHeaders(page))).toBe(80);
    const chosen = await readPage(plain.origin, '/thoi-tiet-ha-noi/theo-gio?view=table');
    expect(chosen.headers.get('set-cookie')).not.toContain('Secure');
  });

  it('says the rest that no rating asks: own window, own device', async () => {
    const { headers } = await readPage(plain.origin, '/');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/^geolocation=\(self\), .*camera=\(\)/);
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(headers.get('content-security-policy')).toContain("object-src 'none'");
  });

  it('keeps replies that are no pages to their kind', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/api/v1/openapi.json', '/manifest.webmanifest', '/healthz']) {
      const { headers, status } = await readPage(behindProxy.origin, path);
      expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    }
  });

  it('lets drawings and feeds run nothing where they are opened by themselves', async () => {
    const icon = /href="(\/assets\/[^"]+\.svg)"/.exec((await readPage(plain.origin, '/')).html)?.[1] ?? 'no icon';
    for (const path of ['/sitemap.xml', '/rss/tin-bao.xml', '/map-data/lines.svg', icon]) {
      const { headers, status } = await readPage(plain.origin, path);
      expect([path, status, headers.get('content-security-policy')]).toEqual([
        path,
        200,
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      ]);
    }
  });
});
