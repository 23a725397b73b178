import type { ContentPage } from '#blocks/content-page.ts';

export const PARTNERS = {
  headline: 'Chỉ nêu tên đối tác khi đối tác đồng ý',
  lead: 'Mỗi đối tác được nêu kèm việc cùng làm và kết quả kiểm chứng được.',
  whenEmpty: {
    text: 'Bạn có trạm đo, có kênh truyền tin, hay cần dự báo cho nhiều nơi? Hãy cùng làm với chúng tôi.',
    links: [
      { route: 'contact', label: 'Viết cho chúng tôi' },
      { route: 'solutions', label: 'Giải pháp' },
    ],
  },
  blocks: [
    { kind: 'partners', heading: 'Các đối tác' },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['clients', 'twoOperators'],
    },
    {
      kind: 'cards',
      heading: 'Ba kiểu hợp tác',
      cards: [
        {
          title: 'Người dùng dự báo',
          text: 'Công trường, hồ chứa, đội xe, vùng trồng: nhận cảnh báo theo ngưỡng của mình.',
          link: { route: 'solutions', label: 'Giải pháp' },
        },
        {
          title: 'Người có số đo',
          text: 'Trạm mưa, trạm gió, camera: số đo của bạn làm dự báo tại chỗ tốt lên, và vẫn là của bạn.',
        },
        {
          title: 'Người có kênh',
          text: 'Nhà mạng, ứng dụng, đài xã: đưa dự báo tới người không mở trang web. Chúng tôi đã hợp tác với hai nhà mạng.',
          link: { route: 'api-docs', label: 'Tài liệu API' },
        },
      ],
    },
  ],
} as const satisfies ContentPage;
