import type { Wording } from '../wording.ts';

const vi = {
  /** Text of a page outside the page: in search results and messages. */
  lead: (place: string, clock: string, date: string) => `${place} lúc ${clock} ngày ${date}: `,
  demoNotice: 'Số liệu minh họa, không phải dự báo thật.',
  yesterday: {
    title: 'So với hôm qua',
    /** `hot` and `chilly`: the current temperature decides the word. */
    warmer: (value: string, hot: boolean) => `${hot ? 'Nóng' : 'Ấm'} hơn giờ này hôm qua ${value}`,
    cooler: (value: string, chilly: boolean) => `${chilly ? 'Lạnh' : 'Mát'} hơn giờ này hôm qua ${value}`,
    same: 'Gần như giờ này hôm qua',
    high: (value: string) => `hôm qua cao nhất ${value}`,
  },
  parts: {
    title: 'Từng buổi',
    ofDay: (part: string, weekday: string) => `${part} ${weekday}`,
    /** Title of the coming parts, by the last of them; `evening` ends today. */
    until: {
      early: 'Từ giờ tới sáng mai',
      morning: 'Từ giờ tới trưa mai',
      afternoon: 'Từ giờ tới tối mai',
      evening: 'Hôm nay',
    },
    ofTomorrow: { early: 'Rạng sáng mai', morning: 'Sáng mai', afternoon: 'Chiều mai', evening: 'Tối mai' },
  },
  nextRain: {
    title: 'Mưa trong 3 giờ tới',
    basis: 'Theo mô hình, từng giờ',
    most: (amount: string, clock: string) => `Mưa nhiều nhất lúc ${clock}, ${amount}.`,
    mostNow: (amount: string) => `Mưa nhiều nhất trong giờ này, ${amount}.`,
    legend: 'Đậm: dự kiến; nhạt: có thể đến mức này',
    /** The amount is followed by its range: `20 mm (12–28)`. */
    total: (amount: string) => `Cả 3 giờ ${amount}`,
    totalTo: (clock: string, amount: string) => `Đến ${clock} ${amount}, sau đó chưa rõ`,
    marks: { expected: 'dự kiến', mayReach: 'có thể tới mức này', byModel: 'phần lớn theo mô hình' },
    chance: 'khả năng',
    startsAt: {
      slight: (clock: string) => `có thể mưa từ ${clock}`,
      good: (clock: string) => `khả năng mưa từ ${clock}`,
      rain: (clock: string) => `mưa bắt đầu ${clock}`,
    },
    stopsAt: (clock: string) => `tạnh ${clock}`,
    rate: (value: string) => `${value} mm/giờ`,
    fromRadar: (clock: string) => `Theo ra-đa lúc ${clock}; sau 30–90 phút dần theo mô hình.`,
    fromRadarAlone: (clock: string) => `Theo ra-đa lúc ${clock}.`,
    fromSatellite: (clock: string, minutes: number) =>
      `Ước tính từ vệ tinh, ảnh lúc ${clock}, trễ ${minutes} phút: kém chắc hơn ra-đa, mưa phùn có thể lọt; sau 30–90 phút dần theo mô hình.`,
    fromModel: 'Theo mô hình dự báo, không có ra-đa.',
    around: {
      none: 'Trong vòng 10 km quanh đây chưa có mưa.',
      few: 'mưa vài nơi',
      some: 'mưa rải rác',
      many: 'mưa nhiều nơi',
      sentence: (spread: string, wet: string, cells: string) =>
        `Quanh đây ${spread}: ${wet} trong ${cells} ô, mỗi ô 3 km.`,
    },
  },
  advice: {
    ours: (advice: string) => `Gợi ý của chúng tôi: ${advice}`,
    uv: {
      low: null,
      moderate: 'Đội mũ, che nắng khi ở lâu ngoài trời.',
      high: 'Bớt ra nắng giữa trưa; đội mũ, đeo kính, bôi kem chống nắng.',
      veryHigh: 'Tránh nắng từ 10 đến 15 giờ; che kín và bôi kem chống nắng.',
      extreme: 'Nên ở trong bóng râm; da có thể bỏng rất nhanh.',
    },
    aqi: {
      good: null,
      moderate: 'Người nhạy cảm nên để ý khi ho, khó thở.',
      poor: 'Trẻ em, người già, người bệnh tim phổi nên bớt vận động ngoài trời.',
      unhealthy: 'Nên bớt ra ngoài; đeo khẩu trang lọc bụi.',
      veryUnhealthy: 'Chỉ ra ngoài khi cần; đeo khẩu trang lọc bụi, đóng cửa.',
      hazardous: 'Nên ở trong nhà và đóng kín cửa.',
    },
  },
  sky: {
    label: 'Mặt trời, Mặt Trăng',
    lunarMonth: (month: number, isLeap: boolean) => (isLeap ? `${month} nhuận` : `tháng ${month}`),
  },
};

const en: Wording<typeof vi> = {
  lead: (place, clock, date) => `${place} at ${clock} on ${date}: `,
  demoNotice: 'Demo data, not a real forecast.',
  yesterday: {
    title: 'Against yesterday',
    warmer: (value) => `${value} warmer than this time yesterday`,
    cooler: (value) => `${value} cooler than this time yesterday`,
    same: 'About the same as this time yesterday',
    high: (value) => `yesterday’s high ${value}`,
  },
  parts: {
    title: 'By part of day',
    ofDay: (part, weekday) => `${part}, ${weekday}`,
    until: {
      early: 'Until tomorrow morning',
      morning: 'Until noon tomorrow',
      afternoon: 'Until tomorrow evening',
      evening: 'Today',
    },
    ofTomorrow: {
      early: 'Early tomorrow',
      morning: 'Tomorrow morning',
      afternoon: 'Tomorrow afternoon',
      evening: 'Tomorrow evening',
    },
  },
  nextRain: {
    title: 'Rain in the next 3 hours',
    basis: 'From the model, by the hour',
    most: (amount, clock) => `Most rain around ${clock}, ${amount}.`,
    mostNow: (amount) => `Most rain in this hour, ${amount}.`,
    legend: 'Solid: expected; pale: may reach this much',
    total: (amount) => `Over the 3 hours ${amount}`,
    totalTo: (clock, amount) => `Until ${clock} ${amount}, not known after that`,
    marks: { expected: 'expected', mayReach: 'may reach this', byModel: 'mostly by the model' },
    chance: 'chance',
    startsAt: {
      slight: (clock) => `slight chance of rain from ${clock}`,
      good: (clock) => `good chance of rain from ${clock}`,
      rain: (clock) => `rain starts ${clock}`,
    },
    stopsAt: (clock) => `rain ends ${clock}`,
    rate: (value) => `${value} mm/h`,
    fromRadarAlone: (clock) => `From radar at ${clock}.`,
    fromRadar: (clock) => `Based on radar at ${clock}; after 30 to 90 minutes, increasingly on the model.`,
    fromSatellite: (clock, minutes) =>
      `Satellite estimate from an image at ${clock}, ${minutes} minutes late: less certain than radar, may miss drizzle; after 30 to 90 minutes, increasingly the model.`,
    fromModel: 'From the forecast model; no radar.',
    around: {
      none: 'No rain within 10 km of here yet.',
      few: 'rain in a few places',
      some: 'scattered rain',
      many: 'widespread rain',
      sentence: (spread, wet, cells) => `Around here, ${spread}: ${wet} of ${cells} cells of 3 km.`,
    },
  },
  advice: {
    ours: (advice) => `Our advice: ${advice}`,
    uv: {
      low: null,
      moderate: 'Wear a hat and seek shade when out for long.',
      high: 'Less sun around noon; hat, sunglasses and sunscreen.',
      veryHigh: 'Keep out of the sun from 10:00 to 15:00; cover up and use sunscreen.',
      extreme: 'Stay in the shade; skin can burn very quickly.',
    },
    aqi: {
      good: null,
      moderate: 'If you are sensitive, watch for coughing or short breath.',
      poor: 'Children, older people and those with heart or lung disease should take it easier outdoors.',
      unhealthy: 'Spend less time outside; wear a dust mask.',
      veryUnhealthy: 'Go out only if you must; dust mask on, windows shut.',
      hazardous: 'Stay inside with windows shut.',
    },
  },
  sky: {
    label: 'Sun and Moon',
    lunarMonth: (month, isLeap) => (isLeap ? `leap ${month}` : `month ${month}`),
  },
};

/** Current-weather page, and lead sentences of every page. Values come formatted. */
export const weatherNowMessages = { vi, en };
