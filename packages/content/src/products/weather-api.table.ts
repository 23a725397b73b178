import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import { type ContentPage, joinLanguages } from '#blocks/content-page.ts';
import { listApiRows } from '#products/plan-words.ts';

const vi = {
  headline: 'Thời tiết Việt Nam trong phần mềm của bạn',
  lead: 'Cùng những con số như trên trang này, trả về JSON cho mọi điểm ở Việt Nam và Biển Đông. Gọi thử ngay, không cần khóa.',
  blocks: [
    { kind: 'live', heading: 'Câu trả lời mưa 72 giờ, vẽ ra' },
    {
      kind: 'table',
      heading: 'Có những gì',
      columns: ['Dữ liệu', 'Lời gọi', 'Chi tiết'],
      rows: [
        [
          'Thời tiết hiện tại',
          '/api/v1/weather/now',
          'giờ hiện tại: trạng thái, nhiệt độ, độ ẩm, gió, mưa, tầm nhìn, UV',
        ],
        ['Dự báo 14 ngày', '/api/v1/weather/day/15', 'từng ngày, có khoảng mưa và mức tin cậy; trả cả ngày thứ 15'],
        ['Mưa 72 giờ', '/api/v1/weather/rain/72', 'từng giờ: lượng, khoảng, khả năng, nguy cơ dông'],
        ['Dông, sét', '/api/v1/weather/hour/24', 'cờ dông từng giờ: không, có thể, nhiều khả năng, đang có'],
        ['Dữ liệu quá khứ', '/api/v1/weather/past', 'mưa và nhiệt từng giờ tới 40 ngày trước; cần khóa'],
        ['Gió nhiều độ cao', '/api/v1/weather/wind', '48 giờ ở 10 đến 150 m'],
        ['Biển', '/api/v1/weather/marine', 'sóng và gió, tới 16 ngày; cần khóa'],
        ['90 ngày', '/api/v1/weather/day/90', 'dự báo, sau đó là trung bình nhiều năm, theo ngày và tuần'],
      ],
      note: 'Giá trị chưa có là null, không bao giờ là 0. Mỗi câu trả lời ghi nguồn, đợt tính và giấy phép.',
    },
    {
      kind: 'text',
      heading: 'Thử trước, ký sau',
      paragraphs: [
        `Trang tài liệu có mọi lời gọi với ví dụ chạy được và mô tả OpenAPI 3.1. Không có khóa: ${CALL_QUOTAS.guest.perMinute} lời gọi mỗi phút, ${CALL_QUOTAS.guest.perDay} mỗi ngày, đủ để viết xong phần nối.`,
      ],
      links: [
        { route: 'api-docs', label: 'Mở tài liệu và gọi thử' },
        { route: 'api-status', label: 'Trạng thái dịch vụ' },
        { route: 'api-changelog', label: 'Thay đổi của API' },
      ],
    },
    {
      kind: 'table',
      heading: 'Hạn mức theo gói',
      columns: ['Gói', 'Giá mỗi tháng', 'Lời gọi mỗi ngày', 'Lời gọi mỗi giờ'],
      rows: listApiRows('vi'),
      note: `Không khóa thì mọi người sau cùng một địa chỉ mạng chung nhau ${CALL_QUOTAS.guest.perDay} lời gọi mỗi ngày. Có khóa thì hạn mức chỉ đếm cho bạn.`,
    },
    {
      kind: 'cards',
      heading: 'Người ta nối vào đâu',
      cards: [
        { title: 'Ứng dụng giao hàng', text: 'Phụ phí mưa và giờ giao thực tế theo phường.' },
        { title: 'Hệ thống điều độ', text: 'Ngưỡng dừng việc ghép thẳng vào lệnh sản xuất.' },
        { title: 'Mô hình nhu cầu', text: 'Nhiệt độ, mưa đã qua và sắp tới làm biến đầu vào.' },
        { title: 'Bảng tin, báo điện tử', text: 'Thời tiết của mọi tỉnh, phường, xã với tên mới và tên cũ.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Từ lời gọi đầu tiên đến khi chạy thật',
      steps: [
        { title: 'Gọi thử', text: 'Đổi tên nơi trong ví dụ thành nơi của bạn.' },
        { title: 'Viết phần nối', text: 'Sinh mã từ tệp OpenAPI; xử lý null và mã lỗi theo bảng.' },
        { title: 'Xin khóa', text: 'Cho biết số điểm và nhịp gọi để chọn gói.' },
        { title: 'Chạy thật', text: 'Theo dõi hạn mức còn lại trong từng câu trả lời; đổi gói khi cần.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Hỏi nhanh',
      questions: [
        {
          question: 'Gọi theo tên phường hay theo tọa độ?',
          answer: 'Cả hai. Tên cũ trước ngày 1/7/2025 vẫn hiểu được.',
        },
        {
          question: 'Có vị trí từng tia sét không?',
          answer: 'Chưa. API cho nguy cơ dông theo giờ; vị trí tia sét chỉ có khi nối với mạng định vị sét.',
        },
        {
          question: 'Số liệu từ đâu?',
          answer: 'Từ các mô hình toàn cầu và mô hình riêng nếu có. Mỗi câu trả lời ghi rõ nguồn của từng đại lượng.',
        },
      ],
    },
    { kind: 'claims', heading: 'Số liệu về chúng tôi', claims: ['twiceADay', 'thirtyYears', 'clients'] },
  ],
} as const satisfies ContentPage;

const en = {
  headline: 'Vietnam’s weather in your software',
  lead: 'The same figures as on this site, as JSON, for every point of Vietnam and the East Sea. Try it now, no key needed.',
  blocks: [
    { kind: 'live', heading: 'The 72-hour rain reply, drawn' },
    {
      kind: 'table',
      heading: 'What there is',
      columns: ['Data', 'Call', 'Details'],
      rows: [
        [
          'Current weather',
          '/api/v1/weather/now',
          'this clock hour: sky, temperature, humidity, wind, rain, visibility, UV',
        ],
        ['14-day forecast', '/api/v1/weather/day/15', 'by day, with rain ranges and confidence; day 15 is included'],
        ['72-hour rain', '/api/v1/weather/rain/72', 'by the hour: amount, range, chance, thunder risk'],
        ['Thunder and lightning', '/api/v1/weather/hour/24', 'a flag for each hour: none, possible, likely, observed'],
        ['Historical data', '/api/v1/weather/past', 'hourly rain and temperature up to 40 days back; needs a key'],
        ['Wind at heights', '/api/v1/weather/wind', '48 hours at 10 to 150 m'],
        ['Marine', '/api/v1/weather/marine', 'waves and wind, up to 16 days; needs a key'],
        ['90 days', '/api/v1/weather/day/90', 'forecast, then the long-term average, by days and weeks'],
      ],
      note: 'Unknown values are null, never 0. Every reply names source, run and licence.',
    },
    {
      kind: 'text',
      heading: 'Try first, sign later',
      paragraphs: [
        `The documentation has every call with an example that runs, and a description in OpenAPI 3.1. Without a key: ${CALL_QUOTAS.guest.perMinute} calls a minute, ${CALL_QUOTAS.guest.perDay} a day, enough to finish your integration.`,
      ],
      links: [
        { route: 'api-docs', label: 'Open the documentation and try' },
        { route: 'api-status', label: 'Service status' },
        { route: 'api-changelog', label: 'API changelog' },
      ],
    },
    {
      kind: 'table',
      heading: 'Quotas by package',
      columns: ['Package', 'Price a month', 'Calls a day', 'Calls an hour'],
      rows: listApiRows('en'),
      note: `Without a key, everyone behind one network address shares ${CALL_QUOTAS.guest.perDay} calls a day. With a key the quota counts for you alone.`,
    },
    {
      kind: 'cards',
      heading: 'Where it is built in',
      cards: [
        { title: 'Delivery apps', text: 'Rain surcharges and realistic delivery times by ward.' },
        { title: 'Dispatch systems', text: 'Limits for stopping work, wired straight into production orders.' },
        { title: 'Models of demand', text: 'Past and coming temperature and rain as inputs.' },
        {
          title: 'Displays and news sites',
          text: 'The weather of every province, ward and commune, by new and former names.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From the first call to production',
      steps: [
        { title: 'Try a call', text: 'Change the place in the example to yours.' },
        {
          title: 'Write the integration',
          text: 'Generate code from the OpenAPI file; handle null and error codes as documented.',
        },
        { title: 'Ask for a key', text: 'Say how many points you need and how often you call, to choose a package.' },
        { title: 'Run', text: 'Watch the remaining quota in every reply; change package when needed.' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Quick questions',
      questions: [
        {
          question: 'By the name of a ward or by coordinates?',
          answer: 'Both. Names from before 1 July 2025 are still understood.',
        },
        {
          question: 'Is there the position of each lightning strike?',
          answer: 'Not yet. The API gives thunder risk by the hour; strikes are known only with a lightning network.',
        },
        {
          question: 'Where do the figures come from?',
          answer:
            'From global models, and from our own model where there is one. Each reply names the source of each quantity.',
        },
      ],
    },
    { kind: 'claims', heading: 'Company figures', claims: ['twiceADay', 'thirtyYears', 'clients'] },
  ],
} as const satisfies ContentPage;

export const WEATHER_API = joinLanguages(vi, en, { drawing: 'weatherMast' });
