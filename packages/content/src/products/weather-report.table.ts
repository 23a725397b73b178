import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Dự báo đặt cạnh thực đo',
  lead: 'Trang này sẽ cho thấy dự báo đúng đến đâu, từng nơi, từng tháng. Hiện chưa có kết quả nào được công bố ở đây.',
  blocks: [
    {
      kind: 'gap',
      text: 'Chưa có dự án kiểm chứng nào được đăng. Không có số đo thì không có điểm: trang để trống còn hơn điền số từ dữ liệu minh họa.',
      links: [{ route: 'weather:next-days', location: 'ha-noi', days: '7', label: 'Xem dự báo 7 ngày của Hà Nội' }],
    },
    { kind: 'live', heading: 'Một trận mưa mẫu, dự báo cạnh thực đo' },
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

const en = {
  headline: 'The forecast beside the measurement',
  lead: 'This page will show how accurate past forecasts were, place by place and month by month. No result has been published here so far.',
  blocks: [
    {
      kind: 'gap',
      text: 'No verification project has been published. Without measurements there is no score: an empty page is better than figures from demo data.',
      links: [{ route: 'weather:next-days', location: 'ha-noi', days: '7', label: 'See Hanoi’s 7-day forecast' }],
    },
    { kind: 'live', heading: 'A sample rainstorm, forecast beside measurement' },
    {
      kind: 'facts',
      heading: 'What each project will have',
      rows: [
        {
          name: 'Place and partner',
          value: 'Name of the point, coordinates, the partner who measured, name of the project.',
        },
        {
          name: 'Twelve months',
          value: 'A score for each month of the year; a month without measurements stays empty.',
        },
        {
          name: 'How it was compared',
          value:
            'Quantity, unit, lead time, sample size; against a simple guess, to see whether the forecast does better.',
        },
        { name: 'The files', value: 'Tables of forecast and measurement, so that anybody can compute it again.' },
      ],
    },
    {
      kind: 'table',
      heading: 'Reading the colours of a score',
      columns: ['Score', 'Colour', 'Meaning'],
      rows: [
        ['none', 'grey', 'not enough measurements'],
        ['0–30', 'purple', 'far off'],
        ['31–50', 'red', 'poor'],
        ['51–70', 'amber', 'usable'],
        ['71–80', 'pale green', 'fair'],
        ['81–90', 'green', 'good'],
        ['91–100', 'blue', 'very good'],
      ],
      colors: ['grey', 'purple', 'red', 'amber', 'paleGreen', 'green', 'blue'],
      note: 'The number always stands in its cell, for readers who cannot tell the colours apart.',
    },
    {
      kind: 'text',
      heading: 'Why there is no figure yet',
      paragraphs: [
        'A score needs two things: forecasts kept as they were issued, and measurements on the spot. The first are kept from every run. The second need partners with a station who agree to publish.',
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['accuracy'] },
  ],
} as const satisfies ContentPage;

export const WEATHER_REPORT = joinLanguages(vi, en, { drawing: 'rainGauge' });
