import { ENGLISH_MONTHS, SHORT_ENGLISH_MONTHS } from '../english-months.table.ts';
import { pair, splitLanguages } from '../split-languages.ts';

/** Pages of tomorrow, the next days and 90 days. Values come formatted. */
export const weatherAheadMessages = splitLanguages({
  /** Values that are corrected besides temperature and chances of rain. */
  elements: { windSpeed: ['gió', 'wind'], humidity: ['độ ẩm', 'humidity'], cloudCover: ['mây', 'cloud'] },
  corrected: pair([
    (names: string) => `${names} đã hiệu chỉnh theo trạm đo`,
    (names) => `${names} corrected with station measurements`,
  ]),
  /** How the models' own forecasts compare; lists are names of models. */
  models: {
    title: ['Các mô hình', 'The models'],
    note: [
      'Tính là mưa khi mô hình cho từ 0,6 mm cả ngày, hoặc từ 0,3 mm trong nửa ngày trở xuống.',
      'Counts as rain: from 0.6 mm in a day, from 0.3 mm in half a day or less.',
    ],
    joined: pair([
      (sources: string) => `khả năng mưa gộp từ các tổ hợp ${sources}`,
      (sources) => `chance of rain combined from the ensembles ${sources}`,
    ]),
    ranges: pair([
      (sources: string) => `khoảng dự kiến theo các thành viên ${sources}`,
      (sources) => `likely ranges from the members of ${sources}`,
    ]),
    machineLearning: pair([(name: string) => `mô hình AI ${name}`, (name) => `AI model ${name}`]),
    all: pair([
      (count: number, wet: string) => `cả ${count} mô hình cho mưa (${wet})`,
      (count, wet) => `${count === 2 ? 'both' : `all ${count}`} models forecast rain (${wet})`,
    ]),
    some: pair([
      (count: number, all: number, wet: string, dry: string) =>
        `${count} trong ${all} mô hình cho mưa (${wet}), ${dry} thì không`,
      (count, all, wet, dry) =>
        `${count} of ${all} models ${count === 1 ? 'forecasts' : 'forecast'} rain (${wet}), ${dry} ${all - count === 1 ? 'does' : 'do'} not`,
    ]),
    apart: pair([
      (degrees: string) => `nhiệt độ trung bình chênh nhau tới ${degrees}`,
      (degrees) => `their mean temperatures differ by up to ${degrees}`,
    ]),
  },
  tomorrow: {
    compared: ['So với hôm nay', 'Compared with today'],
    caption: ['Ngày mai so với hôm nay', 'Tomorrow compared with today'],
    measure: ['Yếu tố', 'Measure'],
    today: ['Hôm nay', 'Today'],
    day: ['Ngày mai', 'Tomorrow'],
    high: ['Cao nhất', 'High'],
    low: ['Thấp nhất', 'Low'],
    rain: ['Lượng mưa', 'Rainfall'],
    chance: ['Khả năng mưa', 'Chance of rain'],
    wind: ['Gió mạnh nhất', 'Strongest wind'],
    humidity: ['Độ ẩm', 'Humidity'],
    uv: ['UV cao nhất', 'Highest UV'],
    hotter: pair([
      (apart: string, high: string, today: string) => `Nóng hơn hôm nay ${apart} (${high}, hôm nay ${today}).`,
      (apart, high, today) => `${apart} hotter than today (${high}, today ${today}).`,
    ]),
    warmer: pair([
      (apart: string, high: string, today: string) => `Ấm hơn hôm nay ${apart} (${high}, hôm nay ${today}).`,
      (apart, high, today) => `${apart} warmer than today (${high}, today ${today}).`,
    ]),
    cooler: pair([
      (apart: string, high: string, today: string) => `Mát hơn hôm nay ${apart} (${high}, hôm nay ${today}).`,
      (apart, high, today) => `${apart} cooler than today (${high}, today ${today}).`,
    ]),
    colder: pair([
      (apart: string, high: string, today: string) => `Lạnh hơn hôm nay ${apart} (${high}, hôm nay ${today}).`,
      (apart, high, today) => `${apart} colder than today (${high}, today ${today}).`,
    ]),
    asWarm: pair([
      (high: string) => `Nhiệt độ như hôm nay, cao nhất ${high}.`,
      (high) => `As warm as today, with a high of ${high}.`,
    ]),
    wetter: pair([
      (amount: string, today: string) => `Mưa nhiều hơn: ${amount}, hôm nay ${today}.`,
      (amount, today) => `Wetter: ${amount}, today ${today}.`,
    ]),
    drier: pair([
      (amount: string, today: string) => `Mưa ít hơn: ${amount}, hôm nay ${today}.`,
      (amount, today) => `Less rain: ${amount}, today ${today}.`,
    ]),
    dryAfterRain: pair([
      (today: string) => `Khô hơn: không mưa, hôm nay ${today}.`,
      (today) => `Drier: no rain, today ${today}.`,
    ]),
    rainAfterDry: pair([
      (amount: string) => `Mưa nhiều hơn: ${amount}, hôm nay khô.`,
      (amount) => `Wetter: ${amount}, today dry.`,
    ]),
    asWet: pair([
      (amount: string) => `Mưa gần như hôm nay, ${amount}.`,
      (amount) => `About as much rain as today, ${amount}.`,
    ]),
    asDry: ['Không mưa, như hôm nay.', 'Dry, like today.'],
    chart: ['Ngày mai theo giờ', 'Tomorrow by the hour'],
    table: ['Bảng theo giờ', 'Hourly table'],
    sure: ['Dự báo này chắc đến đâu', 'How certain this forecast is'],
    changed: pair([
      (run: string, before: string, now: string) => `Bản tin ${run}: ${before} → nay ${now}.`,
      (run, before, now) => `${run}: ${before} → now ${now}.`,
    ]),
    changedRain: pair([
      (run: string, before: string, rain: string, now: string, nowRain: string) =>
        `Bản tin ${run}: ${before}, ${rain} → nay ${now}, ${nowRain}.`,
      (run, before, rain, now, nowRain) => `${run}: ${before}, ${rain} → now ${now}, ${nowRain}.`,
    ]),
    history: ['Các bản tin trước cho ngày này', 'Earlier forecasts for this day'],
    historyNote: [
      'Các bản tin càng giống nhau thì dự báo càng đáng tin.',
      'The more alike they are, the more the forecast can be trusted.',
    ],
    bulletin: ['Bản tin', 'Run'],
    present: ['Hiện nay', 'Now'],
    earlierToday: pair([(time: string) => `${time} hôm nay`, (time) => `Today ${time}`]),
    yesterday: pair([(time: string) => `${time} hôm qua`, (time) => `Yesterday ${time}`]),
    onDay: pair([(time: string, day: string) => `${time} ngày ${day}`, (time, day) => `${day} ${time}`]),
  },
  days: {
    cards: ['Chọn ngày để xem chi tiết', 'Choose a day to see its details'],
    trendTitle: ['Xu thế từ ngày thứ 8', 'Trend from day 8'],
    trendLong: [
      'Từ ngày thứ 8 là xu thế, càng xa càng kém chắc: xem để biết nóng lên hay mát đi, mưa nhiều hay ít, rồi xem lại khi gần tới ngày.',
      'From day 8 this is a trend, less certain with each day: read it as warmer or cooler, wetter or drier, and check again nearer the day.',
    ],
    details: ['Từng ngày', 'Day by day'],
    detailsNote: [
      'Bấm vào một ngày để xem các buổi, gió, độ ẩm, UV.',
      'Open a day for its parts, wind, humidity and UV.',
    ],
    high: ['Cao nhất', 'High'],
    low: ['Thấp nhất', 'Low'],
    /** Mid-sentence form of `< 1 mm`. */
    under: pair([(value: string) => `dưới ${value}`, (value) => `under ${value}`]),
    legend: {
      label: ['Chú giải', 'Key'],
      degrees: ['cột màu: thấp nhất – cao nhất', 'coloured column: low to high'],
      rain: ['mưa dự kiến trong ngày, mm', 'rain expected that day, mm'],
      possible: ['có thể tới', 'up to'],
      chance: ['%: khả năng mưa', '%: chance of rain'],
    },
    facts: {
      rain: ['Mưa', 'Rain'],
      wind: ['Gió', 'Wind'],
      gust: pair([(value: string) => `giật ${value}`, (value) => `gusts ${value}`]),
      humidity: ['Độ ẩm', 'Humidity'],
      uv: ['UV cao nhất', 'Highest UV'],
      uvEstimated: ['UV cao nhất (ước tính)', 'Highest UV (estimated)'],
      night: ['Đêm', 'Night'],
      sun: ['Mặt trời', 'Sun'],
      feels: ['Cảm giác cao nhất', 'Highest feels-like'],
      chance: pair([(percent: string) => `khả năng ${percent}`, (percent) => `chance ${percent}`]),
      heavyRain: ['Mưa từ 50\u00a0mm, 24\u00a0giờ đến 19\u00a0giờ', '50\u00a0mm of rain, 24\u00a0hours to 19:00'],
      strongGust: pair([
        (speed: string) => `Giật từ ${speed}, 24\u00a0giờ đến 19\u00a0giờ`,
        (speed) => `Gusts from ${speed}, 24\u00a0hours to 19:00`,
      ]),
      wetHours: pair([
        (count: number) => (count === 0 ? 'không có giờ mưa' : `${count} giờ có mưa`),
        (count) => (count === 0 ? 'no rainy hours' : `${count} rainy ${count === 1 ? 'hour' : 'hours'}`),
      ]),
      sunTimes: pair([(rise: string, set: string) => `${rise} – ${set}`, (rise, set) => `${rise} – ${set}`]),
    },
  },
  ninety: {
    can: ['Xem được gì', 'What it can say'],
    canList: [
      [
        '15 ngày đầu: dự báo từng ngày, càng xa càng kém chắc.',
        'Từ ngày thứ 16: mùa này ở đây thường nóng, lạnh, mưa bao nhiêu.',
        'Tuần nào thường mưa nhiều, tuần nào thường khô, để tính mùa vụ và chuyến đi.',
      ] as readonly string[],
      [
        'The first 15 days: a forecast for each day, less certain further ahead.',
        'From day 16: how warm and how wet this season usually is here.',
        'Which weeks are usually wet and which dry, for planning crops and trips.',
      ],
    ],
    /** Far out at sea, beyond the reach of any station's averages. */
    cannotNormal: [
      'Từ ngày thứ 16, phần này so với trung bình nhiều năm; quanh đây chưa có trạm nào đủ gần để tính.',
      'What this season is usually like here from day 16: no station is near enough for long-term averages.',
    ],
    cannot: ['Không nói được gì', 'What it cannot say'],
    cannotList: [
      ['Một ngày cụ thể sau hai tuần nữa mưa hay nắng.', 'Bão, dông, rét đậm rơi vào ngày nào.'] as readonly string[],
      [
        'Whether it will rain on a given day more than two weeks ahead.',
        'On which day a storm or a cold spell will come.',
      ],
    ],
    cannotShift: [
      'Năm nay khác trung bình bao nhiêu: chưa có dự báo tổ hợp hạn dài, nên không có xác suất ấm hay mát hơn.',
      'How far this year departs from the average: there is no extended-range ensemble yet, so no chance of warmer or cooler is given.',
    ],
    source: [
      'Trung bình nhiều năm lấy từ 152 trạm (QCVN 02:2022/BXD), nội suy về nơi này.',
      'Long-term averages come from 152 stations (QCVN 02:2022/BXD), interpolated to this place.',
    ],
    chart: ['13 tuần tới: nhiệt độ và mưa', 'The next 13 weeks: temperature and rain'],
    chartTitle: [
      'Nhiệt độ trung bình và lượng mưa của 13 tuần tới',
      'Mean temperature and rainfall of the next 13 weeks',
    ],
    warmest: pair([
      (value: string, week: string) => `Nhiệt độ trung bình thường cao nhất ${value} (tuần ${week})`,
      (value, week) => `Mean temperatures are usually highest, ${value}, in the week of ${week}`,
    ]),
    coolest: pair([
      (value: string, week: string) => `thấp nhất ${value} (tuần ${week})`,
      (value, week) => `lowest, ${value}, in the week of ${week}`,
    ]),
    wettest: pair([
      (value: string, week: string) => `tuần mưa nhiều nhất thường ${value} (${week})`,
      (value, week) => `the wettest week usually brings ${value} (${week})`,
    ]),
    warmthAlike: pair([
      (value: string) => `Nhiệt độ trung bình thường quanh ${value}`,
      (value) => `Mean temperatures are usually around ${value}`,
    ]),
    rainAlike: pair([
      (value: string) => `mỗi tuần thường mưa khoảng ${value}`,
      (value) => `each week usually brings about ${value} of rain`,
    ]),
    weeks: ['Từng tuần', 'Week by week'],
    week: ['Tuần', 'Week'],
    normal: ['Trung bình nhiều năm', 'Long-term average'],
    warmth: ['Nhiệt độ', 'Mean temperature'],
    rain: ['Lượng mưa', 'Rainfall'],
    forecast: ['Dự báo, so với trung bình nhiều năm', 'Forecast, compared with the long-term average'],
    warmer: pair([(value: string) => `ấm hơn ${value}`, (value) => `${value} warmer`]),
    cooler: pair([(value: string) => `mát hơn ${value}`, (value) => `${value} cooler`]),
    wetter: pair([(value: string) => `mưa nhiều hơn ${value}`, (value) => `${value} wetter`]),
    drier: pair([(value: string) => `mưa ít hơn ${value}`, (value) => `${value} drier`]),
    usual: ['gần như thường lệ', 'about as usual'],
    usually: pair([(amounts: string) => `thường lệ ${amounts}`, (amounts) => `average ${amounts}`]),
    terciles: ['Xác suất', 'Chances'],
    temperatureTerciles: pair([
      (below: string, near: string, above: string) => `mát hơn ${below}, gần trung bình ${near}, ấm hơn ${above}`,
      (below, near, above) => `cooler ${below}, near average ${near}, warmer ${above}`,
    ]),
    rainTerciles: pair([
      (below: string, near: string, above: string) =>
        `khô hơn ${below}, gần trung bình ${near}, mưa nhiều hơn ${above}`,
      (below, near, above) => `drier ${below}, near average ${near}, wetter ${above}`,
    ]),
    days: ['Từng ngày', 'Day by day'],
    daysNote: [
      'Thường lệ là trung bình nhiều năm. Sau ngày thứ 15 không có biểu tượng thời tiết vì không ai nói được.',
      'Averages are over many years. There is no weather icon after day 15, because nobody can know.',
    ],
    month: pair([
      (month: number, year: number) => `Tháng ${month}/${year}`,
      (month, year) => `${ENGLISH_MONTHS[month - 1] ?? ''} ${year}`,
    ]),
    monthShort: pair([(month: number): string => `Th${month}`, (month) => SHORT_ENGLISH_MONTHS[month - 1] ?? '']),
    daysOf: pair([
      (count: number, basis: string) => `${count} ngày ${basis}`,
      (count, basis) => `${count} ${count === 1 ? 'day' : 'days'} ${basis}`,
    ]),
    monthMean: pair([(value: string) => `trung bình ${value}`, (value) => `mean ${value}`]),
    monthRain: pair([
      (value: string) => `mưa cả thảy khoảng ${value}\u00a0mm`,
      (value) => `about ${value}\u00a0mm of rain`,
    ]),
    mean: ['Trung bình', 'Mean'],
    extremes: ['Thấp – cao', 'Low – high'],
    legend: {
      label: ['Chú giải', 'Key'],
      normal: ['Trung bình nhiều năm', 'Long-term average'],
      forecast: ['Dự báo', 'Forecast'],
      terciles: ['Xác suất mát hơn, gần trung bình, ấm hơn', 'Chance of cooler, near average, warmer'],
    },
  },
});
