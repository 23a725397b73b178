import { describePlanFields, listPlanIds } from '@portal/content/products/plan-words';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { PlanShape } from '@portal/contract/endpoints/plans';
import { PLAN_CALLS } from '@portal/contract/own/orders';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type Plan, type PlanId } from '@portal/domain/plan/plan.table';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import { type OwnAnswers, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import type { OwnPlan, PlanLedger } from './plan-ledger.ts';
import { cancelTerms } from './plan-store.ts';

interface PlanRouteNeeds {
  readonly database: Database;
  readonly clock: () => EpochSeconds;
  readonly ledger: PlanLedger;
}

function toPlanShape(id: PlanId, language: Language): PlanShape {
  const plan: Plan = PLANS[id];
  const { price, api, climateWeather, notification } = plan;
  return {
    id,
    ...plan,
    ...describePlanFields(id, language),
    price: price === 'onRequest' ? null : price,
    climateWeather: climateWeather === 0 ? null : climateWeather,
    notification: typeof notification === 'string' ? notification : notification === null ? null : [...notification],
    api: api === 'onRequest' ? null : api,
  };
}

export function listPlanEndpoints(): readonly EndpointRoute[] {
  return [
    toEndpointRoute(ENDPOINTS_BY_ID.plansList, (_input, { language }) => ({
      items: listPlanIds().map((id) => toPlanShape(id, language)),
    })),
  ];
}

const LIMIT = { name: 'plans', perMinute: 60, perDay: 2000 } as const;

function toOwnPlanShape({ planId, endsAt, isCancelled, next }: OwnPlan) {
  const following = next.map((term) => ({
    planId: term.planId,
    startsAt: formatMoment(term.startsAt),
    endsAt: formatMoment(term.endsAt),
  }));
  const expiresAt = endsAt === null ? null : formatMoment(endsAt);
  return { planId, expiresAt, cancelled: isCancelled, next: following };
}

export function listOwnPlanRoutes({ database, clock, ledger }: PlanRouteNeeds): readonly RawRoute[] {
  const show = async (accountId: string) => toOwnPlanShape(await ledger.find(accountId));
  const answers: OwnAnswers<typeof PLAN_CALLS> = {
    ownPlan: ({ accountId }) => show(accountId),
    async ownPlanCancel({ accountId }) {
      await cancelTerms(database, accountId, clock());
      return show(accountId);
    },
  };
  return toOwnRoutes(PLAN_CALLS, answers, { limit: LIMIT });
}
