import type { Wording } from '../wording.ts';

/** The newest measurement near a place, next to the forecast for the same hour and spot. */
const vi = {
  title: 'Đo được gần đây',
  station: { metar: (name: string) => `Sân bay ${name}`, synop: (name: string) => `Trạm ${name}` },
  distance: (km: string) => `cách ${km} km`,
  atPlace: 'cách chưa đến 1 km',
  measured: (clock: string) => `Đo lúc ${clock}`,
  forecast: (clock: string) => `Dự báo ở đó lúc ${clock}`,
  wind: (direction: string | null, force: number) =>
    direction === null ? `gió cấp ${force}` : `gió ${direction} cấp ${force}`,
  calm: 'lặng gió',
  gust: (force: number) => `giật cấp ${force}`,
  humidity: (value: string) => `độ ẩm ${value}`,
  airport: (name: string, clock: string) => `Sân bay ${name} dự báo, phát ${clock}`,
  note: 'Hai dòng so cùng một chỗ: số đo của trạm và dự báo của mô hình, không trộn vào nhau.',
};

const en: Wording<typeof vi> = {
  title: 'Measured nearby',
  station: { metar: (name) => `${name} airport`, synop: (name) => `${name} station` },
  distance: (km) => `${km} km away`,
  atPlace: 'less than 1 km away',
  measured: (clock) => `Measured at ${clock}`,
  forecast: (clock) => `Forecast there for ${clock}`,
  wind: (direction, force) => (direction === null ? `wind force ${force}` : `${direction} wind, force ${force}`),
  calm: 'calm',
  gust: (force) => `gusting to force ${force}`,
  humidity: (value) => `humidity ${value}`,
  airport: (name, clock) => `${name} airport’s forecast of ${clock}`,
  note: 'Both lines are about the same spot: the station’s measurement and the model’s forecast, never mixed.',
};

export const measuredMessages = { vi, en };
