import { GUEST, type RequestContext } from '@portal/contract/context';
import { defineEndpoint, toEndpointRoute } from '@portal/contract/endpoint';
import { weatherNow } from '@portal/contract/endpoints/weather';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createServer } from '#platform/http/create-server.ts';
import { registerEndpoints } from '#platform/http/register-endpoints.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createMakingLimit } from '#platform/rate-limit/making-limit.ts';
import { createReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { createDirectCalls } from './call-directly.ts';

const PATH = `${weatherNow.path}?location=hue`;
const MINE = '/api/v1/mine?location=hue';
const mine = defineEndpoint({ ...weatherNow, id: 'mine', path: '/api/v1/mine', perCaller: true });
const write = defineEndpoint({ ...weatherNow, id: 'write', path: '/api/v1/write', method: 'POST' });
const KEYS: Readonly<Record<string, string>> = { an: 'key-an', binh: 'key-binh' };
const log = createLog({ readable: false, write: () => undefined });
let app: FastifyInstance;

/** A server that records the context of each call. */
function open() {
  const seen: RequestContext[] = [];
  const note = (_input: unknown, context: RequestContext) => {
    seen.push(context);
    return { caller: context.caller } as never;
  };
  const routes = [weatherNow, mine, write].map((endpoint) => toEndpointRoute(endpoint, note));
  app = createServer({
    log,
    trustProxy: false,
    ownOrigin: () => 'https://portal.example',
    sendPageError: async (_request, reply, status) => reply.code(status).send(),
    identify: async ({ headers }) => {
      const keyId = KEYS[String(headers['x-api-key'])];
      return keyId === undefined ? GUEST : { kind: 'key', keyId, accountId: 'an' };
    },
  });
  registerEndpoints(app, {
    routes,
    cache: createReplyCache({ maxBytes: 1_000_000, wallNow: () => 0 }),
    basis: { now: () => 0, version: () => 'run', nextRunAt: () => null },
    findChanges: () => 'hourly',
    makingLimit: createMakingLimit({
      atOnce: 2,
      mostWaiting: 16,
      longestWaitMs: { vital: 10_000, weather: 10_000, other: 10_000 },
    }),
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { routes, seen, get };
}

afterEach(() => app.close());

it('reaches a handler over HTTP and by a call of a page alike', async () => {
  const { routes, seen, get } = open();
  await get(`${PATH}&lang=en`, { 'x-request-id': 'request-1' });
  const context: RequestContext = { caller: GUEST, language: 'en', requestId: 'request-1', idempotencyKey: null };
  await createDirectCalls(routes, log)(context).call(weatherNow, { query: { location: 'hue', lang: 'en' } });
  expect(seen).toEqual([context, context]);
});

it('names a known caller only where the reply depends on him', async () => {
  const { routes, seen, get } = open();
  const caller = { kind: 'key', keyId: 'key-an', accountId: 'an' } as const;
  await get(PATH, { 'x-api-key': 'an' });
  await get(MINE, { 'x-api-key': 'an' });
  const { call } = createDirectCalls(routes, log)({ caller, language: 'vi', requestId: '', idempotencyKey: null });
  await call(weatherNow, { query: {} });
  await call(mine, { query: {} });
  expect(seen.map((context) => context.caller)).toEqual([GUEST, caller, GUEST, caller]);
});

it('shares a reply for everybody between callers, and none that is made for one', async () => {
  const { seen, get } = open();
  // A reply is cached from its second request.
  await get(PATH);
  const first = await get(PATH);
  const made = seen.length;
  const known = await get(PATH, { 'x-api-key': 'an' });
  expect([first.json(), known.json(), seen.length]).toEqual([{ caller: GUEST }, { caller: GUEST }, made]);
  expect(first.headers['cache-control']).toMatch(/^public/);
  expect(known.headers['cache-control']).toMatch(/^private/);
  for (const name of ['an', 'binh', 'an']) {
    const reply = await get(MINE, { 'x-api-key': name });
    expect(reply.json()).toEqual({ caller: { kind: 'key', keyId: KEYS[name], accountId: 'an' } });
    expect(reply.headers['cache-control']).toBe('no-store');
  }
  expect(seen).toHaveLength(made + 3);
});

it('carries the Idempotency-Key of a write, which is 1 to 64 visible characters; reads have none', async () => {
  const { seen, get } = open();
  const post = (key: string) =>
    app.inject({ method: 'POST', url: '/api/v1/write?location=hue', headers: { 'idempotency-key': key }, payload: {} });
  expect((await post('order-1')).statusCode).toBe(200);
  expect(seen[0]?.idempotencyKey).toBe('order-1');
  for (const bad of ['', 'a b', 'x'.repeat(65)]) {
    const reply = await post(bad);
    expect([reply.statusCode, reply.json().errorCode]).toEqual([400, 'badInput']);
  }
  expect((await get(PATH, { 'idempotency-key': 'a b' })).statusCode).toBe(200);
  expect(seen[1]?.idempotencyKey).toBeNull();
});
