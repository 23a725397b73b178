import { CALL_QUOTAS } from '@portal/domain/account/call-quota.table';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';

/** Texts of the request builder for the browser: plain strings with `{0}` placeholders. */
export type BuilderWords = ApiProductMessages['builder'];

/** Texts of the calculator for the browser: plain strings. */
export type EstimateWords = ApiProductMessages['calculator']['words'];

export const apiProductMessages = splitLanguages({
  builder: {
    choose: ['1. Chọn dữ liệu', '1. Choose data'],
    chosen: ['Nơi: {0}', 'Place: {0}'],
    atPoint: ['Tọa độ {0}, {1}', 'Point {0}, {1}'],
    map: ['Chọn một điểm trên bản đồ Việt Nam', 'Choose a point on the map of Vietnam'],
    mapHint: [
      'Bấm lên bản đồ để lấy một điểm; phím mũi tên dời điểm 0,1 độ.',
      'Click the map to pick a point; arrow keys move it by 0.1 degrees.',
    ],
    mapOpen: ['Chọn trên bản đồ hoặc nhập tọa độ', 'Choose on the map or type coordinates'],
    latitude: ['Vĩ độ', 'Latitude'],
    longitude: ['Kinh độ', 'Longitude'],
    kind: ['Dữ liệu', 'Data'],
    moreKinds: ['Loại khác', 'Other kinds'],
    options: ['Số giờ, trường, dạng trả lời', 'Hours, fields, format'],
    needsKey: ['cần khóa', 'needs a key'],
    hours: ['Số giờ', 'Hours'],
    days: ['Số ngày', 'Days'],
    pastDays: ['Số ngày đã qua', 'Past days'],
    variables: ['Trường của mỗi giờ', 'Fields of each hour'],
    moreVariables: ['Thêm trường', 'More fields'],
    format: ['Dạng trả lời', 'Format of the reply'],
    formats: {
      json: ['JSON', 'JSON'],
      csv: ['CSV', 'CSV'],
      geojson: ['GeoJSON', 'GeoJSON'],
      ics: ['iCalendar (ics)', 'iCalendar (ics)'],
    },
    reply: ['Ngôn ngữ của chữ trong câu trả lời', 'Language of texts in the reply'],
    languages: { vi: ['Tiếng Việt', 'Vietnamese'], en: ['Tiếng Anh', 'English'] },
    key: ['Khóa API để gọi thử', 'API key for this test'],
    keyHint: [
      'Chỉ dùng cho lần gọi này, không lưu lại và không nằm trong địa chỉ.',
      'Used for this call only: it is not stored and never part of the address.',
    ],
    address: ['2. Địa chỉ và trả lời', '2. Address and reply'],
    send: ['Gọi thử', 'Try it'],
    sending: ['Đang gọi…', 'Calling…'],
    copyAddress: ['Chép địa chỉ', 'Copy the address'],
    copy: ['Chép', 'Copy'],
    copied: ['Đã chép', 'Copied'],
    open: ['Mở câu trả lời', 'Open the reply'],
    share: ['Liên kết tới lựa chọn này', 'Link to this selection'],
    body: ['Nội dung gửi kèm', 'Request body'],
    first: [
      'Câu trả lời lúc {0}, danh sách rút gọn còn một mục. “Gọi thử” hiện đủ.',
      'Reply at {0}, lists shortened to one item. “Try it” shows it in full.',
    ],
    keyFirst: [
      'Lời gọi này cần khóa của gói có quyền dùng: giờ đã qua và nhiều nơi từ Gói 1, biển từ Gói 2. Điền khóa ở bên rồi “Gọi thử”.',
      'This call needs a key from a plan that includes it: past hours and many places from Package 1, marine from Package 2. Enter it and press “Try it”.',
    ],
    fileFirst: [
      'Câu trả lời là một tệp. “Gọi thử” hiện tệp ở đây; liên kết bên dưới tải về.',
      'The reply is a file. “Try it” shows it here; the link below downloads it.',
    ],
    changed: [
      'Địa chỉ đã đổi. “Gọi thử” lấy câu trả lời mới.',
      'The address has changed. “Try it” gets the new reply.',
    ],
    getKey: ['Lấy khóa', 'Get a key'],
    measured: ['{0} ms · {1} KB · lúc {2}', '{0} ms · {1} KB · at {2}'],
    left: ['còn {0} / {1} lời gọi hôm nay từ trang này', '{0} / {1} calls left today from this page'],
    headers: ['Header của câu trả lời', 'Reply headers'],
    replyText: ['Câu trả lời', 'Reply'],
    cut: ['Đã cắt bớt ở đây; liên kết bên dưới có đủ.', 'Shortened here; the link below has all of it.'],
    drawn: ['Câu trả lời này, vẽ thành biểu đồ', 'This reply as a chart'],
    draw: ['Vẽ', 'Draw'],
    drawing: ['{0}, {1} mốc thời gian, thấp nhất {2}, cao nhất {3}', '{0}, {1} time steps, lowest {2}, highest {3}'],
    likelyHigh: ['cận trên dự kiến', 'upper bound'],
    clock: ['giờ', 'hour'],
    demo: ['Số liệu minh họa', 'Demo data'],
    noAnswer: ['Không gọi được máy chủ.', 'The server could not be reached.'],
    stillThere: ['Câu trả lời lần trước vẫn ở dưới, lúc {0}.', 'The previous reply, from {0}, is still below.'],
    again: ['Gọi lại', 'Call again'],
    retryAfter: [
      'Gọi lại sau {0} giây. Có khóa thì hạn mức được tính riêng.',
      'Call again in {0} seconds. With a key you have your own quota.',
    ],
    code: ['3. Mã mẫu', '3. Copy into your code'],
    codeOf: ['Ngôn ngữ lập trình', 'Programming language'],
    keyNote: [
      'Mã đọc khóa từ biến môi trường TROI_VIET_KEY.',
      'The code reads the key from the environment variable TROI_VIET_KEY.',
    ],
    sheetNote: [
      'Số viết với dấu chấm thập phân: đặt ngôn ngữ của bảng tính là Hoa Kỳ hoặc Anh để đọc đúng.',
      'Numbers have decimal points: set the spreadsheet’s locale to one that uses them, such as United States.',
    ],
    documentation: ['Tài liệu', 'Documentation'],
  },
  tryNow: [
    `Thử ngay ở đây, không cần khóa: ${CALL_QUOTAS.ownPages.perMinute} lời gọi mỗi phút, ${CALL_QUOTAS.ownPages.perDay.toLocaleString('vi-VN')} mỗi ngày. Từ chương trình của bạn: ${CALL_QUOTAS.guest.perMinute} mỗi phút, ${CALL_QUOTAS.guest.perDay} mỗi ngày; có khóa thì theo gói.`,
    `Try it here without a key: ${CALL_QUOTAS.ownPages.perMinute} calls per minute, ${CALL_QUOTAS.ownPages.perDay.toLocaleString('en-US')} per day. From your own program: ${CALL_QUOTAS.guest.perMinute} per minute, ${CALL_QUOTAS.guest.perDay} per day; with a key, by plan.`,
  ],
  /** Short names of calls; others are named as in the documentation. */
  names: {
    weatherNow: ['Lúc này', 'Now'],
    weatherHours: ['Theo giờ, tới 15 ngày', 'Hourly, up to 15 days'],
    weatherRain72: ['Mưa 72 giờ', 'Rain, 72 hours'],
    nowcastSteps: ['Mưa 3 giờ tới', 'Rain, next 3 hours'],
    weatherDays15: ['15 ngày', '15 days'],
    weatherDays90: ['90 ngày', '90 days'],
    weatherPast: ['Giờ đã qua', 'Past hours'],
    weatherMarine: ['Biển', 'Sea'],
    weatherBatch: ['Nhiều nơi một lần', 'Many places at once'],
    warningsList: ['Cảnh báo chính thức', 'Official warnings'],
    weatherAqi: ['Không khí (VN_AQI)', 'Air (VN_AQI)'],
    weatherUv: ['Tia UV', 'UV index'],
    weatherToday: ['Hôm nay theo buổi', 'Today by periods'],
    weatherTomorrow: ['Ngày mai', 'Tomorrow'],
    weatherHours24: ['24 giờ tới, đủ trường', 'Next 24 hours, all fields'],
    weatherSmartgen: ['Câu tóm tắt', 'Summary sentences'],
    weatherWind: ['Gió ở các độ cao', 'Wind at heights'],
    weatherAgriculture: ['Việc đồng áng', 'Farm work'],
  } as Record<string, Pair>,
  missed: pair([
    (text: string) => `Chưa tìm thấy nơi nào tên “${text}”.`,
    (text) => `No place called “${text}” was found.`,
  ]),
  plans: {
    getKey: ['Lấy khóa miễn phí', 'Get a free key'],
    compare: ['So sánh bảy gói', 'Compare all seven plans'],
    counting: ['Cách đếm lời gọi', 'How calls are counted'],
  },
  calculator: {
    title: ['Bạn cần bao nhiêu lời gọi', 'How many calls you need'],
    spans: {
      10: ['10 phút', '10 minutes'],
      30: ['30 phút', '30 minutes'],
      60: ['1 giờ', 'hour'],
      180: ['3 giờ', '3 hours'],
      360: ['6 giờ', '6 hours'],
      1440: ['1 ngày', 'day'],
    } as Readonly<Record<number, Pair>>,
    words: {
      places: ['Số nơi', 'Places'],
      every: ['Gọi lại mỗi', 'Call again every'],
      compute: ['Tính', 'Compute'],
      oneByOne: ['Gọi từng nơi', 'One by one'],
      batches: ['Gộp tới 100 nơi một lần', 'Up to 100 places in one call'],
      calls: ['{0} lời gọi mỗi ngày, tối đa {1} mỗi giờ', '{0} calls per day, at most {1} per hour'],
      enough: ['vừa {0} ({1} mỗi tháng)', '{0} is enough ({1} a month)'],
      free: ['vừa {0}, miễn phí', '{0} is enough, free'],
      onRequest: ['vượt Gói 4: {0}, theo hợp đồng', 'beyond Package 4: {0}, by contract'],
    },
    batchNote: [
      'Gọi gộp tính mười nơi là một lời gọi, và chỉ có từ Gói 1. Giữ câu trả lời đến hết max-age thì gọi ít hơn nữa; ETag chỉ bớt dữ liệu tải về, không bớt lời gọi.',
      'In a batch every ten places count as one call; batches are available from Package 1. Caching a reply until its max-age ends saves more calls; an ETag saves download only, not calls.',
    ],
  },
  keys: {
    title: ['Khóa của bạn', 'Your key'],
    points: [
      [
        'Tạo trong tài khoản, đặt tên, chỉ hiện đủ một lần; tối đa 10 khóa.',
        'Giới hạn được theo trang web hoặc địa chỉ mạng; thu hồi có hiệu lực trong một giây.',
        'Gửi trong header X-API-Key. Có thư báo khi dùng hết 80% và 100% lời gọi của ngày.',
      ],
      [
        'Created in your account with a name, shown in full only once; up to 10 keys.',
        'Can be restricted to web origins or networks; revoking takes effect within a second.',
        'Sent in the X-API-Key header. We e-mail you at 80% and 100% of the day’s calls.',
      ],
    ],
    link: ['Khóa và mức dùng của tôi', 'My keys and usage'],
  },
  terms: {
    title: ['Điều kiện sử dụng', 'Terms of use'],
    points: [
      [
        {
          name: 'Bộ nhớ đệm',
          text: 'Giữ mỗi câu trả lời đến hết max-age trong Cache-Control: số liệu không đổi sớm hơn. Hết hạn, gửi lại ETag để nhận 304 khi vẫn như cũ. Đừng để mọi máy cùng gọi đúng đầu giờ.',
        },
        {
          name: 'Ghi nguồn',
          text: 'Nơi nào hiện số liệu, ghi nguồn và giờ cập nhật. Giấy phép của từng nguồn mô hình đi theo số liệu và nằm trong issued.credits của mỗi câu trả lời.',
        },
        {
          name: 'Dùng vừa phải',
          text: 'Giữ trong hạn mức ghi trong header RateLimit; gặp 429 thì đợi số giây trong Retry-After. Không tìm cách vượt hạn mức bằng nhiều tài khoản hay nhiều địa chỉ.',
        },
        {
          name: 'Không đổi số liệu',
          text: 'Không sửa rồi đăng như của chúng tôi, không trình bày dự báo này như bản tin chính thức của Nhà nước. Cảnh báo chính thức dẫn nguyên văn, kèm tên cơ quan.',
        },
        {
          name: 'Phiên bản',
          text: 'Trong v1, trường giữ tên, đơn vị và ý nghĩa; có thể thêm trường mới. Mọi thay đổi ghi ở nhật ký thay đổi.',
        },
        {
          name: 'Số liệu minh họa',
          text: 'issued.demo là true khi có giá trị được dựng để trình bày. Đừng quyết định việc gì theo những giá trị đó.',
        },
      ],
      [
        {
          name: 'Caching',
          text: 'Cache each reply until its max-age in Cache-Control ends: the data does not change before. Then send the ETag back to get 304 while nothing has changed. Do not let all machines call on the full hour.',
        },
        {
          name: 'Attribution',
          text: 'Wherever you show the data, name its source and the time of the update. The licence of each model source applies to the data and is given in issued.credits of each reply.',
        },
        {
          name: 'Fair use',
          text: 'Stay within the quota that the RateLimit headers state; after a 429 wait for the seconds in Retry-After. Do not bypass the quota with several accounts or addresses.',
        },
        {
          name: 'Unchanged data',
          text: 'Do not publish changed data as ours, nor present these forecasts as official bulletins of the State. Quote official warnings word for word with their issuer.',
        },
        {
          name: 'Versions',
          text: 'Within v1 a field keeps its name, unit and meaning; new fields may be added. Every change is in the changelog.',
        },
        {
          name: 'Demo data',
          text: 'issued.demo is true when any value is made up for demonstration. Do not base decisions on such values.',
        },
      ],
    ],
    link: ['Điều khoản sử dụng', 'Terms of use of this site'],
  },
  attribution: {
    title: ['Dòng ghi nguồn để chép', 'Attribution to copy'],
    intro: [
      'Đặt dòng này cạnh số liệu. Các nguồn dưới đây là của câu trả lời lúc này; chương trình nên lấy từ issued.credits.',
      'Put this line next to the data. The sources are those of the current reply; your program should take them from issued.credits.',
    ],
    demo: [
      'Số liệu lúc này là minh họa nên chưa có nguồn mô hình nào phải ghi; đừng đăng lại như dự báo thật.',
      'This is demo data at present, so there is no model source to credit; do not publish it as a real forecast.',
    ],
    text: pair([
      (brand: string, address: string) => `Số liệu thời tiết: ${brand}, ${address}`,
      (brand, address) => `Weather data: ${brand}, ${address}`,
    ]),
    languages: { vi: ['Tiếng Việt', 'Vietnamese'], en: ['Tiếng Anh', 'English'] },
  },
  calls: {
    title: ['Mọi lời gọi', 'All calls'],
    intro: [
      'Liên kết mở thẳng câu trả lời JSON, không cần JavaScript hay khóa.',
      'Each link opens the JSON reply itself: no JavaScript and no key needed.',
    ],
    call: ['Lời gọi', 'Call'],
    count: pair([(count: number) => `${count} lời gọi`, (count) => `${count} ${count === 1 ? 'call' : 'calls'}`]),
    example: ['Ví dụ', 'Example'],
    open: ['Mở', 'Open'],
    needsKey: ['cần khóa', 'needs a key'],
    fromPlan: pair([(plan: string) => `từ ${plan}`, (plan) => `from ${plan}`]),
    byId: ['theo mã trong danh sách', 'by an id from its list'],
    posts: ['gửi POST', 'sent by POST'],
  },
  links: {
    title: ['Đọc tiếp', 'Read on'],
    docs: ['Tài liệu mọi lời gọi', 'Documentation of every call'],
    fields: ['Mọi trường dữ liệu', 'Every field'],
    status: ['Trạng thái dịch vụ', 'Service status'],
    changes: ['Nhật ký thay đổi', 'Changelog'],
    openApi: ['OpenAPI 3.1', 'OpenAPI 3.1'],
  },
});
export type ApiProductMessages = (typeof apiProductMessages)['vi'];
