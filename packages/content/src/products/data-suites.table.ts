import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Chuỗi số liệu để tính, không chỉ để xem',
  lead: 'Bộ dữ liệu thời tiết và khí hậu theo điểm, theo vùng cho nghiên cứu, bảo hiểm, năng lượng và mô hình nhu cầu.',
  blocks: [
    { kind: 'live', heading: 'Một chuỗi mưa theo giờ' },
    {
      kind: 'facts',
      heading: 'Hôm nay lấy được ngay',
      rows: [
        {
          name: '24 giờ tới của mọi nơi',
          value: 'Tệp CSV trên trang theo giờ của từng địa điểm, đủ đại lượng và đơn vị.',
        },
        {
          name: '15 ngày và 90 ngày',
          value: 'Qua API, dạng JSON: dự báo, rồi trung bình nhiều năm theo ngày và tuần.',
        },
        { name: '40 ngày đã qua', value: 'Mưa và nhiệt từng giờ theo phân tích của mô hình, qua API có khóa.' },
        {
          name: 'Gió ở nhiều độ cao',
          value: '48 giờ ở 10, 30, 50, 80, 100, 120 và 150 m, qua API.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Làm theo yêu cầu',
      cards: [
        {
          figure: 'Theo điểm',
          title: 'Chuỗi cho nhà máy, kho, cửa hàng',
          text: 'Danh sách tọa độ của bạn, đại lượng bạn cần, bước giờ hoặc ngày, một tệp mỗi kỳ.',
        },
        {
          figure: 'Theo vùng',
          title: 'Trung bình tỉnh, vùng, lưu vực',
          text: 'Mưa và nhiệt gộp theo ranh giới bạn đưa, kèm cách tính.',
        },
        {
          figure: 'Sự kiện',
          title: 'Danh mục đợt nóng, rét, mưa lớn',
          text: 'Ngày bắt đầu, kết thúc, đỉnh; dùng cho hợp đồng bảo hiểm theo chỉ số.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Cột nào cũng ghi là đo hay tính',
      paragraphs: [
        'Mỗi tệp ghi nguồn, giấy phép, ngày làm và chỗ nào là đo, chỗ nào là mô hình. Ô nào không có số thì để trống, không điền 0. Nội suy hay ước tính đều được đánh dấu ở từng cột.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Đặt một bộ dữ liệu',
      steps: [
        {
          title: 'Cho biết mục đích',
          text: 'Mục đích quyết định cần chi tiết đến đâu; nhiều khi tệp nhỏ hơn lại hợp hơn.',
        },
        { title: 'Xem tệp mẫu', text: 'Một tháng, một điểm, đúng định dạng sẽ nhận.' },
        { title: 'Nhận trọn bộ', text: 'Tải một lần hoặc nhận định kỳ.' },
        { title: 'Hậu kiểm', text: 'Con số lạ được truy tới nguồn.' },
      ],
    },
    {
      kind: 'gap',
      text: 'Kho tải tự phục vụ chưa mở. Bộ dữ liệu theo yêu cầu làm qua tư vấn; số liệu liệt kê ở đầu trang lấy được ngay.',
      links: [
        { route: 'api-docs', label: 'Tài liệu API' },
        { route: 'weather:hourly', location: 'ha-noi', label: 'Tệp CSV ở trang theo giờ' },
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', claims: ['thirtyYears', 'clients'] },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Data series to compute with, not just to look at',
  lead: 'Weather and climate data by point and by region for research, insurance, energy and models of demand.',
  blocks: [
    { kind: 'live', heading: 'One hourly series of rain' },
    {
      kind: 'facts',
      heading: 'Available today',
      rows: [
        {
          name: 'The next 24 hours of any place',
          value: 'A CSV file on the hourly page of each place, with all quantities and units.',
        },
        {
          name: '15 days and 90 days',
          value: 'By API, as JSON: forecast, then the long-term average by days and weeks.',
        },
        { name: 'The past 40 days', value: 'Hourly rain and temperature by model analysis, by API with a key.' },
        {
          name: 'Wind at heights',
          value: '48 hours at 10, 30, 50, 80, 100, 120 and 150 m, by API.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Made on request',
      cards: [
        {
          figure: 'By point',
          title: 'Series for plants, warehouses, shops',
          text: 'Your list of coordinates, the quantities you need, by hour or day, one file each period.',
        },
        {
          figure: 'By region',
          title: 'Means of provinces, regions, basins',
          text: 'Rain and temperature over borders that you give, with the method.',
        },
        {
          figure: 'Events',
          title: 'A catalogue of hot, cold and wet spells',
          text: 'Beginning, end and peak; for index-based insurance contracts.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Every column says measured or modelled',
      paragraphs: [
        'Each file names source, licence, date produced, and what was measured and what modelled. Unknown cells stay empty; nothing is filled with 0. Interpolated and estimated values are marked column by column.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Ordering a data suite',
      steps: [
        {
          title: 'Say what it is for',
          text: 'The purpose decides how much detail is needed; often a smaller file serves better.',
        },
        { title: 'See a sample', text: 'One month, one point, in the very format you will get.' },
        { title: 'Receive the full set', text: 'One download, or a delivery every period.' },
        { title: 'Question a figure', text: 'Whatever looks odd is traced to its source.' },
      ],
    },
    {
      kind: 'gap',
      text: 'A self-service download is not open yet. Custom suites start with a consultation; everything listed at the top is available now.',
      links: [
        { route: 'api-docs', label: 'API documentation' },
        { route: 'weather:hourly', location: 'ha-noi', label: 'CSV file on the hourly page' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['thirtyYears', 'clients'] },
  ],
} as const satisfies ContentPage;

export const DATA_SUITES = joinLanguages(vi, en, { drawing: 'silos' });
