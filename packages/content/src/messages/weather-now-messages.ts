import { pair, splitLanguages } from '../split-languages.ts';

/** Current-weather page, and lead sentences of every page. Values come formatted. */
export const weatherNowMessages = splitLanguages({
  /** Text of a page outside the page: in search results and messages. */
  lead: pair([
    (place: string, clock: string, date: string) => `${place} lúc ${clock} ngày ${date}: `,
    (place, clock, date) => `${place} at ${clock} on ${date}: `,
  ]),
  demoNotice: ['Số liệu minh họa, không phải dự báo thật.', 'Demo data, not a real forecast.'],
  yesterday: {
    title: ['So với hôm qua', 'Compared with yesterday'],
    /** `hot` and `chilly`: the current temperature decides the word. */
    warmer: pair([
      (value: string, hot: boolean) => `${hot ? 'Nóng' : 'Ấm'} hơn giờ này hôm qua ${value}`,
      (value) => `${value} warmer than this time yesterday`,
    ]),
    cooler: pair([
      (value: string, chilly: boolean) => `${chilly ? 'Lạnh' : 'Mát'} hơn giờ này hôm qua ${value}`,
      (value) => `${value} cooler than this time yesterday`,
    ]),
    same: ['Gần như giờ này hôm qua', 'About the same as this time yesterday'],
    high: pair([(value: string) => `hôm qua cao nhất ${value}`, (value) => `yesterday’s high ${value}`]),
  },
  parts: {
    title: ['Từng buổi', 'By part of day'],
    ofDay: pair([(part: string, weekday: string) => `${part} ${weekday}`, (part, weekday) => `${part}, ${weekday}`]),
    /** Title of the coming parts, by the last of them; `evening` ends today. */
    until: {
      early: ['Từ giờ tới sáng mai', 'Until tomorrow morning'],
      morning: ['Từ giờ tới trưa mai', 'Until noon tomorrow'],
      afternoon: ['Từ giờ tới tối mai', 'Until tomorrow evening'],
      evening: ['Hôm nay', 'Today'],
    },
    ofTomorrow: {
      early: ['Rạng sáng mai', 'Early tomorrow'],
      morning: ['Sáng mai', 'Tomorrow morning'],
      afternoon: ['Chiều mai', 'Tomorrow afternoon'],
      evening: ['Tối mai', 'Tomorrow evening'],
    },
  },
  nextRain: {
    title: ['Mưa 3 giờ tới', 'Rain, next 3 hours'],
    basis: ['Theo mô hình, từng giờ', 'Hourly, from the model'],
    most: pair([
      (amount: string, clock: string) => `Mưa nhiều nhất lúc ${clock}, ${amount}.`,
      (amount, clock) => `Most rain around ${clock}, ${amount}.`,
    ]),
    mostNow: pair([
      (amount: string) => `Mưa nhiều nhất trong giờ này, ${amount}.`,
      (amount) => `Most rain in this hour, ${amount}.`,
    ]),
    legend: ['Đậm: dự kiến; nhạt: có thể đến mức này', 'Solid: expected; pale: may reach this much'],
    /** The amount is followed by its range: `20 mm (12–28)`. */
    total: pair([(amount: string) => `Cả 3 giờ ${amount}`, (amount) => `Over the 3 hours ${amount}`]),
    totalTo: pair([
      (clock: string, amount: string) => `Đến ${clock} ${amount}, sau đó chưa rõ`,
      (clock, amount) => `Until ${clock} ${amount}, unknown after that`,
    ]),
    marks: {
      expected: ['dự kiến', 'expected'],
      mayReach: ['có thể tới', 'may reach'],
      byModel: ['theo mô hình', 'from the model'],
    },
    chance: ['khả năng', 'chance'],
    startsAt: {
      slight: pair([(clock: string) => `có thể mưa từ ${clock}`, (clock) => `slight chance of rain from ${clock}`]),
      good: pair([(clock: string) => `khả năng mưa từ ${clock}`, (clock) => `good chance of rain from ${clock}`]),
      rain: pair([(clock: string) => `mưa bắt đầu ${clock}`, (clock) => `rain starts ${clock}`]),
    },
    stopsAt: pair([(clock: string) => `tạnh ${clock}`, (clock) => `rain ends ${clock}`]),
    rate: pair([(value: string) => `${value} mm/giờ`, (value) => `${value} mm/h`]),
    fromRadar: pair([
      (clock: string) => `Theo radar lúc ${clock}; sau 30–90 phút dần theo mô hình.`,
      (clock) => `Radar at ${clock}; after 30 to 90 minutes increasingly the model.`,
    ]),
    fromRadarAlone: pair([(clock: string) => `Theo radar lúc ${clock}.`, (clock) => `From radar at ${clock}.`]),
    fromSatellite: pair([
      (clock: string, minutes: number) =>
        `Ước tính từ vệ tinh, ảnh lúc ${clock}, trễ ${minutes} phút: kém chắc hơn radar, mưa phùn có thể lọt; sau 30–90 phút dần theo mô hình.`,
      (clock, minutes) =>
        `Satellite estimate from an image at ${clock}, ${minutes} minutes late: less certain than radar, may miss drizzle; after 30 to 90 minutes, increasingly the model.`,
    ]),
    fromModel: ['Theo mô hình dự báo, không có radar.', 'From the forecast model; no radar.'],
    around: {
      none: ['Trong vòng 10 km quanh đây chưa có mưa.', 'No rain within 10 km of here yet.'],
      few: ['mưa vài nơi', 'rain in a few places'],
      some: ['mưa rải rác', 'scattered rain'],
      many: ['mưa nhiều nơi', 'widespread rain'],
      sentence: pair([
        (spread: string, wet: string, cells: string) => `Quanh đây ${spread}: ${wet} trong ${cells} ô, mỗi ô 3 km.`,
        (spread, wet, cells) => `Around here, ${spread}: ${wet} of ${cells} cells of 3 km.`,
      ]),
    },
  },
  advice: {
    ours: pair([(advice: string) => `Gợi ý của chúng tôi: ${advice}`, (advice) => `Our advice: ${advice}`]),
    uv: {
      low: [null, null],
      moderate: ['Đội mũ, che nắng khi ở lâu ngoài trời.', 'Wear a hat and seek shade when out for long.'],
      high: [
        'Bớt ra nắng giữa trưa; đội mũ, đeo kính, bôi kem chống nắng.',
        'Limit sun around noon; wear a hat, sunglasses and sunscreen.',
      ],
      veryHigh: [
        'Tránh nắng từ 10 đến 15 giờ; che kín và bôi kem chống nắng.',
        'Keep out of the sun from 10:00 to 15:00; cover up and use sunscreen.',
      ],
      extreme: ['Nên ở trong bóng râm; da có thể bỏng rất nhanh.', 'Stay in the shade; skin can burn very quickly.'],
    },
    aqi: {
      good: [null, null],
      moderate: [
        'Người nhạy cảm nên để ý khi ho, khó thở.',
        'If you are sensitive, watch for coughing or shortness of breath.',
      ],
      poor: [
        'Trẻ em, người già, người bệnh tim phổi nên bớt vận động ngoài trời.',
        'Children, older people and those with heart or lung disease should take it easier outdoors.',
      ],
      unhealthy: ['Nên bớt ra ngoài; đeo khẩu trang lọc bụi.', 'Spend less time outside; wear a dust mask.'],
      veryUnhealthy: [
        'Chỉ ra ngoài khi cần; đeo khẩu trang lọc bụi, đóng cửa.',
        'Go out only if you must; wear a dust mask, keep windows shut.',
      ],
      hazardous: ['Nên ở trong nhà và đóng kín cửa.', 'Stay inside with windows shut.'],
    },
  },
  sky: {
    label: ['Mặt trời, Mặt Trăng', 'Sun and Moon'],
    lunarMonth: pair([
      (month: number, isLeap: boolean) => (isLeap ? `${month} nhuận` : `tháng ${month}`),
      (month, isLeap) => (isLeap ? `leap ${month}` : `month ${month}`),
    ]),
  },
});
