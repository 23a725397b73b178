import { request as httpRequest } from 'node:http';
import { writeSavedTrips } from '@portal/domain/trip/saved-trip';
import { DA_LAT, NOW, startTestWeb } from '@portal/testing/http/test-web';
import { describe, expect, it } from 'vitest';

describe('a page', () => {
  it('goes out with its security headers, tag and time left, and is not counted', async () => {
    const { get } = await startTestWeb();
    const { headers, status } = await get(DA_LAT);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'sha256-abc='; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
        "object-src 'none'; require-trusted-types-for 'script'; trusted-types service-worker map-worker",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('link')).toBe('</assets/a.css>; rel=preload; as=style');
    expect(headers.get('content-language')).toBe('vi');
    expect(headers.get('vary')).toBe('Accept-Encoding, Cookie, Save-Data');
    expect(headers.get('cache-control')).toBe('public, max-age=50, stale-if-error=3600');
    expect(headers.get('ratelimit-limit')).toBeNull();
    const again = await get(DA_LAT, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('is private where the settings cookie came along', async () => {
    const { get } = await startTestWeb();
    expect((await get(DA_LAT, { cookie: 'settings=F' })).headers.get('cache-control')).toBe('private, max-age=50');
    expect((await get(DA_LAT, { cookie: 'other=F' })).headers.get('cache-control')).toMatch(/^public, /);
  });

  it('has the visitor’s saved trips on the departure planner alone, which no other visitor gets then', async () => {
    const { get, facts } = await startTestWeb();
    const visit = async (path: string, cookie: string) => ({
      trips: (await facts(path, { cookie })).settings.trips,
      control: (await get(path, { cookie })).headers.get('cache-control')?.split(',')[0],
    });
    const trip = { name: 'Nhà', from: 'hue', to: 'da-nang', mode: 'car', clock: null };
    const cookie = `trips=${writeSavedTrips([{ ...trip, mode: 'car' }])}`;
    for (const _ of [1, 2]) {
      expect(await visit('/ra-duong', cookie)).toEqual({ trips: [trip], control: 'private' });
      expect(await visit('/going-out?from=hue', cookie)).toEqual({ trips: [trip], control: 'private' });
      expect(await visit('/ra-duong', 'trips=%E0%A4%A:x|y')).toEqual({ trips: undefined, control: 'public' });
      expect(await visit(DA_LAT, cookie)).toEqual({ trips: undefined, control: 'public' });
    }
  });

  it('has the visitor’s own place on the home page and those of Happy Rain, which no other visitor gets then', async () => {
    const { get, facts } = await startTestWeb();
    const visit = async (path: string, cookie: string) => ({
      place: (await facts(path, { cookie })).settings.place,
      control: (await get(path, { cookie })).headers.get('cache-control')?.split(',')[0],
    });
    for (const _ of [1, 2]) {
      expect(await visit('/', 'place=hue')).toEqual({ place: 'hue', control: 'private' });
      expect(await visit('/', 'place=da-lat-lam-dong')).toEqual({ place: 'da-lat-lam-dong', control: 'private' });
      expect(await visit('/', '')).toEqual({ place: undefined, control: 'public' });
      expect(await visit('/', 'place=..%2Fx')).toEqual({ place: undefined, control: 'public' });
      expect(await visit('/happy-rain-van-phong', 'place=hue')).toEqual({ place: 'hue', control: 'private' });
      // A place named in the address is the same for everybody.
      expect(await visit('/happy-rain?place=hue', 'place=da-nang')).toEqual({ place: undefined, control: 'public' });
      expect(await visit(DA_LAT, 'place=hue')).toEqual({ place: undefined, control: 'public' });
    }
  });

  it('is never another place’s, language’s, setting’s, hour’s or run’s', async () => {
    const { facts, world } = await startTestWeb();
    const requests: [string, string, object][] = [];
    for (const path of [
      DA_LAT,
      '/thoi-tiet-da-lat-1/hien-tai',
      '/thoi-tiet-da-la/hien-tai',
      '/weather-da-lat/now',
      '/thoi-tiet-da-lat/theo-gio',
      '/thoi-tiet-da-lat/3-ngay-toi',
      '/',
    ]) {
      for (const cookie of [
        '',
        'settings=F',
        'settings=ms',
        'settings=F.ms.chart',
        'settings=en',
        'settings=C.kmh.table',
      ]) {
        const english = path.startsWith('/weather') || (path === '/' && cookie === 'settings=en');
        const settings = {
          temperatureUnit: cookie.includes('F') ? 'F' : 'C',
          windUnit: cookie.includes('ms') ? 'ms' : 'kmh',
          forecastView: cookie.includes('table') ? 'table' : 'chart',
        };
        requests.push([path, cookie, { path, settings, language: english ? 'en' : 'vi' }]);
      }
    }
    for (const [now, version] of [
      [NOW, 'run1'],
      [NOW + 2700, 'run1'],
      [NOW + 2700, 'run2'],
      [NOW + 86_400, 'run2'],
    ] as const) {
      Object.assign(world, { now, version });
      for (const [path, cookie, expected] of [...requests, ...requests]) {
        const shown = await facts(path, cookie === '' ? {} : { cookie });
        expect(shown).toMatchObject({ ...expected, version, hour: Math.floor(now / 3600) });
        if (shown.parameters.location !== undefined) expect(shown.weather.location).toBe(shown.parameters.location);
      }
    }
  });

  it('says when it was made, and brings a worker that is asked for anew each time', async () => {
    const { get, world } = await startTestWeb();
    expect((await get(DA_LAT)).headers.get('x-page-time')).toBe(String(NOW));
    world.now = NOW + 600;
    expect((await get(DA_LAT)).headers.get('x-page-time')).toBe(String(NOW + 600));
    const worker = await get('/service-worker.js');
    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    const known = { 'if-none-match': worker.headers.get('etag') ?? '' };
    expect((await get('/service-worker.js', known)).status).toBe(304);
  });

  it('is light for who saves data or asks so, never for who asks for the whole', async () => {
    const { get, facts } = await startTestWeb();
    const saving = { 'save-data': 'on' };
    for (const _ of [1, 2, 3]) {
      expect((await facts(DA_LAT)).lite).toBe(false);
      expect((await facts(DA_LAT, saving)).lite).toBe(true);
      expect((await facts(`${DA_LAT}?lite=1`)).lite).toBe(true);
      expect((await facts(`${DA_LAT}?lite=0`, saving)).lite).toBe(false);
      expect((await facts(`${DA_LAT}?lite=yes`, { 'save-data': 'off' })).lite).toBe(false);
    }
    expect((await get(DA_LAT)).headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
    const rules = await get('/speculation-rules.json');
    expect(rules.headers.get('content-type')).toContain('application/speculationrules+json');
    expect(Object.keys((await rules.json()) as object)).toEqual(['prefetch']);
    const { headers } = await get(DA_LAT, saving);
    // A cache that ignores Vary would give the lite form to everybody.
    expect(headers.get('cache-control')).toMatch(/^private, /);
    expect((await get(`${DA_LAT}?lite=1`, saving)).headers.get('cache-control')).toMatch(/^public, /);
    expect(headers.has('speculation-rules')).toBe(false);
    expect(headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
    expect(headers.has('link')).toBe(false);
    // A page without a lite form stays as it is.
    expect((await get('/tim-kiem', saving)).headers.has('link')).toBe(true);
  });

  it.each([
    '/logout',
    '/login?redirect=%2Fmap',
    '/dashboard',
    '/dashboard/rules/new',
    '/thanh-toan/ket-qua',
    '/payment',
    '/api/docs',
  ])('is never fetched ahead: %s', async (path) => {
    const { get } = await startTestWeb();
    type Condition = {
      href_matches?: string | string[];
      not?: Condition;
      and?: Condition[];
      selector_matches?: string;
    };
    const { prefetch } = (await (await get('/speculation-rules.json')).json()) as {
      prefetch: { where: Condition }[];
    };
    const address = new URL(path, 'http://portal.example');
    const holds = ({ href_matches: patterns, not, and }: Condition): boolean =>
      [patterns ?? []].flat().some((pattern) => new URLPattern(pattern, address.origin).test(address)) ||
      (patterns === undefined && (not === undefined || !holds(not)) && (and ?? []).every(holds));
    expect(prefetch.map(({ where }) => holds(where))).toEqual([false, false]);
  });

  it('keeps what its address chose for the visitor alone, and is another page for another crop', async () => {
    const { get, facts, world } = await startTestWeb();
    const farming = '/thoi-tiet-nha-nong-hue/hien-tai';
    const chosen = await get(`${farming}?crop=coffee`);
    expect(chosen.headers.get('set-cookie')).toBe(
      'settings=C.kmh.chart.coffee; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    expect(chosen.headers.get('cache-control')).toMatch(/^private, /);
    expect((await get(`${farming}?crop=rice`, { 'sec-purpose': 'prefetch' })).headers.get('set-cookie')).toBeNull();
    expect((await get(`${farming}?crop=gold`)).headers.get('set-cookie')).toBeNull();
    expect((await facts(farming, { cookie: 'settings=coffee' })).settings.crop).toBe('coffee');
    expect((await facts(farming, { cookie: 'settings=shrimp' })).settings.crop).toBe('shrimp');
    expect((await facts(farming)).settings.crop).toBeUndefined();
    world.rendered.length = 0;
    for (const crop of ['rice', 'maize', 'coffee', 'shrimp']) await get(DA_LAT, { cookie: `settings=${crop}` });
    // A page is cached from its second request on.
    expect(world.rendered).toHaveLength(2);
  });

  it('chooses the language of a path of both by query, then cookie, then Vietnamese', async () => {
    const { facts } = await startTestWeb();
    const languageOf = async (path: string, cookie = '') => (await facts(path, { cookie })).language;
    expect(await languageOf('/')).toBe('vi');
    expect(await languageOf('/', 'settings=en')).toBe('en');
    expect(await languageOf('/?lang=vi', 'settings=en')).toBe('vi');
    expect(await languageOf('/?lang=en')).toBe('en');
    expect(await languageOf('/?lang=fr')).toBe('vi');
    expect(await languageOf(`${DA_LAT}?lang=en`, 'settings=en')).toBe('vi');
  });

  it('gets its query: in any order, without what it does not read, the first of repeated values', async () => {
    const { facts, world } = await startTestWeb();
    const typed = { q: 'huế', page: '2' };
    expect((await facts('/tim-kiem?q=hu%E1%BA%BF&page=2')).query).toEqual(typed);
    expect((await facts('/tim-kiem?page=2&q=hu%E1%BA%BF&utm_source=x&fbclid=y&a=1')).query).toEqual(typed);
    await facts('/tim-kiem?fbclid=z&page=2&a=2&q=hu%E1%BA%BF');
    expect(world.rendered).toHaveLength(2);
    expect((await facts('/tim-kiem?q=a&q=b')).query).toEqual({ q: 'a' });
    expect((await facts('/tim-kiem?__proto__=x&q=%zz')).query.q).toBeDefined();
    await facts(`${DA_LAT}?utm_campaign=z`);
    await facts(DA_LAT);
    await facts(`${DA_LAT}?fbclid=z`);
    expect(world.rendered.filter(({ path }) => path === DA_LAT)).toHaveLength(2);
  });

  it.each(['/logout', '/logout?lang=en', '/dashboard', '/dashboard/plan'])('is cached by nobody: %s', async (path) => {
    const { get } = await startTestWeb();
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control'), headers.get('etag')]).toEqual([200, 'no-store', null]);
  });

  it('is cached for half a minute while a part of it is missing that may come, with its tag', async () => {
    const { get, world } = await startTestWeb();
    world.weather = 'none';
    const { headers } = await get(DA_LAT);
    expect(headers.get('cache-control')).toBe('public, max-age=30');
    const tag = headers.get('etag') ?? '';
    for (const _ of [1, 2]) expect((await get(DA_LAT, { 'if-none-match': tag })).status).toBe(304);
    // Cached from its second request on.
    expect(world.rendered).toHaveLength(2);
  });

  it('is cached like any other while a part of it is missing that no source at hand has', async () => {
    const { get, world } = await startTestWeb({ bringsAny: () => false });
    world.weather = 'none';
    expect((await get(DA_LAT)).headers.get('cache-control')).toBe('public, max-age=50, stale-if-error=3600');
  });

  it('shows the weather of a place, or what the call says of it', async () => {
    const { facts } = await startTestWeb();
    expect((await facts(DA_LAT)).weather).toEqual({ location: 'da-lat', lang: 'vi' });
    expect((await facts('/thoi-tiet-nowhere/hien-tai')).weather).toMatchObject({
      errorCode: 'unknownPlace',
      status: 404,
    });
  });
});

describe('pages that have to be made', () => {
  it('are made two at a time for one network, and refused lightly where too many wait; cached ones are free', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const made: string[] = [];
    const { get } = await startTestWeb({
      render: async ({ path }) => {
        made.push(path);
        if (path.includes('slow')) await gate;
        return { kind: 'document', status: 200, html: path, indexable: true };
      },
    });
    for (const _ of [1, 2]) await get('/');
    const slow = Array.from({ length: 18 }, (_, index) => get(`/weather-slow-${index}/now`));
    await expect.poll(() => made.filter((path) => path.includes('slow'))).toHaveLength(2);
    expect((await get('/')).status).toBe(200);
    const refused = await get('/weather-slow-99/now');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.text()).toContain('<html lang="en">');
    expect(await (await get('/thoi-tiet-slow-99/hien-tai')).text()).toContain('Máy chủ đang bận');
    expect(made.filter((path) => path.includes('slow'))).toHaveLength(2);
    release();
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(18).fill(200));
  });
});

describe('a move', () => {
  it('goes to the right path with its query', async () => {
    const { get } = await startTestWeb();
    for (const [path, location] of [
      ['/tim-kiem/?q=a', '/tim-kiem?q=a'],
      ['/index.html', '/'],
      ['/api/docs/?lang=en', '/api/docs?lang=en'],
      ['/Thoi-Tiet-Da-Lat/hien-tai?x=1', '/thoi-tiet-da-lat/hien-tai?x=1'],
      ['/thoi-tiet-da-lat/now', '/thoi-tiet-da-lat/hien-tai'],
      ['/thoi-tiet-moved/theo-gio?x=1', '/thoi-tiet-hue/hien-tai?x=1'],
    ] as const) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, location]);
    }
  });

  it('never leads off the site', async () => {
    const targets = ['//evil.example/', '/\\evil.example', '\\\\evil.example', '/é\r\nx: y'];
    for (const location of targets) {
      const { get } = await startTestWeb({ render: async () => ({ kind: 'redirect', status: 302, location }) });
      const response = await get(DA_LAT);
      expect(response.status).toBe(302);
      expect(new URL(response.headers.get('location') ?? '', 'http://portal.example/').host).toBe('portal.example');
    }
    const { web } = await startTestWeb();
    const answer = await new Promise<{ status: number | undefined; location: string | undefined }>(
      (resolve, reject) => {
        const { hostname, port } = new URL(web.address);
        httpRequest({ hostname, port, path: '//evil.example/' }, (response) => {
          response.resume();
          resolve({ status: response.statusCode, location: response.headers.location });
        })
          .once('error', reject)
          .end();
      },
    );
    expect(answer).toEqual({ status: 404, location: undefined });
  });
});

describe('who asks for a page', () => {
  it('makes a page of somebody signed in, which no cache has, and no other page', async () => {
    const { get, world } = await startTestWeb({ accounts: { 'Bearer an': 'account-an' } });
    const signedIn = { authorization: 'Bearer an' };
    await get('/dashboard', signedIn);
    expect(world.rendered.map(({ routeId, caller }) => [routeId, caller])).toEqual([
      ['dashboard', { kind: 'account', accountId: 'account-an', sessionId: 'session', expiresAt: 0 }],
    ]);
    expect((await get('/dashboard')).headers.get('cache-control')).not.toMatch(/public/);
    expect(world.rendered[1]?.caller).toEqual({ kind: 'guest' });
    const known = await get(DA_LAT, signedIn);
    const guest = await get(DA_LAT);
    const others = world.rendered.filter(({ routeId }) => routeId !== 'dashboard');
    expect(new Set(others.map(({ caller }) => caller.kind))).toEqual(new Set(['guest']));
    expect(await known.text()).toBe(await guest.text());
    expect([known, guest].map(({ headers }) => headers.get('cache-control')?.split(',')[0])).toEqual([
      'private',
      'public',
    ]);
  });
});

describe('a page that fails', () => {
  it('is a not-found page in the visitor’s language, one for all addresses and kept for a short time', async () => {
    const { get, facts, world } = await startTestWeb();
    const response = await get('/khong-co-gi/x');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'public, max-age=30']);
    for (const path of ['/khong-co-gi/y', '/khong-co-gi/x?z=1', '/a/b/c']) expect((await get(path)).status).toBe(404);
    expect(world.rendered.map(({ path }) => path)).toEqual(['/khong-tim-thay', '/khong-tim-thay']);
    // For a place with a span that does not exist, the page is that of the place.
    await get('/thoi-tiet-ha-noi/20-ngay-toi?z=1');
    expect(world.rendered.splice(2)).toMatchObject([{ routeId: 'not-found', path: '/thoi-tiet-ha-noi/20-ngay-toi' }]);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await facts('/khong-co-gi/x', { cookie: 'settings=en' })).toMatchObject({
      routeId: 'not-found',
      language: 'en',
    });
    expect(world.rendered).toHaveLength(3);
  });

  it('shows the error page for a bug, logged once, and nothing of it is cached', async () => {
    const { get, lines } = await startTestWeb();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await get('/weather-bug/now');
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(text).toContain('"language":"en"');
      expect(text).not.toContain('secret');
    }
    expect(lines.filter((line) => line.includes('secret detail'))).toHaveLength(2);
  });

  it('shows the error page for a wrong method and an address that cannot be decoded', async () => {
    const { web, get } = await startTestWeb();
    const wrong = await fetch(`${web.address}${DA_LAT}`, { method: 'POST' });
    expect([wrong.status, wrong.headers.get('allow'), wrong.headers.get('content-type')]).toEqual([
      405,
      'GET, HEAD',
      'text/html; charset=utf-8',
    ]);
    expect((await get('/%zz')).status).toBe(400);
    expect((await get('/thoi-tiet-%E0%A4%A/hien-tai')).status).toBe(400);
  });
});
