import { CHANNEL_KINDS, type ChannelKind } from '#alert/channel.table.ts';
import { type CountedField, getPlanLimit, hasChannel, hasProgramCalls } from './may-use.ts';
import { PLANS, type Plan, type PlanId } from './plan.table.ts';

type LimitOf = (plan: PlanId) => number;

const CHANNEL_LIMITS = Object.fromEntries(
  CHANNEL_KINDS.map((kind) => [kind, (plan) => toNumber(hasChannel(plan, kind))] satisfies [string, LimitOf]),
) as Readonly<Record<ChannelKind, LimitOf>>;

/** Quantities that differ between plans, by the names used in refusals. */
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
  /** People, including the owner. */
  userNumber: (plan) => getPlanLimit(plan, 'userNumber'),
  /** Places of alerts, catchments, wind farms and weather records together. */
  locationNumber: (plan) => getPlanLimit(plan, 'locationNumber'),
  /** Days of a climate bulletin, and regions of those ordered in a month. */
  climateDays: (plan) => getClimate(plan).days,
  climateRegions: (plan) => getClimate(plan).regions,
  /** 1 if a plan has it. */
  ...CHANNEL_LIMITS,
  batch: (plan) => toNumber(hasProgramCalls(plan)),
  runs: (plan) => toNumber(hasProgramCalls(plan)),
} as const satisfies Record<string, LimitOf> & Record<CountedField, LimitOf>;

/** A quantity with its own limit in plans. */
export type PlanQuantity = keyof typeof LIMITS;

/** Quantities with the same limit in every plan, or derived from the limit of places: refused by the same texts. */
export const COUNTED_QUANTITIES = [
  'apiKeys',
  'channels',
  'wardBulletins',
  'weatherRecords',
  'dataPlaces',
  'bulletinOrders',
] as const;

/** Every quantity of a `planLimit` refusal. */
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

/** A plan's limit of a quantity, in its unit; infinite if unlimited. */
export const getQuantityLimit = (quantity: PlanQuantity, plan: PlanId): number => LIMITS[quantity](plan);

/** A visitor who is not signed in has no plan, and has this name in refusals. */
export type PlanOrGuest = PlanId | 'guest';

/** The cheapest plan above the current one that is sufficient; null if none is. */
export function findUpgrade(plan: PlanOrGuest, isEnough: (plan: PlanId) => boolean): PlanId | null {
  const plans = Object.keys(PLANS) as PlanId[];
  const above = plan === 'guest' ? plans : plans.slice(plans.indexOf(plan) + 1);
  return above.find(isEnough) ?? null;
}
