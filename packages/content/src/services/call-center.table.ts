import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Có người nhấc máy, nhất là hôm mưa bão',
  lead: 'Tổng đài gọi đến và gọi đi cho doanh nghiệp, theo kịch bản và giờ trực của bạn.',
  blocks: [
    { kind: 'live', heading: 'Ca trực được báo trước thế nào' },
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

const en = {
  headline: 'Someone picks up, above all on stormy days',
  lead: 'Inbound and outbound calls for businesses, with your script and in your hours.',
  blocks: [
    { kind: 'live', heading: 'How shifts are warned in time' },
    {
      kind: 'table',
      heading: 'Inbound and outbound',
      columns: ['Aspect', 'Inbound', 'Outbound'],
      rows: [
        [
          'Usual work',
          'Product questions, bookings, faults, where an order is',
          'Order confirmations, reminders, surveys',
        ],
        [
          'Script',
          'A tree of questions with a way out to a person',
          'Company, reason and how to decline, stated at once',
        ],
        ['Hours', 'The shifts you choose', 'No calls in rest hours or to those who have declined'],
        ['End of day', 'Missed calls and waiting time', 'Agreed, declined, not reached'],
      ],
    },
    {
      kind: 'text',
      heading: 'A storm is what tests a call centre',
      paragraphs: [
        'Power suppliers, insurers, couriers and coach companies all have days when calls shoot up. Because the forecast and the phones are under one roof, extra shifts start the day before, the greeting changes as soon as a warning is issued, and “when will the power be back” does not have to wait for the fourth person.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Recording and consent',
      rows: [
        { name: 'Notice', value: 'The first sentence of a call says that it is recorded and why.' },
        { name: 'Declined', value: 'Callers who do not want to be recorded are served through another channel.' },
        { name: 'How long', value: 'As stated in your contract and in the notice to your customers.' },
      ],
    },
    {
      kind: 'text',
      heading: 'Works well with',
      paragraphs: ['A call centre usually comes with one of these.'],
      links: [
        { route: 'service:auto-call', label: 'Auto call' },
        { route: 'service:ai-call-monitoring', label: 'AI call monitoring' },
        { route: 'service:human-resource-supply', label: 'Human-resource supply' },
      ],
    },
  ],
} as const satisfies ContentPage;

export const CALL_CENTER = joinLanguages(vi, en, { drawing: 'nightOffice' });
