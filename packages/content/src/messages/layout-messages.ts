import { pair, splitLanguages } from '../split-languages.ts';

export const layoutMessages = splitLanguages({
  skip: ['Đến nội dung chính', 'Skip to content'],
  mainMenu: ['Menu chính', 'Main menu'],
  search: ['Tìm địa điểm', 'Find a place'],
  language: ['Ngôn ngữ', 'Language'],
  homeLink: pair([(brand: string) => `${brand}, trang chủ`, (brand) => `${brand}, home`]),
  hotline: ['Tổng đài', 'Hotline'],
  email: ['Email', 'E-mail'],
  sales: ['Kinh doanh', 'Sales'],
  licence: ['Giấy phép', 'Licence'],
  hours: ['Thứ Hai – Thứ Sáu, 8:30–17:30', 'Monday – Friday, 8:30–17:30'],
  workingHours: ['Giờ làm việc:', 'Working hours:'],
  social: ['Mạng xã hội', 'Social media'],
  badge: ['Đã thông báo Bộ Công Thương', 'Registered with the Ministry of Industry and Trade'],
  location: {
    title: ['Xem thời tiết ở chỗ bạn?', 'Weather where you are?'],
    text: [
      'Trình duyệt sẽ hỏi bạn trước. Vị trí gửi đi được làm tròn đến 100 m.',
      'Your browser will ask you first. The position sent is rounded to 100 m.',
    ],
    use: ['Dùng vị trí của tôi', 'Use my location'],
    later: ['Để sau', 'Not now'],
  },
  app: {
    title: pair([(brand: string) => `${brand} trên điện thoại`, (brand) => `${brand} on your phone`]),
    text: [
      'Mở nhanh từ màn hình chính, nhận cảnh báo mưa dông.',
      'Open it from your home screen and get rain and thunderstorm alerts.',
    ],
    close: ['Đóng, 30 ngày nữa mới nhắc lại', 'Close and do not ask again for 30 days'],
  },
});

export type LayoutMessages = (typeof layoutMessages)['vi'];
