/** Meaning of the fields of measurements, estimates and airports' forecasts by name: Vietnamese, then English. */
export const MEASURED_FIELDS: Readonly<Record<string, readonly [vi: string, en: string]>> = {
  rainBasis: [
    '`satellite` nơi mưa của lúc này do vệ tinh ước tính; thiếu: không phải',
    '`satellite` where satellites estimate the rain of now; absent: not so',
  ],
  measured: ['Báo cáo mới nhất của trạm gần đây; thiếu: không có', 'Newest report of a station nearby; absent: none'],
  stationName: ['Tên sân bay, trạm', 'Name of the airport or station'],
  stationNetwork: ['Mạng báo cáo: `metar` sân bay, `synop` trạm', 'Network: `metar` airports, `synop` stations'],
  stationDistance: ['Khoảng cách tới trạm', 'Distance to the station'],
  measuredAt: ['Lúc đo', 'When it was measured'],
  measuredTemperature: ['Nhiệt độ đo được', 'Measured temperature'],
  measuredHumidity: ['Độ ẩm đo được', 'Measured humidity'],
  measuredWindSpeed: ['Tốc độ gió đo được', 'Measured wind speed'],
  measuredWindGust: ['Gió giật đo được', 'Measured gust'],
  measuredWindDirection: ['Hướng gió đo được', 'Measured wind direction'],
  measuredWeather: ['Hiện tượng quan trắc được, bằng chữ', 'Observed weather, in words'],
  airportForecast: ['Dự báo của sân bay gần nhất (TAF)', 'Forecast of the nearest airport (TAF)'],
  airport: ['Tên sân bay', 'Name of the airport'],
  airportIssuedAt: ['Lúc phát dự báo sân bay', 'When the airport’s forecast was issued'],
  airportLines: ['Từng phần của dự báo sân bay, bằng chữ', 'Parts of the airport’s forecast, in words'],
  validTo: ['Hết hiệu lực', 'End of its validity'],
};
