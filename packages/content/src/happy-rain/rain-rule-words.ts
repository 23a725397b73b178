import { type Pair, pair, splitLanguages } from '../split-languages.ts';

/** Texts of the 30-day rule trial: a separate module, since they go to the browser. */
export const rainRuleWords = splitLanguages({
  heading: ['Thử quy tắc trên 30 ngày vừa qua', 'Try a rule on the last 30 days'],
  choose: ['Chọn lúc nào thì nhắn', 'Choose when to be alerted'],
  rate: ['Mưa từ mức', 'Rain from'],
  from: ['Nhận tin từ', 'Messages from'],
  to: ['Đến', 'Until'],
  workdays: ['Chỉ thứ Hai đến thứ Sáu', 'Monday to Friday only'],
  use: ['Đặt quy tắc này', 'Set this rule'],
  /** The rule as a sentence, split at its three controls. */
  sentence: [['Báo tôi khi có', ', trong', ', '] as readonly string[], ['Tell me about', ', between', ', ']],
  allDay: ['cả ngày đêm', 'any hour'],
  everyDay: ['mọi ngày', 'every day'],
  onWorkdays: ['thứ Hai đến thứ Sáu', 'Monday to Friday'],
  /** Rates at which rain classes start. */
  classes: {
    '0.1': ['mưa bất kỳ', 'any rain'],
    '2.5': ['mưa vừa trở lên', 'moderate rain or heavier'],
    '10': ['mưa to trở lên', 'heavy or very heavy rain'],
  } as Record<string, Pair>,
  otherRate: pair([(rate: string) => `mưa từ ${rate} mm/giờ`, (rate) => `rain of ${rate} mm/h or more`]),
  rateValue: pair([(rate: string) => `${rate} mm/giờ`, (rate) => `${rate} mm/h`]),
  past: pair([(place: string) => `30 ngày qua ở ${place}`, (place) => `Last 30 days in ${place}`]),
  basis: pair([
    (from: string, to: string) => `${from}–${to} · đối chiếu mô hình`,
    (from, to) => `${from}–${to} · compared with the model`,
  ]),
  result: pair([
    (messages: number) =>
      messages === 0 ? 'Với quy tắc này bạn không nhận tin nào.' : `Với quy tắc này bạn nhận ${messages} tin.`,
    (messages) =>
      messages === 0
        ? 'With this rule you get no messages.'
        : `With this rule you get ${messages} message${messages === 1 ? '' : 's'}.`,
  ]),
  silent: pair([
    (rains: number) =>
      rains === 0 ? 'Không trận nào rơi ngoài giờ.' : `${rains} trận mưa rơi ngoài giờ, máy im lặng.`,
    (rains) =>
      rains === 0
        ? 'No rain fell outside your hours.'
        : `${rains} more spell${rains === 1 ? '' : 's'} of rain fell outside your hours, with no message.`,
  ]),
  few: pair([
    (days: number) => `Mới có số liệu của ${days} ngày.`,
    (days) => `Data for ${days} day${days === 1 ? '' : 's'} so far.`,
  ]),
  days: {
    message: ['Có tin', 'Message'],
    silent: ['Mưa ngoài giờ', 'Rain outside hours'],
    lighter: ['Mưa nhẹ hơn mức', 'Lighter rain'],
    dry: ['Không mưa', 'Dry'],
    noData: ['Chưa rõ', 'Not known'],
  },
  table: {
    caption: ['Cùng giờ nhận tin, ba mức mưa', 'Same hours, three rates'],
    rate: ['Mức', 'Rain'],
    messages: ['Tin', 'Messages'],
    silent: ['Ngoài giờ', 'Outside hours'],
    yours: ['quy tắc của bạn', 'your rule'],
  },
  honest: [
    'Đếm theo mưa từng giờ mà mô hình tính lại, nên cho biết quy tắc gặp mưa bao nhiêu lần, không cho biết tin đúng hay sai. Một trận kéo dài là một tin.',
    'Counted from hourly rain as the model reconstructs it: it shows how often rain matched your rule, not how often a message was right. A long spell is one message.',
  ],
  satellite: [
    'Nơi này không có radar, mưa do vệ tinh ước tính: tin đến chậm hơn 20–30 phút, kém chắc, và chỉ báo từ mưa vừa trở lên.',
    'This place has no radar coverage: rain is estimated from satellites. Messages come 20–30 minutes later, are less certain, and only report moderate rain or heavier.',
  ],
  missing: [
    'Chưa có số liệu 30 ngày của nơi này. Bạn vẫn đặt được quy tắc; tin thật chỉ dựa vào dự báo ba giờ tới.',
    'There are no 30 days of data for this place yet. You can still set a rule; real messages only use the forecast for the next three hours.',
  ],
});

export type RainRuleWords = (typeof rainRuleWords)['vi'];
