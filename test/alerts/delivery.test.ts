import type { ChannelKind } from '@portal/domain/alert/channel.table';
import { measureSms } from '@portal/domain/alert/sms-text';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockAddress } from '../../apps/portal/src/features/alerts/delivery/do-not-contact.ts';
import { openDeliveryServer } from './delivery-server.ts';
import { addAccount, addChannel, addMessage, START, type TestChannel } from './fill-alerts.ts';

describe.each(listDatabaseServers())('the delivery of alerts, on $name,', (server) => {
  let portal: Awaited<ReturnType<typeof openDeliveryServer>>;
  let accountId = '';
  let number = 0;

  /** An account with a plan that includes every channel, and one channel of a kind. */
  async function open(kind: ChannelKind, options: Parameters<typeof addChannel>[4] = {}): Promise<TestChannel> {
    number += 1;
    if (kind === 'push') {
      const { path, keys } = portal.sandbox.subscribe();
      return addChannel(portal.database, accountId, kind, portal.address + path, { pushKeys: keys, ...options });
    }
    const phone = `+8491${String(number).padStart(7, '0')}`;
    const address = {
      email: `an${number}@vidu.vn`,
      sms: phone,
      zalo: phone,
      webhook: `${portal.address}/webhook/${number}`,
    }[kind];
    return addChannel(portal.database, accountId, kind, address, options);
  }

  beforeAll(async () => {
    portal = await openDeliveryServer(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    portal.world.now = START;
    portal.mail.trouble = null;
    portal.letters.length = 0;
    for (const kind of ['sms', 'zalo', 'push', 'webhook'] as const) portal.sandbox.setMood(kind, 'accept');
    await portal.database.query('delete from alert_message');
    accountId = await addAccount(portal.database);
    portal.plans.set(accountId, 'package-5');
  });

  const received = (id: string) => portal.listReceived().find((message) => message.id === id);

  it('hands a message to the partner of each channel, once', async () => {
    const ids = new Map<ChannelKind, string>();
    for (const kind of ['email', 'sms', 'zalo', 'push', 'webhook'] as const)
      ids.set(kind, await addMessage(portal.database, await open(kind)));
    expect(await portal.deliverAll()).toEqual([1, 1, 1, 1, 1]);
    expect(await portal.deliverAll()).toEqual([0, 0, 0, 0, 0]);
    for (const [kind, id] of ids) {
      expect(await portal.read(id), kind).toMatchObject({
        state: 'sent',
        sentAt: START,
        attempts: 1,
        leaseUntil: null,
      });
      expect(JSON.stringify(received(id)), kind).toMatch(/sap mua|mua to|sắp mưa|mưa to/);
    }
    expect((await portal.read(ids.get('sms') ?? '')).providerId).toBe(`sms-${ids.get('sms')}`);
    expect((await portal.read(ids.get('zalo') ?? '')).providerId).toBe(`zalo-${ids.get('zalo')}`);
  });

  it('writes a text message of one part that ends with the way to stop', async () => {
    const channel = await open('sms');
    const id = await addMessage(portal.database, channel);
    await portal.deliver('sms');
    const text = received(id)?.text ?? '';
    expect(text.endsWith(`Tat: thoitiet.example.vn/t/${channel.stopCode}`)).toBe(true);
    expect(measureSms(text)).toMatchObject({ encoding: 'gsm7', parts: 1 });
  });

  it('lets a push message live as long as its event, and replace an earlier one of the event', async () => {
    const [channel, ruleId, placeId] = [await open('push'), crypto.randomUUID(), crypto.randomUUID()];
    const start = await addMessage(portal.database, channel, { ruleId, placeId, expiresAt: START + 1200 });
    await portal.deliver('push');
    portal.world.now = START + 300;
    const upgrade = await addMessage(portal.database, channel, { ruleId, placeId, kind: 'upgrade' });
    const other = await addMessage(portal.database, channel);
    await portal.deliver('push');
    expect(received(start)?.headers).toMatchObject({ ttl: '1200', urgency: 'high' });
    expect(received(upgrade)?.headers).toMatchObject({ ttl: '900', topic: received(start)?.headers?.topic });
    expect(received(other)?.headers?.topic).not.toBe(received(start)?.headers?.topic);
    expect(JSON.parse(received(start)?.text ?? '')).toMatchObject({
      id: start,
      stop: { url: `/t/${channel.stopCode}` },
    });
  });

  it('lets letters of an event follow each other, and be stopped by one click', async () => {
    const [channel, ruleId, placeId] = [await open('email'), crypto.randomUUID(), crypto.randomUUID()];
    const start = await addMessage(portal.database, channel, { ruleId, placeId });
    const end = await addMessage(portal.database, channel, { ruleId, placeId, kind: 'end' });
    await portal.deliver('email');
    const [first, last] = [start, end].map((id) => portal.letters.find((letter) => letter.id === id));
    expect([first?.follows, last?.follows]).toEqual([[], [start]]);
    const link = `https://thoitiet.example.vn/huy-nhan-tin?code=${channel.stopCode}`;
    expect(first?.headers).toMatchObject({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(first?.text).toContain(link);
    expect(first?.html).toContain(link);
    // Opening the e-mail fetches nothing.
    expect(first?.html).not.toMatch(/<img|<script|src=|url\(/);
  });

  describe('withholds a message', () => {
    it.each([
      ['of an address that was never agreed to', 'noConsent', { isAgreed: false }],
      ['of an address that is not known to be its owner’s', 'unverified', { isVerified: false }],
    ] as const)('%s', async (_, reason, options) => {
      const id = await addMessage(portal.database, await open('email', options));
      await portal.deliver('email');
      expect(await portal.read(id)).toMatchObject({ state: 'withheld', reason });
      expect(received(id)).toBeUndefined();
    });

    it('whose owner has refused since, whatever was agreed to before', async () => {
      const channel = await open('email');
      const id = await addMessage(portal.database, channel);
      await portal.database.query(
        `insert into consent select bucket, account_id, 2, purpose, channel, address_digest, false, text_version, way, at
         from consent where account_id = $1`,
        [accountId],
      );
      await portal.deliver('email');
      expect(await portal.read(id)).toMatchObject({ state: 'withheld', reason: 'noConsent' });
    });

    it('of a channel that is switched off, removed, or not of the plan', async () => {
      const [off, gone, zalo] = [await open('email'), await open('email'), await open('zalo')];
      const ids = [await addMessage(portal.database, off), await addMessage(portal.database, gone)];
      const third = await addMessage(portal.database, zalo);
      await portal.database.query('update alert_channel set active = false where id = $1', [off.id]);
      await portal.database.query('delete from alert_channel where id = $1', [gone.id]);
      portal.plans.set(accountId, 'happy-rain');
      await portal.deliverAll();
      for (const id of [...ids, third])
        expect(await portal.read(id)).toMatchObject({ state: 'withheld', reason: 'paused' });
    });

    it('of an address on the list above everything', async () => {
      const channel = await open('sms');
      const id = await addMessage(portal.database, channel);
      await blockAddress(portal.database, channel.address, START);
      await portal.deliver('sms');
      expect(await portal.read(id)).toMatchObject({ state: 'withheld', reason: 'doNotContact' });
      const [row] = await portal.database.query<{ digest: string }>(
        `select encode(address_digest, 'hex') as digest from do_not_contact`,
      );
      // A keyed hash: trying all numbers does not reveal this one.
      expect(row?.digest).not.toBe(
        Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(channel.address))).toString('hex'),
      );
    });

    it('that would come too late, at its second; a moment before it goes', async () => {
      const channel = await open('email');
      const id = await addMessage(portal.database, channel, { expiresAt: START + 60 });
      const other = await addMessage(portal.database, channel, { expiresAt: START + 61 });
      portal.world.now = START + 60;
      await portal.deliver('email');
      await portal.runJob('alerts.withhold-expired');
      expect(await portal.read(id)).toMatchObject({ state: 'withheld', reason: 'expired' });
      expect(await portal.read(other)).toMatchObject({ state: 'sent' });
    });

    it('of invented weather, wherever it would leave this machine', async () => {
      const channel = await addChannel(portal.database, accountId, 'webhook', 'https://hooks.example.vn/x');
      const ids = [
        await addMessage(portal.database, channel, { isDemo: true }),
        await addMessage(portal.database, await open('email'), { isDemo: true }),
      ];
      const away = { ...portal.needs.senders, email: { send: async () => null, isSandbox: false } };
      await portal.deliver('webhook');
      await portal.deliver('email', { ...portal.needs, senders: away });
      for (const id of ids) expect(await portal.read(id)).toMatchObject({ state: 'withheld', reason: 'demo' });
      const own = await addMessage(portal.database, await open('webhook'), { isDemo: true });
      await portal.deliver('webhook');
      expect(await portal.read(own)).toMatchObject({ state: 'sent' });
    });
  });

  it('sends no more text messages a day than the plan has, however many workers there are; the next day it goes on', async () => {
    portal.plans.set(accountId, 'happy-rain');
    portal.world.now = Date.parse('2026-11-26T23:59:30+07:00') / 1000;
    const channel = await open('sms');
    const times = { dueAt: portal.world.now, expiresAt: portal.world.now + 3600 };
    const ids = [];
    for (let count = 0; count < 12; count += 1) ids.push(await addMessage(portal.database, channel, times));
    const accepted = await Promise.all([1, 2, 3].map(() => portal.deliver('sms')));
    expect(accepted.reduce((sum, count) => sum + count, 0)).toBe(3);
    const rows = await Promise.all(ids.map((id) => portal.read(id)));
    expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(3);
    expect(rows.filter(({ reason }) => reason === 'limit')).toHaveLength(9);
    portal.world.now += 30;
    const next = await addMessage(portal.database, channel, times);
    await portal.deliver('sms');
    expect(await portal.read(next)).toMatchObject({ state: 'sent' });
  });

  it('counts a text message once that is tried again, and one that failed for good not at all', async () => {
    portal.plans.set(accountId, 'happy-rain');
    const channel = await open('sms');
    portal.sandbox.setMood('sms', 'refuse');
    const refused = await addMessage(portal.database, channel);
    await portal.deliver('sms');
    expect(await portal.read(refused)).toMatchObject({ state: 'failed', lastError: 'sms: no such number' });
    portal.sandbox.setMood('sms', 'busy');
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await addMessage(portal.database, channel));
    await portal.deliver('sms');
    portal.sandbox.setMood('sms', 'accept');
    portal.world.now += 60;
    await portal.deliver('sms');
    for (const id of ids) expect(await portal.read(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('tries again with longer and longer pauses while a partner is away for an hour, and delivers afterwards', async () => {
    const channel = await open('zalo');
    const warning = await addMessage(portal.database, channel, { expiresAt: START + 6 * 3600 });
    const rain = await addMessage(portal.database, channel, { expiresAt: START + 1200 });
    portal.sandbox.setMood('zalo', 'busy');
    const pauses: number[] = [];
    while (portal.world.now < START + 3600) {
      await portal.deliver('zalo');
      await portal.runJob('alerts.withhold-expired');
      const { dueAt, state } = await portal.read(warning);
      expect(state).toBe('queued');
      pauses.push(dueAt - portal.world.now);
      portal.world.now = dueAt;
    }
    expect(pauses[0]).toBeLessThan(10);
    expect(Math.max(...pauses)).toBeGreaterThan(90);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(145);
    portal.sandbox.setMood('zalo', 'accept');
    await portal.deliver('zalo');
    expect(await portal.read(warning)).toMatchObject({ state: 'sent' });
    expect(await portal.read(rain)).toMatchObject({ state: 'withheld', reason: 'expired' });
    expect(received(rain)).toBeUndefined();
  });

  it('sends under the same id what a partner took without saying so', async () => {
    const id = await addMessage(portal.database, await open('webhook'));
    portal.sandbox.setMood('webhook', 'dieAfter');
    await portal.deliver('webhook');
    expect(await portal.read(id)).toMatchObject({ state: 'queued', lastError: 'webhook: cannot be reached' });
    portal.sandbox.setMood('webhook', 'accept');
    portal.world.now += 60;
    await portal.deliver('webhook');
    expect(await portal.read(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(portal.sandbox.countReceipts('webhook', id)).toBe(2);
  });

  it('removes a browser’s channel that its push service does not know any more', async () => {
    const channel = await open('push');
    const id = await addMessage(portal.database, channel);
    portal.sandbox.setMood('push', 'refuse');
    await portal.deliver('push');
    expect(await portal.read(id)).toMatchObject({ state: 'failed', lastError: 'push: the subscription is gone' });
    expect(await portal.database.query('select 1 from alert_channel where id = $1', [channel.id])).toEqual([]);
    expect(await portal.database.query('select 1 from alert_stop_code where code = $1', [channel.stopCode])).toEqual(
      [],
    );
    const consents = await portal.database.query(
      'select given, way from consent where account_id = $1 order by number',
      [accountId],
    );
    expect(consents).toEqual([
      { given: true, way: 'form' },
      { given: false, way: 'provider' },
    ]);
  });

  it('gives up a letter that the mail server refuses for good, and only that', async () => {
    const channel = await open('email');
    const id = await addMessage(portal.database, channel);
    portal.mail.trouble = 'EAUTH 535';
    await portal.deliver('email');
    expect(await portal.read(id)).toMatchObject({ state: 'queued', lastError: 'email: EAUTH 535' });
    portal.mail.trouble = 'EENVELOPE 550';
    portal.world.now += 60;
    await portal.deliver('email');
    expect(await portal.read(id)).toMatchObject({ state: 'failed', lastError: 'email: EENVELOPE 550' });
  });

  it('does not wait for one channel while it delivers by another', async () => {
    const [slow, quick] = [
      await addMessage(portal.database, await open('sms')),
      await addMessage(portal.database, await open('email')),
    ];
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const sms = {
      isSandbox: true,
      send: async () => {
        await held;
        return { kind: 'accepted', providerId: null } as const;
      },
    };
    const needs = { ...portal.needs, senders: { ...portal.needs.senders, sms } };
    const run = portal.deliver('sms', needs);
    await portal.deliver('email', needs);
    expect(await portal.read(quick)).toMatchObject({ state: 'sent' });
    expect(await portal.read(slow)).toMatchObject({ state: 'queued', attempts: 1 });
    letGo();
    expect(await run).toBe(1);
    expect(await portal.read(slow)).toMatchObject({ state: 'sent' });
  });

  it('takes over what a worker left behind, when its lease is over and not before', async () => {
    const id = await addMessage(portal.database, await open('email'));
    await portal.database.query(
      'update alert_message set lease_until = $2, claimed_by = gen_random_uuid(), attempts = 1 where id = $1',
      [id, START + 60],
    );
    portal.world.now = START + 59;
    expect(await portal.deliver('email')).toBe(0);
    portal.world.now = START + 60;
    expect(await portal.deliver('email')).toBe(1);
    expect(await portal.read(id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('refreshes Zalo’s token once for all workers, and again when it is refused', async () => {
    const ids = [];
    for (let count = 0; count < 20; count += 1) ids.push(await addMessage(portal.database, await open('zalo')));
    portal.sandbox.expireZaloToken();
    await Promise.all([portal.deliver('zalo'), portal.deliver('zalo')]);
    for (const id of ids) expect(await portal.read(id)).toMatchObject({ state: 'sent', attempts: 1 });
    const tokens = await portal.database.query<{ refreshToken: string }>(
      'select refresh_token as "refreshToken" from zalo_token',
    );
    expect(tokens).toHaveLength(1);
    expect(tokens[0]?.refreshToken).not.toBe(portal.sandbox.accounts.zalo.refreshToken);
  });
});
