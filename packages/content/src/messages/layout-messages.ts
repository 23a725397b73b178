import type { Language } from '@portal/domain/language/language';

const vi = {
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

export type LayoutMessages = typeof vi;

const en: LayoutMessages = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  search: 'Find a place',
  language: 'Language',
  homeLink: (brand) => `${brand}, home`,
  hotline: 'Hotline',
  email: 'E-mail',
  sales: 'Sales',
  licence: 'Licence',
  hours: 'Monday – Friday, 8:30–17:30',
  workingHours: 'Working hours:',
  social: 'Social media',
  badge: 'Registered with the Ministry of Industry and Trade',
  location: {
    title: 'Weather where you are?',
    text: 'Your browser will ask you first. The position sent is rounded to 100 m.',
    use: 'Use my location',
    later: 'Not now',
  },
  app: {
    title: (brand) => `${brand} on your phone`,
    text: 'Open it from your home screen and get rain and thunderstorm alerts.',
    close: 'Close, and do not ask again for 30 days',
  },
};

export const layoutMessages: Readonly<Record<Language, LayoutMessages>> = { vi, en };
