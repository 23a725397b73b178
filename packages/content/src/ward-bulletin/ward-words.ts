import type { WardAction } from '@portal/domain/ward-bulletin/ward-action';
import { ENGLISH_MONTHS } from '../english-months.table.ts';
import { type Pairs, pair, splitLanguages } from '../split-languages.ts';
import { spellOrdinal } from './spell-number.ts';

/** A text in full, and one for a message of 160 characters. */
interface Lengths {
  readonly full: string;
  readonly brief: string;
}

type PlainAction = Exclude<WardAction['kind'], 'coverBefore'>;

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

export const wardWords = splitLanguages({
  actions: {
    coverNow: {
      full: ['Cất đồ phơi, che nông sản ngay bây giờ', 'Take in what is drying and cover crops now'],
      brief: ['Cất đồ phơi ngay', 'Cover crops now'],
    },
    coverTonight: {
      full: [
        'Cất đồ phơi, che nông sản trước khi đi ngủ',
        'Take in what is drying and cover crops before you go to bed',
      ],
      brief: ['Cất đồ phơi trước khi ngủ', 'Cover crops before bed'],
    },
    avoidFlood: {
      full: [
        'Không đi qua chỗ ngập, ngầm tràn, bờ suối; ra đường đi chậm',
        'Do not cross flooded roads, fords or stream banks; drive slowly',
      ],
      brief: ['Không qua chỗ ngập, ngầm tràn', 'Do not cross flooded roads'],
    },
    raincoat: {
      full: ['Ra đường mang áo mưa, đi chậm vì đường trơn', 'Take a raincoat and ride slowly: roads are slippery'],
      brief: ['Mang áo mưa, đi chậm', 'Take a raincoat, ride slowly'],
    },
    beReady: {
      full: ['Để sẵn bạt và áo mưa', 'Keep tarpaulins and raincoats at hand'],
      brief: ['Để sẵn bạt, áo mưa', 'Keep raincoats at hand'],
    },
    shelter: {
      full: [
        'Nghe sấm thì vào nhà ngay, tránh cây to và đồng trống',
        'When you hear thunder, go indoors; avoid tall trees and open fields',
      ],
      brief: ['Có sấm: vào nhà, tránh cây to, đồng trống', 'Thunder: go indoors, avoid trees'],
    },
    secure: {
      full: [
        'Chằng mái tôn, cất đồ dễ bay; không đứng dưới cây to, biển quảng cáo',
        'Tie down roofs and anything loose; do not stand under tall trees or billboards',
      ],
      brief: ['Chằng mái, tránh cây to', 'Tie down roofs, avoid trees'],
    },
    avoidHeat: {
      full: [
        'Hạn chế làm ngoài trời từ 11 đến 16 giờ, uống nước đều',
        'Limit outdoor work between 11:00 and 16:00 and drink regularly',
      ],
      brief: ['Hạn chế ra nắng 11-16h', 'Limit outdoor work 11-16h'],
    },
    restInHeat: {
      full: [
        'Nghỉ việc nặng ngoài trời từ 11 đến 16 giờ, uống nước đều; để ý người già, trẻ nhỏ',
        'Stop heavy outdoor work between 11:00 and 16:00, drink regularly, look after older people and small children',
      ],
      brief: ['Nghỉ việc nặng 11-16h, uống nước', 'No heavy work 11-16h, drink'],
    },
    dressWarm: {
      full: ['Mặc ấm khi ra ngoài buổi sáng và đêm', 'Dress warmly in the morning and at night'],
      brief: ['Mặc ấm sáng, đêm', 'Dress warmly morning, night'],
    },
    keepWarm: {
      full: [
        'Giữ ấm cho người già, trẻ nhỏ và vật nuôi; không đốt than sưởi trong phòng kín',
        'Keep older people, small children and livestock warm; never burn charcoal in a closed room',
      ],
      brief: ['Giữ ấm, không đốt than trong phòng kín', 'Keep warm; no charcoal indoors'],
    },
    lights: {
      full: ['Đi đường bật đèn, chạy chậm', 'Switch on your lights and drive slowly'],
      brief: ['Bật đèn, chạy chậm', 'Lights on, drive slowly'],
    },
    dryOutside: {
      full: ['Phơi nông sản được', 'You can dry crops outdoors'],
      brief: ['Phơi được', 'You can dry crops outdoors'],
    },
    followBulletin: {
      full: ['Làm theo bản tin chính thức', 'Follow the official bulletin'],
      brief: ['Làm theo bản tin chính thức', 'Follow the official bulletin'],
    },
    awaitBulletin: {
      full: ['Sau bão, lũ: chờ bản tin mới', 'After the storm: wait for the next bulletin'],
      brief: ['Sau bão, lũ: chờ bản tin mới', 'After the storm: wait for the next bulletin'],
    },
  } satisfies Pairs<Record<PlainAction, Lengths>>,
  coverBefore: pair([
    (clock: string, isHeavy: boolean) =>
      `Cất đồ phơi, che nông sản trước ${clock}${isHeavy ? '; không đi qua chỗ ngập' : ''}`,
    (clock, isHeavy) =>
      `Take in what is drying and cover crops before ${clock}${isHeavy ? '; do not cross flooded roads' : ''}`,
  ]),
  coverBriefly: pair([
    (clock: string, isHeavy: boolean) => `Cất đồ phơi trước ${clock}${isHeavy ? ', không qua chỗ ngập' : ''}`,
    (clock, isHeavy) => `Cover crops by ${clock}${isHeavy ? ', avoid floods' : ''}`,
  ]),
  weekdays: [
    ['Chủ Nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'],
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ],
  greeting: pair([(place: string) => `Kính thưa bà con ${place}.`, (place) => `To everyone in ${place}.`]),
  issue: pair([
    (brand: string, { weekday, day, month, clock, end }: IssueMoment) =>
      `Bản tin thời tiết ${brand}, ${weekday}, ngày ${day} tháng ${month}, phát lúc ${clock}, dùng đến ${end}.`,
    (brand, { weekday, day, month, clock, end }) =>
      `The ${brand} weather bulletin for ${weekday}, the ${spellOrdinal(day)} of ${ENGLISH_MONTHS[month - 1] ?? ''}, issued at ${clock}, valid until ${end}.`,
  ]),
  demo: ['Số liệu minh họa, không phải dự báo thật.', 'Demo data, not a real forecast.'],
  quote: pair([
    ({ issuer, headline, level }: QuotedBulletin) =>
      `Cảnh báo chính thức${level === null ? '' : ` cấp ${level}`} của ${issuer}: ${headline}`,
    ({ issuer, headline, level }) =>
      `Official warning${level === null ? '' : `, level ${level},`} from ${issuer}: ${headline}`,
  ]),
  shortQuote: pair([
    ({ kind, level, number }: QuotedBulletin) =>
      `Cảnh báo chính thức: ${kind}${level === null ? '' : ` cấp ${level}`}, tin ${number}`,
    ({ kind, level, number }) => `Official warning: ${kind}${level === null ? '' : ` level ${level}`}, no. ${number}`,
  ]),
  atOnce: pair([(step: string) => `Làm ngay: ${step}`, (step) => `Do at once: ${step}`]),
  again: pair([(action: string) => `Xin nhắc lại: ${action}.`, (action) => `Once more: ${action}.`]),
  sequel: ['Xem toàn văn ở bảng tin.', 'Read the whole bulletin on the notice board.'],
  closing: [
    'Bản tin tự động, không thay bản tin chính thức.',
    'An automatic bulletin; it does not replace official ones.',
  ],
});
