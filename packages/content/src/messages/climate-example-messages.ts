import { pair, splitLanguages } from '../split-languages.ts';

function joinDates(from: string, to: string): string {
  const [day = '', month = ''] = from.split(' ');
  return `${to.endsWith(month) ? day : from}–\u2060${to}`;
}

export const climateExampleMessages = splitLanguages({
  heat: {
    title: ['Hà Nội, Đà Nẵng, TP. Hồ Chí Minh', 'Hanoi, Da Nang, Ho Chi Minh City'],
    columns: pair([
      (hot: string, veryHot: string, extreme: string, cold: string) => [
        'Thành phố',
        `Ngày nóng từ ${hot}`,
        `Từ ${veryHot}`,
        `Từ ${extreme}`,
        `Ngày rét, ≤ ${cold}`,
        'Nóng nhất',
      ],
      (hot, veryHot, extreme, cold) => [
        'City',
        `Hot days, from ${hot}`,
        `From ${veryHot}`,
        `From ${extreme}`,
        `Cold days, ≤ ${cold}`,
        'Hottest',
      ],
    ]),
    some: pair([
      (city: string, count: number, date: string) =>
        `${city}: ${count} ngày nắng nóng trong 15 ngày tới, ngày đầu tiên là ${date}.`,
      (city, count, date) =>
        `${city}: ${count} hot ${count === 1 ? 'day' : 'days'} in the next 15, the first on ${date}.`,
    ]),
    cold: pair([
      (city: string, count: number, date: string) =>
        `Không nơi nào nắng nóng; ${city} có ${count} ngày rét trong 15 ngày tới, ngày đầu tiên là ${date}.`,
      (city, count, date) =>
        `No hot days anywhere; ${city} has ${count} cold ${count === 1 ? 'day' : 'days'} in the next 15, the first on ${date}.`,
    ]),
    none: [
      '15 ngày tới cả ba thành phố không có ngày nắng nóng, cũng không có ngày rét.',
      'No hot or cold days in the three cities over the next 15 days.',
    ],
    note: [
      'Nắng nóng tính theo nhiệt độ cao nhất ngày: 35, 37, 39 °C; rét theo nhiệt độ trung bình ngày: 20 °C, đều là ngưỡng của ngành khí tượng. Đếm trên dự báo 15 ngày.',
      'Thresholds of Vietnam’s weather service: hot by the daily maximum from 35, 37, 39 °C, cold by a daily mean of 20 °C or less. Counted in the 15-day forecast.',
    ],
    hottest: pair([(date: string, degrees: string) => `${date}, ${degrees}`, (date, degrees) => `${date}, ${degrees}`]),
  },
  weeks: {
    title: ['Hà Nội, Đà Nẵng, TP. Hồ Chí Minh', 'Hanoi, Da Nang, Ho Chi Minh City'],
    columns: [
      ['Thành phố, tuần', 'Dự báo', 'Mọi năm', 'Chênh lệch', 'Mưa (mọi năm)'],
      ['City, week', 'Forecast', 'Normal', 'Difference', 'Rain (normal)'],
    ],
    week: pair([
      (city: string, from: string, to: string) => `${city}, ${from}–\u2060${to}`,
      (city, from, to) => `${city}, ${joinDates(from, to).replaceAll(' ', '\u00a0')}`,
    ]),
    warmer: ['nóng hơn', 'warmer'],
    cooler: ['mát hơn', 'cooler'],
    sentence: pair([
      (city: string, departure: string, degrees: string) => `${city} tuần này ${departure} mọi năm ${degrees}.`,
      (city, departure, degrees) => `${city} is ${degrees} ${departure} than usual this week.`,
    ]),
    allUsual: pair([
      (cities: string) => `Tuần này nhiệt độ ở ${cities} xấp xỉ trung bình nhiều năm.`,
      (cities) => `${cities}: about as warm as usual this week.`,
    ]),
    wetter: pair([
      (city: string, times: string, forecast: string, from: string) =>
        `${city} mưa gấp ${times} lần mọi năm trong tuần từ ${from}: ${forecast}.`,
      (city, times, forecast, from) =>
        `${city} gets ${times} times its usual rain in the week of ${from}: ${forecast}.`,
    ]),
    rain: pair([
      (forecast: string, normal: string) => `${forecast} (${normal})`,
      (forecast, normal) => `${forecast} (${normal})`,
    ]),
    note: [
      'Nhiệt độ trung bình tuần. Chỉ nói “nóng hơn”, “mát hơn” khi chênh từ ±2 °C trở lên. “Mọi năm” là trung bình nhiều năm, lấy từ số liệu khí hậu của trang.',
      'Mean temperature of the week. “Warmer” and “cooler” mean a difference of 2 °C or more. “Normal” is the long-term average in our climate data.',
    ],
  },
  season: {
    title: ['Hà Nội, theo trung bình nhiều năm', 'Hanoi, by the long-term average'],
    columns: [
      ['Tuần từ', 'Dự báo', 'Mọi năm', 'Hàng trưng bày'],
      ['Week of', 'Forecast', 'Normal', 'On the rail'],
    ],
    racks: [
      ['áo phao, khăn, găng', 'áo len, áo khoác', 'áo dài tay, áo khoác mỏng', 'đồ hè'],
      ['padded coats, scarves, gloves', 'jumpers and coats', 'long sleeves, light jackets', 'summer wear'],
    ],
    change: pair([
      (date: string, rack: string) => `Theo trung bình nhiều năm, từ tuần ${date} hàng trưng bày chuyển sang ${rack}.`,
      (date, rack) => `By the long-term average, the rail changes to ${rack} from the week of ${date}.`,
    ]),
    same: pair([
      (rack: string) => `Theo trung bình nhiều năm, cả mười ba tuần tới vẫn là ${rack}.`,
      (rack) => `By the long-term average, the next thirteen weeks all call for ${rack}.`,
    ]),
    picture: [
      'Mỗi cột một tuần, cao thấp theo trung bình nhiều năm. Vạch đứt ở 15 °C, 20 °C và 25 °C: mốc đổi hàng trưng bày.',
      'One bar per week, at its long-term average. Dashed lines at 15 °C, 20 °C and 25 °C mark where the rail changes.',
    ],
    note: [
      'Nhiệt độ trung bình tuần. Tuần có đủ bảy ngày dự báo thì hiện thêm nhiệt độ dự báo; các tuần sau chỉ có trung bình nhiều năm.',
      'Mean temperature of the week. Weeks with seven forecast days show the forecast too; later ones have the long-term average only.',
    ],
  },
});

export type ClimateExampleMessages = (typeof climateExampleMessages)['vi'];
