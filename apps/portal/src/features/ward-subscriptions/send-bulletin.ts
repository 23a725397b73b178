import { AppError } from '@portal/contract/errors';
import { hasChannel } from '@portal/domain/plan/may-use';
import { findSendingDay } from '@portal/domain/ward-bulletin/bulletin-span';
import { type ChannelResult, toAccepted, toRefusal, toTrouble } from '#platform/alert-channel/channel-result.ts';
import { publishDelivery } from '#platform/metrics/work-counters.ts';
import type { OutboxMessage } from '#platform/outbox/outbox-store.ts';
import type { BulletinChannel, SendingNeeds } from './needs.ts';
import { type BulletinPayload, WARD_SUBSCRIPTIONS, type WardSubscription } from './subscription-store.ts';
import { type BulletinForm, writeBulletinLetter, writeBulletinWebhook } from './write-bulletin.ts';

/** Mail servers refuse a recipient or message for good; a wrong password may still be corrected. */
const REFUSED_LETTER = /^E(?:ENVELOPE|MESSAGE) 5\d\d$/;

/** The channel of a subscription if it may get something now; null: off, not verified, not in the plan, or blocked. */
async function findOpenChannel(
  { database, findPlan, listChannels, findBlocked }: SendingNeeds,
  { accountId, channelId }: WardSubscription,
): Promise<BulletinChannel | null> {
  const channel = (await listChannels(database, accountId)).find(({ id }) => id === channelId);
  if (channel === undefined || !channel.active || channel.verifiedAt === null) return null;
  if (!hasChannel((await findPlan(accountId)).planId, channel.kind)) return null;
  return (await findBlocked([channel.address])).size > 0 ? null : channel;
}

async function sendLetter({ sendMail }: SendingNeeds, form: BulletinForm): Promise<ChannelResult> {
  if (sendMail === null) return toTrouble('email: not set up');
  const trouble = await sendMail(writeBulletinLetter(form));
  if (trouble === null) return toAccepted(null);
  return REFUSED_LETTER.test(trouble) ? toRefusal(`email: ${trouble}`) : toTrouble(`email: ${trouble}`);
}

async function sendWebhook({ webhook }: SendingNeeds, form: BulletinForm): Promise<ChannelResult> {
  const { address: url, secret } = form.channel;
  if (webhook === null) return toTrouble('webhook: not set up');
  if (secret === null) return toRefusal('webhook: no secret');
  return webhook.send({ id: form.id, url, secret, body: writeBulletinWebhook(form) });
}

/** Composes and sends a bulletin. Null: demonstration weather would leave this machine. */
async function sendTo(
  needs: SendingNeeds,
  id: string,
  subscription: WardSubscription,
  channel: BulletinChannel,
): Promise<ChannelResult | null> {
  try {
    const reply = await needs.readBulletin(subscription);
    if (reply.issued.demo && !needs.isSandbox(channel.kind, channel.address)) return null;
    const picturePath = needs.toPicturePath(subscription, needs.weatherClock());
    const form: BulletinForm = { id, reply, subscription, channel, picturePath, publicUrl: needs.publicUrl };
    return await (channel.kind === 'webhook' ? sendWebhook(needs, form) : sendLetter(needs, form));
  } catch (error) {
    if (error instanceof AppError) return toTrouble(error.code);
    throw error;
  }
}

/**
 * Sends the bulletin of a message as of now, if its day still allows it and everybody still wants it. Null: accepted,
 * or nothing left to send; otherwise the problem, and it is tried again.
 */
export async function sendBulletin(needs: SendingNeeds, message: OutboxMessage): Promise<string | null> {
  const { database, weatherClock, warn } = needs;
  const { accountId, subscriptionId, day } = message.payload as BulletinPayload;
  if (findSendingDay(weatherClock()) !== day) return null;
  const subscription = await WARD_SUBSCRIPTIONS.find(database, { accountId, id: subscriptionId });
  // Sent by a process that was killed before it removed the message.
  const isSent = subscription?.sentAt != null && subscription.sentAt >= day;
  if (subscription === null || isSent) return null;
  const channel = await findOpenChannel(needs, subscription);
  if (channel === null) return null;
  const result = await sendTo(needs, message.id, subscription, channel);
  const outcome = result === null ? 'withheld' : OUTCOMES[result.kind];
  publishDelivery({ channel: channel.kind, outcome });
  if (result?.kind === 'trouble') return result.why;
  if (result?.kind === 'refused') warn(`a ward bulletin was refused (${result.why})`);
  if (result?.kind === 'accepted') await WARD_SUBSCRIPTIONS.update(database, subscription, { sentAt: weatherClock() });
  return null;
}

const OUTCOMES = { accepted: 'sent', refused: 'failed', trouble: 'retry' } as const;
