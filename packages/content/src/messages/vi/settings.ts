/** Words of the settings in the header. */
export const settings = {
  title: 'Cài đặt',
  temperature: 'Nhiệt độ',
  celsius: 'Độ C',
  fahrenheit: 'Độ F',
  wind: 'Tốc độ gió',
  view: 'Dự báo theo giờ',
  chart: 'Biểu đồ và bảng',
  table: 'Chỉ bảng',
  language: 'Ngôn ngữ',
  submit: 'Áp dụng',
  note: 'Chỉ lưu trong trình duyệt này, không gắn với tên hay tài khoản nào.',
};

export type SettingsMessages = typeof settings;
