import type { Language } from '@portal/domain/language/language';
import type { WardAction } from '@portal/domain/ward-bulletin/ward-action';
import { ENGLISH_MONTHS } from '../english-months.table.ts';
import type { Wording } from '../wording.ts';
import { spellOrdinal } from './spell-number.ts';

/** A text in full, and one for a message of 160 characters. */
interface Lengths {
  readonly full: string;
  readonly brief: string;
}

type PlainAction = Exclude<WardAction['kind'], 'coverBefore'>;

const actionsVi: Readonly<Record<PlainAction, Lengths>> = {
  coverNow: { full: 'Cất đồ phơi, che nông sản ngay bây giờ', brief: 'Cất đồ phơi ngay' },
  coverTonight: { full: 'Cất đồ phơi, che nông sản trước khi đi ngủ', brief: 'Cất đồ phơi trước khi ngủ' },
  avoidFlood: {
    full: 'Không đi qua chỗ ngập, ngầm tràn, bờ suối; ra đường đi chậm',
    brief: 'Không qua chỗ ngập, ngầm tràn',
  },
  raincoat: { full: 'Ra đường mang áo mưa, đi chậm vì đường trơn', brief: 'Mang áo mưa, đi chậm' },
  beReady: { full: 'Để sẵn bạt và áo mưa', brief: 'Để sẵn bạt, áo mưa' },
  shelter: {
    full: 'Nghe sấm thì vào nhà ngay, tránh cây to và đồng trống',
    brief: 'Có sấm: vào nhà, tránh cây to, đồng trống',
  },
  secure: {
    full: 'Chằng mái tôn, cất đồ dễ bay; không đứng dưới cây to, biển quảng cáo',
    brief: 'Chằng mái, tránh cây to',
  },
  avoidHeat: {
    full: 'Hạn chế làm ngoài trời từ 11 đến 16 giờ, uống nước đều',
    brief: 'Hạn chế ra nắng 11-16h',
  },
  restInHeat: {
    full: 'Nghỉ việc nặng ngoài trời từ 11 đến 16 giờ, uống nước đều; để ý người già, trẻ nhỏ',
    brief: 'Nghỉ việc nặng 11-16h, uống nước',
  },
  dressWarm: { full: 'Mặc ấm khi ra ngoài buổi sáng và đêm', brief: 'Mặc ấm sáng, đêm' },
  keepWarm: {
    full: 'Giữ ấm cho người già, trẻ nhỏ và vật nuôi; không đốt than sưởi trong phòng kín',
    brief: 'Giữ ấm, không đốt than trong phòng kín',
  },
  lights: { full: 'Đi đường bật đèn, chạy chậm', brief: 'Bật đèn, chạy chậm' },
  dryOutside: { full: 'Phơi nông sản được', brief: 'Phơi được' },
  followBulletin: { full: 'Làm theo bản tin chính thức', brief: 'Làm theo bản tin chính thức' },
  awaitBulletin: { full: 'Sau bão, lũ: chờ bản tin mới', brief: 'Sau bão, lũ: chờ bản tin mới' },
};

const actionsEn: Readonly<Record<PlainAction, Lengths>> = {
  coverNow: { full: 'Take in what is drying and cover crops now', brief: 'Cover crops now' },
  coverTonight: {
    full: 'Take in what is drying and cover crops before you go to bed',
    brief: 'Cover crops before bed',
  },
  avoidFlood: {
    full: 'Do not cross flooded roads, fords or stream banks; drive slowly',
    brief: 'Do not cross flooded roads',
  },
  raincoat: { full: 'Take a raincoat and ride slowly: roads are slippery', brief: 'Take a raincoat, ride slowly' },
  beReady: { full: 'Keep tarpaulins and raincoats at hand', brief: 'Keep raincoats at hand' },
  shelter: {
    full: 'When you hear thunder, go indoors; avoid tall trees and open fields',
    brief: 'Thunder: go indoors, avoid trees',
  },
  secure: {
    full: 'Tie down roofs and anything loose; do not stand under tall trees or billboards',
    brief: 'Tie down roofs, avoid trees',
  },
  avoidHeat: {
    full: 'Limit outdoor work between 11:00 and 16:00 and drink regularly',
    brief: 'Limit outdoor work 11-16h',
  },
  restInHeat: {
    full: 'Stop heavy outdoor work between 11:00 and 16:00, drink regularly, look after the old and the very young',
    brief: 'No heavy work 11-16h, drink',
  },
  dressWarm: { full: 'Dress warmly in the morning and at night', brief: 'Dress warmly morning, night' },
  keepWarm: {
    full: 'Keep the old, small children and livestock warm; never burn charcoal in a closed room',
    brief: 'Keep warm; no charcoal indoors',
  },
  lights: { full: 'Switch on your lights and drive slowly', brief: 'Lights on, drive slowly' },
  dryOutside: { full: 'Crops can dry outside', brief: 'Crops can dry outside' },
  followBulletin: { full: 'Follow the official bulletin', brief: 'Follow the official bulletin' },
  awaitBulletin: {
    full: 'After the storm: wait for the next bulletin',
    brief: 'After the storm: wait for the next bulletin',
  },
};

/** Moments of a bulletin, formatted. */
export interface IssueMoment {
  readonly weekday: string;
  readonly day: number;
  readonly month: number;
  readonly clock: string;
  readonly end: string;
}

/** What a bulletin of an authority is quoted with. */
export interface QuotedBulletin {
  readonly issuer: string;
  readonly number: string;
  readonly kind: string;
  readonly level: number | null;
  readonly headline: string;
}

const vi = {
  actions: actionsVi,
  coverBefore: (clock: string, isHeavy: boolean) =>
    `Cất đồ phơi, che nông sản trước ${clock}${isHeavy ? '; không đi qua chỗ ngập' : ''}`,
  coverBriefly: (clock: string, isHeavy: boolean) =>
    `Cất đồ phơi trước ${clock}${isHeavy ? ', không qua chỗ ngập' : ''}`,
  weekdays: ['Chủ Nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'],
  greeting: (place: string) => `Kính thưa bà con ${place}.`,
  issue: (brand: string, { weekday, day, month, clock, end }: IssueMoment) =>
    `Bản tin thời tiết ${brand}, ${weekday}, ngày ${day} tháng ${month}, phát lúc ${clock}, dùng đến ${end}.`,
  demo: 'Số liệu minh họa, không phải dự báo thật.',
  quote: ({ issuer, headline, level }: QuotedBulletin) =>
    `Cảnh báo chính thức${level === null ? '' : ` cấp ${level}`} của ${issuer}: ${headline}`,
  shortQuote: ({ kind, level, number }: QuotedBulletin) =>
    `Cảnh báo chính thức: ${kind}${level === null ? '' : ` cấp ${level}`}, tin ${number}`,
  atOnce: (step: string) => `Làm ngay: ${step}`,
  again: (action: string) => `Xin nhắc lại: ${action}.`,
  sequel: 'Xem toàn văn ở bảng tin.',
  closing: 'Bản tin tự động, không thay bản tin chính thức.',
};

type WardWords = Wording<typeof vi>;

const en: WardWords = {
  actions: actionsEn,
  coverBefore: (clock, isHeavy) =>
    `Take in what is drying and cover crops before ${clock}${isHeavy ? '; do not cross flooded roads' : ''}`,
  coverBriefly: (clock, isHeavy) => `Cover crops by ${clock}${isHeavy ? ', avoid floods' : ''}`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  greeting: (place) => `To everyone in ${place}.`,
  issue: (brand, { weekday, day, month, clock, end }) =>
    `The ${brand} weather bulletin of ${weekday}, the ${spellOrdinal(day)} of ${ENGLISH_MONTHS[month - 1] ?? ''}, issued at ${clock}, valid until ${end}.`,
  demo: 'Demo data, not a real forecast.',
  quote: ({ issuer, headline, level }) =>
    `Official warning${level === null ? '' : `, level ${level},`} of ${issuer}: ${headline}`,
  shortQuote: ({ kind, level, number }) =>
    `Official warning: ${kind}${level === null ? '' : ` level ${level}`}, no. ${number}`,
  atOnce: (step) => `Do at once: ${step}`,
  again: (action) => `Once more: ${action}.`,
  sequel: 'Read the whole bulletin on the notice board.',
  closing: 'An automatic bulletin; it does not replace official ones.',
};

export const wardWords: Readonly<Record<Language, WardWords>> = { vi, en };
