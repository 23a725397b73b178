import { wardSubscriptionMessages } from '@portal/content/messages/ward-subscription-messages';
import { requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { WardSubscriptionInput } from '@portal/contract/own/ward-subscriptions';
import type { Language } from '@portal/domain/language/language';
import { hasChannel } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { lockAccount, toActiveShape } from '#platform/own-resource/plan-count.ts';
import { makeAccountLimitError, requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import type { BulletinChannel, OwnSubscriptionNeeds } from './needs.ts';
import { WARD_SUBSCRIPTIONS, type WardSubscription } from './subscription-store.ts';

const MOST_SUBSCRIPTIONS = 20;

type Locate = OwnSubscriptionNeeds['locate'];

/** The place's name in a language; its slug where the places of today have it no more. */
function namePlace(locate: Locate, location: string, language: Language): string {
  try {
    return locate({ location, lang: language }).displayName.main;
  } catch (error) {
    if (error instanceof AppError) return location;
    throw error;
  }
}

const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

interface ShapeFacts {
  readonly channel: BulletinChannel;
  readonly planId: PlanId;
  readonly name: string;
}

function toShape({ id, slug, language, sentAt, createdAt }: WardSubscription, { channel, planId, name }: ShapeFacts) {
  const { kind, address, active, verifiedAt } = channel;
  return {
    id,
    location: slug,
    name,
    language,
    channel: { id: channel.id, kind, address },
    ...toActiveShape(active && verifiedAt !== null, !hasChannel(planId, kind)),
    lastSentAt: toMoment(sentAt),
    createdAt: formatMoment(createdAt),
  };
}

/** An account's subscriptions, oldest first. */
export async function showSubscriptions(
  { database, findPlan, locate, listChannels }: OwnSubscriptionNeeds,
  accountId: string,
  language: Language,
) {
  const [subscriptions, channels] = await Promise.all([
    WARD_SUBSCRIPTIONS.list(database, accountId),
    listChannels(database, accountId),
  ]);
  const { planId } = await findPlan(accountId);
  return subscriptions.flatMap((subscription) => {
    const channel = channels.find(({ id }) => id === subscription.channelId);
    // Removed between the two statements.
    if (channel === undefined) return [];
    return [toShape(subscription, { channel, planId, name: namePlace(locate, subscription.slug, language) })];
  });
}

/** The channel of a new subscription. Throws `AppError` `badInput`, `planLimit`, `unavailable`. */
function requireChannel(
  { isAvailable }: Pick<OwnSubscriptionNeeds, 'isAvailable'>,
  channel: BulletinChannel | undefined,
  planId: PlanId,
  language: Language,
): BulletinChannel {
  const { refusals } = wardSubscriptionMessages[language];
  const refuse = (message: string) => new AppError('badInput', { errors: [{ path: 'channelId', message }] });
  if (channel === undefined) throw refuse(refusals.noChannel);
  const { kind, verifiedAt, active } = channel;
  if (kind !== 'email' && kind !== 'webhook') throw refuse(refusals.kind);
  requireInPlan(kind, 1, planId);
  if (!isAvailable(kind)) throw new AppError('unavailable');
  if (verifiedAt === null) throw refuse(refusals.unverified);
  if (!active) throw refuse(refusals.off);
  return channel;
}

/** A place that has a page of its own. Throws `AppError` `unknownPlace`, `badInput`. */
function requirePlace(locate: Locate, location: string, language: Language) {
  const { slug, displayName } = locate({ location, lang: language });
  const message = wardSubscriptionMessages[language].refusals.noSlug;
  if (slug === null) throw new AppError('badInput', { errors: [{ path: 'location', message }] });
  return { slug, name: displayName.main };
}

/**
 * Subscribes a place's bulletin to an own channel. Throws `AppError` `badInput`, `unknownPlace`, `planLimit`,
 * `unavailable`, and `conflict` where the channel gets this bulletin already.
 */
export async function addSubscription(
  needs: OwnSubscriptionNeeds,
  accountId: string,
  body: unknown,
  language: Language,
) {
  const { database, clock, findPlan, locate, listChannels } = needs;
  const input = requireFitting(WardSubscriptionInput, body ?? {}, language);
  const { slug, name } = requirePlace(locate, input.location, language);
  const { planId } = await findPlan(accountId);
  const now = clock();
  const subscription: WardSubscription = {
    accountId,
    id: makeUuidV7(now * 1000),
    slug,
    language: input.language ?? 'vi',
    channelId: input.channelId,
    queuedDay: null,
    sentAt: null,
    createdAt: now,
  };
  const channel = await database.inTransaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const known = await listChannels(transaction, accountId);
    const chosen = requireChannel(
      needs,
      known.find(({ id }) => id === input.channelId),
      planId,
      language,
    );
    if ((await WARD_SUBSCRIPTIONS.list(transaction, accountId)).length >= MOST_SUBSCRIPTIONS)
      throw makeAccountLimitError('wardBulletins', MOST_SUBSCRIPTIONS, planId);
    if (!(await WARD_SUBSCRIPTIONS.insertNew(transaction, subscription)))
      throw new AppError('conflict', {
        detail: { vi: wardSubscriptionMessages.vi.refusals.known, en: wardSubscriptionMessages.en.refusals.known },
      });
    return chosen;
  });
  return toShape(subscription, { channel, planId, name });
}

/** An account's subscriptions for its export; the channels are another part of it. */
export async function exportSubscriptions(database: Database, accountId: string) {
  return (await WARD_SUBSCRIPTIONS.list(database, accountId)).map(
    ({ id, slug, language, channelId, sentAt, createdAt }) => ({
      id,
      location: slug,
      language,
      channelId,
      lastSentAt: toMoment(sentAt),
      createdAt: formatMoment(createdAt),
    }),
  );
}
