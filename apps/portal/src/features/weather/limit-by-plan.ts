import type { EndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { getQuantityLimit, type PlanQuantity } from '@portal/domain/plan/plan-limit';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { makePlanLimitError } from '#platform/plan-limit/plan-limit-error.ts';
import { findPastStart } from './find-past.ts';

interface PlanNeeds {
  readonly clock: () => EpochSeconds;
  readonly findPlan: (accountId: string) => Promise<{ readonly planId: PlanId }>;
}

type Query = Readonly<Record<string, unknown>>;

/** The plan quantity that a call needs, and how much: hours, days, or 1 for access to the call. */
interface Measure {
  readonly quantity: PlanQuantity;
  readonly measure: (query: Query, now: EpochSeconds) => number;
  /** So much is for all, guests too; absent: guests, who are then the portal itself, are not measured. */
  readonly free?: number;
}

const MEASURES: ReadonlyMap<string, Measure> = new Map<string, Measure>([
  [
    ENDPOINTS_BY_ID.weatherPast.id,
    {
      quantity: 'pastRain',
      measure: ({ from }, now) => {
        const startAt = findPastStart(String(from));
        return startAt === null ? 0 : Math.floor((now - startAt) / HOUR_SECONDS);
      },
    },
  ],
  [ENDPOINTS_BY_ID.weatherMarine.id, { quantity: 'marineWeather', measure: ({ days }) => Number(days ?? 1) }],
  [ENDPOINTS_BY_ID.weatherSea.id, { quantity: 'marineWeather', measure: ({ days }) => Number(days ?? 1), free: 3 }],
  [ENDPOINTS_BY_ID.weatherBatch.id, { quantity: 'batch', measure: () => 1 }],
  [ENDPOINTS_BY_ID.weatherRuns.id, { quantity: 'runs', measure: () => 1 }],
]);

/** Limits weather calls to the plan of their key or session: more is refused with 403 `planLimit`. */
export function limitByPlan(routes: readonly EndpointRoute[], { clock, findPlan }: PlanNeeds): EndpointRoute[] {
  return routes.map((route) => {
    const need = MEASURES.get(route.endpoint.id);
    if (need === undefined) return route;
    return {
      ...route,
      async allow(query, caller) {
        const { quantity, measure, free = 0 } = need;
        const isGuest = caller.kind === 'guest';
        if (isGuest && need.free === undefined) return;
        const wanted = measure(query, clock());
        if (wanted <= free) return;
        const limitOf = (plan: PlanId): number => Math.max(free, getQuantityLimit(quantity, plan));
        const plan = isGuest ? 'guest' : (await findPlan(caller.accountId)).planId;
        const limit = plan === 'guest' ? free : limitOf(plan);
        if (wanted <= limit) return;
        const isEnough = (other: PlanId): boolean => wanted <= limitOf(other);
        throw makePlanLimitError(quantity, { plan, limit, limitOf, isEnough }, { status: 403 });
      },
    };
  });
}
