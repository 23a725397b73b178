import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { namePlan } from '@portal/content/products/plan-words';
import type { Language } from '@portal/domain/language/language';
import { findPlanFor, type PlanNeed } from '@portal/domain/plan/may-use';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import type { AccountAnswer } from '#islands/session/call-account.ts';

const isPlanId = (value: unknown): value is PlanId => typeof value === 'string' && value in PLANS;

/** What somebody wanted more of than the plan has: how a number of it is said, and what it needs of a plan. */
export interface WantedMore {
  readonly say: (limit: string) => string;
  readonly need: (limit: number) => PlanNeed;
}

/** Why something was not accepted: the limit of the plan with the plan that lifts it, else the server's own sentence. */
export function describeRefusal({ status, body }: AccountAnswer, language: Language, wanted?: WantedMore): string {
  const words = dashboardMessages[language];
  if (body.errorCode === 'planLimit' && wanted !== undefined && isPlanId(body.plan)) {
    const limit = Number(body.limit);
    const larger = findPlanFor(wanted.need(limit));
    const name = namePlan(body.plan, language);
    const has = limit === 0 ? words.needs.none : words.needs.limit(wanted.say(String(limit)), name);
    return larger === null ? has : `${has} ${words.needs.lift(namePlan(larger, language))}`;
  }
  if (body.errorCode === 'emailNotVerified') return `${words.unverified} ${words.unverifiedText}`;
  const [first] = Array.isArray(body.errors) ? (body.errors as { readonly message: string }[]) : [];
  if (first !== undefined) return first.message;
  return status >= 400 && status < 500 && typeof body.detail === 'string' ? body.detail : words.notAccepted;
}
