import { describePlanFields, listPlanIds } from '@portal/content/products/plan-words';
import { type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { PlanShape } from '@portal/contract/endpoints/plans';
import { ORDER_ADDRESSES } from '@portal/contract/order-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type Plan, type PlanId } from '@portal/domain/plan/plan.table';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { getAccountId, toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawReply, RawRoute } from '#platform/http/raw-route.ts';
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

const toMoment = (at: EpochSeconds | null) => (at === null ? null : formatMoment(at));

function toReply({ planId, endsAt, isCancelled, next }: OwnPlan): RawReply {
  const following = next.map((term) => ({
    planId: term.planId,
    startsAt: formatMoment(term.startsAt),
    endsAt: formatMoment(term.endsAt),
  }));
  return toJsonReply({ planId, expiresAt: toMoment(endsAt), cancelled: isCancelled, next: following });
}

export function listOwnPlanRoutes({ database, clock, ledger }: PlanRouteNeeds): readonly RawRoute[] {
  return [
    {
      ...ORDER_ADDRESSES.ownPlan,
      access: 'account',
      limit: LIMIT,
      handle: async (_request, context) => toReply(await ledger.find(getAccountId(context))),
    },
    {
      ...ORDER_ADDRESSES.ownPlanCancel,
      access: 'account',
      limit: LIMIT,
      ownPagesOnly: true,
      body: 'json',
      async handle(_request, context) {
        const accountId = getAccountId(context);
        await cancelTerms(database, accountId, clock());
        return toReply(await ledger.find(accountId));
      },
    },
  ];
}
