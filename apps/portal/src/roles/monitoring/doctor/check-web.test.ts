import { createServer as createPlainServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from '#platform/http/create-server.ts';
import { type Parts, registerHealth } from '#platform/http/health.ts';
import { createLog } from '#platform/log/create-log.ts';
import type { TrustProxy } from '#platform/settings/parse-addresses.ts';
import { checkWeb } from './check-web.ts';

const PAGE = '<!doctype html><title>Trời Việt</title>';
const WELL: Parts = { disk: () => ({ ready: true, detail: 'room' }), jobs: () => ({ ready: true, detail: '9 jobs' }) };

interface PlayedPortal {
  readonly trustProxy?: TrustProxy;
  readonly parts?: Parts;
  readonly pageStatus?: number;
  readonly hasMetrics?: boolean;
}

async function startPortal({ trustProxy = false, parts = WELL, pageStatus = 200, hasMetrics }: PlayedPortal = {}) {
  const app = createServer({
    log: createLog({ readable: false, write: () => undefined }),
    trustProxy,
    ownOrigin: () => 'http://127.0.0.1',
    sendPageError: async (_request, reply, status) => reply.code(status).send(`page ${status}`),
  });
  registerHealth(app, parts);
  app.get('/', (_request, reply) => reply.code(pageStatus).header('content-type', 'text/html').send(PAGE));
  if (hasMetrics === true) app.get('/metrics', () => 'up 1');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return address;
}

async function startPlain(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createPlainServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A proxy that states its caller: `replaces` as the shipped nginx does, else it appends. */
const startProxy = (portal: string, { caller = '198.51.100.7', replaces = false } = {}) =>
  startPlain((incoming, response) => {
    const before = replaces ? [] : [incoming.headers['x-forwarded-for'] ?? []].flat();
    const headers = { ...incoming.headers, 'x-forwarded-for': [...before, caller].join(', ') };
    request(`${portal}${incoming.url}`, { headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 0, reply.headers);
      reply.pipe(response);
    }).end();
  });

const check = (address: string, trustProxy: TrustProxy = false, checkedParts: readonly string[] = ['disk']) =>
  checkWeb({ address, isPublic: true, trustProxy, checkedParts });
const listTroubles = async (...words: Parameters<typeof check>) =>
  (await check(...words))
    .filter(({ level }) => level !== 'ok')
    .map(({ level, check: name, line }) => [level, name, line]);

it('finds nothing wrong with a portal that is reached directly', async () => {
  const address = await startPortal();
  const findings = await check(address);
  expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(findings.map(({ check: name }) => name)).toEqual(['web', 'clock', 'TRUST_PROXY', 'page', 'portal jobs']);
});

describe('TRUST_PROXY', () => {
  it.each([
    ['none behind one proxy', false, 1, /^proxies in front: 1, trusted: none; all visitors share/],
    ['one behind two proxies', 1, 2, /^proxies in front: 2, trusted: 1; all visitors share/],
    ['one without a proxy', 1, 0, /a visitor can pretend any address/],
    ['two behind one proxy', 2, 1, /a visitor can pretend any address/],
    ['everybody behind one proxy', ['0.0.0.0/0'], 1, /a visitor can pretend any address/],
  ] as const)('is wrong with %s', async (_what, trustProxy, proxies, line) => {
    let address = await startPortal({ trustProxy });
    for (let count = 0; count < proxies; count += 1) address = await startProxy(address);
    expect(await listTroubles(address, trustProxy)).toEqual([['fault', 'TRUST_PROXY', expect.stringMatching(line)]]);
  });

  it.each([
    [1, 1, false],
    [1, 1, true],
    [2, 2, false],
  ] as const)('is right with %s behind %s', async (trustProxy, proxies, replaces) => {
    let address = await startPortal({ trustProxy });
    for (let count = 0; count < proxies; count += 1) address = await startProxy(address, { replaces });
    expect(await listTroubles(address, trustProxy)).toEqual([]);
  });
});

describe('what answers', () => {
  it('may be another program', async () => {
    const address = await startPlain((_request, response) => response.end('It works!'));
    expect(await listTroubles(address)).toEqual([['fault', 'web', `${address} answers 200, but is not this portal`]]);
  });

  it('may be nobody, which is a fault only where readers look', async () => {
    const address = 'http://127.0.0.1:9';
    expect(await listTroubles(address)).toEqual([['fault', 'web', expect.stringContaining('does not answer')]]);
    const [finding] = await checkWeb({ address, isPublic: false, trustProxy: false, checkedParts: [] });
    expect(finding?.level).toBe('warning');
  });

  it('may serve no page, open its metrics, and report parts that are not well', async () => {
    const parts: Parts = {
      disk: () => ({ ready: true, degraded: true, detail: 'little room' }),
      currentRun: () => ({ ready: false, essential: true, detail: 'no run serves this hour' }),
    };
    const address = await startPortal({ parts, pageStatus: 500, hasMetrics: true });
    expect(await listTroubles(address)).toEqual([
      ['fault', 'page', `${address}/ answers 500 instead of a page`],
      ['fault', 'metrics', `${address}/metrics is open to everybody`],
      ['fault', 'portal currentRun', 'no run serves this hour'],
    ]);
  });

  it('may have another clock', async () => {
    const portal = await startPortal();
    const address = await startPlain((incoming, response) => {
      request(`${portal}${incoming.url}`, { headers: incoming.headers }, (reply) => {
        response.writeHead(reply.statusCode ?? 0, {
          ...reply.headers,
          date: new Date(Date.now() - 60_000).toUTCString(),
        });
        reply.pipe(response);
      }).end();
    });
    expect(await listTroubles(address)).toEqual([
      ['warning', 'clock', expect.stringMatching(/^(?:59|6\d) s ahead of the clock of http/)],
    ]);
  });
});
