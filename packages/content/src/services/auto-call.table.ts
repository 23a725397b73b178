import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Một bảng tính, một tệp ghi âm, một giờ hẹn',
  lead: 'Gọi tự động tới cả danh sách: báo hoãn chuyến, nhắc lịch tiêm, báo xả nước hồ, mà không cần người ngồi bấm số.',
  blocks: [
    { kind: 'live', heading: 'Gọi hết danh sách mất bao lâu?' },
    {
      kind: 'steps',
      heading: 'Bốn bước',
      steps: [
        {
          title: 'Nạp danh sách',
          text: 'Bảng tính có cột số điện thoại. Số sai dạng và số trùng được chỉ ra từng dòng, không lặng lẽ bỏ.',
        },
        { title: 'Chọn lời', text: 'Tải lên tệp đã thu; nghe lại trước khi lưu.' },
        { title: 'Hẹn giờ', text: 'Ngày giờ bắt đầu, khung giờ trong 08:00–17:00, số lần gọi lại khi máy bận.' },
        {
          title: 'Đọc kết quả',
          text: 'Đã nghe hết, nghe dở, không bấm máy, máy bận, từ chối; từng số một, tải về thành bảng.',
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
          value: 'Chỉ gọi người đã đồng ý. Cuộc gọi quảng cáo cần sự đồng ý riêng.',
        },
        { name: 'Không gọi', value: 'Số trong danh sách quốc gia, số bạn chặn, và ai đã bấm phím 9 để từ chối.' },
        { name: 'Cách mở', value: 'Theo hợp đồng, cho từng tài khoản, sau khi nối với nhà mạng.' },
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
    { kind: 'live', heading: 'How long does a list take?' },
    {
      kind: 'steps',
      heading: 'Four steps',
      steps: [
        {
          title: 'Import the list',
          text: 'A spreadsheet with a column of phone numbers. Malformed and repeated ones are named line by line, never silently dropped.',
        },
        { title: 'Choose the words', text: 'Upload the recorded file and listen to it before it is saved.' },
        {
          title: 'Set the time',
          text: 'When to start, which hours between 08:00 and 17:00, how often to retry when a line is busy.',
        },
        {
          title: 'Read the outcome',
          text: 'Heard to the end, hung up early, no answer, busy, declined: listed by number, with a table to download.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'When to use it',
      cards: [
        {
          title: 'Water released from a dam',
          text: 'A call to every household on the river before the gates open, with a record of who heard it.',
        },
        {
          title: 'Ferries and events postponed',
          text: 'Tickets sold, rough sea: one message to a thousand guests within the afternoon.',
        },
        { title: 'Reminders', text: 'Vaccinations, services, deadlines: recorded in advance, in a human voice.' },
      ],
    },
    {
      kind: 'facts',
      heading: 'Limits we keep',
      rows: [
        {
          name: 'Who is called',
          value: 'Only people who agreed. Advertising calls need separate consent.',
        },
        {
          name: 'Never called',
          value: 'Numbers on the national list, numbers you block, and whoever pressed key 9 to decline.',
        },
        { name: 'How it is opened', value: 'By contract, account by account, once a phone network is connected.' },
        { name: 'First sentence', value: 'Who is calling, why, and how to decline the next time.' },
        {
          name: 'Emergencies',
          value: 'Automatic calls never replace the warnings of the authorities; they only complement them.',
        },
      ],
    },
  ],
} as const satisfies ContentPage;

export const AUTO_CALL = joinLanguages(vi, en, { drawing: 'phoneLines' });
