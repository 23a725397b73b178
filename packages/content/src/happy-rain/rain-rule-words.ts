import type { Wording } from '../wording.ts';

const vi = {
  heading: 'Thử quy tắc trên 30 ngày vừa qua',
  choose: 'Chọn lúc nào thì nhắn',
  rate: 'Mưa từ mức',
  from: 'Nhận tin từ',
  to: 'Đến',
  workdays: 'Chỉ thứ Hai đến thứ Sáu',
  use: 'Đặt quy tắc này',
  /** The rule as a sentence, split at its three controls. */
  sentence: ['Báo tôi khi có', ', trong', ', '] as readonly string[],
  allDay: 'cả ngày đêm',
  everyDay: 'mọi ngày',
  onWorkdays: 'thứ Hai đến thứ Sáu',
  /** Rates at which rain classes start. */
  classes: { '0.1': 'mưa bất kỳ', '2.5': 'mưa vừa trở lên', '10': 'mưa to trở lên' } as Readonly<
    Record<string, string>
  >,
  otherRate: (rate: string) => `mưa từ ${rate} mm/giờ`,
  rateValue: (rate: string) => `${rate} mm/giờ`,
  past: (place: string) => `30 ngày qua ở ${place}`,
  basis: (from: string, to: string) => `${from}–${to} · đối chiếu mô hình`,
  result: (messages: number) =>
    messages === 0 ? 'Với quy tắc này bạn không nhận tin nào.' : `Với quy tắc này bạn nhận ${messages} tin.`,
  silent: (rains: number) =>
    rains === 0 ? 'Không trận nào rơi ngoài giờ.' : `${rains} trận mưa rơi ngoài giờ, máy im lặng.`,
  few: (days: number) => `Mới có số liệu của ${days} ngày.`,
  days: {
    message: 'Có tin',
    silent: 'Mưa ngoài giờ',
    lighter: 'Mưa nhẹ hơn mức',
    dry: 'Không mưa',
    unknown: 'Chưa rõ',
  },
  table: {
    caption: 'Cùng giờ nhận tin, ba mức mưa',
    rate: 'Mức',
    messages: 'Tin',
    silent: 'Ngoài giờ',
    yours: 'quy tắc của bạn',
  },
  honest:
    'Đếm theo mưa từng giờ mà mô hình tính lại, nên cho biết quy tắc gặp mưa bao nhiêu lần, không cho biết tin đúng hay sai. Một trận kéo dài là một tin.',
  satellite:
    'Nơi này không có radar, mưa do vệ tinh ước tính: tin đến chậm hơn 20–30 phút, kém chắc, và chỉ báo từ mưa vừa trở lên.',
  missing: 'Chưa có số liệu 30 ngày của nơi này. Bạn vẫn đặt được quy tắc; tin thật chỉ dựa vào dự báo ba giờ tới.',
};

const en: Wording<typeof vi> = {
  heading: 'Try a rule on the last 30 days',
  choose: 'Choose when to be told',
  rate: 'Rain from',
  from: 'Messages from',
  to: 'Until',
  workdays: 'Monday to Friday only',
  use: 'Set this rule',
  sentence: ['Tell me about', ', between', ', '],
  allDay: 'any hour',
  everyDay: 'every day',
  onWorkdays: 'Monday to Friday',
  classes: { '0.1': 'any rain', '2.5': 'moderate rain or more', '10': 'heavy rain or more' },
  otherRate: (rate) => `rain of ${rate} mm/h or more`,
  rateValue: (rate) => `${rate} mm/h`,
  past: (place) => `Last 30 days in ${place}`,
  basis: (from, to) => `${from}–${to} · compared with the model`,
  result: (messages) =>
    messages === 0
      ? 'With this rule you get no messages.'
      : `With this rule you get ${messages} message${messages === 1 ? '' : 's'}.`,
  silent: (rains) =>
    rains === 0
      ? 'No rain fell outside your hours.'
      : `${rains} more spell${rains === 1 ? '' : 's'} of rain fell outside your hours, in silence.`,
  few: (days) => `Data for ${days} day${days === 1 ? '' : 's'} so far.`,
  days: {
    message: 'Message',
    silent: 'Rain outside hours',
    lighter: 'Lighter rain',
    dry: 'Dry',
    unknown: 'Not known',
  },
  table: {
    caption: 'Same hours, three rates',
    rate: 'Rain',
    messages: 'Messages',
    silent: 'Outside hours',
    yours: 'your rule',
  },
  honest:
    'Counted on hourly rain as the model reconstructs it: it shows how often your rule meets rain, not how often a message was right. A long spell is one message.',
  satellite:
    'No radar sees this place: its rain is estimated by satellites. Messages come 20–30 minutes later, are less certain, and only name moderate rain or more.',
  missing:
    'There are no 30 days of data for this place yet. You can set a rule all the same; real messages only use the forecast of the next three hours.',
};

/** Texts of the 30-day rule trial: a separate module, since they go to the browser. */
export const rainRuleWords = { vi, en };

export type RainRuleWords = typeof vi;
