import { connect } from 'node:net';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { toEndpointRoute } from '@portal/contract/endpoint-route';
import { placesSearch } from '@portal/contract/endpoints/places';
import { weatherHistory, weatherNow, weatherPast } from '@portal/contract/endpoints/weather';
import { AppError } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { limitCalls } from '#platform/rate-limit/limit-calls.ts';
import { createRateLimit } from '#platform/rate-limit/rate-limit.ts';
import { createReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { createServer, type ServerOptions } from './create-server.ts';
import { registerHealth } from './health.ts';
import { registerEndpoints } from './register-endpoints.ts';
import { stopServer } from './stop-server.ts';

const OWN_ORIGIN = 'https://portal.example';
const NOW = Date.parse('2024-08-03T10:15:00+07:00') / 1000;
const running: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});

/** A server over endpoints whose replies tell what they were made from. */
async function startTestServer(options: Partial<ServerOptions> & { perMinute?: number } = {}) {
  const world = {
    now: NOW,
    version: 'run1',
    nextRunAt: null as number | null,
    streets: 'off',
    made: 0,
    arrived: 0,
    wait: Promise.resolve(),
  };
  const lines: string[] = [];
  const app = createServer({
    log: createLog({ readable: false, write: (line) => lines.push(line) }),
    trustProxy: false,
    ownOrigin: () => OWN_ORIGIN,
    sendPageError: async (_request, reply, status) =>
      reply.code(status).header('content-type', 'text/html; charset=utf-8').send(`<h1>${status}</h1>`),
    ...options,
  });
  const describeCall = (query: { location?: string; lang?: string }) => {
    world.made += 1;
    if (query.location === 'unknown') throw new AppError('unknownPlace');
    if (query.location === 'empty') throw new AppError('noData', { retryAfterSeconds: 30 });
    if (query.location === 'bug') throw new TypeError('secret detail of the program');
    const { version, streets } = world;
    return { query, hour: Math.floor(world.now / 3600), version, streets, text: 'mưa '.repeat(400) } as never;
  };
  const routes = [
    toEndpointRoute(weatherNow, async ({ query }) => {
      await world.wait;
      return describeCall(query);
    }),
    toEndpointRoute(
      placesSearch,
      ({ query }) => describeCall(query),
      ({ streets }) => streets !== 'unavailable',
    ),
    toEndpointRoute(weatherPast, ({ query }) => describeCall(query)),
    toEndpointRoute(weatherHistory, ({ body }) => ({ count: body?.locations.length }) as never),
  ];
  registerHealth(app, { currentRun: () => ({ ready: world.version !== '', detail: world.version || 'none' }) });
  app.get('/slow', async () => {
    await world.wait;
    return 'done';
  });
  await app.register(async (api) => {
    limitCalls(api, createRateLimit({ perMinute: options.perMinute ?? 1000, perDay: 2000, now: () => world.now }));
    registerEndpoints(api, {
      routes,
      cache: createReplyCache({ maxBytes: 10_000_000, wallNow: () => NOW }),
      basis: { now: () => world.now, version: () => world.version, nextRunAt: () => world.nextRunAt },
      findChanges: (endpoint) => (endpoint === placesSearch ? 'daily' : 'hourly'),
      isKnownCaller: (request) => request.headers['x-api-key'] === 'good',
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  running.push(app);
  app.server.on('request', () => {
    world.arrived += 1;
  });
  return { app, url, world, lines, get: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) };
}

async function expectProblem(response: Response, status: number, errorCode: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ status, errorCode, requestId: response.headers.get('x-request-id') });
  expect(String(problem.type)).toMatch(/^\/problems\/[a-z-]+$/);
  expect(JSON.stringify(problem)).not.toMatch(/secret|\.ts|\n {4}at /);
  return problem;
}

/** Sends bytes as they are and returns the status line. */
function sendRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').once('error', reject);
    socket.once('data', (text: string) => {
      resolve(text.split('\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}

const NOW_PATH = '/api/v1/weather/now?location=da-lat';

describe('errors of the API', () => {
  it('names bad input field by field, in the asked language', async () => {
    const { get } = await startTestServer();
    const vi = await expectProblem(await get('/api/v1/weather/now?lat=x&lng=1'), 400, 'badInput');
    expect(vi.errors).toEqual([{ path: 'lat', message: expect.any(String) }]);
    const en = await expectProblem(await get('/api/v1/weather/now?lat=x&lng=1&lang=en'), 400, 'badInput');
    expect(en.title).toBe('Bad input');
    expect(en.title).not.toBe(vi.title);
  });

  it('refuses a repeated parameter, also when the single one is in the cache', async () => {
    const { get } = await startTestServer();
    await get(NOW_PATH);
    await expectProblem(await get(`${NOW_PATH}&location=da-lat`), 400, 'badInput');
    await expectProblem(await get(`${NOW_PATH}&lang=vi&lang=en`), 400, 'badInput');
  });

  it('passes on refusals and says when to try again', async () => {
    const { get } = await startTestServer();
    await expectProblem(await get('/api/v1/weather/now?location=unknown'), 404, 'unknownPlace');
    const empty = await get('/api/v1/weather/now?location=empty');
    expect(empty.headers.get('retry-after')).toBe('30');
    await expectProblem(empty, 503, 'noData');
  });

  it('hides a bug from the caller and logs it once with the request id', async () => {
    const { get, lines } = await startTestServer();
    const problem = await expectProblem(await get('/api/v1/weather/now?location=bug'), 500, 'internal');
    const errors = lines.map((line) => JSON.parse(line)).filter((line) => line.level === 50);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ requestId: problem.requestId, err: { message: 'secret detail of the program' } });
  });

  it('answers unknown paths, wrong methods, wrong media types, large and malformed bodies', async () => {
    const { get, app } = await startTestServer();
    const post = (body: string, type = 'application/json') =>
      get('/api/v1/weather/history', { method: 'POST', body, headers: { 'content-type': type } });
    await expectProblem(await get('/api/v1/weather/nothing'), 404, 'notFound');
    await expectProblem(await get('/api'), 404, 'notFound');
    const wrong = await get('/api/v1/weather/now', { method: 'DELETE' });
    expect(wrong.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    await expectProblem(wrong, 405, 'methodNotAllowed');
    expect((await get('/api/v1/weather/history')).headers.get('allow')).toBe('POST, OPTIONS');
    await expectProblem(await post('{}', 'text/plain'), 415, 'unsupportedMediaType');
    await expectProblem(await post('{}', 'application/xml'), 415, 'unsupportedMediaType');
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const compressed = await get('/api/v1/weather/history', { method: 'POST', body: gzipSync('{}'), headers });
    await expectProblem(compressed, 415, 'unsupportedMediaType');
    await expectProblem(await post(JSON.stringify({ x: 'y'.repeat(20_000) })), 413, 'tooLarge');
    await expectProblem(await post('{"locations": ['), 400, 'badInput');
    await expectProblem(await post(''), 400, 'badInput');
    await expectProblem(await post('{"__proto__": {"a": 1}}'), 400, 'badInput');
    await expectProblem(await post('{"locations": []}'), 400, 'badInput');
    expect((await post('{"locations": [{"lat": 21, "lng": 105}]}')).status).toBe(200);
    await expectProblem(await get('/api/v1/%zz'), 400, 'badInput');
    await expectProblem(await get('/api/%E0%A4%A'), 400, 'badInput');
    const odd = await app.inject({ method: 'PROPFIND' as 'GET', url: '/api/v1/weather/now' });
    expect(odd.statusCode).toBe(405);
  });

  it('answers bytes that are no request, and requests that are too large, without a trace', async () => {
    const { url } = await startTestServer();
    expect(await sendRaw(url, 'nonsense\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    expect(await sendRaw(url, `GET / HTTP/1.1\r\nHost: x\r\nA: ${'b'.repeat(20_000)}\r\n\r\n`)).toBe(
      'HTTP/1.1 431 Request Header Fields Too Large',
    );
    expect(await sendRaw(url, 'GET /api/v1/weather/now?location=%ff%zz HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(
      / (200|400) /,
    );
    expect(await sendRaw(url, 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/ (204|405) /);
  });

  it('answers people with a page', async () => {
    const { get } = await startTestServer();
    for (const [path, method, status] of [
      ['/nothing', 'GET', 404],
      ['/nothing', 'POST', 405],
      ['/%zz', 'GET', 400],
      ['/api-thoi-tiet', 'GET', 404],
    ] as const) {
      const response = await get(path, { method });
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        status,
        'text/html; charset=utf-8',
      ]);
    }
  });

  it('falls back to a plain page where the error page itself fails', async () => {
    const { get, lines } = await startTestServer({
      sendPageError: async () => {
        throw new Error('secret');
      },
    });
    const response = await get('/nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
    expect(lines.some((line) => line.includes('secret'))).toBe(true);
  });
});

describe('request ids and the access log', () => {
  it('takes a sane id and replaces any other', async () => {
    const { get } = await startTestServer();
    const idFor = async (given: string) =>
      (await get('/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
    expect(await idFor('abc-12345')).toBe('abc-12345');
    for (const bad of ['short', 'a'.repeat(65), 'abc 12345', '{"a":12345678}']) {
      expect(await idFor(bad)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });

  it('logs a line for each request with cut coordinates and without the visitor', async () => {
    const { get, lines } = await startTestServer();
    const response = await get('/api/v1/weather/now?lat=21.028511&lng=105.804123', {
      headers: { 'user-agent': 'agent-x' },
    });
    await response.text();
    await expect.poll(() => lines.length).toBe(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      method: 'GET',
      url: '/api/v1/weather/now?lat=21.02&lng=105.80',
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines[0]).not.toMatch(/127\.0\.0\.1|agent-x/);
  });
});

describe('kept replies', () => {
  it('answers again from memory, with validators and the time left', async () => {
    const { get, world } = await startTestServer();
    const first = await get(NOW_PATH);
    expect(first.headers.get('cache-control')).toBe('public, max-age=2700, stale-while-revalidate=60');
    expect(first.headers.get('last-modified')).toBe(new Date(NOW * 1000).toUTCString());
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Origin');
    world.now += 60;
    const second = await get(NOW_PATH);
    expect(second.headers.get('cache-control')).toBe('public, max-age=2640, stale-while-revalidate=60');
    expect(await second.text()).toBe(await first.text());
    await get(NOW_PATH);
    expect(world.made).toBe(2);
  });

  it('never keeps a reply that lacks a part', async () => {
    const { get, world } = await startTestServer();
    world.streets = 'unavailable';
    for (let time = 1; time <= 3; time += 1) {
      expect((await get('/api/v1/places/search?q=hue')).headers.get('cache-control')).toBe('no-store');
      expect(world.made).toBe(time);
    }
    world.streets = 'on';
    expect((await get('/api/v1/places/search?q=hue')).headers.get('cache-control')).toMatch(/max-age/);
  });

  it('answers 304 to a known tag or date, until the hour or the run changes', async () => {
    const { get, world } = await startTestServer();
    const { headers } = await get(NOW_PATH);
    const etag = headers.get('etag') ?? '';
    const ask = async () => get(NOW_PATH, { headers: { 'if-none-match': etag } });
    const unchanged = await ask();
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('etag')).toBe(etag);
    expect(await unchanged.text()).toBe('');
    const dated = { 'if-modified-since': headers.get('last-modified') ?? '' };
    expect((await get(NOW_PATH, { headers: dated })).status).toBe(304);
    expect((await get(NOW_PATH, { headers: { ...dated, 'if-none-match': '"other"' } })).status).toBe(200);
    world.now = NOW + 45 * 60 - 1;
    expect((await ask()).status).toBe(304);
    world.now += 1;
    expect((await ask()).status).toBe(200);
    world.now = NOW;
    world.version = 'run2';
    expect((await ask()).status).toBe(200);
  });

  it('never answers with another hour, run, language or place', async () => {
    const { get, world } = await startTestServer();
    const ask = async (query: string) =>
      (await (await get(`/api/v1/weather/now?${query}`)).json()) as Record<string, unknown>;
    const queries = [
      'location=da-lat',
      'location=da-lat-1',
      'location=da-la',
      'location=da-lat&lang=en',
      'location=da-lat&lang=vi',
      'province=da-lat',
      'province=da&district=lat',
      'province=da&district=lat&location=da-lat',
      'location=8%3Ada-lat',
    ];
    for (const hour of [0, 1, 24]) {
      for (const version of ['run1', 'run2']) {
        Object.assign(world, { now: NOW + hour * 3600, version });
        for (const query of [...queries, ...queries, ...queries]) {
          expect(await ask(query)).toMatchObject({
            query: Object.fromEntries(new URLSearchParams(query)),
            hour: Math.floor(world.now / 3600),
            version,
          });
        }
      }
    }
    expect(world.made).toBe(queries.length * 2 * 6);
  });

  it('takes the order of parameters and unknown ones for no difference', async () => {
    const { get, world } = await startTestServer();
    await get('/api/v1/weather/now?province=a&district=b&lang=en');
    await get('/api/v1/weather/now?lang=en&district=b&utm_source=x&province=a');
    await get('/api/v1/weather/now?district=b&lang=en&province=a');
    expect(world.made).toBe(2);
  });

  it('lets calls at the same time share one making, and errors be asked anew', async () => {
    const { get, world } = await startTestServer();
    let release = () => {};
    world.wait = new Promise((resolve) => {
      release = resolve;
    });
    const calls = Promise.all([1, 2, 3, 4].map(() => get(NOW_PATH)));
    await expect.poll(() => world.arrived).toBe(4);
    release();
    expect((await calls).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(world.made).toBe(1);
    await get('/api/v1/weather/now?location=unknown');
    await get('/api/v1/weather/now?location=unknown');
    expect(world.made).toBe(3);
  });

  it('files a reply that was made while the hour turned under the hour that is over', async () => {
    const { get, world } = await startTestServer();
    let release = () => {};
    world.wait = new Promise((resolve) => {
      release = resolve;
    });
    const call = get(NOW_PATH);
    await expect.poll(() => world.arrived).toBe(1);
    world.now = NOW + 3600;
    release();
    await call;
    const later = (await (await get(NOW_PATH)).json()) as { hour: number };
    expect(later.hour).toBe(Math.floor(world.now / 3600));
    expect(world.made).toBe(2);
  });

  it('ends with the next run or the day where the endpoint says so', async () => {
    const { get, world } = await startTestServer();
    const maxAge = async (path: string) =>
      /max-age=(\d+)/.exec((await get(path)).headers.get('cache-control') ?? '')?.[1];
    expect(await maxAge('/api/v1/places/search?q=a')).toBe(String(13 * 3600 + 45 * 60));
    world.nextRunAt = NOW + 600;
    expect(await maxAge('/api/v1/places/search?q=b')).toBe('600');
    expect(await maxAge(NOW_PATH)).toBe('600');
  });

  it('encodes as the caller wishes', async () => {
    const { url, world, get } = await startTestServer();
    await get(NOW_PATH);
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const response = await fetch(`${url}${NOW_PATH}`, { headers: { 'accept-encoding': encoding } });
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        return response.text();
      }),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(world.made).toBe(2);
  });

  it('answers HEAD with the headers of GET', async () => {
    const { app } = await startTestServer();
    const headers = { 'accept-encoding': 'br' };
    await app.inject({ url: NOW_PATH });
    const get = await app.inject({ url: NOW_PATH, headers });
    const head = await app.inject({ method: 'HEAD', url: NOW_PATH, headers });
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(get.rawPayload).toString())).toHaveProperty('version', 'run1');
  });
});

describe('the limit of calls', () => {
  it('says what is left, counts 304, and not 4xx or 5xx', async () => {
    const { get, world } = await startTestServer({ perMinute: 3 });
    const first = await get(NOW_PATH);
    expect(Object.fromEntries([...first.headers].filter(([name]) => name.startsWith('ratelimit')))).toEqual({
      'ratelimit-policy': '3;w=60, 2000;w=86400',
      'ratelimit-limit': '3',
      'ratelimit-remaining': '2',
      'ratelimit-reset': '60',
    });
    for (const location of ['unknown', 'empty', 'bug']) {
      const failed = await get(`/api/v1/weather/now?location=${location}`);
      expect(failed.headers.get('ratelimit-remaining')).toBe('2');
    }
    const etag = first.headers.get('etag') ?? '';
    const known = await get(NOW_PATH, { headers: { 'if-none-match': etag } });
    expect([known.status, known.headers.get('ratelimit-remaining')]).toEqual([304, '1']);
    await get(NOW_PATH);
    world.now += 20;
    const refused = await get(NOW_PATH);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    const problem = await expectProblem(refused, 429, 'tooManyRequests');
    expect(problem.detail).toMatch(/3 lượt gọi mỗi phút/);
    expect((await get('/healthz')).status).toBe(200);
    world.now += 40;
    expect((await get(NOW_PATH)).status).toBe(200);
  });

  it('allows exactly the limit to calls at the same time', async () => {
    const { get } = await startTestServer({ perMinute: 5 });
    const calls = await Promise.all(Array.from({ length: 12 }, () => get(NOW_PATH)));
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(calls.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('believes a forwarded address only from a trusted proxy', async () => {
    const forwarded = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const strict = await startTestServer({ perMinute: 1 });
    expect((await strict.get(NOW_PATH, forwarded('198.51.100.1'))).status).toBe(200);
    expect((await strict.get(NOW_PATH, forwarded('198.51.100.2'))).status).toBe(429);
    for (const trustProxy of [1, ['127.0.0.1']] as const) {
      const trusting = await startTestServer({ perMinute: 1, trustProxy });
      expect((await trusting.get(NOW_PATH, forwarded('198.51.100.1'))).status).toBe(200);
      expect((await trusting.get(NOW_PATH, forwarded('198.51.100.2'))).status).toBe(200);
      expect((await trusting.get(NOW_PATH, forwarded('203.0.113.9, 198.51.100.2'))).status).toBe(429);
      expect((await trusting.get(NOW_PATH, forwarded('2001:db8:1:2::1'))).status).toBe(200);
      expect((await trusting.get(NOW_PATH, forwarded('2001:db8:1:2::2'))).status).toBe(429);
      expect((await trusting.get(NOW_PATH, forwarded('garbage'))).status).toBe(200);
    }
  });
});

describe('calls that are not for everybody', () => {
  const PATH = '/api/v1/weather/past?location=da-lat&from=2024-08-01&to=2024-08-02';
  const withKey = (key: string) => ({ headers: { 'x-api-key': key } });

  it('refuses callers without a valid key before it looks at their input, and counts no call', async () => {
    const { get, world } = await startTestServer({ perMinute: 1 });
    for (const path of [PATH, '/api/v1/weather/past']) {
      const response = await get(path, withKey('bad'));
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      await expectProblem(response, 401, 'notSignedIn');
    }
    expect(world.made).toBe(0);
    expect((await get(PATH, withKey('good'))).status).toBe(200);
  });

  it('never serves one caller’s reply to another, nor lets caches do so', async () => {
    const { get } = await startTestServer();
    const reply = await get(PATH, withKey('good'));
    expect(reply.headers.get('cache-control')).toMatch(/^private, /);
    expect(reply.headers.get('vary')).toContain('X-API-Key');
    const tag = { 'if-none-match': reply.headers.get('etag') ?? '' };
    expect((await get(PATH, { headers: { ...tag, 'x-api-key': 'good' } })).status).toBe(304);
    expect((await get(PATH, { headers: tag })).status).toBe(401);
  });

  it('tells a known caller what is wrong with the input', async () => {
    const { get } = await startTestServer();
    const problem = await expectProblem(await get('/api/v1/weather/past?from=x', withKey('good')), 400, 'badInput');
    expect(problem.errors).toMatchObject([{ path: 'to' }, { path: 'from' }, { path: 'location' }]);
  });
});

describe('other origins', () => {
  const from = (origin: string, extra: Record<string, string> = {}) => ({ headers: { origin, ...extra } });

  it('may read GET calls without credentials', async () => {
    const { get } = await startTestServer();
    const response = await get(NOW_PATH, from('https://other.example'));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('access-control-expose-headers')).toContain('RateLimit-Remaining');
    const refused = await get('/api/v1/weather/now?location=unknown', from('https://other.example'));
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(
      (await get('/nothing', from('https://other.example'))).headers.get('access-control-allow-origin'),
    ).toBeNull();
  });

  it('gives the own origin credentials', async () => {
    const { get } = await startTestServer();
    const response = await get(NOW_PATH, from(OWN_ORIGIN));
    expect(response.headers.get('access-control-allow-origin')).toBe(OWN_ORIGIN);
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('answers preflights: reading for all, writing for the own origin', async () => {
    const { get } = await startTestServer();
    const preflight = (path: string, origin: string, method: string) =>
      get(path, { method: 'OPTIONS', ...from(origin, { 'access-control-request-method': method }) });
    const reading = await preflight('/api/v1/weather/now', 'https://other.example', 'GET');
    expect(reading.status).toBe(204);
    expect(reading.headers.get('access-control-allow-origin')).toBe('*');
    expect(reading.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
    expect(reading.headers.get('access-control-allow-headers')).toBe(
      'X-Requested-With, X-API-Key, Authorization, Idempotency-Key, Content-Type',
    );
    const foreign = await preflight('/api/v1/weather/history', 'https://other.example', 'POST');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const own = await preflight('/api/v1/weather/history', OWN_ORIGIN, 'POST');
    expect(own.headers.get('access-control-allow-origin')).toBe(OWN_ORIGIN);
  });
});

describe('health and stopping', () => {
  it('says that it lives, and names each part that must be there', async () => {
    const { get, world } = await startTestServer();
    expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', parts: { currentRun: { ready: true, detail: 'run1' } } },
    ]);
    world.version = '';
    const notReady = await get('/readyz');
    expect(notReady.status).toBe(503);
    expect(await notReady.json()).toMatchObject({ parts: { currentRun: { ready: false } } });
    expect((await get('/healthz')).status).toBe(200);
  });

  it('finishes running requests and takes no more', async () => {
    const { app, get, world } = await startTestServer();
    let release = () => {};
    world.wait = new Promise((resolve) => {
      release = resolve;
    });
    const slow = get('/slow');
    await expect.poll(() => world.arrived).toBe(1);
    const stopping = stopServer(app, 5000);
    await expect
      .poll(() =>
        get('/healthz').then(
          () => 'taken',
          () => 'refused',
        ),
      )
      .toBe('refused');
    release();
    expect(await (await slow).text()).toBe('done');
    await stopping;
  });

  it('cuts off what does not end in time', async () => {
    const { app, get, world } = await startTestServer();
    world.wait = new Promise(() => {});
    const slow = get('/slow').then(
      () => 'answered',
      () => 'cut off',
    );
    await expect.poll(() => world.arrived).toBe(1);
    void stopServer(app, 100);
    expect(await slow).toBe('cut off');
  });
});
