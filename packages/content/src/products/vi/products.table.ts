import type { ContentPage } from '#blocks/content-page.ts';

export const PRODUCTS = {
  headline: 'Từ bản tin chung tới lời nhắc cho riêng bạn',
  lead: 'Dự báo để xem, cảnh báo để kịp tay, dữ liệu để máy đọc. Chọn theo việc bạn cần quyết định.',
  blocks: [
    {
      kind: 'cards',
      heading: 'Sản phẩm',
      cards: [
        {
          title: 'Happy Rain',
          text: 'Báo mưa cho từng địa điểm qua email và tin nhắn, từ 9.000 đ mỗi tháng. Dành cho người đi làm, tài xế, nhà nông.',
          link: { route: 'happy-rain', label: 'Xem Happy Rain' },
        },
        {
          title: 'Thời tiết theo ngành',
          text: 'Điện gió, dầu khí, khai khoáng, du lịch, vận tải, điện lạnh, bán lẻ, thời trang: mỗi ngành một bộ ngưỡng.',
          link: { route: 'industries', label: 'Chọn ngành' },
        },
        {
          title: 'Dự báo thời tiết và khí hậu',
          text: 'Từ giờ tới đến một năm tới: theo giờ, 3–15 ngày, 30 ngày, 45 ngày, mùa và năm.',
          link: { route: 'forecast', label: 'Xem các hạn dự báo' },
        },
        {
          title: 'Metplus',
          text: 'Nền tảng khuyến nghị hành động: đặt ngưỡng một lần, đến lúc thì người phải làm nhận được việc phải làm.',
          link: { route: 'metplus', label: 'Xem Metplus' },
        },
        {
          title: 'API thời tiết – khí hậu',
          text: 'Hiện tại, 14 ngày, mưa 72 giờ, cảnh báo dông sét và dữ liệu quá khứ cho phần mềm của bạn.',
          link: { route: 'weather-api', label: 'Xem API' },
        },
        {
          title: 'Bộ dữ liệu',
          text: 'Chuỗi số liệu theo điểm và theo vùng cho nghiên cứu, bảo hiểm, mô hình nhu cầu.',
          link: { route: 'data-suites', label: 'Xem bộ dữ liệu' },
        },
        {
          title: 'Bản tin chuyên gia theo yêu cầu',
          text: 'Dự báo viên viết riêng cho công trình, sự kiện hay hải trình của bạn.',
          link: { route: 'weather-pro', label: 'Xem bản tin chuyên gia' },
        },
        {
          title: 'Kết quả kiểm chứng',
          text: 'Dự báo đặt cạnh thực đo, từng tháng, từng nơi.',
          link: { route: 'weather-report', label: 'Xem cách chấm điểm' },
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Cảnh báo đến trước, không phải đến cùng lúc',
      paragraphs: [
        'Một cảnh báo có ích khi còn đủ thời gian để làm gì đó: kéo bạt, dời giờ xuất bến, cho thợ rời giàn giáo. Vì vậy mỗi gói ghi rõ báo trước tối đa bao lâu, và mỗi tin ghi rõ giờ bắt đầu, giờ kết thúc, mức mạnh, chứ không chỉ “có mưa”.',
        'Mưa, dông sét, gió giật, nắng nóng, rét đều đặt ngưỡng được. Cảnh báo thiên tai chính thức luôn được dẫn nguyên văn với tên cơ quan phát và giờ phát.',
      ],
    },
    {
      kind: 'table',
      heading: 'Sáu gói, tính theo tháng',
      lead: 'Thời hạn mỗi gói là một tháng. Dấu —: theo thỏa thuận.',
      columns: ['Gói', 'Cộng đồng', 'Gói 1', 'Gói 2', 'Gói 3', 'Gói 4', 'Gói 5'],
      rows: [
        ['Giá', 'miễn phí', '490.000 đ', '990.000 đ', '2.990.000 đ', '4.990.000 đ', 'theo yêu cầu'],
        ['Dự báo', '3 ngày', '5 ngày', '7 ngày', '10 ngày', '14 ngày', 'mọi hạn'],
        ['Mưa đã qua', '—', '12 giờ', '24 giờ', '72 giờ', '7 ngày', '30 ngày'],
        ['Cảnh báo trước', '30 phút', '1 giờ', '2 giờ', '3 giờ', '3 giờ', 'cả nước'],
        ['Biển', 'không', 'không', '7 ngày', '10 ngày', '14 ngày', '16 ngày'],
        ['Khí hậu', 'không', 'không', 'không', '30 ngày, 1 vùng', '3 tháng, 1 vùng', '—'],
        ['Quy tắc', '10', '15', '20', '30', '40', 'theo yêu cầu'],
        ['Người dùng', '1', '2', '4', '6', '10', 'theo yêu cầu'],
        ['Địa điểm', '2', '4', '6', '10', '15', 'không giới hạn'],
        ['Thông báo', 'email', 'email, Zalo', '—', '—', '—', 'theo yêu cầu'],
        [
          'API',
          '500/ngày',
          '2.000/ngày, 150/giờ',
          '4.000/ngày, 400/giờ',
          '8.000/ngày, 600/giờ',
          '12.000/ngày, 800/giờ',
          'theo yêu cầu',
        ],
      ],
      note: 'Gói 5 ký hợp đồng riêng. Trang thời tiết công khai miễn phí cho mọi người, không phụ thuộc gói.',
    },
    {
      kind: 'claims',
      heading: 'Số liệu về chúng tôi',
      claims: ['accuracy', 'clients', 'twiceADay', 'alertChannels', 'expertsAroundTheClock'],
    },
    {
      kind: 'cooperation',
      texts: [
        'Bạn cho biết công việc, địa điểm và những lần thời tiết gây thiệt hại.',
        'Cùng tìm đại lượng và ngưỡng thật sự gây thiệt hại.',
        'Chọn gói, bản tin, kênh gửi, người nhận.',
        'Xem lại cảnh báo đã gửi, giữ cái có ích, bỏ cái thừa.',
      ],
    },
  ],
} as const satisfies ContentPage;
