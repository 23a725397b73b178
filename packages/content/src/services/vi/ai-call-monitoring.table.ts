import type { ContentPage } from '#blocks/content-page.ts';

export const AI_CALL_MONITORING = {
  headline: 'Nghe hết mọi cuộc gọi, chứ không chỉ vài cuộc rút thăm',
  lead: 'Giọng nói thành chữ, chấm điểm theo lời và cảm xúc, thống kê từ khóa, đánh giá nhân viên: cho người quản lý tổng đài.',
  blocks: [
    {
      kind: 'cards',
      heading: 'Bốn việc máy làm',
      cards: [
        {
          title: 'Giọng nói thành văn bản',
          text: 'Chia theo người nói, có giờ phút, tìm được bằng chữ. Giọng địa phương và chỗ ồn là nơi hay sai nhất.',
        },
        {
          title: 'Chấm điểm theo giọng và cảm xúc',
          text: 'Ngắt lời, nói nhanh, im lặng dài, bực bội: mỗi điểm kèm đoạn ghi âm để người nghe lại.',
        },
        { title: 'Thống kê từ khóa', text: 'Từ nào tăng tuần này: “hoàn tiền”, “mất điện”, “chưa nhận hàng”.' },
        { title: 'Đánh giá nhân viên', text: 'Theo tiêu chí của bạn, cộng qua nhiều cuộc, không phán từ một cuộc.' },
      ],
    },
    {
      kind: 'table',
      heading: 'Đo được và không đo được',
      columns: ['Câu hỏi', 'Máy trả lời', 'Người phải quyết'],
      rows: [
        ['Có chào đúng kịch bản không?', 'Có hoặc không, ở giây thứ mấy', 'Kịch bản ấy có nên giữ không'],
        ['Khách có bực không?', 'Dấu hiệu trong giọng, có thể nhầm', 'Vì sao bực'],
        ['Nhân viên có giỏi không?', 'Con số của nhiều cuộc', 'Khen, dạy thêm hay đổi việc'],
      ],
    },
    {
      kind: 'facts',
      heading: 'Luật đòi gì',
      rows: [
        {
          name: 'Báo và đồng ý',
          value:
            'Cả người gọi lẫn nhân viên được báo trước về ghi âm và phân tích; phần cần đồng ý thì phải có đồng ý chứng minh được.',
        },
        {
          name: 'Giọng nói, cảm xúc',
          value: 'Gần với dữ liệu sinh trắc học: lập hồ sơ đánh giá tác động trước khi bật.',
        },
        {
          name: 'Quyết định về người',
          value: 'Không kỷ luật ai chỉ bằng điểm máy chấm; nhân viên được nghe lại và phản hồi.',
        },
      ],
    },
  ],
} as const satisfies ContentPage;
