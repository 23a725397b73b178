import type { ContentPage } from '#blocks/content-page.ts';

export const PARTNERS = {
  headline: 'Chỉ nêu tên đối tác khi đối tác đồng ý',
  lead: 'Mỗi đối tác được nêu kèm việc cùng làm và kết quả kiểm chứng được.',
  blocks: [
    {
      kind: 'gap',
      text: 'Muốn cùng làm với chúng tôi? Hãy viết qua trang liên hệ.',
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['clients', 'twoOperators'],
    },
    {
      kind: 'facts',
      heading: 'Một mục đối tác sẽ có gì',
      rows: [
        { name: 'Việc cùng làm', value: 'Nơi, thời gian, đại lượng được dự báo.' },
        { name: 'Kết quả', value: 'Mười hai tháng so dự báo với thực đo, kể cả tháng kém.' },
        { name: 'Người xác nhận', value: 'Đơn vị và ngày đồng ý công bố.' },
      ],
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
