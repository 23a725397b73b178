import { pair, splitLanguages } from '../split-languages.ts';

export const learningMessages = splitLanguages({
  heading: ['Tự hiệu chỉnh', 'Automatic correction'],
  what: [
    'Mỗi ngày, dự báo cũ được đối chiếu với số đo của trạm. Nếu một mô hình hay báo nóng hơn hoặc lạnh hơn thực tế, nhiệt độ của các lượt dự báo sau được hiệu chỉnh ở quanh trạm.',
    'Every day past forecasts are compared with station measurements. Where a model has a persistent bias, the temperature of later runs is corrected around the station.',
  ],
  empty: [
    'Chưa học được gì: cần dự báo đã lưu và số đo của trạm. Dữ liệu minh họa không được dùng để học và không bao giờ được hiệu chỉnh.',
    'Nothing learned yet: this takes archived forecasts and station measurements. Demo weather is never used for learning and never corrected.',
  ],
  /** Stations and dates, formatted. */
  basis: pair([
    (stations: string, from: string, until: string) => `Học từ ${stations} trạm, từ ${from} đến ${until}.`,
    (stations, from, until) =>
      `Learned from ${stations} ${stations === '1' ? 'station' : 'stations'}, ${from} to ${until}.`,
  ]),
  best: pair([
    (source: string, extreme: string, leads: string, before: string, after: string) =>
      `${source}, báo trước ${leads}: sai số của nhiệt độ ${extreme} giảm từ ${before} xuống ${after} °C.`,
    (source, extreme, leads, before, after) =>
      `${source}, ${leads} ahead: the error of the ${extreme} temperature falls from ${before} to ${after} °C.`,
  ]),
  notUsed: pair([
    (source: string) => `${source}: hiện không hiệu chỉnh.`,
    (source) => `${source}: not corrected at present.`,
  ]),
  retained: [
    'Sai số (RMSE) chỉ tính ở những ngày chưa học: mỗi dự báo được hiệu chỉnh bằng điều đã biết trước khi phát. Không giảm rõ thì không dùng.',
    'Errors (RMSE) count only days not yet used for learning: each forecast is corrected with what was known when it was made. Corrections without a clear gain are not used.',
  ],
  extremes: { low: ['thấp nhất', 'lowest'], high: ['cao nhất', 'highest'] },
  leads: pair([
    (from: number, to: number) => (from === 0 ? `đến ${to} ngày` : `${from}–${to} ngày`),
    (from, to) => (from === 0 ? `up to ${to} ${to === 1 ? 'day' : 'days'}` : `${from}–${to} days`),
  ]),
  table: pair([(source: string) => `${source}: xem dạng bảng`, (source) => `${source}: show as a table`]),
  columns: [
    ['Báo trước', 'Nhiệt độ', 'Như lúc phát', 'Hiệu chỉnh', 'N', 'Đang dùng'],
    ['Days ahead', 'Temperature', 'As issued', 'Corrected', 'N', 'In use'],
  ],
  applied: ['có', 'yes'],
  holds: {
    switchedOff: ['không, vì đã tắt', 'no: switched off'],
    fewPairs: ['không, vì ít số đo', 'no: too few measurements'],
    fewDays: ['không, vì chưa đủ ngày', 'no: too few days'],
    fewEvents: ['không, vì ít ngày mưa hoặc ít ngày khô', 'no: too few wet or dry days'],
    fewStations: ['không, vì ít trạm', 'no: too few stations'],
    noGain: ['không, vì không giảm rõ', 'no: no clear gain'],
  },
  elements: {
    what: [
      'Gió, độ ẩm và mây được hiệu chỉnh theo cùng cách. Gió từ cấp 8 và gió giật giữ nguyên như mô hình; độ ẩm luôn tính từ nhiệt độ và điểm sương.',
      'Wind, humidity and cloud are corrected in the same way. Wind of force 8 and above and gusts stay as the model gives them; humidity always follows from temperature and dew point.',
    ],
    names: {
      wind: ['gió mạnh nhất', 'strongest wind'],
      humidity: ['độ ẩm', 'humidity'],
      cloud: ['mây', 'cloud cover'],
    },
    best: pair([
      (source: string, element: string, leads: string, before: string, after: string) =>
        `${source}, báo trước ${leads}: sai số của ${element} giảm từ ${before} xuống ${after}.`,
      (source, element, leads, before, after) =>
        `${source}, ${leads} ahead: the error of the ${element} falls from ${before} to ${after}.`,
    ]),
    notUsed: pair([
      (source: string) => `${source}: gió, độ ẩm và mây hiện không hiệu chỉnh.`,
      (source) => `${source}: wind, humidity and cloud are not corrected at present.`,
    ]),
    table: pair([
      (source: string) => `${source}: gió, độ ẩm và mây dạng bảng`,
      (source) => `${source}: wind, humidity and cloud as a table`,
    ]),
    columns: [
      ['Báo trước', 'Đại lượng', 'Như lúc phát', 'Hiệu chỉnh', 'N', 'Đang dùng'],
      ['Days ahead', 'Variable', 'As issued', 'Corrected', 'N', 'In use'],
    ],
  },
  weights: {
    what: [
      'Khi nhiều mô hình cùng có số liệu, nhiệt độ, độ ẩm và mây được lấy trung bình: mô hình nào sai ít hơn, gần đây và trong mùa gió này, thì tính nhiều hơn. Chỉ làm vậy khi trung bình rõ ràng đúng hơn mô hình đứng đầu. Mô hình học máy được tính như các mô hình khác; gió không lấy trung bình.',
      'Where several models have values, temperature, humidity and cloud are a weighted mean: a model with smaller errors recently and in this monsoon counts more. The mean is used only where it is clearly better than the first model. Machine-learning models count like the others; wind is not averaged.',
    ],
    names: { temperature: ['nhiệt độ', 'temperature'], humidity: ['độ ẩm', 'humidity'], cloud: ['mây', 'cloud cover'] },
    seasons: {
      year: ['cả năm', 'whole year'],
      northeast: ['gió mùa đông bắc', 'north-east monsoon'],
      southwest: ['gió mùa tây nam', 'south-west monsoon'],
    },
    /** `when` is leads and season; `before` and `after` have the unit. */
    best: pair([
      (source: string, when: string, shares: string, before: string, after: string) =>
        `Báo trước ${when} lấy ${shares}; sai số giảm từ ${before} (chỉ ${source}) xuống ${after}.`,
      (source, when, shares, before, after) =>
        `${when} is ${shares}; the error falls from ${before} (${source} alone) to ${after}.`,
    ]),
    /** Leads, value and season as the beginning of that sentence. */
    when: pair([
      (leads: string, value: string, season: string) => `${leads}, ${season}: ${value}`,
      (leads, value, season) => `${leads} ahead, ${season}: ${value}`,
    ]),
    notUsed: pair([
      (source: string) => `Khi ${source} đứng đầu: hiện chỉ dùng ${source}, không lấy trung bình.`,
      (source) => `Where ${source} is first: used alone at present, not averaged.`,
    ]),
    table: pair([
      (source: string) => `Trọng số, ${source} đứng đầu: xem dạng bảng`,
      (source) => `Weights, ${source} first: show as a table`,
    ]),
    columns: [
      ['Báo trước', 'Đại lượng', 'Mùa', 'Trọng số', 'Chỉ nguồn đầu', 'Trung bình', 'N', 'Đang dùng'],
      ['Days ahead', 'Variable', 'Season', 'Weights', 'First source alone', 'Mean', 'N', 'In use'],
    ],
  },
  chance: {
    what: [
      'Nếu một mô hình báo mưa nhiều hơn số lần mưa thật, khả năng mưa của từng giờ được hạ xuống; báo ít hơn thì được nâng lên. Khả năng mưa của buổi và của ngày tính từ các giờ đó.',
      'Where a model forecasts rain too often, the chance of each hour is lowered; where too rarely, raised. Chances for parts of the day and days follow from their hours.',
    ],
    best: pair([
      (source: string, area: string, leads: string, before: string, after: string) =>
        `${source}, báo trước ${leads}, ${area}: điểm Brier của khả năng mưa trong ngày giảm từ ${before} xuống ${after}.`,
      (source, area, leads, before, after) =>
        `${source}, ${leads} ahead, ${area}: the Brier score of the daily chance of rain falls from ${before} to ${after}.`,
    ]),
    notUsed: pair([
      (source: string) => `${source}: khả năng mưa chưa được hiệu chỉnh.`,
      (source) => `${source}: chances of rain are not corrected yet.`,
    ]),
    retained: [
      'Điểm Brier là bình phương sai lệch trung bình của khả năng mưa: 0 là hoàn hảo, lúc nào cũng báo 50% thì được 0,25. Mưa trong ngày tính từ 0,3 mm tại trạm. Vùng có ít số đo theo kết quả của cả nước.',
      'The Brier score is the mean square error of the chance of rain: 0 is perfect, and always saying 50% scores 0.25. A day counts as wet from 0.3 mm at the station. A region with few measurements uses the national correction.',
    ],
    country: ['cả nước', 'the whole country'],
    table: pair([
      (source: string) => `${source}: khả năng mưa dạng bảng`,
      (source) => `${source}: chances of rain as a table`,
    ]),
    columns: [
      ['Báo trước', 'Vùng', 'Brier như lúc phát', 'Brier hiệu chỉnh', 'N', 'Đang dùng'],
      ['Days ahead', 'Region', 'Brier as issued', 'Brier corrected', 'N', 'In use'],
    ],
  },
});

export type LearningMessages = (typeof learningMessages)['vi'];
