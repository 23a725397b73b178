import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { signText } from '#platform/payment-gateway/signature.ts';
import { type ChannelResult, toAccepted, toRefusal, toTrouble } from './channel-result.ts';
import { findForbiddenAddress, postGuarded, type Resolve } from './guarded-post.ts';

interface WebhookMessage {
  /** Message id, by which receivers detect duplicates. */
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

export interface WebhookSender {
  /** Whether the URL's host resolves to a public address now. */
  readonly isAllowed: (url: string) => Promise<boolean>;
  readonly send: (message: WebhookMessage) => Promise<ChannelResult>;
}

interface WebhookOptions {
  /** Machine clock: receivers compare it with theirs. */
  readonly clock: () => EpochSeconds;
  readonly mayBeLocal: boolean;
  readonly resolve?: Resolve;
  /** Default: 5 s. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5000;
const GONE = 410;

/** `t=<s>,v1=<hex>`: time and HMAC of a body. */
const signWebhook = (body: string, at: EpochSeconds, secret: string): string =>
  `t=${at},v1=${signText('sha256', secret, `${at}.${body}`)}`;

/** Posts to customers' webhooks. Any reply but 2xx and 410 is retried, because their servers may be repaired. */
export function openWebhookSender({
  clock,
  mayBeLocal,
  resolve,
  timeoutMs = TIMEOUT_MS,
}: WebhookOptions): WebhookSender {
  const guard = { mayBeLocal, ...(resolve === undefined ? {} : { resolve }) };
  return {
    isAllowed: async (url) => (await findForbiddenAddress(url, guard)) === null,
    async send({ id, url, secret, body }) {
      const outcome = await postGuarded({
        url,
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'troi-viet-webhook/1',
          'x-delivery-id': id,
          'x-signature': signWebhook(body, clock(), secret),
        },
        timeoutMs,
        ...guard,
      });
      if (outcome.kind === 'forbidden') return toRefusal(`webhook: ${outcome.why}`);
      if (outcome.kind === 'silence') return toTrouble(`webhook: ${outcome.why}`);
      if (outcome.status >= 200 && outcome.status < 300) return toAccepted(null);
      return outcome.status === GONE ? toRefusal('webhook: gone') : toTrouble(`webhook: answered ${outcome.status}`);
    },
  };
}
