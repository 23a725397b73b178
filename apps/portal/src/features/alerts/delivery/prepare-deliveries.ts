import { getSmsPerDay, hasChannel } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { type Delivery, type DeliveryTarget, findTargets, type WithheldReason } from './delivery-store.ts';
import { findBlocked } from './do-not-contact.ts';
import type { DeliveryNeeds } from './needs.ts';
import { reserveSms } from './reserve-sms.ts';
import { isSandbox } from './send-alert.ts';
import type { Form } from './write-forms.ts';

/** A claimed message with its current channel, or with the reason to withhold it. */
export type Prepared =
  | { readonly delivery: Delivery; readonly form: Form }
  | { readonly delivery: Delivery; readonly reason: WithheldReason };

const hasForm = (one: Prepared): one is Prepared & { readonly form: Form } => 'form' in one;

interface SendingQuestion {
  readonly delivery: Pick<Delivery, 'channel' | 'isDemo' | 'expiresAt'>;
  /** Null if the channel was removed. */
  readonly target:
    | (Pick<DeliveryTarget, 'isVerified' | 'isActive' | 'isAgreed' | 'isShared'> & { readonly address: string })
    | null;
  readonly planId: PlanId;
  readonly isBlocked: boolean;
  /** Whether the message stays on this machine. */
  readonly isSandbox: boolean;
  readonly now: EpochSeconds;
}

/**
 * Reason to withhold a message; null: it may be sent. Consent and blocks come first, so that the log names them. The
 * daily SMS limit is checked separately.
 */
function findWithheldReason(question: SendingQuestion): WithheldReason | null {
  const { delivery, target, planId, isBlocked, isSandbox, now } = question;
  if (isBlocked) return 'doNotContact';
  if (target?.isAgreed === false) return 'noConsent';
  if (target === null || !target.isActive || !target.isShared || !hasChannel(planId, delivery.channel)) return 'paused';
  if (target.isAgreed === null) return 'noConsent';
  if (!target.isVerified) return 'unverified';
  if (delivery.isDemo && !isSandbox) return 'demo';
  return now >= delivery.expiresAt ? 'expired' : null;
}

/** The account whose plan covers a message. */
const getPayer = ({ accountId, ownerId }: Delivery): string => ownerId ?? accountId;

async function checkAll(needs: DeliveryNeeds, deliveries: readonly Delivery[]) {
  const { database, senders, clock, findPaidPlans, publicUrl } = needs;
  const targets = await findTargets(database, deliveries);
  const addresses = [...targets.values()].flatMap(({ address }) => address ?? []);
  const blocked = await findBlocked(database, [...new Set(addresses)]);
  const plans = await findPaidPlans([...new Set(deliveries.map(getPayer))]);
  const prepared = deliveries.map((delivery): Prepared => {
    const found = targets.get(delivery.id);
    const address = found?.address ?? null;
    const target = found === undefined || address === null ? null : { ...found, address };
    const reason = findWithheldReason({
      delivery,
      target,
      planId: plans.get(getPayer(delivery)) ?? 'community',
      isBlocked: address !== null && blocked.has(address),
      isSandbox: address !== null && isSandbox(senders, delivery.channel, address),
      now: clock(),
    });
    if (reason !== null || target === null) return { delivery, reason: reason ?? 'paused' };
    return { delivery, form: { delivery, target, publicUrl } };
  });
  return { prepared, plans };
}

/** Decides for each claimed message whether it may be sent now. */
export async function prepareDeliveries(needs: DeliveryNeeds, deliveries: readonly Delivery[]): Promise<Prepared[]> {
  const { prepared, plans } = await checkAll(needs, deliveries);
  const texts = prepared.filter(hasForm).flatMap(({ delivery }) => (delivery.channel === 'sms' ? [delivery] : []));
  const allowed = await reserveSms(needs.database, texts, {
    day: startOfVietnamDay(needs.clock()),
    getMost: (accountId) => getSmsPerDay(plans.get(accountId) ?? 'community'),
  });
  return prepared.map((one) =>
    hasForm(one) && one.delivery.channel === 'sms' && !allowed.has(one.delivery.id)
      ? { delivery: one.delivery, reason: 'limit' }
      : one,
  );
}
