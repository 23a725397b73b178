import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Nắng nóng tới trước, hàng lên kệ trước nữa',
  lead: 'Nhu cầu điều hòa, quạt, tủ lạnh và máy sưởi đi theo nhiệt độ. Dự báo cho biết đợt nóng, đợt rét nào sắp tới từng vùng.',
  blocks: [
    { kind: 'live', heading: 'Mười lăm ngày tới ở ba thành phố' },
    {
      kind: 'text',
      heading: 'Khách mua điều hòa vào ngày nóng thứ hai',
      paragraphs: [
        'Ngày đầu của đợt nóng người ta chịu, sang ngày thứ hai, thứ ba thì gọi thợ. Cửa hàng nào có máy trong kho và có đội lắp trống lịch vào đúng mấy ngày đó thì bán được; nhập muộn một tuần là bán cho mùa sau.',
        'Ngưỡng thì đã có sẵn: ngành khí tượng gọi là nắng nóng từ 35 °C, gay gắt từ 37 °C, đặc biệt gay gắt từ 39 °C. Máy sưởi, chăn điện bán theo ngưỡng rét: trung bình ngày từ 20 °C trở xuống là rét, từ 15 °C là rét đậm, từ 13 °C là rét hại.',
      ],
    },
    {
      kind: 'claims',
      heading: 'Nhiệt độ và doanh số: số liệu của Mỹ',
      claims: ['usCooling', 'usHeating'],
    },
    {
      kind: 'text',
      heading: 'Đọc hai con số ấy ở Việt Nam thế nào',
      paragraphs: [
        'Một độ F chỉ bằng khoảng 0,56 °C, nên chênh vài độ C là chênh rất nhiều đơn hàng. Nhưng đó là thị trường Mỹ: giá điện, tỉ lệ nhà có điều hòa và thói quen đều khác. Con số dùng được cho bạn phải tính từ sổ bán hàng của chính bạn, ghép với nhiệt độ từng ngày ở từng cửa hàng.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Ba chỗ dự báo thành tiền',
      cards: [
        {
          title: 'Nhập và luân chuyển hàng',
          text: 'Vùng nào nóng trước thì chuyển máy tới trước; miền Nam vào mùa nóng sớm hơn miền Bắc.',
          link: { route: 'forecast', hash: 'climate', label: 'Xem bản tin khí hậu' },
        },
        {
          title: 'Quảng cáo và khuyến mãi',
          text: 'Bật chiến dịch khi dự báo chạm ngưỡng, tắt khi có đợt mưa mát, không đốt tiền vào tuần không ai cần.',
        },
        {
          title: 'Lắp đặt và bảo hành',
          text: 'Xếp thêm đội lắp và tổng đài cho những ngày nóng liên tiếp, khi cuộc gọi dồn về cùng lúc.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Làm trong một mùa nóng',
      steps: [
        { title: 'Ghép số', text: 'Doanh số theo ngày và cửa hàng với nhiệt độ đã qua, tìm ngưỡng khách bắt đầu mua.' },
        { title: 'Nhìn mùa', text: 'Bản tin 1–6 tháng để đặt hàng với hãng.' },
        { title: 'Nhìn đợt', text: 'Dự báo 15 ngày để chuyển kho và bật quảng cáo.' },
        { title: 'Chấm điểm', text: 'Cuối đợt so lượng bán với dự báo, sửa ngưỡng cho đợt sau.' },
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'Sổ bán hàng, kho, cửa hàng, lịch khuyến mãi.',
        'Mặt hàng nào nhạy với nóng, mặt hàng nào với rét.',
        'Ngưỡng theo vùng, bản tin tuần, tín hiệu cho quảng cáo.',
        'So lượng bán với dự báo sau mỗi đợt.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'When the heat comes, the stock is already on the shelf',
  lead: 'Demand for air-conditioners, fans, fridges and heaters follows the temperature. The forecast shows which hot or cold spell will reach which region.',
  blocks: [
    { kind: 'live', heading: 'The next fifteen days in three cities' },
    {
      kind: 'text',
      heading: 'People buy an air-conditioner on the second hot day',
      paragraphs: [
        'On the first day of a hot spell people put up with it; on the second or third they call the installer. The shop with units in stock and a free crew on exactly those days makes the sale; stock that arrives a week late is stock for next year.',
        'The thresholds exist already: Vietnam’s weather service speaks of hot weather from 35 °C, very hot from 37 °C, especially hot from 39 °C. Heaters and electric blankets follow the cold thresholds: a daily mean of 20 °C or less is cold, 15 °C severe cold, 13 °C damaging cold.',
      ],
    },
    {
      kind: 'claims',
      heading: 'Temperature and sales: US data',
      claims: ['usCooling', 'usHeating'],
    },
    {
      kind: 'text',
      heading: 'How to read the two figures in Vietnam',
      paragraphs: [
        'One degree Fahrenheit is only about 0.56 °C, so a few degrees Celsius mean a great many orders. But that is the American market: power prices, the share of homes with air-conditioning and habits all differ. The figure you can use has to come from your own sales ledger, matched with each day’s temperature at each shop.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Three ways a forecast pays off',
      cards: [
        {
          title: 'Buying and moving stock',
          text: 'Units go first to the region that heats up first; the south has its hot season before the north.',
          link: { route: 'forecast', hash: 'climate', label: 'See the climate bulletin' },
        },
        {
          title: 'Advertising and promotions',
          text: 'Start a campaign when the forecast reaches a threshold, stop it when cool rain comes: no money spent in weeks when nobody is buying.',
        },
        {
          title: 'Fitting and service',
          text: 'More fitting crews and call-centre seats for hot days in a row, when the calls all come at once.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'One hot season, step by step',
      steps: [
        {
          title: 'Match the figures',
          text: 'Sales by day and shop matched with past temperatures, to find when customers start to buy.',
        },
        { title: 'Look at the season', text: 'The 1–6 month bulletin, for orders to manufacturers.' },
        { title: 'Check the hot or cold spell', text: 'The 15-day forecast, for moving stock and starting campaigns.' },
        { title: 'Keep score', text: 'After each spell compare sales with the forecast and correct the thresholds.' },
      ],
    },
    {
      kind: 'cooperation',
      texts: [
        'Sales ledger, warehouses, shops, promotion calendar.',
        'Which goods react to heat, and which to cold.',
        'Thresholds by region, a weekly bulletin, a signal for campaigns.',
        'Sales compared with the forecast after each spell.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const ELECTRONICS = joinLanguages(vi, en, { drawing: 'coolHome' });
