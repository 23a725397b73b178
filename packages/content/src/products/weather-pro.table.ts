import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Một bản tin viết cho đúng việc của bạn',
  lead: 'Bản tin chuyên gia theo yêu cầu: dự báo viên đọc mô hình thay bạn và viết ra điều cần quyết định.',
  blocks: [
    { kind: 'live', heading: 'Một bản tin mẫu' },
    {
      kind: 'text',
      heading: 'Khi con số chưa đủ',
      paragraphs: [
        'Kéo một sà lan từ Vũng Tàu ra Côn Đảo, lợp mái sân vận động, hạ thủy một con tàu: chỉ làm một lần, và không làm lại được. Lúc ấy bạn cần người so nhiều mô hình, biết chỗ nào mô hình hay sai ở địa hình Việt Nam và dám nói “đợi thêm sáu giờ”.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Thường được đặt cho',
      cards: [
        {
          title: 'Công trình',
          text: 'Đổ bê tông khối lớn, cẩu lắp dầm, căng mái: giờ bắt đầu và giờ phải xong.',
        },
        {
          title: 'Hải trình',
          text: 'Kéo sà lan, chuyển giàn, đua thuyền: sóng và gió dọc tuyến theo giờ tàu tới.',
        },
        {
          title: 'Sự kiện',
          text: 'Khai mạc, bắn pháo hoa, đám cưới ngoài trời: một dự báo viên trực tới khi tan.',
        },
        {
          title: 'Hồ sơ sau sự việc',
          text: 'Diễn biến thời tiết đã qua tại một điểm, cho bảo hiểm hoặc nghiệm thu.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Một bản tin có gì',
      rows: [
        { name: 'Kết luận', value: 'Một câu ở dòng đầu: làm, chưa làm, hay chờ tới mấy giờ.' },
        { name: 'Bảng giờ', value: 'Gió, mưa, sóng, dông, tầm nhìn theo ngưỡng bạn đặt.' },
        { name: 'Khả năng khác', value: 'Điều gì có thể làm dự báo sai và dấu hiệu để nhận ra sớm.' },
        { name: 'Lần cập nhật tới', value: 'Giờ phát bản tin sau và người để gọi.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Đặt bản tin',
      steps: [
        { title: 'Cho biết việc', text: 'Nơi nào, khi nào, điều gì làm hỏng việc.' },
        { title: 'Thống nhất ngưỡng', text: 'Của bạn, hoặc cùng đặt từ kinh nghiệm ngành.' },
        { title: 'Nhận bản tin', text: 'Theo nhịp đã hẹn, dày hơn khi gần giờ làm.' },
        { title: 'Nhìn lại', text: 'Một trang so dự báo với diễn biến thật.' },
      ],
    },
    {
      kind: 'gap',
      text: 'Đặt trực tuyến bằng tài khoản của bạn: nơi, giờ, việc và ngưỡng. Chúng tôi báo giá trước khi viết; bản tin công khai của trang vẫn xem được miễn phí.',
      links: [
        { route: 'dashboard:bulletins', label: 'Đặt bản tin' },
        { route: 'forecast', label: 'Các hạn dự báo' },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['expertsAroundTheClock', 'twiceADay', 'waves', 'accuracy'],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'A bulletin written for the job in hand',
  lead: 'The expert bulletin on demand: a forecaster reads the models for you and writes down what has to be decided.',
  blocks: [
    { kind: 'live', heading: 'A sample bulletin' },
    {
      kind: 'text',
      heading: 'When figures are not enough',
      paragraphs: [
        'Towing a barge from Vung Tau to Con Dao, roofing a stadium, launching a ship: done once, with no second try. Then you need someone who compares models, knows where they tend to err over Vietnam’s terrain, and dares to say “wait another six hours”.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Often ordered for',
      cards: [
        {
          title: 'Construction',
          text: 'Large concrete pours, girder lifts, tensioning a roof membrane: when to start and when to be finished.',
        },
        {
          title: 'Voyages',
          text: 'Barge tows, rig moves, regattas: waves and wind along the route for the hour the vessel arrives.',
        },
        {
          title: 'Events',
          text: 'Opening nights, fireworks, open-air weddings: a forecaster on duty until the last guest leaves.',
        },
        {
          title: 'Records after the event',
          text: 'What the weather did at one point, for insurance or acceptance.',
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'What is in a bulletin',
      rows: [
        { name: 'The conclusion', value: 'One sentence at the top: go, not yet, or wait until when.' },
        { name: 'Hour by hour', value: 'Wind, rain, waves, thunder and visibility against your limits.' },
        { name: 'What else may happen', value: 'What could prove the forecast wrong, and the signs to see it early.' },
        { name: 'The next update', value: 'When the next bulletin comes and whom to call.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Ordering a bulletin',
      steps: [
        { title: 'Describe the job', text: 'Where, when, and what would spoil it.' },
        { title: 'Agree on limits', text: 'Yours, or set together from industry practice.' },
        { title: 'Get the bulletin', text: 'On the agreed schedule, more often as the time approaches.' },
        { title: 'Look back', text: 'One page that compares the forecast with what happened.' },
      ],
    },
    {
      kind: 'gap',
      text: 'Order online with your account: place, hours, job and limits. We quote before we write; the public forecasts of this site are free to read.',
      links: [
        { route: 'dashboard:bulletins', label: 'Order a bulletin' },
        { route: 'forecast', label: 'Forecast horizons' },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['expertsAroundTheClock', 'twiceADay', 'waves', 'accuracy'],
    },
  ],
} as const satisfies ContentPage;

export const WEATHER_PRO = joinLanguages(vi, en, { drawing: 'observatory' });
