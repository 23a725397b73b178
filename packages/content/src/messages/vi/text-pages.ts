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
    sample: 'Phần còn trống sẽ được bổ sung. Biểu mẫu ở trang này đến thẳng chúng tôi.',
    elsewhere: 'Thông tin liên hệ đầy đủ có ở trang',
  },
  job: {
    place: 'Nơi làm việc',
    pay: 'Lương',
    closes: 'Nhận hồ sơ đến hết',
    answered: 'Trả lời mọi hồ sơ trước',
  },
};
