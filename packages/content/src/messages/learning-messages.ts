import type { Language } from '@portal/domain/language/language';

type Hold = 'switchedOff' | 'fewPairs' | 'noGain';

/** Words of what the portal has learned from its errors. */
export interface LearningMessages {
  readonly heading: string;
  readonly what: string;
  readonly empty: string;
  /** Stations and days, formatted. */
  readonly basis: (stations: string, from: string, until: string) => string;
  readonly best: (source: string, extreme: string, leads: string, before: string, after: string) => string;
  readonly notUsed: (source: string) => string;
  readonly held: string;
  readonly extremes: Readonly<Record<'low' | 'high', string>>;
  readonly leads: (from: number, to: number) => string;
  readonly table: (source: string) => string;
  readonly columns: readonly string[];
  readonly applied: string;
  readonly holds: Readonly<Record<Hold, string>>;
}

const vi: LearningMessages = {
  heading: 'Dự báo tự học',
  what: 'Mỗi ngày, dự báo cũ được đặt cạnh số đo của trạm. Nếu một mô hình hay báo nóng hơn hoặc lạnh hơn thực tế, nhiệt độ của các lượt dự báo sau được hiệu chỉnh ở quanh trạm.',
  empty:
    'Chưa học được gì: cần dự báo đã lưu và số đo của trạm. Dữ liệu minh họa không được dùng để học và không bao giờ được hiệu chỉnh.',
  basis: (stations, from, until) => `Học từ ${stations} trạm, từ ${from} đến ${until}.`,
  best: (source, extreme, leads, before, after) =>
    `${source}, báo trước ${leads}: sai số của nhiệt độ ${extreme} giảm từ ${before} xuống ${after} °C.`,
  notUsed: (source) => `${source}: hiện không hiệu chỉnh.`,
  held: 'Sai số (RMSE, °C) chỉ tính ở những ngày chưa học: mỗi dự báo được hiệu chỉnh bằng điều đã biết trước khi phát. Không giảm rõ thì không dùng.',
  extremes: { low: 'thấp nhất', high: 'cao nhất' },
  leads: (from, to) => (from === 0 ? `đến ${to} ngày` : `${from}–${to} ngày`),
  table: (source) => `${source}: xem dạng bảng`,
  columns: ['Báo trước', 'Nhiệt độ', 'Như lúc phát', 'Hiệu chỉnh', 'N', 'Đang dùng'],
  applied: 'có',
  holds: { switchedOff: 'không, vì đã tắt', fewPairs: 'không, vì ít số đo', noGain: 'không, vì không giảm rõ' },
};

const en: LearningMessages = {
  heading: 'What the portal has learned',
  what: 'Every day past forecasts are put beside what stations measured. Where a model keeps erring to one side, the temperature of later runs is corrected around the station.',
  empty:
    'Nothing is learned yet: that takes archived forecasts and measurements of stations. Demo weather teaches nothing and is never corrected.',
  basis: (stations, from, until) =>
    `Learned from ${stations} ${stations === '1' ? 'station' : 'stations'}, ${from} to ${until}.`,
  best: (source, extreme, leads, before, after) =>
    `${source}, ${leads} ahead: the error of the ${extreme} temperature falls from ${before} to ${after} °C.`,
  notUsed: (source) => `${source}: not corrected at present.`,
  held: 'Errors (RMSE, °C) count only days that were not learned from yet: each forecast is corrected by what was known when it was made. What does not clearly help is not used.',
  extremes: { low: 'lowest', high: 'highest' },
  leads: (from, to) => (from === 0 ? `up to ${to} ${to === 1 ? 'day' : 'days'}` : `${from}–${to} days`),
  table: (source) => `${source}: show as a table`,
  columns: ['Days ahead', 'Temperature', 'As issued', 'Corrected', 'N', 'In use'],
  applied: 'yes',
  holds: { switchedOff: 'no: switched off', fewPairs: 'no: too few measurements', noGain: 'no: no clear gain' },
};

/** Words of what the portal has learned, in each language. */
export const learningMessages: Readonly<Record<Language, LearningMessages>> = { vi, en };
