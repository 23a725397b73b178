import type { ContentPage } from '#blocks/content-page.ts';

export const MARKETING = {
  headline: 'Quảng cáo đúng lúc trời đổi',
  lead: 'Marketing theo dự báo tới từng xã: chạy quảng cáo đúng nơi, đúng giờ.',
  blocks: [
    {
      kind: 'table',
      heading: 'Trời thế nào, chạy cái gì',
      lead: 'Ví dụ về luật chạy quảng cáo. Ngưỡng thật lấy từ doanh số của bạn.',
      columns: ['Dự báo nói', 'Mặt hàng', 'Chạy khi nào, ở đâu'],
      rows: [
        ['Ba ngày liền trên 35 °C', 'Máy lạnh, quạt, nước giải khát', 'Trước đợt nóng hai ngày, ở tỉnh có nóng'],
        ['Mưa giờ tan tầm trên 60%', 'Giao đồ ăn, xe công nghệ', 'Từ 16:00, theo phường đang mưa'],
        ['Rét đậm đầu mùa ở Bắc Bộ', 'Áo ấm, máy sưởi, lẩu', 'Ngày không khí lạnh về, không chờ lịch'],
        ['Cuối tuần khô, dưới 32 °C', 'Tour ngắn ngày, đồ dã ngoại', 'Thứ Tư và thứ Năm, ở thành phố lớn'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Ba phần việc',
      cards: [
        {
          title: 'Đọc lại doanh số',
          text: 'Đặt vài năm bán hàng cạnh thời tiết đã qua để biết mặt hàng nào thật sự theo trời.',
        },
        {
          title: 'Viết sẵn, chờ trời',
          text: 'Nội dung cho nóng, mưa, rét duyệt trước; khi dự báo chạm ngưỡng chỉ việc bật.',
        },
        {
          title: 'Đo bằng nơi không chạy',
          text: 'Giữ lại vài địa phương cùng thời tiết mà không quảng cáo, để biết phần nào do quảng cáo.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Không làm',
      paragraphs: [
        'Không gửi tin cho số điện thoại chưa đồng ý nhận, không mua danh sách, không dùng bão lũ để bán hàng. Trang dự báo này không gắn quảng cáo và không chia sẻ dữ liệu người xem cho chiến dịch nào.',
      ],
      links: [
        { route: 'privacy', label: 'Chính sách bảo mật' },
        { route: 'industry:thuong-mai-ban-le', label: 'Thời tiết cho bán lẻ' },
      ],
    },
  ],
} as const satisfies ContentPage;
