import type { RequestContext } from '@portal/contract/context';
import type { EndpointInput } from '@portal/contract/endpoint';
import type { DecisionBoard, decisionsEvaluate } from '@portal/contract/endpoints/decisions';
import { AppError } from '@portal/contract/errors';
import type { DecisionActivity } from '@portal/domain/decision/decision-condition';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { getQuantityLimit } from '@portal/domain/plan/plan-limit';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { makePlanLimitError, requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import type { DecisionNeeds, WorkHours } from '../needs.ts';
import { assessActivity } from './assess-activity.ts';
import { listActivityErrors, toActivity } from './read-activity.ts';

const GUEST_ACTIVITIES = 3;
export const GUEST_DAYS = 3;
const MOST_DAYS = 15;

/** Throws `planLimit` if the request exceeds the plan or a guest's limits. */
async function requireEnough(
  { findPlan }: Pick<DecisionNeeds, 'findPlan'>,
  caller: RequestContext['caller'],
  { quantity, wanted, ofGuest }: { quantity: 'weatherForecast' | 'insightNumber'; wanted: number; ofGuest: number },
): Promise<void> {
  const status = 403;
  if (caller.kind !== 'guest')
    return requireInPlan(quantity, wanted, (await findPlan(caller.accountId)).planId, { status });
  const limitOf = (plan: PlanId): number => getQuantityLimit(quantity, plan);
  const refusal = {
    plan: 'guest',
    limit: ofGuest,
    limitOf,
    isEnough: (plan: PlanId) => wanted <= limitOf(plan),
  } as const;
  if (wanted > ofGuest) throw makePlanLimitError(quantity, refusal, { status });
}

/**
 * Throws `AppError` `planLimit` if an HTTP call asks for more days than its caller has. Pages call directly and are
 * not limited.
 */
export async function requireDays(
  needs: Pick<DecisionNeeds, 'findPlan'>,
  query: Readonly<Record<string, unknown>>,
  caller: RequestContext['caller'],
): Promise<void> {
  const wanted = Number(query.days ?? GUEST_DAYS);
  // The schema refuses more than exist.
  if (wanted <= MOST_DAYS)
    await requireEnough(needs, caller, { quantity: 'weatherForecast', wanted, ofGuest: GUEST_DAYS });
}

const requireCount = (needs: DecisionNeeds, wanted: number, { caller }: RequestContext): Promise<void> =>
  requireEnough(needs, caller, { quantity: 'insightNumber', wanted, ofGuest: GUEST_ACTIVITIES });

const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

export function toBoard(activities: readonly DecisionActivity[], hours: WorkHours, language: Language): DecisionBoard {
  const { place, issued, columns, startAt, count } = hours;
  return {
    place,
    issued,
    activities: activities.map((activity) => assessActivity(activity, hours, language)),
    weather: Array.from({ length: count }, (_, hour) => ({
      at: formatMoment(startAt + hour * HOUR_SECONDS),
      rain: orNull(columns.rain?.[hour]),
      rainProbability: orNull(columns.rainProbability?.[hour]),
      windGust: orNull(columns.windGust?.[hour]),
    })),
  };
}

/** Throws `AppError` `badInput`, `planLimit`, `outsideCoverage`, `noData`. */
export async function evaluateActivities(
  needs: DecisionNeeds,
  { query, body }: EndpointInput<typeof decisionsEvaluate>,
  context: RequestContext,
): Promise<DecisionBoard> {
  const { lang: language = 'vi', days = GUEST_DAYS } = query;
  if (body === undefined) throw new AppError('badInput');
  const { lat, lng, activities } = body;
  const errors = activities.flatMap((activity, index) =>
    listActivityErrors(activity, `activities[${index}].`, language),
  );
  if (errors.length > 0) throw new AppError('badInput', { errors });
  await requireCount(needs, activities.length, context);
  return toBoard(activities.map(toActivity), needs.readWorkHours({ lat, lng }, days * 24, language), language);
}
