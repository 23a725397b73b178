import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { parseTrustProxy } from '#platform/settings/parse-addresses.ts';
import { createServer } from './create-server.ts';
import { registerHealth } from './health.ts';

const running: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});

async function startServer(logEvery?: number) {
  const lines: string[] = [];
  const app = createServer({
    log: createLog({ readable: false, write: (line) => lines.push(line) }),
    logEvery,
    trustProxy: false,
    ownOrigin: () => 'https://portal.example',
    sendPageError: async (_request, reply, status) => reply.code(status).send(`page ${status}`),
  });
  registerHealth(app, {});
  app.get('/trang/:name', (asked) => asked.url);
  app.get('/busy', (_asked, reply) => reply.code(503).send('busy'));
  app.get('/forbidden', () => Promise.reject(Object.assign(new Error('not this file'), { statusCode: 403 })));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  running.push(app);
  const ask = (method: string, path: string) =>
    new Promise<{ status: number; allow: string | undefined; text: string }>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, allow: response.headers.allow, text }));
      });
      sent.on('error', reject).end();
    });
  return { app, ask, lines };
}

describe('requests as proxies and odd clients send them', () => {
  it('are answered in absolute form and with needless escapes as in the plain form', async () => {
    const { ask } = await startServer();
    for (const path of ['http://any.example/trang/ha-noi?x=1', '/trang/h%61%2Dnoi?x=1']) {
      expect(await ask('GET', path)).toMatchObject({ status: 200, text: '/trang/ha-noi?x=1' });
    }
    expect((await ask('GET', 'http://any.example/api/none')).text).toContain('"errorCode":"notFound"');
  });

  it('leave no finer coordinates in the log, however they are escaped', async () => {
    const { ask, lines } = await startServer();
    await ask('GET', '/trang/21%2E028511');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ url: '/trang/21.02', status: 200 });
  });

  it('are logged one of so many by a setting, and all that failed', async () => {
    const { ask, lines } = await startServer(3);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await ask('GET', `/trang/${name}`);
    await ask('GET', '/busy');
    await ask('GET', '/busy');
    const logged = lines.map((line) => JSON.parse(line) as { url: string; every?: number });
    expect(logged.map(({ url, every }) => [url, every])).toEqual([
      ['/trang/a', 3],
      ['/trang/d', 3],
      ['/busy', undefined],
      ['/busy', undefined],
    ]);
  });

  it('get the methods that an address accepts, whatever method they use', async () => {
    const { ask } = await startServer();
    for (const method of ['QUERY', 'PROPFIND', 'DELETE', 'TRACE']) {
      expect(await ask(method, '/healthz')).toMatchObject({ status: 405, allow: 'GET, HEAD, OPTIONS' });
      expect(await ask(method, '/trang/ha-noi')).toMatchObject({ status: 405, allow: 'GET, HEAD' });
    }
    expect((await ask('QUERY', '/api/none')).status).toBe(404);
  });

  it('have an end also where the reader of a reply stalls', async () => {
    const { app } = await startServer();
    expect(app.server.timeout).toBe(120_000);
  });

  it('find nothing where the server may show nothing', async () => {
    const { ask } = await startServer();
    expect((await ask('GET', '/forbidden')).status).toBe(404);
  });
});

it.each([
  ['0.0.0.0/0', '203.0.113.7'],
  ['::/0, 0.0.0.0/0', '2001:db8::7'],
])('believes every proxy where TRUST_PROXY is %s', async (setting, visitor) => {
  const app = createServer({
    log: createLog({ readable: false, write: () => undefined }),
    trustProxy: parseTrustProxy('TRUST_PROXY', setting),
    ownOrigin: () => 'https://portal.example',
    sendPageError: async (_request, reply, status) => reply.code(status).send(`page ${status}`),
  });
  running.push(app);
  app.get('/who', (asked) => asked.ip);
  const { body } = await app.inject({ url: '/who', headers: { 'x-forwarded-for': visitor } });
  expect(body).toBe(visitor);
});
