import { hasProgramCalls } from './may-use.ts';
import { PLANS, type Plan, type PlanId } from './plan.table.ts';

/** Places of a batch that count as one call of the quota (api.md, "The API product"). */
export const PLACES_A_CALL = 10;

const DAY_MINUTES = 1440;
const HOUR_MINUTES = 60;

/**
 * A program's use of the API: number of `places` (at least 1), interval in minutes (1…1440), one by one or in batches.
 */
export interface CallNeed {
  readonly places: number;
  readonly everyMinutes: number;
  readonly inBatches: boolean;
}

/** Result of an estimate. */
export interface CallEstimate {
  /** Quota calls per day. */
  readonly perDay: number;
  /** Most of them within one clock hour. */
  readonly perHour: number;
  /** The cheapest plan that covers them. */
  readonly plan: PlanId;
}

/** Whether a plan's daily and hourly quota covers these calls. A contract plan has no limit here. */
function hasCalls({ api }: Plan, perDay: number, perHour: number): boolean {
  if (api === 'onRequest') return true;
  return perDay <= api.perDay && (api.perHour === null || perHour <= api.perHour);
}

/**
 * A program's calls per day and hour, and the cheapest plan for them: only packages have batch calls, where each ten
 * places count as one call. Package 5 is by contract, so there is always one.
 */
export function estimateCalls({ places, everyMinutes, inBatches }: CallNeed): CallEstimate {
  const perRound = inBatches ? Math.ceil(places / PLACES_A_CALL) : places;
  const perDay = perRound * Math.ceil(DAY_MINUTES / everyMinutes);
  const perHour = perRound * Math.max(1, Math.ceil(HOUR_MINUTES / everyMinutes));
  const plans = Object.keys(PLANS) as PlanId[];
  const isEnough = (id: PlanId): boolean => (!inBatches || hasProgramCalls(id)) && hasCalls(PLANS[id], perDay, perHour);
  return { perDay, perHour, plan: plans.find(isEnough) ?? 'package-5' };
}
