import { ALERT_ADDRESSES } from '@portal/contract/alert-addresses.table';
import { API_KEY_ADDRESSES } from '@portal/contract/api-key-addresses.table';
import { createHttpCallApi } from '@portal/contract/client';
import { ORDER_ADDRESSES } from '@portal/contract/order-addresses.table';
import type { OwnPlace } from '@portal/contract/own/places';
import type { Language } from '@portal/domain/language/language';
import { type AccountAnswer, callAccount, callOwn } from '#islands/session/call-account.ts';
import type { SessionUser } from '#islands/session/session-event.ts';
import type { DashboardData, PartName, PlaceWeather } from './dashboard-data.ts';

/** Parts loaded by one call each. The weather needs the places first. */
export type CalledPart = Exclude<PartName, 'weather'>;

/** Body of a successful answer; null otherwise. */
const readItems = ({ status, body }: AccountAnswer) => (status === 200 ? body.items : null);
const readBody = ({ status, body }: AccountAnswer) => (status === 200 ? body : null);

const UNAUTHORIZED = 401;

/** User of the session; null if the check failed, `nobody` without a session. */
export async function checkUser(): Promise<SessionUser | null | 'nobody'> {
  const { status, body } = await callAccount('userAccount');
  if (status === UNAUTHORIZED) return 'nobody';
  return status === 200 ? (body.user as SessionUser) : null;
}

type Loaders = { readonly [Name in CalledPart]: (language: Language) => Promise<unknown> };

const LOADERS: Loaders = {
  user: async () => {
    const user = await checkUser();
    return user === 'nobody' ? null : user;
  },
  places: async (language) => readItems(await callOwn(ALERT_ADDRESSES.alertPlacesList, { language })),
  rules: async (language) => readItems(await callOwn(ALERT_ADDRESSES.alertRulesList, { language })),
  channels: async (language) => readBody(await callOwn(ALERT_ADDRESSES.alertChannelsList, { language })),
  messages: async (language) => readItems(await callOwn(ALERT_ADDRESSES.alertMessagesList, { language })),
  plan: async (language) => readBody(await callOwn(ORDER_ADDRESSES.ownPlan, { language })),
  orders: async (language) => readItems(await callOwn(ORDER_ADDRESSES.ordersList, { language })),
  team: async (language) => readBody(await callOwn(ALERT_ADDRESSES.teamShow, { language })),
  keys: async (language) => readItems(await callOwn(API_KEY_ADDRESSES.apiKeysList, { language })),
  usage: async (language) => readBody(await callOwn(API_KEY_ADDRESSES.apiUsageShow, { language })),
  alertSettings: async (language) => readBody(await callOwn(ALERT_ADDRESSES.alertSettingsShow, { language })),
};

/** Loads a part; null on failure. */
export async function loadPart<Name extends CalledPart>(
  name: Name,
  language: Language,
): Promise<DashboardData[Name] | null> {
  return ((await LOADERS[name](language)) ?? null) as DashboardData[Name] | null;
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
