import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Báo đúng giờ phải dừng, và giờ được làm lại',
  lead: 'Mỗi việc ngoài trời có một ngưỡng. Chúng tôi canh từng ngưỡng tại đúng địa điểm của bạn và báo trước khi bị vượt.',
  blocks: [
    { kind: 'live', heading: 'TP. Hồ Chí Minh, 24 giờ tới, bốn ngưỡng mẫu' },
    {
      kind: 'text',
      heading: 'Một con số “khả năng mưa 60%” không dừng được cái cẩu',
      paragraphs: [
        'Người trực ca cần giờ bắt đầu, giờ kết thúc, việc nào dừng và ai phải biết. Cùng một trận dông chiều, thợ hàn dừng vì sét, xe bồn bê tông dừng vì mưa trên 5 mm một giờ, cẩu tháp dừng vì gió giật cấp 7; ba giờ dừng đó không trùng nhau.',
      ],
    },
    {
      kind: 'table',
      heading: 'Thời tiết làm hỏng việc gì',
      lead: 'Mười ba lĩnh vực chúng tôi tư vấn, và thiệt hại thường gặp nhất ở mỗi lĩnh vực.',
      columns: ['Lĩnh vực', 'Thời tiết tác động thế nào', 'Số cần canh'],
      rows: [
        ['Khai khoáng', 'Moong ngập, đường vận tải trơn, nổ mìn phải hoãn khi có sét', 'mưa từng giờ, dông'],
        ['Bán lẻ', 'Mưa chiều kéo khách khỏi phố và dồn sang giao hàng', 'mưa giờ tan tầm'],
        ['Thời trang', 'Rét muộn một tuần là áo khoác nằm kho', 'xu thế 30 ngày'],
        ['Du lịch', 'Tàu cao tốc ra đảo nghỉ khi sóng lớn, khách đổi ngày', 'gió, sóng, 3–7 ngày'],
        ['Sự kiện', 'Sân khấu, bạt và loa đứng không nổi trước gió giật', 'gió giật, dông'],
        ['Nông nghiệp', 'Thuốc vừa phun gặp mưa trong sáu giờ là phải phun lại', 'mưa, gió, độ ẩm'],
        ['Xây dựng', 'Bê tông mới đổ gặp mưa rào, cẩu tháp gặp gió', 'mưa, gió giật'],
        ['Năng lượng', 'Phụ tải theo nóng, sản lượng theo gió, nắng và nước', 'nhiệt độ, gió, bức xạ'],
        ['Vận tải, logistics', 'Đèo sương mù, đường ngập, cảng ngừng xếp dỡ', 'mưa, tầm nhìn, gió'],
        ['Nhà hàng', 'Ngoài hiên trống bàn, đơn mang đi dồn về bếp', 'mưa giờ ăn tối'],
        ['Điện tử, điện lạnh', 'Đợt nóng đầu mùa quyết định cả quý bán máy lạnh', 'nhiệt độ so với trung bình'],
        ['Thể thao, giải trí', 'Nóng trên ngưỡng thì hoãn giờ bóng lăn, sét thì rời sân', 'cảm giác nóng, dông'],
        ['Y tế', 'Nắng nóng và bụi mịn làm phòng cấp cứu đông lên', 'nóng, AQI'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Ba cách nhận',
      cards: [
        {
          figure: 'Cảnh báo',
          title: 'Tới người trực, không tới cả công ty',
          text: 'Ngưỡng, địa điểm, người nhận và giờ yên lặng đặt riêng cho từng việc. Kênh: email, Zalo hoặc thông báo trên điện thoại.',
        },
        {
          figure: 'Bản tin',
          title: 'Một trang, do dự báo viên viết',
          text: 'Theo yêu cầu, cho một công trình hay một dịp. Ghi rõ điều chắc, điều chưa chắc và khi nào sẽ rõ hơn.',
          link: { route: 'weather-pro', label: 'Bản tin chuyên gia' },
        },
        {
          figure: 'API',
          title: 'Số liệu chảy thẳng vào phần mềm của bạn',
          text: 'Hiện tại, 24 giờ, mưa 72 giờ, 15 ngày, gió ở nhiều độ cao. Gọi thử được ngay, không cần đăng ký.',
          link: { route: 'api-docs', label: 'Tài liệu API' },
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['everyTenMinutes', 'alertChannels', 'expertsAroundTheClock', 'clients'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Danh sách địa điểm, ca làm và thiết bị.',
        'Ngưỡng dừng của từng việc, lấy từ quy trình an toàn của bạn.',
        'Chạy thử trên những đợt thời tiết đã qua, rồi mới bật tin thật.',
        'Đếm số lần báo đúng, báo thừa, bỏ sót; chỉnh lại hằng tháng.',
      ],
    },
    {
      kind: 'text',
      heading: 'Xem theo ngành',
      paragraphs: ['Mỗi trang ngành có ngưỡng riêng và một ví dụ trực tiếp ở một nơi có thật.'],
      links: [
        { route: 'industry:khai-khoang', label: 'Than và khai khoáng' },
        { route: 'industry:van-tai', label: 'Vận tải' },
        { route: 'industry:thuong-mai-ban-le', label: 'Bán lẻ' },
        { route: 'industry:du-lich-su-kien', label: 'Du lịch, sự kiện' },
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Know when to stop and when to resume',
  lead: 'Every outdoor job has a limit. We watch each limit at your exact location and alert you before it is crossed.',
  blocks: [
    { kind: 'live', heading: 'Ho Chi Minh City, the next 24 hours, four sample limits' },
    {
      kind: 'text',
      heading: 'A “60% chance of rain” does not stop a crane',
      paragraphs: [
        'The person on shift needs a start, an end, the job that stops and the people who need to know. In one afternoon thunderstorm, welders stop for lightning, concrete trucks for more than 5 mm of rain per hour, tower cranes for gusts of force 7, and all three at different times.',
      ],
    },
    {
      kind: 'table',
      heading: 'What the weather spoils',
      lead: 'Thirteen fields in which we advise, and the damage each sees most often.',
      columns: ['Field', 'How the weather affects it', 'What to watch'],
      rows: [
        ['Mining', 'Flooded pits, slippery haul roads, blasting postponed for lightning', 'hourly rain, thunder'],
        ['Retail', 'Evening rain takes shoppers off the street and into delivery apps', 'rain at the evening rush'],
        ['Fashion', 'A cold spell one week late leaves the coats in the warehouse', '30-day trend'],
        ['Tourism', 'Island ferries stop in high waves, guests change their dates', 'wind, waves, 3–7 days'],
        ['Events', 'Stages, awnings and speaker towers give way to gusts', 'gusts, thunder'],
        ['Agriculture', 'Spray hit by rain within six hours has to be repeated', 'rain, wind, humidity'],
        ['Construction', 'Fresh concrete meets a downpour, tower cranes meet the wind', 'rain, gusts'],
        ['Energy', 'Load follows heat; output follows wind, sun and water', 'temperature, wind, radiation'],
        [
          'Transport and logistics',
          'Fog on the passes, flooded roads, ports that stop loading',
          'rain, visibility, wind',
        ],
        ['Restaurants', 'Empty terraces while take-away orders pile up', 'rain at dinner time'],
        [
          'Electronics and air-conditioning',
          'The first hot spell decides a whole quarter of sales',
          'temperature against normal',
        ],
        ['Sports and entertainment', 'Heat delays the kick-off, lightning clears the pitch', 'heat index, thunder'],
        ['Healthcare', 'Heat and fine dust fill the emergency rooms', 'heat, AQI'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Three ways to receive it',
      cards: [
        {
          figure: 'Alerts',
          title: 'To whoever is on duty, not to the whole company',
          text: 'Limits, places, recipients and quiet hours are set for each job. By e-mail, Zalo or a notification on the phone.',
        },
        {
          figure: 'Bulletins',
          title: 'One page, written by a forecaster',
          text: 'On demand, for one site or one occasion. It says what is certain, what is not, and when that will be clearer.',
          link: { route: 'weather-pro', label: 'Expert bulletin' },
        },
        {
          figure: 'API',
          title: 'Figures straight into your software',
          text: 'Now, 24 hours, 72 hours of rain, 15 days, wind at several heights. Try it now, no sign-up.',
          link: { route: 'api-docs', label: 'API documentation' },
        },
      ],
    },
    {
      kind: 'claims',
      heading: 'Company figures',
      claims: ['everyTenMinutes', 'alertChannels', 'expertsAroundTheClock', 'clients'],
    },
    {
      kind: 'cooperation',
      texts: [
        'We list places, shifts and equipment.',
        'The limit at which each job stops, taken from your own safety rules.',
        'A trial on past weather before a real message goes out.',
        'Hits, false alarms and misses are counted, limits adjusted every month.',
      ],
    },
    {
      kind: 'text',
      heading: 'By industry',
      paragraphs: ['Each industry page has its own limits and a live example for a real place.'],
      links: [
        { route: 'industry:khai-khoang', label: 'Coal and mining' },
        { route: 'industry:van-tai', label: 'Transport' },
        { route: 'industry:thuong-mai-ban-le', label: 'Retail' },
        { route: 'industry:du-lich-su-kien', label: 'Tourism and events' },
      ],
    },
  ],
} as const satisfies ContentPage;

export const BUSINESSES = joinLanguages(vi, en, { drawing: 'growingCity' });
