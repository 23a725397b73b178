import { pair, splitLanguages } from '../split-languages.ts';

/** Weather-delay record: public page, statement and shared texts. */
export const delayRecordMessages = splitLanguages({
  title: ['Nhật ký thời tiết', 'Weather record'],
  /** Month of the statement as `10/2026`. */
  statement: pair([(month: string) => `Bảng kê thời tiết tháng ${month}`, (month) => `Weather statement for ${month}`]),
  /** Basis of the values, as a sentence. */
  basis: [
    'Số liệu là phân tích của mô hình tại ô lưới chứa công trường, không phải số liệu đo tại chỗ.',
    'The figures are model analysis for the site’s grid cell, not measurements on site.',
  ],
  intro: [
    'Mỗi ngày một bản ghi: các dự báo đã phát cho ngày ấy, phân tích từng giờ sau khi ngày đã qua, và giờ làm việc bị mất theo ngưỡng của hợp đồng. Bản ghi đã chốt thì không sửa; mỗi bản mang mã băm của bản trước.',
    'One record per day: the forecasts issued for it, the hourly analysis once the day was over, and the working hours lost under the contract thresholds. A closed record is never changed; each holds the hash of the one before.',
  ],
  demo: [
    'Thời tiết minh họa: mọi con số ở đây là số giả định, không dùng làm chứng cứ.',
    'Demo weather: every figure here is invented and proves nothing.',
  ],
  reasons: {
    rain: ['mưa theo giờ', 'hourly rain'],
    dayRain: ['mưa cả ngày', 'daily rain'],
    gust: ['gió giật', 'gusts'],
    wind: ['gió mạnh', 'wind'],
    heat: ['nắng nóng', 'heat'],
    cold: ['lạnh', 'cold'],
    thunder: ['dông', 'thunder'],
  },
  thunder: { 1: ['có thể có dông', 'thunder possible'], 2: ['nhiều khả năng có dông', 'thunder likely'] },
  /** A threshold with its amount, such as `rain from 5 mm/h`. */
  thresholds: {
    rain: pair([(amount: string) => `mưa từ ${amount}\u00a0mm/giờ`, (amount) => `rain from ${amount}\u00a0mm/h`]),
    dayRain: pair([
      (amount: string) => `mưa cả ngày từ ${amount}\u00a0mm`,
      (amount) => `daily rain from ${amount}\u00a0mm`,
    ]),
    gust: pair([(amount: string) => `gió giật từ ${amount}\u00a0m/s`, (amount) => `gusts from ${amount}\u00a0m/s`]),
    wind: pair([
      (amount: string) => `gió 10\u00a0m từ ${amount}\u00a0m/s`,
      (amount) => `wind at 10\u00a0m from ${amount}\u00a0m/s`,
    ]),
    heat: pair([(amount: string) => `nóng từ ${amount}\u00a0°C`, (amount) => `heat, ${amount}\u00a0°C or above`]),
    cold: pair([
      (amount: string) => `lạnh từ ${amount}\u00a0°C trở xuống`,
      (amount) => `cold, ${amount}\u00a0°C or below`,
    ]),
  },
  weekdays: [
    ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'],
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  ],
  facts: {
    site: ['Công trường', 'Site'],
    point: ['Tọa độ', 'Coordinates'],
    hours: ['Giờ làm việc', 'Working hours'],
    thresholds: ['Ngưỡng hợp đồng', 'Contract thresholds'],
    period: ['Ghi từ ngày', 'Recorded since'],
    ended: pair([(day: string) => `đã dừng, ngày cuối là ${day}`, (day) => `ended; last day ${day}`]),
    goesOn: ['đang ghi', 'ongoing'],
    month: ['Tháng', 'Month'],
    lost: ['Giờ mất', 'Lost hours'],
    unknown: ['Giờ không rõ', 'Unknown hours'],
    previousHash: ['Mã băm của ngày trước bảng kê', 'Hash of the day before this statement'],
    lastHash: ['Mã băm của ngày cuối', 'Hash of the last day'],
    sources: ['Nguồn', 'Sources'],
  },
  columns: {
    day: ['Ngày', 'Day'],
    work: ['Giờ làm', 'Work hours'],
    lost: ['Giờ mất', 'Lost'],
    unknown: ['Không rõ', 'Unknown'],
    why: ['Vì', 'Reason'],
    rain: ['Mưa, mm', 'Rain, mm'],
    gust: ['Giật, m/s', 'Gust, m/s'],
    warmth: ['Nhiệt độ, °C', 'Temperature, °C'],
  },
  total: ['Cộng', 'Total'],
  lostOf: pair([
    (lost: number, work: number) => `${lost}/${work} giờ làm việc`,
    (lost, work) => `${lost} of ${work} working hours`,
  ]),
  hours: pair([(count: number) => `${count}\u00a0giờ`, (count) => `${count}\u00a0h`]),
  chain: {
    heading: ['Chuỗi mã băm', 'Hash chain'],
    whole: pair([
      (days: number) => `Nguyên vẹn: ${days} ngày, không ngày nào thiếu hay bị sửa.`,
      (days) => `Intact: ${days} ${days === 1 ? 'day' : 'days'}, none missing, none changed.`,
    ]),
    empty: [
      'Chưa có ngày nào được chốt. Mỗi ngày được chốt vào 9\u00a0giờ sáng hôm sau.',
      'No day has been closed yet. Each day is closed at 09:00 the next morning.',
    ],
    broken: pair([(day: string) => `Không nguyên vẹn: sai từ ngày ${day}.`, (day) => `Broken: wrong from ${day} on.`]),
    faults: {
      changed: [
        'Nội dung của ngày này không khớp mã băm: đã có byte bị sửa.',
        'This day’s content does not match its hash: it was changed.',
      ],
      missing: ['Thiếu bản ghi của ngày này.', 'The record of this day is missing.'],
      order: ['Bản ghi nằm sai thứ tự.', 'The record is out of order.'],
      broken: [
        'Ngày này không nối với mã băm của ngày trước: một trong hai đã bị thay.',
        'This day does not follow from the hash of the day before: one of the two was replaced.',
      ],
    },
    /** Note on a verification made for this view. */
    checked: pair([
      (moment: string) => `Vừa tính lại từ các byte đã lưu, lúc ${moment}.`,
      (moment) => `Recomputed from the stored bytes just now, ${moment}.`,
    ]),
  },
  forecasts: {
    heading: ['Dự báo đã phát cho các ngày có giờ mất', 'Forecasts issued for the days with lost hours'],
    text: [
      'Với mỗi ngày và mỗi hạn báo trước: bản mới nhất, đúng như lúc phát.',
      'For each day and lead time, the newest forecast as issued.',
    ],
    none: ['Không có bản dự báo nào được lưu cho ngày này.', 'No forecast for this day was archived.'],
    day: ['Cho ngày', 'For'],
    issued: ['Phát lúc', 'Issued'],
    source: ['Nguồn', 'Source'],
    lead: pair([
      (days: number) => (days === 0 ? 'trong ngày' : `trước ${days} ngày`),
      (days) => (days === 0 ? 'on the day' : days === 1 ? '1 day ahead' : `${days} days ahead`),
    ]),
    demo: [
      'Dự báo của thời tiết minh họa không thay đổi nên không được lưu.',
      'Demo weather never changes its forecast, so none is archived.',
    ],
  },
  verify: {
    heading: ['Tự kiểm tra, không cần trang này', 'Verify it yourself, without this page'],
    steps: [
      [
        'Tải tệp của tháng: mỗi dòng là một ngày, gồm mã băm và bản ghi.',
        'Chạy đoạn mã kiểm tra (chưa tới 40 dòng, chỉ cần Node): nó tính lại từng mã băm và chỉ ra ngày đầu tiên bị sai.',
        'So mã băm của ngày cuối với mã in trên bảng kê hoặc ghi ở trên. Giữ lại mã ấy: về sau không ai viết lại chuỗi mà không lộ.',
      ],
      [
        'Download the file of the month: each line is one day, with its hash and record.',
        'Run the script (fewer than 40 lines; it needs only Node): it recomputes every hash and names the first day that is wrong.',
        'Compare the hash of the last day with the one printed on the statement or given above. Save that hash: with it, nobody can rewrite the chain unnoticed.',
      ],
    ],
    file: ['Tải tệp của tháng', 'Download the month'],
    script: ['Đoạn mã kiểm tra', 'The script'],
  },
  months: ['Các tháng', 'Months'],
  noDays: ['Tháng này chưa có ngày nào được chốt.', 'No day of this month has been closed yet.'],
  lostHoursOn: pair([(day: string) => `Giờ mất ngày ${day}`, (day) => `Lost hours on ${day}`]),
  page: pair([(page: string, pages: string) => `Trang ${page}/${pages}`, (page, pages) => `Page ${page}/${pages}`]),
  scan: ['Quét để kiểm tra trên trang công khai', 'Scan to verify on the public page'],
  notFound: {
    title: ['Không có nhật ký thời tiết này', 'There is no such weather record'],
    text: [
      'Địa chỉ không đúng, hoặc chủ nhật ký đã xóa tài khoản. Tệp tháng đã tải về vẫn tự kiểm tra được.',
      'The address is wrong, or the owner deleted the account. A downloaded month can still be verified on its own.',
    ],
  },
  /** Invalid terms, by field and error. */
  faults: {
    none: ['Cần ít nhất một ngưỡng.', 'At least one threshold is needed.'],
    notBelowHeat: ['Ngưỡng lạnh phải thấp hơn ngưỡng nóng.', 'The cold threshold must be below the heat threshold.'],
    equal: ['Giờ bắt đầu và giờ kết thúc phải khác nhau.', 'Work must begin and end at different hours.'],
    repeated: ['Mỗi thứ chỉ chọn một lần.', 'Each day of the week only once.'],
    day: pair([
      (first: string, last: string) => `Phải là một ngày từ ${first} đến ${last}.`,
      (first, last) => `Must be a date from ${first} to ${last}.`,
    ]),
    month: ['Tháng này chưa có ngày nào được chốt.', 'No day of this month has been closed yet.'],
    brokenChain: [
      'Chuỗi mã băm không còn nguyên vẹn nên không in bảng kê. Hãy báo cho chúng tôi.',
      'The hash chain is broken, so no statement is printed. Please contact us.',
    ],
  },
});
