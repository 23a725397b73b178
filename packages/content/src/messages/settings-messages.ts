import type { Language } from '@portal/domain/language/language';

const vi = {
  title: 'Cài đặt',
  temperature: 'Nhiệt độ',
  celsius: 'Độ C',
  fahrenheit: 'Độ F',
  wind: 'Tốc độ gió',
  view: 'Dự báo theo giờ',
  chart: 'Biểu đồ',
  table: 'Bảng',
  language: 'Ngôn ngữ',
  submit: 'Áp dụng',
  note: 'Chỉ lưu trong trình duyệt này, không gắn với tên hay tài khoản nào.',
};

export type SettingsMessages = typeof vi;

const en: SettingsMessages = {
  title: 'Settings',
  temperature: 'Temperature',
  celsius: 'Celsius',
  fahrenheit: 'Fahrenheit',
  wind: 'Wind speed',
  view: 'Hourly forecast',
  chart: 'Chart',
  table: 'Table',
  language: 'Language',
  submit: 'Apply',
  note: 'Kept in this browser only, tied to no name or account.',
};

export const settingsMessages: Readonly<Record<Language, SettingsMessages>> = { vi, en };
