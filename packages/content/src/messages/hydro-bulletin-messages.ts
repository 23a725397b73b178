import { pair, splitLanguages } from '../split-languages.ts';

/** Bulletins of a catchment as page, PDF and workbook, and their verification. */
export const hydroBulletinMessages = splitLanguages({
  title: pair([(name: string) => `Bản tin lưu vực: ${name}`, (name) => `Catchment bulletin: ${name}`]),
  number: pair([
    (number: string, at: string) => `Số ${number} · phát lúc ${at}`,
    (number, at) => `No. ${number} · issued ${at}`,
  ]),
  demo: ['Số liệu minh họa: không dùng để vận hành.', 'Demo data: not for operating a reservoir.'],
  late: pair([
    (slot: string) => `Phát muộn: kỳ ${slot}, tính từ số liệu lúc phát.`,
    (slot) => `Issued late (due ${slot}), from the data available at issue.`,
  ]),
  asked: [
    'Bản tin ngoài kỳ, phát theo yêu cầu của hồ; không tính vào điểm.',
    'An extra bulletin, issued at the owner’s request; it is not scored.',
  ],
  facts: {
    heading: ['Thông tin chung', 'Basis'],
    basin: ['Lưu vực', 'Catchment'],
    area: pair([
      (km2: string, covered: string) => `${km2}\u00a0km², ${covered}% diện tích có số liệu`,
      (km2, covered) => `${km2}\u00a0km², ${covered}% of the area has data`,
    ]),
    cell: [
      'mới có vị trí: mưa của ô lưới quanh đập, không phải bình quân lưu vực',
      'location only: rain of the grid cell around the dam, not the catchment mean',
    ],
    place: ['Vị trí', 'Place'],
    run: ['Mưa theo', 'Rain from'],
    runAt: pair([(source: string, at: string) => `${source}, phiên ${at}`, (source, at) => `${source}, run of ${at}`]),
    noRun: ['không có', 'none'],
    observed: ['Mưa đã qua', 'Past rain'],
    model: ['Mô hình dòng chảy', 'Flow model'],
    fitted: pair([
      (name: string, at: string, to: string) => `${name}, hiệu chỉnh ${at}; số liệu của hồ tới ${to}`,
      (name, at, to) => `${name}, calibrated ${at}; reservoir records to ${to}`,
    ]),
    sources: ['Nguồn', 'Sources'],
  },
  lead: {
    rain: pair([
      (mm: string, range: string) => `24 giờ tới: ${mm}${range}.`,
      (mm, range) => `Next 24 hours: ${mm}${range}.`,
    ]),
    rainUnknown: [
      '24 giờ tới: chưa đủ số liệu mưa trên lưu vực.',
      'Next 24 hours: not enough rain data for the catchment.',
    ],
    flow: pair([
      (flow: string, range: string, at: string) =>
        ` Lưu lượng về hồ lớn nhất khoảng ${flow}\u00a0m³/s${range} lúc ${at}.`,
      (flow, range, at) => ` Inflow peaks at about ${flow}\u00a0m³/s${range} at ${at}.`,
    ]),
    reach: pair([
      (name: string, level: string, at: string, release: string) =>
        ` Hồ tới ${name} (${level}\u00a0m) lúc ${at} nếu giữ xả ${release}\u00a0m³/s.`,
      (name, level, at, release) =>
        ` ${name} level (${level}\u00a0m) is reached at ${at} if the release stays at ${release}\u00a0m³/s.`,
    ]),
    reachEarliest: pair([
      (name: string, level: string, at: string, release: string) =>
        ` Hồ tới ${name} (${level}\u00a0m) sớm nhất lúc ${at} nếu giữ xả ${release}\u00a0m³/s.`,
      (name, level, at, release) =>
        ` ${name} level (${level}\u00a0m) is reached at ${at} at the earliest if the release stays at ${release}\u00a0m³/s.`,
    ]),
  },
  sums: {
    heading: ['Mưa cộng dồn, mm', 'Total rainfall, mm'],
    columns: [
      ['Trong', 'Đã mưa', 'Sắp tới', 'Thấp', 'Cao'],
      ['Within', 'Fallen', 'To come', 'Low', 'High'],
    ],
    hours: pair([(hours: string) => `${hours} giờ`, (hours) => `${hours} h`]),
    days: ['10 ngày', '10 days'],
  },
  days: {
    heading: ['Mưa từng ngày, mm', 'Rain by day, mm'],
    columns: [
      ['Ngày', 'Mưa', 'Thấp', 'Cao'],
      ['Day', 'Rain', 'Low', 'High'],
    ],
    part: pair([(day: string, hours: string) => `${day} (${hours} giờ)`, (day, hours) => `${day} (${hours} h)`]),
  },
  range: [
    'Thấp và cao: khoảng chứa 8/10 trường hợp, ghép từ phân vị của từng ô nên rộng hơn khoảng thật.',
    'Low and high: 8-in-10 range, combined from cell percentiles, so wider than the true range.',
  ],
  rangeMembers: pair([
    (members: string) =>
      `Thấp và cao: 10–90% của ${members} thành viên tổ hợp, cộng mưa theo từng thành viên rồi mới lấy khoảng.`,
    (members) => `Low and high: 10–90% of ${members} ensemble members, each summed first.`,
  ]),
  rangeFarther: [
    'Dòng dài hơn tầm của tổ hợp có khoảng ghép từ từng ô, rộng hơn khoảng thật.',
    'Rows beyond the ensemble have a range combined from the cells, wider than the true one.',
  ],
  hours: {
    heading: ['Mưa từng giờ, 48 giờ tới, mm', 'Hourly rain, next 48 hours, mm'],
    all: ['Mưa từng giờ', 'Hourly rain'],
    columns: [
      ['Giờ bắt đầu', 'Mưa', 'Thấp', 'Cao'],
      ['From', 'Rain', 'Low', 'High'],
    ],
    origin: ['Nguồn', 'Source'],
    origins: { radar: ['radar', 'radar'], both: ['radar và mô hình', 'radar and model'], model: ['mô hình', 'model'] },
    past: ['Mưa đã qua', 'Past rain'],
    pastColumns: [
      ['Giờ bắt đầu', 'Mưa', 'Nguồn'],
      ['From', 'Rain', 'Source'],
    ],
    radar: ['radar', 'radar'],
    analysis: ['phân tích mô hình', 'model analysis'],
  },
  flow: {
    heading: ['Lưu lượng về hồ, m³/s', 'Inflow, m³/s'],
    all: ['Lưu lượng từng giờ', 'Hourly inflow'],
    columns: [
      ['Ngày', 'Trung bình', 'Lớn nhất', 'Lúc'],
      ['Day', 'Mean', 'Highest', 'At'],
    ],
    rangeColumn: ['10–90% lúc đó', '10–90% then'],
    hourColumns: [
      ['Giờ', 'Lưu lượng, m³/s', 'Mưa ở cận dưới', 'Mưa ở cận trên'],
      ['Hour', 'Inflow, m³/s', 'Rain at lower bound', 'Rain at upper bound'],
    ],
    bandColumns: [
      ['Giờ', 'Lưu lượng, m³/s', 'P10 thành viên', 'P50 thành viên', 'P90 thành viên'],
      ['Hour', 'Inflow, m³/s', 'P10 of members', 'P50 of members', 'P90 of members'],
    ],
    band: pair([
      (members: string, low: string, high: string) =>
        `${members} thành viên tổ hợp: 10–90% có đỉnh ${low}–${high}\u00a0m³/s.`,
      (members, low, high) => `${members} ensemble members: 10–90% of them peak at ${low}–${high}\u00a0m³/s.`,
    ]),
    ends: pair([
      (low: string, high: string) =>
        `Nếu mưa luôn ở cận dưới hoặc cận trên của khoảng: đỉnh ${low}–${high}\u00a0m³/s. Đó là hai kịch bản, rộng hơn khoảng thật.`,
      (low, high) =>
        `With all rain at the lower or upper bound of its range: a peak of ${low}–${high}\u00a0m³/s. These are two scenarios, wider than the true range.`,
    ]),
  },
  level: {
    heading: ['Mực hồ', 'Reservoir level'],
    headingRelease: pair([
      (release: string) => `Mực hồ nếu giữ xả ${release}\u00a0m³/s`,
      (release) => `Level if the release stays at ${release}\u00a0m³/s`,
    ]),
    columns: [
      ['Mực nước', 'Cao trình, m', 'Còn, m', 'Giữa khoảng', 'Sớm nhất'],
      ['Level', 'Height, m', 'Left, m', 'Middle', 'Earliest'],
    ],
    memberColumns: [
      ['Mực nước, m', 'Đường tính', 'Sớm nhất', 'Muộn nhất', 'Thành viên'],
      ['Level, m', 'The line', 'Earliest', 'Latest', 'Members'],
    ],
    members: pair([
      (members: string) =>
        `Sớm nhất và muộn nhất: lúc 10% và 90% trong ${members} thành viên tổ hợp đã chạm mực. Thành viên: số chạm mực trong kỳ dự báo.`,
      (members) =>
        `Earliest and latest: when 10% and 90% of ${members} ensemble members reach it. Members: how many reach it within the forecast.`,
    ]),
  },
  clock: {
    heading: ['Mốc thời gian quy trình', 'Procedure timeline'],
    columns: [
      ['Khi', 'Việc'],
      ['When', 'What'],
    ],
  },
  score: {
    heading: ['Dự báo trước đây đúng đến đâu', 'Accuracy of past forecasts'],
    aside: ['30 ngày qua', 'past 30 days'],
    none: [
      'Chưa có bản tin nào để so với thực tế. Mưa được so sau khi hết ngày; lưu lượng được so khi hồ tải số liệu mới.',
      'No bulletin to verify yet. Rain is verified once its day is over, inflow once newer reservoir records are uploaded.',
    ],
    columns: [
      ['Ngày thứ', 'Số bản tin', 'Sai số', 'Lệch', 'Giữ nguyên', 'Khí hậu', 'NSE', 'Trong Scf, %', 'Radar, %'],
      ['Day ahead', 'Bulletins', 'Error', 'Bias', 'Persistence', 'Climatology', 'NSE', 'Within Scf, %', 'Radar, %'],
    ],
    kinds: { rain: ['Mưa', 'Rain'], flow: ['Lưu lượng', 'Inflow'] },
    lead: pair([(kind: string, days: string) => `${kind}, ${days}`, (kind, days) => `${kind}, ${days}`]),
    few: [
      'Dòng xám: dưới 20 bản tin, chưa đủ để kết luận.',
      'Grey rows: fewer than 20 bulletins, too few to conclude anything.',
    ],
    note: [
      'Sai số tuyệt đối trung bình và độ lệch trung bình của tổng mưa ngày (mm) và lưu lượng trung bình ngày (m³/s), mỗi ngày hai bản tin. “Giữ nguyên” là sai số nếu lấy mưa 24 giờ trước bản tin, hoặc lưu lượng hôm trước. “Khí hậu” là sai số nếu lấy trung bình tháng trong số liệu của hồ. Mưa đã qua ở giờ không có radar là phân tích của mô hình, không phải đo.',
      'Mean absolute error and mean error of the day’s rain (mm) and of its mean inflow (m³/s), two bulletins per day. Persistence is the error of assuming the rain of the 24 hours before the bulletin, or the previous day’s inflow. Climatology assumes the month’s mean in the reservoir’s records. Past rain in hours without radar is model analysis, not a measurement.',
    ],
  },
  advice: [
    'Đây là tư vấn, không phải lệnh vận hành; bản tin lũ chính thức luôn được ưu tiên.',
    'This is advice, not an operating order; official flood bulletins always come first.',
  ],
  sign: {
    made: ['Người lập', 'Prepared by'],
    chief: ['Trưởng ca', 'Shift supervisor'],
    received: ['Giờ nhận', 'Received at'],
  },
  page: pair([(page: string, pages: string) => `Trang ${page}/${pages}`, (page, pages) => `Page ${page}/${pages}`]),
  list: {
    heading: ['Bản tin', 'Bulletins'],
    every: ['07:00 và 19:00 hằng ngày', 'daily at 07:00 and 19:00'],
    none: pair([
      (next: string) => `Chưa có bản tin nào. Bản đầu tiên phát lúc ${next}.`,
      (next) => `No bulletin yet. The first one is issued at ${next}.`,
    ]),
    next: pair([(next: string) => `Bản tin tới: ${next}.`, (next) => `Next bulletin: ${next}.`]),
    open: pair([(number: string) => `Bản tin số ${number}`, (number) => `Bulletin no. ${number}`]),
    late: ['phát muộn', 'late'],
    asked: ['ngoài kỳ', 'extra'],
    missed: pair([
      (slot: string) => `Kỳ ${slot} không phát: hệ thống không chạy lúc đó; dự báo không làm lại về sau.`,
      (slot) => `No bulletin was issued for ${slot} because the system was down; none is made afterwards.`,
    ]),
    issue: ['Phát bản tin ngay', 'Issue a bulletin now'],
    issuing: ['Đang phát…', 'Issuing…'],
    all: ['Mọi bản tin', 'All bulletins'],
    desk: ['Bảng điều hành lưu vực', 'Catchment desk'],
    failed: ['Chưa tải được. Kiểm tra mạng rồi thử lại.', 'Could not be loaded. Check your network and try again.'],
    missing: ['Không có bản tin này.', 'There is no such bulletin.'],
    pdf: ['Tải PDF', 'Download PDF'],
    xlsx: ['Tải XLSX', 'Download XLSX'],
    csv: ['Tải CSV', 'Download CSV'],
    print: ['In', 'Print'],
    loading: ['Đang mở…', 'Opening…'],
    frozen: ['Bản tin giữ nguyên như lúc phát, không tính lại.', 'A bulletin stays as issued; it is never recomputed.'],
  },
  file: ['ban-tin-luu-vuc', 'basin-bulletin'],
});

export type HydroBulletinMessages = (typeof hydroBulletinMessages)['vi'];
