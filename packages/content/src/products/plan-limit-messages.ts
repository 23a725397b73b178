import { CHANNEL_KINDS, type ChannelKind } from '@portal/domain/alert/channel.table';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import type { LimitedQuantity, PlanOrGuest } from '@portal/domain/plan/plan-limit';
import { CHANNEL_WORDS } from '../messages/channel-words.ts';
import type { Wording } from '../wording.ts';
import { formatCount, formatPlanPrice, namePlan } from './plan-words.ts';

interface QuantityWords {
  readonly most: (count: string) => string;
  readonly none: string;
  readonly upTo: (count: string) => string;
}

const VI_YES = { most: () => '', upTo: () => 'có' };
const EN_YES = { most: () => '', upTo: () => 'has it' };
const toChannelWords = (yes: Omit<QuantityWords, 'none'>, language: Language) =>
  Object.fromEntries(
    CHANNEL_KINDS.map((kind) => [kind, { ...yes, none: CHANNEL_WORDS[kind].lacking[language] }]),
  ) as Readonly<Record<ChannelKind, QuantityWords>>;
const viUpTo = (unit: string) => (count: string) => `tới ${count} ${unit}`;
const enUpTo = (unit: string) => (count: string) => `up to ${count} ${unit}`;

const vi = {
  guest: 'Khi chưa đăng nhập',
  anyAccount: 'Mỗi tài khoản',
  plan: (name: string) => (name.startsWith('Gói') || name === 'Happy Rain' ? name : `Gói ${name}`),
  perMonth: (price: string) => `${price} mỗi tháng`,
  byContract: 'theo hợp đồng',
  unlimited: 'không giới hạn',
  quantities: {
    pastRain: {
      most: (count: string) => `xem lại tối đa ${count} giờ`,
      none: 'không xem lại được giờ đã qua',
      upTo: viUpTo('giờ'),
    },
    weatherForecast: {
      most: (count: string) => `xem trước tối đa ${count} ngày`,
      none: 'không xem trước được',
      upTo: viUpTo('ngày'),
    },
    warningThunderstormLightning: {
      most: (count: string) => `báo trước tối đa ${count} phút`,
      none: 'không báo trước',
      upTo: viUpTo('phút'),
    },
    marineWeather: {
      most: (count: string) => `xem biển tối đa ${count} ngày`,
      none: 'không có dự báo biển',
      upTo: viUpTo('ngày'),
    },
    insightNumber: {
      most: (count: string) => `có tối đa ${count} quy tắc và việc theo dõi`,
      none: 'không có quy tắc',
      upTo: (count: string) => `tới ${count}`,
    },
    userNumber: {
      most: (count: string) => `có tối đa ${count} người, kể cả chủ tài khoản`,
      none: 'không có người dùng',
      upTo: viUpTo('người'),
    },
    locationNumber: {
      most: (count: string) => `có tối đa ${count} địa điểm, tính cả lưu vực, trang trại gió và sổ thời tiết`,
      none: 'không có địa điểm',
      upTo: viUpTo('địa điểm'),
    },
    climateDays: {
      most: (count: string) => `có bản tin khí hậu dài nhất ${count} ngày`,
      none: 'không có bản tin khí hậu',
      upTo: viUpTo('ngày'),
    },
    climateRegions: {
      most: (count: string) => `có bản tin khí hậu của ${count} vùng trong 30 ngày`,
      none: 'không có bản tin khí hậu',
      upTo: viUpTo('vùng'),
    },
    ...toChannelWords(VI_YES, 'vi'),
    batch: { ...VI_YES, none: 'không gọi được nhiều nơi trong một lần' },
    runs: { ...VI_YES, none: 'không có các lượt chạy mô hình đã phát' },
    apiKeys: {
      most: (count: string) => `có tối đa ${count} khóa API`,
      none: 'không có khóa API',
      upTo: viUpTo('khóa'),
    },
    channels: {
      most: (count: string) => `có tối đa ${count} kênh nhận`,
      none: 'không có kênh nhận',
      upTo: viUpTo('kênh nhận'),
    },
    weatherRecords: {
      most: (count: string) => `có tối đa ${count} sổ thời tiết, kể cả sổ đã kết thúc`,
      none: 'không có sổ thời tiết',
      upTo: viUpTo('sổ'),
    },
    dataPlaces: {
      most: (count: string) => `có tối đa ${count} địa điểm mỗi tệp`,
      none: 'không đặt được tệp số liệu',
      upTo: viUpTo('địa điểm'),
    },
    bulletinOrders: {
      most: (count: string) => `có tối đa ${count} yêu cầu bản tin cùng lúc; hãy đợi một bản được giao hoặc hủy bớt`,
      none: 'không đặt được bản tin',
      upTo: viUpTo('yêu cầu'),
    },
  } as Readonly<Record<LimitedQuantity, QuantityWords>>,
};

const en: Wording<typeof vi> = {
  guest: 'Without signing in a visitor',
  anyAccount: 'An account',
  plan: (name) => name,
  perMonth: (price) => `${price} a month`,
  byContract: 'by contract',
  unlimited: 'no limit',
  quantities: {
    pastRain: {
      most: (count) => `looks back at most ${count} hours`,
      none: 'has no past hours',
      upTo: enUpTo('hours'),
    },
    weatherForecast: {
      most: (count) => `looks at most ${count} days ahead`,
      none: 'has no forecast here',
      upTo: enUpTo('days'),
    },
    warningThunderstormLightning: {
      most: (count) => `alerts at most ${count} minutes ahead`,
      none: 'has no alerts ahead',
      upTo: enUpTo('minutes'),
    },
    marineWeather: {
      most: (count) => `has at most ${count} days of marine forecast`,
      none: 'has no marine forecast',
      upTo: enUpTo('days'),
    },
    insightNumber: {
      most: (count) => `has at most ${count} rules and activities`,
      none: 'has no rules',
      upTo: (count) => `up to ${count}`,
    },
    userNumber: {
      most: (count) => `has at most ${count} ${count === '1' ? 'person' : 'people'}, the owner included`,
      none: 'has no users',
      upTo: enUpTo('people'),
    },
    locationNumber: {
      most: (count) => `has at most ${count} places, with catchments, wind farms and weather records`,
      none: 'has no places',
      upTo: enUpTo('places'),
    },
    climateDays: {
      most: (count) => `has climate bulletins of at most ${count} days`,
      none: 'has no climate bulletins',
      upTo: enUpTo('days'),
    },
    climateRegions: {
      most: (count) => `has climate bulletins of ${count} ${count === '1' ? 'region' : 'regions'} in 30 days`,
      none: 'has no climate bulletins',
      upTo: enUpTo('regions'),
    },
    ...toChannelWords(EN_YES, 'en'),
    batch: { ...EN_YES, none: 'cannot ask for many places in one call' },
    runs: { ...EN_YES, none: 'has no earlier model runs' },
    apiKeys: { most: (count) => `has at most ${count} API keys`, none: 'has no API keys', upTo: enUpTo('keys') },
    channels: { most: (count) => `has at most ${count} channels`, none: 'has no channels', upTo: enUpTo('channels') },
    weatherRecords: {
      most: (count) => `has at most ${count} weather records, ended ones included`,
      none: 'has no weather records',
      upTo: enUpTo('records'),
    },
    dataPlaces: {
      most: (count) => `has at most ${count} ${count === '1' ? 'place' : 'places'} per file`,
      none: 'has no data files',
      upTo: enUpTo('places'),
    },
    bulletinOrders: {
      most: (count) => `has at most ${count} bulletin orders at a time; wait for one to be delivered, or cancel one`,
      none: 'has no bulletin orders',
      upTo: enUpTo('orders'),
    },
  },
};

const MESSAGES = { vi, en } as const;

/** A refusal: what the account has, and which plan suffices. */
export interface LimitFacts {
  readonly quantity: LimitedQuantity;
  readonly limit: number;
  /** Null: the same for every account. */
  readonly plan: PlanOrGuest | null;
  readonly upgrade: { readonly plan: PlanId; readonly limit: number } | null;
}

function describePrice(plan: PlanId, language: Language): string {
  const { price } = PLANS[plan];
  const words = MESSAGES[language];
  if (price === 'onRequest') return words.byContract;
  return price === 0 ? formatPlanPrice(plan, language) : words.perMonth(formatPlanPrice(plan, language));
}

/** A limit in a sentence: `Gói Cộng đồng báo trước tối đa 30 phút; Happy Rain (9.000 đ mỗi tháng) tới 60 phút.` */
export function describePlanLimit({ quantity, limit, plan, upgrade }: LimitFacts, language: Language): string {
  const words = MESSAGES[language];
  const { most, none, upTo } = words.quantities[quantity];
  const name = (id: PlanId): string => words.plan(namePlan(id, language));
  const subject = plan === null ? words.anyAccount : plan === 'guest' ? words.guest : name(plan);
  const has = limit === 0 ? none : most(formatCount(limit, language));
  const rest =
    upgrade === null
      ? ''
      : `; ${name(upgrade.plan)} (${describePrice(upgrade.plan, language)}) ${Number.isFinite(upgrade.limit) ? upTo(formatCount(upgrade.limit, language)) : words.unlimited}`;
  return `${subject} ${has}${rest}.`;
}
