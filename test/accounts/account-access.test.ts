import { createHmac, randomBytes } from 'node:crypto';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_ADDRESSES, type AccountCallId } from '../../packages/contract/src/own/account-addresses.table.ts';
import { openAccountServer, PASSWORD, START } from './account-server.ts';

const [server] = listDatabaseServers();
/** Calls open to guests too: they reveal nothing about the session. */
const FOR_GUESTS = new Set<AccountCallId>([
  'login',
  'authRegister',
  'passwordForgot',
  'passwordReset',
  'emailVerify',
  'emailUndo',
  'accountDelete',
]);
const OWN = (Object.keys(ACCOUNT_ADDRESSES) as AccountCallId[]).filter((id) => !FOR_GUESTS.has(id));

let portal: Awaited<ReturnType<typeof openAccountServer>>;
let mine: Awaited<ReturnType<typeof portal.register>>;
const tokens: Record<string, string | undefined> = {};

const toPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const readPart = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

/** A valid token except for the parts of its header, claims or key that a test changes. */
async function forge(change: {
  readonly head?: object;
  readonly claims?: object;
  readonly key?: Buffer;
  readonly hash?: string;
}) {
  const [head, claims] = mine.token.split('.');
  const realHead = readPart(head);
  const [row] = await portal.database.query<{ secret: Buffer }>('select secret from signing_key where id = $1', [
    realHead.kid,
  ]);
  const signed = `${toPart({ ...realHead, ...change.head })}.${toPart({ ...readPart(claims), ...change.claims })}`;
  const key = change.key ?? row?.secret ?? Buffer.alloc(32);
  return `${signed}.${createHmac(change.hash ?? 'sha256', key)
    .update(signed)
    .digest('base64url')}`;
}

/** The token with its head and signature replaced. */
function forgeNone(): string {
  return `${toPart({ alg: 'none', typ: 'JWT' })}.${mine.token.split('.')[1]}.`;
}

beforeAll(async () => {
  if (server === undefined) throw new Error('there is a database');
  portal = await openAccountServer(server);
  mine = await portal.register();
  const [revoked, gone] = [await portal.register(), await portal.register()];
  await portal.call('POST', '/api/auth/logout', { token: revoked.token, body: {} });
  await portal.call('POST', '/api/user/account/delete', { body: { username: gone.email, password: PASSWORD } });
  portal.world.now = START - 31 * 86_400;
  const expired = await portal.register();
  portal.world.now = START;
  Object.assign(tokens, {
    none: undefined,
    expired: expired.token,
    revoked: revoked.token,
    'of a deleted account': gone.token,
    'without algorithm': forgeNone(),
    'of another key': await forge({ key: randomBytes(32) }),
    'of another algorithm': await forge({ head: { alg: 'HS512' }, hash: 'sha512' }),
    'for another service': await forge({ claims: { aud: 'other' } }),
    'of another issuer': await forge({ claims: { iss: 'other' } }),
    'not valid yet': await forge({ claims: { nbf: START + 1 } }),
    cut: mine.token.slice(0, -2),
    'no token': 'x.y.z',
  });
});
afterAll(() => portal.close());

it('the forged tokens differ from a valid one only in what is forged', async () => {
  const token = await forge({});
  expect((await portal.call('GET', '/api/user/account', { token })).status).toBe(200);
});

describe.each(OWN)('the call %s', (id) => {
  const { method, path } = ACCOUNT_ADDRESSES[id];
  const url = path.replace(':id', '0192a3b4-c5d6-7fff-bfff-ffffffffffff');
  const send = (token?: string, headers: Readonly<Record<string, string>> = {}) =>
    portal.call(method, url, { token, headers, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) });

  it.each([
    'none',
    'expired',
    'revoked',
    'of a deleted account',
    'without algorithm',
    'of another key',
    'of another algorithm',
    'for another service',
    'of another issuer',
    'not valid yet',
    'cut',
    'no token',
  ])('refuses a token: %s', async (kind) => {
    const reply = await send(tokens[kind]);
    expect([kind, reply.status, reply.body.errorCode]).toEqual([kind, 401, 'notSignedIn']);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is not cached, and tells no other page', async () => {
    const reply = await send((await portal.register()).token, { origin: 'https://evil.example' });
    expect(reply.headers['cache-control']).toMatch(/^(?:private, )?no-store$/);
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    if (method !== 'GET') expect([reply.status, reply.body.errorCode]).toEqual([403, 'forbidden']);
  });
});

it('somebody signed in reaches no session of another', async () => {
  const other = await portal.register();
  const { body } = await portal.call('GET', '/api/auth/sessions', { token: other.token });
  const reply = await portal.call('DELETE', `/api/auth/sessions/${body.items[0].id}`, { token: mine.token });
  expect(reply.status).toBe(404);
  expect((await portal.call('GET', '/api/user/account', { token: other.token })).status).toBe(200);
});

describe('signing keys', () => {
  it('rotate, and nobody is signed out', async () => {
    const { token } = await portal.register();
    const older = token.split('.')[0];
    portal.world.now += 30 * 86_400 - 1;
    const rotate = portal.jobs.find(({ name }) => name === 'accounts.rotate-keys');
    await rotate?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    expect((await portal.register()).token.split('.')[0]).toBe(older);
    portal.world.now += 1;
    await rotate?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    expect((await portal.register()).token.split('.')[0]).not.toBe(older);
    expect((await portal.second('GET', '/api/user/account', { token })).status).toBe(200);
    portal.world.now = START;
  });

  it('that a process reads just now are waited for by all who come meanwhile', async () => {
    portal.world.now += 31 * 86_400;
    const rotate = portal.jobs.find(({ name }) => name === 'accounts.rotate-keys');
    await rotate?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    const { token } = await portal.register();
    const ask = () => portal.second('GET', '/api/user/account', { token });
    expect((await Promise.all([ask(), ask(), ask(), ask()])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    portal.world.now = START;
  });
});

describe('wrong passwords', () => {
  const signIn = (username: string, password: string, from: string, on: 'call' | 'second' = 'call') =>
    portal[on]('POST', '/api/login', { body: { username, password }, from });
  const countRefused = (replies: readonly { readonly status: number }[]) =>
    replies.filter(({ status }) => status === 429).length;

  it('are refused alike for a name that is known and one that is not', async () => {
    const { email } = await portal.register();
    const replies = [await signIn(email, 'sai', '192.0.2.1'), await signIn('khong@vidu.vn', 'sai', '192.0.2.2')];
    const [known, unknown] = replies.map(({ status, body: { requestId: _id, ...body } }) => ({ status, body }));
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({
      status: 401,
      body: { errorCode: 'wrongLogin', detail: 'Sai tài khoản hoặc mật khẩu' },
    });
  });

  it('of one name from many addresses are slowed over two processes, and its owner still gets in', async () => {
    const { email, from } = await portal.register();
    const replies = [];
    for (let index = 0; index < 200; index += 1) {
      replies.push(await signIn(email, 'sai', `192.0.2.${index % 250}`, index % 2 === 0 ? 'call' : 'second'));
    }
    expect(countRefused(replies)).toBe(195);
    expect(replies.find(({ status }) => status === 429)?.headers['retry-after']).toBe('1');
    const stranger = await signIn(email, PASSWORD, '192.0.2.251');
    expect(stranger.status).toBe(429);
    expect((await signIn(email, PASSWORD, from)).status).toBe(200);
  });

  it('from one address on many names are slowed over two processes, and others get in', async () => {
    const { email } = await portal.register();
    const replies = [];
    for (let index = 0; index < 100; index += 1) {
      replies.push(await signIn(`ten${index}@vidu.vn`, 'sai', '192.0.2.99', index % 2 === 0 ? 'call' : 'second'));
    }
    expect(countRefused(replies)).toBe(80);
    expect((await signIn(email, PASSWORD, '192.0.2.252')).status).toBe(200);
  });

  it('pause for 1, 2, 4 … 900 seconds, also for a name that nobody has', async () => {
    const name = 'ai-do@vidu.vn';
    for (let index = 0; index < 5; index += 1) await signIn(name, 'sai', `198.18.0.${index}`);
    const pauses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const pause = Number((await signIn(name, 'sai', `198.18.1.${index}`)).headers['retry-after']);
      pauses.push(pause);
      portal.world.now += pause;
      await signIn(name, 'sai', `198.18.2.${index}`);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    portal.world.now = START;
  });
});
