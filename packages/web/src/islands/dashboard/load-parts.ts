import { createHttpCallApi } from '@portal/contract/client';
import type { AccountUser } from '@portal/contract/own/account';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import { API_KEY_ADDRESSES } from '@portal/contract/own/api-key-addresses.table';
import { ORDER_ADDRESSES } from '@portal/contract/own/order-addresses.table';
import type { OwnPlace } from '@portal/contract/own/places';
import { WARD_SUBSCRIPTION_ADDRESSES } from '@portal/contract/own/ward-subscription-addresses.table';
import type { Language } from '@portal/domain/language/language';
import { callAccount, callOwn } from '#islands/session/call-account.ts';
import type { DashboardData, PartName, PlaceWeather } from './dashboard-data.ts';

/** Parts loaded by one call each. The weather needs the places first. */
export type CalledPart = Exclude<PartName, 'weather'>;

const UNAUTHORIZED = 401;

/** User of the session; null if the check failed, `nobody` without a session. */
export async function checkUser(): Promise<AccountUser | null | 'nobody'> {
  const { status, reply } = await callAccount('userAccount');
  return status === UNAUTHORIZED ? 'nobody' : (reply?.user ?? null);
}

type Loaders = {
  readonly [Name in CalledPart]: (language: Language) => Promise<DashboardData[Name] | null | undefined>;
};

const LOADERS: Loaders = {
  user: async () => {
    const user = await checkUser();
    return user === 'nobody' ? null : user;
  },
  places: async (language) => (await callOwn(ALERT_ADDRESSES.alertPlacesList, { language })).reply?.items,
  rules: async (language) => (await callOwn(ALERT_ADDRESSES.alertRulesList, { language })).reply?.items,
  channels: async (language) => (await callOwn(ALERT_ADDRESSES.alertChannelsList, { language })).reply,
  wardBulletins: async (language) =>
    (await callOwn(WARD_SUBSCRIPTION_ADDRESSES.wardSubscriptionsList, { language })).reply?.items,
  messages: async (language) => (await callOwn(ALERT_ADDRESSES.alertMessagesList, { language })).reply?.items,
  plan: async (language) => (await callOwn(ORDER_ADDRESSES.ownPlan, { language })).reply,
  orders: async (language) => (await callOwn(ORDER_ADDRESSES.ordersList, { language })).reply?.items,
  team: async (language) => (await callOwn(ALERT_ADDRESSES.teamShow, { language })).reply,
  keys: async (language) => (await callOwn(API_KEY_ADDRESSES.apiKeysList, { language })).reply?.items,
  usage: async (language) => (await callOwn(API_KEY_ADDRESSES.apiUsageShow, { language })).reply,
  alertSettings: async (language) => (await callOwn(ALERT_ADDRESSES.alertSettingsShow, { language })).reply,
};

/** Loads a part; null on failure. */
export async function loadPart<Name extends CalledPart>(
  name: Name,
  language: Language,
): Promise<DashboardData[Name] | null> {
  return (await LOADERS[name](language)) ?? null;
}

const call = createHttpCallApi('');

/** Current weather and three-hour nowcast of a place, equal to its pages. */
async function loadPlaceWeather({ lat, lng }: OwnPlace, language: Language): Promise<PlaceWeather> {
  const input = { query: { lat, lng, lang: language } };
  const [now, nowcast] = await Promise.all([call('weatherNow', input), call('nowcastSteps', input)]);
  return { now: now.ok ? now.reply : null, nowcast: nowcast.ok ? nowcast.reply : null };
}

/** Weather by place id; null if nothing loaded. */
export async function loadWeather(
  places: readonly OwnPlace[],
  language: Language,
): Promise<DashboardData['weather'] | null> {
  const entries = await Promise.all(
    places.map(async (place) => [place.id, await loadPlaceWeather(place, language)] as const),
  );
  const isMissing = entries.length > 0 && entries.every(([, { now, nowcast }]) => now === null && nowcast === null);
  return isMissing ? null : Object.fromEntries(entries);
}
