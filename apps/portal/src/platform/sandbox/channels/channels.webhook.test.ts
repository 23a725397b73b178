import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '#platform/alert-channel/guarded-post.ts';
import { openWebhookSender } from '#platform/alert-channel/webhook-sender.ts';
import { serveSandbox } from './serve-sandbox.fixture.ts';

const NOW = 1_795_000_000;
const BODY = '{"title":"Trời sắp mưa"}';

let played: Awaited<ReturnType<typeof serveSandbox>>;
const servers: Server[] = [];

beforeEach(async () => {
  played = await serveSandbox({ slowMs: 3000, now: NOW });
});
afterEach(() => {
  played.stop();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const local = (timeoutMs = 5000) => openWebhookSender({ clock: () => NOW, mayBeLocal: true, timeoutMs });
const send = (url = `${played.address}/webhook/mine`, sender = local()) =>
  sender.send({ id: 'm1', url, secret: 'a secret', body: BODY });

/** A local server with the test's replies. */
async function serve(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer as never);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('a webhook', () => {
  it('carries time and signature of its raw body, and its id', async () => {
    expect(await send()).toEqual({ kind: 'accepted', providerId: null });
    const signature = createHmac('sha256', 'a secret').update(`${NOW}.${BODY}`).digest('hex');
    expect(played.messages).toMatchObject([
      { id: 'm1', text: BODY, headers: { 'x-signature': `t=${NOW},v1=${signature}` } },
    ]);
  });

  it.each([
    ['busy', 'trouble'],
    ['lie', 'trouble'],
    ['die', 'trouble'],
    ['sayNo', 'trouble'],
    ['refuse', 'refused'],
  ] as const)('to a program that is %s ends as %s', async (mood, kind) => {
    played.sandbox.setMood('webhook', mood);
    expect((await send()).kind).toBe(kind);
  });

  it('is not waited for longer than its time', async () => {
    played.sandbox.setMood('webhook', 'slow');
    expect(await send(undefined, local(50))).toEqual({ kind: 'trouble', why: 'webhook: no answer in time' });
  });

  it('is not led elsewhere', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(307, { location: `${played.address}/webhook/other` }).end();
    });
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({ kind: 'trouble', why: 'webhook: answered 307' });
    expect(played.messages).toEqual([]);
  });

  it('reads no answer above 64 KB', async () => {
    const port = await serve((_request, response) => void response.end('x'.repeat(200_000)));
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual({
      kind: 'trouble',
      why: 'webhook: the reply is too large',
    });
  });

  it.each([
    'http://example.vn/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f000001/',
    'https://user:password@example.vn/',
    'ftp://example.vn/',
    'no address',
  ])('leaves for nobody but public https: %s', async (url) => {
    const sender = openWebhookSender({ clock: () => NOW, mayBeLocal: false, timeoutMs: 1000 });
    expect(await send(url, sender)).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['a host of this machine', ['127.0.0.1']],
    ['a host that has one private address among others', ['8.8.8.8', '192.168.1.1']],
    ['a host of no address', []],
  ])('is refused where its name leads to %s', async (_, addresses) => {
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return addresses.map((address) => ({ address, family: 4 }));
    };
    const sender = openWebhookSender({ clock: () => NOW, mayBeLocal: false, resolve, timeoutMs: 1000 });
    expect(await send('https://hooks.example.vn/', sender)).toMatchObject({ kind: 'refused' });
    expect(asked).toEqual(['hooks.example.vn']);
  });

  it('goes to the very address that was checked, asked anew at each send', async () => {
    const port = Number(new URL(played.address).port);
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const sender = openWebhookSender({ clock: () => NOW, mayBeLocal: true, resolve, timeoutMs: 5000 });
    const url = `http://localhost:${port}/webhook/mine`;
    expect([(await send(url, sender)).kind, (await send(url, sender)).kind]).toEqual(['accepted', 'accepted']);
    expect(asked).toBe(2);
  });
});

describe('an address', () => {
  it.each(['8.8.8.8', '203.113.131.1', '2405:4800::1', '172.32.0.1', '100.128.0.1'])('is public: %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '203.0.113.5',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'example.vn',
    '',
  ])('is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
