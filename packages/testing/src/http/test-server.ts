import { GUEST } from '@portal/contract/context';
import { toEndpointRoute } from '@portal/contract/endpoint';
import { weatherPast } from '@portal/contract/endpoints/earlier-weather';
import { placesSearch } from '@portal/contract/endpoints/places';
import { weatherHistory, weatherNow } from '@portal/contract/endpoints/weather';
import { AppError } from '@portal/contract/errors';
import { afterEach, expect } from 'vitest';
import { createServer, type ServerOptions } from '../../../../apps/portal/src/platform/http/create-server.ts';
import { registerHealth } from '../../../../apps/portal/src/platform/http/health.ts';
import { registerEndpoints } from '../../../../apps/portal/src/platform/http/register-endpoints.ts';
import { createLog } from '../../../../apps/portal/src/platform/log/create-log.ts';
import { limitCalls } from '../../../../apps/portal/src/platform/rate-limit/limit-calls.ts';
import { createMakingLimit } from '../../../../apps/portal/src/platform/rate-limit/making-limit.ts';
import { createRateLimit } from '../../../../apps/portal/src/platform/rate-limit/rate-limit.ts';
import type { Changes } from '../../../../apps/portal/src/platform/reply-cache/freshness.ts';
import { createReplyCache } from '../../../../apps/portal/src/platform/reply-cache/reply-cache.ts';

export const OWN_ORIGIN = 'https://portal.example';
export const NOW = Date.parse('2024-08-03T10:15:00+07:00') / 1000;
const running: ReturnType<typeof createServer>[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});

/** A server of endpoints whose replies show their inputs. */
export async function startTestServer(
  options: Partial<ServerOptions> & { perMinute?: number; changes?: Changes } = {},
) {
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
    identify: ({ headers }) =>
      headers['x-api-key'] === 'good' ? { kind: 'key', keyId: 'good', accountId: 'owner' } : GUEST,
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
  registerHealth(app, {
    currentRun: () =>
      world.version === '' ? { ready: false, essential: true, detail: 'none' } : { ready: true, detail: world.version },
  });
  app.get('/slow', async () => {
    await world.wait;
    return 'done';
  });
  await app.register(async (api) => {
    const limit = createRateLimit({ perMinute: options.perMinute ?? 1000, perDay: 2000, now: () => world.now });
    limitCalls(api, { choose: () => limit, sharedPolicy: limit.policy });
    registerEndpoints(api, {
      routes,
      cache: createReplyCache({ maxBytes: 10_000_000, wallNow: () => NOW }),
      basis: { now: () => world.now, version: () => world.version, nextRunAt: () => world.nextRunAt },
      findChanges: (endpoint) => (endpoint === placesSearch ? 'daily' : (options.changes ?? 'hourly')),
      makingLimit: createMakingLimit({
        atOnce: 2,
        mostWaiting: 16,
        longestWaitMs: { vital: 10_000, weather: 10_000, other: 10_000 },
      }),
    });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  running.push(app);
  app.server.on('request', () => {
    world.arrived += 1;
  });
  return { app, url, world, lines, get: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) };
}

export async function expectProblem(response: Response, status: number, errorCode: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const problem = (await response.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ status, errorCode, requestId: response.headers.get('x-request-id') });
  expect(String(problem.type)).toMatch(/^\/problems\/[a-z-]+$/);
  expect(JSON.stringify(problem)).not.toMatch(/secret|\.ts|\n {4}at /);
  return problem;
}

export const NOW_PATH = '/api/v1/weather/now?location=da-lat';
