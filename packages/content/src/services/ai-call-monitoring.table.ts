import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Nghe hết mọi cuộc gọi, chứ không chỉ vài cuộc rút thăm',
  lead: 'Giọng nói thành chữ, chấm điểm theo lời và cảm xúc, thống kê từ khóa, đánh giá nhân viên: dành cho người quản lý tổng đài.',
  blocks: [
    { kind: 'live', heading: 'Trời ngoài kia lúc khách gọi đến' },
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
        {
          title: 'Đánh giá nhân viên',
          text: 'Theo tiêu chí của bạn, cộng qua nhiều cuộc, không kết luận từ một cuộc.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Đo được và không đo được',
      columns: ['Câu hỏi', 'Máy trả lời', 'Người quyết định'],
      rows: [
        ['Có chào đúng kịch bản không?', 'Có hoặc không, ở giây thứ mấy', 'Kịch bản ấy có nên giữ không'],
        ['Khách có bực không?', 'Dấu hiệu trong giọng, có thể nhầm', 'Vì sao bực'],
        ['Nhân viên có giỏi không?', 'Con số của nhiều cuộc', 'Khen, dạy thêm hay đổi việc'],
      ],
    },
    {
      kind: 'facts',
      heading: 'Luật yêu cầu gì',
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

const en = {
  headline: 'Every call heard, not just a random few',
  lead: 'Speech to text, scoring by voice and emotion, keyword statistics, staff evaluation: for call-centre managers.',
  blocks: [
    { kind: 'live', heading: 'The weather outside while customers call' },
    {
      kind: 'cards',
      heading: 'Four things the machine does',
      cards: [
        {
          title: 'Speech to text',
          text: 'By speaker, with timestamps, searchable by word. Regional accents and noise are where it errs most.',
        },
        {
          title: 'Scores by voice and emotion',
          text: 'Interrupting, hurrying, long silence, annoyance: each score comes with its clip, so that a person can listen.',
        },
        {
          title: 'Keyword statistics',
          text: 'Which words came up more this week: “refund”, “power cut”, “not delivered”.',
        },
        { title: 'Staff evaluation', text: 'By your criteria, over many calls, never from a single one.' },
      ],
    },
    {
      kind: 'table',
      heading: 'What can be measured and what cannot',
      columns: ['Question', 'The machine says', 'People decide'],
      rows: [
        ['Was the greeting as scripted?', 'Yes or no, and at which second', 'Whether the script is worth keeping'],
        ['Was the customer annoyed?', 'Signs in the voice, possibly wrong', 'Why'],
        ['Is this agent good?', 'Figures from many calls', 'Praise, training or other work'],
      ],
    },
    {
      kind: 'facts',
      heading: 'What the law requires',
      rows: [
        {
          name: 'Notice and consent',
          value:
            'Callers and staff are informed of recording and analysis beforehand; where consent is needed, it must be provable.',
        },
        {
          name: 'Voice and emotion',
          value: 'Close to biometric data: an impact assessment is made before it is switched on.',
        },
        {
          name: 'Decisions about people',
          value: 'Nobody is disciplined by a machine’s score alone; staff may listen and respond.',
        },
      ],
    },
  ],
} as const satisfies ContentPage;

export const AI_CALL_MONITORING = joinLanguages(vi, en, { drawing: 'voicePrint' });
