import { AppError } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { createServer } from './create-server.ts';
import type { RawReply, RawRoute } from './raw-route.ts';
import { registerRawRoutes } from './register-raw-routes.ts';

const LIMIT = { name: 'forms', perMinute: 2, perDay: 100 };
let app: FastifyInstance;

async function open(...routes: readonly RawRoute[]) {
  app = createServer({
    log: createLog({ readable: false, write: () => undefined }),
    trustProxy: false,
    ownOrigin: () => 'https://portal.example',
    sendPageError: async (_request, reply, status) => reply.code(status).send('error page'),
  });
  registerRawRoutes(app, {
    routes,
    origin: () => 'https://portal.example',
    limitNow: () => 0,
    sendFormPage: async (_request, reply, { status, routeId }) => reply.code(status).send(routeId),
  });
  await app.ready();
}

afterEach(() => app.close());

const toText = (body: string, headers = {}): RawReply => ({ kind: 'body', headers, body });

describe('a raw route', () => {
  it('gets parts of the path, query and origin, and chooses status, type and headers', async () => {
    await open({
      method: 'GET',
      path: '/files/:name',
      handle: ({ parameters, query, origin }) => ({
        kind: 'body',
        status: 203,
        headers: { 'content-type': 'text/x-own', 'x-own': 'yes' },
        body: [parameters.name, query.q, origin].join(' '),
      }),
    });
    const { statusCode, headers, body } = await app.inject('/files/a?q=b');
    expect([statusCode, headers['content-type'], headers['x-own']]).toEqual([203, 'text/x-own', 'yes']);
    expect(body).toBe('a b https://portal.example');
    expect((await app.inject({ method: 'HEAD', url: '/files/a' })).statusCode).toBe(203);
  });

  it('is asked for a row by its UUID alone, or by what it says that an id is, and for no text with NUL', async () => {
    const asked: unknown[] = [];
    const handle = ({ parameters }: { parameters: object }): RawReply => {
      asked.push(parameters);
      return toText('found');
    };
    await open(
      { method: 'GET', path: '/rows/:id/file', handle },
      { method: 'DELETE', path: '/blocks/:id', id: /^\d{9,15}$/, limit: LIMIT, handle },
      { method: 'GET', path: '/pictures/:name', handle },
    );
    const row = '0199c4b2-6f10-7000-8000-000000000001';
    for (const url of ['/rows/x/file', '/rows/%00/file', '/rows/vi/file', `/rows/${row}0/file`, '/pictures/a%00b'])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    expect((await app.inject({ method: 'DELETE', url: `/blocks/${row}` })).statusCode).toBe(404);
    expect(asked).toEqual([]);
    expect((await app.inject(`/rows/${row}/file`)).statusCode).toBe(200);
    expect((await app.inject('/pictures/a.webp')).statusCode).toBe(200);
    expect((await app.inject({ method: 'DELETE', url: '/blocks/84912345678' })).statusCode).toBe(200);
  });

  it('gets the bytes of a body of any type as they came, and nothing is sent without a body', async () => {
    const got: unknown[] = [];
    await open({
      method: 'POST',
      path: '/api/payments/notify',
      body: 'bytes',
      handle: ({ body }) => {
        got.push(body);
        return { kind: 'body', status: 204, headers: {}, body: null };
      },
    });
    const bytes = Buffer.from('{ "amount": 1 }\n');
    for (const type of ['application/json', 'text/plain', 'application/x-own']) {
      const reply = await app.inject({
        method: 'POST',
        url: '/api/payments/notify',
        headers: { 'content-type': type },
        payload: bytes,
      });
      expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([204, '', undefined]);
    }
    expect(got).toEqual([bytes, bytes, bytes]);
  });

  it('may be not there, shown as a form again, or refused as everywhere', async () => {
    const form = { kind: 'userInform', values: {}, errors: {}, failed: false } as const;
    await open(
      { method: 'GET', path: '/gone', handle: () => ({ kind: 'notFound' }) },
      {
        method: 'GET',
        path: '/form',
        handle: () => ({ kind: 'formPage', status: 400, routeId: 'contact', language: 'vi', form }),
      },
      {
        method: 'GET',
        path: '/api/refused',
        handle: () => {
          throw new AppError('conflict');
        },
      },
      { method: 'GET', path: '/api/closed', access: 'keyOrAccount', handle: () => toText('secret') },
    );
    expect((await app.inject('/gone')).statusCode).toBe(404);
    const shown = await app.inject('/form');
    expect([shown.statusCode, shown.body]).toEqual([400, 'contact']);
    expect((await app.inject('/api/refused')).json().errorCode).toBe('conflict');
    const closed = await app.inject('/api/closed');
    expect([closed.statusCode, closed.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it('is counted together with those of the same limit, and read as JSON or a form where it says so', async () => {
    const route = (path: string): RawRoute => ({
      method: 'POST',
      path,
      limit: LIMIT,
      ownPagesOnly: true,
      body: 'jsonOrForm',
      handle: ({ body }) => toText(body instanceof URLSearchParams ? `form ${body}` : JSON.stringify(body)),
      refuseBody: ({ body }) => toText(`unreadable ${body}`),
    });
    await open(route('/api/a'), route('/api/b'), { ...route('/api/c'), limit: { ...LIMIT, name: 'other' } });
    const post = (url: string, payload: string, type = 'application/json', origin = 'https://portal.example') =>
      app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, origin } });
    expect((await post('/api/a', 'x=1', 'application/x-www-form-urlencoded')).body).toBe('form x=1');
    expect((await post('/api/a', '{')).body).toBe('unreadable null');
    expect((await post('/api/a', '{}', 'application/json', 'https://other.example')).statusCode).toBe(403);
    expect((await post('/api/b', '{"x":1}')).statusCode).toBe(429);
    expect((await post('/api/c', '{"x":1}')).body).toBe('{"x":1}');
  });
});
