import { splitLanguages } from '../split-languages.ts';

export const settingsMessages = splitLanguages({
  title: ['Cài đặt', 'Settings'],
  temperature: ['Nhiệt độ', 'Temperature'],
  celsius: ['Độ C', 'Celsius'],
  fahrenheit: ['Độ F', 'Fahrenheit'],
  wind: ['Tốc độ gió', 'Wind speed'],
  view: ['Dự báo theo giờ', 'Hourly forecast'],
  chart: ['Biểu đồ', 'Chart'],
  table: ['Bảng', 'Table'],
  language: ['Ngôn ngữ', 'Language'],
  submit: ['Áp dụng', 'Apply'],
  note: [
    'Chỉ lưu trong trình duyệt này, không gắn với tên hay tài khoản nào.',
    'Stored in this browser only, not linked to a name or account.',
  ],
});

export type SettingsMessages = (typeof settingsMessages)['vi'];
