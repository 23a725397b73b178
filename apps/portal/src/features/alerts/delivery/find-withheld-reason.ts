import type { PlanId } from '@portal/domain/plan/plan.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { isInPlan } from '#features/alerts/own/channels.ts';
import type { Delivery, DeliveryTarget, WithheldReason } from './delivery-store.ts';

/** What decides whether a message may leave. */
export interface SendingQuestion {
  readonly delivery: Pick<Delivery, 'channel' | 'isDemo' | 'expiresAt'>;
  /** Null where the message's channel was removed with its address. */
  readonly target: (Pick<DeliveryTarget, 'isVerified' | 'isActive' | 'isAgreed'> & { readonly address: string }) | null;
  readonly planId: PlanId;
  readonly isBlocked: boolean;
  /** Whether nobody but this machine gets it. */
  readonly isSandbox: boolean;
  readonly now: EpochSeconds;
}

/**
 * Why a message must not leave; null: it may. What its owner or the law forbids comes first, so that the log names that; text messages
 * have a limit a day besides.
 */
export function findWithheldReason(question: SendingQuestion): WithheldReason | null {
  const { delivery, target, planId, isBlocked, isSandbox, now } = question;
  if (isBlocked) return 'doNotContact';
  if (target?.isAgreed === false) return 'noConsent';
  if (target === null || !target.isActive || !isInPlan(planId, delivery.channel)) return 'paused';
  if (target.isAgreed === null) return 'noConsent';
  if (!target.isVerified) return 'unverified';
  if (delivery.isDemo && !isSandbox) return 'demo';
  return now >= delivery.expiresAt ? 'expired' : null;
}
