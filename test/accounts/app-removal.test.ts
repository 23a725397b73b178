import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { COMPANY_EMAIL, openAccountServer, PASSWORD } from './account-server.ts';

/** An app's own server: answers with a status and records what it received. */
async function playApp(status: number): Promise<{ readonly address: string; readonly sent: string[] }> {
  const sent: string[] = [];
  const server = createServer(async (request, response) => {
    sent.push(await text(request));
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/xoa`, sent };
}

const [server] = listDatabaseServers();

describe('an account of an app', () => {
  let portal: Awaited<ReturnType<typeof openAccountServer>>;
  beforeAll(async () => {
    if (server !== undefined) portal = await openAccountServer(server);
  });
  afterAll(() => portal.close());

  let asked = 0;
  const ask = (fields: Readonly<Record<string, unknown>> = {}) => {
    asked += 1;
    const body = { app: 'agrox', username: `nong-dan-${asked}`, password: PASSWORD, ...fields };
    return portal.call('POST', '/api/user/account/delete', { body, from: `198.51.100.${asked}` });
  };
  const listStored = () => portal.database.query<{ username: string }>('select * from app_removal order by username');

  it('is deleted by the app where the app can be asked', async () => {
    const app = await playApp(200);
    portal.world.removalAddress = app.address;
    const { status, body } = await ask();
    expect([status, body]).toEqual([202, { statusCode: 202 }]);
    expect(app.sent.map((body) => JSON.parse(body))).toEqual([{ username: 'nong-dan-1', password: PASSWORD }]);
    expect(await listStored()).toEqual([]);
  });

  it('stays where the app knows no such name or password', async () => {
    portal.world.removalAddress = (await playApp(401)).address;
    const { status, body } = await ask();
    expect([status, body.errorCode]).toEqual([422, 'wrongCredentials']);
    expect(await listStored()).toEqual([]);
  });

  it.each([
    ['has no address', null],
    ['is down', 500],
    ['leads elsewhere', 302],
  ] as const)('is handed to the company, without the password, where the app %s', async (_case, status) => {
    const app = status === null ? null : await playApp(status);
    portal.world.removalAddress = app?.address ?? null;
    const before = portal.letters.length;
    expect((await ask()).status).toBe(202);
    await portal.deliver();
    const letter = portal.letters.at(-1);
    expect([portal.letters.length, letter?.to]).toEqual([before + 1, COMPANY_EMAIL]);
    expect(letter?.text).toContain(`nong-dan-${asked}`);
    const stored = await portal.database.query<{ line: string }>('select r::text as line from app_removal r');
    expect(stored.at(-1)?.line).toContain(`nong-dan-${asked}`);
    expect(JSON.stringify([stored, portal.letters, portal.lines])).not.toContain(PASSWORD);
  });

  it('is asked for with a name and a password, of an app that there is', async () => {
    const empty = await ask({ username: ' ', password: '' });
    expect(empty.body.errors.map(({ path }: { path: string }) => path)).toEqual(['username', 'password']);
    expect((await ask({ app: 'momo' })).status).toBe(400);
  });

  it('that there is not deletes no account of the portal, in a form without a script either', async () => {
    const { email, token } = await portal.register();
    const fields = { app: 'momo', username: email, password: PASSWORD, confirm: 'on' };
    const posted = await portal.call('POST', '/api/user/account/delete', {
      body: fields,
      form: true,
      from: '198.51.100.201',
    });
    expect(posted.status).toBe(400);
    expect((await portal.call('GET', '/api/user/account', { token })).status).toBe(200);
  });

  it('is no way to try passwords: tries of a name are slowed like those of a login', async () => {
    portal.world.removalAddress = (await playApp(401)).address;
    const statuses = [];
    for (let tries = 0; tries < 7; tries++) statuses.push((await ask({ username: 'mot-nguoi' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });
});
