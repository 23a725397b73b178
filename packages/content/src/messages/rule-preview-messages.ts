import { pair, splitLanguages } from '../split-languages.ts';

/** What went wrong with the messages of a level. */
interface Failures {
  readonly missed: number;
  readonly wrong: number;
}

export const rulePreviewMessages = splitLanguages({
  atPlace: ['Xem ở', 'Shown for'],
  updating: ['Đang tính lại...', 'Recalculating…'],
  failed: ['Chưa tính được với quy tắc này.', 'This rule could not be calculated.'],
  stale: ['Đang hiện kết quả lần trước.', 'Showing the previous result.'],
  retry: ['Thử lại', 'Try again'],
  demo: ['Số liệu minh họa', 'Demo data'],
  outside: ['Địa điểm này nằm ngoài vùng chúng tôi có số liệu.', 'This place lies outside the area we have data for.'],
  past: {
    heading: ['30 ngày qua', 'The last 30 days'],
    span: pair([(from: string, to: string) => `${from}–${to}`, (from, to) => `${from}–${to}`]),
    result: pair([
      (messages: number, right: number, wrong: number) =>
        messages === 0
          ? 'Lẽ ra quy tắc này không gửi tin nào.'
          : `Quy tắc này lẽ ra đã gửi ${messages} tin: ${right} đúng, ${wrong} không đúng.`,
      (messages, right, wrong) =>
        messages === 0
          ? 'This rule would have sent no messages.'
          : `This rule would have sent ${messages} message${messages === 1 ? '' : 's'}: ${right} right, ${wrong} wrong.`,
    ]),
    unknown: pair([
      (count: number) => `${count} tin chưa đối chiếu được.`,
      (count) => `${count} could not be checked yet.`,
    ]),
    sent: pair([
      (messages: number) =>
        messages === 0 ? 'Lẽ ra quy tắc này không gửi tin nào.' : `Quy tắc này lẽ ra đã gửi ${messages} tin.`,
      (messages) =>
        messages === 0
          ? 'This rule would have sent no messages.'
          : `This rule would have sent ${messages} message${messages === 1 ? '' : 's'}.`,
    ]),
    missed: pair([
      (count: number, days: string) => `Bỏ sót ${count} lần: ${days}.`,
      (count, days) => `Missed ${count === 1 ? 'once' : `${count} times`}: ${days}.`,
    ]),
    noneMissed: ['Không bỏ sót lần nào.', 'Nothing was missed.'],
    unrated: [
      'Chúng tôi không có trạm đo gió, nhiệt độ ở từng địa điểm nên không chấm tin này đúng hay sai.',
      'We have no wind or temperature stations at individual places, so these messages are not rated.',
    ],
    quoted: [
      'Cảnh báo chính thức được trích nguyên văn; chúng tôi không chấm đúng hay sai và không thử lại trên 30 ngày qua.',
      'Official warnings are quoted word for word; we neither rate them nor replay them over the last 30 days.',
    ],
    drying: [
      'Tính lại từ số liệu mô hình đã lưu từng giờ, không phải dự báo sáng hôm đó, cũng không xét cảnh báo chính thức; không có ai đo độ ẩm của lúa nên không chấm tin này đúng hay sai.',
      'Replayed from stored hours of the model, not from the forecast of that morning, and without official warnings; nobody measures the moisture of the grain, so these messages are not rated.',
    ],
    heat: [
      'Tính lại từ số liệu mô hình đã lưu từng giờ, không phải dự báo sáng hôm đó, cũng không xét cảnh báo chính thức; không có trạm đo WBGT nên không chấm tin này đúng hay sai.',
      'Replayed from stored hours of the model, not from the forecast of that morning, and without official warnings; no station measures WBGT, so these messages are not rated.',
    ],
    noData: [
      'Chưa lưu số liệu nào ở địa điểm này. Quy tắc vẫn chạy từ khi bạn lưu.',
      'No stored data for this place yet. The rule still runs once saved.',
    ],
    states: {
      right: ['Có báo, đúng', 'Alert, right'],
      wrong: ['Có báo, không đúng', 'Alert, wrong'],
      missed: ['Có xảy ra, không báo', 'Happened, no alert'],
      unknown: ['Có báo, chưa rõ', 'Alert, unknown'],
      quiet: ['Không có gì', 'Nothing'],
      noData: ['Chưa có số liệu', 'No data yet'],
    },
  },
  table: {
    heading: ['So các mức', 'Compare levels'],
    note: [
      'Đếm theo từng đợt trong giờ của quy tắc, chưa trừ khoảng nghỉ và giới hạn mỗi ngày.',
      'Counted by event within the rule’s hours, before the pause and daily limit.',
    ],
    from: ['Báo từ', 'Alert from'],
    messages: ['Tin', 'Sent'],
    right: ['Đúng', 'Right'],
    wrong: ['Sai', 'Wrong'],
    missed: ['Bỏ sót', 'Missed'],
    chosen: ['đang chọn', 'chosen'],
    better: pair([(label: string) => `Gợi ý: báo từ ${label}.`, (label) => `Suggestion: alert from ${label}.`]),
    against: pair([
      (better: Failures, chosen: Failures) =>
        `30 ngày qua bỏ sót ${better.missed} đợt (mức đang chọn: ${chosen.missed}), báo sai ${better.wrong} tin (${chosen.wrong}).`,
      (better, chosen) =>
        `In the last 30 days: ${better.missed} missed (${chosen.missed} as chosen), ${better.wrong} wrong (${chosen.wrong}).`,
    ]),
    use: pair([(label: string) => `Dùng mức ${label}`, (label) => `Use ${label}`]),
  },
  neighbour: {
    now: pair([
      (label: string, messages: number, right: number) =>
        `${label}: 30 ngày qua lẽ ra nhận ${messages} tin, ${right} đúng.`,
      (label, messages, right) =>
        `${label}: ${messages} message${messages === 1 ? '' : 's'} in the last 30 days, ${right} right.`,
    ]),
    down: pair([
      (label: string, what: string) => `Hạ xuống ${label}: ${what}.`,
      (label, what) => `Lowered to ${label}: ${what}.`,
    ]),
    up: pair([
      (label: string, what: string) => `Nâng lên ${label}: ${what}.`,
      (label, what) => `Raised to ${label}: ${what}.`,
    ]),
    noneMissed: ['không bỏ sót lần nào', 'nothing missed'],
    fewerMissed: pair([(count: number) => `ít bỏ sót hơn ${count} lần`, (count) => `${count} fewer missed`]),
    moreMissed: pair([(count: number) => `bỏ sót thêm ${count} lần`, (count) => `${count} more missed`]),
    moreWrong: pair([(count: number) => `thêm ${count} tin sai`, (count) => `${count} more wrong`]),
    fewerWrong: pair([(count: number) => `bớt ${count} tin sai`, (count) => `${count} fewer wrong`]),
    same: ['kết quả như nhau', 'the same'],
  },
  next: {
    heading: ['15 ngày tới', 'The next 15 days'],
    first: pair([(when: string) => `Lần tới: ${when}.`, (when) => `Next: ${when}.`]),
    later: pair([
      (days: string) => `Sau đó có thể có tin ${days}.`,
      (days) => `After that, messages are possible on ${days}.`,
    ]),
    none: [
      '15 ngày tới chưa thấy lúc nào tới mức của quy tắc.',
      'Nothing in the next 15 days reaches your rule so far.',
    ],
    line: pair([(label: string) => `mức ${label} của quy tắc`, (label) => `your rule: ${label}`]),
    reached: ['tới mức của quy tắc', 'reaches the rule'],
    below: ['chưa tới mức', 'below the rule'],
    today: ['Nay', 'Now'],
    todayAt: pair([(clock: string) => `${clock} hôm nay`, (clock) => `${clock} today`]),
    dayAt: pair([(clock: string, day: string) => `${clock} ${day}`, (clock, day) => `${clock} on ${day}`]),
    weekdays: [
      ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'] as readonly string[],
      ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    ],
    longDays: [
      ['Chủ nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'] as readonly string[],
      ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ],
    unknown: ['không có tin dự kiến', 'no message expected'],
    possible: ['có thể có tin', 'a message is possible'],
    note: [
      'Từ ngày 8 chỉ là xu thế (vẽ nhạt). Tin thật chỉ gửi theo dự báo 3 giờ tới.',
      'From day 8 this is only a trend (shown pale). Real alerts use the next 3 hours.',
    ],
  },
  money: {
    heading: ['Quyết định theo chi phí', 'Decide by cost'],
    lead: ['Bật thì thay cho khả năng trong câu trên', 'Replaces the chance above'],
    cost: ['Chi phí phòng tránh (đ)', 'Cost of acting (dong)'],
    loss: ['Thiệt hại nếu không phòng tránh (đ)', 'Loss if you do not (dong)'],
    from: pair([(percent: string) => `Báo từ ${percent}`, (percent) => `Alert from ${percent}`]),
    yours: pair([(percent: string) => `${percent} của bạn`, (percent) => `${percent} yours`]),
    notWorth: [
      'Chi phí phòng tránh không thấp hơn thiệt hại: không cần báo.',
      'Acting costs as much as it saves, or more: not worth an alert.',
    ],
    empty: ['Nhập hai số tiền để tính.', 'Enter both amounts.'],
    withRule: pair([
      (messages: number, cost: string, spent: string, saved: string) =>
        `Nếu làm theo trong 30 ngày qua: phòng tránh ${messages} lần × ${cost} = ${spent}, tránh được ${saved}.`,
      (messages, cost, spent, saved) =>
        `Over the last 30 days, acting ${messages === 1 ? 'once' : `${messages} times`} × ${cost} = ${spent} would have saved ${saved}.`,
    ]),
    stillLost: pair([
      (missed: number, lost: string) => `Vẫn thiệt hại ${lost} vì bỏ sót ${missed} lần.`,
      (missed, lost) => `Still lost: ${lost}, as ${missed === 1 ? 'one was' : `${missed} were`} missed.`,
    ]),
    without: pair([
      (lost: string) => `Không làm gì: thiệt hại ${lost}.`,
      (lost) => `Doing nothing: a loss of ${lost}.`,
    ]),
  },
  message: {
    heading: ['Tin sẽ như thế này', 'What you will get'],
    example: [
      'Ví dụ viết theo ngưỡng của quy tắc, không phải dự báo.',
      'An example based on the limits of your rule, not a forecast.',
    ],
    sms: ['SMS', 'SMS'],
    length: pair([
      (places: number, most: number) => `${places}/${most} ký tự, gọn trong một tin`,
      (places, most) => `${places}/${most} characters, one message`,
    ]),
    longer: pair([
      (places: number, parts: number) => `${places} ký tự, ${parts} tin`,
      (places, parts) => `${places} characters, ${parts} messages`,
    ]),
    title: ['Tiêu đề email và thông báo đẩy', 'Subject of the e-mail and title of the push notification'],
    test: ['Gửi thử', 'Send a test'],
    noneReady: [
      'Chọn một kênh đã xác minh và đang bật để gửi thử.',
      'Choose a channel that is verified and switched on to send a test.',
    ],
  },
  status: {
    heading: ['Trạng thái', 'Status'],
    bySaving: ['Khi lưu quy tắc này:', 'By saving this rule:'],
    many: pair([
      (messages: number) => `Quy tắc này có thể gửi ${messages} tin mỗi tháng.`,
      (messages) => `This rule may send ${messages} messages per month.`,
    ]),
    manySms: pair([
      (perDay: number) => `Gói có ${perDay} SMS mỗi ngày; quá số đó thì không gửi SMS.`,
      (perDay) => `Your plan includes ${perDay} SMS per day; beyond that, no SMS is sent.`,
    ]),
    lead: pair([
      (lead: string, plan: string) => `Báo trước ${lead} cần ${plan}.`,
      (lead, plan) => `Alerts ${lead} ahead need ${plan}.`,
    ]),
    leadNow: pair([
      (plan: string, lead: string) => `Gói hiện tại (${plan}) tới ${lead}.`,
      (plan, lead) => `Your plan (${plan}) goes up to ${lead}.`,
    ]),
    seePlans: ['Xem gói', 'See the plans'],
    satellite: [
      'Nơi này không có radar, mưa do vệ tinh ước tính.',
      'No radar covers this place: its rain is estimated by satellite.',
    ],
    satelliteText: [
      'Tin đến chậm hơn 20–30 phút, kém chắc, và chỉ báo từ mưa vừa trở lên.',
      'Messages come 20–30 minutes later, are less certain, and cover only moderate rain or heavier.',
    ],
    fewDays: ['Chưa đủ 30 ngày số liệu ở địa điểm này.', 'Less than 30 days of data for this place so far.'],
    fewDaysText: pair([
      (days: number) => `Đang tính trên ${days} ngày.`,
      (days) => `Based on ${days} day${days === 1 ? '' : 's'}.`,
    ]),
    noChannel: ['Chưa có kênh nhận.', 'No channel is chosen.'],
    noChannelText: [
      'Quy tắc vẫn chạy và ghi nhật ký nhưng không gửi tin đi đâu.',
      'The rule runs and is logged, but nothing is sent to you.',
    ],
    unverified: pair([
      (channel: string) => `Kênh ${channel} chưa xác minh.`,
      (channel) => `Your ${channel} channel is not verified.`,
    ]),
    unverifiedText: ['Tin chỉ gửi khi kênh đã xác minh.', 'Messages go only to verified channels.'],
    paused: [
      'Quy tắc đang tạm dừng vì gói hiện tại không đủ.',
      'The rule is paused: your current plan does not cover it.',
    ],
    fine: ['Không có vấn đề gì.', 'No problems.'],
  },
});

export type RulePreviewWords = (typeof rulePreviewMessages)['vi'];
