import { pair, splitLanguages } from '../split-languages.ts';

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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export const alertWords = splitLanguages({
  decimal: [',', '.'],
  onDay: pair([
    (clock: string, day: number, month: number) => `${clock} ngày ${day}/${month}`,
    (clock, day, month) => `${clock} on ${day} ${MONTHS[month - 1]}`,
  ]),
  orMore: pair([(rain: string) => `${rain} trở lên`, (rain) => `${rain} or heavier`]),
  start: {
    rain: pair([
      ({ clock, isNow }: AlertParts, text: string, isPlain: boolean) =>
        isNow ? (isPlain ? `đang ${text}` : `lúc này ${text}`) : `${text} từ khoảng ${clock}`,
      ({ clock, isNow }, text) => (isNow ? `${text} now` : `${text} from about ${clock}`),
    ]),
    rainChance: pair([
      ({ clock, peak, isNow }: AlertParts) => `khả năng mưa ${peak}% ${isNow ? 'lúc này' : `từ khoảng ${clock}`}`,
      ({ clock, peak, isNow }) => `${peak}% chance of rain ${isNow ? 'now' : `from about ${clock}`}`,
    ]),
    thunder: pair([
      ({ clock, isNow }: AlertParts, level: number) =>
        `${level >= 3 ? 'có sét gần' : level === 2 ? 'nhiều khả năng có dông' : 'có thể có dông'}${isNow ? ' lúc này' : ` từ khoảng ${clock}`}`,
      ({ clock, isNow }, level) =>
        `${level >= 3 ? 'lightning nearby' : level === 2 ? 'thunderstorms likely' : 'thunderstorms possible'}${isNow ? ' now' : ` from about ${clock}`}`,
    ]),
    lightning: pair([
      ({ peak, clock }: AlertParts) => `sét đánh cách ${peak} km lúc ${clock}`,
      ({ peak, clock }) => `lightning ${peak} km away at ${clock}`,
    ]),
    gust: pair([
      ({ clock, isNow }: AlertParts, { force, speed }: GustParts) =>
        `gió giật tới cấp ${force} (${speed}) ${isNow ? 'lúc này' : `từ khoảng ${clock}`}`,
      ({ clock, isNow }, { force, speed }) =>
        `gusts up to force ${force} (${speed}) ${isNow ? 'now' : `from about ${clock}`}`,
    ]),
    temperature: pair([
      ({ clock, isNow }: AlertParts, { limit, isWarm, most }: TemperatureParts) =>
        `${isNow ? 'lúc này' : `từ khoảng ${clock}`} nhiệt độ ${limit} trở ${isWarm ? 'lên' : 'xuống'}${most === null ? '' : `, ${isWarm ? 'cao' : 'thấp'} nhất ${most}`}`,
      ({ clock, isNow }, { limit, isWarm, most }) =>
        `${limit} or ${isWarm ? 'above' : 'below'} ${isNow ? 'now' : `from about ${clock}`}${most === null ? '' : `, ${isWarm ? 'up' : 'down'} to ${most}`}`,
    ]),
    officialWarning: ['có cảnh báo chính thức mới', 'a new official warning'],
    /** `by`: when to gather; null: at once. */
    drying: pair([
      ({ clock, isNow }: AlertParts, by: string | null) =>
        `${isNow ? '' : `phơi được từ ${clock}; `}gom lúa, phủ bạt ${by === null ? 'ngay' : `trước ${by}`}`,
      ({ clock, isNow }, by) =>
        `${isNow ? '' : `drying from ${clock}; `}gather and cover the rice ${by === null ? 'now' : `by ${by}`}`,
    ]),
    /** `clock`: when the limit is reached; null: now. */
    heat: pair([
      (clock: string | null, what: string) => `${clock === null ? 'lúc này' : `từ ${clock}`} nóng đến mức ${what}`,
      (clock, what) => `so hot ${clock === null ? 'now' : `from ${clock}`} that ${what}`,
    ]),
  },
  /** Gathering, or the heat, comes earlier than announced. */
  sooner: pair([(what: string) => `sớm hơn đã báo: ${what}`, (what) => `earlier than announced: ${what}`]),
  quote: pair([
    ({ headline, issuer, number, level }: QuotedParts) =>
      `${headline} (${issuer}, ${number}${level === null ? '' : `, cấp ${level}`})`,
    ({ headline, issuer, number, level }) =>
      `${headline} (${issuer}, ${number}${level === null ? '' : `, level ${level}`})`,
  ]),
  shortQuote: pair([
    (warning: QuotedParts | null) =>
      `cảnh báo chính thức${warning === null || warning.level === null ? '' : ` cấp ${warning.level}`}${warning === null ? '' : `, tin ${warning.number}`}`,
    (warning) =>
      `official warning${warning === null || warning.level === null ? '' : ` level ${warning.level}`}${warning === null ? '' : `, no. ${warning.number}`}`,
  ]),
  upgrade: pair([(what: string) => `mạnh hơn dự báo: ${what}`, (what) => `stronger than forecast: ${what}`]),
  gustPeak: pair([
    ({ peakClock }: AlertParts, { force, speed }: GustParts) => `gió giật cấp ${force} (${speed}) khoảng ${peakClock}`,
    ({ peakClock }, { force, speed }) => `gusts of force ${force} (${speed}) about ${peakClock}`,
  ]),
  ended: {
    rain: ['đã ngớt mưa', 'the rain has eased'],
    rainChance: ['khả năng mưa đã xuống dưới mức của bạn', 'the chance of rain is back below your limit'],
    thunder: ['dông đã qua', 'the thunderstorm has passed'],
    thunderRisk: ['nguy cơ dông đã giảm', 'the risk of thunderstorms has fallen'],
    lightning: ['30 phút qua không còn sét gần', 'no lightning nearby for 30 minutes'],
    gust: ['gió giật đã xuống dưới ngưỡng của bạn', 'gusts are back below your limit'],
    temperature: ['nhiệt độ đã trở lại trong ngưỡng của bạn', 'the temperature is back within your limit'],
    officialWarning: ['cảnh báo chính thức đã hết hiệu lực', 'the official warning has expired'],
    drying: ['đã hết giờ phơi', 'drying is over for today'],
    heat: ['đã bớt nóng', 'the heat has eased'],
  },
  peak: pair([
    ({ peak, peakClock }: AlertParts) => `To nhất khoảng ${peakClock}, ${peak} mm/giờ.`,
    ({ peak, peakClock }) => `Heaviest about ${peakClock}, ${peak} mm/h.`,
  ]),
  until: pair([(clock: string) => `Có thể kéo dài đến ${clock}.`, (clock) => `May last until ${clock}.`]),
  chance: pair([(percent: number) => `Khả năng ${percent}%.`, (percent) => `Chance ${percent}%.`]),
  rainPercent: pair([(percent: number) => `Khả năng có mưa ${percent}%.`, (percent) => `Chance of rain ${percent}%.`]),
  bySatellite: ['Ước tính từ vệ tinh, có thể chậm 20–30 phút.', 'Satellite estimate, may be 20–30 minutes late.'],
  byModel: ['Theo mô hình.', 'Model forecast.'],
  outsideRadar: ['Theo mô hình (ngoài vùng radar).', 'Model forecast (outside radar range).'],
  ours: ['Tin tự động, không thay bản tin chính thức.', 'Automatic, not an official bulletin.'],
  shelter: [
    'Hãy vào nhà hoặc trong xe, tránh cây và cột cao.',
    'Go indoors or into a car; stay away from trees and poles.',
  ],
  gates: {
    warning: ['Đang có cảnh báo chính thức: làm theo bản tin.', 'An official warning is in force: follow it.'],
    afterWarning: ['Sau bão/lũ: chờ bản tin mới.', 'After the storm: wait for the next bulletin.'],
  },
  demo: ['Số liệu minh họa.', 'Demo data.'],
  titles: {
    rain: {
      likely: ['sắp mưa', 'rain soon'],
      good: ['khả năng mưa', 'a good chance of rain'],
      slight: ['có thể mưa', 'a slight chance of rain'],
    },
    rainNow: ['đang mưa', 'rain now'],
    thunder: ['có thể có dông', 'thunderstorms possible'],
    lightning: ['có sét gần', 'lightning nearby'],
    gust: ['gió giật mạnh', 'strong gusts'],
    temperature: pair([
      (isWarm: boolean): string => (isWarm ? 'nóng tới ngưỡng của bạn' : 'lạnh tới ngưỡng của bạn'),
      (isWarm) => (isWarm ? 'temperature at or above your limit' : 'temperature at or below your limit'),
    ]),
    officialWarning: ['cảnh báo chính thức', 'official warning'],
    drying: ['giờ gom lúa', 'when to gather the rice'],
    heat: ['việc ngoài trời khi nóng', 'outdoor work in the heat'],
    sooner: { drying: ['gom lúa sớm hơn', 'gather the rice earlier'], heat: ['nóng sớm hơn', 'heat earlier'] },
    upgrade: ['mạnh lên', 'getting stronger'],
    raised: ['cảnh báo chính thức tăng cấp', 'official warning raised'],
    end: ['đã qua', 'over'],
    within: ['đã trở lại trong ngưỡng', 'back within your limit'],
    expired: ['cảnh báo chính thức hết hiệu lực', 'official warning expired'],
  },
});

export type AlertWords = (typeof alertWords)['vi'];
