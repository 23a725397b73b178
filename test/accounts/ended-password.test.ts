import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFeedAccount, renewFeed } from '../../apps/portal/src/features/decisions/own/feed-store.ts';
import { DA_NANG, openAlertServer } from '../alerts/alert-server.ts';
import { PASSWORD } from './account-server.ts';

const FRESH = 'nắng lên rồi nhé';

type Portal = Awaited<ReturnType<typeof openAlertServer>>;

/** A signed-in person whose session or password may change meanwhile. */
interface Person {
  readonly email: string;
  readonly id: string;
  token: string;
}

/** Begins something with the old password; the returned function says whether it still works. */
type Begin = (portal: Portal, person: Person) => Promise<() => Promise<boolean>>;

const me = (portal: Portal, { token }: Person, method: 'GET' | 'POST', path: string, body?: unknown) =>
  portal.call(method, `/api/v1/me/${path}`, { token, ...(body === undefined ? {} : { body }) });

const verifies = async (portal: Portal, token: string): Promise<boolean> =>
  (await portal.call('POST', '/api/auth/email/verify', { body: { token } })).status === 200;

const resets = async (portal: Portal, token: string, fields: object = {}) =>
  portal.call('POST', '/api/auth/password/reset', {
    body: { token, password: FRESH, confirmPassword: FRESH, ...fields },
  });

/** Waits a minute between requests for e-mail, as the limit demands. */
async function ask(portal: Portal, path: string, body: object, token?: string): Promise<void> {
  portal.world.now += 61;
  expect((await portal.call('POST', path, { body, token })).status).toBe(200);
}

/** Ends with the password, whatever is ticked. */
const ALWAYS: Readonly<Record<string, Begin>> = {
  'another session': async (portal, { email }) => {
    const { token } = await portal.call('POST', '/api/login', { body: { username: email, password: PASSWORD } });
    return async () => (await portal.call('GET', '/api/user/account', { token })).status === 200;
  },
  'the link that proves the address': async (portal, { email }) => {
    const token = await portal.readLink(email);
    return () => verifies(portal, token);
  },
  'a pending change of the address': async (portal, person) => {
    const email = `doi-${person.email}`;
    await ask(portal, '/api/auth/user/update', { email, password: PASSWORD }, person.token);
    const token = await portal.readLink(email);
    return () => verifies(portal, token);
  },
  'the link for a new password': async (portal, { email }) => {
    await ask(portal, '/api/auth/password/forgot', { username: email });
    const token = await portal.readLink(email);
    return async () => (await resets(portal, token)).status === 200;
  },
  'the code of a phone': async (portal, person) => {
    const phone = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await ask(portal, '/api/auth/phone/code', { phone }, person.token);
    await portal.deliver();
    const code = /\d{6}/.exec(portal.texts.at(-1)?.text ?? '')?.[0];
    return async () => {
      const { token } = person;
      return (await portal.call('POST', '/api/auth/phone/verify', { token, body: { phone, code } })).status === 200;
    };
  },
  'the code of a channel': async (portal, person) => {
    const address = `kenh-${person.email}`;
    const { id } = (await me(portal, person, 'POST', 'channels', { kind: 'email', address, agreed: true })).body;
    await portal.sendCodes();
    const code = /\d{6}/.exec(portal.letters.findLast(({ to }) => to === address)?.text ?? '')?.[0];
    return async () => (await me(portal, person, 'POST', `channels/${id}/verify`, { code })).status === 200;
  },
  'the code of a channel that is not sent yet': async (portal, person) => {
    const address = `sau-${person.email}`;
    await me(portal, person, 'POST', 'channels', { kind: 'email', address, agreed: true });
    return async () => {
      await portal.sendCodes();
      return portal.letters.some(({ to }) => to === address);
    };
  },
};

/** Ends with the password if its owner ticks it. */
const AS_CHOSEN: Readonly<Record<string, Begin>> = {
  'a key': async (portal, person) => {
    const { key } = (await me(portal, person, 'POST', 'keys', { name: 'Máy chủ' })).body;
    const headers = { 'x-api-key': key };
    const isKnown = async () => (await portal.call('GET', '/api/v1/me/webhooks', { headers })).status === 200;
    // Puts it into this process's cache before it ends.
    expect(await isKnown()).toBe(true);
    return isKnown;
  },
  'a webhook': async (portal, person) => {
    const place = (await me(portal, person, 'POST', 'places', { name: 'Kho', ...DA_NANG })).body;
    const rule = { kind: 'rain', threshold: 2.5, leadMinutes: 30, placeIds: [place.id], channelIds: [] };
    const ruleIds = [(await me(portal, person, 'POST', 'rules', rule)).body.id];
    await me(portal, person, 'POST', 'webhooks', { url: 'https://hook.example/a', ruleIds });
    return async () => (await me(portal, person, 'GET', 'webhooks')).body.items.length === 1;
  },
  'the calendar': async (portal, { id }) => {
    const token = await renewFeed(portal.database, id, portal.world.now);
    return async () => (await findFeedAccount(portal.database, token)) === id;
  },
  'an invitation that nobody accepted': async (portal, person) => {
    const invited = await portal.register();
    await portal.database.query('update account set email_verified_at = 1 where email = $1', [invited.email]);
    expect((await me(portal, person, 'POST', 'team', { email: invited.email })).status).toBe(201);
    await portal.invite();
    const mail = portal.letters.findLast(({ to }) => to === invited.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const joining = { token: invited.token, body: { token } };
    return async () => (await portal.call('POST', '/api/v1/me/team/join', joining)).status === 200;
  },
};

/** Ways to end an old password, or what was begun with it. */
const WAYS: Readonly<Record<string, (portal: Portal, person: Person, fields: object) => Promise<number>>> = {
  reset: async (portal, person, fields) => {
    await ask(portal, '/api/auth/password/forgot', { username: person.email });
    const { status } = await resets(portal, await portal.readLink(person.email), fields);
    const body = { username: person.email, password: FRESH };
    person.token = (await portal.call('POST', '/api/login', { body })).token ?? '';
    return status;
  },
  change: async (portal, { token }, fields) => {
    const body = { oldPassword: PASSWORD, newPassword: FRESH, confirmPassword: FRESH, ...fields };
    return (await portal.call('POST', '/api/auth/password/change', { token, body })).status;
  },
  'sign out everywhere': async (portal, { token }, fields) =>
    (await portal.call('POST', '/api/auth/sessions/end', { token, body: fields })).status,
};

const CHOICES = { ticked: { endAccess: true }, 'not ticked': { endAccess: false }, absent: {} } as const;
const FORM_CHOICES = { ticked: 'on', 'not ticked': 'off' } as const;

/** Whether something that depends on the choice ends. */
function isEnded(way: string, choice: string): boolean {
  if (choice === 'absent') return way === 'reset';
  return choice === 'ticked';
}

describe.each(listDatabaseServers())('whatever was begun with the old password, on $name', (server) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openAlertServer(server);
  });
  afterAll(() => portal.close());

  async function makePerson(): Promise<Person> {
    const { email, token } = await portal.register();
    await portal.givePlan(email, 'package-3');
    await portal.database.query('update account set email_verified_at = $2 where email = $1', [
      email,
      portal.world.now,
    ]);
    return { email, token, id: await portal.findAccountId(email) };
  }

  it.each(Object.entries({ ...ALWAYS, ...AS_CHOSEN }))('works while the password stands: %s', async (_name, begin) => {
    expect(await (await begin(portal, await makePerson()))()).toBe(true);
  });

  it.each(
    Object.keys(WAYS).flatMap((way) =>
      Object.keys(CHOICES).map((choice) => [way, choice as keyof typeof CHOICES] as const),
    ),
  )('ends with it: %s, keys and the like %s', async (way, choice) => {
    const person = await makePerson();
    const begun: [string, () => Promise<boolean>][] = [];
    for (const [name, begin] of Object.entries({ ...ALWAYS, ...AS_CHOSEN }))
      begun.push([name, await begin(portal, person)]);
    expect(await WAYS[way]?.(portal, person, CHOICES[choice])).toBe(200);
    const alive: string[] = [];
    for (const [name, isAlive] of begun) if (await isAlive()) alive.push(name);
    expect(alive).toEqual(isEnded(way, choice) ? [] : Object.keys(AS_CHOSEN));
    const { status } = await portal.call('GET', '/api/user/account', { token: person.token });
    expect(status).toBe(200);
  });

  it.each(Object.entries(FORM_CHOICES))('ends as a form without a script says: %s', async (choice, endAccess) => {
    const person = await makePerson();
    const isAlive = await AS_CHOSEN['a key']?.(portal, person);
    await ask(portal, '/api/auth/password/forgot', { username: person.email });
    const token = await portal.readLink(person.email);
    const body = { token, password: FRESH, confirmPassword: FRESH, endAccess };
    expect((await portal.call('POST', '/api/auth/password/reset', { body, form: true })).status).toBe(303);
    expect(await isAlive?.()).toBe(choice === 'not ticked');
  });

  it.each(Object.keys(WAYS))('is not decided by a choice that is none: %s', async (way) => {
    const person = await makePerson();
    expect(await WAYS[way]?.(portal, person, { endAccess: 'maybe' })).toBe(400);
  });

  it('is told to its owner: a new password, a key, a webhook; links that it ended are not sent', async () => {
    const person = await makePerson();
    await AS_CHOSEN['a key']?.(portal, person);
    await AS_CHOSEN['a webhook']?.(portal, person);
    await WAYS.change?.(portal, person, {});
    await portal.deliver();
    const told = portal.letters.filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(told.toSorted()).toEqual([
      'Khóa API mới trong tài khoản Trời Việt',
      'Mật khẩu Trời Việt đã đổi',
      'Webhook mới trong tài khoản Trời Việt',
    ]);
  });
});
