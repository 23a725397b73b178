import type { ContentPage } from '#blocks/content-page.ts';

export const CUSTOMER_CARE = {
  headline: 'Mỗi yêu cầu có một người theo đến cùng',
  lead: 'Chăm sóc khách hàng qua điện thoại, tin nhắn và email: nhận, phân loại, xử lý, hỏi lại khách đã xong chưa.',
  blocks: [
    {
      kind: 'steps',
      heading: 'Đường đi của một yêu cầu',
      steps: [
        { title: 'Nhận', text: 'Mọi kênh đổ về một hàng đợi, mỗi việc một mã để khách khỏi kể lại từ đầu.' },
        {
          title: 'Phân loại',
          text: 'Hỏi, hỏng, trả, phàn nàn, khẩn: mỗi loại một hạn trả lời thống nhất trước với bạn.',
        },
        { title: 'Xử lý hoặc chuyển', text: 'Việc ngoài quyền của điện thoại viên chuyển kèm toàn bộ ghi chú.' },
        { title: 'Đóng khi khách nói xong', text: 'Không đóng vì hết hạn. Khách mở lại thì giữ mã cũ.' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Bạn thấy gì',
      cards: [
        { title: 'Số việc mở, số việc quá hạn', text: 'Theo giờ, theo loại, không gộp vào một con số hài lòng chung.' },
        {
          title: 'Năm câu hỏi lặp lại nhiều nhất',
          text: 'Mỗi tuần, kèm đề nghị sửa ở sản phẩm hay ở trang hướng dẫn.',
        },
        {
          title: 'Báo trước ngày gọi dồn',
          text: 'Mưa lớn, bão, cắt điện làm cuộc gọi tăng. Ca trực được xếp theo dự báo của vài ngày tới.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Dữ liệu của khách bạn',
      paragraphs: [
        'Tên, số điện thoại và nội dung trao đổi thuộc về bạn. Công ty là bên xử lý theo Luật Bảo vệ dữ liệu cá nhân 91/2025/QH15: chỉ dùng cho việc được giao, xóa hoặc trả lại khi hết hợp đồng. Ghi âm thì phải báo trước cho người gọi.',
      ],
      links: [
        { route: 'service:call-center', label: 'Tổng đài' },
        { route: 'service:ai-call-monitoring', label: 'Giám sát cuộc gọi bằng AI' },
      ],
    },
  ],
} as const satisfies ContentPage;
