import { listDatabaseServers } from '@portal/testing/database/test-database';
import { serveRawRoutes } from '@portal/testing/http/serve-raw-routes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findStopChannel } from '../../apps/portal/src/features/alerts/delivery/unsubscribe.ts';
import { listStopRoutes } from '../../apps/portal/src/features/alerts/delivery/unsubscribe-routes.ts';
import { createServer } from '../../apps/portal/src/platform/http/create-server.ts';
import { createLog } from '../../apps/portal/src/platform/log/create-log.ts';
import { openDeliveryServer } from './delivery-server.ts';
import { addAccount, addChannel, addMessage, START, type TestChannel } from './fill-alerts.ts';

const ONE_CLICK_FORM = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';

describe.each(listDatabaseServers())('whoever wants no more messages, on $name,', (server) => {
  let portal: Awaited<ReturnType<typeof openDeliveryServer>>;
  let app: ReturnType<typeof createServer>;
  let channel: TestChannel;
  let number = 0;

  beforeAll(async () => {
    portal = await openDeliveryServer(server);
    app = createServer({
      log: createLog({ readable: false, write: () => undefined }),
      trustProxy: false,
      ownOrigin: () => 'https://portal.example',
      sendPageError: async (_request, reply, status) => reply.code(status).send('page'),
    });
    serveRawRoutes(app, listStopRoutes({ database: portal.database, clock: () => portal.world.now }));
  });
  afterAll(async () => {
    await app.close();
    await portal.close();
  });
  beforeEach(async () => {
    number += 1;
    channel = await addChannel(portal.database, await addAccount(portal.database), 'email', `binh${number}@vidu.vn`);
  });

  const isActive = async () => (await findStopChannel(portal.database, channel.stopCode))?.active;
  const listWays = async () =>
    (
      await portal.database.query<{ way: string }>(
        'select way from consent where account_id = $1 and not given order by number',
        [channel.accountId],
      )
    ).map(({ way }) => way);

  const post = (url: string, payload = '', type = 'application/x-www-form-urlencoded') =>
    app.inject({ method: 'POST', url, headers: { 'content-type': type, origin: 'https://mail.example' }, payload });

  it('opens the short link of a message: it leads to the page and changes nothing', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await app.inject({ method, url: `/t/${channel.stopCode}` });
      expect([statusCode, headers.location]).toEqual([302, `/huy-nhan-tin?code=${channel.stopCode}&from=link`]);
    }
    const english = await addChannel(portal.database, await addAccount(portal.database, 'en'), 'email', 'x@vidu.vn');
    const { headers } = await app.inject({ method: 'GET', url: `/t/${english.stopCode}` });
    expect(headers.location).toBe(`/unsubscribe?code=${english.stopCode}&from=link`);
    expect(await isActive()).toBe(true);
    expect(await listWays()).toEqual([]);
  });

  it.each([
    ['the button under the link of a letter', '/huy-nhan-tin', 'from=letter', 'letterLink'],
    ['the same in English', '/unsubscribe', 'from=letter', 'letterLink'],
    ['the button under a short link', '/huy-nhan-tin', 'from=link', 'stopLink'],
  ])('presses %s', async (_, path, form, way) => {
    const { statusCode, headers } = await post(`${path}?code=${channel.stopCode}`, form);
    expect([statusCode, headers.location]).toEqual([303, `${path}?code=${channel.stopCode}&done=yes`]);
    expect(await isActive()).toBe(false);
    expect(await listWays()).toEqual([way]);
    // Pressing twice counts as one refusal.
    await post(`${path}?code=${channel.stopCode}`, form);
    expect(await listWays()).toEqual([way]);
  });

  it.each([
    ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['a form of parts', ONE_CLICK_FORM, 'multipart/form-data; boundary=b'],
  ])('uses the button of a mail program, which posts %s', async (_, body, type) => {
    const { statusCode, headers } = await post(`/huy-nhan-tin?code=${channel.stopCode}`, body, type);
    expect([statusCode, headers.location]).toEqual([200, undefined]);
    expect(await isActive()).toBe(false);
    expect(await listWays()).toEqual(['letterHeader']);
  });

  it('gets nothing more at once, also of what was on its way', async () => {
    const id = await addMessage(portal.database, channel);
    await post(`/huy-nhan-tin?code=${channel.stopCode}`, 'List-Unsubscribe=One-Click');
    portal.plans.set(channel.accountId, 'package-1');
    portal.world.now = START;
    await portal.deliver('email');
    expect(await portal.read(id)).toMatchObject({ state: 'withheld', reason: 'noConsent' });
    expect(portal.letters.some((letter) => letter.id === id)).toBe(false);
  });

  it.each(['', 'zzzzzzzz', "a' or true --", '%F0%9F%8C%A7', 'a'.repeat(500)])(
    'with a wrong code stops nobody: %s',
    async (code) => {
      const { statusCode } = await post(`/huy-nhan-tin?code=${encodeURIComponent(code)}`, 'from=letter');
      expect(statusCode).toBe(303);
      expect(await findStopChannel(portal.database, code)).toBeNull();
      expect(await isActive()).toBe(true);
    },
  );

  it('sees what is stopped, in part: a message may have been forwarded', async () => {
    const show = async (kind: 'sms' | 'webhook' | 'push', address: string) => {
      const { stopCode, accountId } = await addChannel(portal.database, channel.accountId, kind, address);
      expect(accountId).toBe(channel.accountId);
      return (await findStopChannel(portal.database, stopCode))?.address;
    };
    expect((await findStopChannel(portal.database, channel.stopCode))?.address).toBe('bi…@vidu.vn');
    expect(await show('sms', '+84912345678')).toBe('… 678');
    expect(await show('webhook', 'https://hooks.example.vn/secret/path')).toBe('hooks.example.vn');
    expect(await show('push', 'https://push.example/abc')).toBe('');
  });
});
