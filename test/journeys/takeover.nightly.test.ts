import { type MailServer, startMailServer } from '@portal/testing/mail/mail-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLetterText } from './read-letter.ts';
import { PASSWORD } from './register-account.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

const FRESH = 'nắng lên rồi nhé';
const VICTIM = 'nan-nhan@vidu.vn';
const EVIL = 'ke-gian@vidu.vn';

describe.skipIf(!PAGES_ARE_BUILT)('an account that a stranger made with the address of somebody else', () => {
  let portal: RunningPortal;
  let mails: MailServer;

  beforeAll(async () => {
    mails = await startMailServer();
    portal = await startPortal({ SMTP_URL: mails.url });
  });
  afterAll(async () => {
    await portal?.stop();
    await mails?.close();
  });

  async function call(path: string, { token, body }: { token?: string; body?: object } = {}) {
    const response = await fetch(portal.origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const session = response.headers.get('authorization')?.replace('Bearer ', '');
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, session, text, body: isJson ? JSON.parse(text) : {} };
  }

  const signIn = (username: string, password: string) => call('/api/login', { body: { username, password } });
  const lettersTo = (address: string) => mails.letters.filter((letter) => letter.includes(`To: ${address}`));

  /** The secret of the newest link that an address got, once it has got so many e-mails. */
  async function awaitSecret(address: string, count: number): Promise<string> {
    await expect.poll(() => lettersTo(address).length).toBe(count);
    const texts = lettersTo(address).map(readLetterText);
    return /(?:token|undo)=([\w-]+)/.exec(texts.at(-1) ?? '')?.[1] ?? '';
  }

  it('is hers alone once she has reset its password', async () => {
    const form = { email: VICTIM, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true };
    const made = await call('/api/auth/register', { body: form });
    const stranger = made.session ?? '';
    await awaitSecret(VICTIM, 1);
    const { key } = (await call('/api/v1/me/keys', { token: stranger, body: { name: 'k' } })).body;
    const { url } = (await call('/api/v1/me/activity-feed', { token: stranger, body: {} })).body;
    const calendar = String(url).replace(/^https?:\/\/[^/]+/, '');
    expect([(await call(calendar)).status, typeof key]).toEqual([200, 'string']);
    const asked = await call('/api/auth/user/update', { token: stranger, body: { email: EVIL, password: PASSWORD } });
    expect(asked.status).toBe(200);
    const move = await awaitSecret(EVIL, 1);
    // She is notified: of her account, of the key, of the change.
    await expect.poll(() => lettersTo(VICTIM).length).toBe(3);

    expect((await call('/api/auth/password/forgot', { body: { username: VICTIM } })).status).toBe(200);
    // Hers does not wait for the minute after the stranger's.
    const secret = await awaitSecret(VICTIM, 4);
    const fresh = { token: secret, password: FRESH, confirmPassword: FRESH };
    expect((await call('/api/auth/password/reset', { body: fresh })).status).toBe(200);

    expect((await call('/api/auth/email/verify', { body: { token: move } })).status).toBe(422);
    expect((await call('/api/user/account', { token: stranger })).status).toBe(401);
    expect((await call(calendar)).status).toBe(404);
    const byKey = await fetch(`${portal.origin}/api/v1/me/webhooks`, { headers: { 'x-api-key': key } });
    expect(byKey.status).toBe(401);
    const hers = await signIn(VICTIM, FRESH);
    expect(hers.body.user).toMatchObject({ id: made.body.user.id, email: VICTIM, emailVerified: true });
    expect([(await signIn(EVIL, PASSWORD)).status, (await signIn(EVIL, FRESH)).status]).toEqual([401, 401]);
  });

  it('of her own comes back by the link that her address got, when somebody knew her password', async () => {
    const [owner, thief] = ['chu@vidu.vn', 'trom@vidu.vn'];
    const form = { email: owner, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true };
    const { session = '' } = await call('/api/auth/register', { body: form });
    await call('/api/auth/email/verify', { body: { token: await awaitSecret(owner, 1) } });
    const moving = { email: thief, password: PASSWORD };
    expect((await call('/api/auth/user/update', { token: session, body: moving })).status).toBe(200);
    expect((await call('/api/auth/email/verify', { body: { token: await awaitSecret(thief, 1) } })).status).toBe(200);
    expect([(await signIn(owner, PASSWORD)).status, (await signIn(thief, PASSWORD)).status]).toEqual([401, 200]);
    const undo = await awaitSecret(owner, 3);
    const page = await call(`/xac-minh?undo=${undo}`);
    expect([page.status, page.text.includes('Hủy việc đổi'), page.text.includes(undo)]).toEqual([200, true, true]);
    expect((await call('/api/auth/email/undo', { body: { token: undo } })).status).toBe(200);
    expect([
      (await signIn(thief, PASSWORD)).status,
      (await call('/api/user/account', { token: session })).status,
    ]).toEqual([401, 401]);
    const fresh = { token: await awaitSecret(owner, 4), password: FRESH, confirmPassword: FRESH };
    expect((await call('/api/auth/password/reset', { body: fresh })).status).toBe(200);
    expect((await signIn(owner, FRESH)).body.user.email).toBe(owner);
  });
});
