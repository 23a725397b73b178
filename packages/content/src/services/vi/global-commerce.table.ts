import type { ContentPage } from '#blocks/content-page.ts';

export const GLOBAL_COMMERCE = {
  headline: 'Từ kho ở Việt Nam tới người mua bên kia biên giới',
  lead: 'Thương mại điện tử xuyên biên giới làm trọn gói: mở gian hàng, viết nội dung, xử lý đơn, theo từng kiện tới tay người mua.',
  blocks: [
    {
      kind: 'cards',
      heading: 'Chúng tôi nhận phần nào',
      cards: [
        {
          title: 'Gian hàng và nội dung',
          text: 'Tên, ảnh, mô tả, kích cỡ viết lại cho người mua nước sở tại, không dịch từng chữ.',
        },
        {
          title: 'Giá và thuế',
          text: 'Tính giá đến tay: cước, thuế nhập khẩu, phí sàn, tỷ giá, trước khi đăng bán.',
        },
        {
          title: 'Đơn, vận chuyển, đổi trả',
          text: 'Theo từng kiện tới khi giao; nơi nhận hàng trả ghi rõ trước khi mở bán.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Thời tiết ở đâu trong chuyện này',
      paragraphs: [
        'Hàng đông lạnh, trái cây và đồ thủ công hỏng vì nóng ẩm ở cảng chứ không ở kho. Bão làm tàu trễ và chuyến bay hàng hóa bị dồn. Lịch gửi hàng được xếp cạnh dự báo cảng đi và tuyến đường bộ, để báo người mua ngày đến trước khi họ hỏi.',
      ],
      links: [
        { route: 'weather:hourly', location: 'hai-phong', label: 'Từng giờ ở Hải Phòng' },
        { route: 'industry:van-tai', label: 'Thời tiết cho vận tải' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Trình tự',
      steps: [
        {
          title: 'Chọn một mặt hàng, một thị trường',
          text: 'Xem mặt hàng có được phép, giá đến tay có bán được không.',
        },
        { title: 'Đăng thử', text: 'Ít mã hàng, ảnh và mô tả bằng ngôn ngữ của người mua.' },
        { title: 'Giao những đơn đầu', text: 'Đo ngày giao thật và tỷ lệ đổi trả.' },
        { title: 'Mở rộng hoặc dừng', text: 'Quyết định bằng số của những đơn đầu, không bằng dự tính.' },
      ],
    },
  ],
} as const satisfies ContentPage;
