import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Quảng cáo đúng lúc trời đổi',
  lead: 'Marketing theo dự báo tới từng xã: chạy quảng cáo đúng nơi, đúng giờ.',
  blocks: [
    { kind: 'live', heading: 'Ngày nóng ở đâu, quảng cáo ở đó' },
    {
      kind: 'table',
      heading: 'Trời thế nào, chạy cái gì',
      lead: 'Ví dụ về quy tắc chạy quảng cáo. Ngưỡng thật lấy từ doanh số của bạn.',
      columns: ['Dự báo nói', 'Mặt hàng', 'Chạy khi nào, ở đâu'],
      rows: [
        ['Ba ngày liền trên 35 °C', 'Máy lạnh, quạt, nước giải khát', 'Trước đợt nóng hai ngày, ở tỉnh có nóng'],
        ['Khả năng mưa giờ tan tầm trên 60%', 'Giao đồ ăn, xe công nghệ', 'Từ 16:00, theo phường đang mưa'],
        ['Rét đậm đầu mùa ở Bắc Bộ', 'Áo ấm, máy sưởi, lẩu', 'Ngày không khí lạnh về, không chờ lịch'],
        ['Cuối tuần khô, dưới 32 °C', 'Tour ngắn ngày, đồ dã ngoại', 'Thứ Tư và thứ Năm, ở thành phố lớn'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Ba phần việc',
      cards: [
        {
          title: 'Đọc lại doanh số',
          text: 'Đặt vài năm bán hàng cạnh thời tiết đã qua để biết mặt hàng nào thật sự theo trời.',
        },
        {
          title: 'Viết sẵn, chờ trời',
          text: 'Nội dung cho nóng, mưa, rét duyệt trước; khi dự báo chạm ngưỡng chỉ việc bật.',
        },
        {
          title: 'Đo bằng nơi không chạy',
          text: 'Giữ lại vài địa phương cùng thời tiết mà không quảng cáo, để biết quảng cáo đem lại bao nhiêu.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Không làm',
      paragraphs: [
        'Không gửi tin cho số điện thoại chưa đồng ý nhận, không mua danh sách, không dùng bão lũ để bán hàng. Trang dự báo này không gắn quảng cáo và không chia sẻ dữ liệu người xem cho chiến dịch nào.',
      ],
      links: [
        { route: 'privacy', label: 'Chính sách bảo mật' },
        { route: 'industry:thuong-mai-ban-le', label: 'Thời tiết cho bán lẻ' },
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Advertise when the weather turns',
  lead: 'Marketing driven by forecasts for every commune: ads in the right place at the right time.',
  blocks: [
    { kind: 'live', heading: 'Advertise where the hot days are' },
    {
      kind: 'table',
      heading: 'Which weather, which ad',
      lead: 'Examples of rules. The real limits come from your own sales.',
      columns: ['The forecast says', 'Goods', 'When and where it runs'],
      rows: [
        [
          'Three days in a row above 35 °C',
          'Air-conditioners, fans, soft drinks',
          'Two days before the heat, in the provinces it reaches',
        ],
        [
          'Over 60% chance of rain at the evening rush',
          'Food delivery, ride hailing',
          'From 16:00, in the wards where it rains',
        ],
        [
          'First severe cold of the season in the north',
          'Coats, heaters, hot pot',
          'On the day the cold arrives, not by the calendar',
        ],
        ['A dry weekend below 32 °C', 'Short trips, picnic gear', 'Wednesday and Thursday, in the big cities'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Three parts',
      cards: [
        {
          title: 'Review past sales',
          text: 'Several years of sales set against past weather show which goods really follow the weather.',
        },
        {
          title: 'Written ahead, started by the forecast',
          text: 'Ads for heat, rain and cold are approved in advance; when the forecast reaches the limit, they are simply switched on.',
        },
        {
          title: 'Measured against places without ads',
          text: 'A few places with the same weather get no ads, so that you know what the ads achieved.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'What we do not do',
      paragraphs: [
        'No messages to numbers that did not agree, no bought lists, no selling on the back of storms and floods. These forecast pages carry no advertising and share no visitor data with any campaign.',
      ],
      links: [
        { route: 'privacy', label: 'Privacy policy' },
        { route: 'industry:thuong-mai-ban-le', label: 'Weather for retail' },
      ],
    },
  ],
} as const satisfies ContentPage;

export const MARKETING = joinLanguages(vi, en, { drawing: 'billboard' });
