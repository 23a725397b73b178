/** Words of the frame around every page. */
export const layout = {
  skip: 'Đến nội dung chính',
  mainMenu: 'Menu chính',
  menu: 'Menu',
  search: 'Tìm địa điểm',
  language: 'Ngôn ngữ',
  homeLink: (brand: string) => `${brand}, trang chủ`,
  weather: 'Thời tiết',
  map: 'Bản đồ',
  farming: 'Nhà nông',
  products: 'Sản phẩm',
  forecast: 'Dự báo',
  services: 'Dịch vụ',
  news: 'Tin tức',
  about: 'Về chúng tôi',
  footer: 'Cuối trang',
  hotline: 'Tổng đài',
  email: 'Email',
  licence: 'Giấy phép',
  hours: 'Thứ Hai – Thứ Sáu, 8:30–17:30',
};

export type LayoutMessages = typeof layout;
