/** Words of the frame around every page. */
export const layout = {
  skip: 'Đến nội dung chính',
  mainMenu: 'Menu chính',
  search: 'Tìm địa điểm',
  language: 'Ngôn ngữ',
  homeLink: (brand: string) => `${brand}, trang chủ`,
  hotline: 'Tổng đài',
  email: 'Email',
  sales: 'Kinh doanh',
  licence: 'Giấy phép',
  hours: 'Thứ Hai – Thứ Sáu, 8:30–17:30',
  workingHours: 'Giờ làm việc:',
  social: 'Mạng xã hội',
  badge: 'Đã thông báo Bộ Công Thương',
  location: {
    title: 'Xem thời tiết ở chỗ bạn?',
    text: 'Trình duyệt sẽ hỏi bạn trước. Vị trí gửi đi được làm tròn đến 100 m.',
    use: 'Dùng vị trí của tôi',
    later: 'Để sau',
  },
  app: {
    title: (brand: string) => `${brand} trên điện thoại`,
    text: 'Mở nhanh từ màn hình chính, nhận cảnh báo mưa dông.',
    close: 'Đóng, 30 ngày nữa mới nhắc lại',
  },
};

export type LayoutMessages = typeof layout;
