import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Chọn ngày cho lễ hội, chọn giờ cho chuyến đi',
  lead: 'Dự báo 3–7 ngày, 30 ngày và 3–6 tháng cho tour, bãi biển, lễ hội, đám cưới và sự kiện ngoài trời.',
  blocks: [
    { kind: 'live', heading: 'Hôm nay ở Đà Nẵng' },
    {
      kind: 'text',
      heading: 'Khách không nhớ nhiệt độ, khách nhớ mình có bị ướt không',
      paragraphs: [
        'Một cơn dông 40 phút lúc khai mạc đáng sợ hơn cả ngày mưa bụi. Ban tổ chức hỏi ba điều: mưa từ mấy giờ, to hay nhỏ, và gió có giật sập mái che không.',
        'Bán tour lại cần nhìn xa: tháng nào bãi biển miền Trung êm, cuối tuần nào lên núi trời quang, dịp lễ năm nay lệch bao nhiêu so với mọi năm.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Ba tầm nhìn cho một mùa khách',
      cards: [
        {
          figure: '3–7 ngày',
          title: 'Chốt chương trình',
          text: 'Đổi giờ, đổi sân khấu trong nhà, thuê thêm mái che khi còn kịp; báo khách trước khi khách hỏi.',
        },
        {
          figure: '30 ngày',
          title: 'Xếp lịch, xếp người',
          text: 'Cuối tuần nào nên đẩy khuyến mãi, tàu cao tốc nào dễ phải nghỉ, cần thêm bao nhiêu nhân viên bãi biển.',
        },
        {
          figure: '3–6 tháng',
          title: 'Chọn mùa, chọn điểm đến',
          text: 'Xu thế nắng mưa theo vùng để mở bán tour, ký phòng và chọn tháng làm lễ hội.',
          link: { route: 'forecast', hash: 'climate', label: 'Xem bản tin khí hậu' },
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'Lúc nào sân khấu, bãi biển, đoàn đi bộ đổi kế hoạch',
      lead: 'Ngưỡng minh họa của phần trực tiếp.',
      rows: [
        {
          name: 'Sân khấu ngoài trời',
          value: 'Khả năng mưa trên 60%, gió giật quá cấp 6 (khoảng 50 km/h) hoặc nhiều khả năng có sét thì dừng.',
        },
        { name: 'Bãi biển', value: 'Khả năng mưa trên 60%, UV trên 10 hoặc nhiều khả năng có sét thì nên vào bờ.' },
        { name: 'Tour đi bộ', value: 'Cảm giác như trên 41 °C hoặc khả năng mưa trên 70% thì đổi giờ.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Đếm ngược tới giờ mở màn',
      steps: [
        { title: 'Trước 6 tháng', text: 'Chọn tháng và địa điểm theo khí hậu 30 năm và xu thế mùa.' },
        { title: 'Trước 30 ngày', text: 'Theo dõi tuần sự kiện; lập sẵn phương án trong nhà và ngày dự phòng.' },
        {
          title: 'Trước 3–7 ngày',
          text: 'Bản tin mỗi ngày cho đúng giờ, đúng chỗ; chốt mái che, máy phát, lối thoát nước.',
        },
        { title: 'Trong ngày', text: 'Dự báo viên trực cùng ban tổ chức, báo khi dông còn đủ xa để sơ tán khán giả.' },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['twiceADay', 'alertChannels', 'expertsAroundTheClock', 'thirtyYears', 'clients'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Ngày giờ, địa điểm, số khách, kết cấu ngoài trời.',
        'Mưa, gió, nắng nóng hay sét làm hỏng chương trình.',
        'Mốc quyết định, người quyết định, mẫu tin gửi khách.',
        'Tổng kết sau sự kiện, giữ lại cho mùa sau.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Pick the day for the festival and the hour for the trip',
  lead: '3–7 day, 30-day and 3–6 month forecasts for tours, beaches, festivals, weddings and open-air events.',
  blocks: [
    { kind: 'live', heading: 'Today in Da Nang' },
    {
      kind: 'text',
      heading: 'Guests forget the temperature. They remember getting wet.',
      paragraphs: [
        'A forty-minute thunderstorm at the opening does more harm than a whole day of drizzle. Organisers ask three things: when the rain starts, how heavy it is, and whether the wind can bring the canopy down.',
        'Selling tours takes a longer view: in which month the beaches of the centre are calm, which weekend is clear in the mountains, how far this year’s holiday differs from normal.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Three horizons for one season',
      cards: [
        {
          figure: '3–7 days',
          title: 'Settle the programme',
          text: 'Change the time, move indoors, hire more canopies while there is time; inform guests before they ask.',
        },
        {
          figure: '30 days',
          title: 'Plan dates and people',
          text: 'Which weekend to promote, which fast ferry is likely to be cancelled, how many lifeguards to hire.',
        },
        {
          figure: '3–6 months',
          title: 'Choose season and destination',
          text: 'Sun and rain trends by region, for opening sales, contracting rooms and choosing the festival’s month.',
          link: { route: 'forecast', hash: 'climate', label: 'See the climate bulletin' },
        },
      ],
    },
    {
      kind: 'facts',
      heading: 'When stage, beach and walks change their plans',
      lead: 'Sample limits of the live example.',
      rows: [
        {
          name: 'Open-air stage',
          value:
            'Stops at a chance of rain above 60%, gusts above force 6 (about 50 km/h) or when lightning is likely.',
        },
        {
          name: 'Beach',
          value: 'Come ashore at a chance of rain above 60%, UV above 10 or when lightning is likely.',
        },
        {
          name: 'Walking tour',
          value: 'Change the time when it feels like more than 41 °C or the chance of rain is above 70%.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Countdown to the opening',
      steps: [
        {
          title: '6 months before',
          text: 'Month and venue chosen from 30 years of climate data and the seasonal trend.',
        },
        { title: '30 days before', text: 'Watch the week of the event; have an indoor plan and a spare date ready.' },
        {
          title: '3–7 days before',
          text: 'One bulletin per day for the exact hour and place; settle canopies, generators, drainage.',
        },
        {
          title: 'On the day',
          text: 'A forecaster on duty with the organisers, warning while the storm is still far enough away to clear the crowd.',
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['twiceADay', 'alertChannels', 'expertsAroundTheClock', 'thirtyYears', 'clients'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Date, hour, venue, number of guests, outdoor structures.',
        'Whether rain, wind, heat or lightning would spoil the programme.',
        'Decision points, who decides, messages for guests.',
        'A review after the event, kept for next season.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const TOURISM_EVENTS = joinLanguages(vi, en, { drawing: 'festival' });
