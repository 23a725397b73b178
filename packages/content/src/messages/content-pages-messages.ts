import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';

const vi = {
  home: 'Trang chủ',
  breadcrumb: 'Đường dẫn',
  consult: 'Nhận tư vấn',
  stated: 'Số liệu theo công bố của công ty.',
  asOf: (date: string) => `tính đến ${date}`,
  cooperation: {
    title: 'Bốn bước hợp tác',
    steps: [
      'Hợp tác, trao đổi thông tin',
      'Xác định vấn đề cốt lõi',
      'Thiết kế sản phẩm, giải pháp',
      'Phục vụ, cải tiến liên tục',
    ] as readonly string[],
  },
  nextStep: {
    title: 'Nói cho chúng tôi biết việc của bạn',
    text: 'Nơi cần dự báo, việc dễ hỏng vì thời tiết, ai cần được báo: ba điều đó đủ để bắt đầu.',
  },
};
const en = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  consult: 'Get Consultation',
  stated: 'Figures as stated by the company.',
  asOf: (date: string) => `as of ${date}`,
  cooperation: {
    title: 'Four steps of working together',
    steps: [
      'Cooperate and exchange information',
      'Identify core problems',
      'Design products and solutions',
      'Serve and improve continuously',
    ] as readonly string[],
  },
  nextStep: {
    title: 'Tell us about your work',
    text: 'Tell us where you need forecasts, what weather disrupts and who needs to know. That’s enough to start.',
  },
};

/** The words that content pages have in common. */
export type ContentPagesMessages = Wording<typeof vi>;

export const contentPagesMessages: Readonly<Record<Language, ContentPagesMessages>> = { vi, en };
