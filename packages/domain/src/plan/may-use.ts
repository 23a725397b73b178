import { CHANNELS, type ChannelKind, type NotificationChannel } from '#alert/channel.table.ts';
import { PLAN_CHANNELS, PLANS, type Plan, type PlanAmount, type PlanId } from './plan.table.ts';

/** Plan fields that limit a number. */
export type CountedField = {
  [Field in keyof Plan]: PlanAmount extends Plan[Field] ? Field : never;
}[keyof Plan];

/** Something to be allowed, by the plan field that allows it; `amount` in the unit of that field. */
export type PlanNeed =
  | { readonly field: CountedField; readonly amount: number }
  | { readonly field: 'climateWeather'; readonly days: number; readonly regions: number }
  | { readonly field: 'notification'; readonly channel: ChannelKind }
  | { readonly field: 'sms'; readonly perDay: number }
  | { readonly field: 'api'; readonly perDay: number };

/** SMS per day; a plan without an entry has none. */
const SMS_PER_DAY: Readonly<Partial<Record<PlanId, number>>> = {
  'happy-rain': 3,
  'package-5': Number.POSITIVE_INFINITY,
};

/** The longest lead of a rule if the plan covers the whole country instead, minutes. */
const LONGEST_LEAD_MINUTES = 180;

/** The largest allowed number; a contract plan has no limit here. */
function toMost(amount: PlanAmount): number {
  if (amount === null) return 0;
  return typeof amount === 'number' ? amount : Number.POSITIVE_INFINITY;
}

/** A plan's limit of a field, in its unit; infinite if unlimited. */
export function getPlanLimit(plan: PlanId, field: CountedField): number {
  const { [field]: amount }: Plan = PLANS[plan];
  if (field === 'warningThunderstormLightning' && amount === 'all') return LONGEST_LEAD_MINUTES;
  return toMost(amount);
}

/** Whether a plan has the calls for companies' programs: batches, earlier runs, webhooks. */
export const hasProgramCalls = (plan: PlanId): boolean => plan.startsWith('package-');

/** Notification channels of a plan. */
export const listPlanChannels = (plan: PlanId): readonly NotificationChannel[] => PLAN_CHANNELS[plan];

/** Whether a plan includes a channel. */
export function hasChannel(plan: PlanId, kind: ChannelKind): boolean {
  if (CHANNELS[kind].planField === 'programCalls') return hasProgramCalls(plan);
  return listPlanChannels(plan).some((included) => included === kind);
}

/** Text messages a day that a plan allows. */
export const getSmsPerDay = (plan: PlanId): number => SMS_PER_DAY[plan] ?? 0;

/** Whether a plan allows something: the one rule for pages, API, alerts, exports and quotas. */
export function mayUse(plan: PlanId, need: PlanNeed): boolean {
  const { climateWeather, api }: Plan = PLANS[plan];
  switch (need.field) {
    case 'climateWeather':
      if (climateWeather === 0) return false;
      return climateWeather === null || (need.days <= climateWeather.days && need.regions <= climateWeather.regions);
    case 'notification':
      return hasChannel(plan, need.channel);
    case 'sms':
      return need.perDay <= getSmsPerDay(plan);
    case 'api':
      return api === 'onRequest' || need.perDay <= api.perDay;
    default:
      return need.amount <= getPlanLimit(plan, need.field);
  }
}

/** The cheapest plan that allows something; null if none does. */
export function findPlanFor(need: PlanNeed): PlanId | null {
  return (Object.keys(PLANS) as PlanId[]).find((plan) => mayUse(plan, need)) ?? null;
}

/** Active and paused items of a list under a plan. */
export interface PlanShare<Item> {
  readonly active: readonly Item[];
  readonly paused: readonly Item[];
}

/**
 * Applies a plan's limit: the oldest items stay active, the rest are paused until a larger plan. Nothing is deleted.
 */
export function pauseExcess<Item extends { readonly createdAt: number; readonly id: string }>(
  items: readonly Item[],
  most: number,
): PlanShare<Item> {
  const oldestFirst = [...items].sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  return { active: oldestFirst.slice(0, most), paused: oldestFirst.slice(most) };
}
