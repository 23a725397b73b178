import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Mỗi yêu cầu có một người theo đến cùng',
  lead: 'Chăm sóc khách hàng qua điện thoại, tin nhắn và email: nhận, phân loại, xử lý, hỏi lại khách đã xong chưa.',
  blocks: [
    { kind: 'live', heading: 'Mưa hai ngày tới: lúc khách gọi nhiều' },
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
      heading: 'Dữ liệu khách hàng của bạn',
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

const en = {
  headline: 'One person follows each request to its end',
  lead: 'Customer care by phone, message and e-mail: received, sorted, solved, and confirmed with the customer.',
  blocks: [
    { kind: 'live', heading: 'Two days of rain: when customers call' },
    {
      kind: 'steps',
      heading: 'How a request travels',
      steps: [
        {
          title: 'Received',
          text: 'All channels end in one queue; each case has a number, so no customer has to explain it twice.',
        },
        {
          title: 'Sorted',
          text: 'Question, fault, return, complaint, urgent: each has a response time agreed with you beforehand.',
        },
        { title: 'Solved or handed on', text: 'Cases an agent may not decide are passed on with all the notes.' },
        {
          title: 'Closed when the customer says so',
          text: 'Not because time is up. A reopened case keeps its number.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What you see',
      cards: [
        { title: 'Open and overdue cases', text: 'By hour and by kind, never blended into one satisfaction score.' },
        {
          title: 'The five questions asked most',
          text: 'Every week, with a proposal to fix the product or its guide.',
        },
        {
          title: 'Warning of busy days',
          text: 'Heavy rain, storms and power cuts bring calls. Shifts are planned from the forecast for the coming days.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Your customers’ data',
      paragraphs: [
        'Names, numbers and conversations belong to you. Under Vietnam’s Law on Personal Data Protection 91/2025/QH15 we are the processor: we use them only for the work you gave us, and delete or return them when the contract ends. Callers are informed before anything is recorded.',
      ],
      links: [
        { route: 'service:call-center', label: 'Call centre' },
        { route: 'service:ai-call-monitoring', label: 'AI call monitoring' },
      ],
    },
  ],
} as const satisfies ContentPage;

export const CUSTOMER_CARE = joinLanguages(vi, en, { drawing: 'voices' });
