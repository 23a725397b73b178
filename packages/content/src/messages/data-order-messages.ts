import { pair, splitLanguages } from '../split-languages.ts';

/** Texts shared by data files, their orders and pages. */
export const dataOrderMessages = splitLanguages({
  variables: {
    temperature: ['Nhiệt độ', 'Temperature'],
    feelsLike: ['Nhiệt độ cảm nhận', 'Feels-like temperature'],
    dewPoint: ['Điểm sương', 'Dew point'],
    humidity: ['Độ ẩm', 'Humidity'],
    rain: ['Lượng mưa', 'Rain'],
    rainProbability: ['Khả năng mưa', 'Chance of rain'],
    windSpeed: ['Tốc độ gió', 'Wind speed'],
    windGust: ['Gió giật', 'Wind gust'],
    windDirection: ['Hướng gió', 'Wind direction'],
    pressure: ['Khí áp mực biển', 'Sea-level pressure'],
    visibility: ['Tầm nhìn xa', 'Visibility'],
    cloudCover: ['Lượng mây', 'Cloud cover'],
    uvIndex: ['Chỉ số UV', 'UV index'],
    waveHeight: ['Độ cao sóng', 'Wave height'],
    wavePeriod: ['Chu kỳ sóng', 'Wave period'],
    waveDirection: ['Hướng sóng', 'Wave direction'],
    temperatureMin: ['Nhiệt độ thấp nhất', 'Lowest temperature'],
    temperatureMax: ['Nhiệt độ cao nhất', 'Highest temperature'],
    temperatureMean: ['Nhiệt độ trung bình', 'Mean temperature'],
    feelsLikeMax: ['Nhiệt độ cảm nhận cao nhất', 'Highest feels-like temperature'],
    windSpeedMax: ['Gió mạnh nhất', 'Strongest wind'],
    windGustMax: ['Gió giật mạnh nhất', 'Strongest gust'],
    uvIndexMax: ['Chỉ số UV cao nhất', 'Highest UV index'],
  },
  steps: {
    hourly: ['Từng giờ', 'Hour by hour'],
    daily: ['Từng ngày', 'Day by day'],
    runs: ['Các lần dự báo đã phát', 'Earlier forecasts as issued'],
  },
  formats: {
    csv: ['CSV', 'CSV'],
    parquet: ['Parquet', 'Parquet'],
    netcdf: ['NetCDF', 'NetCDF'],
    geojson: ['GeoJSON', 'GeoJSON'],
  },
  file: {
    titles: {
      hourly: ['Thời tiết từng giờ theo điểm', 'Hourly weather at points'],
      daily: ['Thời tiết từng ngày theo điểm', 'Daily weather at points'],
      runs: ['Giá trị ngày của các lần dự báo đã phát', 'Daily values of earlier forecasts as issued'],
    },
    basis: [
      'Giá trị mô hình, không phải số đo: cột basis ghi analysis cho giờ đã qua (phân tích của mô hình), forecast cho giờ chưa tới (dự báo). Ô trống là không có giá trị.',
      'Model values, not measurements: the basis column says analysis for past hours (model analysis) and forecast for hours to come. An empty cell means unknown.',
    ],
    demo: [
      'DỮ LIỆU MINH HỌA: thời tiết dựng sẵn để xem thử, không phải dự báo, không phải số đo.',
      'DEMONSTRATION DATA: invented weather for testing, neither forecast nor measurement.',
    ],
    demoSource: ['Dữ liệu minh họa', 'Demo data'],
  },
  /** Limits of a plan, by field of the order. */
  limits: {
    places: pair([
      (limit: number) => `Gói của bạn có ${limit} địa điểm mỗi tệp.`,
      (limit) => `Your plan allows ${limit} ${limit === 1 ? 'place' : 'places'} per file.`,
    ]),
    from: pair([
      (limit: number) =>
        limit === 0 ? 'Gói của bạn không có các giờ đã qua trước hôm nay.' : `Gói của bạn có ${limit} giờ đã qua.`,
      (limit) =>
        limit === 0 ? 'Your plan includes no hours before today.' : `Your plan includes the last ${limit} hours.`,
    ]),
    to: pair([
      (limit: number) => `Gói của bạn có dự báo ${limit} ngày, tính cả hôm nay.`,
      (limit) => `Your plan includes ${limit} days of forecast, today included.`,
    ]),
    variables: pair([
      (limit: number) =>
        limit === 0 ? 'Gói của bạn không có số liệu sóng biển.' : `Gói của bạn có sóng biển ${limit} ngày.`,
      (limit) => (limit === 0 ? 'Your plan does not include waves.' : `Your plan includes ${limit} days of waves.`),
    ]),
    step: [() => 'Các lần dự báo đã phát có từ Gói 1.', () => 'Earlier forecasts: Package 1 and above.'],
  },
  faults: {
    check: ['Hãy xem lại các ngày.', 'Please check the days.'],
    day: ['Hãy ghi ngày theo dạng 2026-11-21.', 'Write dates as 2026-11-21.'],
    tooOld: pair([
      (day: string) => `Kho lưu trữ có số liệu từng giờ từ ngày ${day}.`,
      (day) => `The archive starts on ${day}.`,
    ]),
    tooLate: pair([(day: string) => `Chỉ lấy được đến ngày ${day}.`, (day) => `Data end on ${day}.`]),
    order: ['Ngày cuối phải từ ngày đầu trở đi.', 'The last day must not be before the first.'],
    tooLong: pair([
      (days: number) => `Mỗi tệp tối đa ${days} ngày.`,
      (days) => `A file can cover at most ${days} days.`,
    ]),
    name: ['Hãy đặt tên cho địa điểm.', 'Give the place a name.'],
    variables: pair([(names: string) => `Đại lượng có: ${names}.`, (names) => `Available variables: ${names}.`]),
    tooLarge: pair([
      (megabytes: string, most: number) =>
        `Tệp khoảng ${megabytes} MB, quá mức ${most} MB. Hãy bớt địa điểm, ngày hoặc đại lượng, hay chọn Parquet.`,
      (megabytes, most) =>
        `The file would be about ${megabytes} MB; the limit is ${most} MB. Choose fewer places, days or variables, or Parquet.`,
    ]),
    tooManyRows: pair([
      (rows: number, most: number) =>
        `Tệp có ${rows.toLocaleString('vi-VN')} dòng, quá mức ${most.toLocaleString('vi-VN')}. Hãy bớt địa điểm hoặc ngày.`,
      (rows, most) =>
        `The file would have ${rows.toLocaleString('en-US')} rows; the limit is ${most.toLocaleString('en-US')}. Choose fewer places or days.`,
    ]),
    noRows: ['Khoảng này không có giờ nào trong gói của bạn.', 'Your plan includes no hours in this period.'],
    noRuns: ['Chưa có lần dự báo nào được lưu trong khoảng này.', 'No earlier forecasts for this period are archived.'],
  },
});
