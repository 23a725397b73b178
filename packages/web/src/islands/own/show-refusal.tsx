import { dashboardMessages } from '@portal/content/messages/dashboard-messages';
import { namePlan } from '@portal/content/products/plan-words';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import type { ReactNode } from 'react';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import type { Refusal } from '#islands/session/call-account.ts';

interface Upgrade {
  readonly plan: PlanId;
  readonly href: string;
}

/** Plan that a refusal names as sufficient, with the path to buy it; null for other refusals. */
export function findUpgrade({ body }: Pick<Refusal, 'body'>): Upgrade | null {
  const { plan, href } = (body.upgrade ?? {}) as Partial<Record<keyof Upgrade, unknown>>;
  const isOwnPath = typeof href === 'string' && /^\/(?![/\\])/.test(href);
  return isOwnPath && typeof plan === 'string' && plan in PLANS ? { plan: plan as PlanId, href } : null;
}

/** Reason of a refusal; at a plan limit with a link to a sufficient plan. */
export function showRefusal(answer: Refusal, language: Language): ReactNode {
  const sentence = describeRefusal(answer, language);
  const upgrade = findUpgrade(answer);
  if (upgrade === null) return sentence;
  return (
    <span>
      {sentence} <a href={upgrade.href}>{dashboardMessages[language].getPlan(namePlan(upgrade.plan, language))}</a>
    </span>
  );
}
