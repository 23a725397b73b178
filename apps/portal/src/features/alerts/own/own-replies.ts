import { AppError } from '@portal/contract/errors';
import type { PlanId } from '@portal/domain/plan/plan.table';

/** The thing of an id among one's own. Throws `AppError` `notFound`. */
export function getOwn<Item extends { readonly id: string }>(items: readonly Item[], id: string | undefined): Item {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new AppError('notFound');
  return found;
}

/** Throws `AppError` `planLimit` where an amount is beyond what the plan allows. */
export function requireWithin(amount: number, limit: number, planId: PlanId): void {
  if (amount > limit) throw new AppError('planLimit', { planLimit: { limit, plan: planId } });
}
