import { getPlanLimit, hasProgramCalls, mayUse } from './may-use.ts';
import { PLANS, type Plan, type PlanId } from './plan.table.ts';

/** What plans give more or less of, by the names that refusals use. */
const LIMITS = {
  /** Hours. */
  pastRain: (plan) => getPlanLimit(plan, 'pastRain'),
  /** Days ahead. */
  weatherForecast: (plan) => getPlanLimit(plan, 'weatherForecast'),
  /** Minutes. */
  warningThunderstormLightning: (plan) => getPlanLimit(plan, 'warningThunderstormLightning'),
  /** Days. */
  marineWeather: (plan) => getPlanLimit(plan, 'marineWeather'),
  /** Rules and activities together. */
  insightNumber: (plan) => getPlanLimit(plan, 'insightNumber'),
  /** People, the owner included. */
  userNumber: (plan) => getPlanLimit(plan, 'userNumber'),
  /** Places of alerts, catchments, wind farms and weather records together. */
  locationNumber: (plan) => getPlanLimit(plan, 'locationNumber'),
  /** Days of a climate bulletin, and regions of those ordered in a month. */
  climateDays: (plan) => getClimate(plan).days,
  climateRegions: (plan) => getClimate(plan).regions,
  /** 1 where a plan has it. */
  email: (plan) => toNumber(mayUse(plan, { field: 'notification', channel: 'email' })),
  sms: (plan) => toNumber(mayUse(plan, { field: 'notification', channel: 'sms' })),
  zalo: (plan) => toNumber(mayUse(plan, { field: 'notification', channel: 'zalo' })),
  push: (plan) => toNumber(mayUse(plan, { field: 'notification', channel: 'push' })),
  webhook: (plan) => toNumber(hasProgramCalls(plan)),
  batch: (plan) => toNumber(hasProgramCalls(plan)),
  runs: (plan) => toNumber(hasProgramCalls(plan)),
} as const satisfies Record<string, (plan: PlanId) => number>;

/** What a plan gives by a limit of its own. */
export type PlanQuantity = keyof typeof LIMITS;

/** What every plan has the same of, or less of than of places: it is refused by the same words. */
export const COUNTED_QUANTITIES = ['apiKeys', 'channels', 'weatherRecords', 'dataPlaces', 'bulletinOrders'] as const;

/** Whatever may be refused by `planLimit`. */
export type LimitedQuantity = PlanQuantity | (typeof COUNTED_QUANTITIES)[number];

/** Every quantity that a refusal may name. */
export const LIMITED_QUANTITIES: readonly LimitedQuantity[] = [
  ...(Object.keys(LIMITS) as PlanQuantity[]),
  ...COUNTED_QUANTITIES,
];

const toNumber = (has: boolean): number => (has ? 1 : 0);

function getClimate(plan: PlanId): { readonly days: number; readonly regions: number } {
  const { climateWeather }: Plan = PLANS[plan];
  const all = Number.POSITIVE_INFINITY;
  if (climateWeather === null) return { days: all, regions: all };
  return climateWeather === 0 ? { days: 0, regions: 0 } : climateWeather;
}

/** How much of a quantity a plan has, in its unit; infinite where all of it. */
export const getQuantityLimit = (quantity: PlanQuantity, plan: PlanId): number => LIMITS[quantity](plan);

/** Who is not signed in has no plan, and is named so in refusals. */
export type PlanOrGuest = PlanId | 'guest';

/** The cheapest plan above somebody's own that is enough; null where none is. */
export function findUpgrade(plan: PlanOrGuest, isEnough: (plan: PlanId) => boolean): PlanId | null {
  const plans = Object.keys(PLANS) as PlanId[];
  const above = plan === 'guest' ? plans : plans.slice(plans.indexOf(plan) + 1);
  return above.find(isEnough) ?? null;
}
