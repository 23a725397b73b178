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
    sample: 'Chúng tôi không đặt thông tin liên hệ giả vào chỗ còn trống.',
    elsewhere: 'Thông tin về công ty có ở trang',
  },
};
