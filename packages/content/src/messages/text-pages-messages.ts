import { pair, splitLanguages } from '../split-languages.ts';

export const textPagesMessages = splitLanguages({
  breadcrumb: ['Đường dẫn', 'Breadcrumb'],
  contents: ['Trong trang này', 'On this page'],
  inForce: pair([(date: string) => `Có hiệu lực từ ngày ${date}`, (date) => `In force since ${date}`]),
  notSet: ['(chưa công bố)', '(not published yet)'],
  company: {
    label: ['Thông tin công ty', 'The company'],
    legalName: ['Tên pháp lý', 'Legal name'],
    registration: ['Đăng ký doanh nghiệp', 'Business registration'],
    address: ['Địa chỉ', 'Address'],
    hotline: ['Tổng đài', 'Hotline'],
    email: ['Email', 'E-mail'],
    sales: ['Kinh doanh', 'Sales'],
    social: ['Mạng xã hội', 'Social media'],
    apps: ['Ứng dụng', 'Apps'],
    hours: ['Giờ làm việc', 'Working hours'],
    sample: [
      'Phần còn trống sẽ được bổ sung. Biểu mẫu ở trang này đến thẳng chúng tôi.',
      'Details not shown yet will follow. The form on this page comes straight to us.',
    ],
    elsewhere: ['Thông tin liên hệ đầy đủ có ở trang', 'Full contact details are on the page'],
  },
  job: {
    place: ['Nơi làm việc', 'Place of work'],
    pay: ['Lương', 'Pay'],
    closes: ['Nhận hồ sơ đến hết', 'Apply by'],
    answered: ['Trả lời mọi hồ sơ trước', 'All answered by'],
  },
});

export type TextPagesMessages = (typeof textPagesMessages)['vi'];
