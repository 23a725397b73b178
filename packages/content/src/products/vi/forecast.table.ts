import type { ContentPage } from '#blocks/content-page.ts';

export const FORECAST = {
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
