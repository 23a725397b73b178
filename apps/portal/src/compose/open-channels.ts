import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { AlertSenders } from '#features/alerts/delivery/send-alert.ts';
import { openPushSender } from '#platform/alert-channel/push-sender.ts';
import { openSmsGateway } from '#platform/alert-channel/sms-gateway.ts';
import { openWebhookSender } from '#platform/alert-channel/webhook-sender.ts';
import { openZaloGateway } from '#platform/alert-channel/zalo-gateway.ts';
import { createZaloTokens } from '#platform/alert-channel/zalo-tokens.ts';
import type { Database } from '#platform/database/database.ts';
import { type ChannelSandbox, createChannelSandbox } from '#platform/sandbox/channels/channel-sandbox.ts';
import type { Config } from '../config.ts';
import type { Senders } from './open-senders.ts';

export interface AlertChannels {
  readonly senders: AlertSenders;
  /** Simulates providers that are not configured; null on a public portal. */
  readonly sandbox: ChannelSandbox | null;
  readonly connect: (address: string) => void;
}

interface ChannelNeeds {
  readonly database: Database;
  readonly senders: Senders;
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
}

type Settings = Pick<Config, 'channels' | 'smtpUrl'>;

/** Placeholder until the sandbox is served: nothing listens on this port. */
const NOWHERE = 'http://127.0.0.1:9';

/** Simulated providers, under the configured addresses if there are any. */
function openTestSenders(sandbox: ChannelSandbox, needs: ChannelNeeds, findBase: () => string) {
  const { accounts } = sandbox;
  const isSandbox = true;
  const tokens = createZaloTokens({ ...needs, account: accounts.zalo, url: () => `${findBase()}/zalo/token` });
  const templates = { vi: accounts.zaloTemplate, en: accounts.zaloTemplate };
  return {
    sms: openSmsGateway({ account: accounts.sms, url: () => `${findBase()}/sms`, isSandbox }),
    zalo: openZaloGateway({ tokens, templates, url: () => `${findBase()}/zalo`, isSandbox }),
    push: openPushSender({
      identity: accounts.push,
      isSandbox,
      // Messages for real browsers stay here too; their push service is not called.
      toUrl: (endpoint) =>
        endpoint.startsWith(`${findBase()}/push/`)
          ? endpoint
          : `${findBase()}/push?endpoint=${encodeURIComponent(endpoint)}`,
    }),
  };
}

function openRealSenders({ zalo, push }: Config['channels'], needs: ChannelNeeds) {
  const tokens = zalo && createZaloTokens({ ...needs, account: zalo.account, url: () => zalo.tokenUrl });
  return {
    sms: needs.senders.sms,
    zalo:
      zalo && tokens && openZaloGateway({ tokens, templates: zalo.templates, url: () => zalo.url, isSandbox: false }),
    push: push && openPushSender({ identity: push, toUrl: (endpoint) => endpoint, isSandbox: false }),
  };
}

/** Opens the configured providers, and the sandbox for the others on a portal that is not public. */
export function openChannels({ channels, smtpUrl }: Settings, needs: ChannelNeeds): AlertChannels {
  let address = NOWHERE;
  const { sandbox: inbox, sendAlertMail } = needs.senders;
  const real = openRealSenders(channels, needs);
  const sandbox = inbox && createChannelSandbox({ clock: needs.clock, store: inbox.store });
  const test = sandbox && openTestSenders(sandbox, needs, () => address);
  return {
    senders: {
      email: sendAlertMail && { send: sendAlertMail, isSandbox: smtpUrl === null },
      sms: real.sms ?? test?.sms ?? null,
      zalo: real.zalo ?? test?.zalo ?? null,
      push: real.push ?? test?.push ?? null,
      webhook: openWebhookSender({ clock: needs.clock, mayBeLocal: inbox !== null }),
    },
    sandbox,
    connect: (known) => {
      address = known;
    },
  };
}
