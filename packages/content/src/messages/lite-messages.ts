import type { Language } from '@portal/domain/language/language';

const vi = {
  home: 'Trang chủ',
  full: 'Xem bản đầy đủ',
  lite: 'Bản nhẹ',
  about: 'Bản nhẹ: không hình, không tập lệnh, tốn ít dữ liệu.',
  rain: 'Mưa',
  air: (value: string, name: string) =>
    `Chất lượng không khí (VN_AQI) ${value}, ${name.toLowerCase()}, ước tính từ mô hình`,
  uv: (value: string) => `Chỉ số UV ${value}`,
  humidity: (value: string) => `Độ ẩm ${value}`,
  wind: (value: string) => `Gió ${value}`,
  sun: (rise: string, set: string) => `Mặt trời mọc ${rise}, lặn ${set}`,
};

export type LiteMessages = typeof vi;

const en: LiteMessages = {
  home: 'Home',
  full: 'See the full version',
  lite: 'Light version',
  about: 'Light version: no pictures, no script, little data.',
  rain: 'Rain',
  air: (value, name) => `Air quality (VN_AQI) ${value}, ${name.toLowerCase()}, estimated by a model`,
  uv: (value) => `UV index ${value}`,
  humidity: (value) => `Humidity ${value}`,
  wind: (value) => `Wind ${value}`,
  sun: (rise, set) => `Sunrise ${rise}, sunset ${set}`,
};

export const liteMessages: Readonly<Record<Language, LiteMessages>> = { vi, en };
