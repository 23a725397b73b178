import { createHttpCallApi } from '@portal/contract/client';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { weatherNow } from '@portal/contract/endpoints/weather';
import type { AccountUser } from '@portal/contract/own/account';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import { API_KEY_ADDRESSES } from '@portal/contract/own/api-key-addresses.table';
import { toListAddresses } from '@portal/contract/own/list-addresses';
import { ORDER_ADDRESSES } from '@portal/contract/own/order-addresses.table';
import type { ReadOnly } from '@portal/contract/own/own-call';
import type { OwnPlace } from '@portal/contract/own/places';
import type { Language } from '@portal/domain/language/language';
import { callAccount, callOwn } from '#islands/session/call-account.ts';

const SECTIONS = [
  'overview',
  'places',
  'rules',
  'messages',
  'channels',
  'plan',
  'keys',
  'team',
  'settings',
  'order',
] as const;

/** Dashboard sections with their own address. */
export type SectionName = (typeof SECTIONS)[number];

/** Data that one call loads. */
interface CalledData<Value> {
  /** Pages that show them. */
  readonly pages: readonly SectionName[];
  /** Whether they are readable offline. Payments and settings are always fetched. */
  readonly isSaved: boolean;
  readonly load: (language: Language) => Promise<Value | null | undefined>;
}

const declare = <Values extends object>(parts: { readonly [Name in keyof Values]: CalledData<Values[Name]> }) => parts;

export const WARD_BULLETINS = toListAddresses('/api/v1/me/ward-bulletins');

const UNAUTHORIZED = 401;

/** User of the session; null if the check failed, `nobody` without a session. */
export async function checkUser(): Promise<AccountUser | null | 'nobody'> {
  const { status, reply } = await callAccount('userAccount');
  return status === UNAUTHORIZED ? 'nobody' : (reply?.user ?? null);
}

/** The parts that are loaded by one call each, in the order of their calls. */
const CALLED_PARTS = declare({
  user: {
    pages: SECTIONS,
    isSaved: true,
    load: async () => {
      const user = await checkUser();
      return user === 'nobody' ? null : user;
    },
  },
  places: {
    pages: ['overview', 'places', 'rules', 'messages', 'plan', 'team', 'settings'],
    isSaved: true,
    load: async (language) => (await callOwn(ALERT_ADDRESSES.alertPlacesList, { language })).reply?.items,
  },
  rules: {
    pages: ['overview', 'places', 'rules', 'messages', 'plan', 'settings'],
    isSaved: true,
    load: async (language) => (await callOwn(ALERT_ADDRESSES.alertRulesList, { language })).reply?.items,
  },
  channels: {
    pages: ['overview', 'rules', 'channels', 'settings'],
    isSaved: true,
    load: async (language) => (await callOwn(ALERT_ADDRESSES.alertChannelsList, { language })).reply,
  },
  wardBulletins: {
    pages: ['channels'],
    isSaved: true,
    load: async (language) => (await callOwn(WARD_BULLETINS.list, { language })).reply?.items,
  },
  messages: {
    pages: ['overview', 'messages'],
    isSaved: true,
    load: async (language) => (await callOwn(ALERT_ADDRESSES.alertMessagesList, { language })).reply?.items,
  },
  plan: {
    pages: ['overview', 'places', 'rules', 'channels', 'plan', 'keys', 'team', 'settings'],
    isSaved: true,
    load: async (language) => (await callOwn(ORDER_ADDRESSES.ownPlan, { language })).reply,
  },
  orders: {
    pages: ['overview', 'plan', 'order'],
    isSaved: false,
    load: async (language) => (await callOwn(ORDER_ADDRESSES.ordersList, { language })).reply?.items,
  },
  alertSettings: {
    pages: ['overview', 'settings'],
    isSaved: false,
    load: async (language) => (await callOwn(ALERT_ADDRESSES.alertSettingsShow, { language })).reply,
  },
  team: {
    pages: ['keys', 'team'],
    isSaved: false,
    load: async (language) => (await callOwn(ALERT_ADDRESSES.teamShow, { language })).reply,
  },
  keys: {
    pages: ['keys'],
    isSaved: true,
    load: async (language) => (await callOwn(API_KEY_ADDRESSES.apiKeysList, { language })).reply?.items,
  },
  usage: {
    pages: ['keys'],
    isSaved: true,
    load: async (language) => (await callOwn(API_KEY_ADDRESSES.apiUsageShow, { language })).reply,
  },
});

export type CalledPart = keyof typeof CALLED_PARTS;
type CalledValue<Name extends CalledPart> = NonNullable<Awaited<ReturnType<(typeof CALLED_PARTS)[Name]['load']>>>;

export interface PlaceWeather {
  readonly now: EndpointReply<typeof weatherNow> | null;
  readonly nowcast: EndpointReply<typeof nowcastSteps> | null;
}

/** All dashboard data. The weather, by place id, needs the places first. */
export type DashboardData = { readonly [Name in CalledPart]: ReadOnly<CalledValue<Name>> } & {
  readonly weather: Readonly<Record<string, PlaceWeather>>;
};

export type PartName = keyof DashboardData;

/** A loaded part: value, age and request state. */
export interface Part<Value> {
  readonly value: Value | null;
  /** Load time, ms of this device's clock. */
  readonly at: number | null;
  readonly state: 'loading' | 'fresh' | 'failed';
}

export type Parts = { readonly [Name in PartName]: Part<DashboardData[Name]> };

export const CALLED = Object.keys(CALLED_PARTS) as CalledPart[];

/** Parts readable offline. */
export const SAVED: readonly PartName[] = [...CALLED.filter((name) => CALLED_PARTS[name].isSaved), 'weather'];

/** Parts that a page loads. */
export function listNeeded(section: SectionName): readonly PartName[] {
  const called = CALLED.filter((name) => CALLED_PARTS[name].pages.includes(section));
  return section === 'overview' || section === 'places' ? [...called, 'weather'] : called;
}

/** Loads a part; null on failure. */
export const loadPart = async <Name extends CalledPart>(
  name: Name,
  language: Language,
): Promise<DashboardData[Name] | null> =>
  ((await CALLED_PARTS[name].load(language)) ?? null) as DashboardData[Name] | null;

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
