import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ProbeNeeds, probeService } from './probe-service.ts';

const MINUTE = 1_790_000_040;
const READY = { ready: true, detail: 'ok' };
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

interface Replies {
  readonly now?: readonly [status: number, body: unknown];
  readonly page?: readonly [status: number, body: string];
  readonly parts?: object;
}

/** A portal with three addresses that records which were requested. */
async function startPortal({ now, page, parts = {} }: Replies = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const whole = { issued: { demo: false }, now: { temperature: 21.4 } };
    const [status, body] = url.startsWith('/api/')
      ? (now ?? [200, whole])
      : url === '/readyz'
        ? [200, { parts }]
        : (page ?? [200, '<html></html>']);
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const NEEDS: Omit<ProbeNeeds, 'origin'> = {
  readTimer: () => 0,
  askDatabase: async () => [],
  readAlertDelay: async () => 0,
  checkMail: null,
};

async function probe(replies: Replies = {}, needs: Partial<ProbeNeeds> = {}) {
  const { origin } = await startPortal(replies);
  return probeService({ ...NEEDS, origin, ...needs }, MINUTE);
}

describe('a probe of the service', () => {
  it('calls the API for the weather, opens a page, and takes the rest from what the portal says of itself', async () => {
    const parts = { database: READY, currentRun: READY, storedData: READY, sources: READY, radar: READY };
    const found = await probe({ parts }, { checkMail: async () => true });
    expect(found).toEqual({
      minute: MINUTE,
      isDemo: false,
      states: {
        api: 'good',
        pages: 'good',
        database: 'good',
        forecast: 'good',
        radar: 'good',
        alerts: 'good',
        email: 'good',
      },
    });
  });

  it('asks each minute at another spot, so that no cache answers for the API', async () => {
    const { origin, asked } = await startPortal();
    await probeService({ ...NEEDS, origin }, MINUTE);
    await probeService({ ...NEEDS, origin }, MINUTE + 60);
    const calls = asked.filter((url) => url.startsWith('/api/v1/weather/now?'));
    expect(new Set(calls).size).toBe(2);
  });

  it.each([
    ['an error', [500, {}]],
    ['no weather', [200, { now: { temperature: null } }]],
    ['nonsense', [200, '<p>']],
  ] as const)('calls the API down that answers with %s', async (_name, now) => {
    expect((await probe({ now })).states.api).toBe('down');
  });

  it('says nothing of the API where it was refused as one too many', async () => {
    expect((await probe({ now: [429, {}] })).states).not.toHaveProperty('api');
  });

  it('calls an answer degraded that takes more than three seconds', async () => {
    const took = (ms: number) => {
      let time = 0;
      const readTimer = () => {
        time += ms;
        return time;
      };
      return { readTimer };
    };
    // Three requests start before the first ends, so each takes at least the steps in between.
    expect((await probe({}, took(3001))).states.pages).toBe('degraded');
    expect((await probe({}, took(0))).states.pages).toBe('good');
  });

  it('calls what cannot be reached down, and what it would have said of itself not known', async () => {
    const { origin } = await startPortal();
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const { states, isDemo } = await probeService({ ...NEEDS, origin }, MINUTE);
    expect(states).toEqual({ api: 'down', pages: 'down', database: 'good', alerts: 'good' });
    expect(isDemo).toBeNull();
  });

  it('takes the worst of what stands for the forecast, and leaves out what is not set up', async () => {
    const old = { ...READY, degraded: true };
    const { states } = await probe({
      parts: { currentRun: READY, sources: old, radar: { ready: true, detail: 'none configured' } },
    });
    expect(states.forecast).toBe('degraded');
    expect(states).not.toHaveProperty('radar');
    const missing = await probe({ parts: { currentRun: { ready: false, detail: 'no run' } } });
    expect(missing.states.forecast).toBe('down');
  });

  it.each([
    [300, 'good'],
    [301, 'degraded'],
    [900, 'degraded'],
    [901, 'down'],
  ] as const)('rates alerts that wait for %i s as %s', async (seconds, state) => {
    expect((await probe({}, { readAlertDelay: async () => seconds })).states.alerts).toBe(state);
  });

  it('knows nothing of alerts while the database is away, which is down', async () => {
    const away = async () => Promise.reject(new Error('away'));
    const { states } = await probe({}, { askDatabase: away, readAlertDelay: away, checkMail: async () => false });
    expect(states).toMatchObject({ database: 'down', email: 'down' });
    expect(states).not.toHaveProperty('alerts');
  });
});
