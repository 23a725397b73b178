/** Words on the picture that stands for a place where its page is shared. */
export const shareCard = {
  range: (low: string, high: string) => `${low} – ${high}`,
  chance: (chance: string, amount: string) => `Khả năng mưa ${chance}, lượng mưa ${amount}`,
  amount: (amount: string) => `Lượng mưa ${amount}`,
  dry: 'Ít khả năng mưa',
  demo: 'Số liệu minh họa, không phải dự báo thật',
  noData: 'Chưa có dữ liệu cho ngày này',
  date: (weekday: string, day: number, month: number, year: number) => `${weekday}, ${day}/${month}/${year}`,
  alt: (place: string) => `Thời tiết hôm nay ở ${place}`,
  pageAlt: (title: string) => `Tranh vẽ của trang “${title}”`,
  weekdays: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
};

export type ShareCardMessages = typeof shareCard;
