import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Không chỉ “mai\u00a0mưa”, mà “mai\u00a014:00 dừng đổ bê tông”',
  lead: 'Metplus là nền tảng khuyến nghị hành động: khi dự báo chạm ngưỡng của bạn, người phụ trách nhận ngay việc cần làm.',
  blocks: [
    { kind: 'live', heading: 'Bảng việc hôm nay' },
    {
      kind: 'text',
      heading: 'Một quy tắc gồm bốn phần',
      paragraphs: [
        'Ở đâu, đại lượng nào vượt ngưỡng nào, báo trước bao lâu, ai làm gì. Viết một lần, quy tắc chạy với mọi lần cập nhật dự báo. Khi dự báo đổi, lời khuyên đổi theo và người nhận biết vì sao.',
      ],
    },
    {
      kind: 'table',
      heading: 'Ví dụ quy tắc',
      columns: ['Ở đâu', 'Khi', 'Báo trước', 'Ai làm gì'],
      rows: [
        ['Công trường cầu', 'mưa từ 2,5 mm mỗi giờ', '3 giờ', 'Chỉ huy trưởng dời giờ đổ bê tông'],
        ['Bãi container', 'gió giật quá cấp 7 (khoảng 62 km/h)', '2 giờ', 'Điều độ hạ thấp chồng container, neo cẩu'],
        ['Sân phơi lúa', 'khả năng mưa từ 40%', '1 giờ', 'Tổ trưởng thu lúa, kéo bạt'],
        ['Chuỗi cửa hàng', 'lệch so với mọi năm từ +2 °C', '3 ngày', 'Quản lý vùng tăng đồ uống lạnh'],
        ['Kho vắc-xin', 'nóng từ 37 °C', '1 ngày', 'Thủ kho kiểm tra máy phát'],
      ],
      note: 'Các quy tắc này để minh họa; ngưỡng do bạn đặt.',
    },
    {
      kind: 'cards',
      heading: 'Vì sao không chỉ là chuông báo',
      cards: [
        {
          title: 'Nói việc, không nói số',
          text: 'Tin đi tới đúng người, kèm việc cần làm và giờ hết hiệu lực. Con số đi kèm cho ai muốn kiểm tra.',
        },
        {
          title: 'Biết gộp tin và biết im',
          text: 'Nhiều điểm cùng vượt ngưỡng thành một tin; giờ nghỉ chỉ báo việc khẩn.',
        },
        {
          title: 'Biết mình đúng hay sai',
          text: 'Mỗi lời khuyên được ghi lại cùng diễn biến sau đó, để nới hay siết ngưỡng.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Bắt đầu',
      steps: [
        { title: 'Chọn nơi', text: 'Gõ tên xã, phường hoặc tỉnh.' },
        { title: 'Đặt quy tắc', text: 'Bắt đầu từ mẫu theo ngành rồi sửa ngưỡng, giờ và người nhận.' },
        { title: 'Thử ngay', text: 'Ba việc không cần tài khoản; ngưỡng nằm trong địa chỉ trang, gửi cho nhau được.' },
        {
          title: 'Lưu lại',
          text: 'Trong tài khoản: việc và nơi của riêng bạn, lịch tự cập nhật, email khi lời khuyên đổi.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['alertChannels', 'everyTenMinutes', 'expertsAroundTheClock'],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Not “rain tomorrow” but “stop pouring concrete at 14:00”',
  lead: 'Metplus is a platform that recommends action: when the forecast reaches your limit, the person in charge gets the task.',
  blocks: [
    { kind: 'live', heading: 'Today’s work board' },
    {
      kind: 'text',
      heading: 'A rule has four parts',
      paragraphs: [
        'Where, which quantity crosses which limit, how long ahead, who does what. Written once, a rule runs with every update of the forecast. When the forecast changes, the advice changes with it, and the people who get it know why.',
      ],
    },
    {
      kind: 'table',
      heading: 'Sample rules',
      columns: ['Where', 'When', 'Ahead', 'Who does what'],
      rows: [
        ['Bridge site', 'rain of 2.5 mm per hour or more', '3 hours', 'The site manager moves the concrete pour'],
        [
          'Container yard',
          'gusts above force 7 (about 62 km/h)',
          '2 hours',
          'Dispatch lowers the stacks and ties down the cranes',
        ],
        [
          'Rice-drying yard',
          'chance of rain of 40% or more',
          '1 hour',
          'The crew leader gets the rice in or under tarpaulins',
        ],
        ['Shop chain', '+2 °C or more above normal', '3 days', 'The regional manager orders more cold drinks'],
        ['Vaccine store', '37 °C or more', '1 day', 'The storekeeper checks the generator'],
      ],
      note: 'These rules are samples; the limits are yours to set.',
    },
    {
      kind: 'cards',
      heading: 'Why it is more than an alarm',
      cards: [
        {
          title: 'It names the task, not the figure',
          text: 'The message goes to the right person and says what to do and until when; the figures follow for those who want to check.',
        },
        {
          title: 'It groups messages and knows when to keep quiet',
          text: 'Several sites over the limit become one message; out of hours only urgent ones ring.',
        },
        {
          title: 'It knows whether it was right',
          text: 'Every piece of advice is logged with what happened next, so that limits can be loosened or tightened.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Getting started',
      steps: [
        { title: 'Choose a place', text: 'Type the name of a ward, commune or province.' },
        { title: 'Set rules', text: 'Start from a template for your trade, then adjust limits, hours and recipients.' },
        {
          title: 'Try it now',
          text: 'Three kinds of work need no account; the page address keeps the limits, so it can be shared.',
        },
        {
          title: 'Save it',
          text: 'In your account: your own work and sites, a calendar that updates itself, an e-mail when the advice changes.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['alertChannels', 'everyTenMinutes', 'expertsAroundTheClock'],
    },
  ],
} as const satisfies ContentPage;

export const METPLUS = joinLanguages(vi, en, { drawing: 'lighthouse' });
