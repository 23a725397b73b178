import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';
import { listDataRows } from './plan-words.ts';

const vi = {
  headline: 'Chuỗi số liệu để tính, không chỉ để xem',
  lead: 'Thời tiết theo điểm cho nghiên cứu, bảo hiểm, năng lượng và mô hình nhu cầu: đặt vài phút là có tệp.',
  blocks: [
    { kind: 'live', heading: 'Chọn dữ liệu, xem trước tệp' },
    {
      kind: 'table',
      heading: 'Mỗi gói có gì',
      columns: ['Gói', 'Mỗi tháng', 'Địa điểm mỗi tệp', 'Giờ đã qua', 'Dự báo', 'Sóng biển', 'Các lần dự báo đã phát'],
      rows: listDataRows('vi'),
      note: 'Tệp nằm trong gói, không tính thêm tiền. Dự báo tính cả hôm nay. Nhiều nơi hơn, lâu hơn hay đều đặn hằng kỳ: theo hợp đồng.',
    },
    {
      kind: 'facts',
      heading: 'Trong mỗi tệp',
      rows: [
        {
          name: 'Từng giờ hoặc từng ngày',
          value:
            'Nhiệt độ, mưa, gió, độ ẩm, khí áp, tầm nhìn, mây, UV, sóng: đủ đơn vị, đúng giá trị của trang và API.',
        },
        {
          name: 'Các lần dự báo đã phát',
          value: 'Từng phiên mô hình đã dự báo gì cho từng ngày: để kiểm chứng hay tính rủi ro dự báo thay đổi.',
        },
        {
          name: 'CSV và GeoJSON',
          value: 'RFC 4180 và RFC 7946, mở được bằng bảng tính và phần mềm bản đồ.',
        },
        {
          name: 'Parquet và NetCDF',
          value: 'Cho DuckDB, pandas, R, xarray; NetCDF theo quy ước CF 1.11.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Làm theo hợp đồng',
      cards: [
        {
          figure: 'Theo điểm',
          title: 'Chuỗi cho nhà máy, kho, cửa hàng',
          text: 'Hàng nghìn tọa độ của bạn, một tệp mỗi kỳ, gửi thẳng vào hệ thống của bạn.',
        },
        {
          figure: 'Theo vùng',
          title: 'Trung bình tỉnh, vùng, lưu vực',
          text: 'Mưa và nhiệt độ gộp theo ranh giới bạn đưa, kèm cách tính.',
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
      heading: 'Dòng nào cũng ghi là phân tích hay dự báo',
      paragraphs: [
        'Mọi giá trị đều từ mô hình, không giá trị nào là số đo. Từng dòng ghi là phân tích (giờ đã qua) hay dự báo, nguồn nào, phiên mô hình nào; tệp ghi đơn vị và giấy phép. Ô nào không biết thì để trống, không điền 0. Thời tiết minh họa thì ghi là minh họa.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Đặt một tệp dữ liệu',
      steps: [
        { title: 'Chọn', text: 'Địa điểm, ngày, đại lượng, định dạng.' },
        { title: 'Xem trước', text: 'Số dòng, dung lượng, gói cần có, những dòng đầu.' },
        { title: 'Đặt', text: 'Trong tài khoản, hoặc bằng API với khóa của bạn.' },
        { title: 'Tải', text: 'Tệp có sau vài giây đến vài phút và được giữ 30 ngày.' },
      ],
    },
    {
      kind: 'gap',
      text: 'Dự báo từng giờ giữ 40 ngày, rồi chỉ còn giá trị ngày. Chưa có số đo của trạm và trung bình vùng trong tệp: cần thì hãy nhận tư vấn.',
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
  lead: 'Point weather for research, insurance, energy and demand models: a file within minutes.',
  blocks: [
    { kind: 'live', heading: 'Choose the data, preview the file' },
    {
      kind: 'table',
      heading: 'What each package has',
      columns: ['Package', 'Per month', 'Places per file', 'Past hours', 'Forecast', 'Waves', 'Earlier forecasts'],
      rows: listDataRows('en'),
      note: 'Files are part of the package and cost nothing more. The forecast includes today. More places, longer periods or regular deliveries: by contract.',
    },
    {
      kind: 'facts',
      heading: 'In every file',
      rows: [
        {
          name: 'Hourly or daily',
          value:
            'Temperature, rain, wind, humidity, pressure, visibility, cloud, UV, waves: with units, the same values as on the site and in the API.',
        },
        {
          name: 'Earlier forecasts as issued',
          value:
            'What each model run forecast for each day: to verify it, or to price the risk that a forecast changes.',
        },
        {
          name: 'CSV and GeoJSON',
          value: 'RFC 4180 and RFC 7946, for spreadsheets and map software.',
        },
        {
          name: 'Parquet and NetCDF',
          value: 'For DuckDB, pandas, R, xarray; NetCDF follows the CF conventions 1.11.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'By contract',
      cards: [
        {
          figure: 'By point',
          title: 'Series for plants, warehouses, shops',
          text: 'Thousands of your coordinates, one file each period, delivered into your system.',
        },
        {
          figure: 'By region',
          title: 'Averages for provinces, regions, catchments',
          text: 'Rain and temperature within the boundaries you supply, with the method.',
        },
        {
          figure: 'Events',
          title: 'A catalogue of hot, cold and wet spells',
          text: 'Start, end and peak; for index-based insurance contracts.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Every row says analysis or forecast',
      paragraphs: [
        'Every value comes from a model; none is measured. Each row is marked as analysis (past hours) or forecast, with its source and model run; the file states units and licence. Unknown cells stay empty and are never filled with 0. Demo weather is labelled as such.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Ordering a data file',
      steps: [
        { title: 'Choose', text: 'Places, period, variables, format.' },
        { title: 'Preview', text: 'Number of rows, size, the plan you need, the first rows.' },
        { title: 'Order', text: 'In your account, or through the API with your key.' },
        { title: 'Download', text: 'The file is ready within seconds or minutes and stays available for 30 days.' },
      ],
    },
    {
      kind: 'gap',
      text: 'Hourly forecasts are kept for 40 days, then only daily values. Station measurements and regional means are not in the files yet: ask for a consultation.',
      links: [
        { route: 'api-docs', label: 'API documentation' },
        { route: 'weather:hourly', location: 'ha-noi', label: 'CSV file on the hourly page' },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['thirtyYears', 'clients'] },
  ],
} as const satisfies ContentPage;

export const DATA_SUITES = joinLanguages(vi, en, { drawing: 'silos' });
