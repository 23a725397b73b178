import type { Language } from '@portal/domain/language/language';

type Hold = 'switchedOff' | 'fewPairs' | 'fewDays' | 'fewEvents' | 'fewStations' | 'noGain';

export interface LearningMessages {
  readonly heading: string;
  readonly what: string;
  readonly empty: string;
  /** Stations and dates, formatted. */
  readonly basis: (stations: string, from: string, until: string) => string;
  readonly best: (source: string, extreme: string, leads: string, before: string, after: string) => string;
  readonly notUsed: (source: string) => string;
  readonly retained: string;
  readonly extremes: Readonly<Record<'low' | 'high', string>>;
  readonly leads: (from: number, to: number) => string;
  readonly table: (source: string) => string;
  readonly columns: readonly string[];
  readonly applied: string;
  readonly holds: Readonly<Record<Hold, string>>;
  readonly elements: {
    readonly what: string;
    readonly names: Readonly<Record<'wind' | 'humidity' | 'cloud', string>>;
    readonly best: (source: string, element: string, leads: string, before: string, after: string) => string;
    readonly notUsed: (source: string) => string;
    readonly table: (source: string) => string;
    readonly columns: readonly string[];
  };
  readonly weights: {
    readonly what: string;
    readonly names: Readonly<Record<'temperature' | 'humidity' | 'cloud', string>>;
    readonly seasons: Readonly<Record<'year' | 'northeast' | 'southwest', string>>;
    /** `when` is leads and season; `before` and `after` have the unit. */
    readonly best: (source: string, when: string, shares: string, before: string, after: string) => string;
    /** Leads, value and season as the beginning of that sentence. */
    readonly when: (leads: string, value: string, season: string) => string;
    readonly notUsed: (source: string) => string;
    readonly table: (source: string) => string;
    readonly columns: readonly string[];
  };
  readonly chance: {
    readonly what: string;
    readonly best: (source: string, area: string, leads: string, before: string, after: string) => string;
    readonly notUsed: (source: string) => string;
    readonly retained: string;
    readonly country: string;
    readonly table: (source: string) => string;
    readonly columns: readonly string[];
  };
}

const vi: LearningMessages = {
  heading: 'Dự báo tự học',
  what: 'Mỗi ngày, dự báo cũ được đặt cạnh số đo của trạm. Nếu một mô hình hay báo nóng hơn hoặc lạnh hơn thực tế, nhiệt độ của các lượt dự báo sau được hiệu chỉnh ở quanh trạm.',
  empty:
    'Chưa học được gì: cần dự báo đã lưu và số đo của trạm. Dữ liệu minh họa không được dùng để học và không bao giờ được hiệu chỉnh.',
  basis: (stations, from, until) => `Học từ ${stations} trạm, từ ${from} đến ${until}.`,
  best: (source, extreme, leads, before, after) =>
    `${source}, báo trước ${leads}: sai số của nhiệt độ ${extreme} giảm từ ${before} xuống ${after} °C.`,
  notUsed: (source) => `${source}: hiện không hiệu chỉnh.`,
  retained:
    'Sai số (RMSE) chỉ tính ở những ngày chưa học: mỗi dự báo được hiệu chỉnh bằng điều đã biết trước khi phát. Không giảm rõ thì không dùng.',
  extremes: { low: 'thấp nhất', high: 'cao nhất' },
  leads: (from, to) => (from === 0 ? `đến ${to} ngày` : `${from}–${to} ngày`),
  table: (source) => `${source}: xem dạng bảng`,
  columns: ['Báo trước', 'Nhiệt độ', 'Như lúc phát', 'Hiệu chỉnh', 'N', 'Đang dùng'],
  applied: 'có',
  holds: {
    switchedOff: 'không, vì đã tắt',
    fewPairs: 'không, vì ít số đo',
    fewDays: 'không, vì chưa đủ ngày',
    fewEvents: 'không, vì ít ngày mưa hoặc ít ngày khô',
    fewStations: 'không, vì ít trạm',
    noGain: 'không, vì không giảm rõ',
  },
  elements: {
    what: 'Gió, độ ẩm và mây được hiệu chỉnh theo cùng cách. Gió từ cấp 8 và gió giật giữ nguyên như mô hình; độ ẩm luôn tính từ nhiệt độ và điểm sương.',
    names: { wind: 'gió mạnh nhất', humidity: 'độ ẩm', cloud: 'mây' },
    best: (source, element, leads, before, after) =>
      `${source}, báo trước ${leads}: sai số của ${element} giảm từ ${before} xuống ${after}.`,
    notUsed: (source) => `${source}: gió, độ ẩm và mây hiện không hiệu chỉnh.`,
    table: (source) => `${source}: gió, độ ẩm và mây dạng bảng`,
    columns: ['Báo trước', 'Đại lượng', 'Như lúc phát', 'Hiệu chỉnh', 'N', 'Đang dùng'],
  },
  weights: {
    what: 'Khi nhiều mô hình cùng có số liệu, nhiệt độ, độ ẩm và mây là trung bình của chúng: mô hình nào sai ít hơn, gần đây và trong mùa gió này, thì tính nhiều hơn. Chỉ làm vậy khi trung bình rõ ràng đúng hơn mô hình đứng đầu. Mô hình học máy được tính như các mô hình khác; gió không lấy trung bình.',
    names: { temperature: 'nhiệt độ', humidity: 'độ ẩm', cloud: 'mây' },
    seasons: { year: 'cả năm', northeast: 'gió mùa đông bắc', southwest: 'gió mùa tây nam' },
    best: (source, when, shares, before, after) =>
      `Báo trước ${when} lấy ${shares}; sai số giảm từ ${before} (chỉ ${source}) xuống ${after}.`,
    when: (leads, value, season) => `${leads}, ${season}: ${value}`,
    notUsed: (source) => `Khi ${source} đứng đầu: hiện chỉ dùng ${source}, không lấy trung bình.`,
    table: (source) => `Trọng số, ${source} đứng đầu: xem dạng bảng`,
    columns: ['Báo trước', 'Đại lượng', 'Mùa', 'Trọng số', 'Chỉ nguồn đầu', 'Trung bình', 'N', 'Đang dùng'],
  },
  chance: {
    what: 'Nếu một mô hình báo mưa nhiều hơn số lần mưa thật, khả năng mưa của từng giờ được hạ xuống; báo ít hơn thì được nâng lên. Khả năng mưa của buổi và của ngày tính từ các giờ đó.',
    best: (source, area, leads, before, after) =>
      `${source}, báo trước ${leads}, ${area}: điểm Brier của khả năng mưa trong ngày giảm từ ${before} xuống ${after}.`,
    notUsed: (source) => `${source}: khả năng mưa chưa được hiệu chỉnh.`,
    retained:
      'Điểm Brier là bình phương sai lệch trung bình của khả năng mưa: 0 là hoàn hảo, lúc nào cũng báo 50% thì được 0,25. Mưa trong ngày tính từ 0,3 mm tại trạm. Vùng có ít số đo theo kết quả của cả nước.',
    country: 'cả nước',
    table: (source) => `${source}: khả năng mưa dạng bảng`,
    columns: ['Báo trước', 'Vùng', 'Brier như lúc phát', 'Brier hiệu chỉnh', 'N', 'Đang dùng'],
  },
};

const en: LearningMessages = {
  heading: 'What the portal has learned',
  what: 'Every day past forecasts are put beside what stations measured. Where a model keeps erring to one side, the temperature of later runs is corrected around the station.',
  empty:
    'Nothing is learned yet: that takes archived forecasts and measurements of stations. Demo weather teaches nothing and is never corrected.',
  basis: (stations, from, until) =>
    `Learned from ${stations} ${stations === '1' ? 'station' : 'stations'}, ${from} to ${until}.`,
  best: (source, extreme, leads, before, after) =>
    `${source}, ${leads} ahead: the error of the ${extreme} temperature falls from ${before} to ${after} °C.`,
  notUsed: (source) => `${source}: not corrected at present.`,
  retained:
    'Errors (RMSE) count only days that were not learned from yet: each forecast is corrected by what was known when it was made. What does not clearly help is not used.',
  extremes: { low: 'lowest', high: 'highest' },
  leads: (from, to) => (from === 0 ? `up to ${to} ${to === 1 ? 'day' : 'days'}` : `${from}–${to} days`),
  table: (source) => `${source}: show as a table`,
  columns: ['Days ahead', 'Temperature', 'As issued', 'Corrected', 'N', 'In use'],
  applied: 'yes',
  holds: {
    switchedOff: 'no: switched off',
    fewPairs: 'no: too few measurements',
    fewDays: 'no: too few days',
    fewEvents: 'no: too few wet or dry days',
    fewStations: 'no: too few stations',
    noGain: 'no: no clear gain',
  },
  elements: {
    what: 'Wind, humidity and cloud are corrected in the same way. Wind from force 8 on and gusts stay as the model gives them; humidity always follows from temperature and dew point.',
    names: { wind: 'strongest wind', humidity: 'humidity', cloud: 'cloud cover' },
    best: (source, element, leads, before, after) =>
      `${source}, ${leads} ahead: the error of the ${element} falls from ${before} to ${after}.`,
    notUsed: (source) => `${source}: wind, humidity and cloud are not corrected at present.`,
    table: (source) => `${source}: wind, humidity and cloud as a table`,
    columns: ['Days ahead', 'Value', 'As issued', 'Corrected', 'N', 'In use'],
  },
  weights: {
    what: 'Where several models have values, temperature, humidity and cloud are their mean: a model that erred less, of late and in this monsoon, counts more. That is done only where the mean is clearly nearer than the first model. Machine-learning models count like the others; wind is not averaged.',
    names: { temperature: 'temperature', humidity: 'humidity', cloud: 'cloud cover' },
    seasons: { year: 'whole year', northeast: 'north-east monsoon', southwest: 'south-west monsoon' },
    best: (source, when, shares, before, after) =>
      `${when} is ${shares}; the error falls from ${before} (${source} alone) to ${after}.`,
    when: (leads, value, season) => `${leads} ahead, ${season}: ${value}`,
    notUsed: (source) => `Where ${source} is first: shown alone at present, without a mean.`,
    table: (source) => `Weights, ${source} first: show as a table`,
    columns: ['Days ahead', 'Value', 'Season', 'Weights', 'First source alone', 'Mean', 'N', 'In use'],
  },
  chance: {
    what: 'Where a model says rain more often than it comes, the chance of each hour is lowered; where less often, raised. Chances of a part of the day and of a day follow from their hours.',
    best: (source, area, leads, before, after) =>
      `${source}, ${leads} ahead, ${area}: the Brier score of the chance of rain of a day falls from ${before} to ${after}.`,
    notUsed: (source) => `${source}: chances of rain are not corrected yet.`,
    retained:
      'The Brier score is the mean square error of a chance: 0 is perfect, and always saying 50% scores 0.25. A day is wet from 0.3 mm at the station on. A region with few measurements follows the country.',
    country: 'the whole country',
    table: (source) => `${source}: chances of rain as a table`,
    columns: ['Days ahead', 'Region', 'Brier as issued', 'Brier corrected', 'N', 'In use'],
  },
};

export const learningMessages: Readonly<Record<Language, LearningMessages>> = { vi, en };
