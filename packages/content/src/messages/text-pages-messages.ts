import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

const vi = {
  breadcrumb: 'Đường dẫn',
  contents: 'Trong trang này',
  inForce: (date: string) => `Có hiệu lực từ ngày ${date}`,
  notSet: '(chưa công bố)',
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

const en: Wording<typeof vi> = {
  breadcrumb: 'Breadcrumb',
  contents: 'On this page',
  inForce: (date) => `In force since ${date}`,
  notSet: '(not published yet)',
  company: {
    label: 'The company',
    legalName: 'Legal name',
    registration: 'Business registration',
    address: 'Address',
    hotline: 'Hotline',
    email: 'E-mail',
    sales: 'Sales',
    social: 'Social media',
    apps: 'Apps',
    hours: 'Working hours',
    sample: 'What is not set will follow. The form on this page comes straight to us.',
    elsewhere: 'Full contact details are on the page',
  },
  job: {
    place: 'Place of work',
    pay: 'Pay',
    closes: 'Applications until',
    answered: 'Everyone answered by',
  },
};

export type TextPagesMessages = Wording<typeof vi>;

export const textPagesMessages: Readonly<Record<Language, TextPagesMessages>> = { vi, en };
