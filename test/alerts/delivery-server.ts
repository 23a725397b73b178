import { CHANNEL_KINDS, type ChannelKind } from '@portal/domain/alert/channel.table';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import type { DatabaseServer } from '@portal/testing/database/start-servers';
import { openTestDatabase } from '@portal/testing/database/test-database';
import { openChannels } from '../../apps/portal/src/compose/open-channels.ts';
import { deliverChannel } from '../../apps/portal/src/features/alerts/delivery/deliver-channel.ts';
import { listDeliveryJobs } from '../../apps/portal/src/features/alerts/delivery/delivery-jobs.ts';
import type { DeliveryNeeds } from '../../apps/portal/src/features/alerts/delivery/needs.ts';
import type { Mail } from '../../apps/portal/src/platform/mail/mailer.ts';
import { createInbox } from '../../apps/portal/src/platform/sandbox/inbox.ts';
import { serveLocally } from '../../apps/portal/src/platform/sandbox/local-server.ts';
import { createSandbox, type SandboxMessage } from '../../apps/portal/src/platform/sandbox/sandbox.ts';
import { START } from './fill-alerts.ts';

const PUBLIC_URL = 'https://thoitiet.example.vn';

interface MessageRow {
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

/** The worker's side of alerts over its own database, with played partners and a clock that tests move. */
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

  /** Messages that partners accepted, oldest first. */
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
