import type { ContentPage } from '#blocks/content-page.ts';

export const DATA_SUITES = {
  headline: 'Chuỗi số liệu để tính, không chỉ để xem',
  lead: 'Bộ dữ liệu thời tiết và khí hậu theo điểm, theo vùng cho nghiên cứu, bảo hiểm, năng lượng và mô hình nhu cầu.',
  blocks: [
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
