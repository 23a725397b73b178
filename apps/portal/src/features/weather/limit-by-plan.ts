import type { EndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { AppError } from '@portal/contract/errors';
import { getPlanLimit, hasProgramCalls } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findPastStart } from './find-past.ts';

interface PlanNeeds {
  readonly clock: () => EpochSeconds;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
}

type Query = Readonly<Record<string, unknown>>;

/** How much of what a call asks for, and how much of that a plan has; in hours, days, or 1 for a call that it must have at all. */
type Measure = (query: Query, plan: PlanId, now: EpochSeconds) => { readonly wanted: number; readonly limit: number };

/** What only plans for programs have. */
const forPrograms: Measure = (_query, plan) => ({ wanted: 1, limit: hasProgramCalls(plan) ? 1 : 0 });

const MEASURES: ReadonlyMap<string, Measure> = new Map<string, Measure>([
  [
    ENDPOINTS_BY_ID.weatherPast.id,
    ({ from }, plan, now) => {
      const startAt = findPastStart(String(from));
      return {
        wanted: startAt === null ? 0 : Math.floor((now - startAt) / HOUR_SECONDS),
        limit: getPlanLimit(plan, 'pastRain'),
      };
    },
  ],
  [
    ENDPOINTS_BY_ID.weatherMarine.id,
    ({ days }, plan) => ({ wanted: Number(days ?? 1), limit: getPlanLimit(plan, 'marineWeather') }),
  ],
  [ENDPOINTS_BY_ID.weatherBatch.id, forPrograms],
  [ENDPOINTS_BY_ID.weatherRuns.id, forPrograms],
]);

/** Calls of the weather with what the plan of a key or session allows of them: more is refused with 403 `planLimit`. */
export function limitByPlan(routes: readonly EndpointRoute[], { clock, findPlan }: PlanNeeds): EndpointRoute[] {
  return routes.map((route) => {
    const measure = MEASURES.get(route.endpoint.id);
    if (measure === undefined) return route;
    return {
      ...route,
      async allow(query, caller) {
        if (caller.kind === 'guest') return;
        const { planId } = await findPlan(caller.accountId);
        const { wanted, limit } = measure(query, planId, clock());
        if (wanted > limit) throw new AppError('planLimit', { status: 403, planLimit: { limit, plan: planId } });
      },
    };
  });
}
