import type { NotificationChannel } from '#alert/channel.table.ts';

/** A number; `all` for unlimited; by contract; null if the specification shows nothing. */
export type PlanAmount = number | 'all' | 'onRequest' | null;

/** One plan, by the field names of the specification (§3, §9). */
export interface Plan {
  /** Dong per month; 0 is free. */
  readonly price: number | 'onRequest';
  /** Past rain, hours back. */
  readonly pastRain: PlanAmount;
  /** Forecast range of dashboard, exports and digests, days. */
  readonly weatherForecast: PlanAmount;
  /** Longest lead of a warning, minutes; `all`: for every place of the country, saved or not. */
  readonly warningThunderstormLightning: PlanAmount;
  /** Days of marine weather. */
  readonly marineWeather: PlanAmount;
  /** Climate bulletins: days ahead, and number of the seven regions. */
  readonly climateWeather: { readonly days: number; readonly regions: number } | 0 | null;
  /** Alert rules. */
  readonly insightNumber: PlanAmount;
  /** People, including the owner. */
  readonly userNumber: PlanAmount;
  /** Saved places with alerts. */
  readonly locationNumber: PlanAmount;
  readonly notification: readonly NotificationChannel[] | 'onRequest' | null;
  /** API calls; no hourly limit if it is null. */
  readonly api: { readonly perDay: number; readonly perHour: number | null } | 'onRequest';
}

/** Every plan (portal.md §9; decisions, "Packages"): six packages and Happy Rain. A paid plan lasts a month. */
export const PLANS = {
  community: {
    price: 0,
    pastRain: null,
    weatherForecast: 3,
    warningThunderstormLightning: 30,
    marineWeather: 0,
    climateWeather: 0,
    insightNumber: 10,
    userNumber: 1,
    locationNumber: 2,
    notification: ['email'],
    api: { perDay: 500, perHour: null },
  },
  'happy-rain': {
    price: 9000,
    pastRain: 0,
    weatherForecast: 3,
    warningThunderstormLightning: 60,
    marineWeather: 0,
    climateWeather: 0,
    insightNumber: 10,
    userNumber: 1,
    locationNumber: 2,
    notification: ['email', 'sms', 'push'],
    api: { perDay: 500, perHour: null },
  },
  'package-1': {
    price: 490_000,
    pastRain: 12,
    weatherForecast: 5,
    warningThunderstormLightning: 60,
    marineWeather: 0,
    climateWeather: 0,
    insightNumber: 15,
    userNumber: 2,
    locationNumber: 4,
    notification: ['email', 'zalo'],
    api: { perDay: 2000, perHour: 150 },
  },
  'package-2': {
    price: 990_000,
    pastRain: 24,
    weatherForecast: 7,
    warningThunderstormLightning: 120,
    marineWeather: 7,
    climateWeather: 0,
    insightNumber: 20,
    userNumber: 4,
    locationNumber: 6,
    notification: null,
    api: { perDay: 4000, perHour: 400 },
  },
  'package-3': {
    price: 2_990_000,
    pastRain: 72,
    weatherForecast: 10,
    warningThunderstormLightning: 180,
    marineWeather: 10,
    climateWeather: { days: 30, regions: 1 },
    insightNumber: 30,
    userNumber: 6,
    locationNumber: 10,
    notification: null,
    api: { perDay: 8000, perHour: 600 },
  },
  'package-4': {
    price: 4_990_000,
    pastRain: 168,
    weatherForecast: 14,
    warningThunderstormLightning: 180,
    marineWeather: 14,
    climateWeather: { days: 90, regions: 1 },
    insightNumber: 40,
    userNumber: 10,
    locationNumber: 15,
    notification: null,
    api: { perDay: 12_000, perHour: 800 },
  },
  'package-5': {
    price: 'onRequest',
    pastRain: 720,
    weatherForecast: 'all',
    warningThunderstormLightning: 'all',
    marineWeather: 16,
    climateWeather: null,
    insightNumber: 'onRequest',
    userNumber: 'onRequest',
    locationNumber: 'all',
    notification: 'onRequest',
    api: 'onRequest',
  },
} as const satisfies Record<string, Plan>;

/** Id of a plan in calls. */
export type PlanId = keyof typeof PLANS;

/** Notification channels of each plan, including those that the specification does not show (decisions, "Packages"). */
export const PLAN_CHANNELS: Readonly<Record<PlanId, readonly NotificationChannel[]>> = {
  community: ['email'],
  'happy-rain': ['email', 'sms', 'push'],
  'package-1': ['email', 'zalo', 'push'],
  'package-2': ['email', 'zalo', 'push'],
  'package-3': ['email', 'zalo', 'push'],
  'package-4': ['email', 'zalo', 'push'],
  'package-5': ['email', 'sms', 'zalo', 'push'],
};
