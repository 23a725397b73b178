import type { Language } from '@portal/domain/language/language';
import type { ScoredVariable } from '@portal/domain/score/scored-variable';
import { ENGLISH_MONTHS, SHORT_ENGLISH_MONTHS } from '../english-months.table.ts';

export interface VerificationMessages {
  readonly variables: Readonly<Record<ScoredVariable, string>>;
  /** `Tháng 6/2026`. */
  readonly month: (year: number, month: number) => string;
  readonly monthShort: (month: number) => string;
  readonly days: (days: number) => string;
  /** Ends of a 5–95 % interval, formatted. */
  readonly interval: (low: string, high: string) => string;
  readonly none: string;
  readonly empty: {
    readonly heading: string;
    readonly text: string;
    readonly how: string;
    /** For a month or choice without data pairs. */
    readonly choice: string;
  };
  readonly failed: string;
  readonly figures: {
    readonly heading: string;
    readonly sentence: (error: string, detected: string, wrong: string) => string;
    readonly degrees: string;
    readonly ofTen: (count: string) => string;
    readonly lessThanOne: string;
    readonly moreThanNine: string;
    readonly error: string;
    readonly detected: string;
    readonly wrong: string;
    readonly pairs: (count: string) => string;
    readonly climate: (value: string) => string;
    readonly persistence: (value: string) => string;
    readonly fewPairs: string;
    readonly basis: (month: string, stations: number) => string;
  };
  readonly form: {
    readonly label: string;
    readonly variable: string;
    readonly region: string;
    readonly country: string;
    readonly lead: string;
    readonly time: string;
    readonly show: string;
  };
  readonly byLead: {
    readonly heading: string;
    readonly chance: string;
    readonly label: (variable: string) => string;
    readonly forecast: string;
    readonly persistence: string;
    readonly climate: string;
    readonly days: string;
    readonly beaten: (days: number) => string;
    readonly neverBeaten: string;
    readonly noClimate: string;
    readonly table: string;
    readonly columns: readonly string[];
  };
  readonly map: {
    readonly heading: string;
    readonly score: string;
    readonly alt: string;
    readonly legend: readonly (readonly [band: string, text: string])[];
    readonly table: string;
    readonly columns: readonly string[];
    readonly islands: readonly [hoangSa: string, truongSa: string];
    readonly chance: string;
  };
  readonly reliability: {
    readonly heading: string;
    readonly label: string;
    readonly forecast: string;
    readonly observed: string;
    readonly wetter: string;
    readonly drier: string;
    readonly caption: (brier: string, skill: string | null) => string;
    readonly table: string;
    readonly columns: readonly string[];
  };
  readonly counts: {
    readonly heading: string;
    readonly wet: string;
    readonly dry: string;
    readonly forecast: string;
    readonly notForecast: string;
    readonly right: string;
    readonly falseAlarm: string;
    readonly missed: string;
    readonly scores: readonly [pod: string, far: string, csi: string, hss: string];
    readonly note: (share: string) => string;
    readonly heavier: string;
    readonly columns: readonly string[];
  };
  readonly misses: {
    readonly heading: string;
    readonly line: (forecast: string, observed: string) => string;
  };
  readonly projects: {
    readonly heading: string;
    readonly none: string;
    readonly partner: string;
    readonly sheet: string;
    readonly method: string;
    readonly pairs: (low: number, high: number) => string;
    readonly repeated: (score: string) => string;
    readonly monthsLabel: (name: string) => string;
    readonly map: string;
    readonly noScore: string;
  };
  readonly data: {
    readonly heading: string;
    readonly csv: string;
    readonly json: string;
    readonly projects: string;
    readonly docs: string;
  };
}

const vi: VerificationMessages = {
  variables: {
    temperatureMaxC: 'Nhiệt độ cao nhất',
    temperatureMinC: 'Nhiệt độ thấp nhất',
    rainMm: 'Lượng mưa ngày',
    rainProbabilityPercent: 'Khả năng mưa',
    windMaxMs: 'Gió mạnh nhất',
    gustMaxMs: 'Gió giật mạnh nhất',
    visibilityMinKm: 'Tầm nhìn thấp nhất',
  },
  month: (year, month) => `Tháng ${month}/${year}`,
  monthShort: (month) => `T${month}`,
  days: (days) => (days === 0 ? 'Trong ngày' : `${days} ngày`),
  interval: (low, high) => `khoảng 5–95%: ${low}–${high}`,
  none: '–',
  empty: {
    heading: 'Chưa có số đo để đối chiếu',
    text: 'Trang này chỉ hiện điểm khi có số đo thật đặt cạnh dự báo. Chưa có cặp dự báo và số đo nào như thế, nên chưa có con số nào. Dữ liệu minh họa không bao giờ được chấm điểm.',
    how: 'Cách chúng tôi chấm điểm',
    choice: 'Chưa có cặp dự báo và số đo nào cho lựa chọn này.',
  },
  failed: 'Không tải được kết quả kiểm chứng. Hãy tải lại trang sau ít phút.',
  figures: {
    heading: 'Ba con số chính',
    sentence: (error, detected, wrong) =>
      `Nhiệt độ cao nhất ngày mai thường lệch ${error} °C. Mười ngày mưa thì báo trước được ${detected}; mười lần báo mưa thì ${wrong === '0' ? 'không lần nào sai' : `${wrong} lần sai`}.`,
    degrees: '°C',
    ofTen: (count) => `${count} trong 10`,
    lessThanOne: 'chưa đến 1',
    moreThanNine: 'hơn 9',
    error: 'lệch trung bình của nhiệt độ cao nhất ngày mai',
    detected: 'ngày mưa được báo từ hôm trước',
    wrong: 'lần báo mưa mà không mưa',
    pairs: (count) => `N = ${count}`,
    climate: (value) => `đoán theo khí hậu: ${value}`,
    persistence: (value) => `lặp lại ngày trước: ${value}`,
    fewPairs: 'chưa đủ 20 cặp',
    basis: (month, stations) =>
      `${month}; ${stations} trạm; dự báo đúng như lúc phát, ngày mưa là ngày có từ 0,3 mm. Lượng mưa do trạm khí tượng đo, có thể đến chậm vài ngày.`,
  },
  form: {
    label: 'Chọn kết quả cần xem',
    variable: 'Đại lượng',
    region: 'Tỉnh, thành phố',
    country: 'Cả nước',
    lead: 'Báo trước',
    time: 'Thời gian',
    show: 'Xem',
  },
  byLead: {
    heading: 'Sai số theo số ngày báo trước',
    chance: 'Điểm Brier theo số ngày báo trước',
    label: (variable) => `${variable}: sai số tuyệt đối trung bình theo số ngày báo trước`,
    forecast: 'dự báo',
    persistence: 'lặp lại ngày trước khi phát',
    climate: 'trung bình khí hậu',
    days: 'ngày báo trước',
    beaten: (days) => `Từ ${days} ngày trở đi, dự báo không hơn trung bình khí hậu.`,
    neverBeaten: 'Ở mọi hạn, dự báo đều sát hơn trung bình khí hậu.',
    noClimate: 'Chưa có trung bình khí hậu của trạm cho tháng này, nên chỉ so với cách lặp lại ngày trước.',
    table: 'Xem dạng bảng',
    columns: ['Báo trước', 'N', 'ME', 'MAE', 'MAE 5–95%', 'RMSE', 'Trong ±2', 'Lặp lại', 'Khí hậu', 'Brier'],
  },
  map: {
    heading: 'Từng tỉnh, thành phố',
    score: 'điểm 0–100',
    alt: 'Bản đồ điểm kiểm chứng theo tỉnh, thành phố; số liệu có trong bảng bên dưới',
    legend: [
      ['purple', 'dưới 31'],
      ['red', '31–51'],
      ['amber', '51–71'],
      ['paleGreen', '71–81'],
      ['green', '81–91'],
      ['blue', 'từ 91'],
      ['none', 'chưa đủ số đo'],
    ],
    table: 'Xem dạng bảng',
    columns: ['Tỉnh, thành phố', 'N', 'Điểm'],
    islands: ['Quần đảo Hoàng Sa', 'Quần đảo Trường Sa'],
    chance: 'Khả năng mưa không có điểm 0–100: hãy xem biểu đồ độ tin cậy.',
  },
  reliability: {
    heading: 'Nói 60% thì mưa mấy lần',
    label: 'Biểu đồ độ tin cậy: khả năng đã nói và phần thật sự có mưa',
    forecast: 'Khả năng đã dự báo',
    observed: 'Thật sự có mưa',
    wetter: 'hay mưa hơn dự báo',
    drier: 'ít mưa hơn dự báo',
    caption: (brier, skill) =>
      `Cột nhạt là số lần dự báo ở mỗi mức; đường đứt là hoàn hảo. Điểm Brier ${brier}${skill === null ? '' : `; hơn lặp lại ngày trước ${skill}%`}.`,
    table: 'Xem dạng bảng',
    columns: ['Mức', 'Số lần', 'Đã nói', 'Có mưa'],
  },
  counts: {
    heading: 'Đếm từng tin',
    wet: 'Có mưa',
    dry: 'Không mưa',
    forecast: 'Báo mưa',
    notForecast: 'Không báo',
    right: 'đúng',
    falseAlarm: 'báo động giả',
    missed: 'bỏ sót',
    scores: ['Báo trước được (POD)', 'Báo động giả (FAR)', 'Chỉ số thành công (CSI)', 'Hơn đoán mò (HSS)'],
    note: (share) => `Tỷ lệ đúng ${share}% không được dùng làm điểm: ngày khô nhiều thì ai đoán cũng đúng.`,
    heavier: 'Mưa lớn hơn được chấm riêng',
    columns: ['Từ', 'POD', 'FAR', 'CSI', 'Trận'],
  },
  misses: {
    heading: 'Sai nặng nhất trong tháng',
    line: (forecast, observed) => `Dự báo ${forecast}, đo được ${observed}`,
  },
  projects: {
    heading: 'Từng công trình, 12 tháng',
    none: 'Chưa có công trình nào được công bố. Mỗi công trình cần số đo tại chỗ và sự đồng ý của đối tác.',
    partner: 'Số đo:',
    sheet: 'Bảng số (XLSX)',
    method: 'Cách tính',
    pairs: (low, high) => (low === high ? `N = ${low} mỗi tháng` : `N từ ${low} đến ${high} mỗi tháng`),
    repeated: (score) => `lặp lại lần trước: ${score}`,
    monthsLabel: (name) => `${name}: điểm mười hai tháng`,
    map: 'Xem trên bản đồ',
    noScore: 'chưa có điểm',
  },
  data: {
    heading: 'Số liệu và cách tính',
    csv: 'Tải số liệu (CSV)',
    json: 'Cùng số liệu qua API (JSON)',
    projects: 'Các công trình qua API (JSON)',
    docs: 'Tài liệu API',
  },
};

const en: VerificationMessages = {
  variables: {
    temperatureMaxC: 'Highest temperature',
    temperatureMinC: 'Lowest temperature',
    rainMm: 'Rain of the day',
    rainProbabilityPercent: 'Chance of rain',
    windMaxMs: 'Strongest wind',
    gustMaxMs: 'Strongest gust',
    visibilityMinKm: 'Least visibility',
  },
  month: (year, month) => `${ENGLISH_MONTHS[month - 1]} ${year}`,
  monthShort: (month) => SHORT_ENGLISH_MONTHS[month - 1] ?? '',
  days: (days) => (days === 0 ? 'The day itself' : days === 1 ? '1 day' : `${days} days`),
  interval: (low, high) => `5–95% interval ${low}–${high}`,
  none: '–',
  empty: {
    heading: 'No measurements to compare with yet',
    text: 'This page shows scores only where real measurements stand beside the forecast. There is no such pair yet, so there are no figures. Demo weather is never scored.',
    how: 'How we score',
    choice: 'There is no pair of forecast and measurement for this choice yet.',
  },
  failed: 'The results could not be loaded. Please reload the page in a few minutes.',
  figures: {
    heading: 'Three figures',
    sentence: (error, detected, wrong) =>
      `Tomorrow’s highest temperature is typically off by ${error} °C. Of ten days with rain we forecast ${detected}; of ten forecasts of rain ${wrong === '0' ? 'all came true' : `${wrong} do not come true`}.`,
    degrees: '°C',
    ofTen: (count) => `${count} in 10`,
    lessThanOne: 'fewer than 1',
    moreThanNine: 'more than 9',
    error: 'mean error of tomorrow’s highest temperature',
    detected: 'days with rain that were forecast the day before',
    wrong: 'forecasts of rain that stayed dry',
    pairs: (count) => `N = ${count}`,
    climate: (value) => `climate as a guess: ${value}`,
    persistence: (value) => `repeating the day before: ${value}`,
    fewPairs: 'fewer than 20 pairs',
    basis: (month, stations) =>
      `${month}; ${stations} ${stations === 1 ? 'station' : 'stations'}; forecasts as they were issued; a day with rain has at least 0.3 mm. Weather stations measure the rain, and may report it some days late.`,
  },
  form: {
    label: 'Choose results',
    variable: 'Element',
    region: 'Province or city',
    country: 'Whole country',
    lead: 'Days ahead',
    time: 'Month',
    show: 'Show',
  },
  byLead: {
    heading: 'Error by days ahead',
    chance: 'Brier score by days ahead',
    label: (variable) => `${variable}: mean absolute error by days ahead`,
    forecast: 'forecast',
    persistence: 'the day before the forecast, repeated',
    climate: 'mean of the climate',
    days: 'days ahead',
    beaten: (days) => `From ${days} ${days === 1 ? 'day' : 'days'} ahead the forecast is no better than the climate.`,
    neverBeaten: 'At every lead the forecast is closer than the mean of the climate.',
    noClimate: 'The stations have no climate of their own for this month yet; only persistence is compared.',
    table: 'Show as a table',
    columns: ['Days ahead', 'N', 'ME', 'MAE', 'MAE 5–95%', 'RMSE', 'Within ±2', 'Persistence', 'Climate', 'Brier'],
  },
  map: {
    heading: 'Provinces and cities',
    score: 'score 0–100',
    alt: 'Map of verification scores by province; the figures stand in the table below',
    legend: [
      ['purple', 'below 31'],
      ['red', '31–51'],
      ['amber', '51–71'],
      ['paleGreen', '71–81'],
      ['green', '81–91'],
      ['blue', '91 and more'],
      ['none', 'too few measurements'],
    ],
    table: 'Show as a table',
    columns: ['Province or city', 'N', 'Score'],
    islands: ['Hoàng Sa Islands', 'Trường Sa Islands'],
    chance: 'A chance of rain has no score from 0 to 100: see the reliability diagram.',
  },
  reliability: {
    heading: 'We say 60%: how often does it rain?',
    label: 'Reliability diagram: the chance that was forecast and the share in which it rained',
    forecast: 'Chance that was forecast',
    observed: 'It rained',
    wetter: 'rains more often than forecast',
    drier: 'rains less often than forecast',
    caption: (brier, skill) =>
      `Pale columns count the forecasts of each tenth; the dashed line is perfect. Brier score ${brier}${skill === null ? '' : `; ${skill}% better than repeating the day before`}.`,
    table: 'Show as a table',
    columns: ['Tenth', 'Forecasts', 'Said', 'It rained'],
  },
  counts: {
    heading: 'Forecast by forecast',
    wet: 'Rain',
    dry: 'No rain',
    forecast: 'Forecast',
    notForecast: 'Not forecast',
    right: 'right',
    falseAlarm: 'false alarms',
    missed: 'missed',
    scores: ['Detected (POD)', 'False alarm ratio (FAR)', 'Critical success index (CSI)', 'Heidke skill (HSS)'],
    note: (share) => `The ${share}% that were right are no score: where most days are dry, any guess is mostly right.`,
    heavier: 'Heavier rain is scored apart',
    columns: ['From', 'POD', 'FAR', 'CSI', 'Events'],
  },
  misses: {
    heading: 'Worst forecasts of the month',
    line: (forecast, observed) => `Forecast ${forecast}, measured ${observed}`,
  },
  projects: {
    heading: 'Sites, twelve months each',
    none: 'No site has been published yet. Each needs measurements on the spot and the consent of the partner.',
    partner: 'Measured by',
    sheet: 'Spreadsheet (XLSX)',
    method: 'Method',
    pairs: (low, high) => (low === high ? `N = ${low} a month` : `N from ${low} to ${high} a month`),
    repeated: (score) => `repeating the value before: ${score}`,
    monthsLabel: (name) => `${name}: scores of twelve months`,
    map: 'See on the map',
    noScore: 'no score',
  },
  data: {
    heading: 'Data and method',
    csv: 'Download the figures (CSV)',
    json: 'The same from the API (JSON)',
    projects: 'Sites from the API (JSON)',
    docs: 'API documentation',
  },
};

export const verificationMessages: Readonly<Record<Language, VerificationMessages>> = { vi, en };
