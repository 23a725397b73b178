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
  aboutFigures: 'Về các con số trên trang',
  figuresAnchor: 've-cac-con-so',
  businessNews: 'Bài viết cho doanh nghiệp',
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
  aboutFigures: 'About the figures',
  figuresAnchor: 'about-the-figures',
  businessNews: 'Articles for businesses',
};

export type ContentPagesMessages = Wording<typeof vi>;

export const contentPagesMessages: Readonly<Record<Language, ContentPagesMessages>> = { vi, en };
