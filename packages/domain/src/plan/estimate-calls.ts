import { hasProgramCalls } from './may-use.ts';
import { PLANS, type Plan, type PlanId } from './plan.table.ts';

/** Places of a batch that count as one call of the quota (api.md, "The API product"). */
export const PLACES_A_CALL = 10;

const DAY_MINUTES = 1440;
const HOUR_MINUTES = 60;

/** How a program reads the weather: `places` (1 and more), every so many minutes (1…1440), each alone or together. */
export interface CallNeed {
  readonly places: number;
  readonly everyMinutes: number;
  readonly inBatches: boolean;
}

/** What a need comes to. */
export interface CallEstimate {
  /** Calls of the quota on a day. */
  readonly perDay: number;
  /** The most of them within one clock hour. */
  readonly perHour: number;
  /** The cheapest plan that has them. */
  readonly plan: PlanId;
}

/** Whether a plan's quota, a day and an hour, has so many calls. What is agreed in a contract has no limit here. */
function hasCalls({ api }: Plan, perDay: number, perHour: number): boolean {
  if (api === 'onRequest') return true;
  return perDay <= api.perDay && (api.perHour === null || perHour <= api.perHour);
}

/**
 * Calls that a program makes a day and an hour, and the cheapest plan for them: only packages have calls of many places at once,
 * each ten of whose places count as one call. Package 5 is by contract, so that there is always one.
 */
export function estimateCalls({ places, everyMinutes, inBatches }: CallNeed): CallEstimate {
  const perRound = inBatches ? Math.ceil(places / PLACES_A_CALL) : places;
  const perDay = perRound * Math.ceil(DAY_MINUTES / everyMinutes);
  const perHour = perRound * Math.max(1, Math.ceil(HOUR_MINUTES / everyMinutes));
  const plans = Object.keys(PLANS) as PlanId[];
  const isEnough = (id: PlanId): boolean => (!inBatches || hasProgramCalls(id)) && hasCalls(PLANS[id], perDay, perHour);
  return { perDay, perHour, plan: plans.find(isEnough) ?? 'package-5' };
}
