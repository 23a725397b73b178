import type { EndpointReply } from '@portal/contract/endpoint';
import { PAGE_CALLS } from '@portal/contract/endpoint-addresses.table';
import type { OfficialWarning, warningsList } from '@portal/contract/endpoints/warnings';
import type { weatherMarine } from '@portal/contract/endpoints/weather';
import type { weatherWindHeights } from '@portal/contract/endpoints/wind';
import { ORDER_ADDRESSES } from '@portal/contract/own/order-addresses.table';
import { WIND_FARM_ADDRESSES } from '@portal/contract/own/wind-farm-addresses.table';
import type { OwnFarm } from '@portal/contract/own/wind-farms';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { listGates, listWorkWarnings, toWorkConditions } from '#components/content/describe-site-work.ts';
import { joinIssued } from '#components/weather/freshness.ts';
import { type DeskData, listHeights } from '#components/wind-desk/desk-data.ts';
import { callOwn } from '#islands/session/call-account.ts';
import { toSubject } from './farm-subject.ts';

/** Account data of the desk; null on failure. */
export interface OwnDesk {
  readonly farms: readonly OwnFarm[];
  readonly planId: PlanId;
}

/** Weather of a farm with the warnings that stop work there. */
export interface FarmWeather {
  readonly data: DeskData;
  readonly warnings: readonly OfficialWarning[];
}

const FORBIDDEN = 403;
const NO_WARNINGS: EndpointReply<typeof warningsList> = { items: [], over: [] };
const MOST_DAYS = 10;

/** Loads the account's farms and plan. Never throws. */
export async function loadFarms(language: Language): Promise<OwnDesk | null> {
  const [farms, plan] = await Promise.all([
    callOwn(WIND_FARM_ADDRESSES.windFarmsList, { language }),
    callOwn(ORDER_ADDRESSES.ownPlan, { language }),
  ]);
  if (!farms.ok || !plan.ok) return null;
  return { farms: farms.reply.items, planId: plan.reply.planId };
}

/** Days ahead that a plan shows. */
export const findDays = (planId: PlanId): number => Math.min(getPlanLimit(planId, 'weatherForecast'), MOST_DAYS);

/** Loads a farm's weather up to the plan's limit; null on failure. Never throws. */
export async function loadFarmWeather(farm: OwnFarm, planId: PlanId, language: Language): Promise<FarmWeather | null> {
  const days = findDays(planId);
  const seaDays = Math.min(getPlanLimit(planId, 'marineWeather'), days);
  const point = { lat: String(farm.lat), lng: String(farm.lng) };
  const heights = listHeights(toSubject(farm));
  const [wind, marine, listed] = await Promise.all([
    callOwn(PAGE_CALLS.weatherWindHeights, { language, query: { ...point, heights, hours: String(days * 24) } }),
    seaDays === 0 ? null : callOwn(PAGE_CALLS.weatherMarine, { language, query: { ...point, days: String(seaDays) } }),
    callOwn(PAGE_CALLS.warningsList, { language, query: point }),
  ]);
  if (!wind.ok) return null;
  const reply = wind.reply as EndpointReply<typeof weatherWindHeights>;
  const sea = marine?.ok ? (marine.reply as EndpointReply<typeof weatherMarine>) : null;
  const known = listed.ok ? (listed.reply as EndpointReply<typeof warningsList>) : NO_WARNINGS;
  const [now] = reply.hours;
  return {
    warnings: listWorkWarnings(known.items),
    data: {
      place: reply.place,
      issued: joinIssued(reply.issued, sea === null ? [] : [sea.issued]),
      wind: reply.hours,
      waves: sea?.hours ?? null,
      wavesMissing: sea !== null ? null : marine === null || marine.status === FORBIDDEN ? 'plan' : 'noData',
      conditions: toWorkConditions(
        now === undefined ? undefined : { at: now.at, thunder: now.thunder },
        listGates(known),
      ),
    },
  };
}
