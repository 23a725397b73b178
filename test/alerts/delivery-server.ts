import type { PlanId } from '@portal/domain/plan/plan.table';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import type { DatabaseServer } from '@portal/testing/database/start-servers';
import { openTestDatabase } from '@portal/testing/database/test-database';
import { openChannels } from '../../apps/portal/src/compose/open-channels.ts';
import { deliverChannel } from '../../apps/portal/src/features/alerts/delivery/deliver-channel.ts';
import { listDeliveryJobs } from '../../apps/portal/src/features/alerts/delivery/delivery-jobs.ts';
import type { DeliveryNeeds } from '../../apps/portal/src/features/alerts/delivery/needs.ts';
import { insertChannel, insertConsent } from '../../apps/portal/src/features/alerts/own/channel-store.ts';
import { digestAddress } from '../../apps/portal/src/features/alerts/own/channels.ts';
import { CHANNEL_KINDS, type ChannelKind } from '../../apps/portal/src/features/alerts/own/needs.ts';
import { toIdBucket } from '../../apps/portal/src/platform/database/bucket.ts';
import type { Queries } from '../../apps/portal/src/platform/database/database.ts';
import { makeUuidV7 } from '../../apps/portal/src/platform/database/uuid-v7.ts';
import type { Mail } from '../../apps/portal/src/platform/mail/mailer.ts';
import { createInbox } from '../../apps/portal/src/platform/sandbox/inbox.ts';
import { serveLocally } from '../../apps/portal/src/platform/sandbox/local-server.ts';
import { createSandbox, type SandboxMessage } from '../../apps/portal/src/platform/sandbox/sandbox.ts';

export const START = Date.parse('2026-11-26T17:00:00+07:00') / 1000;
const PUBLIC_URL = 'https://thoitiet.example.vn';

/** What a message of a test differs in. */
interface MessageFields {
  readonly kind: 'start' | 'upgrade' | 'end';
  readonly ruleId: string;
  readonly placeId: string;
  readonly openedAt: number;
  readonly dueAt: number;
  readonly expiresAt: number;
  readonly isDemo: boolean;
  readonly language: 'vi' | 'en';
}

export interface TestChannel {
  readonly accountId: string;
  readonly id: string;
  readonly kind: ChannelKind;
  readonly address: string;
  readonly stopCode: string;
}

/** A message as the table has it. */
export interface MessageRow {
  readonly id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly providerId: string | null;
  readonly sentAt: number | null;
  readonly dueAt: number;
  readonly leaseUntil: number | null;
}

const CONTENT = {
  title: 'Hòa Cường: sắp mưa to',
  first: 'Hòa Cường: mưa to từ khoảng 17:20.',
  more: ['To nhất khoảng 17:40, 12 mm/giờ.', 'Có thể kéo dài đến 18:30.'],
  path: '/thoi-tiet-hoa-cuong-da-nang/hien-tai',
};

/** Adds an account. */
export async function addAccount(queries: Queries, language: 'vi' | 'en' = 'vi'): Promise<string> {
  const id = makeUuidV7(START * 1000);
  await queries.query(
    `insert into account (bucket, id, email, language, password_hash, wants_advertising, terms_version, created_at)
     values ($1, $2, $3, $4, '-', false, '2026-11', $5)`,
    [toIdBucket(id), id, `${id}@vidu.vn`, language, START],
  );
  return id;
}

let codes = 0;

/** Adds a verified channel with its owner's consent. */
export async function addChannel(
  queries: Queries,
  accountId: string,
  kind: ChannelKind,
  address: string,
  {
    pushKeys = null,
    isVerified = true,
    isAgreed = true,
  }: Partial<{
    pushKeys: { p256dh: string; auth: string } | null;
    isVerified: boolean;
    isAgreed: boolean;
  }> = {},
): Promise<TestChannel> {
  codes += 1;
  const channel = {
    accountId,
    id: makeUuidV7(START * 1000),
    kind,
    address,
    pushKeys,
    secret: kind === 'webhook' ? 'a secret' : null,
    verifiedAt: isVerified ? START : null,
    active: true,
    stopCode: `code${codes.toString(36).padStart(4, 'a')}`,
    createdAt: START,
  };
  await insertChannel(queries, channel);
  if (isAgreed)
    await insertConsent(queries, {
      accountId,
      channel: kind,
      addressDigest: digestAddress(address),
      given: true,
      textVersion: '2026-11',
      way: 'form',
      at: START,
    });
  return channel;
}

/** Adds a message that is to be sent. Returns its id. */
export async function addMessage(
  queries: Queries,
  channel: TestChannel,
  fields: Partial<MessageFields> = {},
): Promise<string> {
  const id = makeUuidV7(START * 1000);
  const { kind = 'start', ruleId = crypto.randomUUID(), placeId = crypto.randomUUID(), openedAt = START } = fields;
  const { dueAt = START, expiresAt = START + 1200, isDemo = false, language = 'vi' } = fields;
  const { accountId } = channel;
  await queries.query(
    `insert into alert_message (bucket, account_id, id, rule_id, place_id, opened_at, kind, event_at, channel_id, channel,
       language, content, issued, is_demo, state, due_at, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '{"source":"gfs"}', $13, 'queued', $14, $15, $16)`,
    [
      toIdBucket(accountId),
      accountId,
      id,
      ruleId,
      placeId,
      openedAt,
      kind,
      START + 1200,
      channel.id,
      channel.kind,
      language,
      JSON.stringify(CONTENT),
      isDemo,
      dueAt,
      expiresAt,
      START,
    ],
  );
  return id;
}

/** The worker's side of alerts over a database of its own, with partners that are played and a clock that tests move. */
export async function openDeliveryServer(server: DatabaseServer) {
  const database: TestDatabase = await openTestDatabase(server);
  const world = { now: START };
  const plans = new Map<string, PlanId>();
  const lines: string[] = [];
  const clock = () => world.now;
  const inbox = createSandbox(clock);
  const letters: Mail[] = [];
  const mail = { trouble: null as string | null };
  const sendMail = async (letter: Mail) => {
    if (mail.trouble !== null) return mail.trouble;
    letters.push(letter);
    return inbox.sendMail(letter);
  };
  const senders = { sendMail, sendText: null, sendAlertMail: sendMail, sms: null, sandbox: inbox };
  const warn = (line: string) => void lines.push(line);
  const channels = openChannels(
    { channels: { sms: null, zalo: null, push: null }, smtpUrl: null },
    { database, senders, clock, warn },
  );
  const { sandbox } = channels;
  if (sandbox === null) throw new Error('the partners are not played');
  const served = await serveLocally([createInbox(inbox), sandbox.part], 0);
  channels.connect(served.address);
  const needs: DeliveryNeeds = {
    database,
    senders: channels.senders,
    clock,
    leaseClock: clock,
    findPaidPlans: async () => plans,
    publicUrl: PUBLIC_URL,
    warn,
  };

  const deliver = (kind: ChannelKind, own: DeliveryNeeds = needs) =>
    deliverChannel(own, kind, new AbortController().signal);
  const deliverAll = () => Promise.all(CHANNEL_KINDS.map((kind) => deliver(kind)));

  async function runJob(name: string): Promise<void> {
    const job = listDeliveryJobs(needs).find((known) => known.name === name);
    if (job === undefined) throw new Error(`there is no job ${name}`);
    await job.run({ signal: new AbortController().signal, reportProgress: () => undefined });
  }

  async function read(id: string): Promise<MessageRow> {
    const [row] = await database.query<MessageRow>(
      `select id, state, reason, attempts, last_error as "lastError", provider_id as "providerId", sent_at as "sentAt",
         due_at as "dueAt", lease_until as "leaseUntil" from alert_message where id = $1`,
      [id],
    );
    if (row === undefined) throw new Error('there is no such message');
    return row;
  }

  /** Messages that partners have taken, oldest first. */
  const listReceived = (): readonly SandboxMessage[] => inbox.list().toReversed();

  return {
    database,
    world,
    plans,
    lines,
    needs,
    mail,
    letters,
    sandbox,
    address: served.address,
    deliver,
    deliverAll,
    runJob,
    read,
    listReceived,
    async close() {
      served.stop();
      await database.close();
    },
  };
}
