import { pair, splitLanguages } from '../split-languages.ts';

export const apiLifeMessages = splitLanguages({
  pages: ['Các trang về API', 'Pages about the API'],
  docs: ['Tài liệu', 'Documentation'],
  fields: ['Trường dữ liệu', 'Fields'],
  changelog: ['Thay đổi', 'Changelog'],
  status: ['Trạng thái', 'Status'],
  statusPage: {
    overall: {
      good: ['Mọi phần đang hoạt động tốt', 'Everything works'],
      degraded: ['Một phần của dịch vụ đang gặp trục trặc', 'Part of the service is degraded'],
      down: ['Dịch vụ đang gián đoạn', 'The service is interrupted'],
      unknown: ['Chưa có phép đo mới: chưa rõ tình trạng', 'No recent check: status unknown'],
    },
    checkedAt: pair([
      (moment: string) => `Đo lần cuối lúc ${moment}, mỗi phút một lần.`,
      (moment) => `Last checked at ${moment}; we check every minute.`,
    ]),
    neverChecked: ['Chưa có lần đo nào được lưu.', 'No checks recorded yet.'],
    older: [
      'Cơ sở dữ liệu đang không trả lời: phần dưới là những gì đọc được lần trước.',
      'The database is not responding: showing the last known state.',
    ],
    missing: [
      'Cơ sở dữ liệu đang không trả lời nên không đọc được lịch sử. Phần nào chưa đo được ghi là chưa đo.',
      'The database is not responding, so the history is unavailable. Minutes without a check are shown as not measured.',
    ],
    demo: [
      'API đang trả lời bằng dữ liệu minh họa, không phải dự báo thật.',
      'The API is currently answering with demo data, not a real forecast.',
    ],
    intro: [
      'Cứ mỗi phút, một chương trình của chúng tôi gọi API và mở trang như khách, rồi xem dự báo và radar mới đến đâu, cảnh báo có phải chờ không. Phút nào không đo được thì ghi là chưa đo, không tính là tốt.',
      'Every minute we call the API and open a page as a visitor would, then check how recent the forecast and radar are and whether alerts are delayed. A minute without a check is shown as not measured and never counts as good.',
    ],
    states: {
      good: ['Tốt', 'Good'],
      degraded: ['Suy giảm', 'Degraded'],
      down: ['Ngừng', 'Down'],
      unknown: ['Chưa đo', 'Not measured'],
    },
    components: {
      api: [
        ['API thời tiết', 'Một lời gọi thật, không lấy từ bộ nhớ đệm'],
        ['Weather API', 'A real call, not from a cache'],
      ],
      pages: [
        ['Trang web', 'Trang thời tiết Hà Nội mở được'],
        ['Pages', 'The Hanoi weather page opens'],
      ],
      forecast: [
        ['Dự báo', 'Phiên mô hình và các nguồn còn mới'],
        ['Forecast', 'Model run and sources are recent'],
      ],
      radar: [
        ['Radar', 'Ảnh radar còn mới'],
        ['Radar', 'The newest image is recent'],
      ],
      alerts: [
        ['Gửi cảnh báo', 'Tin đến hạn không phải chờ lâu'],
        ['Alert delivery', 'Due messages go out promptly'],
      ],
      email: [
        ['Email', 'Máy chủ thư nhận kết nối'],
        ['E-mail', 'The mail server accepts our sign-in'],
      ],
      database: [
        ['Cơ sở dữ liệu', 'Trả lời trong thời hạn'],
        ['Database', 'Responds in time'],
      ],
    },
    partsTitle: ['Từng phần, 90 ngày', 'Each part over 90 days'],
    uptime: pair([
      (percent: string) => `${percent}% thời gian đã đo không bị ngừng`,
      (percent) => `${percent}% uptime (measured time)`,
    ]),
    noUptime: ['Chưa đo được phút nào', 'No minute measured yet'],
    measured: pair([(days: number) => `đo được ${days} trong 90 ngày`, (days) => `measured on ${days} of 90 days`]),
    ninetyDaysAgo: ['90 ngày trước', '90 days ago'],
    today: ['Hôm nay', 'Today'],
    bars: pair([
      (name: string, good: number, trouble: number, unknown: number) =>
        `${name}, 90 ngày: ${good} ngày tốt, ${trouble} ngày có trục trặc, ${unknown} ngày chưa đo`,
      (name, good, trouble, unknown) =>
        `${name}, 90 days: ${good} good, ${trouble} degraded or down, ${unknown} not measured`,
    ]),
    troubleDays: pair([
      (count: number) => `Những ngày có trục trặc (${count})`,
      (count) => `Days with problems (${count})`,
    ]),
    troubleDay: pair([
      (down: number, degraded: number) => `ngừng ${down} phút, suy giảm ${degraded} phút`,
      (down, degraded) => `down for ${down} min, degraded for ${degraded} min`,
    ]),
    incidentsTitle: ['Sự cố', 'Incidents'],
    now: ['Đang diễn ra', 'Ongoing'],
    noIncident: ['Không có sự cố nào trong những ngày đã đo.', 'No incident on the days that were measured.'],
    noHistory: ['Chưa đọc được danh sách sự cố.', 'The list of incidents is unavailable right now.'],
    since: pair([(from: string) => `từ ${from}, chưa hết`, (from) => `since ${from}, ongoing`]),
    span: pair([(from: string, to: string) => `${from} – ${to}`, (from, to) => `${from} – ${to}`]),
    howTitle: ['Cách tính', 'How this is measured'],
    how: [
      [
        'Tốt: trả lời đúng trong 3 giây. Suy giảm: chậm hơn, hoặc dữ liệu cũ hơn mức cho phép. Ngừng: sai, lỗi, hoặc quá 10 giây.',
        'Một ngày có trục trặc khi từ hai phút trở lên không tốt; một sự cố là hai lần đo hỏng liên tiếp trở lên.',
        'Tỉ lệ chỉ tính trên số phút đã đo. Ngày theo giờ Việt Nam.',
      ],
      [
        'Good: the right answer within 3 seconds. Degraded: slower than that, or data older than allowed. Down: a wrong answer, an error, or no answer within 10 seconds.',
        'A day counts as having problems when at least two minutes were not good; an incident is at least two failed checks in a row.',
        'Percentages cover measured minutes only. Days follow Vietnam time.',
      ],
    ],
    json: ['Xem bằng chương trình: /api/v1/status', 'For programs: /api/v1/status'],
  },
  changelogPage: {
    intro: ['Mọi thay đổi của API, phiên bản mới nhất trước.', 'Every change to the API, newest version first.'],
    feed: ['Theo dõi bằng Atom', 'Atom feed'],
    kinds: {
      added: ['Thêm', 'Added'],
      changed: ['Đổi', 'Changed'],
      deprecated: ['Sắp ngừng', 'Deprecated'],
      removed: ['Bỏ', 'Removed'],
    },
    current: ['hiện tại', 'current'],
    versionsTitle: ['Các phiên bản', 'Versions'],
    ruleTitle: ['Quy tắc phiên bản', 'Versioning rules'],
    rule: [
      [
        'Số đầu của phiên bản nằm trong đường dẫn: /api/v1. Trong v1, một trường giữ nguyên tên, kiểu, đơn vị và ý nghĩa; một lời gọi giữ nguyên địa chỉ và tham số.',
        'Được thêm bất cứ lúc nào: lời gọi, tham số không bắt buộc, trường, giá trị mới của danh sách chữ, mã lỗi. Hãy để chương trình của bạn bỏ qua những gì nó không biết.',
        'Thay đổi bị coi là phá vỡ tương thích: bỏ hoặc đổi tên trường, lời gọi, tham số; đổi kiểu, đơn vị, ý nghĩa; thêm tham số bắt buộc; cho null vào trường trước đây không null; giảm hạn mức của một gói đang dùng.',
        'Thay đổi như vậy chỉ có trong phiên bản với số đầu mới. Phiên bản cũ vẫn hoạt động thêm ít nhất 12 tháng.',
        'Lời gọi hoặc trường sắp ngừng được báo trước ít nhất 12 tháng: ở đây, trong tài liệu OpenAPI (deprecated) và, với lời gọi, bằng các header Deprecation, Sunset và Link ở mỗi câu trả lời.',
        'Ngoại lệ duy nhất là lỗ hổng bảo mật hoặc giá trị sai có thể gây nguy hiểm: chúng tôi sửa ngay và viết ở đây.',
      ],
      [
        'The first number of the version is part of the path: /api/v1. Within v1, a field keeps its name, type, unit and meaning; a call keeps its address and parameters.',
        'May be added at any time: calls, optional parameters, fields, new values in lists of words, error codes. Your program should ignore what it does not know.',
        'Counts as breaking: removing or renaming a field, call or parameter; another type, unit or meaning; a new required parameter; null where a field was never null; a smaller quota of a plan in use.',
        'A breaking change comes only with a new first number. The old version stays available for at least 12 more months.',
        'A call or field that will end is announced at least 12 months ahead: here, in the OpenAPI document (deprecated) and, for a call, by the headers Deprecation, Sunset and Link on every reply.',
        'The only exception is a security hole, or wrong values that could put people at risk: we fix those at once and note it here.',
      ],
    ],
  },
  fieldsPage: {
    intro: [
      'Từng trường của từng lời gọi: ý nghĩa, đơn vị, giá trị từ đâu đến và null nghĩa là gì. Tài liệu OpenAPI ghi cùng nội dung này, nguồn nằm trong x-source.',
      'Every field of every call: what it means, its unit, where its value comes from and what null means. The OpenAPI document says the same, with the source in x-source.',
    ],
    callsTitle: ['Theo lời gọi', 'By call'],
    shapesTitle: ['Kiểu dùng chung', 'Shared types'],
    shapesIntro: ['Những nhóm trường mà nhiều lời gọi cùng có.', 'Groups of fields shared by several calls.'],
    field: ['Trường', 'Field'],
    type: ['Kiểu', 'Type'],
    source: ['Nguồn', 'Source'],
    whenNull: ['Khi null', 'When null'],
    never: ['không bao giờ', 'never'],
    types: {
      string: ['chữ', 'text'],
      number: ['số', 'number'],
      integer: ['số nguyên', 'whole number'],
      boolean: ['đúng/sai', 'true/false'],
      object: ['nhóm', 'group'],
      array: ['danh sách', 'list'],
    },
    noFields: ['Câu trả lời không có trường nào.', 'The reply has no fields.'],
    openApi: ['Mô tả OpenAPI 3.1', 'OpenAPI 3.1 description'],
  },
});

export type ApiLifeMessages = (typeof apiLifeMessages)['vi'];
