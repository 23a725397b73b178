import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Một bảng tính, một tệp ghi âm, một giờ hẹn',
  lead: 'Gọi tự động tới cả danh sách: báo hoãn chuyến, nhắc lịch tiêm, báo xả nước hồ, mà không cần người ngồi bấm số.',
  blocks: [
    { kind: 'live', heading: 'Nội dung cuộc gọi, từ đầu đến cuối' },
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

const en = {
  headline: 'A spreadsheet, a recording, a time',
  lead: 'Automatic calls to a whole list: a sailing postponed, a vaccination due, water about to be released from a dam, with nobody dialling numbers.',
  blocks: [
    { kind: 'live', heading: 'What the calls say, first to last' },
    {
      kind: 'steps',
      heading: 'Four steps',
      steps: [
        {
          title: 'Import the list',
          text: 'A spreadsheet with a column of phone numbers. Malformed and repeated ones are named line by line, never dropped in silence.',
        },
        { title: 'Choose the words', text: 'Upload the recorded file and listen to it before it is saved.' },
        {
          title: 'Set the time',
          text: 'When to begin, within which hours, how often to try again when a line is busy.',
        },
        {
          title: 'Read the outcome',
          text: 'Heard to the end, hung up early, not answered, unreachable: a table to download.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'What it is for',
      cards: [
        {
          title: 'Water released from a dam',
          text: 'A call to every household on the river before the gates open, with a record of who heard it.',
        },
        {
          title: 'Ferries and events put off',
          text: 'Tickets sold, rough sea: one message to a thousand guests within the afternoon.',
        },
        { title: 'Reminders', text: 'Vaccinations, services, deadlines: recorded ahead, in a human voice.' },
      ],
    },
    {
      kind: 'facts',
      heading: 'Limits to keep',
      rows: [
        {
          name: 'Who is called',
          value: 'Only people who agreed or have a contract with you. Advertising calls need a consent of their own.',
        },
        { name: 'First sentence', value: 'Who is calling, why, and how to decline the next time.' },
        {
          name: 'Emergencies',
          value: 'Automatic calls never replace the warnings of the authorities; they come beside them.',
        },
      ],
    },
  ],
} as const satisfies ContentPage;

export const AUTO_CALL = joinLanguages(vi, en, { drawing: 'phoneLines' });
