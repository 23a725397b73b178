import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Từ số liệu mưa đến quyết định trong ba ngành',
  lead: 'Công trường và cửa hàng, ruộng và ao, hồ chứa và lưu vực. Mỗi giải pháp bắt đầu từ quyết định của bạn rồi mới đến bản đồ thời tiết.',
  blocks: [
    { kind: 'live', heading: 'Một tin báo trông thế nào' },
    {
      kind: 'cards',
      heading: 'Chọn theo việc bạn làm',
      cards: [
        {
          title: 'Cho doanh nghiệp',
          text: 'Dừng cẩu, hoãn đổ bê tông, đổi ca ngoài nắng, dời sự kiện: cảnh báo theo ngưỡng của từng việc, tới đúng người trực.',
          link: { route: 'solution:solutions-for-businesses', label: 'Xem 24 giờ mẫu tại TP. Hồ Chí Minh' },
        },
        {
          title: 'Cho nông nghiệp',
          text: 'Giờ nào phun, phơi, bón, gặt; nhận diện cây trồng và sâu bệnh; mạng xã hội nhà nông và chuyên gia trả lời.',
          link: { route: 'solution:solutions-for-agriculture', label: 'Xem việc đồng của hôm nay ở Cần Thơ' },
        },
        {
          title: 'Cho thủy điện',
          text: 'Mưa cộng dồn 6 đến 72 giờ trên lưu vực, dự báo sớm mưa và lưu lượng về hồ cho người điều độ.',
          link: { route: 'solution:solutions-for-hydropower', label: 'Xem mưa lưu vực sông Đà lúc này' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Khác nhau ở câu hỏi',
      lead: 'Cùng một phiên mô hình, ba nghề hỏi ba điều khác nhau.',
      columns: ['Nghề', 'Câu hỏi', 'Số dùng để trả lời', 'Tầm nhìn'],
      rows: [
        [
          'Doanh nghiệp',
          'Từ mấy giờ phải dừng, đến mấy giờ làm lại được?',
          'Mưa, gió giật, dông, nóng theo giờ',
          '24 giờ đến 15 ngày',
        ],
        ['Nông nghiệp', 'Hôm nay nên phun, phơi, bón hay gặt?', 'Gió, độ ẩm, mưa, bốc thoát hơi', '48 giờ đến 90 ngày'],
        ['Thủy điện', 'Bao nhiêu nước sắp xuống lưu vực?', 'Mưa cộng dồn và khoảng dao động', '6 giờ đến 10 ngày'],
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'Nơi, thiết bị, ca trực, và những lần thời tiết đã gây thiệt hại.',
        'Việc nào dừng vì mưa, việc nào vì gió, việc nào vì nóng; dừng sai một lần tốn bao nhiêu.',
        'Ngưỡng, kênh gửi, mẫu bản tin, kết nối API vào hệ thống sẵn có.',
        'Mỗi tháng đặt dự báo cạnh thực tế, sửa ngưỡng báo thừa và báo thiếu.',
      ],
    },
    {
      kind: 'text',
      heading: 'Muốn thử trước khi nói chuyện',
      paragraphs: [
        'Mọi trang thời tiết ở đây mở tự do, không cần tài khoản. Chọn xã của công trường, của ruộng hay của đập, mở trang theo giờ và so trong một tuần với những gì bạn thấy.',
      ],
      links: [
        { route: 'search', label: 'Tìm xã, phường của bạn' },
        { route: 'api-docs', label: 'Gọi thử API' },
        { route: 'industries', label: 'Thời tiết theo ngành' },
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Where a rainfall figure becomes a decision',
  lead: 'Sites and shops, fields and ponds, reservoirs and catchments. Each solution begins with your decision and only then turns to the weather map.',
  blocks: [
    { kind: 'live', heading: 'What an alert looks like' },
    {
      kind: 'cards',
      heading: 'Choose by what you do',
      cards: [
        {
          title: 'For businesses',
          text: 'Stop the crane, postpone the concrete, shift work out of the heat, move the event: alerts at the limit of each job, to the person on duty.',
          link: { route: 'solution:solutions-for-businesses', label: 'See 24 sample hours in Ho Chi Minh City' },
        },
        {
          title: 'For agriculture',
          text: 'When to spray, dry, fertilise and harvest; crops and pests identified; a farmers’ network and experts who answer.',
          link: { route: 'solution:solutions-for-agriculture', label: 'See today’s field work in Can Tho' },
        },
        {
          title: 'For hydropower',
          text: 'Rain totals over 6 to 72 hours for a catchment, early forecasts of rain and inflow for reservoir operators.',
          link: { route: 'solution:solutions-for-hydropower', label: 'See rain over the Da River basin now' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'They differ in the question',
      lead: 'Three trades put three different questions to the same model run.',
      columns: ['Trade', 'Question', 'Figures that answer it', 'Horizon'],
      rows: [
        [
          'Business',
          'When must we stop, and when can we resume?',
          'Hourly rain, gusts, thunder and heat',
          '24 hours to 15 days',
        ],
        [
          'Agriculture',
          'Spray, dry, fertilise or harvest today?',
          'Wind, humidity, rain, evapotranspiration',
          '48 hours to 90 days',
        ],
        [
          'Hydropower',
          'How much water is about to fall on the catchment?',
          'Rain totals and their range',
          '6 hours to 10 days',
        ],
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'Places, equipment, shifts, and the times when the weather caused damage.',
        'Which job stops for rain, which for wind, which for heat; what one wrong stop costs.',
        'Limits, channels, the bulletin format, the API connected to your existing systems.',
        'Each month we compare forecasts with what happened and correct limits that alert too often or too rarely.',
      ],
    },
    {
      kind: 'text',
      heading: 'Try it before we talk',
      paragraphs: [
        'Every weather page here is open, without an account. Pick the commune of your site, field or dam, open its hourly page and compare for a week with what you see outside.',
      ],
      links: [
        { route: 'search', label: 'Find your commune' },
        { route: 'api-docs', label: 'Try the API' },
        { route: 'industries', label: 'Weather by industry' },
      ],
    },
  ],
} as const satisfies ContentPage;

export const SOLUTIONS_OVERVIEW = joinLanguages(vi, en, { drawing: 'craneFieldDam' });
