import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Kệ hàng tuần tới theo thời tiết từng vùng',
  lead: 'Tuần tới nóng hơn hay mát hơn mọi năm, mưa ngày nào: đủ để nhập kem hay nhập mì, bật khuyến mãi nước giải khát hay bán áo mưa.',
  blocks: [
    { kind: 'live', heading: 'Hai tuần tới so với trung bình nhiều năm' },
    {
      kind: 'text',
      heading: 'Khách phản ứng với sự khác thường',
      paragraphs: [
        'Tháng 6 ở Hà Nội nóng là chuyện thường, kế hoạch đã tính. Điều làm lệch doanh số là tuần nóng hơn hay mát hơn mọi năm vài độ, hoặc cuối tuần mưa trút. Phần trực tiếp ở trên đặt mỗi tuần cạnh trung bình nhiều năm và nói chênh bao nhiêu độ, mưa gấp mấy lần.',
        'Cùng một tuần, Hà Nội có thể mát, Đà Nẵng mưa và TP. Hồ Chí Minh nắng. Chuỗi cửa hàng cả nước mà chạy một chương trình chung thì luôn sai ở đâu đó.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Hàng hóa đi theo thời tiết',
      cards: [
        {
          title: 'Nóng hơn mọi năm',
          text: 'Nước giải khát, kem, đá, quạt, kem chống nắng tăng; đồ khô, lẩu, bánh nóng giảm. Tăng lịch giao hàng lạnh.',
        },
        {
          title: 'Mát, rét hơn mọi năm',
          text: 'Mì, cháo, gia vị lẩu, sữa nóng, chăn đệm, tất. Hàng đông lạnh và đồ uống có thể giãn đơn.',
        },
        {
          title: 'Mưa nhiều ngày',
          text: 'Áo mưa, ô, thực phẩm trữ nhà và đơn giao tận nơi tăng; khách tới cửa hàng giảm, xếp lại ca.',
        },
        {
          title: 'Trước bão',
          text: 'Nước đóng chai, pin, đèn, đồ hộp hết trong một buổi. Hàng phải tới trước khi đường đóng.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Chênh mấy độ thì đổi đơn hàng',
      columns: ['Tuần tới', 'So với trung bình nhiều năm', 'Gợi ý'],
      rows: [
        ['Nóng hơn', 'từ +2 °C', 'tăng đồ uống, kem, hàng làm mát'],
        ['Bình thường', 'trong khoảng ±2 °C', 'giữ kế hoạch'],
        ['Mát hơn', 'từ −2 °C', 'tăng đồ ăn nóng, đồ giữ ấm'],
      ],
      note: '±2 °C là mốc chung để bắt đầu; mốc đúng tìm từ số bán của từng ngành hàng.',
    },
    {
      kind: 'steps',
      heading: 'Nhịp một tuần',
      steps: [
        { title: 'Thứ hai', text: 'Bảng chênh lệch theo vùng cho hai tuần tới; chốt danh mục tăng, giảm.' },
        { title: 'Thứ tư', text: 'Dự báo mưa cuối tuần; chốt khuyến mãi, ca làm, xe giao.' },
        { title: 'Hằng ngày', text: 'Cảnh báo mưa lớn, nắng nóng, rét cho cửa hàng trưởng.' },
        { title: 'Cuối tháng', text: 'Tách phần doanh số do thời tiết khỏi phần do khuyến mãi.' },
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', claims: ['twiceADay', 'thirtyYears', 'clients', 'accuracy'] },
    {
      kind: 'cooperation',
      texts: [
        'Danh mục hàng, cửa hàng, kho, lịch khuyến mãi.',
        'Ngành hàng nào nhạy với nóng, rét hay mưa.',
        'Bảng tuần theo vùng, cảnh báo cho từng cửa hàng.',
        'So số bán với thời tiết thật, chỉnh mốc mỗi quý.',
      ],
    },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Next week’s shelves, set by each region’s weather',
  lead: 'Warmer or cooler than normal, and which days are wet: enough to decide between ice cream and noodles, a soft-drink promotion or raincoats.',
  blocks: [
    { kind: 'live', heading: 'The next two weeks against the long-term average' },
    {
      kind: 'text',
      heading: 'Customers react to what is unusual',
      paragraphs: [
        'A hot June in Hanoi is nothing new; the plan allows for it. What throws sales off is a week a few degrees above or below normal, or a weekend of downpours. The live example above compares each week with the long-term average: how many degrees off, how many times the rain.',
        'In the same week Hanoi can be cool, Da Nang wet and Ho Chi Minh City sunny. A national chain with a single programme is always wrong somewhere.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Goods that follow the weather',
      cards: [
        {
          title: 'Warmer than normal',
          text: 'Soft drinks, ice cream, ice, fans and sunscreen up; dry goods, hotpot and hot bakery down. More chilled deliveries.',
        },
        {
          title: 'Cooler than normal',
          text: 'Noodles, porridge, hotpot spices, hot milk, bedding, socks. Orders of frozen goods and drinks can be spaced out.',
        },
        {
          title: 'Days of rain',
          text: 'Raincoats, umbrellas, staples and home delivery up; fewer people in the shops, so rearrange shifts.',
        },
        {
          title: 'Before a storm',
          text: 'Bottled water, batteries, lamps and tinned food sell out in half a day. They have to arrive before roads close.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How many degrees change an order',
      columns: ['Next week', 'Against the long-term average', 'Suggestion'],
      rows: [
        ['Warmer', '+2 °C or higher', 'more drinks, ice cream, cooling goods'],
        ['Normal', 'within ±2 °C', 'keep the plan'],
        ['Cooler', '−2 °C or lower', 'more hot food and warm goods'],
      ],
      note: '±2 °C is a starting point; the right threshold comes from the sales of each category.',
    },
    {
      kind: 'steps',
      heading: 'A week’s rhythm',
      steps: [
        { title: 'Monday', text: 'Departures from normal by region for two weeks; decide which orders go up or down.' },
        { title: 'Wednesday', text: 'The weekend’s rain forecast; settle promotions, shifts and vans.' },
        { title: 'Every day', text: 'Warnings of heavy rain, heat and cold for shop managers.' },
        { title: 'End of the month', text: 'Sales due to the weather, separated from those due to promotions.' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['twiceADay', 'thirtyYears', 'clients', 'accuracy'] },
    {
      kind: 'cooperation',
      texts: [
        'Assortment, shops, warehouses, promotion calendar.',
        'Which categories react to heat, cold or rain.',
        'A weekly table by region, warnings for each shop.',
        'Sales compared with the actual weather, thresholds adjusted each quarter.',
      ],
    },
  ],
} as const satisfies ContentPage;

export const RETAIL = joinLanguages(vi, en, { drawing: 'market' });
