import type { WorkLoad } from '@portal/domain/heat/work-rest.table';
import type { WorkTemplate } from '@portal/domain/heat/work-templates.table';
import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

const loadsVi: Readonly<Record<WorkLoad, string>> = { light: 'Nhẹ', moderate: 'Vừa', heavy: 'Nặng' };
const loadsEn: Readonly<Record<WorkLoad, string>> = { light: 'Light', moderate: 'Moderate', heavy: 'Heavy' };
const workVi: Readonly<Record<WorkLoad, string>> = { light: 'việc nhẹ', moderate: 'việc vừa', heavy: 'việc nặng' };
const workEn: Readonly<Record<WorkLoad, string>> = {
  light: 'light work',
  moderate: 'moderate work',
  heavy: 'heavy work',
};
const examplesVi: Readonly<Record<WorkLoad, string>> = {
  light: 'gác, lái máy, giao hàng bằng xe',
  moderate: 'trát, lát, hái, đi bộ nhanh',
  heavy: 'đào, vác, cuốc, đổ bê tông',
};
const examplesEn: Readonly<Record<WorkLoad, string>> = {
  light: 'guarding, driving, delivery by motorbike',
  moderate: 'plastering, paving, picking, brisk walking',
  heavy: 'digging, carrying, hoeing, pouring concrete',
};
const templatesVi: Readonly<Record<WorkTemplate, string>> = {
  site: 'Công trường',
  school: 'Trường học: thể dục, sân chơi',
  delivery: 'Giao hàng',
};
const templatesEn: Readonly<Record<WorkTemplate, string>> = {
  site: 'Building site',
  school: 'School: sports, playground',
  delivery: 'Delivery',
};

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

const vi = {
  span: 'Ngoài trời',
  type: 'Làm việc ngoài trời khi nóng',
  description: (place: string) =>
    `Làm việc ngoài trời ở ${place}: WBGT từng giờ, phút nghỉ cho việc nhẹ, vừa, nặng, dời ca mà đủ giờ, cả tuần, tờ in.`,
  hourSpan: (from: number, to: number) => `${from}–${to} giờ`,
  join: joinVi,
  duration: durationVi,
  loads: loadsVi,
  work: workVi,
  examples: examplesVi,
  degrees: (wbgt: string) => `${wbgt}°C`,
  answer: {
    stop: (day: string, work: string, spans: string) => `${day} ${work} dừng ${spans} vì nóng.`,
    rest: (day: string, work: string, minutes: number, spans: string) =>
      `${day} ${work} nghỉ tới ${minutes} phút mỗi giờ, ${spans}.`,
    free: (day: string, work: string) => `${day} ${work} không phải nghỉ thêm vì nóng.`,
    warning: (day: string, spans: string) => `${day} đang có bản tin chính thức: dừng việc ngoài trời ${spans}.`,
    afterWarning: 'Sau bão/lũ: chờ bản tin mới.',
    thunder: (spans: string) => `Dông: dừng việc ngoài trời ${spans}.`,
    unknown: (day: string) => `${day} chưa đủ số liệu để tính giờ nghỉ vì nóng.`,
    move: (spans: string, hours: string) => `Dời ca sang ${spans}, đủ ${hours} công.`,
    moveFewer: (spans: string, hours: string) => `Dời ca sang ${spans}, chỉ xếp được ${hours}.`,
    day: (day: string, sentence: string) => `${day}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  },
  facts: {
    peak: (day: string, wbgt: string, clock: string) => `${day} WBGT cao nhất ${wbgt} lúc ${clock}`,
    week: (day: string, wbgt: string) => `Nóng nhất 7 ngày: ${day} ${wbgt}`,
    stops: (work: string, count: number) =>
      count === 0 ? `7 ngày tới ${work} không phải dừng vì nóng` : `${count} trong 7 ngày ${work} có giờ phải dừng`,
  },
  hours: {
    title: (day: string) => `${day} nghỉ bao nhiêu phút mỗi giờ`,
    aside: 'người đã quen nóng',
    hour: 'giờ',
    wbgt: 'WBGT',
    stop: 'dừng',
    none: 'chưa rõ',
    key: { 0: '0 phút', 15: 'nghỉ 15', 30: '30', 45: '45', 60: '✕ dừng', none: 'theo bản tin hoặc chưa rõ' },
    newcomer:
      'Người mới, vừa nghỉ ốm hoặc nghỉ quá một tuần: tính như nóng hơn 2,5°. Ngày đầu chỉ làm một nửa thời gian.',
    examples: (load: string, examples: string) => `${load}: ${examples}`,
  },
  shift: {
    title: 'Dời ca',
    regular: 'Ca thường',
    planned: 'Ca đề nghị',
    gain: (work: string, planned: string, regular: string) =>
      `${work} làm được ${planned} thay vì ${regular}, đã trừ giờ nghỉ.`,
    same: (spans: string) => `Giữ ca thường ${spans}: dời ca thêm không quá 1 giờ làm.`,
    none: 'Không có ca nào đủ mát, hoặc chưa đủ số liệu.',
    templates: 'Mẫu có sẵn',
    template: templatesVi,
    form: 'Tính ca của bạn',
    fields: { work: 'Loại việc', hours: 'Số giờ công', from: 'Bắt đầu không sớm hơn', to: 'Kết thúc không muộn hơn' },
    hours: (count: number) => `${count} giờ`,
    submit: 'Xếp ca',
    note: 'Giờ công gồm cả phút nghỉ. Mỗi buổi không quá 6 giờ, giữa hai buổi nghỉ từ 1 giờ: cách xếp do Trời Việt đề xuất.',
  },
  week: {
    title: (work: string) => `Cả tuần, ${work}`,
    aside: 'các ngày sau kém chắc hơn',
    highest: (wbgt: string) => `cao nhất ${wbgt}`,
    rest: (minutes: number, spans: string) => `nghỉ ${minutes} phút: ${spans}`,
    stop: (spans: string) => `dừng: ${spans}`,
    thunder: (spans: string) => `dông, dừng: ${spans}`,
    free: 'không phải nghỉ thêm',
    bulletin: 'theo bản tin chính thức',
    unknown: 'chưa đủ số liệu',
  },
  roster: {
    title: 'Tờ in dán nơi làm',
    aside: 'A4, đen trắng',
    hint: 'Dùng lệnh In của trình duyệt: chỉ tờ này được in.',
    heading: 'Lịch ca ngoài trời',
    hour: 'Giờ',
    minutes: (minutes: number) => (minutes === 0 ? 'làm đủ' : `nghỉ ${minutes}′`),
    note: '′ phút nghỉ mỗi giờ, ở chỗ râm mát. Nước: mỗi 15–20 phút một cốc, khoảng 240 ml.',
    crew: 'Tổ, người',
    spans: 'Ca',
    newcomer: 'Người mới',
    maker: 'Người lập',
    chief: 'Người phụ trách',
    issued: (clock: string, date: string) => `Số liệu lúc ${clock} ngày ${date}.`,
  },
  safety: {
    title: 'Khi có người lả',
    stroke:
      'Sốc nhiệt: lú lẫn, da nóng, ngất. Gọi 115, đưa vào bóng mát, cởi bớt áo, dội nước và quạt ngay, không chờ xe.',
    method:
      'WBGT gộp nhiệt độ, độ ẩm, nắng và gió (Liljegren 2008), tính cho chỗ nắng, từ cùng chuỗi số liệu với trang Theo giờ.',
    estimate: 'Giờ không có số liệu bức xạ thì nắng ước tính từ độ cao mặt trời và lượng mây.',
    bands: 'Mức nghỉ theo bảng của NIOSH và ACGIH, do Trời Việt đề xuất, không phải quy định của Việt Nam.',
  },
};

const en: Wording<typeof vi> = {
  span: 'Outdoors',
  type: 'Outdoor work in the heat',
  description: (place) =>
    `Outdoor work in ${place}: WBGT by the hour, rest for light, moderate and heavy work, a shift that keeps the hours, the week, a sheet to print.`,
  hourSpan: (from, to) => `${from}:00–${to}:00`,
  join: joinEn,
  duration: durationEn,
  loads: loadsEn,
  work: workEn,
  examples: examplesEn,
  degrees: (wbgt) => `${wbgt} °C`,
  answer: {
    stop: (day, work, spans) => `${day}: ${work} stops ${spans} because of the heat.`,
    rest: (day, work, minutes, spans) => `${day}: ${work} rests up to ${minutes} min an hour, ${spans}.`,
    free: (day, work) => `${day}: ${work} needs no extra rest from the heat.`,
    warning: (day, spans) => `${day} an official bulletin is in force: no outdoor work ${spans}.`,
    afterWarning: 'After the storm: wait for the next bulletin.',
    thunder: (spans) => `Thunder: no outdoor work ${spans}.`,
    unknown: (day) => `${day}: too little data to tell the rest from the heat.`,
    move: (spans, hours) => `Shift the hours to ${spans}: all ${hours} fit.`,
    moveFewer: (spans, hours) => `Shift the hours to ${spans}: only ${hours} fit.`,
    day: (day, sentence) => `${day}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  },
  facts: {
    peak: (day, wbgt, clock) => `${day}: WBGT up to ${wbgt} at ${clock}`,
    week: (day, wbgt) => `Hottest of 7 days: ${day} ${wbgt}`,
    stops: (work, count) =>
      count === 0 ? `No stop for ${work} in the next 7 days` : `On ${count} of 7 days ${work} must stop at times`,
  },
  hours: {
    title: (day) => `${day}: minutes of rest in each hour`,
    aside: 'for people used to heat',
    hour: 'hour',
    wbgt: 'WBGT',
    stop: 'stop',
    none: 'unknown',
    key: { 0: '0 min', 15: 'rest 15', 30: '30', 45: '45', 60: '✕ stop', none: 'by the bulletin, or unknown' },
    newcomer:
      'New to the heat, back from illness or after a week away: count 2.5° more. On the first day work half the time.',
    examples: (load, examples) => `${load}: ${examples}`,
  },
  shift: {
    title: 'Shift the hours',
    regular: 'Regular',
    planned: 'Proposed',
    gain: (work, planned, regular) => `${work}: ${planned} of work instead of ${regular}, rests left out.`,
    same: (spans) => `Keep the regular ${spans}: another shift adds an hour of work at most.`,
    none: 'No shift is cool enough, or there is too little data.',
    templates: 'Ready-made',
    template: templatesEn,
    form: 'Plan your shift',
    fields: { work: 'Kind of work', hours: 'Hours at work', from: 'Start no earlier than', to: 'End no later than' },
    hours: (count) => `${count} h`,
    submit: 'Plan',
    note: 'Hours at work include the rests. At most 6 hours in one go, at least 1 hour between: a rule proposed by Trời Việt.',
  },
  week: {
    title: (work) => `The week, ${work}`,
    aside: 'later days are less certain',
    highest: (wbgt) => `up to ${wbgt}`,
    rest: (minutes, spans) => `rest ${minutes} min: ${spans}`,
    stop: (spans) => `stop: ${spans}`,
    thunder: (spans) => `thunder, stop: ${spans}`,
    free: 'no extra rest',
    bulletin: 'by the official bulletin',
    unknown: 'too little data',
  },
  roster: {
    title: 'Sheet to put up at work',
    aside: 'A4, black and white',
    hint: 'Print with your browser: only this sheet is printed.',
    heading: 'Outdoor roster',
    hour: 'Hours',
    minutes: (minutes) => (minutes === 0 ? 'full' : `rest ${minutes}′`),
    note: '′ minutes of rest an hour, in the shade. Water: a cup, about 240 ml, every 15–20 minutes.',
    crew: 'Crew, name',
    spans: 'Shift',
    newcomer: 'Newcomer',
    maker: 'Made by',
    chief: 'In charge',
    issued: (clock, date) => `Data of ${clock}, ${date}.`,
  },
  safety: {
    title: 'When somebody collapses',
    stroke:
      'Heat stroke: confusion, hot skin, fainting. Call 115, move to the shade, loosen clothes, pour water and fan at once; do not wait for the ambulance.',
    method:
      'WBGT joins temperature, humidity, sun and wind (Liljegren 2008), in the sun, from the same series as the hourly page.',
    estimate: 'Where radiation is missing, the sun is estimated from its height and the cloud.',
    bands: 'Rest follows the tables of NIOSH and ACGIH, proposed by Trời Việt; it is not a Vietnamese regulation.',
  },
};

/** Texts of the page about work in the heat. */
export const heatMessages: Readonly<Record<Language, Wording<typeof vi>>> = { vi, en };
export type HeatMessages = Wording<typeof vi>;

/** Meaning of the fields of its call by name: Vietnamese, then English. */
export const HEAT_FIELDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  wbgt: ['Nhiệt độ cầu ướt WBGT ngoài nắng', 'Wet-bulb globe temperature in the sun'],
  rest: ['Phút nghỉ mỗi giờ, 60: dừng việc', 'Minutes of rest in the hour, 60: no work'],
  light: ['Việc nhẹ', 'Light work'],
  moderate: ['Việc vừa', 'Moderate work'],
  heavy: ['Việc nặng', 'Heavy work'],
  wbgtMax: ['WBGT cao nhất từ 5 đến 19 giờ', 'Highest WBGT from 5 to 19'],
  wbgtMaxAt: ['Giờ có WBGT cao nhất', 'Hour of the highest WBGT'],
  regular: ['Ca thường: 7–11 giờ, rồi từ 13 giờ', 'Regular shift: 7 to 11, then from 13 on'],
  planned: ['Ca làm được nhiều nhất', 'Shift with the most work'],
  spans: ['Các buổi của ca', 'Spans of the shift'],
  presentMinutes: ['Phút có mặt, gồm cả nghỉ', 'Minutes at work, rests included'],
  workMinutes: ['Phút làm việc, đã trừ nghỉ', 'Minutes of work without the rests'],
};
