import type { ContentPage } from '#blocks/content-page.ts';

export const WEATHER_REPORT = {
  headline: 'Dự báo đặt cạnh thực đo',
  lead: 'Trang này sẽ cho thấy dự báo đúng đến đâu, từng nơi, từng tháng. Hiện chưa có kết quả nào được công bố ở đây.',
  blocks: [
    {
      kind: 'gap',
      text: 'Chưa có dự án kiểm chứng nào được đăng. Không có số đo thì không có điểm: trang để trống còn hơn điền số từ dữ liệu minh họa.',
      links: [{ route: 'weather:next-days', location: 'ha-noi', days: '7', label: 'Xem dự báo 7 ngày của Hà Nội' }],
    },
    {
      kind: 'facts',
      heading: 'Mỗi dự án sẽ có gì',
      rows: [
        { name: 'Nơi và đối tác', value: 'Tên điểm, tọa độ, đối tác cung cấp số đo, tên dự án.' },
        { name: 'Mười hai tháng', value: 'Một điểm số cho mỗi tháng trong năm, tháng thiếu số đo để trống.' },
        {
          name: 'Cách so',
          value: 'Đại lượng, đơn vị, hạn dự báo, số mẫu; so với cách đoán đơn giản để biết dự báo có hơn không.',
        },
        { name: 'Tệp gốc', value: 'Bảng dự báo và thực đo để ai cũng tính lại được.' },
      ],
    },
    {
      kind: 'table',
      heading: 'Đọc màu của điểm số',
      columns: ['Điểm', 'Màu', 'Nghĩa'],
      rows: [
        ['chưa có', 'xám', 'không đủ số đo'],
        ['0–30', 'tím', 'sai nhiều'],
        ['31–50', 'đỏ', 'kém'],
        ['51–70', 'hổ phách', 'tạm dùng'],
        ['71–80', 'xanh nhạt', 'khá'],
        ['81–90', 'xanh lá', 'tốt'],
        ['91–100', 'xanh dương', 'rất tốt'],
      ],
      colors: ['grey', 'purple', 'red', 'amber', 'paleGreen', 'green', 'blue'],
      note: 'Con số luôn đứng trong ô màu, để ai không phân biệt được màu vẫn đọc được.',
    },
    {
      kind: 'text',
      heading: 'Vì sao chưa có số',
      paragraphs: [
        'Muốn chấm điểm phải có hai thứ: dự báo được giữ nguyên như lúc phát, và số đo tại chỗ. Phần thứ nhất đang được giữ từ mỗi đợt tính. Phần thứ hai cần đối tác có trạm đo và đồng ý công bố.',
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', claims: ['accuracy'] },
  ],
} as const satisfies ContentPage;
