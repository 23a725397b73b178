import type { Wording } from '../wording.ts';

const vi = {
  view: { label: 'Cách xem', chart: 'Biểu đồ', table: 'Bảng' },
  csv: 'Tải CSV',
  tableTitle: 'Bảng theo giờ',
  tableNote: 'Mỗi hàng là một giờ, giờ Việt Nam.',
  rangeNote: 'Lượng mưa viết thành khoảng khi các khả năng cách xa nhau (10–90%).',
  day: { title: 'Biểu đồ 24 giờ tới', twoDays: 'Biểu đồ 48 giờ tới', tomorrow: 'Biểu đồ ngày mai theo giờ' },
  warmth: (low: string, lowAt: string, high: string, highAt: string) =>
    `Thấp nhất ${low} lúc ${lowAt}, cao nhất ${high} lúc ${highAt}.`,
  steady: (value: string) => `Nhiệt độ giữ quanh ${value}.`,
  dry: 'Không mưa.',
  wet: (sum: string, at: string) => `Mưa cả thảy khoảng ${sum}, nhiều nhất lúc ${at}.`,
  wetPart: (sum: string, at: string) => `Mưa ít nhất ${sum}, nhiều nhất lúc ${at}; có giờ chưa rõ.`,
  wind: (speed: string, at: string) => `Gió mạnh nhất ${speed} lúc ${at}.`,
  noRain: 'không mưa',
  legend: {
    label: 'Chú giải',
    band: 'khoảng nhiệt có thể',
    rain: 'mưa dự kiến, mm/giờ',
    possible: 'có thể tới',
    night: 'ban đêm',
    wind: 'hướng gió thổi đến',
  },
  csvHead: {
    time: 'Giờ (Việt Nam)',
    sky: 'Trời',
    degrees: 'độ',
    source: 'Nguồn',
    credits: 'Ghi công và giấy phép',
  },
  csvName: (place: string, at: string) => `thoi-tiet-theo-gio-${place}-${at}.csv`,
  confidence: { high: 'Khá chắc', medium: 'Có thể thay đổi', low: 'Chưa chắc' },
  confidenceLong: {
    high: 'Dự báo khá chắc: các khả năng gần giống nhau.',
    medium: 'Dự báo còn có thể thay đổi đôi chút.',
    low: 'Dự báo chưa chắc: các khả năng còn khác nhau nhiều, nên xem lại sau.',
  },
  confidenceMostly: ', trừ những ngày ghi khác.',
  confidenceTitle: 'Độ tin cậy',
};

const en: Wording<typeof vi> = {
  view: { label: 'View', chart: 'Chart', table: 'Table' },
  csv: 'Download CSV',
  tableTitle: 'Hourly table',
  tableNote: 'One row an hour, Vietnam time.',
  rangeNote: 'Rainfall is given as a range where the possible amounts are far apart (10–90%).',
  day: {
    title: 'Chart of the next 24 hours',
    twoDays: 'Chart of the next 48 hours',
    tomorrow: 'Chart of tomorrow by the hour',
  },
  warmth: (low, lowAt, high, highAt) => `Low ${low} at ${lowAt}, high ${high} at ${highAt}.`,
  steady: (value) => `Temperature steady around ${value}.`,
  dry: 'No rain.',
  wet: (sum, at) => `About ${sum} of rain in all, most at ${at}.`,
  wetPart: (sum, at) => `At least ${sum} of rain, most at ${at}; some hours are not known.`,
  wind: (speed, at) => `Strongest wind ${speed} at ${at}.`,
  noRain: 'no rain',
  legend: {
    label: 'Key',
    band: 'likely temperature',
    rain: 'expected rain, mm/h',
    possible: 'up to this much',
    night: 'night',
    wind: 'where the wind blows to',
  },
  csvHead: {
    time: 'Time (Vietnam)',
    sky: 'Sky',
    degrees: 'degrees',
    source: 'Source',
    credits: 'Credits and licences',
  },
  csvName: (place, at) => `hourly-weather-${place}-${at}.csv`,
  confidence: { high: 'High confidence', medium: 'Medium confidence', low: 'Low confidence' },
  confidenceLong: {
    high: 'The forecast is fairly sure: the possible outcomes are close together.',
    medium: 'The forecast may still change a little.',
    low: 'The forecast is not sure yet: the possible outcomes are far apart, so look again later.',
  },
  confidenceMostly: ', except on days that say otherwise.',
  confidenceTitle: 'Confidence',
};

/** Charts, tables and outlooks of the weather pages. Values come formatted. */
export const weatherChartsMessages = { vi, en };
