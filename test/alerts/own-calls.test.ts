import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { deleteRemovedRules } from '../../apps/portal/src/features/alerts/own/rule-store.ts';
import { DA_NANG, HA_NOI, openAlertServer } from './alert-server.ts';

type Portal = Awaited<ReturnType<typeof openAlertServer>>;

const NO_ID = '0192a3b4-c5d6-7fff-bfff-ffffffffffff';

describe.each(listDatabaseServers())('the calls about alerts on $name', (server) => {
  let portal: Portal;
  let mine: Awaited<ReturnType<Portal['register']>>;

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, token = mine.token) =>
    portal.call(method, `/api/v1/me/${path}`, { token, ...(body === undefined ? {} : { body }) });
  const addPlace = async (name = 'Nhà', token = mine.token) =>
    (await call('POST', 'places', { name, ...DA_NANG }, token)).body;
  const addChannel = async (address = 'toi@vidu.vn', token = mine.token) =>
    (await call('POST', 'channels', { kind: 'email', address, agreed: true }, token)).body;
  const makeRule = (fields: object = {}) => ({ kind: 'rain', threshold: 2.5, leadMinutes: 30, ...fields });

  beforeAll(async () => {
    portal = await openAlertServer(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    mine = await portal.register();
  });

  it.each(Object.values(ALERT_ADDRESSES))(
    'let nobody in without a session: $method $path',
    async ({ method, path }) => {
      const gone = await portal.register();
      await portal.call('POST', '/api/auth/logout', { token: gone.token, body: {} });
      const { now } = portal.world;
      portal.world.now -= 31 * 86_400;
      const expired = await portal.register().finally(() => {
        portal.world.now = now;
      });
      for (const token of [undefined, gone.token, expired.token, 'x.y.z']) {
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
        const reply = await portal.call(method, path.replace(':id', NO_ID), { token, ...body });
        expect([reply.status, reply.body.errorCode]).toEqual([401, 'notSignedIn']);
      }
    },
  );

  it('reach nothing of another', async () => {
    const place = await addPlace();
    const channel = await addChannel();
    const rule = (await call('POST', 'rules', makeRule({ placeIds: [place.id], channelIds: [channel.id] }))).body;
    const other = await portal.register();
    for (const [method, path, body] of [
      ['PATCH', `places/${place.id}`, { name: 'x' }],
      ['DELETE', `places/${place.id}`, undefined],
      ['PATCH', `channels/${channel.id}`, { active: false }],
      ['POST', `channels/${channel.id}/verify`, { code: '000000' }],
      ['DELETE', `channels/${channel.id}`, undefined],
      ['PATCH', `rules/${rule.id}`, { active: false }],
      ['DELETE', `rules/${rule.id}`, undefined],
      ['PATCH', `messages/${NO_ID}`, { happened: true }],
    ] as const) {
      expect([path, (await call(method, path, body, other.token)).status]).toEqual([path, 404]);
    }
    const borrowed = makeRule({ placeIds: [place.id], channelIds: [channel.id] });
    expect((await call('POST', 'rules', borrowed, other.token)).body).toMatchObject({
      errorCode: 'badInput',
      errors: [{ path: 'placeIds' }, { path: 'channelIds' }],
    });
    for (const list of ['places', 'rules', 'channels', 'messages'])
      expect((await call('GET', list, undefined, other.token)).body.items).toEqual([]);
  });

  it('save a place and a way, within the plan', async () => {
    const place = await addPlace('Nhà');
    expect(place).toEqual({ id: expect.any(String), name: 'Nhà', ...DA_NANG, slug: null, active: true });
    const way = await call('POST', 'places', { name: 'Đi làm', points: [DA_NANG, { lat: 16.05, lng: 108.2 }] });
    expect([way.status, way.body.points.length]).toEqual([201, 2]);
    const third = await call('POST', 'places', { name: 'Quê', ...HA_NOI });
    expect(third).toMatchObject({ status: 422, body: { errorCode: 'planLimit', limit: 2, plan: 'community' } });
    const moved = await call('PATCH', `places/${place.id}`, { name: 'Nhà mới', ...HA_NOI });
    expect(moved.body).toMatchObject({ name: 'Nhà mới', ...HA_NOI });
    expect((await call('DELETE', `places/${place.id}`)).status).toBe(204);
    expect((await call('GET', 'places')).body.items.map(({ name }: { name: string }) => name)).toEqual(['Đi làm']);
  });

  it.each([
    [{ name: '', ...DA_NANG }, 400],
    [{ name: '   ', ...DA_NANG }, 400],
    [{ name: 'a', lat: 16 }, 400],
    [{ name: 'a', lat: 99, lng: 108 }, 400],
    [{ name: 'a', lat: 48.8, lng: 2.3 }, 404],
    [{ name: 'a', points: [DA_NANG] }, 400],
    [{ name: 'a', points: [DA_NANG, { lat: 48.8, lng: 2.3 }] }, 404],
    [[], 400],
    ['x', 400],
  ])('refuse the place %j', async (body, status) => {
    expect((await call('POST', 'places', body)).status).toBe(status);
  });

  it('pause what a smaller plan does not have, and lose nothing', async () => {
    await portal.givePlan(mine.email, 'package-1');
    for (const name of ['a', 'b', 'c', 'd']) await addPlace(name);
    const { now } = portal.world;
    onTestFinished(() => {
      portal.world.now = now;
    });
    portal.world.now += 40 * 86_400;
    // A session lasts a month: the owner signs in again.
    const { token } = await portal.call('POST', '/api/login', {
      body: { username: mine.email, password: 'trời sắp mưa rồi' },
    });
    const { items } = (await call('GET', 'places', undefined, token ?? '')).body;
    expect(items.map(({ active, pausedBy }: { active: boolean; pausedBy?: string }) => [active, pausedBy])).toEqual([
      [true, undefined],
      [true, undefined],
      [false, 'plan'],
      [false, 'plan'],
    ]);
  });

  it('make a rule with the usual values, change it and take it away', async () => {
    const [place, channel] = [await addPlace(), await addChannel()];
    const added = await call('POST', 'rules', makeRule({ placeIds: [place.id], channelIds: [channel.id] }));
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      placeIds: [place.id],
      kind: 'rain',
      compare: 'atLeast',
      threshold: 2.5,
      unit: 'mm/h',
      chance: null,
      costLoss: null,
      leadMinutes: 30,
      hours: { from: 0, to: 24 },
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      quietHours: null,
      severeBreaksQuiet: false,
      pauseMinutes: 60,
      channelIds: [channel.id],
      language: 'vi',
      active: true,
      lastMessageAt: null,
    });
    const changed = await call('PATCH', `rules/${added.body.id}`, { threshold: 10, active: false });
    expect(changed.body).toMatchObject({ threshold: 10, leadMinutes: 30, active: false });
    expect((await call('GET', 'rules')).body.items).toEqual([changed.body]);
    expect((await call('DELETE', `rules/${added.body.id}`)).status).toBe(204);
    expect((await call('GET', 'rules')).body.items).toEqual([]);
    const countRemoved = async (): Promise<number> =>
      (await portal.database.query('select id from alert_rule where id = $1', [added.body.id])).length;
    const { now } = portal.world;
    await deleteRemovedRules(portal.database, now);
    expect(await countRemoved()).toBe(1);
    await deleteRemovedRules(portal.database, now + 1);
    expect(await countRemoved()).toBe(0);
  });

  it('refuse what no rule is, naming each field', async () => {
    const [place, channel] = [await addPlace(), await addChannel()];
    const targets = { placeIds: [place.id], channelIds: [channel.id] };
    const reply = await call('POST', 'rules', {
      ...targets,
      ...makeRule({ threshold: 0, weekdays: [8], hours: { from: 3, to: 25 }, costLoss: { cost: 5, loss: 4 } }),
    });
    expect(reply.status).toBe(400);
    expect(reply.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'costLoss',
      'hours',
      'threshold',
      'weekdays',
    ]);
    expect((await call('POST', 'rules', { ...targets, ...makeRule({ leadMinutes: 60 }) })).body).toMatchObject({
      errorCode: 'planLimit',
      limit: 30,
      plan: 'community',
    });
    expect((await call('POST', 'rules', makeRule())).status).toBe(400);
  });

  it('never count rules on official warnings', async () => {
    const [place, channel] = [await addPlace(), await addChannel()];
    const targets = { placeIds: [place.id], channelIds: [channel.id] };
    const add = (fields: object) => call('POST', 'rules', { ...targets, ...makeRule(fields) });
    for (let count = 0; count < 10; count += 1) expect((await add({})).status).toBe(201);
    expect((await add({})).body).toMatchObject({ errorCode: 'planLimit', limit: 10 });
    expect((await add({ kind: 'officialWarning', threshold: 1, leadMinutes: 180 })).status).toBe(201);
  });

  it('take a channel only where its box was ticked and its plan has it, once', async () => {
    const add = (body: object) => call('POST', 'channels', body);
    expect((await add({ kind: 'email', address: 'a@vidu.vn' })).status).toBe(400);
    expect((await add({ kind: 'email', address: 'a@vidu.vn', agreed: false })).status).toBe(400);
    expect((await add({ kind: 'pigeon', address: 'a', agreed: true })).status).toBe(400);
    expect((await add({ kind: 'email', address: 'a', agreed: true })).status).toBe(400);
    expect((await add({ kind: 'sms', address: '0912345678', agreed: true })).body.errorCode).toBe('planLimit');
    expect((await add({ kind: 'email', address: 'a@vidu.vn', agreed: true })).status).toBe(201);
    expect((await add({ kind: 'email', address: 'A@vidu.vn', agreed: true })).body.errorCode).toBe('conflict');
    await portal.givePlan(mine.email, 'happy-rain');
    expect((await add({ kind: 'sms', address: '02839123456', agreed: true })).status).toBe(400);
    expect((await add({ kind: 'sms', address: '0912345678', agreed: true })).body).toMatchObject({
      address: '+84912345678',
      verified: false,
    });
    onTestFinished(() => void portal.available.add('sms'));
    portal.available.delete('sms');
    expect((await add({ kind: 'sms', address: '0912345679', agreed: true })).status).toBe(503);
  });

  it('verify an address by the code that was sent to it, five tries long', async () => {
    const channel = await addChannel('nguoi.khac@vidu.vn');
    expect(channel).toMatchObject({ kind: 'email', verified: false, active: true });
    await portal.sendCodes();
    const letter = portal.letters.find(({ to }) => to === 'nguoi.khac@vidu.vn');
    const code = /\d{6}/.exec(letter?.text ?? '')?.[0] ?? '';
    expect(code).toHaveLength(6);
    const wrong = code === '111111' ? '222222' : '111111';
    const verify = (tried: string) => call('POST', `channels/${channel.id}/verify`, { code: tried });
    expect((await verify(wrong)).body.errorCode).toBe('wrongCode');
    expect((await verify(code)).body).toMatchObject({ verified: true });
    expect((await call('GET', 'channels')).body.items).toMatchObject([{ verified: true }]);
    const second = await addChannel('nua@vidu.vn');
    await portal.sendCodes();
    const tries = [];
    for (let count = 0; count < 6; count += 1)
      tries.push((await call('POST', `channels/${second.id}/verify`, { code: 'abc' })).body.errorCode);
    expect(tries).toEqual([...Array(5).fill('wrongCode'), 'codeExpired']);
  });

  it('send a code again, not within a minute, and none to an address that is verified', async () => {
    const channel = await addChannel('cham.thu@vidu.vn');
    const again = () => call('POST', `channels/${channel.id}/code`, {});
    const findCodes = () =>
      portal.letters.filter(({ to }) => to === 'cham.thu@vidu.vn').map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '');
    await portal.sendCodes();
    expect((await again()).body).toMatchObject({ errorCode: 'tooManyRequests' });
    portal.world.now += 60;
    expect((await again()).status).toBe(202);
    await portal.sendCodes();
    const [first = '', second = ''] = findCodes();
    expect(second).toHaveLength(6);
    const verify = (code: string) => call('POST', `channels/${channel.id}/verify`, { code });
    if (first !== second) expect((await verify(first)).body.errorCode).toBe('wrongCode');
    expect((await verify(second)).status).toBe(200);
    portal.world.now += 60;
    expect((await again()).body.errorCode).toBe('conflict');
  });

  it('verify the address of the account by its own link, without a code', async () => {
    const channel = await addChannel(mine.email);
    expect(channel).toMatchObject({ kind: 'email', verified: false, active: true });
    await portal.sendCodes();
    const letters = portal.letters.filter(({ to }) => to === mine.email);
    expect(letters.filter(({ text }) => /(?<!\d)\d{6}(?!\d)/.test(text))).toEqual([]);
    // Letters of the tests before go out first.
    await expect.poll(() => portal.readLink(mine.email)).not.toBe('');
    const token = await portal.readLink(mine.email);
    expect((await portal.call('POST', '/api/auth/email/verify', { body: { token } })).status).toBe(200);
    expect((await call('GET', 'channels')).body.items).toMatchObject([{ id: channel.id, verified: true }]);
  });

  it('note every consent with its wording, and each that is taken back', async () => {
    const channel = await addChannel();
    await call('PATCH', `channels/${channel.id}`, { active: false });
    await call('PATCH', `channels/${channel.id}`, { active: true });
    const rows = await portal.database.query(
      'select purpose, channel, given, way, text_version from consent where account_id = $1 order by number',
      [await portal.findAccountId(mine.email)],
    );
    const agreed = { purpose: 'alerts', channel: 'email', given: true, way: 'form', text_version: '2026-11' };
    expect(rows).toEqual([agreed, { ...agreed, given: false }, agreed]);
  });

  it('say which channels there may be, and what a browser subscribes with', async () => {
    const listed = (await call('GET', 'channels')).body;
    expect(listed.pushKey).toBe('push-key');
    expect(listed.kinds).toEqual(
      ['email', 'sms', 'zalo', 'push', 'webhook'].map((kind) => ({ kind, inPlan: kind === 'email', available: true })),
    );
    onTestFinished(() => void portal.available.add('push'));
    portal.available.delete('push');
    const without = (await call('GET', 'channels')).body;
    expect(without.pushKey).toBeNull();
    expect(without.kinds[3]).toEqual({ kind: 'push', inPlan: false, available: false });
  });

  it('have quiet hours of the account: the usual ones, others, or none', async () => {
    const show = async () => (await call('GET', 'alert-settings')).body;
    expect(await show()).toEqual({ quietHours: { from: 22, to: 6 } });
    for (const quietHours of [{ from: 21, to: 7 }, { from: 0, to: 24 }, null]) {
      expect((await call('PATCH', 'alert-settings', { quietHours })).body).toEqual({ quietHours });
      expect(await show()).toEqual({ quietHours });
    }
    for (const body of [
      {},
      { quietHours: { from: 22 } },
      { quietHours: { from: -1, to: 6 } },
      { quietHours: { from: 22, to: 25 } },
      { quietHours: { from: 1.5, to: 6 } },
    ])
      expect((await call('PATCH', 'alert-settings', body)).status).toBe(400);
    expect(await show()).toEqual({ quietHours: null });
  });

  it('leave nothing when the account is deleted', async () => {
    const [place, channel] = [await addPlace(), await addChannel()];
    await call('POST', 'rules', makeRule({ placeIds: [place.id], channelIds: [channel.id] }));
    await call('PATCH', 'alert-settings', { quietHours: null });
    const id = await portal.findAccountId(mine.email);
    await portal.call('POST', '/api/user/account/delete', {
      body: { username: mine.email, password: 'trời sắp mưa rồi' },
    });
    for (const table of ['alert_place', 'alert_rule', 'alert_channel', 'alert_settings', 'consent', 'alert_stop_code'])
      expect([table, await portal.database.query(`select 1 from ${table} where account_id = $1`, [id])]).toEqual([
        table,
        [],
      ]);
  });

  it('make webhooks for rules, all or nothing, and show the secret once', async () => {
    await portal.givePlan(mine.email, 'package-1');
    const place = await addPlace();
    const rule = (await call('POST', 'rules', makeRule({ placeIds: [place.id], channelIds: [] }))).body;
    const url = 'https://hooks.example/x';
    for (const [body, path] of [
      [{ url, ruleIds: [NO_ID] }, 'ruleIds'],
      [{ url, ruleIds: [] }, 'ruleIds'],
      [{ url: 'https://10.0.0.7/x', ruleIds: [rule.id] }, 'url'],
    ] as const) {
      const refused = await call('POST', 'webhooks', body);
      expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, path]);
    }
    expect((await call('GET', 'channels')).body.items).toEqual([]);
    const made = await call('POST', 'webhooks', { url, ruleIds: [rule.id] });
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.any(String),
        url,
        ruleIds: [rule.id],
        active: true,
        createdAt: expect.any(String),
        secret: expect.stringMatching(/^[\w-]{32}$/),
      },
    ]);
    expect((await call('GET', 'rules')).body.items[0].channelIds).toEqual([made.body.id]);
    const { secret: _, ...shown } = made.body;
    expect((await call('GET', 'webhooks')).body.items).toEqual([shown]);
    const other = await portal.register();
    expect((await call('DELETE', `webhooks/${made.body.id}`, undefined, other.token)).status).toBe(404);
    expect((await call('DELETE', `webhooks/${made.body.id}`)).status).toBe(204);
    expect((await call('GET', 'rules')).body.items[0].channelIds).toEqual([]);
  });
});
