import type { Language } from '@portal/domain/language/language';

interface LocalAccuracyMessages {
  readonly warmth: (error: string, pairs: string) => string;
  readonly rain: (detected: string, wrong: string, wetDays: string) => string;
  readonly more: string;
}

/** Accuracy of next-day forecasts in a place's province over 30 days. */
export const localAccuracyMessages: Readonly<Record<Language, LocalAccuracyMessages>> = {
  vi: {
    warmth: (error, pairs) =>
      `30 ngày qua ở tỉnh, thành này: nhiệt độ cao nhất báo trước một ngày lệch trung bình ${error} (${pairs} lần so với trạm).`,
    rain: (detected, wrong, wetDays) =>
      `Mười ngày mưa thì báo trước được ${detected}; mười lần báo mưa thì ${wrong === '0' ? 'không lần nào trời khô' : `${wrong} lần không mưa`} (${wetDays} ngày mưa).`,
    more: 'Cách chấm điểm',
  },
  en: {
    warmth: (error, pairs) =>
      `The past 30 days in this province: highest temperatures forecast a day ahead were off by ${error} on average (${pairs} comparisons with stations).`,
    rain: (detected, wrong, wetDays) =>
      `Of ten wet days ${detected} were forecast; of ten forecasts of rain ${wrong === '0' ? 'none' : wrong} stayed dry (${wetDays} wet days).`,
    more: 'How we score',
  },
};
