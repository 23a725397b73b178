export const CONTENT_PAGES_MESSAGES = {
  home: 'Trang chủ',
  breadcrumb: 'Đường dẫn',
  consult: 'Nhận tư vấn',
  stated: 'Số liệu theo công bố của công ty.',
  asOf: (date: string) => `tính đến ${date}`,
  cooperation: {
    title: 'Bốn bước hợp tác',
    steps: [
      'Hợp tác, trao đổi thông tin',
      'Xác định vấn đề cốt lõi',
      'Thiết kế sản phẩm, giải pháp',
      'Phục vụ, cải tiến liên tục',
    ] as readonly string[],
  },
  nextStep: {
    title: 'Nói cho chúng tôi biết việc của bạn',
    text: 'Nơi cần dự báo, việc dễ hỏng vì thời tiết, ai cần được báo: ba điều đó đủ để bắt đầu.',
  },
};
