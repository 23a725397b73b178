import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rekeyNames } from '../../apps/portal/src/features/accounts/account-names.ts';
import { findFeedAccount, renewFeed } from '../../apps/portal/src/features/decisions/own/feed-store.ts';
import { DA_NANG, openAlertServer } from '../alerts/alert-server.ts';
import { PASSWORD } from './account-server.ts';

const FRESH = 'nắng lên rồi nhé';
const DAY = 86_400;

describe.each(listDatabaseServers())('an account and its address on $name', (server) => {
  let portal: Awaited<ReturnType<typeof openAlertServer>>;
  beforeAll(async () => {
    portal = await openAlertServer(server);
  });
  afterAll(() => portal.close());

  const post = (path: string, body: object, token?: string) => portal.call('POST', path, { body, token });
  const signIn = (username: string, password = PASSWORD) => post('/api/login', { username, password });
  const verify = (token: string) => post('/api/auth/email/verify', { token });
  const undo = (token: string) => post('/api/auth/email/undo', { token });
  const reset = (token: string, password = FRESH) =>
    post('/api/auth/password/reset', { token, password, confirmPassword: password });
  const prove = (email: string) =>
    portal.database.query('update account set email_verified_at = $2 where email = $1', [email, portal.world.now]);
  const read = async (token?: string) => (await portal.call('GET', '/api/user/account', { token })).body.user;

  async function forget(username: string): Promise<void> {
    portal.world.now += 61;
    await post('/api/auth/password/forgot', { username });
  }
  /** Asks for another address, and opens the link that goes there. Returns the links that the address before got. */
  async function moveTo(token: string | undefined, from: string, to: string) {
    portal.world.now += 61;
    expect((await post('/api/auth/user/update', { email: to, password: PASSWORD }, token)).status).toBe(200);
    const link = await portal.readLink(to);
    const atRequest = await portal.readLink(from, 'undo');
    return {
      atRequest,
      async open() {
        const { status } = await verify(link);
        return { status, atChange: await portal.readLink(from, 'undo') };
      },
    };
  }

  it('that was never proved loses what its maker put into it when the owner of the address takes it over', async () => {
    const { email, token } = await portal.register({ phone: '0911 222 333' });
    const id = await portal.findAccountId(email);
    await portal.givePlan(email, 'package-3');
    const me = (method: 'GET' | 'POST', path: string, body?: object, session = token) =>
      portal.call(method, `/api/v1/me/${path}`, { token: session, ...(body === undefined ? {} : { body }) });
    const place = (await me('POST', 'places', { name: 'Kho', ...DA_NANG })).body;
    const address = `kenh-${email}`;
    const channel = (await me('POST', 'channels', { kind: 'email', address, agreed: true })).body;
    const rule = { kind: 'rain', threshold: 2.5, leadMinutes: 30 };
    const made = await me('POST', 'rules', { ...rule, placeIds: [place.id], channelIds: [channel.id] });
    expect([made.status, made.body]).toEqual([201, expect.anything()]);
    await me('POST', 'webhooks', { url: 'https://hook.example/b', ruleIds: [made.body.id] });
    const { key } = (await me('POST', 'keys', { name: 'Máy chủ' })).body;
    const calendar = await renewFeed(portal.database, id, portal.world.now);
    const [pending, paid] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const [orderId, state] of [
      [pending, 'pending'],
      [paid, 'paid'],
    ] as const)
      await portal.database.query(
        `insert into plan_order (bucket, id, code, link, account_id, plan_id, amount, credit, state, is_test, language,
           created_at, expires_at)
         select bucket, $2, left($3, 12), left($3, 22), id, 'package-4', 4990000, 0, $4, false, 'vi', $5::bigint, $5::bigint + 900
         from account where id = $1`,
        [id, orderId, `HR${orderId.replaceAll('-', '').toUpperCase()}`, state, portal.world.now],
      );
    await forget(email);
    const secret = await portal.readLink(email);
    const mail = portal.letters.findLast(({ text }) => text.includes(secret));
    expect(mail?.text).toContain('chưa từng được xác minh');
    expect((await reset(secret)).status).toBe(200);
    const fresh = (await signIn(email, FRESH)).token;
    expect(await read(fresh)).toMatchObject({ id, emailVerified: true, phone: null, name: null, plan: 'package-3' });
    for (const path of ['places', 'rules', 'channels', 'webhooks', 'keys'])
      expect([path, (await me('GET', path, undefined, fresh)).body.items]).toEqual([path, []]);
    expect((await portal.call('GET', '/api/v1/me/webhooks', { headers: { 'x-api-key': key } })).status).toBe(401);
    expect(await findFeedAccount(portal.database, calendar)).toBeNull();
    const { items } = (await portal.call('GET', '/api/v1/orders', { token: fresh })).body;
    expect(items.map(({ id: orderId, state }: { id: string; state: string }) => [orderId, state]).toSorted()).toEqual(
      [
        [pending, 'failed'],
        [paid, 'paid'],
      ].toSorted(),
    );
  });

  it('that was proved keeps places and rules through a reset', async () => {
    const { email, token } = await portal.register();
    await prove(email);
    await portal.call('POST', '/api/v1/me/places', { token, body: { name: 'Kho', ...DA_NANG } });
    await forget(email);
    expect((await reset(await portal.readLink(email))).status).toBe(200);
    const fresh = (await signIn(email, FRESH)).token;
    expect((await portal.call('GET', '/api/v1/me/places', { token: fresh })).body.items).toHaveLength(1);
  });

  it.each(['atRequest', 'atChange'] as const)(
    'goes back to its address by the link %s, whatever was set since',
    async (which) => {
      const { email, token } = await portal.register();
      await prove(email);
      const evil = `ke-gian-${email}`;
      const moving = await moveTo(token, email, evil);
      const { status, atChange } = await moving.open();
      expect([status, (await signIn(evil)).status, (await signIn(email)).status]).toEqual([200, 200, 401]);
      // The address is held: nobody registers it meanwhile.
      expect((await portal.register({ email })).body.error.errorCode).toBe('emailTaken');
      // A new password of whoever has it now does not end the way back.
      const other = 'mây đen kéo tới';
      await post(
        '/api/auth/password/change',
        { oldPassword: PASSWORD, newPassword: other, confirmPassword: other },
        token,
      );
      const link = { atRequest: moving.atRequest, atChange }[which];
      expect((await undo(link)).status).toBe(200);
      expect((await undo(link)).body.errorCode).toBe('linkExpired');
      expect(await read(token)).toBeUndefined();
      for (const [name, password] of [
        [evil, other],
        [email, other],
        [email, PASSWORD],
      ] as const)
        expect((await signIn(name, password)).status).toBe(401);
      expect((await reset(await portal.readLink(email))).status).toBe(200);
      expect((await signIn(email, FRESH)).status).toBe(200);
      expect((await portal.register({ email: evil })).status).toBe(200);
    },
  );

  it('goes back past a second change, which got links of its own', async () => {
    const { email, token } = await portal.register();
    await prove(email);
    const [first, second] = [`mot-${email}`, `hai-${email}`];
    const { atChange } = await (await moveTo(token, email, first)).open();
    const further = await (await moveTo(token, first, second)).open();
    expect((await undo(atChange)).status).toBe(200);
    expect((await undo(further.atChange)).body.errorCode).toBe('linkExpired');
    expect((await reset(await portal.readLink(email))).status).toBe(200);
    expect((await signIn(email, FRESH)).status).toBe(200);
  });

  it('that is only asked to move stays by the same link', async () => {
    const { email, token } = await portal.register();
    await prove(email);
    const moving = await moveTo(token, email, `dang-${email}`);
    expect((await undo(moving.atRequest)).status).toBe(200);
    expect((await moving.open()).status).toBe(422);
  });

  it.each([7 * DAY - 3600, 7 * DAY + 3600])('can be taken back for seven days: after %i s', async (seconds) => {
    const { email, token } = await portal.register();
    await prove(email);
    const { atChange } = await (await moveTo(token, email, `moi-${email}`)).open();
    const { now } = portal.world;
    onTestFinished(() => {
      portal.world.now = now;
    });
    portal.world.now += seconds;
    expect((await undo(atChange)).status).toBe(seconds < 7 * DAY ? 200 : 422);
    if (seconds > 7 * DAY) expect((await portal.register({ email })).status).toBe(200);
  });

  it('whose first address was a mistake is not taken back by the stranger who has that', async () => {
    const { email, token } = await portal.register();
    const moving = await moveTo(token, email, `dung-${email}`);
    expect((await moving.open()).status).toBe(200);
    expect((await undo(moving.atRequest)).body.errorCode).toBe('linkExpired');
    expect((await portal.register({ email })).status).toBe(200);
  });

  it('that proves an address does not move to another by that link', async () => {
    const { email, token } = await portal.register();
    const link = await portal.readLink(email);
    await (await moveTo(token, email, `khac-${email}`)).open();
    expect((await verify(link)).body.errorCode).toBe('linkExpired');
  });

  it('is undone without a script too, by a page that says what comes next', async () => {
    const { email, token } = await portal.register();
    await prove(email);
    const { atRequest } = await moveTo(token, email, `trang-${email}`);
    const send = () => portal.call('POST', '/api/auth/email/undo', { body: { token: atRequest }, form: true });
    expect([(await send()).headers.location, (await send()).headers.location]).toEqual([
      '/xac-minh?done=undone',
      '/xac-minh?done=expired',
    ]);
  });

  it('is one for a mailbox, however its domain is spelled', async () => {
    const names = [
      'hop@ｔhu-a.example',
      'hop@thu-a.example',
      'HOP@THU-A。example',
      'hop@ⓣhu-a.example',
      'hop@thu-\u00ada.example',
    ];
    const statuses: number[] = [];
    for (const email of names) statuses.push((await portal.register({ email })).status);
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
    const rest = ['hop@thờitiết-b.example', 'hop@xn--thitit-b-i8a3ktm.example'];
    const { toMailboxKey } = await import('../../apps/portal/src/platform/mail/mailbox-key.ts');
    const ascii = toMailboxKey(rest[0] ?? '') ?? '';
    expect((await portal.register({ email: rest[0] })).status).toBe(200);
    expect((await portal.register({ email: ascii })).status).toBe(409);
    for (const name of [...names, rest[0] ?? '', ascii])
      expect([name, (await signIn(name)).status]).toEqual([name, 200]);
  });

  it.each(['ｈop@thu-c.example', 'hop@xn--ü.example'])('is not made for %j', async (email) => {
    expect((await portal.register({ email })).body.error.errorCode).toBe('wrongEmail');
  });

  it('of before is stored by its mailbox, and where two have one, both stay and are found', async () => {
    const rename = (from: string, to: string) =>
      portal.database.inTransaction(async (transaction) => {
        const { toTextBucket } = await import('../../apps/portal/src/platform/database/bucket.ts');
        await transaction.query('update account set email = $2 where email = $1', [from, to]);
        await transaction.query('update account_name set value = $2, bucket = $3 where value = $1', [
          from,
          to,
          toTextBucket(`email ${to}`),
        ]);
      });
    const [alone, plain, wide] = [await portal.register(), await portal.register(), await portal.register()];
    await rename(alone.email, 'xưa@ｃu-d.example');
    await rename(plain.email, 'doi@cu-d.example');
    await rename(wide.email, 'doi@ｃu-d.example');
    expect((await signIn('xưa@ｃu-d.example')).status).toBe(200);
    expect(await rekeyNames(portal.database, portal.world.now)).toEqual([
      await portal.findAccountId('doi@ｃu-d.example'),
    ]);
    expect(await rekeyNames(portal.database, portal.world.now)).toHaveLength(1);
    for (const spelling of ['xưa@ｃu-d.example', 'xưa@cu-d.example'])
      expect((await read((await signIn(spelling)).token)).id).toBe(await portal.findAccountId('xưa@ｃu-d.example'));
    for (const spelling of ['doi@cu-d.example', 'doi@ｃu-d.example'])
      expect((await read((await signIn(spelling)).token)).email).toBe(spelling);
  });
});
