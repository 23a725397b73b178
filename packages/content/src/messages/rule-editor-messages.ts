import type { AlertSegment } from '@portal/domain/alert/alert-rule';
import type { RuleKind } from '@portal/domain/alert/rule-kind.table';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';

export const ruleEditorMessages = splitLanguages({
  back: ['Quy tắc của tôi', 'My rules'],
  slow: ['Mạng chậm, đang thử lại', 'Slow network, trying again'],
  failed: [
    'Chưa tải được quy tắc. Quy tắc đã lưu vẫn chạy trên máy chủ.',
    'The rule could not be loaded. Saved rules keep running on our server.',
  ],
  missing: [
    'Không tìm thấy quy tắc này. Có thể quy tắc đã bị xóa.',
    'This rule was not found. It may have been deleted.',
  ],
  retry: ['Thử lại', 'Try again'],
  chooseKind: ['Bạn muốn được báo khi nào?', 'When would you like an alert?'],
  changeKind: ['Đổi loại quy tắc', 'Change the kind of rule'],
  kinds: {
    rain: ['Mưa', 'Rain'],
    rainChance: ['Khả năng mưa', 'Chance of rain'],
    thunder: ['Dông', 'Thunderstorms'],
    lightning: ['Sét gần', 'Lightning nearby'],
    gust: ['Gió giật', 'Gusts'],
    temperature: ['Nhiệt độ', 'Temperature'],
    officialWarning: ['Cảnh báo chính thức', 'Official warnings'],
    drying: ['Giờ gom lúa phơi', 'Gathering drying rice'],
    heat: ['Nóng khi làm ngoài trời', 'Heat at outdoor work'],
  } satisfies Record<RuleKind, Pair>,
  kindLines: {
    rain: ['Khi sắp có mưa từ mức bạn chọn.', 'When rain of the strength you choose is on its way.'],
    rainChance: [
      'Khi khả năng mưa vượt một mức, dù mưa to hay nhỏ.',
      'When the chance of rain passes a limit, however heavy the rain.',
    ],
    thunder: ['Khi dông có thể tới trong ba giờ.', 'When thunderstorms may arrive within three hours.'],
    lightning: ['Khi sét đánh trong vòng 5 đến 40 km.', 'When lightning strikes within 5 to 40 km.'],
    gust: ['Khi gió giật vượt mức bạn đặt.', 'When gusts exceed your limit.'],
    temperature: ['Khi trời nóng hoặc lạnh quá ngưỡng.', 'When it gets hotter or colder than your limit.'],
    officialWarning: [
      'Khi cơ quan khí tượng ra cảnh báo. Luôn miễn phí.',
      'When the weather service issues a warning. Always free.',
    ],
    drying: [
      'Buổi sáng báo phải gom lúa trước mấy giờ, và báo lại khi mưa đến sớm hơn.',
      'In the morning by when to gather the rice, and again when rain comes earlier.',
    ],
    heat: [
      'Buổi sáng báo từ mấy giờ phải nghỉ nhiều hay dừng việc, và báo lại khi nóng đến sớm hơn.',
      'In the morning from when work needs long rests or must stop, and again when the heat comes earlier.',
    ],
  } satisfies Record<RuleKind, Pair>,
  on: ['Đang bật', 'On'],
  off: ['Đang tắt', 'Off'],
  done: ['Xong', 'Done'],
  giveBack: ['Khôi phục', 'Restore'],
  tokens: {
    place: ['Địa điểm', 'Place'],
    amount: ['Mức', 'Amount'],
    chance: ['Khả năng mưa', 'Chance of rain'],
    lead: ['Báo trước', 'Lead time'],
    hours: ['Giờ trong ngày', 'Hours of the day'],
    days: ['Ngày trong tuần', 'Days of the week'],
    channels: ['Kênh nhận', 'Channels'],
  },
  place: {
    none: [
      'Bạn chưa có địa điểm nào. Tìm và thêm địa điểm đầu tiên.',
      'You have no places yet. Search for the first one.',
    ],
    add: ['Thêm địa điểm', 'Add a place'],
    search: ['Tên phường, xã, tỉnh', 'Ward, commune, province'],
    found: pair([(count: number) => `${count} địa điểm`, (count) => `${count} place${count === 1 ? '' : 's'}`]),
    nothing: ['Không tìm thấy địa điểm nào có tên này.', 'No place with this name was found.'],
    off: ['đang tắt', 'off'],
    way: pair([(points: number) => `tuyến ${points} điểm`, (points) => `route of ${points} points`]),
  },
  amount: {
    exact: ['Mưa từ (mm/giờ)', 'Rain from (mm/h)'],
    mmh: pair([(rate: string) => `${rate} mm/giờ`, (rate) => `${rate} mm/h`]),
    chanceLow: ['10 nhiều tin', '10 many alerts'],
    chanceHigh: ['90 ít tin', '90 few alerts'],
    thunderLines: [
      ['Báo nhiều hơn, cũng hay báo sai hơn', 'Vừa phải', 'Chỉ khi đã có sét ở gần'] as readonly string[],
      ['More alerts, more false alarms', 'Balanced', 'Only once lightning is near'],
    ],
    lightningLines: {
      '5': ['Phải vào chỗ trú ngay', 'Take shelter at once'],
      '10': ['Nên dừng việc ngoài trời', 'Stop work outdoors'],
      '20': ['Chuẩn bị thu dọn', 'Start packing up'],
      '40': ['Biết sớm để theo dõi', 'Early notice to keep watch'],
    } as Record<string, Pair>,
    force: pair([
      (speed: string, force: number) => `${speed} · cấp ${force}`,
      (speed, force) => `${speed} · force ${force}`,
    ]),
    warmer: ['Nóng từ', 'Hot from'],
    colder: ['Lạnh từ', 'Cold from'],
    compare: ['So sánh', 'Compare'],
    dryingLine: pair([
      (hour: number) => (hour >= 24 ? 'Cả những ngày nắng đến tối' : 'Chỉ ngày mưa đến sớm'),
      (hour) => (hour >= 24 ? 'Also when it stays dry until dusk' : 'Only when rain comes early'),
    ]),
    heatLine: pair([
      (limitC: number) => `WBGT từ ${String(limitC).replace('.', ',')}\u00a0°C`,
      (limitC) => `WBGT of ${limitC}\u00a0°C or more`,
    ]),
    warningLine: pair([
      (level: number) => `Cấp độ rủi ro thiên tai ${level}${level === 5 ? '' : ' trở lên'}`,
      (level) => `Disaster risk level ${level}${level === 5 ? '' : ' or higher'}`,
    ]),
  },
  chance: {
    likeliest: [
      'Theo kịch bản nhiều khả năng nhất, không xét xác suất',
      'Use the most likely outcome, whatever its chance',
    ],
    byMoney: [
      'Khả năng đang tính theo chi phí. Tắt ô "Quyết định theo chi phí" để tự chọn.',
      'Your costs set the chance now. Switch off "Decide by cost" to choose it yourself.',
    ],
  },
  lead: {
    upTo: pair([
      (plan: string, lead: string) => `Gói hiện tại (${plan}) báo trước tới ${lead}.`,
      (plan, lead) => `Your plan (${plan}) alerts you up to ${lead} ahead.`,
    ]),
    locked: pair([
      (lead: string, plan: string) => `Trước ${lead}: từ ${plan}`,
      (lead, plan) => `${lead} ahead: from ${plan}`,
    ]),
    seePlans: ['Xem các gói', 'See the plans'],
    minutes: pair([(minutes: number) => `${minutes} phút`, (minutes) => `${minutes} minutes`]),
  },
  hours: {
    all: ['Mọi giờ', 'Any hour'],
    from: ['Từ', 'From'],
    to: ['Đến', 'To'],
    hour: pair([(hour: number) => `${hour} giờ`, (hour) => `${hour}:00`]),
    hint: [
      'Tính theo lúc mưa hay gió bắt đầu. Giờ cuối nhỏ hơn giờ đầu nghĩa là qua nửa đêm.',
      'Counted from when the rain or wind begins. An end before the start runs past midnight.',
    ],
  },
  days: {
    all: ['Mọi ngày', 'Every day'],
    workdays: ['T2–T6', 'Mon–Fri'],
    weekend: ['Cuối tuần', 'Weekend'],
    names: [
      ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'] as readonly string[],
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    ],
    short: [
      ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'] as readonly string[],
      ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ],
  },
  channels: {
    none: ['Bạn chưa có kênh nhận nào.', 'You have no channels yet.'],
    add: ['Thêm kênh nhận', 'Add a channel'],
    unverified: ['chưa xác minh', 'not verified'],
    off: ['đang tắt', 'off'],
    notInPlan: ['gói hiện tại không có', 'not in your plan'],
    thisBrowser: ['trên trình duyệt của bạn', 'in your browser'],
  },
  more: {
    heading: ['Thêm', 'More'],
    quiet: ['Giờ yên lặng', 'Quiet hours'],
    quietAccount: pair([(hours: string) => `Như tài khoản: ${hours}`, (hours) => `As your account: ${hours}`]),
    quietSpan: pair([(from: number, to: number) => `${from}–${to} giờ`, (from, to) => `${from}:00–${to}:00`]),
    quietNever: ['không có', 'none'],
    quietOwn: ['Riêng quy tắc này', 'For this rule'],
    quietNone: ['Không có, báo cả đêm', 'None: alerts at night too'],
    severe: [
      'Cảnh báo chính thức từ cấp 3 vẫn báo trong giờ yên lặng',
      'Official warnings from level 3 override quiet hours',
    ],
    pause: ['Nghỉ giữa hai đợt', 'Pause between two events'],
    perDay: ['Tối đa mỗi ngày', 'Maximum per day'],
    perDayUnit: pair([(count: number) => `${count} đợt`, (count) => `${count} event${count === 1 ? '' : 's'}`]),
    pauseUnit: pair([
      (minutes: number) => (minutes === 0 ? 'không nghỉ' : `${minutes} phút`),
      (minutes) => (minutes === 0 ? 'no pause' : `${minutes} minutes`),
    ]),
    language: ['Ngôn ngữ của tin', 'Language of the messages'],
    languages: { vi: ['Tiếng Việt', 'Tiếng Việt'], en: ['English', 'English'] } satisfies Record<'vi' | 'en', Pair>,
    advice: ['Lời khuyên trong tin', 'Advice in the message'],
    segments: {
      '': ['Không kèm', 'None'],
      drivers: ['Cho người lái xe', 'For drivers'],
      office: ['Cho người đi làm', 'For office workers'],
      farming: ['Cho nhà nông', 'For farmers'],
    } satisfies Record<AlertSegment | '', Pair>,
    unit: ['Đơn vị trong tin', 'Unit in the message'],
    remove: ['Xóa quy tắc', 'Delete the rule'],
    question: [
      'Xóa quy tắc này? Tin đã gửi vẫn nằm trong nhật ký cảnh báo.',
      'Delete this rule? Messages already sent stay in your log.',
    ],
    removeYes: ['Xóa', 'Delete'],
    removeNo: ['Giữ lại', 'Keep it'],
  },
  bar: {
    unsaved: pair([(changes: string) => `Chưa lưu: ${changes}`, (changes) => `Not saved: ${changes}`]),
    isNew: ['Quy tắc mới chưa lưu', 'The new rule is not saved yet'],
    discard: ['Bỏ', 'Discard'],
    save: ['Lưu quy tắc', 'Save rule'],
    saving: ['Đang lưu...', 'Saving...'],
    saved: ['Đã lưu quy tắc.', 'Rule saved.'],
    failed: [
      'Chưa lưu được. Những gì bạn chọn vẫn còn đây.',
      'Could not be saved. Everything you chose is still here.',
    ],
    leaving: ['Rời trang mà chưa lưu?', 'Leave without saving?'],
    leave: ['Rời đi, bỏ thay đổi', 'Leave and discard'],
    stay: ['Ở lại', 'Stay'],
  },
  wrong: { place: ['Hãy chọn ít nhất một địa điểm.', 'Please choose at least one place.'] },
});

export type RuleEditorWords = (typeof ruleEditorMessages)['vi'];
