import { createHmac } from 'node:crypto';
import { checkSchema } from '@portal/contract/check-schema';
import { WARD_SUBSCRIPTION_CALLS } from '@portal/contract/own/ward-subscriptions';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OWN_CHANNELS } from '../../apps/portal/src/features/alerts/own/channel-store.ts';
import {
  addSubscription,
  exportSubscriptions,
  showSubscriptions,
} from '../../apps/portal/src/features/ward-subscriptions/own-subscriptions.ts';
import { WARD_SUBSCRIPTIONS } from '../../apps/portal/src/features/ward-subscriptions/subscription-store.ts';
import { toIdBucket } from '../../apps/portal/src/platform/database/bucket.ts';
import { openBulletinPortal, SECRET } from './bulletin-portal.ts';

describe.each(listDatabaseServers())('daily ward bulletins on $name', (server) => {
  let portal: Awaited<ReturnType<typeof openBulletinPortal>>;
  beforeAll(async () => {
    portal = await openBulletinPortal(server);
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.clear());

  const list = (accountId: string) => showSubscriptions(portal.needs, accountId, 'vi');

  it('are sent once each morning from 05:00 on, however many workers there are', async () => {
    const { accountId } = await portal.subscribe();
    portal.setTime('2026-08-03T04:59:59');
    await portal.runMorning();
    expect(portal.letters).toEqual([]);
    portal.setTime('2026-08-03T05:00:00');
    await portal.runMorning();
    await portal.runMorning();
    portal.setTime('2026-08-03T10:30:00');
    await portal.runMorning();
    expect(portal.letters.map(({ to }) => to)).toEqual([`${accountId}@example.vn`]);
    expect((await list(accountId))[0]?.lastSentAt).toBe('2026-08-03T05:00:00+07:00');
    portal.setTime('2026-08-04T05:01:00');
    await portal.runMorning();
    expect(portal.letters).toHaveLength(2);
    expect(await portal.countWaiting()).toBe(0);
  });

  it('of many accounts reach each of them once', async () => {
    for (let count = 0; count < 25; count += 1) await portal.subscribe();
    portal.setTime('2026-08-03T05:00:30');
    await portal.runMorning();
    expect(portal.letters).toHaveLength(25);
    expect(new Set(portal.letters.map(({ to }) => to)).size).toBe(25);
  });

  it('are neither marked without a message nor lost when a worker dies in between', async () => {
    await portal.subscribe();
    portal.setTime('2026-08-03T05:00:00');
    const inTransaction: typeof portal.database.inTransaction = (work) =>
      portal.database.inTransaction(async (transaction) => {
        await work(transaction);
        throw new Error('killed before the end of the transaction');
      });
    const dying = { ...portal.database, query: portal.database.query.bind(portal.database), inTransaction };
    await expect(portal.runJob('queue', { database: dying })).rejects.toThrow('killed');
    expect(await portal.countWaiting()).toBe(0);
    await portal.runJob('queue');
    expect(await portal.countWaiting()).toBe(1);
    await expect(
      portal.runJob('send', {
        readBulletin: () => {
          throw new Error('killed while sending');
        },
      }),
    ).rejects.toThrow('killed');
    expect(portal.letters).toEqual([]);
    // The dead worker's lease ends.
    portal.setTime('2026-08-03T05:02:01');
    await portal.runMorning();
    await portal.runMorning();
    expect(portal.letters).toHaveLength(1);
  });

  it('that were accepted just before a worker died are not sent again', async () => {
    const { accountId, id } = await portal.subscribe();
    portal.setTime('2026-08-03T05:00:00');
    await portal.runJob('queue');
    await WARD_SUBSCRIPTIONS.update(portal.database, { accountId, id }, { sentAt: portal.world.now });
    await portal.runMorning();
    expect([portal.letters.length, await portal.countWaiting()]).toEqual([0, 0]);
  });

  it('wait for data, and are not sent from 11:00 on', async () => {
    await portal.subscribe();
    portal.world.hasData = false;
    portal.setTime('2026-08-03T05:00:00');
    await portal.runMorning();
    expect(portal.lines).toEqual([expect.stringMatching(/^a ward bulletin could not be sent \(noData\); retrying in/)]);
    portal.world.hasData = true;
    portal.setTime('2026-08-03T05:15:00');
    await portal.runMorning();
    expect(portal.letters).toHaveLength(1);
    portal.world.hasData = false;
    portal.setTime('2026-08-04T10:58:00');
    await portal.runMorning();
    portal.world.hasData = true;
    portal.setTime('2026-08-04T11:00:00');
    await portal.runMorning();
    expect([portal.letters.length, await portal.countWaiting()]).toEqual([1, 0]);
  });

  it('are tried again when the mail server fails, with the same id', async () => {
    await portal.subscribe();
    portal.world.mailTrouble = 'ECONNECTION';
    portal.setTime('2026-08-03T05:00:00');
    await portal.runMorning();
    const [waiting] = await portal.database.query<{ id: string }>('select id from outbox_message');
    portal.world.mailTrouble = null;
    portal.setTime('2026-08-03T05:10:00');
    await portal.runMorning();
    expect(portal.letters.map(({ id }) => id)).toEqual([waiting?.id]);
  });

  it.each([
    ['removed', (one: Subscribed) => portal.removeChannel(one.channel)],
    ['switched off', (one: Subscribed) => OWN_CHANNELS.update(portal.database, one.channel, { active: false })],
    [
      'no longer verified',
      (one: Subscribed) => OWN_CHANNELS.update(portal.database, one.channel, { verifiedAt: null }),
    ],
    ['on the do-not-contact list', async (one: Subscribed) => void portal.world.blocked.add(one.channel.address)],
    [
      'without a subscription',
      ({ accountId, id }: Subscribed) => WARD_SUBSCRIPTIONS.remove(portal.database, { accountId, id }),
    ],
  ])('are not sent to a channel that is %s since they were queued', async (_, change) => {
    const one = await portal.subscribe();
    portal.setTime('2026-08-03T05:00:00');
    await portal.runJob('queue');
    await change(one);
    await portal.runMorning();
    expect([portal.letters.length, await portal.countWaiting()]).toEqual([0, 0]);
  });

  it('end with their channel', async () => {
    const { accountId, channel } = await portal.subscribe();
    await portal.removeChannel(channel);
    expect(await WARD_SUBSCRIPTIONS.list(portal.database, accountId)).toEqual([]);
  });

  it('by webhook are signed, carry the reply of the API, and need a plan that has webhooks', async () => {
    const { accountId, id } = await portal.subscribe('webhook', portal.url);
    portal.setTime('2026-08-03T05:00:00');
    await portal.runMorning();
    const [first] = portal.posted;
    const at = Number(first?.signature.match(/^t=(\d+),/)?.[1]);
    const hash = createHmac('sha256', SECRET).update(`${at}.${first?.body}`).digest('hex');
    expect(first?.signature).toBe(`t=${at},v1=${hash}`);
    const body = JSON.parse(first?.body ?? '{}');
    expect(body).toMatchObject({ id: first?.id, kind: 'wardBulletin', subscriptionId: id, demo: false });
    expect(body.bulletin).toEqual(JSON.parse(JSON.stringify(await portal.needs.readBulletin())));
    portal.world.planId = 'community';
    expect((await list(accountId))[0]).toMatchObject({ active: false, pausedBy: 'plan' });
    portal.setTime('2026-08-04T05:00:00');
    await portal.runMorning();
    expect(portal.posted).toHaveLength(1);
  });

  it('of demonstration weather stay on this machine, and say so', async () => {
    await portal.subscribe();
    await portal.subscribe('webhook', portal.url);
    portal.world.isDemo = true;
    portal.setTime('2026-08-03T05:00:00');
    await portal.runMorning();
    expect(portal.letters).toEqual([]);
    expect(portal.posted.map(({ body }) => JSON.parse(body).demo)).toEqual([true]);
    portal.world.isTriedOut = true;
    portal.setTime('2026-08-04T05:00:00');
    await portal.runMorning();
    expect(portal.letters[0]?.subject).toMatch(/^Minh họa: /);
    expect(portal.letters[0]?.text).toMatch(/^Số liệu minh họa, không phải dự báo thật\.\n/);
  });

  it('are subscribed to once per place, language and own, verified, active channel', async () => {
    const { accountId, channel } = await portal.subscribe();
    const add = (body: object, account = accountId) =>
      addSubscription(portal.needs, account, { location: 'ha-noi', channelId: channel.id, ...body }, 'vi');
    await expect(add({})).rejects.toMatchObject({ code: 'conflict' });
    const english = await add({ language: 'en' });
    expect(english).toMatchObject({ location: 'ha-noi', language: 'en', active: true });
    expect(checkSchema(WARD_SUBSCRIPTION_CALLS.wardSubscriptionAdd.reply, english, 'en')).toEqual([]);
    await expect(add({ location: 'khong-co' })).rejects.toMatchObject({ code: 'unknownPlace' });
    const stranger = await portal.addAccount();
    const ofChannel = { code: 'badInput', options: { errors: [{ path: 'channelId' }] } };
    await expect(add({}, stranger)).rejects.toMatchObject(ofChannel);
    const push = await portal.addChannel(accountId, 'push', 'https://push.example/1');
    await expect(add({ channelId: push.id })).rejects.toMatchObject(ofChannel);
    await OWN_CHANNELS.update(portal.database, channel, { active: false });
    await expect(add({ location: 'hue' })).rejects.toMatchObject(ofChannel);
    await OWN_CHANNELS.update(portal.database, channel, { active: true, verifiedAt: null });
    await expect(add({ location: 'hue' })).rejects.toMatchObject(ofChannel);
    portal.world.planId = 'community';
    const webhook = await portal.addChannel(accountId, 'webhook', portal.url);
    await expect(add({ channelId: webhook.id })).rejects.toMatchObject({ code: 'planLimit' });
  });

  it('are at most 20 per account, also where calls come at once', async () => {
    const { accountId, channel } = await portal.subscribe();
    const added = await Promise.allSettled(
      Array.from({ length: 24 }, (_, number) =>
        addSubscription(portal.needs, accountId, { location: `noi-${number}`, channelId: channel.id }, 'vi'),
      ),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
    expect(added.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      code: 'planLimit',
      options: { planLimit: { quantity: 'wardBulletins', limit: 20 } },
    });
    expect(await list(accountId)).toHaveLength(20);
  });

  it('are in the export of their account, and end with it', async () => {
    const { accountId, channel, id } = await portal.subscribe();
    expect(await exportSubscriptions(portal.database, accountId)).toEqual([
      {
        id,
        location: 'ha-noi',
        language: 'vi',
        channelId: channel.id,
        lastSentAt: null,
        createdAt: '2026-08-03T04:30:00+07:00',
      },
    ]);
    await portal.database.query('delete from account where bucket = $1 and id = $2', [
      toIdBucket(accountId),
      accountId,
    ]);
    expect(await WARD_SUBSCRIPTIONS.list(portal.database, accountId)).toEqual([]);
  });

  type Subscribed = Awaited<ReturnType<typeof portal.subscribe>>;
});
