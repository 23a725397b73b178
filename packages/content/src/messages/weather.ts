import type { Language } from '@portal/domain/language/language';
import { pair, splitLanguages } from '../split-languages.ts';
import { SOURCE_NAMES } from './source-names.ts';
import { weatherAheadMessages } from './weather-ahead-messages.ts';
import { weatherChartsMessages } from './weather-charts-messages.ts';
import { weatherNowMessages } from './weather-now-messages.ts';

/** Weather pages of places. Functions take formatted values. */
const MESSAGES = splitLanguages({
  charts: [weatherChartsMessages.vi, weatherChartsMessages.en],
  place: [weatherNowMessages.vi, weatherNowMessages.en],
  ahead: [weatherAheadMessages.vi, weatherAheadMessages.en],
  breadcrumb: ['Thời tiết', 'Weather'],
  spans: {
    label: ['Khoảng thời gian', 'Time span'],
    now: ['Hiện tại', 'Now'],
    hourly: ['Theo giờ', 'Hourly'],
    tomorrow: ['Ngày mai', 'Tomorrow'],
    days: pair([(count: number) => `${count} ngày`, (count) => `${count} days`]),
    several: ['Nhiều ngày', '3–15 days'],
    choice: { label: ['Số ngày', 'Number of days'], unit: ['ngày tới', 'days ahead'] },
    ninety: ['90 ngày', '90 days'],
    farming: ['Nhà nông', 'Farming'],
  },
  titles: {
    now: ['Thời tiết hiện tại', 'Weather now'],
    hourly: ['Thời tiết theo giờ', 'Hourly weather'],
    tomorrow: ['Thời tiết ngày mai', 'Weather tomorrow'],
    ninety: ['Dự báo 90 ngày', '90-day outlook'],
    days: pair([(count: number) => `Thời tiết ${count} ngày tới`, (count) => `Weather for the next ${count} days`]),
  },
  descriptions: {
    now: pair([
      (place: string) =>
        `Thời tiết ${place} lúc này: nhiệt độ, mưa, gió, độ ẩm, chỉ số UV, chất lượng không khí và dự báo các giờ tới.`,
      (place) =>
        `Weather in ${place} right now: temperature, rain, wind, humidity, UV index, air quality and the hours ahead.`,
    ]),
    hourly: pair([
      (place: string) =>
        `Thời tiết ${place} 48 giờ tới theo từng giờ: nhiệt độ, khả năng mưa, lượng mưa, gió và độ ẩm.`,
      (place) =>
        `Weather in ${place} for the next 48 hours, hour by hour: temperature, chance and amount of rain, wind and humidity.`,
    ]),
    tomorrow: pair([
      (place: string) => `Thời tiết ${place} ngày mai: sáng, chiều, tối, đêm và so với hôm nay.`,
      (place) =>
        `Tomorrow’s weather in ${place}: morning, afternoon, evening and night, and how it compares with today.`,
    ]),
    ninety: pair([
      (place: string) => `Xu thế 90 ngày ở ${place}: 15 ngày dự báo, sau đó là trung bình nhiều năm theo tuần.`,
      (place) => `The next 90 days in ${place}: a 15-day forecast, then long-term averages by week.`,
    ]),
    days: pair([
      (place: string, count: number) =>
        `Thời tiết ${place} ${count} ngày tới: cao nhất, thấp nhất, mưa từng giờ trong ngày và gió.`,
      (place, count) => `Weather in ${place} for the next ${count} days: highs, lows, rain hour by hour and wind.`,
    ]),
  },
  updated: pair([(time: string) => `Cập nhật ${time}`, (time) => `Updated ${time}`]),
  run: pair([(source: string, time: string) => `${source} ${time}`, (source, time) => `${source} ${time}`]),
  sources: [SOURCE_NAMES.vi, SOURCE_NAMES.en],
  demo: ['Số liệu minh họa', 'Demo data'],
  credits: ['Nguồn số liệu:', 'Data from:'],
  corrected: ['nhiệt độ đã hiệu chỉnh theo trạm đo', 'temperature corrected with station measurements'],
  mixed: pair([
    (sources: string) => `nhiệt độ là trung bình có trọng số của ${sources}`,
    (sources) => `temperature is a weighted mean of ${sources}`,
  ]),
  calibrated: ['khả năng mưa đã hiệu chỉnh theo trạm đo', 'chance of rain corrected with station measurements'],
  demoPartly: ['Một phần là minh họa', 'Partly demo data'],
  /** One-word form, for blocks below a header with the full notice. */
  demoMark: ['minh họa', 'demo'],
  demoMarkPartly: ['một phần minh họa', 'partly demo'],
  demoLong: ['Đây không phải dự báo thật.', 'This is not a real forecast.'],
  demoMixed: ['Một phần trang này không phải dự báo thật.', 'Part of this page is not a real forecast.'],
  /** Header notice of a page with full or partial demo data. */
  demoPill: ['Số liệu minh họa, không phải dự báo thật', 'Demo data, not a real forecast'],
  demoPillPartly: ['Một phần là số liệu minh họa, không phải dự báo thật', 'Partly demo data, not a real forecast'],
  stale: pair([(age: string) => `Số liệu cũ ${age}`, (age) => `Data is ${age} old`]),
  noData: ['Chưa có dữ liệu', 'No data yet'],
  missing: {
    noData: {
      what: ['Chưa có dữ liệu', 'No data yet'],
      why: ['Phần này sẽ có ngay khi có nguồn số liệu.', 'This part will appear once there is a data source for it.'],
    },
    tooOld: {
      what: ['Chưa có dữ liệu mới', 'No recent data'],
      why: [
        'Dự báo gần nhất đã cũ hơn 36 giờ nên không hiển thị.',
        'The latest forecast is more than 36 hours old, so it is not shown.',
      ],
    },
    failed: {
      what: ['Không tải được phần này', 'This part could not be loaded'],
      why: ['Các phần khác của trang vẫn dùng được.', 'The rest of the page still works.'],
    },
  },
  retry: ['Thử lại', 'Try again'],
  approximate: pair([
    (km: string) => `Vị trí gần đúng, sai số khoảng ${km} km`,
    (km) => `Approximate position, within about ${km} km`,
  ]),
  age: {
    hours: pair([(count: number) => `${count} giờ`, (count) => (count === 1 ? '1 hour' : `${count} hours`)]),
    days: pair([(count: number) => `${count} ngày`, (count) => (count === 1 ? '1 day' : `${count} days`)]),
  },
  now: {
    title: ['Bây giờ', 'Now'],
    feelsLike: pair([(value: string) => `Cảm giác như ${value}`, (value) => `Feels like ${value}`]),
    /** Calendar day, as in daily rows: the night after midnight may be cooler. */
    range: pair([
      (low: string, high: string) => `Hôm nay (0–24h) từ ${low} đến ${high}`,
      (low, high) => `Today (00–24h) ${low} to ${high}`,
    ]),
  },
  hours: {
    nextTitle: ['12 giờ tới', 'Next 12 hours'],
    dayTitle: ['24 giờ tới', 'Next 24 hours'],
    twoDays: ['48 giờ tới', 'Next 48 hours'],
    nowLabel: ['Bây giờ', 'Now'],
    legend: ['Khả năng (%), lượng mưa (mm)', 'Chance in %, rain in mm'],
    spokenRain: pair([
      (chance: string, amount: string) => `khả năng mưa ${chance}, lượng mưa ${amount}`,
      (chance, amount) => `chance of rain ${chance}, ${amount}`,
    ]),
    all: ['Xem 48 giờ', 'See 48 hours'],
    caption: pair([
      (place: string) => `Thời tiết từng giờ ở ${place}, giờ Việt Nam`,
      (place) => `Hourly weather in ${place}, Vietnam time`,
    ]),
    time: ['Giờ', 'Time'],
    sky: ['Trời', 'Sky'],
    temperature: ['Nhiệt độ', 'Temperature'],
    feelsLike: ['Cảm giác', 'Feels like'],
    chance: ['Khả năng mưa', 'Chance of rain'],
    amount: ['Lượng mưa', 'Rainfall'],
    expected: ['mm: dự kiến – có thể tới', 'mm: expected – up to'],
    wind: ['Gió', 'Wind'],
    short: { temperature: ['Nhiệt', 'Temp.'], rain: ['Mưa', 'Rain'] },
    chart: [
      'Biểu đồ nhiệt độ và mưa 24 giờ tới; số liệu có trong bảng bên dưới',
      'Chart of temperature and rain for the next 24 hours; the table below has the figures',
    ],
  },
  periods: {
    tomorrow: ['Ngày mai theo buổi', 'Tomorrow by part of the day'],
    early: ['Rạng sáng', 'Small hours'],
    morning: ['Sáng', 'Morning'],
    afternoon: ['Chiều', 'Afternoon'],
    evening: ['Tối', 'Evening'],
    dry: ['Không mưa', 'Dry'],
    rainUnknown: ['Chưa rõ lượng mưa', 'Rainfall unknown'],
  },
  days: {
    title: pair([(count: number) => `${count} ngày tới`, (count) => `Next ${count} days`]),
    legend: ['Màu và chiều cao của ô mưa', 'Colour and height of rain blocks'],
    all: ['Xem 15 ngày tới', 'See the next 15 days'],
    day: ['Ngày', 'Day'],
    rain: ['Mưa', 'Rain'],
    range: ['Thấp nhất – cao nhất', 'Low – high'],
    rainByHour: ['Mưa từng giờ', 'Hourly rain'],
    dry: ['không mưa', 'dry'],
    /** Part of a day with likely rain although the icon is dry; precedes the chance. */
    rainTimes: {
      early: ['rạng sáng', 'small hours'],
      morning: ['sáng', 'morning'],
      afternoon: ['chiều', 'afternoon'],
      evening: ['tối', 'evening'],
    },
    rainIn: pair([(rain: string, part: string) => `${part} ${rain}`, (rain, part) => `${part}: ${rain}`]),
    /** For today: fallen, still expected, and none expected. */
    fallen: pair([(amount: string) => `đã mưa ${amount}`, (amount) => `${amount} fell`]),
    ahead: pair([(amount: string) => `còn ${amount}`, (amount) => `${amount} to come`]),
    noMore: ['hết mưa', 'no more'],
    noMoreSeen: ['chưa thấy thêm mây mưa', 'no more rain clouds seen'],
    today: ['Hôm nay', 'Today'],
    tomorrow: ['Ngày mai', 'Tomorrow'],
    trend: [
      'Từ ngày thứ 8, mưa tính theo 6 giờ vì thời điểm có thể lệch nhiều giờ.',
      'From day 8, rain is given in 6-hour periods, as it may come many hours earlier or later.',
    ],
    strip: pair([
      (wet: number, sum: string) => (wet === 0 ? 'không có giờ mưa' : `${wet} giờ có mưa, tổng ${sum} mm`),
      (wet, sum) => {
        if (wet === 0) return 'no rainy hours';
        return `${wet} rainy ${wet === 1 ? 'hour' : 'hours'}, ${sum} mm in total`;
      },
    ]),
    stripCoarse: pair([
      (wet: boolean, sum: string) => (wet ? `tổng lượng mưa ${sum} mm` : 'không mưa'),
      (wet, sum) => (wet ? `${sum} mm of rain in total` : 'no rain'),
    ]),
    unknownHours: pair([
      (count: number) => `${count} giờ chưa có dữ liệu`,
      (count) => (count === 1 ? 'no data for 1 hour' : `no data for ${count} hours`),
    ]),
    gust: pair([(value: string) => `giật ${value}`, (value) => `gusts ${value}`]),
  },
  rainClasses: {
    none: ['không mưa', 'dry'],
    light: ['nhỏ', 'light'],
    moderate: ['vừa', 'moderate'],
    heavy: ['to', 'heavy'],
    veryHeavy: ['rất to', 'very heavy'],
  },
  tiles: {
    title: ['Chi tiết hiện tại', 'Right now in detail'],
    wind: ['Gió', 'Wind'],
    calm: ['Lặng gió', 'Calm'],
    force: pair([
      (force: number) => (force > 17 ? 'trên cấp 17' : `cấp\u00a0${force}`),
      (force) => (force > 17 ? 'above force 17' : `force\u00a0${force}`),
    ]),
    humidity: ['Độ ẩm', 'Humidity'],
    dewPoint: pair([(value: string) => `Điểm sương ${value}`, (value) => `Dew point ${value}`]),
    uv: ['Chỉ số UV', 'UV index'],
    uvPeak: pair([
      (value: string, time: string) => `Cao nhất ${value} lúc ${time}`,
      (value, time) => `Peaks at ${value} around ${time}`,
    ]),
    estimated: ['ước tính', 'estimated'],
    aqi: ['Không khí (VN_AQI)', 'Air (VN_AQI)'],
    aqiModel: ['ước tính từ mô hình', 'estimated by a model'],
    aqiModelRun: pair([
      (age: string) => `ước tính từ mô hình chạy ${age} trước`,
      (age) => `estimated by a model run ${age} ago`,
    ]),
    aqiOnly: pair([(pollutants: string) => `chỉ tính từ ${pollutants}`, (pollutants) => `from ${pollutants} only`]),
    aqiDominant: pair([
      (pollutant: string, value: string) => `${pollutant} ${value} µg/m³`,
      (pollutant, value) => `${pollutant} ${value} µg/m³`,
    ]),
    aqiDays: ['VN_AQI theo ngày, ước tính từ mô hình', 'VN_AQI by day, estimated by a model'],
    aqiDay: pair([
      (day: string, value: string, level: string, of: string) => `${day} ${value} ${level} (${of})`,
      (day, value, category, pollutant) => `${day} ${value} ${category} (${pollutant})`,
    ]),
    /** Folded on phones. */
    more: ['Tầm nhìn, mây, khí áp', 'Visibility, cloud, pressure'],
    visibility: ['Tầm nhìn', 'Visibility'],
    cloud: ['Lượng mây', 'Cloud cover'],
    pressure: ['Khí áp mực biển', 'Sea-level pressure'],
    pressureTrend: {
      steady: ['Ít đổi trong 3 giờ tới', 'Steady for 3 hours'],
      rising: pair([(hpa: string) => `Tăng ${hpa} trong 3 giờ tới`, (hpa) => `Rising ${hpa} in 3 hours`]),
      falling: pair([(hpa: string) => `Giảm ${hpa} trong 3 giờ tới`, (hpa) => `Falling ${hpa} in 3 hours`]),
    },
    sunrise: ['Mọc', 'Rise'],
    sunset: ['Lặn', 'Set'],
    moonTimes: pair([
      (rise: string | null, set: string | null) =>
        `${rise === null ? 'hôm nay không mọc' : `mọc ${rise}`}, ${set === null ? 'không lặn' : `lặn ${set}`}`,
      (rise, set) =>
        `${rise === null ? 'no moonrise today' : `rises ${rise}`}, ${set === null ? 'no moonset' : `sets ${set}`}`,
    ]),
    lunar: ['Âm lịch', 'Lunar calendar'],
    lunarYear: pair([(name: string) => `năm ${name}`, (name) => `Year of the ${name}`]),
    lunarDay: pair([
      (day: number, month: number, leap: boolean) => {
        const dayName = day === 15 ? 'rằm' : day <= 10 ? `mùng ${day}` : `ngày ${day}`;
        const monthName = month === 1 ? 'Giêng' : month === 12 ? 'Chạp' : `${month}`;
        return `${dayName} tháng ${monthName}${leap ? ' nhuận' : ''}`;
      },
      (day, month, leap) =>
        day === 1 && month === 1 ? 'Tet, Lunar New Year' : `Day ${day} of ${leap ? 'leap month' : 'month'} ${month}`,
    ]),
    comfort: {
      damp: ['Ẩm ướt', 'Damp'],
      dry: ['Khô', 'Dry'],
      comfortable: ['Dễ chịu', 'Comfortable'],
      slightlyHumid: ['Hơi ẩm', 'Slightly humid'],
      humid: ['Oi', 'Humid'],
      oppressive: ['Rất oi bức', 'Oppressive'],
    },
  },
  tomorrow: {
    title: ['Ngày mai', 'Tomorrow'],
    hourly: ['Từng giờ', 'Hour by hour'],
    caption: pair([
      (place: string) => `Thời tiết ngày mai từng giờ ở ${place}, giờ Việt Nam`,
      (place) => `Tomorrow’s weather in ${place} hour by hour, Vietnam time`,
    ]),
  },
  ninety: {
    what: ['Xem thế nào cho đúng', 'How to read this'],
    explain: [
      '15 ngày đầu là dự báo. Từ ngày thứ 16 không mô hình nào nói được thời tiết của một ngày cụ thể: số liệu là trung bình nhiều năm của 152 trạm (QCVN 02:2022/BXD), để biết mùa này thường ra sao.',
      'The first 15 days are a forecast. From day 16, no model can forecast the weather of a single day: the figures are long-term averages from 152 stations (QCVN 02:2022/BXD), to show what the season is usually like.',
    ],
    weeks: ['Theo tuần: trung bình nhiều năm', 'By week: long-term averages'],
    weeksCaption: pair([(place: string) => `13 tuần tới ở ${place}`, (place) => `The next 13 weeks in ${place}`]),
    week: ['Tuần', 'Week'],
    temperatureNormal: ['Nhiệt độ trung bình', 'Average temp.'],
    rainNormal: ['Mưa trung bình', 'Average rainfall'],
    daysCaption: pair([(place: string) => `90 ngày tới ở ${place}`, (place) => `The next 90 days in ${place}`]),
    rain: ['Mưa', 'Rain'],
    bases: { forecast: ['dự báo', 'forecast'], outlook: ['xu thế', 'outlook'], normal: ['thường lệ', 'average'] },
  },
  nearby: ['Quanh đây', 'Nearby'],
  weekdays: [
    ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ],
  weekdaysShort: [
    ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
    ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ],
});

/** A text missing in one language is a compile error. */
export type WeatherMessages = (typeof MESSAGES)['vi'];

export function getWeatherMessages(language: Language): WeatherMessages {
  return MESSAGES[language];
}
