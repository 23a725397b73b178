import type { ContentPage } from '#blocks/content-page.ts';

export const AUTO_CALL = {
  headline: 'Một bảng tính, một tệp ghi âm, một giờ hẹn',
  lead: 'Gọi tự động tới cả danh sách: báo hoãn chuyến, nhắc lịch tiêm, báo xả nước hồ, mà không cần người ngồi bấm số.',
  blocks: [
    {
      kind: 'steps',
      heading: 'Bốn bước',
      steps: [
        {
          title: 'Nạp danh sách',
          text: 'Bảng tính có cột số điện thoại. Số sai dạng và số trùng được chỉ ra từng dòng, không lặng lẽ bỏ.',
        },
        { title: 'Chọn lời', text: 'Tải lên tệp đã thu; nghe lại trước khi lưu.' },
        { title: 'Hẹn giờ', text: 'Ngày giờ bắt đầu, khung giờ được gọi, số lần gọi lại khi máy bận.' },
        {
          title: 'Đọc kết quả',
          text: 'Đã nghe hết, nghe dở, không bấm máy, số không liên lạc được; tải về thành bảng.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Dùng khi nào',
      cards: [
        { title: 'Xả lũ hồ chứa', text: 'Gọi từng hộ ven sông trước giờ mở cửa xả, ghi lại ai đã nghe.' },
        {
          title: 'Hoãn tàu, hoãn sự kiện',
          text: 'Vé đã bán, biển động: một lời cho cả nghìn khách trong cùng buổi chiều.',
        },
        { title: 'Nhắc lịch', text: 'Lịch tiêm, lịch bảo dưỡng, hạn nộp: lời thu sẵn, giọng người thật.' },
      ],
    },
    {
      kind: 'facts',
      heading: 'Giới hạn phải giữ',
      rows: [
        {
          name: 'Người nhận',
          value: 'Chỉ gọi người đã đồng ý hoặc có quan hệ hợp đồng. Cuộc gọi quảng cáo cần sự đồng ý riêng.',
        },
        { name: 'Câu đầu', value: 'Tên đơn vị, lý do gọi, cách từ chối những lần sau.' },
        { name: 'Tin khẩn', value: 'Gọi tự động không thay cảnh báo của chính quyền, chỉ đi kèm.' },
      ],
    },
  ],
} as const satisfies ContentPage;
