import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expectProblem, NOW_PATH, startTestServer } from '@portal/testing/http/test-server';
import { describe, expect, it } from 'vitest';

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
