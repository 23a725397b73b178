import { pair, splitLanguages } from '../split-languages.ts';

export const contentPagesMessages = splitLanguages({
  home: ['Trang chủ', 'Home'],
  breadcrumb: ['Đường dẫn', 'Breadcrumb'],
  consult: ['Nhận tư vấn', 'Get Consultation'],
  stated: ['Số liệu theo công bố của công ty.', 'Figures as stated by the company.'],
  asOf: pair([(date: string) => `tính đến ${date}`, (date) => `as of ${date}`]),
  cooperation: {
    title: ['Bốn bước hợp tác', 'Four steps of working together'],
    steps: [
      [
        'Hợp tác, trao đổi thông tin',
        'Xác định vấn đề cốt lõi',
        'Thiết kế sản phẩm, giải pháp',
        'Phục vụ, cải tiến liên tục',
      ] as readonly string[],
      [
        'Cooperate and exchange information',
        'Identify core problems',
        'Design products and solutions',
        'Serve and improve continuously',
      ] as readonly string[],
    ],
  },
  /** Two columns of a table at a time, on phones. */
  compare: {
    plan: ['Gói thứ nhất', 'First plan'],
    with: ['Gói thứ hai', 'Second plan'],
    submit: ['So hai gói này', 'Compare these two'],
  },
  aboutFigures: ['Về các con số trên trang', 'About the figures'],
  figuresAnchor: ['ve-cac-con-so', 'about-the-figures'],
  businessNews: ['Bài viết cho doanh nghiệp', 'Articles for businesses'],
});

export type ContentPagesMessages = (typeof contentPagesMessages)['vi'];
