import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { addQuery, toLanguagePath } from './counterpart.ts';

/** Name of the chosen plan in an address, the same in both languages. */
export const PLAN_PARAMETER = 'plan';

/** Where a plan is paid for. */
export const toPaymentPath = (plan: PlanId, language: Language): string =>
  addQuery(toLanguagePath('payment', language), `${PLAN_PARAMETER}=${plan}`);

/** Registration or login on the way to paying for a plan: the choice survives it. */
export const toEntryPath = (entry: 'register' | 'login', plan: PlanId, language: Language): string =>
  addQuery(toLanguagePath(entry, language), `redirect=${encodeURIComponent(toPaymentPath(plan, language))}`);
