import type { Wording } from '../wording.ts';

/** Formatted values and times of an event. */
export interface AlertParts {
  readonly clock: string;
  readonly isNow: boolean;
  /** In the rule's unit; gusts and temperatures include the unit. */
  readonly peak: string;
  readonly peakClock: string;
}

/** Quoted parts of an official warning; its number fits an SMS. */
interface QuotedParts {
  readonly headline: string;
  readonly issuer: string;
  readonly number: string;
  readonly level: number | null;
}

/** Wind as Beaufort force, and as speed in the reader's unit. */
interface GustParts {
  readonly force: number;
  readonly speed: string;
}

/** Temperature threshold, and how far the event exceeds it; null: not beyond. */
interface TemperatureParts {
  readonly limit: string;
  readonly isWarm: boolean;
  readonly most: string | null;
}

const vi = {
  decimal: ',',
  onDay: (clock: string, day: number, month: number) => `${clock} ngày ${day}/${month}`,
  orMore: (rain: string) => `${rain} trở lên`,
  start: {
    rain: ({ clock, isNow }: AlertParts, text: string, isPlain: boolean) =>
      isNow ? (isPlain ? `đang ${text}` : `lúc này ${text}`) : `${text} từ khoảng ${clock}`,
    rainChance: ({ clock, peak, isNow }: AlertParts) =>
      `khả năng mưa ${peak}% ${isNow ? 'lúc này' : `từ khoảng ${clock}`}`,
    thunder: ({ clock, isNow }: AlertParts, level: number) =>
      `${level >= 3 ? 'có sét gần' : level === 2 ? 'nhiều khả năng có dông' : 'có thể có dông'}${isNow ? ' lúc này' : ` từ khoảng ${clock}`}`,
    lightning: ({ peak, clock }: AlertParts) => `sét đánh cách ${peak} km lúc ${clock}`,
    gust: ({ clock, isNow }: AlertParts, { force, speed }: GustParts) =>
      `gió giật tới cấp ${force} (${speed}) ${isNow ? 'lúc này' : `từ khoảng ${clock}`}`,
    temperature: ({ clock, isNow }: AlertParts, { limit, isWarm, most }: TemperatureParts) =>
      `${isNow ? 'lúc này' : `từ khoảng ${clock}`} nhiệt độ ${limit} trở ${isWarm ? 'lên' : 'xuống'}${most === null ? '' : `, ${isWarm ? 'cao' : 'thấp'} nhất ${most}`}`,
    officialWarning: 'có cảnh báo chính thức mới',
  },
  quote: ({ headline, issuer, number, level }: QuotedParts) =>
    `${headline} (${issuer}, ${number}${level === null ? '' : `, cấp ${level}`})`,
  shortQuote: (warning: QuotedParts | null) =>
    `cảnh báo chính thức${warning === null || warning.level === null ? '' : ` cấp ${warning.level}`}${warning === null ? '' : `, tin ${warning.number}`}`,
  upgrade: (what: string) => `mạnh hơn dự báo: ${what}`,
  gustPeak: ({ peakClock }: AlertParts, { force, speed }: GustParts) =>
    `gió giật cấp ${force} (${speed}) khoảng ${peakClock}`,
  ended: {
    rain: 'đã ngớt mưa',
    rainChance: 'khả năng mưa đã xuống dưới mức của bạn',
    thunder: 'dông đã qua',
    thunderRisk: 'nguy cơ dông đã giảm',
    lightning: '30 phút qua không còn sét gần',
    gust: 'gió giật đã xuống dưới ngưỡng của bạn',
    temperature: 'nhiệt độ đã trở lại trong ngưỡng của bạn',
    officialWarning: 'cảnh báo chính thức đã hết hiệu lực',
  },
  peak: ({ peak, peakClock }: AlertParts) => `To nhất khoảng ${peakClock}, ${peak} mm/giờ.`,
  until: (clock: string) => `Có thể kéo dài đến ${clock}.`,
  chance: (percent: number) => `Khả năng ${percent}%.`,
  rainPercent: (percent: number) => `Khả năng có mưa ${percent}%.`,
  bySatellite: 'Ước tính từ vệ tinh, có thể chậm 20–30 phút.',
  byModel: 'Theo mô hình.',
  outsideRadar: 'Theo mô hình (ngoài vùng radar).',
  ours: 'Tin tự động, không thay bản tin chính thức.',
  shelter: 'Hãy vào nhà hoặc trong xe, tránh cây và cột cao.',
  gates: {
    warning: 'Đang có cảnh báo chính thức: làm theo bản tin.',
    afterWarning: 'Sau bão/lũ: chờ bản tin mới.',
  },
  demo: 'Số liệu minh họa.',
  titles: {
    rain: { likely: 'sắp mưa', good: 'khả năng mưa', slight: 'có thể mưa' },
    rainNow: 'đang mưa',
    thunder: 'có thể có dông',
    lightning: 'có sét gần',
    gust: 'gió giật mạnh',
    temperature: (isWarm: boolean): string => (isWarm ? 'nóng tới ngưỡng của bạn' : 'lạnh tới ngưỡng của bạn'),
    officialWarning: 'cảnh báo chính thức',
    upgrade: 'mạnh lên',
    raised: 'cảnh báo chính thức tăng cấp',
    end: 'đã qua',
    within: 'đã trở lại trong ngưỡng',
    expired: 'cảnh báo chính thức hết hiệu lực',
  },
};

export type AlertWords = Wording<typeof vi>;

const en: AlertWords = {
  decimal: '.',
  onDay: (clock, day, month) => `${clock} on ${day} ${MONTHS[month - 1]}`,
  orMore: (rain) => `${rain} or heavier`,
  start: {
    rain: ({ clock, isNow }, text) => (isNow ? `${text} now` : `${text} from about ${clock}`),
    rainChance: ({ clock, peak, isNow }) => `${peak}% chance of rain ${isNow ? 'now' : `from about ${clock}`}`,
    thunder: ({ clock, isNow }, level) =>
      `${level >= 3 ? 'lightning nearby' : level === 2 ? 'thunderstorms likely' : 'thunderstorms possible'}${isNow ? ' now' : ` from about ${clock}`}`,
    lightning: ({ peak, clock }) => `lightning ${peak} km away at ${clock}`,
    gust: ({ clock, isNow }, { force, speed }) =>
      `gusts up to force ${force} (${speed}) ${isNow ? 'now' : `from about ${clock}`}`,
    temperature: ({ clock, isNow }, { limit, isWarm, most }) =>
      `${limit} or ${isWarm ? 'above' : 'below'} ${isNow ? 'now' : `from about ${clock}`}${most === null ? '' : `, ${isWarm ? 'up' : 'down'} to ${most}`}`,
    officialWarning: 'a new official warning',
  },
  quote: ({ headline, issuer, number, level }) =>
    `${headline} (${issuer}, ${number}${level === null ? '' : `, level ${level}`})`,
  shortQuote: (warning) =>
    `official warning${warning === null || warning.level === null ? '' : ` level ${warning.level}`}${warning === null ? '' : `, no. ${warning.number}`}`,
  upgrade: (what) => `stronger than forecast: ${what}`,
  gustPeak: ({ peakClock }, { force, speed }) => `gusts of force ${force} (${speed}) about ${peakClock}`,
  ended: {
    rain: 'the rain has eased',
    rainChance: 'the chance of rain is back below your limit',
    thunder: 'the thunderstorm has passed',
    thunderRisk: 'the risk of thunderstorms has fallen',
    lightning: 'no lightning nearby for 30 minutes',
    gust: 'gusts are back below your limit',
    temperature: 'the temperature is back within your limit',
    officialWarning: 'the official warning has expired',
  },
  peak: ({ peak, peakClock }) => `Heaviest about ${peakClock}, ${peak} mm/h.`,
  until: (clock) => `May last until ${clock}.`,
  chance: (percent) => `Chance ${percent}%.`,
  rainPercent: (percent) => `Chance of rain ${percent}%.`,
  bySatellite: 'Satellite estimate, may be 20–30 minutes late.',
  byModel: 'Model forecast.',
  outsideRadar: 'Model forecast (outside radar range).',
  ours: 'Automatic, not an official bulletin.',
  shelter: 'Go indoors or into a car; stay away from trees and poles.',
  gates: {
    warning: 'An official warning is in force: follow it.',
    afterWarning: 'After the storm: wait for the next bulletin.',
  },
  demo: 'Demo data.',
  titles: {
    rain: { likely: 'rain soon', good: 'a good chance of rain', slight: 'a slight chance of rain' },
    rainNow: 'rain now',
    thunder: 'thunderstorms possible',
    lightning: 'lightning nearby',
    gust: 'strong gusts',
    temperature: (isWarm) => (isWarm ? 'temperature at or above your limit' : 'temperature at or below your limit'),
    officialWarning: 'official warning',
    upgrade: 'getting stronger',
    raised: 'official warning raised',
    end: 'over',
    within: 'back within your limit',
    expired: 'official warning expired',
  },
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export const alertWords: Readonly<Record<'vi' | 'en', AlertWords>> = { vi, en };
