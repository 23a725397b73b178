import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, type KeyProcess, openKeyProcess, send } from './key-portal.ts';

const START = Date.parse('2026-11-27T09:10:00+07:00') / 1000;
const CALL = '/api/v1/weather/now?location=da-lat';
const KEYS = '/api/v1/me/keys';

describe.each(listDatabaseServers())('keys of the API on $name', (server) => {
  let database: TestDatabase;
  let one: KeyProcess;
  let two: KeyProcess;
  const world = { now: START };
  beforeAll(async () => {
    database = await openTestDatabase(server);
    const opened = { database, clock: () => world.now };
    [one, two] = [await openKeyProcess(opened), await openKeyProcess(opened)];
    for (const { apiKeys } of [one, two]) await apiKeys.start?.();
  });
  afterAll(async () => {
    for (const { app, apiKeys } of [one, two]) {
      await app.close();
      await apiKeys.stop?.();
    }
    await database.close();
  });

  it('are shown once, stored as digests, and listed by their first characters', async () => {
    const { token, accountId } = await addAccount(one, database);
    const made = await send(one, 'POST', KEYS, { token, body: { name: '  Máy chủ  ở Huế ' } });
    expect(made.status).toBe(201);
    expect(made.body.key).toMatch(/^tv_live_[0-9A-Za-z]{32}$/);
    expect(made.headers['cache-control']).toBe('private, no-store');
    const { key, ...rest } = made.body;
    expect(rest).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Máy chủ ở Huế',
      prefix: key.slice(0, 14),
      origins: [],
      networks: [],
      createdAt: '2026-11-27T09:10:00+07:00',
      lastUsedAt: null,
    });
    const listed = await send(one, 'GET', KEYS, { token });
    expect(listed.body).toEqual({ items: [rest] });
    const rows = await database.query('select * from api_key where account_id = $1', [accountId]);
    const lookups = await database.query('select * from api_key_lookup where account_id = $1', [accountId]);
    expect(JSON.stringify([rows, lookups])).not.toContain(key.slice(14));
  });

  it('open calls in every process, and say when they were used last', async () => {
    const { token, addKey } = await addAccount(one, database);
    const { key, id } = await addKey();
    for (const process of [one, two]) {
      const reply = await send(process, 'GET', CALL, { key });
      expect([reply.status, reply.headers['ratelimit-policy'], reply.headers.vary]).toEqual([
        200,
        '500;w=86400',
        'Accept-Encoding, Origin, Authorization, X-API-Key',
      ]);
      expect(reply.headers['cache-control']).toMatch(/^private/);
    }
    const posted = await send(two, 'POST', '/api/v1/weather/history', {
      key,
      body: { locations: [{ lat: 16, lng: 108 }] },
    });
    expect([posted.status, posted.headers['ratelimit-limit']]).toEqual([200, '500']);
    await expect
      .poll(async () => (await send(one, 'GET', KEYS, { token })).body.items)
      .toMatchObject([{ id, lastUsedAt: '2026-11-27T09:10:00+07:00' }]);
  });

  it.each([
    ['unknown', `tv_live_${'0'.repeat(32)}`, 401, 'invalidKey'],
    ['of another form', 'tv_live_short', 401, 'invalidKey'],
    ['empty', '', 401, 'invalidKey'],
    ['another service’s', 'sk_test_0123456789', 401, 'invalidKey'],
  ])('that are %s are refused, also where none is needed', async (_what, key, status, errorCode) => {
    for (const url of [CALL, '/api/v1/limits']) {
      const refused = await send(one, 'GET', url, { key });
      expect([refused.status, refused.body.errorCode]).toEqual([status, errorCode]);
    }
  });

  it('that are revoked end at once here and within a second elsewhere', async () => {
    const { token, addKey } = await addAccount(one, database);
    const { key, id } = await addKey();
    for (const process of [one, two]) expect((await send(process, 'GET', CALL, { key })).status).toBe(200);
    expect((await send(one, 'DELETE', `${KEYS}/${id}`, { token })).status).toBe(204);
    const revokedAt = performance.now();
    expect(await send(one, 'GET', CALL, { key })).toMatchObject({ status: 401, body: { errorCode: 'invalidKey' } });
    await expect.poll(async () => (await send(two, 'GET', CALL, { key })).status, { interval: 20 }).toBe(401);
    expect(performance.now() - revokedAt).toBeLessThan(2000);
    expect((await send(one, 'GET', KEYS, { token })).body.items).toEqual([]);
    expect((await send(one, 'DELETE', `${KEYS}/${id}`, { token })).status).toBe(404);
    expect((await send(one, 'PATCH', `${KEYS}/${id}`, { token, body: { name: 'x' } })).status).toBe(404);
  });

  it('work only from where their owner lets them', async () => {
    const { token, addKey } = await addAccount(one, database);
    const page = await addKey({ origins: ['https://nong-trai.vn/bang-tin'] });
    const server = await addKey({ networks: ['203.0.113.0/24', '2001:db8::/48'] });
    const ask = async (process: KeyProcess, key: string, from: string, headers = {}) => {
      const { status, body } = await send(process, 'GET', CALL, { key, from, headers });
      return status === 200 ? 200 : [status, body.errorCode];
    };
    const origin = (name: string) => ({ origin: name });
    const restricted = [403, 'keyRestricted'];
    for (const process of [one, two, one]) {
      expect(await ask(process, page.key, '192.0.2.1', origin('https://nong-trai.vn'))).toBe(200);
      expect(await ask(process, page.key, '192.0.2.1', origin('https://khac.vn'))).toEqual(restricted);
      expect(await ask(process, page.key, '192.0.2.1')).toEqual(restricted);
      expect(await ask(process, server.key, '203.0.113.200')).toBe(200);
      expect(await ask(process, server.key, '2001:db8:0:7::1')).toBe(200);
      expect(await ask(process, server.key, '203.0.114.1')).toEqual(restricted);
    }
    const changed = await send(one, 'PATCH', `${KEYS}/${server.id}`, { token, body: { networks: ['192.0.2.1'] } });
    expect(changed.body).toMatchObject({ name: 'Máy chủ', networks: ['192.0.2.1'] });
    expect(await ask(one, server.key, '203.0.113.200')).toEqual(restricted);
    await expect.poll(() => ask(two, server.key, '203.0.113.200'), { interval: 20 }).toEqual(restricted);
    expect(await ask(two, server.key, '192.0.2.1')).toBe(200);
  });

  it('make and end webhooks of their own account alone, and are counted for it', async () => {
    const { token, addKey } = await addAccount(one, database, 'package-1');
    const { key } = await addKey();
    const add = async (path: string, body: object) =>
      (await send(one, 'POST', `/api/v1/me/${path}`, { token, body })).body;
    const place = await add('places', { name: 'Kho', lat: 16.07, lng: 108.22 });
    const rule = await add('rules', {
      kind: 'gust',
      threshold: 17.2,
      leadMinutes: 60,
      placeIds: [place.id],
      channelIds: [],
    });
    const WEBHOOKS = '/api/v1/me/webhooks';
    const body = { url: 'https://hooks.example/gio', ruleIds: [rule.id] };
    const made = await send(one, 'POST', WEBHOOKS, { key, body });
    expect([made.status, made.body.ruleIds, made.headers['ratelimit-remaining']]).toEqual([201, [rule.id], '149']);
    expect((await send(two, 'GET', WEBHOOKS, { key })).body.items).toMatchObject([{ id: made.body.id, url: body.url }]);
    const stranger = await (await addAccount(one, database, 'package-1')).addKey();
    expect((await send(one, 'GET', WEBHOOKS, { key: stranger.key })).body.items).toEqual([]);
    const foreign = await send(one, 'POST', WEBHOOKS, { key: stranger.key, body });
    expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([400, 'ruleIds']);
    const remove = (from: string) => send(one, 'DELETE', `${WEBHOOKS}/${made.body.id}`, { key: from });
    expect((await remove(stranger.key)).status).toBe(404);
    expect((await remove(key)).status).toBe(204);
    for (const other of ['places', 'rules', 'channels', 'keys'])
      expect([other, (await send(one, 'GET', `/api/v1/me/${other}`, { key })).status]).toEqual([other, 401]);
  });

  it('are refused with each wrong field by name', async () => {
    const { token } = await addAccount(one, database);
    const add = (body: unknown) => send(one, 'POST', KEYS, { token, body });
    const paths = async (body: unknown) => {
      const reply = await add(body);
      return [reply.status, (reply.body.errors ?? []).map(({ path }: { path: string }) => path)];
    };
    expect(await paths({})).toEqual([400, ['name']]);
    expect(await paths({ name: '\u200b ' })).toEqual([400, ['name']]);
    expect(await paths({ name: 'x'.repeat(61) })).toEqual([400, ['name']]);
    expect(await paths({ name: 'a', origins: ['https://a.vn', 'a.vn'], networks: ['1.2.3.4', '0.0.0.0/0'] })).toEqual([
      400,
      ['origins[1]', 'networks[1]'],
    ]);
    expect(await paths({ name: 'a', networks: 'all' })).toEqual([400, ['networks']]);
    expect(await paths(null)).toEqual([400, ['name']]);
  });

  it('are at most ten', async () => {
    const { token, addKey } = await addAccount(one, database);
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => addKey()));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const refused = await send(two, 'POST', KEYS, { token, body: { name: 'thứ mười một' } });
    expect(refused).toMatchObject({
      status: 422,
      body: { errorCode: 'planLimit', limit: 10, plan: 'community' },
    });
  });

  it('are their owner’s alone', async () => {
    const [owner, stranger] = [await addAccount(one, database), await addAccount(one, database)];
    const { key, id } = await owner.addKey();
    const { token } = stranger;
    expect((await send(one, 'GET', KEYS, { token })).body.items).toEqual([]);
    expect((await send(one, 'DELETE', `${KEYS}/${id}`, { token })).status).toBe(404);
    expect((await send(one, 'PATCH', `${KEYS}/${id}`, { token, body: { name: 'x' } })).status).toBe(404);
    expect((await send(one, 'GET', `${KEYS}?owner=${owner.accountId}`, { token })).status).toBe(403);
    expect((await send(one, 'GET', `/api/v1/me/usage?owner=${owner.accountId}`, { token })).status).toBe(403);
    // A key gives no access to its account.
    for (const url of [KEYS, '/api/v1/me/usage', '/api/user/account'])
      expect(await send(one, 'GET', url, { key })).toMatchObject({ status: 401 });
    expect((await send(one, 'GET', CALL, { key })).status).toBe(200);
    expect((await send(one, 'POST', KEYS, { body: { name: 'x' } })).status).toBe(401);
  });

  it('count one account together and accounts apart', async () => {
    const [first, other] = [await addAccount(one, database), await addAccount(one, database)];
    const keys = [await first.addKey(), await first.addKey()];
    const remaining = async (key: string) =>
      Number((await send(one, 'GET', CALL, { key })).headers['ratelimit-remaining']);
    expect([await remaining(keys[0]?.key ?? ''), await remaining(keys[1]?.key ?? '')]).toEqual([499, 498]);
    expect(await remaining((await other.addKey()).key)).toBe(499);
  });

  it('go with their account, and are in its export', async () => {
    const { email, token, addKey } = await addAccount(one, database);
    const { key } = await addKey({ name: 'Trạm bơm' });
    world.now += 1;
    const revoked = await addKey({ name: 'cũ' });
    await send(one, 'DELETE', `${KEYS}/${revoked.id}`, { token });
    for (const process of [one, two]) await send(process, 'GET', CALL, { key });
    const exported = (await send(one, 'GET', '/api/user/account/export', { token })).text;
    expect(exported).not.toContain(key.slice(14));
    expect(JSON.parse(exported)).toMatchObject({
      apiKeys: [
        { name: 'Trạm bơm', prefix: key.slice(0, 14), revokedAt: null },
        { name: 'cũ', revokedAt: '2026-11-27T09:10:01+07:00' },
      ],
    });
    const body = { username: email, password: 'trời sắp mưa rồi' };
    expect((await send(one, 'POST', '/api/user/account/delete', { body })).status).toBe(200);
    for (const process of [one, two])
      await expect.poll(async () => (await send(process, 'GET', CALL, { key })).status).toBe(401);
    world.now += 2 * 86_400;
    await one.runJob('api-keys.clean-up');
    world.now = START;
    const left = await database.query('select from api_key_lookup where revoked');
    expect(left).toHaveLength(0);
  });

  it('stand in no log', async () => {
    const { addKey } = await addAccount(one, database);
    const { key } = await addKey();
    const unknown = `tv_live_${'a'.repeat(32)}`;
    for (const sent of [key, unknown]) {
      await send(one, 'GET', CALL, { key: sent });
      await send(one, 'GET', '/api/v1/weather/now?location=broken', { key: sent });
      await send(one, 'GET', `/api/v1/weather/now?key=${sent}`, { key: sent });
    }
    const log = one.lines.join('\n');
    expect(log).toContain('/api/v1/weather/now');
    for (const sent of [key, unknown]) expect(log).not.toContain(sent.slice(14));
  });

  it('cannot be guessed at any speed', async () => {
    const guess = async (number: number) => {
      const key = `tv_live_${String(number).padStart(32, '9')}`;
      return (await send(two, 'GET', CALL, { key, from: '192.0.2.77' })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 80 }, (_, number) => guess(number)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});
