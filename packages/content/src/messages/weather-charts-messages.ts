import { pair, splitLanguages } from '../split-languages.ts';

/** Charts, tables and outlooks of the weather pages. Values come formatted. */
export const weatherChartsMessages = splitLanguages({
  view: { label: ['Cách xem', 'View'], chart: ['Biểu đồ', 'Chart'], table: ['Bảng', 'Table'] },
  csv: ['Tải CSV', 'Get CSV'],
  tableTitle: ['Bảng theo giờ', 'Hourly table'],
  tableNote: ['Mỗi hàng là một giờ, giờ Việt Nam.', 'One row per hour, Vietnam time.'],
  rangeNote: [
    'Lượng mưa viết thành khoảng khi các khả năng cách xa nhau (10–90%).',
    'Rainfall is given as a range where the possible amounts are far apart (10–90%).',
  ],
  day: {
    title: ['Biểu đồ 24 giờ tới', 'Chart of the next 24 hours'],
    twoDays: ['Biểu đồ 48 giờ tới', 'Chart of the next 48 hours'],
    tomorrow: ['Biểu đồ ngày mai theo giờ', 'Hourly chart for tomorrow'],
  },
  warmth: pair([
    (low: string, lowAt: string, high: string, highAt: string) =>
      `Thấp nhất ${low} lúc ${lowAt}, cao nhất ${high} lúc ${highAt}.`,
    (low, lowAt, high, highAt) => `Low ${low} at ${lowAt}, high ${high} at ${highAt}.`,
  ]),
  steady: pair([(value: string) => `Nhiệt độ giữ quanh ${value}.`, (value) => `Temperature steady around ${value}.`]),
  dry: ['Không mưa.', 'No rain.'],
  wet: pair([
    (sum: string, at: string) => `Mưa cả thảy khoảng ${sum}, nhiều nhất lúc ${at}.`,
    (sum, at) => `About ${sum} of rain in total, most at ${at}.`,
  ]),
  wetPart: pair([
    (sum: string, at: string) => `Mưa ít nhất ${sum}, nhiều nhất lúc ${at}; có giờ chưa rõ.`,
    (sum, at) => `At least ${sum} of rain, most at ${at}; some hours are unknown.`,
  ]),
  wind: pair([
    (speed: string, at: string) => `Gió mạnh nhất ${speed} lúc ${at}.`,
    (speed, at) => `Strongest wind ${speed} at ${at}.`,
  ]),
  noRain: ['không mưa', 'no rain'],
  legend: {
    label: ['Chú giải', 'Key'],
    band: ['khoảng nhiệt', 'temp. range'],
    rain: ['mưa, mm/giờ', 'rain, mm/h'],
    possible: ['có thể tới', 'may reach'],
    night: ['ban đêm', 'night'],
    wind: ['hướng gió thổi đến', 'where the wind is heading'],
  },
  csvHead: {
    time: ['Giờ (Việt Nam)', 'Time (Vietnam)'],
    sky: ['Trời', 'Sky'],
    degrees: ['độ', 'degrees'],
    source: ['Nguồn', 'Source'],
    credits: ['Ghi nguồn và giấy phép', 'Credits and licences'],
  },
  csvName: pair([
    (place: string, at: string) => `thoi-tiet-theo-gio-${place}-${at}.csv`,
    (place, at) => `hourly-weather-${place}-${at}.csv`,
  ]),
  confidence: {
    high: ['Khá chắc', 'High confidence'],
    medium: ['Có thể thay đổi', 'Medium confidence'],
    low: ['Chưa chắc', 'Low confidence'],
  },
  confidenceLong: {
    high: [
      'Dự báo khá chắc: các khả năng gần giống nhau.',
      'The forecast is fairly certain: the possible outcomes are close together.',
    ],
    medium: ['Dự báo còn có thể thay đổi đôi chút.', 'The forecast may still change a little.'],
    low: [
      'Dự báo chưa chắc: các khả năng còn khác nhau nhiều, nên xem lại sau.',
      'The forecast is uncertain: the possible outcomes are far apart, so check again later.',
    ],
  },
  confidenceMostly: [', trừ những ngày ghi khác.', ', except on days that say otherwise.'],
  confidenceTitle: ['Độ tin cậy', 'Confidence'],
});
