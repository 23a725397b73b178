import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
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

const en = {
  headline: 'We name partners only with their consent',
  lead: 'Each partner is listed with the work done together and a result that can be checked.',
  whenEmpty: {
    text: 'Do you run stations, reach people, or need forecasts for many sites? Let’s work together.',
    links: [
      { route: 'contact', label: 'Write to us' },
      { route: 'solutions', label: 'Solutions' },
    ],
  },
  blocks: [
    { kind: 'partners', heading: 'Our partners' },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['clients', 'twoOperators'],
    },
    {
      kind: 'cards',
      heading: 'Three ways to work together',
      cards: [
        {
          title: 'Forecast users',
          text: 'Sites, reservoirs, fleets, growing areas: alerts at their own limits.',
          link: { route: 'solutions', label: 'Solutions' },
        },
        {
          title: 'Partners with measurements',
          text: 'Rain gauges, anemometers, cameras: your readings improve the local forecast and remain yours.',
        },
        {
          title: 'Partners with a channel',
          text: 'Operators, apps, commune radio: forecasts for people who never open a website. We work with two mobile operators.',
          link: { route: 'api-docs', label: 'API documentation' },
        },
      ],
    },
  ],
} as const satisfies ContentPage;

export const PARTNERS = joinLanguages(vi, en, { drawing: 'bridge' });
