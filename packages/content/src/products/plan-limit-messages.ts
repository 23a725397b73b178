import { CHANNEL_KINDS, type ChannelKind } from '@portal/domain/alert/channel.table';
import type { Language } from '@portal/domain/language/language';
import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import type { LimitedQuantity, PlanOrGuest } from '@portal/domain/plan/plan-limit';
import { CHANNEL_WORDS } from '../messages/channel-words.ts';
import { type Pairs, pair, splitLanguages } from '../split-languages.ts';
import { formatCount, formatPlanPrice, namePlan } from './plan-words.ts';

interface QuantityWords {
  readonly most: (count: string) => string;
  readonly none: string;
  readonly upTo: (count: string) => string;
}

const YES: Pairs<Pick<QuantityWords, 'most' | 'upTo'>> = {
  most: [() => '', () => ''],
  upTo: [() => 'có', () => 'has it'],
};
const toChannel = (kind: ChannelKind): Pairs<QuantityWords> => {
  const { vi, en } = CHANNEL_WORDS[kind].lacking;
  return { ...YES, none: [vi, en] };
};
const OF_CHANNELS = Object.fromEntries(CHANNEL_KINDS.map((kind) => [kind, toChannel(kind)])) as Record<
  ChannelKind,
  Pairs<QuantityWords>
>;
const viUpTo = (unit: string) => (count: string) => `tới ${count} ${unit}`;
const enUpTo = (unit: string) => (count: string) => `up to ${count} ${unit}`;

const MESSAGES = splitLanguages({
  guest: ['Khi chưa đăng nhập', 'A visitor who is not signed in'],
  anyAccount: ['Mỗi tài khoản', 'An account'],
  plan: pair([
    (name: string) => (name.startsWith('Gói') || name === 'Happy Rain' ? name : `Gói ${name}`),
    (name) => name,
  ]),
  perMonth: pair([(price: string) => `${price} mỗi tháng`, (price) => `${price} per month`]),
  byContract: ['theo hợp đồng', 'by contract'],
  unlimited: ['không giới hạn', 'no limit'],
  quantities: {
    pastRain: {
      most: pair([(count: string) => `xem lại tối đa ${count} giờ`, (count) => `goes back at most ${count} hours`]),
      none: ['không xem lại được giờ đã qua', 'has no past hours'],
      upTo: [viUpTo('giờ'), enUpTo('hours')],
    },
    weatherForecast: {
      most: pair([
        (count: string) => `xem trước tối đa ${count} ngày`,
        (count) => `covers at most ${count} days ahead`,
      ]),
      none: ['không xem trước được', 'has no forecast here'],
      upTo: [viUpTo('ngày'), enUpTo('days')],
    },
    warningThunderstormLightning: {
      most: pair([
        (count: string) => `báo trước tối đa ${count} phút`,
        (count) => `alerts at most ${count} minutes ahead`,
      ]),
      none: ['không báo trước', 'has no alerts ahead'],
      upTo: [viUpTo('phút'), enUpTo('minutes')],
    },
    marineWeather: {
      most: pair([
        (count: string) => `xem biển tối đa ${count} ngày`,
        (count) => `has at most ${count} days of marine forecast`,
      ]),
      none: ['không có dự báo biển', 'has no marine forecast'],
      upTo: [viUpTo('ngày'), enUpTo('days')],
    },
    insightNumber: {
      most: pair([
        (count: string) => `có tối đa ${count} quy tắc và việc theo dõi`,
        (count) => `has at most ${count} rules and activities`,
      ]),
      none: ['không có quy tắc', 'has no rules'],
      upTo: pair([(count: string) => `tới ${count}`, (count) => `up to ${count}`]),
    },
    userNumber: {
      most: pair([
        (count: string) => `có tối đa ${count} người, kể cả chủ tài khoản`,
        (count) => `has at most ${count} ${count === '1' ? 'person' : 'people'}, including the owner`,
      ]),
      none: ['không có người dùng', 'has no users'],
      upTo: [viUpTo('người'), enUpTo('people')],
    },
    locationNumber: {
      most: pair([
        (count: string) => `có tối đa ${count} địa điểm, tính cả lưu vực, trang trại gió và sổ thời tiết`,
        (count) => `has at most ${count} places, including catchments, wind farms and weather records`,
      ]),
      none: ['không có địa điểm', 'has no places'],
      upTo: [viUpTo('địa điểm'), enUpTo('places')],
    },
    climateDays: {
      most: pair([
        (count: string) => `có bản tin khí hậu dài nhất ${count} ngày`,
        (count) => `has climate bulletins for at most ${count} days`,
      ]),
      none: ['không có bản tin khí hậu', 'has no climate bulletins'],
      upTo: [viUpTo('ngày'), enUpTo('days')],
    },
    climateRegions: {
      most: pair([
        (count: string) => `có bản tin khí hậu của ${count} vùng trong 30 ngày`,
        (count) => `has climate bulletins for ${count} ${count === '1' ? 'region' : 'regions'} in 30 days`,
      ]),
      none: ['không có bản tin khí hậu', 'has no climate bulletins'],
      upTo: [viUpTo('vùng'), enUpTo('regions')],
    },
    ...OF_CHANNELS,
    batch: { ...YES, none: ['không gọi được nhiều nơi trong một lần', 'cannot request several places in one call'] },
    runs: { ...YES, none: ['không có các lượt chạy mô hình đã phát', 'has no earlier model runs'] },
    apiKeys: {
      most: pair([(count: string) => `có tối đa ${count} khóa API`, (count) => `has at most ${count} API keys`]),
      none: ['không có khóa API', 'has no API keys'],
      upTo: [viUpTo('khóa'), enUpTo('keys')],
    },
    channels: {
      most: pair([(count: string) => `có tối đa ${count} kênh nhận`, (count) => `has at most ${count} channels`]),
      none: ['không có kênh nhận', 'has no channels'],
      upTo: [viUpTo('kênh nhận'), enUpTo('channels')],
    },
    wardBulletins: {
      most: pair([
        (count: string) => `nhận tối đa ${count} bản tin xã, phường mỗi sáng; hãy bỏ bớt một bản tin`,
        (count) => `has at most ${count} ward bulletins a morning; end one first`,
      ]),
      none: ['không nhận được bản tin xã, phường mỗi sáng', 'has no daily ward bulletins'],
      upTo: [viUpTo('bản tin'), enUpTo('bulletins')],
    },
    weatherRecords: {
      most: pair([
        (count: string) => `có tối đa ${count} sổ thời tiết, kể cả sổ đã kết thúc`,
        (count) => `has at most ${count} weather records, including ended ones`,
      ]),
      none: ['không có sổ thời tiết', 'has no weather records'],
      upTo: [viUpTo('sổ'), enUpTo('records')],
    },
    dataPlaces: {
      most: pair([
        (count: string) => `có tối đa ${count} địa điểm mỗi tệp`,
        (count) => `has at most ${count} ${count === '1' ? 'place' : 'places'} per file`,
      ]),
      none: ['không đặt được tệp số liệu', 'has no data files'],
      upTo: [viUpTo('địa điểm'), enUpTo('places')],
    },
    bulletinOrders: {
      most: pair([
        (count: string) => `có tối đa ${count} yêu cầu bản tin cùng lúc; hãy đợi một bản được giao hoặc hủy bớt`,
        (count) => `has at most ${count} bulletin orders at a time; wait for one to be delivered, or cancel one`,
      ]),
      none: ['không đặt được bản tin', 'has no bulletin orders'],
      upTo: [viUpTo('yêu cầu'), enUpTo('orders')],
    },
  } satisfies Pairs<Record<LimitedQuantity, QuantityWords>>,
});

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
