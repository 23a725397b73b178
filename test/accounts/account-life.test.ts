import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccountServer, PASSWORD, START } from './account-server.ts';

const DAY = 86_400;

describe.each(listDatabaseServers())('an account on $name', (server) => {
  let portal: Awaited<ReturnType<typeof openAccountServer>>;
  beforeAll(async () => {
    portal = await openAccountServer(server);
  });
  afterAll(() => portal.close());

  const signIn = (username: string, password = PASSWORD, from = '203.0.113.9') =>
    portal.call('POST', '/api/login', { body: { username, password }, from });
  const readAccount = (token?: string) => portal.call('GET', '/api/user/account', { token });

  it('is registered and signed in at once', async () => {
    const { status, body, token, email } = await portal.register({ phone: '0912 345 678', email: ' An@Vidu.VN ' });
    expect(status).toBe(200);
    expect(body.access_token).toBe(token);
    expect(body.user).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      email: email.trim().toLowerCase(),
      phone: '+84912345678',
      name: null,
      language: 'vi',
      role: 'USER',
      emailVerified: false,
      phoneVerified: false,
      plan: 'community',
      expiresAt: null,
      createdAt: '2026-11-25T09:00:00+07:00',
    });
    expect((await readAccount(token)).body.user.email).toBe('an@vidu.vn');
  });

  it('is refused in the shape of the specification, and says each wrong field in the asked language', async () => {
    const vi = await portal.call('POST', '/api/auth/register', {
      body: { email: 'x', password: '1', confirmPassword: '2' },
    });
    expect([vi.status, vi.body.error.errorCode, vi.body.error.message]).toEqual([
      400,
      'wrongEmail',
      'Email không đúng định dạng',
    ]);
    expect(vi.body.error.errors.map(({ path }: { path: string }) => path)).toEqual([
      'email',
      'password',
      'confirmPassword',
      'acceptTerms',
      'ofAge',
    ]);
    const en = await portal.call('POST', '/api/auth/register?lang=en', { body: {} });
    expect(en.body.error.message).toBe('Please enter your email address');
    const common = await portal.register({ password: 'Password123', confirmPassword: 'Password123' });
    expect([common.status, common.body.error.errorCode]).toEqual([400, 'commonPassword']);
  });

  it('has an e-mail that no other has, told a few times an hour', async () => {
    const { email } = await portal.register();
    const again = () => portal.register({ email: email.toUpperCase() });
    const taken = await again();
    expect([taken.status, taken.body.error.errorCode]).toEqual([409, 'emailTaken']);
    const from = '192.0.2.77';
    const statuses: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      const body = { email, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true };
      statuses.push((await portal.call('POST', '/api/auth/register', { body, from })).status);
    }
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429]);
  });

  it('of one e-mail is one, also when it is registered at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => portal.register({ email: 'mot@vidu.vn' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await portal.database.query(`select 1 from account where email = 'mot@vidu.vn'`)).toHaveLength(1);
  });

  it('is verified by the link of its letter, once and within a day', async () => {
    const { email, token } = await portal.register();
    const secret = await portal.readLink();
    expect(portal.letters.at(-1)?.to).toBe(email);
    expect(portal.letters.at(-1)?.text).toContain(`https://portal.example/xac-minh?token=${secret}`);
    const verify = (value: string) => portal.call('POST', '/api/auth/email/verify', { body: { token: value } });
    const forged = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    expect((await verify(forged)).body.errorCode).toBe('linkExpired');
    expect((await verify(secret)).status).toBe(200);
    expect([(await verify(secret)).status, (await verify('x')).status]).toEqual([422, 422]);
    expect((await readAccount(token)).body.user.emailVerified).toBe(true);
    await portal.register();
    const late = await portal.readLink();
    portal.world.now += DAY + 1;
    expect((await verify(late)).body.errorCode).toBe('linkExpired');
    portal.world.now = START;
  });

  it('is signed in to on a second device, which is revoked from the first at once on every process', async () => {
    const { email, token } = await portal.register();
    const other = await signIn(email);
    expect([other.status, other.body.user.email]).toEqual([200, email]);
    const list = await portal.call('GET', '/api/auth/sessions', { token });
    expect(
      list.body.items.map(({ current, device }: { current: boolean; device: string }) => [current, device]),
    ).toHaveLength(2);
    expect(list.body.items[0].device).toBe('Chrome, Android');
    const { id } = list.body.items.find(({ current }: { current: boolean }) => !current);
    expect((await portal.second('GET', '/api/user/account', { token: other.token })).status).toBe(200);
    expect((await portal.call('DELETE', `/api/auth/sessions/${id}`, { token })).status).toBe(200);
    expect((await portal.call('DELETE', `/api/auth/sessions/${id}`, { token })).status).toBe(404);
    expect((await portal.second('GET', '/api/user/account', { token: other.token })).status).toBe(401);
    expect((await readAccount(token)).status).toBe(200);
  });

  it('is left by signing out: the token is worth nothing any more', async () => {
    const { token } = await portal.register();
    expect((await portal.call('POST', '/api/auth/logout', { token, body: {} })).status).toBe(200);
    expect((await readAccount(token)).status).toBe(401);
  });

  it('gets a new token in the last half of the old one, of the same session', async () => {
    const { token } = await portal.register();
    portal.world.now = START + 15 * DAY;
    expect((await readAccount(token)).token).toBeUndefined();
    portal.world.now += 1;
    const renewed = (await readAccount(token)).token;
    expect(renewed).toMatch(/^ey/);
    portal.world.now = START + 30 * DAY;
    expect((await readAccount(token)).status).toBe(200);
    portal.world.now += 1;
    expect((await readAccount(token)).status).toBe(401);
    expect((await readAccount(renewed)).status).toBe(200);
    expect((await portal.call('GET', '/api/auth/sessions', { token: renewed })).body.items).toHaveLength(1);
    portal.world.now = START;
  });

  it('gets a new password by letter, and every device is signed out', async () => {
    const { email, token } = await portal.register();
    await portal.deliver();
    portal.world.now += 61;
    expect((await portal.call('POST', '/api/auth/password/forgot', { body: { username: email } })).status).toBe(200);
    const secret = await portal.readLink();
    expect(portal.letters.at(-1)?.text).toContain('/quen-mat-khau?token=');
    const reset = (body: Record<string, unknown>) => portal.call('POST', '/api/auth/password/reset', { body });
    const fresh = 'nắng lên rồi nhé';
    expect((await reset({ token: secret, password: fresh, confirmPassword: 'khác hẳn đi' })).body.errors).toEqual([
      { path: 'confirmPassword', message: 'Mật khẩu xác nhận không khớp' },
    ]);
    expect((await reset({ token: secret, password: fresh, confirmPassword: fresh })).status).toBe(200);
    expect((await reset({ token: secret, password: fresh, confirmPassword: fresh })).status).toBe(422);
    expect((await readAccount(token)).status).toBe(401);
    expect([(await signIn(email)).status, (await signIn(email, fresh)).status]).toEqual([401, 200]);
    portal.world.now = START;
  });

  it('says nothing of names that have none, and writes to nobody twice a minute', async () => {
    const { email } = await portal.register();
    await portal.deliver();
    const before = portal.letters.length;
    const forget = (username: string) => portal.call('POST', '/api/auth/password/forgot', { body: { username } });
    const replies = await Promise.all([forget('nobody@vidu.vn'), forget(email), forget(email), forget('???')]);
    expect(replies.map(({ status, body }) => [status, body])).toEqual(replies.map(() => [200, { statusCode: 200 }]));
    await portal.deliver();
    expect(portal.letters.length - before).toBe(1);
  });

  it('changes its password by the old one, and other devices are signed out', async () => {
    const { email, token } = await portal.register();
    const other = await signIn(email);
    const change = (body: Record<string, unknown>) => portal.call('POST', '/api/auth/password/change', { token, body });
    const fresh = { newPassword: 'mây tan rồi đấy', confirmPassword: 'mây tan rồi đấy' };
    expect((await change({ oldPassword: 'sai bét rồi', ...fresh })).body.errorCode).toBe('wrongPassword');
    const same = { oldPassword: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD };
    expect((await change(same)).body.errorCode).toBe('samePassword');
    expect((await change({ oldPassword: PASSWORD, ...fresh })).status).toBe(200);
    expect([(await readAccount(token)).status, (await readAccount(other.token)).status]).toEqual([200, 401]);
  });

  it('changes its e-mail only by the link in a letter to the new one', async () => {
    const { email, token } = await portal.register();
    await portal.deliver();
    portal.world.now += 61;
    const update = (body: Record<string, unknown>) => portal.call('POST', '/api/auth/user/update', { token, body });
    expect((await update({ email: 'moi@vidu.vn' })).body.errorCode).toBe('wrongPassword');
    const asked = await update({ email: 'moi@vidu.vn', password: PASSWORD, name: 'An Nguyễn', language: 'en' });
    expect(asked.body.user).toMatchObject({ email, name: 'An Nguyễn', language: 'en' });
    const secret = await portal.readLink('moi@vidu.vn');
    expect(portal.letters.find(({ to }) => to === 'moi@vidu.vn')?.subject).toContain('Confirm the new e-mail');
    await portal.call('POST', '/api/auth/email/verify', { body: { token: secret } });
    expect((await readAccount(token)).body.user).toMatchObject({ email: 'moi@vidu.vn', emailVerified: true });
    expect([(await signIn(email)).status, (await signIn('moi@vidu.vn')).status]).toEqual([401, 200]);
    portal.world.now = START;
  });

  it('is found by a phone once its code was typed', async () => {
    const { token } = await portal.register();
    const send = (phone: string) => portal.call('POST', '/api/auth/phone/code', { token, body: { phone } });
    const verify = (phone: string, code: string) =>
      portal.call('POST', '/api/auth/phone/verify', { token, body: { phone, code } });
    expect((await send('024 3825 3536')).body.errors).toEqual([
      { path: 'phone', message: 'Số điện thoại không đúng định dạng' },
    ]);
    expect((await send('0987 654 321')).status).toBe(200);
    const soon = await send('0987 654 321');
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60']);
    await portal.deliver();
    const code = /\d{6}/.exec(portal.texts.at(-1)?.text ?? '')?.[0] ?? '';
    expect(portal.texts.at(-1)?.to).toBe('+84987654321');
    expect(portal.texts.at(-1)?.text).toMatch(/^[\x20-\x7e]{1,160}$/);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await verify('0987654321', wrong)).body.errorCode).toBe('wrongCode');
    expect((await verify('0987654322', code)).body.errorCode).toBe('codeExpired');
    expect((await verify('0987654321', code)).body.user).toMatchObject({ phone: '+84987654321', phoneVerified: true });
    expect((await verify('0987654321', code)).body.errorCode).toBe('codeExpired');
    expect((await signIn('0987 654 321')).status).toBe(200);
  });

  it('refuses a code after five wrong ones, and after five minutes', async () => {
    const { token } = await portal.register();
    const verify = (code: string) =>
      portal.call('POST', '/api/auth/phone/verify', { token, body: { phone: '0977000111', code } });
    const sendCode = async () => {
      await portal.call('POST', '/api/auth/phone/code', { token, body: { phone: '0977000111' } });
      await portal.deliver();
      return /\d{6}/.exec(portal.texts.at(-1)?.text ?? '')?.[0] ?? '';
    };
    const code = await sendCode();
    for (let index = 0; index < 5; index += 1) await verify(code === '111111' ? '222222' : '111111');
    expect((await verify(code)).body.errorCode).toBe('codeExpired');
    portal.world.now += 61;
    const next = await sendCode();
    portal.world.now += 301;
    expect((await verify(next)).body.errorCode).toBe('codeExpired');
    portal.world.now = START;
  });

  it('stores what its browser stores, and nothing else', async () => {
    const { token } = await portal.register();
    const settings = { version: 0, unit: { temperatureUnit: 'F' }, language: 'VI' };
    expect((await portal.call('GET', '/api/v1/me/local', { token })).body).toEqual({});
    const saved = await portal.call('PUT', '/api/v1/me/local', {
      token,
      body: { settings, theme: 'dark', role: 'ADMIN' },
    });
    expect([saved.status, saved.body]).toEqual([200, { settings, theme: 'dark' }]);
    expect((await portal.call('GET', '/api/v1/me/local', { token })).body).toEqual({ settings, theme: 'dark' });
    expect((await portal.call('PUT', '/api/v1/me/local', { token, body: { search: 'x' } })).status).toBe(400);
    const huge = { search: { text: 'x'.repeat(17_000) } };
    expect((await portal.call('PUT', '/api/v1/me/local', { token, body: huge })).status).toBe(413);
  });

  it('is exported as one file without secrets, and deleted without a trace', async () => {
    const { token, email, body } = await portal.register({ phone: '0933 222 111' });
    await portal.call('PUT', '/api/v1/me/local', { token, body: { theme: 'dark' } });
    const file = await portal.call('GET', '/api/user/account/export', { token });
    expect(file.headers['content-disposition']).toBe('attachment; filename="troi-viet-account.json"');
    expect(file.body).toMatchObject({
      user: { email },
      local: { theme: 'dark' },
      sessions: [{ device: 'Chrome, Android' }],
    });
    expect(JSON.stringify(file.body)).not.toMatch(/argon2|secret|digest/i);
    const remove = (password: string) =>
      portal.call('POST', '/api/user/account/delete', { body: { username: email, password }, from: '203.0.113.50' });
    const wrong = await remove('sai bét rồi');
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'wrongCredentials']);
    const right = await remove(PASSWORD);
    expect([right.status, right.body]).toEqual([200, { statusCode: 200 }]);
    await portal.deliver();
    expect((await readAccount(token)).status).toBe(401);
    const tables = await portal.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables) {
      const rows = await portal.database.query(`select t::text as line from ${name} t`);
      const text = rows.map((row) => String(row.line)).join('\n');
      for (const trace of [email, '933222111', body.user.id])
        expect([name, text.includes(trace)]).toEqual([name, false]);
    }
  });

  it('of another is not deleted with a session', async () => {
    const [mine, other] = [await portal.register(), await portal.register()];
    const body = { username: other.email, password: PASSWORD };
    const reply = await portal.call('POST', '/api/user/account/delete', { token: mine.token, body });
    expect([reply.status, reply.body.errorCode]).toEqual([422, 'wrongCredentials']);
    expect((await readAccount(other.token)).status).toBe(200);
  });

  it('leaves no name, number, address, password or token in the log', async () => {
    const { email, token } = await portal.register({ phone: '0944 555 666' });
    await signIn(email, 'sai bét rồi');
    await portal.call('POST', `/api/login?username=${email}`, { body: { username: email, password: PASSWORD } });
    const log = portal.lines.join('\n');
    expect(log.length).toBeGreaterThan(1000);
    for (const trace of [email, encodeURIComponent(email), '944555666', PASSWORD, token, '203.0.113.9', 'vidu.vn'])
      expect(log).not.toContain(trace);
  });
});
