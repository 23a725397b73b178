import { pair, splitLanguages } from '../split-languages.ts';

/** `trong ngày`, `trước 3 ngày`; `on the day`, `3 days ahead`. */
const LEADS = {
  vi: (days: number): string => (days < 1 ? 'trong ngày' : `trước ${days} ngày`),
  en: (days: number): string => (days < 1 ? 'on the day' : days === 1 ? 'a day ahead' : `${days} days ahead`),
};

/** Accuracy of forecasts in a place's province over 30 days. */
export const localAccuracyMessages = splitLanguages({
  warmth: pair([
    (error: string, pairs: string) =>
      `30 ngày qua ở tỉnh, thành này: nhiệt độ cao nhất báo trước một ngày lệch trung bình ${error} (${pairs} lần so với trạm).`,
    (error, pairs) =>
      `Past 30 days in this province: highest temperatures forecast a day ahead were off by ${error} on average (${pairs} comparisons with stations).`,
  ]),
  rain: pair([
    (detected: string, wrong: string, wetDays: string) =>
      `Mười ngày mưa thì báo trước được ${detected}; mười lần báo mưa thì ${wrong === '0' ? 'không lần nào trời khô' : `${wrong} lần không mưa`} (${wetDays} ngày mưa).`,
    (detected, wrong, wetDays) =>
      `Of ten wet days ${detected} were forecast; of ten forecasts of rain ${wrong === '0' ? 'none' : wrong} stayed dry (${wetDays} wet days).`,
  ]),
  /** A day's own lead time. */
  day: {
    known: pair([
      (days: number, facts: string) => `Báo ${LEADS.vi(days)} ở tỉnh, thành này, 30 ngày qua: ${facts}.`,
      (days, facts) => `Forecasts ${LEADS.en(days)} in this province, past 30 days: ${facts}.`,
    ]),
    warmth: pair([
      (error: string) => `cao nhất lệch trung bình ${error}`,
      (error) => `highs off by ${error} on average`,
    ]),
    rain: pair([
      (detected: string, wrong: string) =>
        `mười ngày mưa báo được ${detected}, mười lần báo mưa thì ${wrong === '0' ? 'không lần nào trời khô' : `${wrong} lần không mưa`}`,
      (detected, wrong) =>
        `of ten wet days ${detected} were forecast, of ten forecasts of rain ${wrong === '0' ? 'none' : wrong} stayed dry`,
    ]),
    unknown: pair([
      (days: number) => `Chưa đủ số đo ở đây để chấm dự báo ${LEADS.vi(days)}.`,
      (days) => `Too few measurements here to score forecasts ${LEADS.en(days)}.`,
    ]),
  },
  more: ['Cách chấm điểm', 'How we score'],
});
