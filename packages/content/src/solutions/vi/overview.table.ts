import type { ContentPage } from '#blocks/content-page.ts';

export const SOLUTIONS_OVERVIEW = {
  headline: 'Từ số liệu mưa đến quyết định trong ba ngành',
  lead: 'Công trường và cửa hàng, ruộng và ao, hồ chứa và lưu vực. Mỗi giải pháp bắt đầu từ quyết định của bạn rồi mới đến bản đồ thời tiết.',
  blocks: [
    {
      kind: 'cards',
      heading: 'Chọn theo việc bạn làm',
      cards: [
        {
          title: 'Cho doanh nghiệp',
          text: 'Dừng cẩu, hoãn đổ bê tông, đổi ca ngoài nắng, dời sự kiện: cảnh báo theo ngưỡng của từng việc, tới đúng người trực.',
          link: { route: 'solution:solutions-for-businesses', label: 'Xem 24 giờ mẫu tại TP. Hồ Chí Minh' },
        },
        {
          title: 'Cho nông nghiệp',
          text: 'Giờ nào phun, phơi, bón, gặt; nhận diện cây trồng và sâu bệnh; mạng xã hội nhà nông và chuyên gia trả lời.',
          link: { route: 'solution:solutions-for-agriculture', label: 'Xem việc đồng của hôm nay ở Cần Thơ' },
        },
        {
          title: 'Cho thủy điện',
          text: 'Mưa cộng dồn 6 đến 72 giờ trên lưu vực, dự báo sớm mưa và lưu lượng về hồ cho người điều độ.',
          link: { route: 'solution:solutions-for-hydropower', label: 'Xem mưa lưu vực sông Đà lúc này' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Khác nhau ở câu hỏi',
      lead: 'Cùng một đợt tính, ba nghề hỏi ba điều khác nhau.',
      columns: ['Nghề', 'Câu hỏi', 'Số dùng để trả lời', 'Tầm nhìn'],
      rows: [
        [
          'Doanh nghiệp',
          'Từ mấy giờ phải dừng, đến mấy giờ làm lại được?',
          'Mưa, gió giật, dông, nóng theo giờ',
          '24 giờ đến 15 ngày',
        ],
        ['Nông nghiệp', 'Hôm nay nên phun, phơi, bón hay gặt?', 'Gió, ẩm, mưa, bốc thoát hơi', '48 giờ đến 90 ngày'],
        ['Thủy điện', 'Bao nhiêu nước sắp xuống lưu vực?', 'Mưa cộng dồn và khoảng dao động', '6 giờ đến 10 ngày'],
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'Nơi, thiết bị, ca trực, và những lần thời tiết đã làm hỏng việc.',
        'Việc nào dừng vì mưa, việc nào vì gió, việc nào vì nóng; dừng sai một lần tốn bao nhiêu.',
        'Ngưỡng, kênh gửi, mẫu bản tin, kết nối API vào hệ thống sẵn có.',
        'Mỗi tháng đặt dự báo cạnh thực tế, sửa ngưỡng báo thừa và báo thiếu.',
      ],
    },
    {
      kind: 'text',
      heading: 'Muốn thử trước khi nói chuyện',
      paragraphs: [
        'Mọi trang thời tiết ở đây mở tự do, không cần tài khoản. Chọn xã của công trường, của ruộng hay của đập, mở trang theo giờ và so trong một tuần với những gì bạn thấy.',
      ],
      links: [
        { route: 'search', label: 'Tìm xã, phường của bạn' },
        { route: 'api-docs', label: 'Gọi thử API' },
        { route: 'industries', label: 'Thời tiết theo ngành' },
      ],
    },
  ],
} as const satisfies ContentPage;
