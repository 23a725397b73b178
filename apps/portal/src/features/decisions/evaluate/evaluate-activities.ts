import type { RequestContext } from '@portal/contract/context';
import type { EndpointInput } from '@portal/contract/endpoint';
import type { DecisionBoard, decisionsEvaluate } from '@portal/contract/endpoints/decisions';
import { AppError } from '@portal/contract/errors';
import type { DecisionActivity } from '@portal/domain/decision/decision-condition';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { DecisionNeeds, WorkHours } from '../needs.ts';
import { assessActivity } from './assess-activity.ts';
import { listActivityErrors, toActivity } from './read-activity.ts';

/** Activities and days that a guest may try. */
const GUEST_ACTIVITIES = 3;
export const GUEST_DAYS = 3;
const MOST_DAYS = 15;

/** Days that a caller may look ahead, and what that is by. Pages call directly and are never cut (decisions.md, "Packages"). */
async function findDayLimit({ findPlan }: Pick<DecisionNeeds, 'findPlan'>, { caller }: Pick<RequestContext, 'caller'>) {
  if (caller.kind === 'guest') return { limit: GUEST_DAYS, plan: 'guest' };
  const { planId } = await findPlan(caller.accountId);
  return { limit: Math.min(getPlanLimit(planId, 'weatherForecast'), MOST_DAYS), plan: planId };
}

/** Throws `AppError` `planLimit` where a call over HTTP asks for more days than its caller has. */
export async function requireDays(
  needs: Pick<DecisionNeeds, 'findPlan'>,
  query: Readonly<Record<string, unknown>>,
  caller: RequestContext['caller'],
): Promise<void> {
  const planLimit = await findDayLimit(needs, { caller });
  const days = Number(query.days ?? GUEST_DAYS);
  if (days <= MOST_DAYS && days > planLimit.limit) throw new AppError('planLimit', { status: 403, planLimit });
}

async function requireCount({ findPlan }: DecisionNeeds, count: number, { caller }: RequestContext): Promise<void> {
  if (caller.kind === 'guest') {
    if (count > GUEST_ACTIVITIES)
      throw new AppError('planLimit', { status: 403, planLimit: { limit: GUEST_ACTIVITIES, plan: 'guest' } });
    return;
  }
  const { planId } = await findPlan(caller.accountId);
  const limit = getPlanLimit(planId, 'insightNumber');
  if (count > limit) throw new AppError('planLimit', { status: 403, planLimit: { limit, plan: planId } });
}

const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

/** The board of some activities at a place whose hours are read. */
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

/** Assesses activities at a place. Throws `AppError` `badInput`, `planLimit`, `outsideCoverage`, `noData`. */
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
