import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Dự báo từ giờ tới đến một năm tới',
  lead: 'Càng gần càng chi tiết, càng xa càng nói bằng xu thế. Đây là những hạn dự báo có trên trang và những bản tin khí hậu làm theo yêu cầu.',
  blocks: [
    { kind: 'live', heading: 'Hai tuần tới so với trung bình nhiều năm' },
    {
      kind: 'text',
      heading: 'Thời tiết: xem ngay trên trang',
      paragraphs: [
        'Mọi tỉnh, thành phố, phường, xã đều có trang riêng: hiện tại, 24 giờ tới, ngày mai, 3, 5, 7, 10, 15 ngày và 90 ngày. Ví dụ ở Hà Nội:',
      ],
      links: [
        { route: 'weather:now', location: 'ha-noi', label: 'Hiện tại' },
        { route: 'weather:hourly', location: 'ha-noi', label: '24 giờ tới' },
        { route: 'weather:tomorrow', location: 'ha-noi', label: 'Ngày mai' },
        { route: 'weather:next-days', location: 'ha-noi', days: '3', label: '3 ngày' },
        { route: 'weather:next-days', location: 'ha-noi', days: '5', label: '5 ngày' },
        { route: 'weather:next-days', location: 'ha-noi', days: '7', label: '7 ngày' },
        { route: 'weather:next-days', location: 'ha-noi', days: '10', label: '10 ngày' },
        { route: 'weather:next-days', location: 'ha-noi', days: '15', label: '15 ngày' },
        { route: 'weather:90-days', location: 'ha-noi', label: '90 ngày' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Khí hậu: bản tin theo yêu cầu',
      lead: 'Mỗi bản tin mở đầu bằng diễn biến khí hậu vừa qua (nhiệt độ, mưa, các đợt bất thường), sau đó là nhận định.',
      cards: [
        {
          figure: '1 tháng',
          title: 'Bản tin tháng',
          text: 'Tổng quan tháng trước, nhận định từng tuần của tháng tới cho bảy vùng khí hậu.',
        },
        {
          figure: '3 tháng',
          title: 'Bản tin 3 tháng',
          text: 'Xu thế nhiệt, mưa, số đợt nắng nóng hoặc rét; dùng cho kế hoạch quý.',
        },
        {
          figure: '6 tháng',
          title: 'Bản tin 6 tháng',
          text: 'Mùa mưa, mùa bão, khả năng hạn mặn; dùng cho lịch thời vụ và đơn hàng theo mùa.',
        },
        {
          figure: '1 năm',
          title: 'Bản tin năm',
          text: 'Tổng kết năm qua và khung khí hậu năm tới theo từng mùa; dùng cho ngân sách và bảo hiểm.',
        },
        {
          figure: '30 ngày',
          title: 'Dự báo 30 ngày',
          text: 'Theo từng vùng, từng tuần: nóng hay mát hơn, mưa nhiều hay ít hơn mọi năm.',
        },
        {
          figure: '45 ngày',
          title: 'Dự báo 45 ngày',
          text: 'Nối dài dự báo 30 ngày thêm hai tuần, cho việc phải đặt trước hơn một tháng.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Dự báo cả nước',
      paragraphs: [
        'Một bức tranh chung cho cả nước, chia theo vùng: Tây Bắc, Đông Bắc, Đồng bằng Bắc Bộ, Bắc Trung Bộ, Nam Trung Bộ, Tây Nguyên và Nam Bộ. Hợp với chuỗi cửa hàng, hãng vận tải, cơ quan truyền thông cần nói cùng lúc với nhiều vùng.',
      ],
    },
    {
      kind: 'table',
      heading: 'Mỗi hạn nói được điều gì',
      columns: ['Hạn', 'Nói bằng', 'Đừng đọc thành'],
      rows: [
        ['24 giờ', 'từng giờ: mưa, gió, nhiệt độ', 'phút nào mưa trên mái nhà mình'],
        ['3–7 ngày', 'từng buổi, có khoảng dao động', 'đúng giờ cơn dông tới'],
        ['8–15 ngày', 'xu thế từng ngày, độ tin cậy thấp dần', 'lịch mưa chắc chắn'],
        ['30–45 ngày', 'từng tuần so với mọi năm', 'thời tiết của một ngày'],
        ['3 tháng–1 năm', 'nghiêng về nóng hay lạnh, ẩm hay khô', 'số độ, số milimét cụ thể'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Nhận một bản tin khí hậu',
      steps: [
        { title: 'Cho biết vùng và việc', text: 'Vùng nào, mùa nào, quyết định gì sẽ dựa vào bản tin.' },
        { title: 'Chọn hạn và nhịp', text: 'Tháng, 3 tháng, 6 tháng hay năm; gửi một lần hay đều kỳ.' },
        { title: 'Nhận bản tin', text: 'Tệp có phần đã qua, phần nhận định, mức tin cậy và bản đồ.' },
        { title: 'Nhìn lại', text: 'Kỳ sau mở đầu bằng kỳ trước đã đúng, sai ở đâu.' },
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', claims: ['twiceADay', 'thirtyYears', 'accuracy'] },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Forecasts from the next hour to the next year',
  lead: 'The nearer the day, the more detail; farther out, only trends. These are the horizons on this site, and the climate bulletins made on request.',
  blocks: [
    { kind: 'live', heading: 'The next two weeks against the long-term average' },
    {
      kind: 'text',
      heading: 'Weather: on this site, now',
      paragraphs: [
        'Every province, city, ward and commune has its pages: now, the next 24 hours, tomorrow, 3, 5, 7, 10, 15 days and 90 days. In Hanoi, for example:',
      ],
      links: [
        { route: 'weather:now', location: 'ha-noi', label: 'Now' },
        { route: 'weather:hourly', location: 'ha-noi', label: 'Next 24 hours' },
        { route: 'weather:tomorrow', location: 'ha-noi', label: 'Tomorrow' },
        { route: 'weather:next-days', location: 'ha-noi', days: '3', label: '3 days' },
        { route: 'weather:next-days', location: 'ha-noi', days: '5', label: '5 days' },
        { route: 'weather:next-days', location: 'ha-noi', days: '7', label: '7 days' },
        { route: 'weather:next-days', location: 'ha-noi', days: '10', label: '10 days' },
        { route: 'weather:next-days', location: 'ha-noi', days: '15', label: '15 days' },
        { route: 'weather:90-days', location: 'ha-noi', label: '90 days' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Climate: bulletins on request',
      lead: 'Each bulletin opens with the climate just past (temperature, rain, unusual spells), then turns to the outlook.',
      cards: [
        {
          figure: '1 month',
          title: 'Monthly bulletin',
          text: 'The month behind at a glance, the month ahead week by week, for seven climate regions.',
        },
        {
          figure: '3 months',
          title: '3-month bulletin',
          text: 'Trends of temperature and rain, the number of hot or cold spells; for plans of a quarter.',
        },
        {
          figure: '6 months',
          title: '6-month bulletin',
          text: 'Rainy season, storm season, the chance of drought and salt intrusion; for cropping calendars and seasonal orders.',
        },
        {
          figure: '1 year',
          title: '1-year bulletin',
          text: 'The year past, and the frame of the year ahead season by season; for budgets and insurance.',
        },
        {
          figure: '30 days',
          title: '30-day forecast',
          text: 'By region and week: warmer or cooler, wetter or drier than usual.',
        },
        {
          figure: '45 days',
          title: '45-day forecast',
          text: 'The 30-day forecast carried on for two weeks, for what has to be booked more than a month ahead.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Nationwide forecast',
      paragraphs: [
        'One picture of the whole country by region: North-west, North-east, Red River delta, North Central, South Central, Central Highlands and the South. For chains of shops, carriers and media that speak to many regions at once.',
      ],
    },
    {
      kind: 'table',
      heading: 'What each horizon can tell',
      columns: ['Horizon', 'It speaks of', 'Do not read it as'],
      rows: [
        ['24 hours', 'each hour: rain, wind, temperature', 'the minute it rains on your roof'],
        ['3–7 days', 'parts of the day, with a range', 'the hour a thunderstorm arrives'],
        ['8–15 days', 'a trend by day, less and less certain', 'a fixed calendar of rain'],
        ['30–45 days', 'weeks against the usual', 'the weather of one day'],
        ['3 months–1 year', 'a lean to warm or cold, wet or dry', 'exact degrees and millimetres'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Getting a climate bulletin',
      steps: [
        { title: 'Say where and what for', text: 'Which region, which season, what decision will rest on it.' },
        { title: 'Choose horizon and rhythm', text: 'Month, 3 months, 6 months or year; once or regularly.' },
        { title: 'Receive it', text: 'A document with the past, the outlook, its confidence and maps.' },
        { title: 'Look back', text: 'The next issue begins with where the last one was right and wrong.' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['twiceADay', 'thirtyYears', 'accuracy'] },
  ],
} as const satisfies ContentPage;

export const FORECAST = joinLanguages(vi, en, { drawing: 'seasons' });
