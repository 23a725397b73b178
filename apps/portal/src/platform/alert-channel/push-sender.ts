import { Agent } from 'node:https';
import webPush from 'web-push';
import { type ChannelResult, toAccepted, toRefusal, toTrouble } from './channel-result.ts';
import { postGuarded, type Resolve } from './guarded-post.ts';

/** The portal's VAPID identity (RFC 8292). */
export interface PushIdentity {
  /** 65 bytes in base64url; browsers subscribe with it. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or https address of the operator. */
  readonly subject: string;
}

interface PushMessage {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** At most 3,993 bytes, the limit before encryption. */
  readonly payload: string;
  /** How long the service holds the message, seconds. */
  readonly ttlSeconds: number;
  readonly urgency: 'high' | 'normal';
  /** A newer message replaces an undelivered one of the same topic; at most 32 base64url characters. */
  readonly topic: string;
}

export interface PushSender {
  readonly publicKey: string;
  readonly send: (message: PushMessage) => Promise<ChannelResult>;
  readonly isSandbox: boolean;
}

interface PushOptions {
  readonly identity: PushIdentity;
  /** Where messages for an endpoint are posted; a sandbox redirects all of them. */
  readonly toUrl: (endpoint: string) => string;
  readonly isSandbox: boolean;
  readonly resolve?: Resolve;
  /** Default: 10 s. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Keep-alive, because browsers use only a few services. */
const IDLE_MS = 20_000;
const NOT_FOUND = 404;
const GONE = 410;
/** Final refusals: too large or malformed. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413]);

/** Web Push (RFC 8030, 8188, 8291): encrypted for the browser and posted to its service. */
export function openPushSender({
  identity,
  toUrl,
  isSandbox,
  resolve,
  timeoutMs = TIMEOUT_MS,
}: PushOptions): PushSender {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });

  function encrypt({ endpoint, keys, payload, ttlSeconds, urgency, topic }: PushMessage) {
    try {
      return webPush.generateRequestDetails({ endpoint, keys }, payload, {
        vapidDetails: identity,
        TTL: ttlSeconds,
        urgency,
        topic,
        contentEncoding: 'aes128gcm',
      });
    } catch {
      // Invalid keys, not from a browser.
      return null;
    }
  }

  return {
    publicKey: identity.publicKey,
    isSandbox,
    async send(message) {
      const details = encrypt(message);
      if (details === null) return { ...toRefusal('push: the subscription has wrong keys'), isGone: true };
      const outcome = await postGuarded({
        url: toUrl(message.endpoint),
        body: details.body,
        headers: details.headers as Record<string, string>,
        timeoutMs,
        mayBeLocal: isSandbox,
        agent,
        ...(resolve === undefined ? {} : { resolve }),
      });
      if (outcome.kind === 'forbidden') return { ...toRefusal(`push: ${outcome.why}`), isGone: true };
      if (outcome.kind === 'silence') return toTrouble(`push: ${outcome.why}`);
      const { status } = outcome;
      if (status >= 200 && status < 300) return toAccepted(null);
      if (status === NOT_FOUND || status === GONE)
        return { ...toRefusal('push: the subscription is gone'), isGone: true };
      return REFUSALS.has(status) ? toRefusal(`push: answered ${status}`) : toTrouble(`push: answered ${status}`);
    },
  };
}
