import { createECDH, randomBytes } from 'node:crypto';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { PushIdentity } from '#platform/alert-channel/push-sender.ts';
import type { SmsAccount } from '#platform/alert-channel/sms-gateway.ts';
import type { ZaloAccount } from '#platform/alert-channel/zalo-tokens.ts';
import type { LocalPart } from '#platform/sandbox/local-server.ts';
import type { SandboxMessage } from '#platform/sandbox/sandbox.ts';
import { answerInMood, type ChannelMood, type PlayedChannel, type PlayedPartner } from './channel-mood.ts';
import { createTestSubscription, type TestSubscription } from './decrypt-push.ts';
import { simulateSms, simulateZalo } from './simulate-partners.ts';
import { simulatePush, simulateWebhook } from './simulate-receivers.ts';

/** Accounts at simulated providers, with random secrets. */
interface SandboxAccounts {
  readonly sms: SmsAccount;
  readonly zalo: ZaloAccount;
  readonly zaloTemplate: string;
  readonly push: PushIdentity;
}

/** Simulates the providers of alerts on a portal that is not public. */
export interface ChannelSandbox {
  readonly accounts: SandboxAccounts;
  readonly part: LocalPart;
  /** Changes a provider's behaviour from now on. */
  readonly setMood: (channel: PlayedChannel, mood: ChannelMood) => void;
  /** A simulated browser: its subscription is below the server's address, and its messages can be read. */
  readonly subscribe: () => { readonly path: string; readonly keys: TestSubscription['keys'] };
  /** How often a message arrived, by its id. */
  readonly countReceipts: (channel: PlayedChannel, id: string) => number;
  /** Expires all Zalo access tokens, as after a day. */
  readonly expireZaloToken: () => void;
}

interface SandboxNeeds {
  readonly clock: () => EpochSeconds;
  readonly store: (message: SandboxMessage) => void;
  /** Delay of a slow provider; default: longer than any timeout. */
  readonly slowMs?: number;
}

const SLOW_MS = 30_000;

const makeSecret = (): string => randomBytes(24).toString('hex');

function makePushIdentity(): PushIdentity {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  // `getPrivateKey` omits leading zeros, which are significant.
  const privateKey = Buffer.from(keys.getPrivateKey('hex').padStart(64, '0'), 'hex');
  return {
    publicKey: keys.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
    subject: 'mailto:sandbox@localhost.localdomain',
  };
}

const makeAccounts = (): SandboxAccounts => ({
  sms: { apiKey: makeSecret(), secret: makeSecret(), brand: 'THU NGHIEM' },
  zalo: { appId: 'sandbox', secretKey: makeSecret(), refreshToken: makeSecret() },
  zaloTemplate: '100001',
  push: makePushIdentity(),
});

/** Local providers. Accepted messages are stored and deduplicated by id. */
export function createChannelSandbox({ clock, store, slowMs = SLOW_MS }: SandboxNeeds): ChannelSandbox {
  const accounts = makeAccounts();
  const moods = new Map<PlayedChannel, ChannelMood>();
  const receipts = new Map<string, number>();
  const browsers = new Map<string, TestSubscription>();
  const countReceipts = (channel: PlayedChannel, id: string): number => receipts.get(`${channel} ${id}`) ?? 0;

  const partner: PlayedPartner = {
    clock,
    answer: (channel, answers) =>
      answerInMood(moods.get(channel) ?? 'accept', answers, {
        slowMs,
        receive(message) {
          const times = countReceipts(channel, message.id) + 1;
          receipts.set(`${channel} ${message.id}`, times);
          store(message);
          return times;
        },
      }),
  };
  const zalo = simulateZalo(accounts.zalo, partner);
  const simulate = {
    '/sms': simulateSms(accounts.sms, partner),
    '/zalo': zalo.part,
    '/push': simulatePush(partner, (id) => browsers.get(id) ?? null),
    '/webhook': simulateWebhook(partner),
  } as const satisfies Readonly<Record<`/${PlayedChannel}`, LocalPart>>;

  return {
    accounts,
    part: async (request) => {
      const found = Object.entries(simulate).find(
        ([path]) => request.url.pathname === path || request.url.pathname.startsWith(`${path}/`),
      );
      return found === undefined || request.method !== 'POST' ? null : found[1](request);
    },
    setMood: (channel, mood) => void moods.set(channel, mood),
    subscribe() {
      const [id, browser] = [randomBytes(16).toString('base64url'), createTestSubscription()];
      browsers.set(id, browser);
      return { path: `/push/${id}`, keys: browser.keys };
    },
    countReceipts,
    expireZaloToken: zalo.expireToken,
  };
}
