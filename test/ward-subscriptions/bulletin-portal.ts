import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '@portal/contract/errors';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { DatabaseServer } from '@portal/testing/database/start-servers';
import { openTestDatabase } from '@portal/testing/database/test-database';
import { isSandbox } from '../../apps/portal/src/features/alerts/delivery/send-alert.ts';
import {
  deleteChannel,
  insertChannel,
  NO_CODE,
  OWN_CHANNELS,
} from '../../apps/portal/src/features/alerts/own/channel-store.ts';
import type { SendingNeeds } from '../../apps/portal/src/features/ward-subscriptions/needs.ts';
import { listBulletinJobs } from '../../apps/portal/src/features/ward-subscriptions/open-ward-subscriptions.ts';
import { addSubscription } from '../../apps/portal/src/features/ward-subscriptions/own-subscriptions.ts';
import { openWebhookSender } from '../../apps/portal/src/platform/alert-channel/webhook-sender.ts';
import { toIdBucket } from '../../apps/portal/src/platform/database/bucket.ts';
import { makeUuidV7 } from '../../apps/portal/src/platform/database/uuid-v7.ts';
import type { Mail } from '../../apps/portal/src/platform/mail/mailer.ts';
import { makeIssued } from '../../packages/web/src/components/weather/weather.fixture.ts';
import { makeWardBulletin } from '../../packages/web/src/pages/ward-bulletin/ward-bulletin.fixture.ts';

export const SECRET = 'a secret of the test';

/** A message as the customer's server got it. */
interface Posted {
  readonly id: string;
  readonly signature: string;
  readonly body: string;
}

/** A customer's server on this machine. */
async function openReceiver() {
  const posted: Posted[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'x-delivery-id': id, 'x-signature': signature } = request.headers;
    posted.push({ id: String(id), signature: String(signature), body: Buffer.concat(chunks).toString('utf8') });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { posted, url: `http://127.0.0.1:${port}/bulletins`, stop: () => void server.close() };
}

const toTime = (moment: string): number => Date.parse(`${moment}+07:00`) / 1000;

/** The portal's morning over a database of its own: weather, plans and both clocks are set by the test. */
export async function openBulletinPortal(server: DatabaseServer) {
  const database = await openTestDatabase(server);
  const receiver = await openReceiver();
  const world = {
    now: toTime('2026-08-03T04:30:00'),
    planId: 'package-1' as PlanId,
    isDemo: false,
    hasData: true,
    isTriedOut: false,
    blocked: new Set<string>(),
    mailTrouble: null as string | null,
  };
  const letters: Mail[] = [];
  const lines: string[] = [];
  const webhook = openWebhookSender({ clock: () => world.now, mayBeLocal: true });
  const sendMail = async (mail: Mail): Promise<string | null> => {
    if (world.mailTrouble === null) letters.push(mail);
    return world.mailTrouble;
  };
  const listSenders = () => ({
    email: { send: sendMail, isSandbox: world.isTriedOut },
    sms: null,
    zalo: null,
    push: null,
    webhook,
  });
  const needs = {
    database,
    clock: () => world.now,
    weatherClock: () => world.now,
    findPlan: async () => ({ planId: world.planId }),
    locate: ({ location }: { location?: string | undefined }) => {
      if (location === 'khong-co') throw new AppError('unknownPlace');
      return { ...makeWardBulletin().place, slug: location ?? null };
    },
    listChannels: OWN_CHANNELS.list,
    isAvailable: () => true,
    isSandbox: (kind: ChannelKind, address: string) => isSandbox(listSenders(), kind, address),
    findBlocked: async (addresses: readonly string[]) =>
      new Set(addresses.filter((address) => world.blocked.has(address))),
    readBulletin: async () => {
      if (!world.hasData) throw new AppError('noData');
      return makeWardBulletin({ issued: makeIssued({ demo: world.isDemo }) });
    },
    toPicturePath: () => '/share/vi/ward/ha-noi-2026-08-03-newest.png',
    sendMail,
    webhook,
    publicUrl: 'https://portal.example',
    warn: (line: string) => void lines.push(line),
  };

  async function addAccount(): Promise<string> {
    const id = makeUuidV7(world.now * 1000);
    await database.query(
      `insert into account (bucket, id, email, language, password_hash, wants_advertising, terms_version, created_at)
       values ($1, $2, $3, 'vi', '', false, '1', $4)`,
      [toIdBucket(id), id, `${id}@example.vn`, world.now],
    );
    return id;
  }

  async function addChannel(accountId: string, kind: ChannelKind = 'email', address = `${accountId}@example.vn`) {
    const id = makeUuidV7(world.now * 1000);
    const channel = {
      ...{ accountId, id, kind, address, pushKeys: null, secret: kind === 'webhook' ? SECRET : null },
      ...{ verifiedAt: world.now, active: true, stopCode: id.slice(-8), createdAt: world.now, ...NO_CODE },
    };
    await database.inTransaction((transaction) => insertChannel(transaction, channel));
    return channel;
  }

  /** An account with a bulletin of Hà Nội by a channel. */
  async function subscribe(kind: ChannelKind = 'email', address?: string) {
    const accountId = await addAccount();
    const channel = await addChannel(accountId, kind, address);
    const made = await addSubscription(needs, accountId, { location: 'ha-noi', channelId: channel.id }, 'vi');
    return { accountId, channel, id: made.id };
  }

  /** Runs a job once, as a worker does. */
  async function runJob(name: 'queue' | 'send', changes: Partial<SendingNeeds> = {}): Promise<void> {
    const job = listBulletinJobs({ ...needs, ...changes }).find((one) =>
      one.name.startsWith(`ward-subscriptions.${name}`),
    );
    await job?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
  }

  return {
    database,
    world,
    needs,
    letters,
    lines,
    ...receiver,
    addAccount,
    addChannel,
    subscribe,
    runJob,
    removeChannel: (channel: Awaited<ReturnType<typeof addChannel>>) =>
      database.inTransaction((transaction) => deleteChannel(transaction, channel)),
    setTime: (moment: string) => {
      world.now = toTime(moment);
    },
    /** Both jobs of two workers at once. */
    async runMorning(): Promise<void> {
      await Promise.all([runJob('queue'), runJob('queue')]);
      await Promise.all([runJob('send'), runJob('send')]);
    },
    countWaiting: async () =>
      (await database.query("select 1 from outbox_message where topic = 'ward-subscriptions.bulletin'")).length,
    async clear() {
      await database.query('truncate outbox_message, account cascade');
      Object.assign(world, { now: toTime('2026-08-03T04:30:00'), planId: 'package-1', isDemo: false, hasData: true });
      Object.assign(world, { isTriedOut: false, blocked: new Set<string>(), mailTrouble: null });
      for (const list of [letters, lines, receiver.posted]) list.length = 0;
    },
    async close() {
      receiver.stop();
      await database.close();
    },
  };
}
