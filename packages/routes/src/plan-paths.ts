import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { addQuery, toLanguagePath } from './counterpart.ts';

/** Query parameter of the chosen plan, the same in both languages. */
export const PLAN_PARAMETER = 'plan';

export const toPaymentPath = (plan: PlanId, language: Language): string =>
  addQuery(toLanguagePath('payment', language), `${PLAN_PARAMETER}=${plan}`);

/** Sign-up or log-in on the way to checkout; keeps the chosen plan. */
export const toEntryPath = (entry: 'register' | 'login', plan: PlanId, language: Language): string =>
  addQuery(toLanguagePath(entry, language), `redirect=${encodeURIComponent(toPaymentPath(plan, language))}`);
