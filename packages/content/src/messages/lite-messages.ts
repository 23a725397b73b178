import { pair, splitLanguages } from '../split-languages.ts';

export const liteMessages = splitLanguages({
  home: ['Trang chủ', 'Home'],
  full: ['Xem bản đầy đủ', 'See the full version'],
  lite: ['Bản nhẹ', 'Light version'],
  about: [
    'Bản nhẹ: không hình, không tập lệnh, tốn ít dữ liệu.',
    'Light version: no pictures, no scripts, low data use.',
  ],
  rain: ['Mưa', 'Rain'],
  air: pair([
    (value: string, name: string) =>
      `Chất lượng không khí (VN_AQI) ${value}, ${name.toLowerCase()}, ước tính từ mô hình`,
    (value, name) => `Air quality (VN_AQI) ${value}, ${name.toLowerCase()}, estimated by a model`,
  ]),
  uv: pair([(value: string) => `Chỉ số UV ${value}`, (value) => `UV index ${value}`]),
  humidity: pair([(value: string) => `Độ ẩm ${value}`, (value) => `Humidity ${value}`]),
  wind: pair([(value: string) => `Gió ${value}`, (value) => `Wind ${value}`]),
  sun: pair([
    (rise: string, set: string) => `Mặt trời mọc ${rise}, lặn ${set}`,
    (rise, set) => `Sunrise ${rise}, sunset ${set}`,
  ]),
});

export type LiteMessages = (typeof liteMessages)['vi'];
