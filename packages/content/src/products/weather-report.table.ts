import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';

const vi = {
  headline: 'Dự báo của chúng tôi sai bao nhiêu',
  lead: 'Dự báo được giữ nguyên như lúc phát, rồi đặt cạnh số đo của trạm: từng đại lượng, từng hạn, từng tháng. Không có số đo thì không có điểm.',
  blocks: [
    { kind: 'live', heading: 'Một trận mưa mẫu, dự báo cạnh thực đo' },
    {
      kind: 'text',
      heading: 'Cách chúng tôi chấm điểm',
      paragraphs: [
        'Mỗi phiên mô hình được giữ lại và không bao giờ sửa. Sau mỗi ngày, giá trị mà từng phiên đã dự báo được đưa về đúng vị trí và độ cao của trạm, rồi so với số đo đã qua kiểm tra.',
        'Bên cạnh luôn có hai cách đoán đơn giản: lặp lại ngày trước khi phát tin, và trung bình khí hậu của nơi ấy trong tháng ấy. Dự báo không hơn hai cách này thì không có ích.',
        'Khoảng 5–95% được tính bằng cách rút lại từng ngày nhiều lần. Dưới 20 cặp hoặc tháng chưa hết thì không có điểm.',
      ],
    },
    {
      kind: 'facts',
      heading: 'Mỗi công trình có gì',
      rows: [
        { name: 'Nơi và đối tác', value: 'Tên điểm, tọa độ, đối tác cung cấp số đo, tên công trình.' },
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
      kind: 'facts',
      heading: 'Số liệu không có nguồn công khai',
      rows: [
        {
          name: 'Radar mưa',
          value:
            'Việt Nam chưa mở số liệu radar. Khi không nối radar, mưa ba giờ tới dựa vào nguồn khác và ghi rõ là gì.',
        },
        {
          name: 'Vị trí tia sét',
          value: 'Không mạng nào cho dùng tự do ở Việt Nam. Khi không nối mạng định vị, trang chỉ nói nguy cơ dông.',
        },
        {
          name: 'Chất lượng không khí đo được',
          value: 'Chưa có số đo nào được phép đăng lại. AQI trên trang là ước tính của mô hình, không phải của trạm.',
        },
        {
          name: 'Mực nước triều',
          value: 'Trạm hải văn chưa công bố số liệu theo giờ để dùng lại; trang không có mực nước đo được.',
        },
        {
          name: 'Cảnh báo chính thức',
          value:
            'Chưa phát dưới dạng dữ liệu. Bản tin được đưa lên từng tin, trích nguyên văn; không thấy ở đây không có nghĩa là an toàn.',
        },
      ],
    },
    { kind: 'claims', heading: 'Công bố của công ty', claims: ['accuracy'] },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'How far off our forecasts are',
  lead: 'Forecasts are stored as issued and compared with station measurements: by quantity, lead time and month. Without measurements there is no score.',
  blocks: [
    { kind: 'live', heading: 'A sample rainstorm, forecast against measurement' },
    {
      kind: 'text',
      heading: 'How we score',
      paragraphs: [
        'Every run is stored and never changed. After each day, each run’s forecast is adjusted to the position and height of the station and compared with measurements that passed their checks.',
        'Two simple baselines are always shown: persistence (the previous day repeated) and the climatology of that place and month. A forecast that does no better than these is of no use.',
        'The 5–95% intervals come from resampling the days many times. With fewer than 20 pairs, or before the month is over, there is no score.',
      ],
    },
    {
      kind: 'facts',
      heading: 'What each site has',
      rows: [
        {
          name: 'Place and partner',
          value: 'Name of the point, coordinates, the partner who supplied the measurements, name of the site.',
        },
        {
          name: 'Twelve months',
          value: 'A score for each month of the year; a month without measurements stays empty.',
        },
        {
          name: 'How it was compared',
          value:
            'Quantity, unit, lead time, sample size; against a simple baseline, to see whether the forecast does better.',
        },
        {
          name: 'Source files',
          value: 'Tables of forecasts and measurements, so that anyone can recompute the score.',
        },
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
      note: 'Each cell also shows its number, for readers who cannot tell the colours apart.',
    },
    {
      kind: 'facts',
      heading: 'Data without a public source',
      rows: [
        {
          name: 'Rain radar',
          value:
            'Vietnam’s radar is not open data. Without a connected radar, rain in the next three hours comes from another source, which is named.',
        },
        {
          name: 'Lightning strokes',
          value:
            'No network is free to use in Vietnam. Without a connected one, the site gives the chance of thunder only.',
        },
        {
          name: 'Measured air quality',
          value:
            'No measurement may be republished yet. The AQI on this site is a model estimate, not a station reading.',
        },
        {
          name: 'Tide gauges',
          value: 'Gauges do not publish hourly levels for reuse; the site has no measured sea level.',
        },
        {
          name: 'Official warnings',
          value:
            'Not published as data. Bulletins are added one by one and quoted; seeing none here does not mean that you are safe.',
        },
      ],
    },
    { kind: 'claims', heading: 'What the company states', claims: ['accuracy'] },
  ],
} as const satisfies ContentPage;

export const WEATHER_REPORT = joinLanguages(vi, en, { drawing: 'rainGauge' });
