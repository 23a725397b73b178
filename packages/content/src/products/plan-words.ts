import { countDataDaysAhead, findMostDataPlaces } from '@portal/domain/data-order/data-request';
import type { Language } from '@portal/domain/language/language';
import { hasProgramCalls, listPlanChannels } from '@portal/domain/plan/may-use';
import { PLANS, type Plan, type PlanAmount, type PlanId } from '@portal/domain/plan/plan.table';
import { CHANNEL_WORDS } from '../messages/channel-words.ts';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';

const planWords = splitLanguages({
  names: {
    community: ['Cộng đồng', 'Community'],
    'happy-rain': ['Happy Rain', 'Happy Rain'],
    'package-1': ['Gói 1', 'Package 1'],
    'package-2': ['Gói 2', 'Package 2'],
    'package-3': ['Gói 3', 'Package 3'],
    'package-4': ['Gói 4', 'Package 4'],
    'package-5': ['Gói 5', 'Package 5'],
  } satisfies Record<PlanId, Pair>,
  free: ['miễn phí', 'free'],
  dong: pair([(amount: string) => `${amount} đ`, (amount) => `${amount} dong`]),
  none: ['không', 'none'],
  has: ['có', 'yes'],
  onRequest: ['theo yêu cầu', 'on request'],
  allDays: ['mọi hạn', 'all'],
  country: ['cả nước', 'nationwide'],
  unlimited: ['không giới hạn', 'unlimited'],
  minutes: pair([(count: number) => `${count} phút`, (count) => `${count} min`]),
  hours: pair([(count: number) => `${count} giờ`, (count) => `${count} h`]),
  days: pair([(count: number) => `${count} ngày`, (count) => `${count} days`]),
  months: pair([(count: number) => `${count} tháng`, (count) => `${count} months`]),
  regions: pair([(count: number) => `${count} vùng`, (count) => `${count} region${count === 1 ? '' : 's'}`]),
  perDay: pair([(calls: string) => `${calls}/ngày`, (calls) => `${calls}/day`]),
  perHour: pair([(calls: string) => `${calls}/giờ`, (calls) => `${calls}/hour`]),
  noHourLimit: ['không giới hạn riêng', 'no separate limit'],
  places: pair([(count: string) => `${count} nơi`, (count) => `${count} places`]),
  rules: pair([(count: string) => `${count} quy tắc`, (count) => `${count} rules`]),
  ahead: pair([(span: string) => `báo trước ${span}`, (span) => `${span} ahead`]),
  forecast: pair([(span: string) => `dự báo ${span}`, (span) => `${span} of forecast`]),
  people: pair([(count: string) => `${count} người`, (count) => `${count} people`]),
  noEnd: ['không hết hạn', 'no expiry'],
  month: ['1 tháng', '1 month'],
  byContract: ['theo hợp đồng', 'by contract'],
  rows: {
    price: ['Giá', 'Price'],
    weatherForecast: ['Dự báo', 'Forecast'],
    pastRain: ['Mưa đã qua', 'Past rain'],
    warningThunderstormLightning: ['Cảnh báo trước', 'Alert lead time'],
    marineWeather: ['Biển', 'Marine'],
    climateWeather: ['Khí hậu', 'Climate'],
    insightNumber: ['Quy tắc', 'Rules'],
    userNumber: ['Người dùng', 'Users'],
    locationNumber: ['Địa điểm', 'Places'],
    notification: ['Thông báo', 'Notifications'],
    api: ['API', 'API'],
  } satisfies Record<keyof Plan, Pair>,
});

type Words = (typeof planWords)['vi'];

const WEEK_HOURS = 168;
const LOCALES = { vi: 'vi-VN', en: 'en-US' } as const;

export const formatCount = (count: number, language: Language): string => count.toLocaleString(LOCALES[language]);

/** An amount in words; `all` describes the full amount, `count` formats a number. */
function describeAmount(amount: PlanAmount, words: Words, all: string, count: (amount: number) => string): string {
  if (amount === null) return words.none;
  if (amount === 'all') return all;
  if (amount === 'onRequest') return words.onRequest;
  return amount === 0 ? words.none : count(amount);
}

/** Hours up to three days, then days: `72 giờ`, `7 ngày`. */
const describeHours = (hours: number, words: Words): string =>
  hours < WEEK_HOURS ? words.hours(hours) : words.days(hours / 24);

const describeMinutes = (minutes: number, words: Words): string =>
  minutes < 60 ? words.minutes(minutes) : words.hours(minutes / 60);

function describeClimate(climate: Plan['climateWeather'], words: Words): string {
  if (climate === null) return words.onRequest;
  if (climate === 0) return words.none;
  const span = climate.days > 30 ? words.months(climate.days / 30) : words.days(climate.days);
  return `${span}, ${words.regions(climate.regions)}`;
}

/** Notification channels of a plan, including those the specification leaves out: customers read what they get. */
const describeChannels = (plan: PlanId, language: Language): string =>
  listPlanChannels(plan)
    .map((channel) => CHANNEL_WORDS[channel].short[language])
    .join(', ');

function describeApi(api: Plan['api'], words: Words, language: Language): string {
  if (api === 'onRequest') return words.onRequest;
  const parts = [words.perDay(formatCount(api.perDay, language))];
  if (api.perHour !== null) parts.push(words.perHour(formatCount(api.perHour, language)));
  return parts.join(', ');
}

function describePrice(price: Plan['price'], words: Words, language: Language): string {
  if (price === 'onRequest') return words.onRequest;
  return price === 0 ? words.free : words.dong(formatCount(price, language));
}

/** Every field of a plan, formatted. */
export function describePlan(id: PlanId, language: Language): Readonly<Record<keyof Plan, string>> {
  const words = planWords[language];
  const plan: Plan = PLANS[id];
  const toText = (count: number) => formatCount(count, language);
  return {
    price: describePrice(plan.price, words, language),
    pastRain: describeAmount(plan.pastRain, words, words.unlimited, (hours) => describeHours(hours, words)),
    weatherForecast: describeAmount(plan.weatherForecast, words, words.allDays, words.days),
    warningThunderstormLightning: describeAmount(plan.warningThunderstormLightning, words, words.country, (minutes) =>
      describeMinutes(minutes, words),
    ),
    marineWeather: describeAmount(plan.marineWeather, words, words.allDays, words.days),
    climateWeather: describeClimate(plan.climateWeather, words),
    insightNumber: describeAmount(plan.insightNumber, words, words.unlimited, toText),
    userNumber: describeAmount(plan.userNumber, words, words.unlimited, toText),
    locationNumber: describeAmount(plan.locationNumber, words, words.unlimited, toText),
    notification: describeChannels(id, language),
    api: describeApi(plan.api, words, language),
  };
}

/** A plan on one line: `2 nơi · 10 quy tắc · báo trước 1 giờ`. */
export function summarizePlan(id: PlanId, language: Language): string {
  const words = planWords[language];
  const { locationNumber, insightNumber, warningThunderstormLightning, weatherForecast, userNumber } = describePlan(
    id,
    language,
  );
  return [
    words.places(locationNumber),
    words.rules(insightNumber),
    words.ahead(warningThunderstormLightning),
    words.forecast(weatherForecast),
    ...(PLANS[id].userNumber === 1 ? [] : [words.people(userNumber)]),
  ].join(' · ');
}

export const namePlan = (id: PlanId, language: Language): string => planWords[language].names[id];

export const listPlanFields = (language: Language): readonly (readonly [field: keyof Plan, name: string])[] =>
  Object.entries(planWords[language].rows) as [keyof Plan, string][];

export const listPlanIds = (): readonly PlanId[] => Object.keys(PLANS) as PlanId[];

/** Whole dong: `9.000 đ`. */
export const formatDong = (amount: number, language: Language): string =>
  planWords[language].dong(formatCount(amount, language));

/** Text fields of a plan, named as in the specification. */
export function describePlanFields(id: PlanId, language: Language) {
  const words = planWords[language];
  const { price, api }: Plan = PLANS[id];
  const hourApi =
    api === 'onRequest'
      ? words.onRequest
      : api.perHour === null
        ? words.noHourLimit
        : words.perHour(formatCount(api.perHour, language));
  return {
    priceDisplay: describePrice(price, words, language),
    packageName: words.names[id],
    expireDisplay: price === 0 ? words.noEnd : price === 'onRequest' ? words.byContract : words.month,
    apiText: describeApi(api, words, language),
    hourApi,
  };
}

/** Monthly price: `9.000 đ`. */
export const formatPlanPrice = (id: PlanId, language: Language): string =>
  describePrice(PLANS[id].price, planWords[language], language);

export const listPackageNames = (language: Language): readonly string[] =>
  listPlanIds().map((id) => planWords[language].names[id]);

/** One row per field: label, then each plan's value. */
export function listPackageRows(language: Language): readonly (readonly string[])[] {
  const { rows } = planWords[language];
  const described = listPlanIds().map((id) => describePlan(id, language));
  return (Object.keys(rows) as (keyof Plan)[]).map((field) => [rows[field], ...described.map((plan) => plan[field])]);
}

/** One row per quota: its name, then each plan's value, from `names` of price, calls, past hours, sea and batches. */
export function listApiRows(names: readonly string[], language: Language): readonly (readonly string[])[] {
  const words = planWords[language];
  const byPlan = listPlanIds().map((id) => {
    const { price, api }: Plan = PLANS[id];
    const calls =
      api === 'onRequest'
        ? [words.onRequest, words.onRequest]
        : [
            formatCount(api.perDay, language),
            api.perHour === null ? words.noHourLimit : formatCount(api.perHour, language),
          ];
    const { pastRain, marineWeather } = describePlan(id, language);
    const batch = hasProgramCalls(id) ? words.has : words.none;
    return [describePrice(price, words, language), ...calls, pastRain, marineWeather, batch];
  });
  return names.map((name, row) => [name, ...byPlan.map((plan) => plan[row] ?? '')]);
}

/** One row per plan: name, price, places of a data file, past days, forecast days, wave days, earlier runs. */
export function listDataRows(language: Language): readonly (readonly string[])[] {
  const words = planWords[language];
  return listPlanIds().map((id) => {
    const { price, pastRain, marineWeather } = describePlan(id, language);
    return [
      words.names[id],
      price,
      formatCount(findMostDataPlaces(id), language),
      pastRain,
      words.days(countDataDaysAhead(id)),
      marineWeather,
      hasProgramCalls(id) ? words.has : words.none,
    ];
  });
}
