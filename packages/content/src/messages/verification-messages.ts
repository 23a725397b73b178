import { ENGLISH_MONTHS, SHORT_ENGLISH_MONTHS } from '../english-months.table.ts';
import { pair, splitLanguages } from '../split-languages.ts';

export const verificationMessages = splitLanguages({
  variables: {
    temperatureMaxC: ['Nhiệt độ cao nhất', 'Highest temperature'],
    temperatureMinC: ['Nhiệt độ thấp nhất', 'Lowest temperature'],
    rainMm: ['Lượng mưa ngày', 'Daily rain'],
    rainProbabilityPercent: ['Khả năng mưa', 'Chance of rain'],
    windMaxMs: ['Gió mạnh nhất', 'Strongest wind'],
    gustMaxMs: ['Gió giật mạnh nhất', 'Strongest gust'],
    visibilityMinKm: ['Tầm nhìn thấp nhất', 'Lowest visibility'],
  },
  /** `Tháng 6/2026`. */
  month: pair([
    (year: number, month: number) => `Tháng ${month}/${year}`,
    (year, month) => `${ENGLISH_MONTHS[month - 1]} ${year}`,
  ]),
  monthShort: pair([(month: number) => `T${month}`, (month) => SHORT_ENGLISH_MONTHS[month - 1] ?? '']),
  days: pair([
    (days: number) => (days === 0 ? 'Trong ngày' : `${days} ngày`),
    (days) => (days === 0 ? 'The day itself' : days === 1 ? '1 day' : `${days} days`),
  ]),
  /** Ends of a 5–95 % interval, formatted. */
  interval: pair([
    (low: string, high: string) => `khoảng 5–95%: ${low}–${high}`,
    (low, high) => `5–95% interval ${low}–${high}`,
  ]),
  none: ['–', '–'],
  empty: {
    heading: ['Chưa có số đo để đối chiếu', 'No measurements to compare with yet'],
    text: [
      'Trang này chỉ hiện điểm khi có số đo thật để đối chiếu với dự báo. Chưa có cặp dự báo và số đo nào như thế, nên chưa có con số nào. Dữ liệu minh họa không bao giờ được chấm điểm.',
      'This page shows scores only where real measurements can be compared with the forecast. There are none yet, so there are no figures. Demo weather is never scored.',
    ],
    how: ['Cách chúng tôi chấm điểm', 'How we score'],
    more: ['Báo động giả và cách đo', 'False alarms, and how we measure'],
    /** For a month or choice without data pairs. */
    choice: [
      'Chưa có cặp dự báo và số đo nào cho lựa chọn này.',
      'No forecast and measurement to compare for this choice yet.',
    ],
  },
  failed: [
    'Không tải được kết quả kiểm chứng. Hãy tải lại trang sau ít phút.',
    'The results could not be loaded. Please reload the page in a few minutes.',
  ],
  figures: {
    heading: ['Ba con số chính', 'Three key figures'],
    sentence: pair([
      (error: string, detected: string, wrong: string) =>
        `Nhiệt độ cao nhất ngày mai thường lệch ${error} °C. Mười ngày mưa thì báo trước được ${detected}; mười lần báo mưa thì ${wrong === '0' ? 'không lần nào sai' : `${wrong} lần sai`}.`,
      (error, detected, wrong) =>
        `Tomorrow’s highest temperature is typically off by ${error} °C. Of ten days with rain we forecast ${detected}; of ten forecasts of rain ${wrong === '0' ? 'all came true' : `${wrong} stayed dry`}.`,
    ]),
    degrees: ['°C', '°C'],
    ofTen: pair([(count: string) => `${count} trong 10`, (count) => `${count} in 10`]),
    lessThanOne: ['chưa đến 1', 'fewer than 1'],
    moreThanNine: ['hơn 9', 'more than 9'],
    error: ['lệch trung bình của nhiệt độ cao nhất ngày mai', 'mean error of tomorrow’s highest temperature'],
    detected: ['ngày mưa được báo từ hôm trước', 'days with rain that were forecast the day before'],
    wrong: ['lần báo mưa mà không mưa', 'forecasts of rain that stayed dry'],
    pairs: pair([(count: string) => `N = ${count}`, (count) => `N = ${count}`]),
    climate: pair([(value: string) => `theo khí hậu: ${value}`, (value) => `climatology: ${value}`]),
    persistence: pair([(value: string) => `lặp lại ngày trước: ${value}`, (value) => `persistence: ${value}`]),
    fewPairs: ['chưa đủ 20 cặp', 'fewer than 20 pairs'],
    basis: pair([
      (month: string, stations: number) =>
        `${month}; ${stations} trạm; dự báo đúng như lúc phát, ngày mưa là ngày có từ 0,3 mm. Lượng mưa do trạm khí tượng đo, có thể đến chậm vài ngày.`,
      (month, stations) =>
        `${month}; ${stations} ${stations === 1 ? 'station' : 'stations'}; forecasts as they were issued; a day with rain has at least 0.3 mm. Rain is measured at weather stations, which may report a few days late.`,
    ]),
  },
  form: {
    label: ['Chọn kết quả cần xem', 'Choose results'],
    variable: ['Đại lượng', 'Variable'],
    region: ['Tỉnh, thành phố', 'Province or city'],
    country: ['Cả nước', 'Whole country'],
    lead: ['Báo trước', 'Days ahead'],
    time: ['Thời gian', 'Month'],
    show: ['Xem', 'Show'],
  },
  byLead: {
    heading: ['Sai số theo số ngày báo trước', 'Error by days ahead'],
    chance: ['Điểm Brier theo số ngày báo trước', 'Brier score by days ahead'],
    label: pair([
      (variable: string) => `${variable}: sai số tuyệt đối trung bình theo số ngày báo trước`,
      (variable) => `${variable}: mean absolute error by days ahead`,
    ]),
    forecast: ['dự báo', 'forecast'],
    persistence: ['lặp lại ngày trước khi phát', 'persistence'],
    climate: ['trung bình khí hậu', 'climatology'],
    days: ['ngày báo trước', 'days ahead'],
    beaten: pair([
      (days: number) => `Từ ${days} ngày trở đi, dự báo không hơn trung bình khí hậu.`,
      (days) => `From ${days} ${days === 1 ? 'day' : 'days'} ahead the forecast is no better than climatology.`,
    ]),
    neverBeaten: [
      'Ở mọi hạn, dự báo đều sát hơn trung bình khí hậu.',
      'At every lead time the forecast is closer than climatology.',
    ],
    noClimate: [
      'Chưa có trung bình khí hậu của trạm cho tháng này, nên chỉ so với cách lặp lại ngày trước.',
      'The stations have no climate record for this month yet; only persistence is compared.',
    ],
    table: ['Xem dạng bảng', 'Show as a table'],
    columns: [
      ['Báo trước', 'N', 'ME', 'MAE', 'MAE 5–95%', 'RMSE', 'Trong ±2', 'Lặp lại', 'Khí hậu', 'Brier'],
      ['Days ahead', 'N', 'ME', 'MAE', 'MAE 5–95%', 'RMSE', 'Within ±2', 'Persistence', 'Climatology', 'Brier'],
    ],
  },
  map: {
    heading: ['Từng tỉnh, thành phố', 'Provinces and cities'],
    score: ['điểm 0–100', 'score 0–100'],
    alt: [
      'Bản đồ điểm kiểm chứng theo tỉnh, thành phố; số liệu có trong bảng bên dưới',
      'Map of verification scores by province; the figures are in the table below',
    ],
    legend: [
      [
        ['purple', 'dưới 31'],
        ['red', '31–51'],
        ['amber', '51–71'],
        ['paleGreen', '71–81'],
        ['green', '81–91'],
        ['blue', 'từ 91'],
        ['none', 'chưa đủ số đo'],
      ],
      [
        ['purple', 'below 31'],
        ['red', '31–51'],
        ['amber', '51–71'],
        ['paleGreen', '71–81'],
        ['green', '81–91'],
        ['blue', '91 or more'],
        ['none', 'too few measurements'],
      ],
    ],
    table: ['Xem dạng bảng', 'Show as a table'],
    columns: [
      ['Tỉnh, thành phố', 'N', 'Điểm'],
      ['Province or city', 'N', 'Score'],
    ],
    islands: [
      ['Quần đảo Hoàng Sa', 'Quần đảo Trường Sa'],
      ['Hoàng Sa Islands', 'Trường Sa Islands'],
    ],
    chance: [
      'Khả năng mưa không có điểm 0–100: hãy xem biểu đồ độ tin cậy.',
      'Chance of rain has no 0–100 score: see the reliability diagram.',
    ],
  },
  reliability: {
    heading: ['Báo 60% thì mưa mấy lần', 'We say 60%: how often does it rain?'],
    label: [
      'Biểu đồ độ tin cậy: khả năng đã báo và tỉ lệ thật sự có mưa',
      'Reliability diagram: forecast chance against how often it rained',
    ],
    forecast: ['Khả năng đã dự báo', 'Forecast chance'],
    observed: ['Thật sự có mưa', 'It rained'],
    wetter: ['hay mưa hơn dự báo', 'rains more often than forecast'],
    drier: ['ít mưa hơn dự báo', 'rains less often than forecast'],
    caption: pair([
      (brier: string, skill: string | null) =>
        `Cột nhạt là số lần dự báo ở mỗi mức; đường đứt là hoàn hảo. Điểm Brier ${brier}${skill === null ? '' : `; hơn lặp lại ngày trước ${skill}%`}.`,
      (brier, skill) =>
        `Pale columns count the forecasts in each 10% step; the dashed line is perfect. Brier score ${brier}${skill === null ? '' : `; ${skill}% better than persistence`}.`,
    ]),
    table: ['Xem dạng bảng', 'Show as a table'],
    columns: [
      ['Mức', 'Số lần', 'Đã báo', 'Có mưa'],
      ['Range', 'Forecasts', 'Forecast chance', 'It rained'],
    ],
  },
  counts: {
    heading: ['Đếm từng tin', 'Forecast by forecast'],
    wet: ['Có mưa', 'Rain'],
    dry: ['Không mưa', 'No rain'],
    forecast: ['Báo mưa', 'Forecast'],
    notForecast: ['Không báo', 'Not forecast'],
    right: ['đúng', 'right'],
    falseAlarm: ['báo động giả', 'false alarms'],
    missed: ['bỏ sót', 'missed'],
    scores: [
      ['Báo trước được (POD)', 'Báo động giả (FAR)', 'Chỉ số thành công (CSI)', 'Kỹ năng so với ngẫu nhiên (HSS)'],
      ['Detected (POD)', 'False alarm ratio (FAR)', 'Critical success index (CSI)', 'Heidke skill (HSS)'],
    ],
    note: pair([
      (share: string) => `Tỉ lệ đúng ${share}% không được dùng làm điểm: ngày khô nhiều thì ai đoán cũng đúng.`,
      (share) => `${share}% right says little: where most days are dry, any guess is mostly right.`,
    ]),
    heavier: ['Mưa lớn hơn được chấm riêng', 'Heavier rain is scored separately'],
    columns: [
      ['Từ', 'POD', 'FAR', 'CSI', 'Trận'],
      ['From', 'POD', 'FAR', 'CSI', 'Events'],
    ],
  },
  misses: {
    heading: ['Sai nặng nhất trong tháng', 'Worst forecasts of the month'],
    line: pair([
      (forecast: string, observed: string) => `Dự báo ${forecast}, đo được ${observed}`,
      (forecast, observed) => `Forecast ${forecast}, measured ${observed}`,
    ]),
  },
  projects: {
    heading: ['Từng công trình, 12 tháng', 'Sites, twelve months each'],
    none: [
      'Chưa có công trình nào được công bố. Mỗi công trình cần số đo tại chỗ và sự đồng ý của đối tác.',
      'No site has been published yet. Each needs on-site measurements and the partner’s consent.',
    ],
    partner: ['Số đo:', 'Measured by'],
    sheet: ['Bảng số (XLSX)', 'Spreadsheet (XLSX)'],
    method: ['Cách tính', 'Method'],
    pairs: pair([
      (low: number, high: number) => (low === high ? `N = ${low} mỗi tháng` : `N từ ${low} đến ${high} mỗi tháng`),
      (low, high) => (low === high ? `N = ${low} per month` : `N from ${low} to ${high} per month`),
    ]),
    repeated: pair([(score: string) => `lặp lại lần trước: ${score}`, (score) => `persistence: ${score}`]),
    monthsLabel: pair([(name: string) => `${name}: điểm mười hai tháng`, (name) => `${name}: scores of twelve months`]),
    map: ['Xem trên bản đồ', 'See on the map'],
    noScore: ['chưa có điểm', 'no score'],
  },
  data: {
    heading: ['Số liệu và cách tính', 'Data and method'],
    csv: ['Tải số liệu (CSV)', 'Download the figures (CSV)'],
    json: ['Cùng số liệu qua API (JSON)', 'The same figures from the API (JSON)'],
    projects: ['Các công trình qua API (JSON)', 'Sites from the API (JSON)'],
    docs: ['Tài liệu API', 'API documentation'],
  },
});

export type VerificationMessages = (typeof verificationMessages)['vi'];
