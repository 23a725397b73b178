import type { ActivityId, Verdict } from '@portal/domain/agriculture/verdict';
import type { Language } from '@portal/domain/language/language';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';
import { farmSeasonMessages } from './farm-season-messages.ts';

/** Functions take formatted values. */
const pages = splitLanguages({
  spans: { weather: ['Thời tiết chung', 'General weather'] },
  crops: ['Chọn cây trồng, vật nuôi', 'Choose a crop or shrimp'],
  titles: {
    now: ['Thời tiết nhà nông hiện tại', 'Farm weather now'],
    hourly: ['Thời tiết nhà nông theo giờ', 'Hourly farm weather'],
    tomorrow: ['Thời tiết nhà nông ngày mai', 'Farm weather tomorrow'],
    ninety: ['Mùa vụ 90 ngày tới', 'Season outlook for 90 days'],
    days: pair([
      (count: number) => `Thời tiết nhà nông ${count} ngày tới`,
      (count) => `Farm weather for the next ${count} days`,
    ]),
  },
  descriptions: {
    now: pair([
      (place: string) => `Thời tiết nhà nông ${place}: lúc nào nên phun thuốc, phơi, bón phân và thu hoạch.`,
      (place) => `Farm weather in ${place}: when to spray, dry, fertilise and harvest.`,
    ]),
    hourly: pair([
      (place: string) => `Phun thuốc, phơi, bón phân, thu hoạch ở ${place} theo từng giờ, kèm lý do.`,
      (place) => `Spraying, drying, fertilising and harvest in ${place} hour by hour, with the reasons.`,
    ]),
    tomorrow: pair([
      (place: string) => `Ngày mai ở ${place} nên làm việc gì ngoài đồng, vào giờ nào.`,
      (place) => `Which field work suits tomorrow in ${place}, and at what hours.`,
    ]),
    ninety: pair([
      (place: string) => `13 tuần tới ở ${place} thường ấm, mưa ra sao và nên chuẩn bị gì cho cây trồng.`,
      (place) => `How warm and wet the next 13 weeks in ${place} usually are, and what to prepare for the crop.`,
    ]),
    days: pair([
      (place: string, count: number) =>
        `Mưa, bốc thoát hơi, cân bằng nước và giờ làm đồng ở ${place} trong ${count} ngày tới.`,
      (place, count) =>
        `Rain, evapotranspiration, water balance and hours for field work in ${place} over the next ${count} days.`,
    ]),
  },
  adviceOf: pair([(crop: string, text: string) => `${crop} – ${text}`, (crop, text) => `${crop} – ${text}`]),
  today: pair([(crop: string) => `${crop} hôm nay`, (crop) => `${crop} today`]),
  tomorrow: pair([(crop: string) => `${crop} ngày mai`, (crop) => `${crop} tomorrow`]),
  now: {
    wind: pair([(value: string) => `Gió ${value}`, (value) => `Wind ${value}`]),
    humidity: pair([(value: string) => `Độ ẩm ${value}`, (value) => `Humidity ${value}`]),
  },
  chips: {
    good: ['Nên', 'Good'],
    consider: ['Cân nhắc', 'Consider'],
    avoid: ['Không nên', 'Avoid'],
    night: ['Ban đêm', 'Night'],
  } satisfies Record<Verdict, Pair>,
  unknown: ['Chưa rõ', 'Unknown'],
  /** Verdicts within a spoken list. */
  spoken: {
    good: ['nên', 'good'],
    consider: ['cân nhắc', 'consider'],
    avoid: ['không nên', 'avoid'],
    night: ['ban đêm, không tính', 'night, not rated'],
  } satisfies Record<Verdict, Pair>,
  spokenUnknown: ['chưa rõ', 'unknown'],
  strip: pair([
    (work: string, hours: number, spells: string) => `${work} ${hours} giờ tới: ${spells}`,
    (work, hours, spells) => `${work} over the next ${hours} hours: ${spells}`,
  ]),
  stripOfDay: pair([
    (work: string, spells: string) => `${work} ngày mai: ${spells}`,
    (work, spells) => `${work} tomorrow: ${spells}`,
  ]),
  legend: {
    label: ['Chú giải màu', 'Key to the colours'],
    good: ['Nên', 'Good'],
    consider: ['Cân nhắc', 'Consider'],
    avoid: ['Không nên', 'Avoid'],
    night: ['Ban đêm, không tính', 'Night, not rated'],
    note: [
      'Nhãn thuốc, phân và lịch thời vụ địa phương luôn được ưu tiên.',
      'Product labels and local crop calendars always come first.',
    ],
  },
  why: ['Xem lý do từng giờ', 'See the reasons hour by hour'],
  hints: {
    title: ['7 ngày tới cần lưu ý', 'Watch out for in the next 7 days'],
    weights: { good: ['Nên làm', 'Good to do'], consider: ['Cân nhắc', 'Consider'], avoid: ['Đề phòng', 'Watch out'] },
    none: [
      'Bảy ngày tới chưa có gì bất thường: nên giữ lịch chăm sóc.',
      'Nothing unusual in the next seven days: keep to your plan.',
    ],
  },
  water: {
    title: ['Nước trong 7 ngày', 'Water over 7 days'],
    rain: ['Mưa', 'Rain'],
    likely: ['Có thể tới', 'Could reach'],
    need: ['Cây cần', 'Crop needs'],
    needPond: ['Bốc hơi', 'Evaporates'],
    balance: ['Thừa, thiếu', 'Balance'],
    caption: ['Mưa, nhu cầu nước và phần thừa thiếu của từng ngày, mm', 'Daily rain, water need and balance, mm'],
    chart: pair([
      (rain: string, need: string) => `Biểu đồ nước 7 ngày, tổng mưa ${rain} mm, cần ${need} mm; số liệu ở bảng dưới`,
      (rain, need) =>
        `Chart of water over 7 days, ${rain} mm of rain and ${need} mm needed in all; figures in the table below`,
    ]),
    past: pair([
      (rain: string, need: string) => `7 ngày qua: mưa ${rain} mm, cần ${need} mm.`,
      (rain, need) => `Past 7 days: ${rain} mm of rain, ${need} mm needed.`,
    ]),
    stage: pair([(value: string) => `Tính cho giữa vụ, Kc ${value}.`, (value) => `For mid-season, Kc ${value}.`]),
    stagePond: pair([(value: string) => `Mặt nước ao, Kc ${value}.`, (value) => `For open water, Kc ${value}.`]),
    unit: ['mm mỗi ngày', 'mm per day'],
  },
  disease: {
    title: ['Thời tiết thuận cho bệnh', 'Weather that favours diseases'],
    days: pair([
      (count: number, known: number) => `${count} trong ${known} ngày thuận`,
      (count, known) => `${count} of ${known} days favourable`,
    ]),
    legend: [
      '7 ngày qua, 3 ngày tới; ô đậm là ngày thuận cho bệnh',
      'Past 7 days, next 3 days; full blocks are favourable days',
    ],
    note: [
      'Chỉ xét thời tiết, không phải kết luận vườn ruộng của bạn bị bệnh.',
      'This is about the weather only; it does not say that your field has the disease.',
    ],
    index: pair([(index: string, level: string) => `${index} · ${level}`, (index, level) => `${index} · ${level}`]),
  },
  growth: {
    title: ['Tích ôn', 'Growing degree days'],
    past: ['7 ngày qua', 'Past 7 days'],
    coming: ['7 ngày tới', 'Next 7 days'],
    unit: ['°C·ngày', '°C·days'],
    range: pair([
      (low: string, high: string) => `Tính trong khoảng ${low} đến ${high}`,
      (low, high) => `Counted between ${low} and ${high}`,
    ]),
    from: pair([(low: string) => `Tính từ ${low} trở lên`, (low) => `Counted above ${low}`]),
  },
  pond: {
    title: ['Nước ao ước tính', 'Pond water, estimated'],
    caption: ['Nhiệt độ nước ao nông ước tính theo ngày', 'Estimated temperature of a shallow pond by day'],
    steady: pair([
      (span: string) => `Nước ao khoảng ${span} trong 7 ngày tới: nên giữ lịch cho ăn.`,
      (span) => `Ponds at about ${span} over the next 7 days: keep to your feeding plan.`,
    ]),
    note: [
      'Ước tính từ nhiệt độ không khí ba ngày, không thay nhiệt kế trong ao.',
      'Estimated from three days of air temperature; no substitute for a thermometer in the pond.',
    ],
  },
  calendar: {
    title: ['Lịch nhà nông', 'Farmers’ calendar'],
    lunar: ['Âm lịch', 'Lunar date'],
    term: ['Tiết khí', 'Solar term'],
    since: pair([(date: string) => `từ ${date}`, (date) => `since ${date}`]),
    /** For a solar term to come. */
    from: pair([(date: string) => `từ ${date}`, (date) => `from ${date}`]),
    next: ['Tiết tiếp theo', 'Next term'],
    advice: [
      'Lịch để xem mùa: ngày gieo trồng nên theo khung thời vụ của địa phương.',
      'The calendar gives the usual season; choose sowing dates by the local crop calendar.',
    ],
  },
  /** Kinds of work where space is short. */
  short: {
    spray: ['Phun', 'Spray'],
    dry: ['Phơi', 'Dry'],
    fertilise: ['Bón', 'Fertilise'],
    harvest: ['Thu hoạch', 'Harvest'],
    feed: ['Cho ăn', 'Feed'],
  } satisfies Record<ActivityId, Pair>,
  hours: {
    title: ['48 giờ tới theo từng việc', 'Next 48 hours by kind of work'],
    table: ['24 giờ tới', 'Next 24 hours'],
    caption: pair([
      (place: string) => `Việc đồng áng theo từng giờ ở ${place}, giờ Việt Nam`,
      (place) => `Farm work hour by hour in ${place}, Vietnam time`,
    ]),
    whyTitle: ['Lý do từng lúc', 'Reasons by period'],
    tap: ['Chạm vào một ô để xem lý do.', 'Tap a block for the reason.'],
    rain: ['Mưa, mm', 'Rain, mm'],
    wind: pair([(unit: string) => `Gió, ${unit}`, (unit) => `Wind, ${unit}`]),
  },
  day: {
    good: pair([(work: string, when: string) => `${work} ${when}`, (work, when) => `${work} ${when}`]),
    lineGood: pair([(list: string) => `nên ${list}`, (list) => `good for ${list}`]),
    lineFair: pair([(list: string) => `cân nhắc khi ${list}`, (list) => `take care with ${list}`]),
    lineAvoid: pair([(list: string) => `không nên ${list}`, (list) => `avoid ${list}`]),
    line: pair([(parts: string) => `Ngày mai ${parts}.`, (parts) => `Tomorrow: ${parts}.`]),
    fair: pair([
      (when: string) => `Chưa có khung tốt đủ dài: cân nhắc ${when}.`,
      (when) => `No good window is long enough: consider ${when}.`,
    ]),
    none: [
      'Cả ngày không có khung đủ dài: nên lùi sang ngày khác.',
      'No suitable window is long enough: choose another day.',
    ],
    unknown: ['Chưa đủ số liệu để xét: xem lại sau.', 'Not enough data to judge: check again later.'],
    facts: pair([(low: string, high: string) => `${low} đến ${high}`, (low, high) => `${low} to ${high}`]),
    rain: pair([(amount: string) => `mưa ${amount}`, (amount) => `${amount} of rain`]),
    dry: ['không mưa', 'dry'],
    water: ['Nước và tích ôn ngày mai', 'Water and warmth tomorrow'],
    waterShort: pair([
      (rain: string, need: string) => `Mưa ${rain} mm, cây cần ${need} mm: cân nhắc tưới nếu đất đã khô.`,
      (rain, need) => `${rain} mm of rain, the crop needs ${need} mm: consider watering if the soil is dry.`,
    ]),
    waterEnough: pair([
      (rain: string, need: string) => `Mưa ${rain} mm, cây cần ${need} mm: chưa nên tưới.`,
      (rain, need) => `${rain} mm of rain, the crop needs ${need} mm: hold off watering.`,
    ]),
    pondShort: pair([
      (rain: string, need: string) => `Mưa ${rain} mm, ao bốc hơi ${need} mm: cân nhắc bù nước nếu mực nước thấp.`,
      (rain, need) => `${rain} mm of rain, ponds lose ${need} mm: consider topping up if the level is low.`,
    ]),
    pondEnough: pair([
      (rain: string, need: string) => `Mưa ${rain} mm, ao bốc hơi ${need} mm: nên giữ mực nước.`,
      (rain, need) => `${rain} mm of rain, ponds lose ${need} mm: keep the level.`,
    ]),
    gdd: pair([
      (value: string) => `Tích ôn trong ngày ${value} °C·ngày.`,
      (value) => `${value} °C·days of warmth for growth.`,
    ]),
  },
  days: {
    title: pair([(count: number) => `${count} ngày tới cho nhà nông`, (count) => `Next ${count} days on the farm`]),
    caption: pair([
      (place: string) => `Mưa, nhu cầu nước và giờ làm đồng từng ngày ở ${place}`,
      (place) => `Daily rain, water need and hours for field work in ${place}`,
    ]),
    best: ['Ngày tốt nhất cho từng việc', 'Best day for each kind of work'],
    bestOf: pair([(day: string, when: string) => `${day}, ${when}`, (day, when) => `${day}, ${when}`]),
    bestNone: pair([
      (count: number) => `Chưa có khung tốt trong ${count} ngày: cân nhắc lùi lại.`,
      (count) => `No good window in ${count} days: consider putting it off.`,
    ]),
    day: ['Ngày', 'Day'],
    range: ['Thấp – cao', 'Low – high'],
    rain: ['Mưa', 'Rain'],
    et0: ['ET₀', 'ET₀'],
    need: ['Cây cần', 'Crop needs'],
    needPond: ['Bốc hơi', 'Evaporates'],
    balance: ['Thừa, thiếu', 'Balance'],
    work: ['Giờ tốt', 'Good hours'],
    noWork: ['Không có khung tốt', 'No good window'],
    tooFar: ['Còn xa: xem lại khi gần ngày', 'Too far ahead: check again closer to the day'],
    dryingDay: ['phơi được', 'fit for drying'],
    lunar: pair([(day: number, month: number) => `${day}/${month} âm`, (day, month) => `lunar ${day}/${month}`]),
    note: [
      'Mưa, ET₀, nhu cầu và phần thừa thiếu tính bằng mm. Giờ tốt chỉ xếp cho 7 ngày đầu.',
      'Rain, ET₀, need and balance are in mm. Good hours are given for the first 7 days only.',
    ],
  },
});

export type FarmPagesMessages = (typeof pages)['vi'] & (typeof farmSeasonMessages)['vi'];

export const farmPagesMessages: Readonly<Record<Language, FarmPagesMessages>> = {
  vi: { ...pages.vi, ...farmSeasonMessages.vi },
  en: { ...pages.en, ...farmSeasonMessages.en },
};
