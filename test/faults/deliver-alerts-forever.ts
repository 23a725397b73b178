/**
 * A worker that delivers alerts to partners at `PARTNERS` until it is killed. Its leases expire `LEASE_SPEED` times as
 * fast as by the machine's clock, so that work of a killed worker is soon taken over.
 */
import { join } from 'node:path';
import { listDeliveryJobs } from '../../apps/portal/src/features/alerts/delivery/delivery-jobs.ts';
import { openPushSender } from '../../apps/portal/src/platform/alert-channel/push-sender.ts';
import { openSmsGateway } from '../../apps/portal/src/platform/alert-channel/sms-gateway.ts';
import { openWebhookSender } from '../../apps/portal/src/platform/alert-channel/webhook-sender.ts';
import { openZaloGateway } from '../../apps/portal/src/platform/alert-channel/zalo-gateway.ts';
import { createZaloTokens } from '../../apps/portal/src/platform/alert-channel/zalo-tokens.ts';
import { systemClock } from '../../apps/portal/src/platform/clock/clock.ts';
import { openServerDatabase } from '../../apps/portal/src/platform/database/open-database.ts';
import { createMailer } from '../../apps/portal/src/platform/mail/mailer.ts';
import type { ChannelSandbox } from '../../apps/portal/src/platform/sandbox/channels/channel-sandbox.ts';
import { startWorker } from '../../apps/portal/src/roles/worker/start-worker.ts';

const { DATABASE_URL = '', PARTNERS = '', MAIL = '', ACCOUNTS = '{}', LEASE_SPEED = '1' } = process.env;
const accounts = JSON.parse(ACCOUNTS) as ChannelSandbox['accounts'];
const warn = (problem: string): void => void process.stderr.write(`${problem}\n`);
const clock = systemClock.now;
const isSandbox = true;

const opened = await openServerDatabase({
  url: DATABASE_URL,
  dataDir: '',
  migrations: join(import.meta.dirname, '../../apps/portal/migrations'),
  warn,
});
const { database, ready } = opened;
const tokens = createZaloTokens({ account: accounts.zalo, database, url: () => `${PARTNERS}/zalo/token`, clock, warn });
const templates = { vi: accounts.zaloTemplate, en: accounts.zaloTemplate };
const jobs = listDeliveryJobs({
  database,
  clock,
  leaseClock: () => Math.floor((Date.now() * Number(LEASE_SPEED)) / 1000),
  findPaidPlans: async (accountIds) => new Map(accountIds.map((id) => [id, 'package-5'])),
  publicUrl: 'https://thoitiet.example.vn',
  senders: {
    email: { send: createMailer(MAIL, 'thoi-tiet@vidu.vn', { isPooled: true }), isSandbox },
    sms: openSmsGateway({ account: accounts.sms, url: () => `${PARTNERS}/sms`, isSandbox }),
    zalo: openZaloGateway({ tokens, templates, url: () => `${PARTNERS}/zalo`, isSandbox }),
    push: openPushSender({ identity: accounts.push, toUrl: (endpoint) => endpoint, isSandbox }),
    webhook: openWebhookSender({ clock, mayBeLocal: true }),
  },
  warn,
});
startWorker({ database, ready, jobs, clock, warn });
process.on('disconnect', () => process.exit());
process.send?.('started');
// Nothing else keeps the process alive.
setInterval(() => undefined, 60_000);
