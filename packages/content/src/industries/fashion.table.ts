import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Áo khoác lên kệ đúng tuần trời trở lạnh',
  lead: 'Dự báo 3–7 ngày, 30 ngày và 3–6 tháng cùng phân tích dữ liệu bán hàng cho may mặc và thời trang.',
  blocks: [
    { kind: 'live', heading: 'Mười ba tuần tới ở Hà Nội' },
    {
      kind: 'text',
      heading: 'Lịch thời trang không trùng lịch thời tiết',
      paragraphs: [
        'Bộ sưu tập thu đông lên kệ theo lịch, nhưng khách mua theo gió mùa. Năm rét muộn, áo khoác nằm kho tới lúc phải giảm giá; năm rét sớm, hết cỡ khi cả phố đang cần. Miền Nam gần như không có mùa lạnh: cùng một chiếc áo mà hai kế hoạch.',
        'Nhà máy may còn phải nhìn xa hơn: đặt vải trước nửa năm, khi chưa ai biết mùa đông thế nào. Xu thế mùa không nói ngày nào lạnh, nhưng nói mùa này nghiêng về ấm hay lạnh, đủ để chia tỉ lệ mỏng, dày.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Từ đặt vải tới treo móc',
      cards: [
        {
          figure: '3–6 tháng',
          title: 'Chia tỉ lệ bộ sưu tập',
          text: 'Xu thế mùa theo vùng để chia tỉ lệ đồ mỏng, đồ dày, đồ chống mưa khi đặt vải và ký đơn.',
          link: { route: 'forecast', hash: 'climate', label: 'Xem bản tin khí hậu' },
        },
        {
          figure: '30 ngày',
          title: 'Phân bổ cho cửa hàng',
          text: 'Tuần nào miền Bắc trở lạnh, tuần nào Tây Nguyên vào mưa, để hàng tới trước chứ không tới sau.',
        },
        {
          figure: '3–7 ngày',
          title: 'Đổi hàng trưng bày, đổi quảng cáo',
          text: 'Đợt gió mùa sắp về: đưa khăn, áo len ra trước cửa, đổi hình quảng cáo trong ngày.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Phân tích dữ liệu bán hàng',
      paragraphs: [
        'Chúng tôi ghép số bán theo ngày, theo mã hàng với nhiệt độ và mưa ở từng cửa hàng, tìm ra nhiệt độ mà mỗi nhóm hàng bắt đầu bán, rồi dùng chính ngưỡng đó để đọc dự báo cho bạn.',
      ],
    },
    {
      kind: 'table',
      heading: 'Mấy độ thì đổi hàng trưng bày',
      lead: 'Ngưỡng minh họa của phần trực tiếp; ngưỡng thật tìm từ số bán của bạn.',
      columns: ['Nhiệt độ trung bình tuần', 'Hàng trưng bày'],
      rows: [
        ['trên 25 °C', 'đồ hè: vải mỏng, ngắn tay'],
        ['20–25 °C', 'áo dài tay, áo khoác mỏng'],
        ['15–20 °C', 'áo len, áo khoác'],
        ['dưới 15 °C', 'áo phao, khăn, găng'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Một bộ sưu tập, bốn lần nhìn trời',
      steps: [
        { title: 'Đặt vải', text: 'Xem xu thế 3–6 tháng, chia tỉ lệ mỏng và dày.' },
        { title: 'Nhập kho vùng', text: 'Xem bản tin 30 ngày, chuyển hàng về vùng lạnh trước.' },
        { title: 'Lên kệ', text: 'Xem dự báo 3–7 ngày, đổi hàng trưng bày trước đợt gió mùa một, hai ngày.' },
        { title: 'Xả hàng', text: 'Khi xu thế ấm lên, giảm giá sớm và ít thay vì muộn và nhiều.' },
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', claims: ['thirtyYears', 'twiceADay', 'clients'] },
    {
      kind: 'cooperation',
      texts: [
        'Số bán theo mã hàng, cửa hàng, lịch bộ sưu tập.',
        'Nhóm hàng nào lỡ mùa, lỡ bao nhiêu tuần.',
        'Ngưỡng cho từng nhóm hàng, bản tin tháng và tuần.',
        'So với số bán thật cuối mùa, sửa ngưỡng cho mùa sau.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Coats on the rail the week it turns cold',
  lead: '3–7 day, 30-day and 3–6 month forecasts, with analysis of sales data, for apparel and fashion.',
  blocks: [
    { kind: 'live', heading: 'The next thirteen weeks in Hanoi' },
    {
      kind: 'text',
      heading: 'The fashion calendar is not the weather’s',
      paragraphs: [
        'The winter collection goes out by the calendar, but customers buy when the monsoon arrives. When the cold is late, coats wait in the warehouse until they are marked down; when it is early, sizes run out while the whole street wants them. The south hardly has a cold season: one coat, two plans.',
        'Factories must look further ahead still: cloth is ordered half a year early, when nobody knows what the winter will be like. A seasonal trend does not say which day will be cold, but whether the season leans warm or cold: enough to split orders between light and heavy cloth.',
      ],
    },
    {
      kind: 'cards',
      heading: 'From ordering cloth to hanging it up',
      cards: [
        {
          figure: '3–6 months',
          title: 'Split the collection',
          text: 'Seasonal trends by region, to choose how much is light, heavy or rainproof when cloth is ordered.',
          link: { route: 'forecast', hash: 'climate', label: 'See the climate bulletin' },
        },
        {
          figure: '30 days',
          title: 'Allocate to shops',
          text: 'Which week the north turns cold, which week the highlands turn wet, so that goods arrive before and not after.',
        },
        {
          figure: '3–7 days',
          title: 'Change the window and the ads',
          text: 'A surge of cold air is coming: scarves and jumpers to the door, new pictures in the ads the same day.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Analysis of sales data',
      paragraphs: [
        'We match sales by day and SKU with temperature and rain at each shop, find the temperature at which each group of goods begins to sell, and read the forecast for you using that threshold.',
      ],
    },
    {
      kind: 'table',
      heading: 'At what temperature the rail changes',
      lead: 'Sample thresholds of the live example; the real ones come from your sales.',
      columns: ['Mean temperature of the week', 'On the rail'],
      rows: [
        ['above 25 °C', 'summer wear: thin cloth, short sleeves'],
        ['20–25 °C', 'long sleeves, light jackets'],
        ['15–20 °C', 'jumpers, coats'],
        ['below 15 °C', 'padded coats, scarves, gloves'],
      ],
    },
    {
      kind: 'steps',
      heading: 'One collection, four looks at the sky',
      steps: [
        { title: 'Ordering cloth', text: 'The 3–6 month trend, to split orders between light and heavy cloth.' },
        { title: 'Stocking regions', text: 'The 30-day bulletin, to send goods first to where it turns cold first.' },
        { title: 'On the rail', text: 'The 3–7 day forecast, to dress the window a day or two before the cold surge.' },
        { title: 'Clearing', text: 'When the trend turns warm: a small markdown early instead of a big one late.' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['thirtyYears', 'twiceADay', 'clients'] },
    {
      kind: 'cooperation',
      texts: [
        'Sales by SKU, shops, the calendar of collections.',
        'Which groups of goods miss the season, and by how many weeks.',
        'A threshold for each group, monthly and weekly bulletins.',
        'Checked against sales at the end of the season and adjusted for the next.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const FASHION = joinLanguages(vi, en, { drawing: 'clothesLine' });
