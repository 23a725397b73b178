import { expectProblem, NOW_PATH, OWN_ORIGIN, startTestServer } from '@portal/testing/http/test-server';
import { describe, expect, it } from 'vitest';

describe('the limit of calls', () => {
  it('says what is left, counts 304, and not 4xx or 5xx', async () => {
    const { get: getPath, world } = await startTestServer({ perMinute: 3 });
    // A reply for one caller alone states that caller's remaining calls.
    const get = (path: string, headers = {}) => getPath(path, { headers: { 'x-api-key': 'good', ...headers } });
    const past = (location: string) => `/api/v1/weather/past?location=${location}&from=2024-08-01&to=2024-08-02`;
    const NOW_PATH = past('da-lat');
    const first = await get(NOW_PATH);
    expect(Object.fromEntries([...first.headers].filter(([name]) => name.startsWith('ratelimit')))).toEqual({
      'ratelimit-policy': '3;w=60, 2000;w=86400',
      'ratelimit-limit': '3',
      'ratelimit-remaining': '2',
      'ratelimit-reset': '60',
    });
    for (const location of ['unknown', 'empty', 'bug']) {
      expect((await get(past(location))).status).toBeGreaterThanOrEqual(400);
    }
    const etag = first.headers.get('etag') ?? '';
    const known = await get(NOW_PATH, { 'if-none-match': etag });
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

  it('reveals no caller’s count in replies that caches give to others, nor in errors', async () => {
    const { get } = await startTestServer({ perMinute: 3 });
    for (const path of [NOW_PATH, '/api/v1/weather/now?location=unknown']) {
      const { headers } = await get(path);
      expect([...headers.keys()].filter((name) => name.startsWith('ratelimit'))).toEqual(['ratelimit-policy']);
    }
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

  it('refuses callers without a valid key before it reads their input, and counts no call', async () => {
    const { get, world } = await startTestServer({ perMinute: 1 });
    for (const path of [PATH, '/api/v1/weather/past']) {
      const response = await get(path, withKey('bad'));
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      await expectProblem(response, 401, 'invalidKey');
    }
    expect(world.made).toBe(0);
    expect((await get(PATH, withKey('good'))).status).toBe(200);
  });

  it('refuses an unknown key also where none is needed, though the reply is cached for everybody', async () => {
    const { get } = await startTestServer({ perMinute: 2 });
    expect((await get(NOW_PATH)).status).toBe(200);
    for (const key of ['bad', '']) await expectProblem(await get(NOW_PATH, withKey(key)), 401, 'invalidKey');
    expect((await get(NOW_PATH, withKey('good'))).status).toBe(200);
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

  it('says to a known caller what is wrong with the input', async () => {
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
