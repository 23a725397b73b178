/** Words of the light pages: no pictures, no script, few bytes. */
export const lite = {
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

export type LiteMessages = typeof lite;
