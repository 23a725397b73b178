/** Words of pages of words: terms, privacy, guides, contact. */
export const textPages = {
  breadcrumb: 'Đường dẫn',
  contents: 'Trong trang này',
  inForce: (date: string) => `Có hiệu lực từ ngày ${date}`,
  notSet: '(chưa cấu hình)',
  company: {
    label: 'Thông tin công ty',
    legalName: 'Tên pháp lý',
    registration: 'Đăng ký doanh nghiệp',
    address: 'Địa chỉ',
    hotline: 'Tổng đài',
    email: 'Email',
    sales: 'Kinh doanh',
    social: 'Mạng xã hội',
    apps: 'Ứng dụng',
    hours: 'Giờ làm việc',
    sample:
      'Chỗ ghi “chưa cấu hình” là nơi công ty chưa cung cấp thông tin. Trang không điền số hay địa chỉ giả vào đó.',
    elsewhere: 'Thông tin công ty chưa cung cấp được ghi rõ ở trang',
  },
};
