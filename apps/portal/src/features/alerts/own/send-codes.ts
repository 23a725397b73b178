import { randomInt } from 'node:crypto';
import { channelCodeMessages } from '@portal/content/messages/channel-code-messages';
import { CHANNELS } from '@portal/domain/alert/channel.table';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { SendMail } from '#platform/mail/mailer.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import type { OutboxMessage } from '#platform/outbox/outbox-store.ts';
import type { SendText } from '#platform/text-message/send-text.ts';
import { CODE_TOPIC, OWN_CHANNELS, saveChannelCode } from './channel-store.ts';
import { CODE_SECONDS, digestChannelCode } from './channels.ts';

export interface CodeNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly sendMail: SendMail | null;
  readonly sendText: SendText | null;
  readonly findVerified: (
    accountId: string,
  ) => Promise<{ readonly email: string | null; readonly language: Language } | null>;
  readonly warn: (problem: string) => void;
}

/** About ten minutes: by then the user has asked for a new code. */
const PACE = { leaseSeconds: 60, backOff: { first: 5, longest: 120 }, mostAttempts: 8 };
const CODES = 1_000_000;
const CODE_DIGITS = 6;

/** Sends a channel's code, which is made only now. Null: accepted, or not needed any more. */
async function sendCode(needs: CodeNeeds, message: OutboxMessage): Promise<string | null> {
  const { database, clock, sendMail, sendText, findVerified } = needs;
  const { accountId, channelId } = message.payload as { readonly accountId: string; readonly channelId: string };
  const channel = (await OWN_CHANNELS.list(database, accountId)).find(({ id }) => id === channelId);
  const owner = await findVerified(accountId);
  if (channel === undefined || owner === null || channel.verifiedAt !== null) return null;
  const code = String(randomInt(CODES)).padStart(CODE_DIGITS, '0');
  const digest = digestChannelCode(channel.id, code);
  await saveChannelCode(database, channel, { digest, expiresAt: clock() + CODE_SECONDS });
  const { subject, lines, text } = channelCodeMessages[owner.language];
  const { id } = message;
  if (CHANNELS[channel.kind].address === 'phone')
    return sendText?.({ id, to: channel.address, text: text(code) }) ?? null;
  return sendMail?.({ id, to: channel.address, subject, text: lines(code).join('\n\n') }) ?? null;
}

export async function sendDueCodes(needs: CodeNeeds, signal: AbortSignal): Promise<void> {
  const { database, clock, warn } = needs;
  await deliverDueMessages({
    database,
    clock,
    topic: CODE_TOPIC,
    deliver: (message) => sendCode(needs, message),
    pace: PACE,
    failure: 'a code could not be sent',
    warn,
    signal,
  });
}
