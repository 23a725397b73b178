import { pair, splitLanguages } from '../split-languages.ts';

/** The newest measurement near a place, next to the forecast for the same hour and spot. */
export const measuredMessages = splitLanguages({
  title: ['Đo được gần đây', 'Measured nearby'],
  station: {
    metar: pair([(name: string) => `Sân bay ${name}`, (name) => `${name} airport`]),
    synop: pair([(name: string) => `Trạm ${name}`, (name) => `${name} station`]),
  },
  distance: pair([(km: string) => `cách ${km} km`, (km) => `${km} km away`]),
  atPlace: ['cách chưa đến 1 km', 'less than 1 km away'],
  measured: pair([(clock: string) => `Đo lúc ${clock}`, (clock) => `Measured at ${clock}`]),
  forecast: pair([(clock: string) => `Dự báo ở đó lúc ${clock}`, (clock) => `Forecast there for ${clock}`]),
  wind: pair([
    (direction: string | null, force: number) =>
      direction === null ? `gió cấp ${force}` : `gió ${direction} cấp ${force}`,
    (direction, force) => (direction === null ? `wind force ${force}` : `${direction} wind, force ${force}`),
  ]),
  calm: ['lặng gió', 'calm'],
  gust: pair([(force: number) => `giật cấp ${force}`, (force) => `gusting to force ${force}`]),
  humidity: pair([(value: string) => `độ ẩm ${value}`, (value) => `humidity ${value}`]),
  airport: pair([
    (name: string, clock: string) => `Sân bay ${name} dự báo, phát ${clock}`,
    (name, clock) => `${name} airport’s forecast of ${clock}`,
  ]),
  note: [
    'Hai dòng so cùng một chỗ: số đo của trạm và dự báo của mô hình, không trộn vào nhau.',
    'Both lines are about the same spot: the station’s measurement and the model’s forecast, never mixed.',
  ],
});
