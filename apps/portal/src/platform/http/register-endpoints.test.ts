import { defineEndpoint, toEndpointRoute } from '@portal/contract/endpoint';
import { apiStatus } from '@portal/contract/endpoints/status';
import { weatherNow } from '@portal/contract/endpoints/weather';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { createMakingLimit } from '#platform/rate-limit/making-limit.ts';
import { createReplyCache } from '#platform/reply-cache/reply-cache.ts';
import { createServer } from './create-server.ts';
import { registerEndpoints } from './register-endpoints.ts';

const ending = defineEndpoint({
  ...weatherNow,
  id: 'ending',
  path: '/api/v1/ending',
  deprecated: { since: '2026-12-01', sunset: '2027-12-01', see: '/api/docs#weatherNow' },
});
let app: FastifyInstance;

function open() {
  let made = 0;
  const answer = () => {
    made += 1;
    return { made } as never;
  };
  app = createServer({
    log: createLog({ readable: false, write: () => undefined }),
    trustProxy: false,
    ownOrigin: () => 'https://portal.example',
    sendPageError: async (_request, reply, status) => reply.code(status).send(),
  });
  registerEndpoints(app, {
    routes: [weatherNow, ending, apiStatus].map((endpoint) => toEndpointRoute(endpoint, answer)),
    cache: createReplyCache({ maxBytes: 1_000_000, wallNow: () => 0 }),
    basis: { now: () => 0, version: () => 'run', nextRunAt: () => null },
    findChanges: () => 'hourly',
    makingLimit: createMakingLimit({
      atOnce: 2,
      mostWaiting: 16,
      longestWaitMs: { vital: 10_000, weather: 10_000, other: 10_000 },
    }),
  });
  return (url: string) => app.inject({ url });
}

afterEach(() => app.close());

describe('a call that is to end', () => {
  it('says so on each reply, also of a cache, and on refusals', async () => {
    const get = open();
    const urls = ['/api/v1/ending?location=hue', '/api/v1/ending?location=hue', '/api/v1/ending?lat=nonsense'];
    const replies = [];
    for (const url of urls) replies.push(await get(url));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 400]);
    for (const { headers } of replies) {
      expect(headers).toMatchObject({
        deprecation: '@1796058000',
        sunset: 'Tue, 30 Nov 2027 17:00:00 GMT',
        link: '</api/docs#weatherNow>; rel="deprecation"; type="text/html"',
      });
    }
  });

  it('is told from those that stay', async () => {
    const { headers } = await open()('/api/v1/weather/now?location=hue');
    expect(headers).not.toHaveProperty('deprecation');
    expect(headers).not.toHaveProperty('sunset');
  });
});

it('makes the state of the service anew for each who asks, and lets no cache have it', async () => {
  const get = open();
  const replies = [await get(apiStatus.path), await get(apiStatus.path)];
  expect(replies.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  expect(replies.map((reply) => reply.json())).toEqual([{ made: 1 }, { made: 2 }]);
});
