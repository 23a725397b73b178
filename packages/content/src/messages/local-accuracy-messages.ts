import { pair, splitLanguages } from '../split-languages.ts';

/** Accuracy of next-day forecasts in a place's province over 30 days. */
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
  more: ['Cách chấm điểm', 'How we score'],
});
