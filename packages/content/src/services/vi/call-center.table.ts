import type { ContentPage } from '#blocks/content-page.ts';

export const CALL_CENTER = {
  headline: 'Có người nhấc máy, nhất là hôm mưa bão',
  lead: 'Tổng đài gọi đến và gọi đi cho doanh nghiệp, theo kịch bản và giờ trực của bạn.',
  blocks: [
    {
      kind: 'table',
      heading: 'Gọi đến và gọi đi',
      columns: ['Nội dung', 'Gọi đến', 'Gọi đi'],
      rows: [
        [
          'Việc thường gặp',
          'Hỏi hàng, đặt lịch, báo hỏng, hỏi đường đi của đơn',
          'Xác nhận đơn, nhắc lịch, khảo sát sau mua',
        ],
        ['Kịch bản', 'Theo cây câu hỏi, có lối thoát gặp người', 'Nói ngay tên đơn vị, lý do gọi và cách từ chối'],
        ['Giờ', 'Theo ca bạn chọn', 'Không gọi giờ nghỉ, không gọi lại người đã từ chối'],
        ['Cuối ngày', 'Số cuộc nhỡ và thời gian chờ', 'Số người đồng ý, từ chối, không gặp'],
      ],
    },
    {
      kind: 'text',
      heading: 'Ngày bão là ngày thử của một tổng đài',
      paragraphs: [
        'Điện lực, bảo hiểm, giao hàng, hãng xe đều có một ngày trong năm cuộc gọi tăng vọt. Vì dự báo và tổng đài ở cùng một nhà, ca trực được tăng từ hôm trước, lời chào được đổi ngay khi có cảnh báo, và câu hỏi “khi nào có điện lại” không phải chờ người thứ tư mới trả lời được.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Ghi âm và đồng ý',
      rows: [
        { name: 'Báo trước', value: 'Câu đầu tiên của cuộc gọi nói rõ có ghi âm và để làm gì.' },
        { name: 'Từ chối', value: 'Người gọi từ chối ghi âm vẫn được phục vụ qua kênh khác.' },
        { name: 'Giữ bao lâu', value: 'Theo hợp đồng với bạn, ghi trong thông báo cho khách.' },
      ],
    },
    {
      kind: 'text',
      heading: 'Dùng cùng',
      paragraphs: ['Tổng đài thường đi kèm một trong ba việc sau.'],
      links: [
        { route: 'service:auto-call', label: 'Gọi tự động' },
        { route: 'service:ai-call-monitoring', label: 'Giám sát cuộc gọi bằng AI' },
        { route: 'service:human-resource-supply', label: 'Cung ứng nhân sự' },
      ],
    },
  ],
} as const satisfies ContentPage;
