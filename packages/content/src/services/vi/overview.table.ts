import type { ContentPage } from '#blocks/content-page.ts';

export const SERVICES_OVERVIEW = {
  headline: 'Những việc quanh cuộc gọi, đơn hàng và khách hàng',
  lead: 'Ngoài dự báo, chúng tôi nhận bảy việc cho doanh nghiệp: bán hàng xuyên biên giới, marketing, chăm sóc khách hàng, tổng đài, nhân sự, gọi tự động và giám sát cuộc gọi.',
  blocks: [
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
