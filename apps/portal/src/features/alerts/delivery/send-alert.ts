import type { ChannelKind } from '@portal/domain/alert/channel.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type ChannelResult, toAccepted, toRefusal, toTrouble } from '#platform/alert-channel/channel-result.ts';
import type { PushSender } from '#platform/alert-channel/push-sender.ts';
import type { SmsGateway } from '#platform/alert-channel/sms-gateway.ts';
import type { WebhookSender } from '#platform/alert-channel/webhook-sender.ts';
import type { ZaloGateway } from '#platform/alert-channel/zalo-gateway.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { isLoopbackHost } from '#platform/settings/parse-addresses.ts';
import { type Form, writePush, writeSms, writeWebhook, writeZalo } from './write-forms.ts';
import { writeLetter } from './write-letter.ts';

/** Providers per channel; null: not configured. */
export interface AlertSenders {
  readonly email: { readonly send: SendMail; readonly isSandbox: boolean } | null;
  readonly sms: SmsGateway | null;
  readonly zalo: ZaloGateway | null;
  readonly push: PushSender | null;
  readonly webhook: WebhookSender | null;
}

export const isAvailable = (senders: AlertSenders, kind: ChannelKind): boolean => senders[kind] !== null;

/** Whether the message stays on this machine: demonstration weather is sent nowhere else. */
export function isSandbox(senders: AlertSenders, kind: ChannelKind, address: string): boolean {
  if (kind === 'webhook') return URL.canParse(address) && isLoopbackHost(new URL(address).hostname);
  return senders[kind]?.isSandbox === true;
}

/** SMTP 5xx for this recipient or message is final; a wrong password may still be corrected. */
const REFUSED_LETTER = /^E(?:ENVELOPE|MESSAGE) 5\d\d$/;

async function sendLetter(send: SendMail, form: Form): Promise<ChannelResult> {
  const trouble = await send(writeLetter(form));
  if (trouble === null) return toAccepted(null);
  return REFUSED_LETTER.test(trouble) ? toRefusal(`email: ${trouble}`) : toTrouble(`email: ${trouble}`);
}

/** Sends a message to its provider with its id as idempotency key: it may be sent again. */
export async function sendAlert(
  { senders, clock }: { readonly senders: AlertSenders; readonly clock: () => EpochSeconds },
  form: Form,
): Promise<ChannelResult> {
  const { delivery, target } = form;
  const { id, channel, language, expiresAt } = delivery;
  const { email, sms, zalo, push, webhook } = senders;
  const to = target.address;
  const absent = toTrouble(`${channel}: not set up`);
  switch (channel) {
    case 'email':
      return email === null ? absent : sendLetter(email.send, form);
    case 'sms':
      return sms === null ? absent : sms.send({ id, to, text: writeSms(form) });
    case 'zalo':
      return zalo === null ? absent : zalo.send({ id, to, language, data: writeZalo(form) });
    case 'push': {
      if (push === null) return absent;
      if (target.pushKeys === null) return toRefusal('push: the subscription has no keys');
      const ttlSeconds = Math.max(0, expiresAt - clock());
      return push.send({ endpoint: to, keys: target.pushKeys, ttlSeconds, ...writePush(form) });
    }
    case 'webhook': {
      if (webhook === null) return absent;
      if (target.secret === null) return toRefusal('webhook: no secret');
      return webhook.send({ id, url: to, secret: target.secret, body: writeWebhook(form) });
    }
  }
}
