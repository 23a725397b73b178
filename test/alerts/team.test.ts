import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DA_NANG, openAlertServer } from './alert-server.ts';

type Portal = Awaited<ReturnType<typeof openAlertServer>>;
type Person = Awaited<ReturnType<Portal['register']>>;

const DAY_SECONDS = 86_400;

describe.each(listDatabaseServers())('the team of an account on $name', (server) => {
  let portal: Portal;
  let owner: Person;
  let friend: Person;

  const call = (person: Person, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    portal.call(method, `/api/v1/me/${path}`, { token: person.token, ...(body === undefined ? {} : { body }) });

  /** Invites somebody and reads the token of the letter. */
  async function invite(email: string, fields: object = {}): Promise<string> {
    expect((await call(owner, 'POST', 'team', { email, ...fields })).status).toBe(201);
    portal.letters.length = 0;
    await portal.invite();
    expect(portal.letters).toMatchObject([{ to: email }]);
    return /token=([\w-]+)/.exec(portal.letters[0]?.text ?? '')?.[1] ?? '';
  }

  beforeAll(async () => {
    portal = await openAlertServer(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    owner = await portal.register();
    friend = await portal.register();
    await portal.database.query('update account set email_verified_at = $1', [portal.world.now]);
    await portal.givePlan(owner.email, 'package-1');
  });

  it('begins with its owner alone, and has room for no other on a plan for one', async () => {
    const { body } = await call(friend, 'GET', 'team');
    expect(body).toEqual({
      items: [{ id: expect.any(String), email: friend.email, role: 'owner', places: [], state: 'active' }],
      memberOf: [],
    });
    expect(await call(friend, 'POST', 'team', { email: owner.email })).toMatchObject({
      status: 422,
      body: { errorCode: 'planLimit', limit: 1, plan: 'community' },
    });
  });

  it('invites by a letter whose link joins once', async () => {
    const place = (await call(owner, 'POST', 'places', { name: 'Kho', ...DA_NANG })).body;
    const token = await invite(friend.email);
    expect((await call(owner, 'GET', 'team')).body.items).toMatchObject([
      { role: 'owner' },
      { email: friend.email, role: 'member', places: [place.id], state: 'invited' },
    ]);
    expect((await call(friend, 'POST', 'team/join', { token })).body.memberOf).toEqual([
      {
        id: expect.any(String),
        owner: await portal.findAccountId(owner.email),
        email: owner.email,
        places: [{ id: place.id, name: 'Kho', ...DA_NANG, slug: null }],
      },
    ]);
    expect((await call(owner, 'GET', 'team')).body.items[1]).toMatchObject({ email: friend.email, state: 'active' });
    for (const again of [friend, await portal.register()])
      expect((await call(again, 'POST', 'team/join', { token })).body.errorCode).toBe('linkExpired');
  });

  it('invites an address: an account with another does not join by its link, and the invited one still does', async () => {
    const other = await portal.register();
    await portal.database.query('update account set email_verified_at = $1', [portal.world.now]);
    const fresh = await portal.register();
    const token = await invite(fresh.email);
    const join = async (person: Person) =>
      (await call(person, 'POST', 'team/join', { token })).body.errorCode ?? 'joined';
    expect([await join(other), await join(fresh)]).toEqual(['notInvited', 'emailNotVerified']);
    await portal.database.query('update account set email_verified_at = $1', [portal.world.now]);
    expect([await join(other), await join(fresh), await join(fresh)]).toEqual(['notInvited', 'joined', 'linkExpired']);
    expect((await call(owner, 'GET', 'team')).body.items[1]).toMatchObject({ email: fresh.email, state: 'active' });
  });

  it.each([6 * DAY_SECONDS, 8 * DAY_SECONDS])(
    'has links that are valid for seven days: after %i s',
    async (seconds) => {
      const token = await invite(friend.email);
      const { now } = portal.world;
      onTestFinished(() => {
        portal.world.now = now;
      });
      portal.world.now += seconds;
      const { status } = await call(friend, 'POST', 'team/join', { token });
      expect(status).toBe(seconds < 7 * DAY_SECONDS ? 200 : 422);
    },
  );

  it('lets nobody in by a link that it did not write, nor its owner', async () => {
    const token = await invite(friend.email);
    for (const other of ['x', `${token.slice(0, -2)}AA`, token.slice(1), `${'A'.repeat(75)}`])
      expect((await call(friend, 'POST', 'team/join', { token: other })).body.errorCode).toBe('linkExpired');
    expect((await call(friend, 'POST', 'team/join', {})).status).toBe(400);
    expect((await call(owner, 'POST', 'team/join', { token })).status).toBe(409);
  });

  it.each([{}, { email: 'x' }, { email: '' }, { email: 'a@vidu.vn', places: ['x'] }, []])(
    'refuses the invitation %j',
    async (body) => {
      expect((await call(owner, 'POST', 'team', body)).status).toBe(400);
    },
  );

  it('refuses who is in it, more than the plan has, and the places of others', async () => {
    const foreign = (await call(friend, 'POST', 'places', { name: 'Nhà', ...DA_NANG })).body;
    expect((await call(owner, 'POST', 'team', { email: 'b@vidu.vn', places: [foreign.id] })).status).toBe(400);
    expect((await call(owner, 'POST', 'team', { email: owner.email })).status).toBe(409);
    await invite('b@vidu.vn');
    expect((await call(owner, 'POST', 'team', { email: 'b@vidu.vn' })).status).toBe(409);
    expect(await call(owner, 'POST', 'team', { email: 'c@vidu.vn' })).toMatchObject({
      status: 422,
      body: { limit: 2 },
    });
  });

  it('is invited to by nobody whose own address is not verified', async () => {
    await portal.database.query('update account set email_verified_at = null');
    expect(await call(owner, 'POST', 'team', { email: 'b@vidu.vn' })).toMatchObject({
      status: 403,
      body: { errorCode: 'emailNotVerified', detail: expect.stringContaining('/api/auth/email/send') },
    });
  });

  it('writes to nobody who asked for silence', async () => {
    const { blockAddress } = await import('../../apps/portal/src/features/alerts/delivery/do-not-contact.ts');
    await blockAddress(portal.database, 'im@vidu.vn', portal.world.now);
    await call(owner, 'POST', 'team', { email: 'im@vidu.vn' });
    portal.letters.length = 0;
    await portal.invite();
    expect(portal.letters).toEqual([]);
  });

  it('belongs to its owner: members change nothing of it and may leave', async () => {
    const token = await invite(friend.email);
    const { memberOf } = (await call(friend, 'POST', 'team/join', { token })).body;
    const ownerId = await portal.findAccountId(owner.email);
    expect((await call(friend, 'PATCH', `team/${memberOf[0].id}`, { places: [] })).status).toBe(403);
    for (const path of ['rules', 'places', 'channels', 'team'])
      expect((await call(friend, 'GET', `${path}?owner=${ownerId}`)).status).toBe(403);
    const stranger = await portal.register();
    expect((await call(stranger, 'GET', `messages?owner=${ownerId}`)).status).toBe(403);
    expect((await call(stranger, 'DELETE', `team/${memberOf[0].id}`)).status).toBe(404);
    expect((await call(friend, 'DELETE', `team/${memberOf[0].id}`)).status).toBe(204);
    expect((await call(owner, 'GET', 'team')).body.items).toHaveLength(1);
    expect((await call(friend, 'GET', `messages?owner=${ownerId}`)).status).toBe(403);
  });

  it('ends with the account of its owner, and loses a member who deletes theirs', async () => {
    const remove = (person: Person) =>
      portal.call('POST', '/api/user/account/delete', {
        token: person.token,
        body: { username: person.email, password: 'trời sắp mưa rồi' },
      });
    await call(friend, 'POST', 'team/join', { token: await invite(friend.email) });
    expect((await remove(friend)).status).toBe(200);
    expect((await call(owner, 'GET', 'team')).body.items).toHaveLength(1);
    const next = await portal.register();
    await portal.database.query('update account set email_verified_at = $1', [portal.world.now]);
    await call(next, 'POST', 'team/join', { token: await invite(next.email) });
    expect((await call(next, 'GET', 'team')).body.memberOf).toHaveLength(1);
    expect((await remove(owner)).status).toBe(200);
    expect((await call(next, 'GET', 'team')).body.memberOf).toEqual([]);
  });
});
