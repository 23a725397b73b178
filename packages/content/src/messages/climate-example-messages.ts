import type { Language } from '@portal/domain/language/language';

const vi = {
  heat: {
    title: 'Hà Nội, Đà Nẵng, TP. Hồ Chí Minh',
    columns: (hot: string, veryHot: string, extreme: string, cold: string) => [
      'Thành phố',
      `Ngày nóng từ ${hot}`,
      `Từ ${veryHot}`,
      `Từ ${extreme}`,
      `Ngày rét, ≤ ${cold}`,
      'Nóng nhất',
    ],
    some: (city: string, count: number, date: string) =>
      `${city}: ${count} ngày nắng nóng trong 15 ngày tới, ngày đầu tiên là ${date}.`,
    cold: (city: string, count: number, date: string) =>
      `Không nơi nào nắng nóng; ${city} có ${count} ngày rét trong 15 ngày tới, ngày đầu tiên là ${date}.`,
    none: '15 ngày tới cả ba thành phố không có ngày nắng nóng, cũng không có ngày rét.',
    note: 'Nắng nóng tính theo nhiệt độ cao nhất ngày: 35, 37, 39 °C; rét theo nhiệt độ trung bình ngày: 20 °C, đều là ngưỡng của ngành khí tượng. Đếm trên dự báo 15 ngày.',
    hottest: (date: string, degrees: string) => `${date}, ${degrees}`,
  },
  weeks: {
    title: 'Hà Nội, Đà Nẵng, TP. Hồ Chí Minh',
    columns: ['Thành phố, tuần', 'Dự báo', 'Mọi năm', 'Chênh lệch', 'Mưa (mọi năm)'],
    week: (city: string, from: string, to: string) => `${city}, ${from}–\u2060${to}`,
    warmer: 'nóng hơn',
    cooler: 'mát hơn',
    sentence: (city: string, departure: string, degrees: string) => `${city} tuần này ${departure} mọi năm ${degrees}.`,
    allUsual: (cities: string) => `Tuần này nhiệt độ ở ${cities} xấp xỉ trung bình nhiều năm.`,
    wetter: (city: string, times: string, forecast: string, from: string) =>
      `${city} mưa gấp ${times} lần mọi năm trong tuần từ ${from}: ${forecast}.`,
    rain: (forecast: string, normal: string) => `${forecast} (${normal})`,
    note: 'Nhiệt độ trung bình tuần. Chỉ nói “nóng hơn”, “mát hơn” khi chênh từ ±2 °C trở lên. “Mọi năm” là trung bình nhiều năm, lấy từ khí hậu nền của trang.',
  },
  season: {
    title: 'Hà Nội, theo trung bình nhiều năm',
    columns: ['Tuần từ', 'Dự báo', 'Mọi năm', 'Mặt kệ'],
    racks: ['áo phao, khăn, găng', 'áo len, áo khoác', 'áo dài tay, áo khoác mỏng', 'đồ hè'],
    change: (date: string, rack: string) =>
      `Theo trung bình nhiều năm, từ tuần ${date} hàng trưng bày chuyển sang ${rack}.`,
    same: (rack: string) => `Theo trung bình nhiều năm, cả mười ba tuần tới vẫn là ${rack}.`,
    picture:
      'Mỗi cột một tuần, cao thấp theo trung bình nhiều năm. Vạch đứt ở 15 °C, 20 °C và 25 °C: mốc đổi hàng trưng bày.',
    note: 'Nhiệt độ trung bình tuần. Tuần có đủ bảy ngày dự báo thì hiện thêm nhiệt độ dự báo; các tuần sau chỉ có trung bình nhiều năm.',
  },
};

export type ClimateExampleMessages = typeof vi;

function joinDates(from: string, to: string): string {
  const [day = '', month = ''] = from.split(' ');
  return `${to.endsWith(month) ? day : from}–\u2060${to}`;
}

const en: ClimateExampleMessages = {
  heat: {
    title: 'Hanoi, Da Nang, Ho Chi Minh City',
    columns: (hot, veryHot, extreme, cold) => [
      'City',
      `Hot days, from ${hot}`,
      `From ${veryHot}`,
      `From ${extreme}`,
      `Cold days, ≤ ${cold}`,
      'Hottest',
    ],
    some: (city, count, date) =>
      `${city}: ${count} hot ${count === 1 ? 'day' : 'days'} in the next 15, the first on ${date}.`,
    cold: (city, count, date) =>
      `No hot days anywhere; ${city} has ${count} cold ${count === 1 ? 'day' : 'days'} in the next 15, the first on ${date}.`,
    none: 'The next 15 days bring the three cities neither a hot nor a cold day.',
    note: 'Thresholds of Vietnam’s weather service: hot by the highest of the day from 35, 37, 39 °C, cold by its mean from 20 °C down. Counted in the 15-day forecast.',
    hottest: (date, degrees) => `${date}, ${degrees}`,
  },
  weeks: {
    title: 'Hanoi, Da Nang, Ho Chi Minh City',
    columns: ['City, week', 'Forecast', 'Normal', 'Difference', 'Rain (normal)'],
    week: (city, from, to) => `${city}, ${joinDates(from, to).replaceAll(' ', '\u00a0')}`,
    warmer: 'warmer',
    cooler: 'cooler',
    sentence: (city, departure, degrees) => `${city} is ${degrees} ${departure} than usual this week.`,
    allUsual: (cities) => `${cities}: about as warm as usual this week.`,
    wetter: (city, times, forecast, from) =>
      `${city} gets ${times} times its usual rain in the week of ${from}: ${forecast}.`,
    rain: (forecast, normal) => `${forecast} (${normal})`,
    note: 'Mean temperature of the week. “Warmer” and “cooler” only from ±2 °C on. “Normal” is the long-term average in our climate background.',
  },
  season: {
    title: 'Hanoi, by the long-term average',
    columns: ['Week of', 'Forecast', 'Usual', 'On the rail'],
    racks: ['padded coats, scarves, gloves', 'jumpers and coats', 'long sleeves, light jackets', 'summer wear'],
    change: (date, rack) => `By the long-term average, the rail changes to ${rack} from the week of ${date}.`,
    same: (rack) => `By the long-term average, all thirteen weeks ahead are weeks for ${rack}.`,
    picture:
      'One column a week, at its long-term average. Dashed lines at 15 °C, 20 °C and 25 °C mark where the rail changes.',
    note: 'Mean temperature of the week. Weeks with seven forecast days show the forecast too; later ones have the long-term average only.',
  },
};

export const climateExampleMessages: Readonly<Record<Language, ClimateExampleMessages>> = { vi, en };
