import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Dự báo từ giờ tới đến một năm tới',
  lead: 'Càng gần càng chi tiết, càng xa càng nói bằng xu thế. Đây là những hạn dự báo có trên trang và bản tin khí hậu của cả nước và bảy vùng.',
  blocks: [
    { kind: 'live', heading: 'Bản tin khí hậu cho cả nước và bảy vùng' },
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
      heading: 'Sáu hạn của bản tin khí hậu',
      lead: 'Mỗi bản tin mở đầu bằng diễn biến khí hậu vừa qua trong 30 ngày, rồi tới dự báo 15 ngày, sau đó là trung bình nhiều năm. Chỗ nào là dự báo, chỗ nào là trung bình đều ghi rõ.',
      cards: [
        {
          figure: '30 ngày',
          title: 'Dự báo 30 ngày',
          text: 'Ba đoạn mười ngày từ hôm nay. 15 ngày đầu là dự báo: nóng hay mát hơn, mưa nhiều hay ít hơn trung bình nhiều năm.',
        },
        {
          figure: '45 ngày',
          title: 'Dự báo 45 ngày',
          text: 'Ba đoạn mười lăm ngày. Đoạn đầu là dự báo, hai đoạn sau là trung bình nhiều năm, cho việc phải đặt trước hơn một tháng.',
        },
        {
          figure: '1 tháng',
          title: 'Bản tin tháng',
          text: 'Chia ba đoạn. Tháng bạn chọn, từ tháng này đến 11 tháng sau, đặt cạnh 30 ngày vừa qua.',
        },
        {
          figure: '3 tháng',
          title: 'Bản tin 3 tháng',
          text: 'Nhiệt độ và lượng mưa thường có của từng tháng; dùng cho kế hoạch quý.',
        },
        {
          figure: '6 tháng',
          title: 'Bản tin 6 tháng',
          text: 'Tháng nào nóng nhất, mát nhất, mưa nhiều nhất, ít nhất; dùng cho lịch thời vụ và đơn hàng theo mùa.',
        },
        {
          figure: '1 năm',
          title: 'Bản tin năm',
          text: 'Mười hai tháng và những tháng thường mưa từ 100 mm trở lên; dùng cho ngân sách cả năm.',
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
      columns: ['Hạn', 'Cho biết', 'Đừng hiểu thành'],
      rows: [
        ['24 giờ', 'từng giờ: mưa, gió, nhiệt độ', 'phút nào mưa trên mái nhà mình'],
        ['3–7 ngày', 'từng buổi, có khoảng dao động', 'đúng giờ cơn dông tới'],
        ['8–15 ngày', 'xu thế từng ngày, độ tin cậy thấp dần', 'lịch mưa chắc chắn'],
        ['30–45 ngày', 'từng đoạn 10–15 ngày; sau 15 ngày là trung bình nhiều năm', 'thời tiết của một ngày'],
        ['3 tháng–1 năm', 'trung bình nhiều năm của từng tháng', 'dự báo của riêng năm nay'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Nhận một bản tin khí hậu',
      steps: [
        { title: 'Chọn hạn và vùng', text: 'Sáu hạn, cả nước hoặc một trong bảy vùng khí hậu.' },
        { title: 'Đọc trên trang', text: 'Ai cũng đọc được: câu tóm tắt, biểu đồ, bản đồ và bảng số.' },
        {
          title: 'Tải tệp PDF',
          text: 'Gói 3 có bản tin của một vùng đến 30 ngày, gói 4 đến 3 tháng; gói 5 theo thỏa thuận.',
        },
        { title: 'Cần nhiều hơn', text: 'Cho biết vùng, mùa và quyết định của bạn: chúng tôi viết bản tin riêng.' },
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', claims: ['twiceADay', 'thirtyYears', 'accuracy'] },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Forecasts from the next hour to the next year',
  lead: 'The nearer the day, the more detail; farther out, only trends. These are the horizons on this site, and the climate bulletins for the country and its seven regions.',
  blocks: [
    { kind: 'live', heading: 'Climate bulletin for the country and seven regions' },
    {
      kind: 'text',
      heading: 'Weather: on this site now',
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
      heading: 'Six horizons of the climate bulletin',
      lead: 'Each opens with the past 30 days, then turns to the 15-day forecast and then to the long-term average. It always says which is which.',
      cards: [
        {
          figure: '30 days',
          title: '30-day forecast',
          text: 'Three ten-day periods from today. The first 15 days are a forecast: warmer or cooler, wetter or drier than the long-term average.',
        },
        {
          figure: '45 days',
          title: '45-day forecast',
          text: 'Three fifteen-day periods. The first is a forecast, the other two are long-term averages, for bookings more than a month ahead.',
        },
        {
          figure: '1 month',
          title: 'Monthly bulletin',
          text: 'In three parts. The month you choose, from this one to eleven months ahead, with the past 30 days.',
        },
        {
          figure: '3 months',
          title: '3-month bulletin',
          text: 'Average temperature and rainfall for each month; for quarterly plans.',
        },
        {
          figure: '6 months',
          title: '6-month bulletin',
          text: 'Which month is warmest, coolest, wettest and driest; for cropping calendars and seasonal orders.',
        },
        {
          figure: '1 year',
          title: '1-year bulletin',
          text: 'Twelve months, and those that usually bring 100 mm of rain or more; for the annual budget.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Nationwide forecast',
      paragraphs: [
        'One picture of the whole country by region: Northwest, Northeast, Red River delta, North central coast, South central coast, Central Highlands and the South. For shop chains, carriers and media that serve many regions at once.',
      ],
    },
    {
      kind: 'table',
      heading: 'What each horizon can tell',
      columns: ['Horizon', 'What it gives', 'Do not read it as'],
      rows: [
        ['24 hours', 'each hour: rain, wind, temperature', 'the minute it rains on your roof'],
        ['3–7 days', 'parts of the day, with a range', 'the hour a thunderstorm arrives'],
        ['8–15 days', 'a daily trend, less and less certain', 'a fixed rain calendar'],
        ['30–45 days', 'periods of 10–15 days; long-term averages after day 15', 'the weather of one day'],
        ['3 months–1 year', 'long-term averages month by month', 'a forecast for this particular year'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Getting a climate bulletin',
      steps: [
        { title: 'Choose horizon and region', text: 'Six horizons, the country or one of seven climate regions.' },
        { title: 'Read it here', text: 'Open to everyone: a summary, a chart, maps and tables.' },
        {
          title: 'Save the PDF',
          text: 'Package 3 has bulletins for one region up to 30 days, package 4 up to 3 months; package 5 by agreement.',
        },
        { title: 'Need more', text: 'Tell us your region, season and decision: we will write a bulletin for you.' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['twiceADay', 'thirtyYears', 'accuracy'] },
  ],
} as const satisfies ContentPage;

export const FORECAST = joinLanguages(vi, en, { drawing: 'seasons' });
