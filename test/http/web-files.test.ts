import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { API_VERSIONS } from '@portal/content/api/api-changes.table';
import { NOW, startTestWeb } from '@portal/testing/http/test-web';
import { describe, expect, it, onTestFinished } from 'vitest';

describe('an address of the API', () => {
  it('that does not exist or takes another method gets problem details, never a page', async () => {
    const { get, web } = await startTestWeb();
    for (const [path, method, status] of [
      ['/api/v1/nothing', 'GET', 404],
      ['/api', 'GET', 404],
      ['/api/v1/weather/now/', 'GET', 404],
      ['/API/v1/weather/now', 'GET', 404],
      ['/api/v1/weather/now', 'DELETE', 405],
    ] as const) {
      const response = await fetch(`${web.address}${path}`, { method });
      const isPage = path.startsWith('/API');
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers.get('content-type')).toMatch(isPage ? /^text\/html/ : /^application\/problem\+json/);
    }
    expect((await get('/api/docs')).headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('explains the type of a problem in the documentation', async () => {
    const { get } = await startTestWeb();
    const response = await get('/problems/no-data?lang=en');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/api/docs?lang=en#noData']);
    expect((await get('/problems/nothing')).status).toBe(404);
  });

  it('describes the API as OpenAPI under its own origin', async () => {
    const { get, web } = await startTestWeb();
    const response = await get('/api/v1/openapi.json', { origin: 'https://other.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      openapi: '3.1.1',
      info: { version: API_VERSIONS[0].version },
      servers: [{ url: web.address }],
    });
    expect((await get('/api/v1/openapi.json', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(
      304,
    );
  });
});

describe('the versions of the API', () => {
  it('are a feed in each language, which the page names', async () => {
    const { get, web } = await startTestWeb();
    for (const [path, title] of [
      ['/api/changelog.xml', 'Thay đổi của API'],
      ['/api/changelog.xml?lang=en', 'API changelog'],
    ]) {
      const response = await get(path ?? '');
      expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
      const text = await response.text();
      expect(text).toContain(`<title>${title} | `);
      expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${web.address}${path}"/>`);
    }
  });
});

describe('the weather for pages of others', () => {
  it('is a document that any site may frame and that runs nothing, for caches of everybody', async () => {
    const { get } = await startTestWeb();
    const reply = await get('/embed/weather?place=da-lat-lam-dong&size=large&theme=dark&lang=en&x=1');
    expect(reply.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(reply.headers.get('cache-control')).toMatch(/^public, max-age=300/);
    expect([reply.headers.get('set-cookie'), reply.headers.get('x-robots-tag')]).toEqual([null, 'noindex']);
    expect(await reply.json()).toMatchObject({
      place: { location: 'da-lat-lam-dong' },
      size: 'large',
      theme: 'dark',
      language: 'en',
    });
    const point = await (await get('/embed/weather?lat=11.94&lng=108.46&place=hue&size=giant&theme=x')).json();
    expect(point).toMatchObject({ place: { lat: 11.94, lng: 108.46 }, size: 'medium', theme: 'auto', language: 'vi' });
    for (const query of ['', '?lat=91&lng=105', '?place=../x', '?place=A', '?lat=1e1&lng=105']) {
      expect((await (await get(`/embed/weather${query}`)).json()).place).toBeNull();
    }
    expect((await get('/embed/weather?place=nowhere')).status).toBe(404);
    expect((await get('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('is led to from short addresses, one a language', async () => {
    const { get } = await startTestWeb();
    for (const [path, target] of [
      ['/nhung/hue?size=small', '/embed/weather?place=hue&size=small&theme=auto&lang=vi'],
      ['/embed/hue?lang=vi', '/embed/weather?place=hue&size=medium&theme=auto&lang=en'],
      ['/embed/..%2Fx', '/embed/weather?lang=en'],
    ] as const) {
      const reply = await get(path);
      expect([reply.status, reply.headers.get('location')]).toEqual([301, target]);
    }
  });

  it('comes by a script that knows the sizes', async () => {
    const { get } = await startTestWeb();
    const reply = await get('/api/widget.js');
    const script = await reply.text();
    expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(() => new Function(script)).not.toThrow();
    expect(script).toContain('"heights":{"small":');
    expect(script).not.toContain('WIDGET_FACTS');
    expect((await get('/api/widget.js', { 'if-none-match': reply.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('is refused by oEmbed as its specification says', async () => {
    const { get, web } = await startTestWeb();
    const ask = async (query: Record<string, string>) =>
      (await get(`/api/oembed?${new URLSearchParams(query)}`)).status;
    const url = `${web.address}/thoi-tiet-ha-noi/hien-tai`;
    expect(await ask({ url, format: 'xml' })).toBe(501);
    expect(await ask({})).toBe(400);
    for (const other of [`${web.address}/tin-tuc`, 'https://other.example/thoi-tiet-ha-noi/hien-tai', 'ha-noi']) {
      expect([other, await ask({ url: other })]).toEqual([other, 404]);
    }
  });
});

describe('files', () => {
  it('are served for ever under their hashed names, compressed where a compressed form lies beside them', async () => {
    const { get, web } = await startTestWeb();
    const plain = await get('/assets/loader-abc.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain.headers.get('content-type')).toMatch(/javascript/);
    const packed = await web.app.inject({ url: '/assets/loader-abc.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(packed.body).toBe('brotli bytes');
  });

  it('of earlier builds are served for a month after the last start with them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'retained-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const now = Date.now() / 1000;
    const month = 30 * 86_400;
    for (const [name, age] of [
      ['page-old.css', 0],
      ['page-old.css.br', 0],
      ['page-month.css', month - 60],
      ['page-older.css', month + 60],
    ] as const) {
      writeFileSync(join(folder, name), name.endsWith('.br') ? 'packed' : 'p{}'.repeat(500));
      utimesSync(join(folder, name), now - age, now - age);
    }
    const { web } = await startTestWeb({ retainedFiles: folder });
    const find = async (name: string) =>
      (await web.app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'identity' } })).statusCode;
    expect(await find('page-old.css')).toBe(200);
    expect(await find('page-month.css')).toBe(200);
    expect(await find('page-older.css')).toBe(404);
    const packed = await web.app.inject({ url: '/assets/page-old.css', headers: { 'accept-encoding': 'br' } });
    expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'packed']);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // What this build has is there for the next one.
    expect(readdirSync(folder).sort()).toEqual([
      'loader-abc.js',
      'loader-abc.js.br',
      'page-month.css',
      'page-old.css',
      'page-old.css.br',
      'site-icon-abc.svg',
    ]);
    expect(statSync(join(folder, 'loader-abc.js')).mtimeMs / 1000).toBeGreaterThan(now - 60);
  });

  it('are served without those of earlier builds where their folder cannot be written', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'retained-')), 'file');
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    writeFileSync(file, '');
    const { web, lines } = await startTestWeb({ retainedFiles: file });
    expect((await web.app.inject('/assets/loader-abc.js')).statusCode).toBe(200);
    expect(lines.join('')).toContain('files of earlier builds are not served');
  });

  it('never leave their folder', async () => {
    const { web } = await startTestWeb();
    for (const url of [
      '/assets/../secret.txt',
      '/assets/%2e%2e/secret.txt',
      '/assets/..%2fsecret.txt',
      '/assets/none.js',
      '/assets/',
    ]) {
      const response = await web.app.inject({ url });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.body).not.toContain('hidden words');
      expect(response.headers['cache-control']).toMatch(/^(no-store|public, max-age=30)$/);
    }
  });

  it('include robots.txt and an icon', async () => {
    const { get } = await startTestWeb();
    expect(await (await get('/robots.txt')).text()).toContain('\nAllow: /api/docs\nDisallow: /api/\n');
    expect((await get('/favicon.ico')).headers.get('location')).toBe('/assets/site-icon-abc.svg');
  });

  it('may be cached until midnight, on the day after too', async () => {
    const { get, world } = await startTestWeb();
    for (const path of [
      '/icons/icon-192.png',
      '/manifest.webmanifest',
      '/share/vi/page/home.png',
      '/sitemap-pages.xml',
    ]) {
      for (const day of [0, 0, 1, 1]) {
        world.now = NOW + day * 86_400;
        expect((await get(path)).headers.get('cache-control'), path).toMatch(/^public, max-age=49500,/);
      }
    }
  });

  it('have frames of the map, which never change and are nothing for those who ask for another run', async () => {
    const { web } = await startTestWeb();
    const url = '/map-data/rain/0123456789/1785740400.bin';
    const packed = await web.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
      'access-control-allow-origin': '*',
    });
    expect(packed.rawPayload.length).toBeLessThan(100);
    expect((await web.app.inject({ url })).rawPayload).toEqual(Buffer.alloc(4096, 7));
    const drawn = await web.app.inject({ url: url.replace('.bin', '.svg') });
    expect([drawn.body, drawn.headers['content-type']]).toEqual(['<svg>rain</svg>', 'image/svg+xml; charset=utf-8']);
    const alone = await web.app.inject({ url: url.replace('.bin', '.rain.svg') });
    expect(alone.body).toBe('<svg>rain alone</svg>');
    const ground = await web.app.inject({ url: '/map-data/ground.svg' });
    expect([ground.statusCode, ground.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
    const lost = await web.app.inject({ url: '/map-data/rain/0123456780/1785740400.bin' });
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('have a drawn map of now under one address, nothing where no rain is known', async () => {
    const { web, world } = await startTestWeb();
    const url = '/map-data/now.svg';
    expect((await web.app.inject({ url })).statusCode).toBe(404);
    world.presentFrame = '/map-data/rain/0123456789/1785740400.bin';
    const drawn = await web.app.inject({ url });
    expect([drawn.body, drawn.headers['cache-control']]).toEqual(['<svg>rain</svg>', 'public, max-age=60']);
  });
});

it('tells where weaknesses are reported, at the address of RFC 9116, until a moment within a year', async () => {
  const { get } = await startTestWeb({ email: 'baomat@portal.example' });
  const reply = await get('/.well-known/security.txt');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await reply.text();
  expect(text).toContain('\nContact: mailto:baomat@portal.example\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  // By the true clock: readers compare with theirs, also where the portal's stands still.
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  const { get: withoutContact } = await startTestWeb();
  expect((await withoutContact('/.well-known/security.txt')).status).toBe(404);
});
