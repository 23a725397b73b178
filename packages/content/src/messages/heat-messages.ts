import type { WorkLoad } from '@portal/domain/heat/work-rest.table';
import type { WorkTemplate } from '@portal/domain/heat/work-templates.table';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';

const joinVi = (parts: readonly string[]): string => parts.join(' và ');
const joinEn = (parts: readonly string[]): string => parts.join(' and ');

function durationVi(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${rest} phút`;
  return rest === 0 ? `${hours} giờ` : `${hours} giờ ${rest} phút`;
}

function durationEn(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Texts of the page about work in the heat. */
export const heatMessages = splitLanguages({
  span: ['Ngoài trời', 'Outdoors'],
  type: ['Làm việc ngoài trời khi nóng', 'Outdoor work in the heat'],
  description: pair([
    (place: string) =>
      `Làm việc ngoài trời ở ${place}: WBGT từng giờ, phút nghỉ cho việc nhẹ, vừa, nặng, dời ca mà đủ giờ, cả tuần, tờ in.`,
    (place) =>
      `Outdoor work in ${place}: hourly WBGT, rest for light, moderate and heavy work, a shift with the same hours, the week ahead, a sheet to print.`,
  ]),
  block: {
    title: ['Việc ngoài trời', 'Outdoor work'],
    aside: ['đã quen nóng', 'used to the heat'],
    more: ['Dời ca, cả tuần, tờ in', 'Shift the hours, the week, a sheet to print'],
  },
  calendar: {
    add: ['Thêm ca cả tuần vào lịch', 'Add the week to a calendar'],
    alert: ['Báo tôi buổi sáng ngày nóng phải dừng việc', 'Tell me in the morning when heat stops work'],
    title: pair([(work: string) => `Ca ngoài trời, ${work}`, (work) => `Outdoor shift, ${work}`]),
    /** Of the whole day; `rest` null: none. */
    about: pair([
      (work: string, rest: string | null) =>
        rest === null ? `Cả ngày làm ${work}.` : `Cả ngày làm ${work}, nghỉ vì nóng ${rest}.`,
      (work, rest) =>
        rest === null ? `${work} of work in the day.` : `${work} of work in the day, ${rest} of rest from the heat.`,
    ]),
    old: [
      'Dự báo thay đổi mỗi ngày, và bản tin chính thức quyết định trước: mở trang để xem số mới.',
      'The forecast changes every day, and official bulletins come first: open the page for the latest.',
    ],
  },
  /** In rules and their messages. */
  limit: {
    stop: pair([(work: string) => `${work} phải dừng`, (work) => `${work} must stop`]),
    rest: pair([
      (work: string, minutes: number) => `${work} phải nghỉ ${minutes} phút mỗi giờ`,
      (work, minutes) => `${work} needs ${minutes} min of rest an hour`,
    ]),
  },
  hourSpan: pair([(from: number, to: number) => `${from}–${to} giờ`, (from, to) => `${from}:00–${to}:00`]),
  join: [joinVi, joinEn],
  duration: [durationVi, durationEn],
  loads: {
    light: ['Nhẹ', 'Light'],
    moderate: ['Vừa', 'Moderate'],
    heavy: ['Nặng', 'Heavy'],
  } satisfies Record<WorkLoad, Pair>,
  work: {
    light: ['việc nhẹ', 'light work'],
    moderate: ['việc vừa', 'moderate work'],
    heavy: ['việc nặng', 'heavy work'],
  } satisfies Record<WorkLoad, Pair>,
  examples: {
    light: ['gác, lái máy, giao hàng bằng xe', 'guarding, driving, delivery by motorbike'],
    moderate: ['trát, lát, hái, đi bộ nhanh', 'plastering, paving, picking, brisk walking'],
    heavy: ['đào, vác, cuốc, đổ bê tông', 'digging, carrying, hoeing, pouring concrete'],
  } satisfies Record<WorkLoad, Pair>,
  degrees: pair([(wbgt: string) => `${wbgt}°C`, (wbgt) => `${wbgt} °C`]),
  answer: {
    stop: pair([
      (day: string, work: string, spans: string) => `${day} ${work} phải dừng ${spans} vì nóng.`,
      (day, work, spans) => `${day}: ${work} must stop ${spans} because of the heat.`,
    ]),
    rest: pair([
      (day: string, work: string, minutes: number, spans: string) =>
        `${day} ${work} phải nghỉ tới ${minutes} phút mỗi giờ, ${spans}.`,
      (day, work, minutes, spans) => `${day}: ${work} needs up to ${minutes} min of rest per hour, ${spans}.`,
    ]),
    free: pair([
      (day: string, work: string) => `${day} ${work} không phải nghỉ thêm vì nóng.`,
      (day, work) => `${day}: ${work} needs no extra rest for the heat.`,
    ]),
    warning: pair([
      (day: string, spans: string) => `${day} đang có bản tin chính thức: dừng việc ngoài trời ${spans}.`,
      (day, spans) => `${day} an official bulletin is in force: no outdoor work ${spans}.`,
    ]),
    afterWarning: ['Sau bão/lũ: chờ bản tin mới.', 'After the storm: wait for the next bulletin.'],
    thunder: pair([
      (spans: string) => `Dông: dừng việc ngoài trời ${spans}.`,
      (spans) => `Thunder: no outdoor work ${spans}.`,
    ]),
    unknown: pair([
      (day: string) => `${day} chưa đủ số liệu để tính giờ nghỉ vì nóng.`,
      (day) => `${day}: too little data to say how much rest the heat calls for.`,
    ]),
    move: pair([
      (spans: string, hours: string) => `Dời ca sang ${spans}, đủ ${hours} công.`,
      (spans, hours) => `Shift the hours to ${spans}: all ${hours} fit.`,
    ]),
    moveFewer: pair([
      (spans: string, hours: string) => `Dời ca sang ${spans}, chỉ xếp được ${hours}.`,
      (spans, hours) => `Shift the hours to ${spans}: only ${hours} fit.`,
    ]),
    day: pair([
      (day: string, sentence: string) => `${day}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
      (day, sentence) => `${day}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
    ]),
  },
  facts: {
    peak: pair([
      (day: string, wbgt: string, clock: string) => `${day} WBGT cao nhất ${wbgt} lúc ${clock}`,
      (day, wbgt, clock) => `${day}: WBGT up to ${wbgt} at ${clock}`,
    ]),
    week: pair([
      (day: string, wbgt: string) => `Nóng nhất 7 ngày: ${day} ${wbgt}`,
      (day, wbgt) => `Hottest in 7 days: ${day} ${wbgt}`,
    ]),
    stops: pair([
      (work: string, count: number) =>
        count === 0 ? `7 ngày tới ${work} không phải dừng vì nóng` : `${count} trong 7 ngày ${work} có giờ phải dừng`,
      (work, count) =>
        count === 0 ? `No stop for ${work} in the next 7 days` : `On ${count} of 7 days ${work} must stop at times`,
    ]),
  },
  hours: {
    title: pair([
      (day: string) => `${day} nghỉ bao nhiêu phút mỗi giờ`,
      (day) => `${day}: minutes of rest in each hour`,
    ]),
    aside: ['người đã quen nóng', 'for people used to the heat'],
    table: ['Bảng phút nghỉ theo giờ', 'Table of rest by the hour'],
    hour: ['giờ', 'hour'],
    wbgt: ['WBGT', 'WBGT'],
    stop: ['dừng', 'stop'],
    none: ['chưa rõ', 'unknown'],
    key: {
      0: ['0 phút', '0 min'],
      15: ['nghỉ 15', 'rest 15'],
      30: ['30', '30'],
      45: ['45', '45'],
      60: ['✕ dừng', '✕ stop'],
      none: ['theo bản tin hoặc chưa rõ', 'by the bulletin, or unknown'],
    },
    newcomer: [
      'Người mới, vừa nghỉ ốm hoặc nghỉ quá một tuần: tính như nóng hơn 2,5°. Ngày đầu chỉ làm một nửa thời gian.',
      'New to the heat, back from illness or after a week away: count 2.5° more. On the first day work half the time.',
    ],
    examples: pair([
      (load: string, examples: string) => `${load}: ${examples}`,
      (load, examples) => `${load}: ${examples}`,
    ]),
  },
  shift: {
    title: ['Dời ca', 'Shift the hours'],
    regular: ['Ca thường', 'Regular'],
    planned: ['Ca đề nghị', 'Proposed'],
    gain: pair([
      (work: string, planned: string, regular: string) =>
        `${work} làm được ${planned} thay vì ${regular}, đã trừ giờ nghỉ.`,
      (work, planned, regular) => `${work}: ${planned} of work instead of ${regular}, rest excluded.`,
    ]),
    same: pair([
      (spans: string) => `Giữ ca thường ${spans}: dời ca thêm không quá 1 giờ làm.`,
      (spans) => `Keep the regular ${spans}: another shift adds at most an hour of work.`,
    ]),
    none: ['Không có ca nào đủ mát, hoặc chưa đủ số liệu.', 'No shift is cool enough, or there is too little data.'],
    templates: ['Mẫu có sẵn', 'Ready-made'],
    template: {
      site: ['Công trường', 'Building site'],
      school: ['Trường học: thể dục, sân chơi', 'School: sports, playground'],
      delivery: ['Giao hàng', 'Delivery'],
    } satisfies Record<WorkTemplate, Pair>,
    form: ['Tính ca của bạn', 'Plan your shift'],
    fields: {
      work: ['Loại việc', 'Kind of work'],
      hours: ['Số giờ công', 'Hours at work'],
      from: ['Bắt đầu không sớm hơn', 'Start no earlier than'],
      to: ['Kết thúc không muộn hơn', 'End no later than'],
    },
    hours: pair([(count: number) => `${count} giờ`, (count) => `${count} h`]),
    submit: ['Xếp ca', 'Plan'],
    note: [
      'Giờ công gồm cả phút nghỉ. Mỗi buổi không quá 6 giờ, giữa hai buổi nghỉ từ 1 giờ: cách xếp do Trời Việt đề xuất.',
      'Hours at work include rest. At most 6 hours in one go, at least 1 hour between: a rule proposed by Trời Việt.',
    ],
  },
  week: {
    title: pair([(work: string) => `Cả tuần, ${work}`, (work) => `The week, ${work}`]),
    aside: ['các ngày sau kém chắc hơn', 'later days are less certain'],
    highest: pair([(wbgt: string) => `cao nhất ${wbgt}`, (wbgt) => `up to ${wbgt}`]),
    rest: pair([
      (minutes: number, spans: string) => `nghỉ ${minutes} phút: ${spans}`,
      (minutes, spans) => `rest ${minutes} min: ${spans}`,
    ]),
    stop: pair([(spans: string) => `dừng: ${spans}`, (spans) => `stop: ${spans}`]),
    thunder: pair([(spans: string) => `dông, dừng: ${spans}`, (spans) => `thunder, stop: ${spans}`]),
    free: ['không phải nghỉ thêm', 'no extra rest'],
    bulletin: ['theo bản tin chính thức', 'by the official bulletin'],
    unknown: ['chưa đủ số liệu', 'too little data'],
  },
  roster: {
    title: ['Tờ in dán nơi làm', 'Sheet to put up at work'],
    aside: ['A4, đen trắng', 'A4, black and white'],
    hint: ['Dùng lệnh In của trình duyệt: chỉ tờ này được in.', 'Print with your browser: only this sheet is printed.'],
    heading: ['Lịch ca ngoài trời', 'Outdoor roster'],
    hour: ['Giờ', 'Hours'],
    minutes: pair([
      (minutes: number) => (minutes === 0 ? 'làm đủ' : `nghỉ ${minutes}′`),
      (minutes) => (minutes === 0 ? 'full' : `rest ${minutes}′`),
    ]),
    note: [
      '′ phút nghỉ mỗi giờ, ở chỗ râm mát. Nước: mỗi 15–20 phút một cốc, khoảng 240 ml.',
      '′ minutes of rest per hour, in the shade. Water: a cup, about 240 ml, every 15–20 minutes.',
    ],
    crew: ['Tổ, người', 'Crew, name'],
    spans: ['Ca', 'Shift'],
    newcomer: ['Người mới', 'Newcomer'],
    maker: ['Người lập', 'Prepared by'],
    chief: ['Người phụ trách', 'In charge'],
    issued: pair([
      (clock: string, date: string) => `Số liệu lúc ${clock} ngày ${date}.`,
      (clock, date) => `Data as of ${clock}, ${date}.`,
    ]),
  },
  safety: {
    title: ['Khi có người lả đi', 'When someone collapses'],
    stroke: [
      'Sốc nhiệt: lú lẫn, da nóng, ngất. Gọi 115, đưa vào bóng mát, cởi bớt áo, dội nước và quạt ngay, không chờ xe.',
      'Heat stroke: confusion, hot skin, fainting. Call 115, move to the shade, loosen clothes, pour water and fan at once; do not wait for the ambulance.',
    ],
    method: [
      'WBGT gộp nhiệt độ, độ ẩm, nắng và gió (Liljegren 2008), tính cho chỗ nắng, từ cùng chuỗi số liệu với trang Theo giờ.',
      'WBGT combines temperature, humidity, sun and wind (Liljegren 2008), in full sun, from the same data as the hourly page.',
    ],
    estimate: [
      'Giờ không có số liệu bức xạ thì nắng được ước tính từ độ cao mặt trời và lượng mây.',
      'Without radiation data, sunshine is estimated from sun height and cloud.',
    ],
    bands: [
      'Mức nghỉ theo bảng của NIOSH và ACGIH, do Trời Việt đề xuất, không phải quy định của Việt Nam.',
      'Rest follows the tables of NIOSH and ACGIH, proposed by Trời Việt; it is not a Vietnamese regulation.',
    ],
  },
});

export type HeatMessages = (typeof heatMessages)['vi'];

/** Meaning of the fields of its call by name: Vietnamese, then English. */
export const HEAT_FIELDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  wbgt: ['Nhiệt độ cầu ướt WBGT ngoài nắng', 'Wet-bulb globe temperature in the sun'],
  rest: ['Phút nghỉ mỗi giờ, 60: dừng việc', 'Minutes of rest in the hour, 60: no work'],
  light: ['Việc nhẹ', 'Light work'],
  moderate: ['Việc vừa', 'Moderate work'],
  heavy: ['Việc nặng', 'Heavy work'],
  wbgtMax: ['WBGT cao nhất từ 5 đến 19 giờ', 'Highest WBGT, 05:00 to 19:00'],
  wbgtMaxAt: ['Giờ có WBGT cao nhất', 'Hour of the highest WBGT'],
  regular: ['Ca thường: 7–11 giờ, rồi từ 13 giờ', 'Regular shift: 07:00 to 11:00, then from 13:00'],
  planned: ['Ca làm được nhiều nhất', 'Shift with the most work'],
  spans: ['Các buổi của ca', 'Parts of the shift'],
  presentMinutes: ['Phút có mặt, gồm cả nghỉ', 'Minutes at work, rests included'],
  workMinutes: ['Phút làm việc, đã trừ nghỉ', 'Minutes of work, rests excluded'],
};
