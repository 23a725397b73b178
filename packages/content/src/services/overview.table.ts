import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Những việc quanh cuộc gọi, đơn hàng và khách hàng',
  lead: 'Ngoài dự báo, chúng tôi nhận bảy việc cho doanh nghiệp: bán hàng xuyên biên giới, marketing, chăm sóc khách hàng, tổng đài, nhân sự, gọi tự động và giám sát cuộc gọi.',
  blocks: [
    { kind: 'live', heading: 'Màn hình ca trực mở đầu ngày' },
    {
      kind: 'cards',
      heading: 'Bán hàng và khách hàng',
      cards: [
        {
          title: 'Thương mại toàn cầu',
          text: 'Đưa hàng Việt lên sàn nước ngoài: gian hàng, nội dung, đơn và vận chuyển.',
          link: { route: 'service:global-commerce', label: 'Xem việc được làm' },
        },
        {
          title: 'Giải pháp marketing',
          text: 'Chiến dịch chạy theo thời tiết và theo nơi: nóng ở đâu, quảng cáo máy lạnh ở đó.',
          link: { route: 'service:marketing-solutions', label: 'Xem cách chạy' },
        },
        {
          title: 'Chăm sóc khách hàng',
          text: 'Nhận, phân loại và theo đến cùng mỗi yêu cầu qua điện thoại, tin nhắn và email.',
          link: { route: 'service:customer-care-solutions', label: 'Xem quy trình' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Điện thoại',
      cards: [
        {
          title: 'Tổng đài',
          text: 'Người nghe máy thay bạn, theo kịch bản của bạn, kể cả ngày bão gọi dồn.',
          link: { route: 'service:call-center', label: 'Xem tổng đài' },
        },
        {
          title: 'Cung ứng nhân sự',
          text: 'Điện thoại viên và nhân viên chăm sóc khách hàng làm tại chỗ của bạn.',
          link: { route: 'service:human-resource-supply', label: 'Xem cách cung ứng' },
        },
        {
          title: 'Gọi tự động',
          text: 'Nạp danh sách từ bảng tính, hẹn giờ, phát tệp đã thu.',
          link: { route: 'service:auto-call', label: 'Xem bốn bước' },
        },
        {
          title: 'Giám sát cuộc gọi bằng AI',
          text: 'Giọng nói thành chữ, chấm điểm, thống kê từ khóa, đánh giá nhân viên.',
          link: { route: 'service:ai-call-monitoring', label: 'Xem điều được và không được đo' },
        },
      ],
    },
    {
      kind: 'gap',
      text: 'Chúng tôi báo giá theo khối lượng việc: hãy gửi yêu cầu qua trang liên hệ.',
      links: [{ route: 'contact', label: 'Liên hệ' }],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'The work around calls, orders and customers',
  lead: 'Besides forecasting, we take on seven kinds of work: cross-border sales, marketing, customer care, a call centre, staffing, automatic calls and call monitoring.',
  blocks: [
    { kind: 'live', heading: 'The screen a shift opens first' },
    {
      kind: 'cards',
      heading: 'Sales and customers',
      cards: [
        {
          title: 'Global commerce',
          text: 'Vietnamese goods on marketplaces abroad: shop, content, orders and shipping.',
          link: { route: 'service:global-commerce', label: 'See what is done' },
        },
        {
          title: 'Marketing solutions',
          text: 'Campaigns that follow the weather place by place: air-conditioner ads run where it is hot.',
          link: { route: 'service:marketing-solutions', label: 'See how it runs' },
        },
        {
          title: 'Customer care',
          text: 'Every request by phone, message or e-mail received, sorted and followed through.',
          link: { route: 'service:customer-care-solutions', label: 'See the process' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'On the phone',
      cards: [
        {
          title: 'Call centre',
          text: 'People who answer for you, to your script, even on stormy days when everyone calls.',
          link: { route: 'service:call-center', label: 'See the call centre' },
        },
        {
          title: 'Human-resource supply',
          text: 'Phone agents and customer-care staff who work on your premises.',
          link: { route: 'service:human-resource-supply', label: 'See how it works' },
        },
        {
          title: 'Auto call',
          text: 'Import a list from a spreadsheet, set a time, play a recorded file.',
          link: { route: 'service:auto-call', label: 'See the four steps' },
        },
        {
          title: 'AI call monitoring',
          text: 'Speech to text, scoring, keyword statistics, staff evaluation.',
          link: { route: 'service:ai-call-monitoring', label: 'See what is measured and what is not' },
        },
      ],
    },
    {
      kind: 'gap',
      text: 'We quote by volume: send your request on the contact page.',
      links: [{ route: 'contact', label: 'Contact' }],
    },
  ],
} as const satisfies ContentPage;

export const SERVICES_OVERVIEW = joinLanguages(vi, en, { drawing: 'shopStreet' });
