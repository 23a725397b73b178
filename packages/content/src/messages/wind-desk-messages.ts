import type { SeaQuantity } from '@portal/domain/wind/work-limits';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';

export type DeskWorkKind = 'crane' | 'crewTransfer' | 'diving' | 'helicopter' | 'other';

const NBSP = '\u00a0';

export const windDeskMessages = splitLanguages({
  demoMark: ['minh họa', 'illustration'],
  suggested: ['đề xuất', 'suggested'],
  weekdays: [
    ['Chủ nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'] as readonly string[],
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ],
  shortDays: [
    ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'] as readonly string[],
    ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ],
  today: ['hôm nay', 'today'],
  works: {
    crane: ['Cẩu cánh', 'Blade lifts'],
    crewTransfer: ['Tàu chuyển người', 'Crew transfer'],
    diving: ['Lặn, cáp ngầm', 'Diving, cables'],
    helicopter: ['Trực thăng', 'Helicopter'],
    other: ['Việc khác', 'Other work'],
  } satisfies Record<DeskWorkKind, Pair>,
  can: {
    crane: ['Cẩu được', 'Lifting is possible'],
    crewTransfer: ['Chuyển người được', 'Crew transfer is possible'],
    diving: ['Lặn được', 'Diving is possible'],
    helicopter: ['Trực thăng bay được', 'Helicopters can fly'],
    other: ['Làm được', 'Work is possible'],
  } satisfies Record<DeskWorkKind, Pair>,
  cannot: {
    crane: ['Chưa cẩu được', 'No lifting now'],
    crewTransfer: ['Chưa chuyển người được', 'No crew transfer now'],
    diving: ['Chưa lặn được', 'No diving now'],
    helicopter: ['Trực thăng chưa bay được', 'No helicopter flights now'],
    other: ['Chưa làm được', 'No work now'],
  } satisfies Record<DeskWorkKind, Pair>,
  quantities: {
    windMs: ['gió', 'wind'],
    gustMs: ['gió giật', 'gusts'],
    waveM: ['sóng', 'waves'],
    wavePeriodS: ['chu kỳ sóng', 'wave period'],
    currentMs: ['dòng chảy', 'current'],
    visibilityKm: ['tầm nhìn', 'visibility'],
    thunder: ['dông sét', 'thunder'],
  } satisfies Record<SeaQuantity, Pair>,
  quantityNames: {
    windMs: ['Gió trung bình', 'Mean wind'],
    gustMs: ['Giật 3 giây (ước tính)', '3-second gust (estimated)'],
    waveM: ['Sóng có nghĩa', 'Significant wave height'],
    wavePeriodS: ['Chu kỳ sóng', 'Wave period'],
    currentMs: ['Dòng chảy', 'Current'],
    visibilityKm: ['Tầm nhìn', 'Visibility'],
    thunder: ['Nguy cơ dông sét', 'Thunder risk'],
  } satisfies Record<SeaQuantity, Pair>,
  atHeight: pair([
    (name: string, height: number) => `${name} ở ${height}${NBSP}m`,
    (name, height) => `${name} at ${height}${NBSP}m`,
  ]),
  thunderLevels: [
    ['không có', 'có thể có', 'nhiều khả năng', 'đang có'] as readonly string[],
    ['none', 'possible', 'likely', 'observed'],
  ],
  thunderLimit: ['dưới “nhiều khả năng”', 'below “likely”'],
  noThunder: ['không có', 'none'],
  sentence: {
    until: pair([(can: string, end: string) => `${can} đến ${end}.`, (can, end) => `${can} until ${end}.`]),
    throughout: pair([
      (can: string, hours: number, hold: string) => `${can} suốt ${hours}${NBSP}giờ tới${hold}.`,
      (can, hours, hold) => `${can} throughout the next ${hours}${NBSP}hours${hold}.`,
    ]),
    after: pair([(why: string) => ` Sau đó ${why}.`, (why) => ` Then ${why}.`]),
    again: pair([
      (why: string, from: string) => ` Sau đó ${why}, làm lại được từ ${from}.`,
      (why, from) => ` Then ${why}; possible again from ${from}.`,
    ]),
    notNow: pair([(cannot: string, why: string) => `${cannot}: ${why}.`, (cannot, why) => `${cannot}: ${why}.`]),
    next: pair([
      (from: string, to: string) => ` Cửa sổ kế tiếp từ ${from} đến ${to}.`,
      (from, to) => ` Next window from ${from} to ${to}.`,
    ]),
    nextOpen: pair([(from: string) => ` Cửa sổ kế tiếp từ ${from}.`, (from) => ` Next window from ${from}.`]),
    none: pair([
      (hours: number, days: number) => ` Trong ${days} ngày tới không có cửa sổ nào đủ ${hours}${NBSP}giờ.`,
      (hours, days) => ` No window of ${hours}${NBSP}hours in the next ${days} days.`,
    ]),
    over: pair([(name: string, limit: string) => `${name} vượt ${limit}`, (name, limit) => `${name} above ${limit}`]),
    under: pair([(name: string, limit: string) => `${name} dưới ${limit}`, (name, limit) => `${name} below ${limit}`]),
    warned: ['có cảnh báo chính thức', 'an official warning is in force'],
    afterWarning: ['sau bão/lũ, chờ bản tin mới', 'a warning has just ended, wait for the next bulletin'],
    thunder: ['nhiều khả năng có dông', 'thunderstorms are likely'],
    rest: ['ngoài giờ làm việc', 'outside working hours'],
    unknown: pair([(name: string) => `chưa có số liệu ${name}`, (name) => `no data for ${name}`]),
    tooShort: pair([
      (hours: number) => `chưa đủ ${hours}${NBSP}giờ liền`,
      (hours) => `fewer than ${hours}${NBSP}hours in a row`,
    ]),
    missing: pair([
      (work: string, names: string) => `${work}: chưa có số liệu ${names} nên không đưa ra cửa sổ.`,
      (work, names) => `${work}: no data for ${names}, so no window is shown.`,
    ]),
    noLimits: ['Chưa có ngưỡng nên chưa đưa ra cửa sổ nào.', 'Without limits no window is shown.'],
    stale: pair([
      (hours: number) => `Số liệu đã cũ ${hours}${NBSP}giờ. Không đưa cửa sổ mới cho đến khi có phiên sau.`,
      (hours) => `Data are ${hours}${NBSP}hours old. No new window until the next run.`,
    ]),
  },
  and: [' và ', ' and '],
  ladder: {
    title: ['Gió lúc này, m/s', 'Wind now, m/s'],
    hook: ['móc cẩu', 'crane hook'],
    hub: ['trục tua-bin', 'turbine hub'],
    force: pair([(force: number) => `cấp ${force}`, (force) => `force ${force}`]),
    note: ['Cột giữa: khoảng chứa 8/10 trường hợp.', 'Middle column: the range of 8 in 10 outcomes.'],
    noRange: ['Chưa có tổ hợp dự báo nên chưa có khoảng dự kiến.', 'No ensemble available, so no range is shown.'],
    exponent: pair([(value: string) => `số mũ gió ${value}`, (value) => `shear exponent ${value}`]),
    levels: ['các độ cao khác tính theo ln z từ 10 và 100\u00a0m', 'other heights follow ln z from 10 and 100\u00a0m'],
    profile: [
      'chỉ có một mức gió của mô hình, các độ cao khác theo số mũ thường gặp',
      'the model gives one level only; other heights follow the usual exponent',
    ],
    density: pair([(value: string) => `không khí ${value}${NBSP}kg/m³`, (value) => `air density ${value}${NBSP}kg/m³`]),
    sea: pair([
      (words: string) => `Theo cấp gió ở 10\u00a0m: ${words}.`,
      (words) => `From the wind force at 10\u00a0m: ${words}.`,
    ]),
  },
  wind: {
    title: pair([(hours: number) => `Gió ${hours} giờ`, (hours) => `Wind, ${hours} hours`]),
    spoken: pair([
      (hours: number, low: string, high: string) =>
        `Gió ở năm độ cao trong ${hours} giờ tới; ở 100\u00a0m từ ${low} đến ${high} m/s`,
      (hours, low, high) =>
        `Wind at five heights over the next ${hours} hours; at 100\u00a0m from ${low} to ${high} m/s`,
    ]),
    limit: pair([
      (work: string, limit: string) => `ngưỡng ${work} ${limit}`,
      (work, limit) => `${work} limit ${limit}`,
    ]),
    craneLimit: pair([(limit: string) => `ngưỡng cẩu ${limit}`, (limit) => `crane limit ${limit}`]),
    hub: ['100\u00a0m, trục', '100\u00a0m, hub'],
    range: ['khoảng 8/10 trường hợp ở 100\u00a0m', '8-in-10 range at 100\u00a0m'],
    night: ['đêm', 'night'],
  },
  at: ['giờ', 'h'],
  windows: {
    title: ['Cửa sổ thời tiết theo ngưỡng của bạn', 'Weather windows within your limits'],
    suggestedTitle: ['Cửa sổ thời tiết theo ngưỡng đề xuất', 'Weather windows within suggested limits'],
    need: pair([
      (work: string, spare: string) => (spare === '0' ? `cần ${work} giờ` : `cần ${work} + ${spare} giờ`),
      (work, spare) => (spare === '0' ? `needs ${work} h` : `needs ${work} + ${spare} h`),
    ]),
    byDay: pair([(from: number, to: number) => `${from}–${to}${NBSP}giờ`, (from, to) => `${from}–${to} h`]),
    next: ['Cửa sổ kế tiếp', 'Next window'],
    span: pair([(from: string, to: string) => `${from} – ${to}`, (from, to) => `${from} – ${to}`]),
    openSpan: pair([(from: string) => `từ ${from}`, (from) => `from ${from}`]),
    hours: pair([(hours: number) => `${hours} giờ`, (hours) => `${hours} h`]),
    openHours: pair([(hours: number) => `hơn ${hours} giờ`, (hours) => `more than ${hours} h`]),
    enough: ['đủ chắc', 'reliable enough'],
    none: ['Không có cửa sổ', 'No window'],
    noneLong: pair([(hours: number) => `không có ${hours} giờ liền`, (hours) => `never ${hours} h in a row`]),
    missing: pair([(names: string) => `Chưa có dữ liệu ${names}`, (names) => `No data for ${names}`]),
    missingNote: ['thiếu số liệu thì không đưa cửa sổ', 'without data there is no window'],
    inWords: pair([
      (percent: string | null, hours: number) =>
        percent === null ? 'chưa rõ khả năng đủ giờ' : `khả năng đủ ${hours} giờ: ${percent}`,
      (percent, hours) => (percent === null ? 'chance unknown' : `${percent} chance that it holds for ${hours} h`),
    ]),
    nearlySure: ['trên\u00a099%', 'over\u00a099%'],
    legend: {
      go: ['Làm được', 'Possible'],
      near: ['Sát ngưỡng, trên\u00a090%', 'Close to a limit, over 90%'],
      stop: ['Dừng', 'Stop'],
      unknown: ['Chưa rõ, ngoài giờ', 'Unknown, or off hours'],
    },
    strip: pair([
      (work: string, go: number, stop: number, unknown: number, hours: number) =>
        `${work}: trong ${hours} giờ tới, ${go} giờ làm được, ${stop} giờ phải dừng, ${unknown} giờ chưa rõ hoặc ngoài giờ làm`,
      (work, go, stop, unknown, hours) =>
        `${work}: of the next ${hours} hours ${go} workable, ${stop} to stop, ${unknown} unknown or outside working hours`,
    ]),
    note: [
      'Cửa sổ ngắn hơn giờ làm cộng dự phòng không được tính. “Đủ chắc” là từ 70% (đề xuất). Khả năng tính cho số giờ đó kể từ lúc mở, theo khoảng của gió; sóng và tầm nhìn chưa có khoảng nên coi như chắc chắn.',
      'Windows shorter than work plus contingency do not count. “Reliable enough” means 70% or more (suggested). The chance is that the window lasts that long from its start, given the range of the wind; waves and visibility have no range and count as certain.',
    ],
    alpha: pair([
      (steps: string) => `Hệ số an toàn theo tầm dự báo: ${steps}.`,
      (steps) => `Factors by lead time: ${steps}.`,
    ]),
    alphaStep: pair([
      (hours: string, factor: string) => `${hours} giờ × ${factor}`,
      (hours, factor) => `${hours} h × ${factor}`,
    ]),
    noAlpha: ['Chưa dùng hệ số an toàn theo tầm dự báo.', 'No lead-time factor is applied.'],
    emptyTitle: ['Chưa có ngưỡng', 'No limits yet'],
    empty: [
      'Nhập ít nhất ngưỡng gió và sóng của phương án. Chưa có ngưỡng thì không hiện cửa sổ nào, kể cả cửa sổ mẫu.',
      'Enter at least the wind and wave limits of your plan. Without limits no window is shown, not even a sample.',
    ],
    stale: ['Số liệu cũ: không đưa cửa sổ mới.', 'Old data: no new window.'],
  },
  power: {
    title: ['Công suất', 'Power'],
    unit: ['% định mức', '% of rated power'],
    mean: pair([
      (share: string) => `Trung bình ${share} định mức trong 72 giờ tới.`,
      (share) => `On average ${share} of rated power over the next 72 hours.`,
    ]),
    full: pair([
      (share: string, from: string) => `Trung bình ${share} định mức; gần đầy tải từ ${from}.`,
      (share, from) => `On average ${share} of rated power; near full load from ${from}.`,
    ]),
    spoken: pair([
      (low: string, high: string) => `Công suất theo giờ, từ ${low} đến ${high} định mức`,
      (low, high) => `Hourly power, from ${low} to ${high} of rated power`,
    ]),
    illustration: [
      'Đường công suất minh họa 3–12–25\u00a0m/s, không phải tua-bin của bạn. Tải đường của tua-bin lên để có MW.',
      'Illustrative power curve 3–12–25\u00a0m/s, not your turbine. Upload your turbine’s curve to get MW.',
    ],
    curve: pair([
      (rated: string, count: number) => `Đường công suất của bạn: ${rated}${NBSP}MW, ${count} tua-bin.`,
      (rated, count) => `Your power curve: ${rated}${NBSP}MW, ${count} ${count === 1 ? 'turbine' : 'turbines'}.`,
    ]),
    losses: pair([
      (availability: string, wake: string) => `Sẵn sàng ${availability}, tổn thất đuôi gió ${wake}.`,
      (availability, wake) => `Availability ${availability}, wake loss ${wake}.`,
    ]),
    range: ['8/10 trường hợp', '8-in-10 range'],
    bar: ['công suất dự báo', 'forecast power'],
    daysTitle: ['Sản lượng từng ngày', 'Energy by day'],
    day: ['Ngày', 'Day'],
    hours: ['Giờ đầy tải', 'Full-load hours'],
    energy: ['MWh', 'MWh'],
    likely: ['8/10 trường hợp', '8-in-10 range'],
    part: pair([(hours: number) => `${hours} giờ`, (hours) => `${hours} h`]),
    cycleTitle: ['Chu kỳ ngày', 'Daily cycle'],
    cycle: pair([
      (high: string, low: string) => `Trung bình cao nhất lúc ${high}, thấp nhất lúc ${low}.`,
      (high, low) => `On average highest at ${high}, lowest at ${low}.`,
    ]),
    cycleSpoken: [
      'Công suất trung bình theo giờ trong ngày, % định mức',
      'Mean power by hour of the day, % of rated power',
    ],
    missing: ['Chưa có số liệu gió ở độ cao trục.', 'No wind data at hub height.'],
  },
  waves: {
    title: ['Sóng', 'Waves'],
    unit: ['Hs, m', 'Hs, m'],
    over: pair([
      (limit: string, from: string, to: string, most: string) =>
        `Vượt ${limit} từ ${from} đến ${to}, cao nhất ${most}.`,
      (limit, from, to, most) => `Above ${limit} from ${from} to ${to}, highest ${most}.`,
    ]),
    overOpen: pair([
      (limit: string, from: string, most: string) => `Vượt ${limit} từ ${from}, cao nhất ${most}.`,
      (limit, from, most) => `Above ${limit} from ${from}, highest ${most}.`,
    ]),
    under: pair([
      (most: string, state: string) => `Cao nhất ${most}. ${state}.`,
      (most, state) => `Highest ${most}. ${state}.`,
    ]),
    spoken: pair([
      (low: string, high: string) => `Chiều cao sóng có nghĩa trong 72 giờ tới, từ ${low} đến ${high}`,
      (low, high) => `Significant wave height over the next 72 hours, from ${low} to ${high}`,
    ]),
    limit: pair([(limit: string) => `ngưỡng tàu ${limit}`, (limit) => `vessel limit ${limit}`]),
    line: ['sóng có nghĩa', 'significant wave height'],
    period: ['Chu kỳ, hướng', 'Period, direction'],
    state: ['Trạng thái biển', 'Sea state'],
    official: ['Lời chính thức theo cấp gió', 'Official terms by wind force'],
    halfTitle: ['Chi tiết 30 phút', '30-minute detail'],
    halfNote: [
      'Các nửa giờ được nội suy giữa hai giờ dự báo, không phải dự báo chi tiết hơn.',
      'Half-hour values are interpolated, not a finer forecast.',
    ],
    interpolated: ['nội suy', 'interpolated'],
    time: ['Lúc', 'At'],
    height: ['Hs, m', 'Hs, m'],
    periodShort: ['Chu kỳ, s', 'Period, s'],
    direction: ['Hướng', 'Direction'],
    missing: ['Chưa có dữ liệu sóng cho điểm này.', 'No wave data for this point yet.'],
    missingNote: [
      'Cửa sổ của tàu và lặn để trống, cửa sổ cẩu vẫn tính.',
      'Windows for vessels and diving stay empty; crane windows are still computed.',
    ],
    notInPlan: ['Gói của bạn không có số liệu biển.', 'Your plan includes no marine data.'],
    plans: ['Xem các gói', 'See the plans'],
  },
  limits: {
    title: ['Ngưỡng của bạn', 'Your limits'],
    suggestedTitle: ['Ngưỡng đang dùng', 'Limits in use'],
    quantity: ['Đại lượng', 'Quantity'],
    limit: ['Ngưỡng', 'Limit'],
    worst: ['Xấu nhất 72 giờ', 'Worst, 72 hours'],
    over: ['vượt', 'over'],
    within: ['đạt', 'within'],
    unknown: ['chưa có số liệu', 'no data'],
    note: [
      'Ngưỡng đề xuất, chỉ để xem thử. Thay bằng biểu đồ tải và phương án nâng của bạn; để trống thì không đưa ra cửa sổ.',
      'Example limits only. Enter those of your crane chart and lift plan; without limits no window is shown.',
    ],
    ownNote: [
      'Ngưỡng do bạn nhập. Biểu đồ tải và phương án nâng của bạn quyết định, không phải trang này.',
      'Limits as you entered them. Your crane chart and lift plan decide, not this page.',
    ],
  },
  lead: {
    text: [
      'Đưa tọa độ, ngưỡng và đường công suất của bạn vào, bảng điều hành tính cho đúng trang trại của bạn.',
      'Enter your position, limits and power curve, and the desk is computed for your farm.',
    ],
    open: ['Mở bảng điều hành của tôi', 'Open my desk'],
  },
});

export type WindDeskMessages = (typeof windDeskMessages)['vi'];
