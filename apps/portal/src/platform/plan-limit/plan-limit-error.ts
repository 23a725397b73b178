import { describePlanLimit, type LimitFacts } from '@portal/content/products/plan-limit-messages';
import { AppError, type InputError } from '@portal/contract/errors';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import {
  findUpgrade,
  getQuantityLimit,
  type LimitedQuantity,
  type PlanOrGuest,
  type PlanQuantity,
} from '@portal/domain/plan/plan-limit';
import { toLanguagePath } from '@portal/routes/counterpart';
import { toPaymentPath } from '@portal/routes/plan-paths';

/** A request beyond a plan's limit. */
export interface PlanRefusal {
  readonly plan: PlanOrGuest;
  readonly limit: number;
  readonly limitOf: (plan: PlanId) => number;
  /** Whether a plan suffices. */
  readonly isEnough: (plan: PlanId) => boolean;
}

interface RefusalOptions {
  readonly status?: 403;
  /** Replaces the sentence about the limit. */
  readonly detail?: Readonly<Record<Language, string>>;
  readonly errors?: readonly InputError[];
}

/** Where to get a plan: payment, registration, or the contact page for contract plans. */
function toPlanPath(plan: PlanId, language: Language): string {
  const { price } = PLANS[plan];
  if (price === 'onRequest') return toLanguagePath('contact', language);
  return price === 0 ? toLanguagePath('register', language) : toPaymentPath(plan, language);
}

function toFacts(quantity: LimitedQuantity, { plan, limit, limitOf, isEnough }: PlanRefusal) {
  const upgrade = findUpgrade(plan, isEnough);
  return { quantity, limit, plan, upgrade: upgrade && { plan: upgrade, limit: limitOf(upgrade) } } as const;
}

function makeError(facts: LimitFacts, plan: PlanOrGuest, options: RefusalOptions): AppError {
  const { quantity, limit, upgrade } = facts;
  const price = upgrade && PLANS[upgrade.plan].price;
  return new AppError('planLimit', {
    detail: { vi: describePlanLimit(facts, 'vi'), en: describePlanLimit(facts, 'en') },
    ...options,
    planLimit: {
      quantity,
      limit,
      plan,
      upgrade: upgrade && {
        plan: upgrade.plan,
        price: typeof price === 'number' ? price : null,
        href: { vi: toPlanPath(upgrade.plan, 'vi'), en: toPlanPath(upgrade.plan, 'en') },
      },
    },
  });
}

/** A refusal's sentence, for example next to a field. */
export const describeRefusal = (quantity: LimitedQuantity, refusal: PlanRefusal, language: Language): string =>
  describePlanLimit(toFacts(quantity, refusal), language);

/** `planLimit` with the smallest sufficient plan and where to get it. */
export const makePlanLimitError = (
  quantity: LimitedQuantity,
  refusal: PlanRefusal,
  options: RefusalOptions = {},
): AppError => makeError(toFacts(quantity, refusal), refusal.plan, options);

/** `planLimit` for a limit that is the same in all plans. */
export const makeAccountLimitError = (quantity: LimitedQuantity, limit: number, plan: PlanId): AppError =>
  makeError({ quantity, limit, plan: null, upgrade: null }, plan, {});

/** Throws `planLimit` if a plan has less than wanted. */
export function requireInPlan(
  quantity: PlanQuantity,
  wanted: number,
  plan: PlanId,
  options: RefusalOptions = {},
): void {
  const limitOf = (other: PlanId): number => getQuantityLimit(quantity, other);
  const limit = limitOf(plan);
  if (wanted <= limit) return;
  throw makePlanLimitError(quantity, { plan, limit, limitOf, isEnough: (other) => wanted <= limitOf(other) }, options);
}
