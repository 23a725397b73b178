import type { DelayReason } from '@portal/domain/delay-record/delay-terms';
import type { ChainFault } from '@portal/domain/delay-record/verify-chain';
import type { Language } from '@portal/domain/language/language';

/** Weather-delay record: public page, statement and shared texts. */
interface DelayRecordMessages {
  readonly title: string;
  /** Month of the statement as `10/2026`. */
  readonly statement: (month: string) => string;
  /** Basis of the values, as a sentence. */
  readonly basis: string;
  readonly intro: string;
  readonly demo: string;
  readonly reasons: Readonly<Record<DelayReason, string>>;
  readonly thunder: Readonly<Record<1 | 2, string>>;
  /** A threshold with its amount, such as `rain from 5 mm/h`. */
  readonly thresholds: Readonly<Record<Exclude<DelayReason, 'thunder'>, (amount: string) => string>>;
  readonly weekdays: readonly string[];
  readonly facts: {
    readonly site: string;
    readonly point: string;
    readonly hours: string;
    readonly thresholds: string;
    readonly period: string;
    readonly ended: (day: string) => string;
    readonly goesOn: string;
    readonly month: string;
    readonly lost: string;
    readonly unknown: string;
    readonly previousHash: string;
    readonly lastHash: string;
    readonly sources: string;
  };
  readonly columns: {
    readonly day: string;
    readonly work: string;
    readonly lost: string;
    readonly unknown: string;
    readonly why: string;
    readonly rain: string;
    readonly gust: string;
    readonly warmth: string;
  };
  readonly total: string;
  readonly lostOf: (lost: number, work: number) => string;
  readonly hours: (count: number) => string;
  readonly chain: {
    readonly heading: string;
    readonly whole: (days: number) => string;
    readonly empty: string;
    readonly broken: (day: string) => string;
    readonly faults: Readonly<Record<ChainFault, string>>;
    /** Note on a verification made for this view. */
    readonly checked: (moment: string) => string;
  };
  readonly forecasts: {
    readonly heading: string;
    readonly text: string;
    readonly none: string;
    readonly day: string;
    readonly issued: string;
    readonly source: string;
    readonly lead: (days: number) => string;
    readonly demo: string;
  };
  readonly verify: {
    readonly heading: string;
    readonly steps: readonly string[];
    readonly file: string;
    readonly script: string;
  };
  readonly months: string;
  readonly noDays: string;
  readonly lostHoursOn: (day: string) => string;
  readonly page: (page: string, pages: string) => string;
  readonly scan: string;
  readonly notFound: { readonly title: string; readonly text: string };
  /** Invalid terms, by field and error. */
  readonly faults: {
    readonly none: string;
    readonly notBelowHeat: string;
    readonly equal: string;
    readonly repeated: string;
    readonly day: (first: string, last: string) => string;
    readonly month: string;
    readonly brokenChain: string;
  };
}

export const delayRecordMessages: Readonly<Record<Language, DelayRecordMessages>> = {
  vi: {
    title: 'Sổ thời tiết',
    statement: (month) => `Bảng kê thời tiết tháng ${month}`,
    basis: 'Số liệu là phân tích của mô hình tại ô lưới chứa công trường, không phải số liệu đo tại chỗ.',
    intro:
      'Mỗi ngày một bản ghi: các dự báo đã phát cho ngày ấy, phân tích từng giờ sau khi ngày đã qua, và giờ làm việc bị mất theo ngưỡng của hợp đồng. Bản ghi đã chốt thì không sửa; mỗi bản mang mã băm của bản trước.',
    demo: 'Thời tiết minh họa: mọi con số ở đây là số giả định, không dùng làm chứng cứ.',
    reasons: {
      rain: 'mưa theo giờ',
      dayRain: 'mưa cả ngày',
      gust: 'gió giật',
      wind: 'gió mạnh',
      heat: 'nắng nóng',
      cold: 'lạnh',
      thunder: 'dông',
    },
    thunder: { 1: 'có thể có dông', 2: 'nhiều khả năng có dông' },
    thresholds: {
      rain: (amount) => `mưa từ ${amount}\u00a0mm/giờ`,
      dayRain: (amount) => `mưa cả ngày từ ${amount}\u00a0mm`,
      gust: (amount) => `gió giật từ ${amount}\u00a0m/s`,
      wind: (amount) => `gió 10\u00a0m từ ${amount}\u00a0m/s`,
      heat: (amount) => `nóng từ ${amount}\u00a0°C`,
      cold: (amount) => `lạnh từ ${amount}\u00a0°C trở xuống`,
    },
    weekdays: ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'],
    facts: {
      site: 'Công trường',
      point: 'Tọa độ',
      hours: 'Giờ làm việc',
      thresholds: 'Ngưỡng hợp đồng',
      period: 'Ghi từ ngày',
      ended: (day) => `đã dừng, ngày cuối là ${day}`,
      goesOn: 'đang ghi',
      month: 'Tháng',
      lost: 'Giờ mất',
      unknown: 'Giờ không rõ',
      previousHash: 'Mã băm của ngày trước bảng kê',
      lastHash: 'Mã băm của ngày cuối',
      sources: 'Nguồn',
    },
    columns: {
      day: 'Ngày',
      work: 'Giờ làm',
      lost: 'Giờ mất',
      unknown: 'Không rõ',
      why: 'Vì',
      rain: 'Mưa, mm',
      gust: 'Giật, m/s',
      warmth: 'Nhiệt độ, °C',
    },
    total: 'Cộng',
    lostOf: (lost, work) => `${lost}/${work} giờ làm việc`,
    hours: (count) => `${count}\u00a0giờ`,
    chain: {
      heading: 'Chuỗi mã băm',
      whole: (days) => `Nguyên vẹn: ${days} ngày, không ngày nào thiếu hay bị sửa.`,
      empty: 'Chưa có ngày nào được chốt. Mỗi ngày được chốt vào 9\u00a0giờ sáng hôm sau.',
      broken: (day) => `Không nguyên vẹn: sai từ ngày ${day}.`,
      faults: {
        changed: 'Nội dung của ngày này không khớp mã băm của nó: đã có byte bị sửa.',
        missing: 'Thiếu bản ghi của ngày này.',
        order: 'Bản ghi không nằm đúng thứ tự của nó.',
        broken: 'Ngày này không nối với mã băm của ngày trước: một trong hai đã bị thay.',
      },
      checked: (moment) => `Vừa tính lại từ các byte đã lưu, lúc ${moment}.`,
    },
    forecasts: {
      heading: 'Dự báo đã phát cho các ngày có giờ mất',
      text: 'Với mỗi ngày: bản mới nhất đã phát ở từng khoảng cách ngày, đúng như lúc phát.',
      none: 'Không có bản dự báo nào được lưu cho ngày này.',
      day: 'Cho ngày',
      issued: 'Phát lúc',
      source: 'Nguồn',
      lead: (days) => (days === 0 ? 'trong ngày' : `trước ${days} ngày`),
      demo: 'Thời tiết minh họa không đổi ý nên không lưu các bản dự báo.',
    },
    verify: {
      heading: 'Tự kiểm tra, không cần trang này',
      steps: [
        'Tải tệp của tháng: mỗi dòng là một ngày, gồm mã băm và bản ghi.',
        'Chạy đoạn mã kiểm tra (chưa tới 40 dòng, chỉ cần Node): nó tính lại từng mã băm và chỉ ra ngày đầu tiên bị sai.',
        'So mã băm của ngày cuối với mã in trên bảng kê hoặc ghi ở trên. Giữ lại mã ấy: về sau không ai viết lại chuỗi mà không lộ.',
      ],
      file: 'Tải tệp của tháng',
      script: 'Đoạn mã kiểm tra',
    },
    months: 'Các tháng',
    noDays: 'Tháng này chưa có ngày nào được chốt.',
    lostHoursOn: (day) => `Giờ mất ngày ${day}`,
    page: (page, pages) => `Trang ${page}/${pages}`,
    scan: 'Quét để kiểm tra trên trang công khai',
    notFound: {
      title: 'Không có nhật ký thời tiết này',
      text: 'Địa chỉ không đúng, hoặc chủ nhật ký đã xóa tài khoản. Tệp tháng đã tải về vẫn tự kiểm tra được.',
    },
    faults: {
      none: 'Cần ít nhất một ngưỡng.',
      notBelowHeat: 'Ngưỡng lạnh phải thấp hơn ngưỡng nóng.',
      equal: 'Giờ bắt đầu và giờ kết thúc phải khác nhau.',
      repeated: 'Mỗi thứ chỉ chọn một lần.',
      day: (first, last) => `Phải là một ngày từ ${first} đến ${last}.`,
      month: 'Tháng này chưa có ngày nào được chốt.',
      brokenChain: 'Chuỗi mã băm không còn nguyên vẹn nên không in bảng kê. Hãy báo cho chúng tôi.',
    },
  },
  en: {
    title: 'Weather record',
    statement: (month) => `Weather statement of ${month}`,
    basis: 'The figures are the model analysis of the grid cell of the site, not readings of instruments on it.',
    intro:
      'One record a day: the forecasts as they were issued for it, the analysis hour by hour once it was over, and the working hours lost by the thresholds of the contract. A closed record is never changed; each holds the hash of the one before.',
    demo: 'Demo weather: every figure here is invented and proves nothing.',
    reasons: {
      rain: 'rain of the hour',
      dayRain: 'rain of the day',
      gust: 'gusts',
      wind: 'wind',
      heat: 'heat',
      cold: 'cold',
      thunder: 'thunder',
    },
    thunder: { 1: 'thunder possible', 2: 'thunder likely' },
    thresholds: {
      rain: (amount) => `rain from ${amount}\u00a0mm/h`,
      dayRain: (amount) => `rain of the day from ${amount}\u00a0mm`,
      gust: (amount) => `gusts from ${amount}\u00a0m/s`,
      wind: (amount) => `wind at 10\u00a0m from ${amount}\u00a0m/s`,
      heat: (amount) => `heat from ${amount}\u00a0°C`,
      cold: (amount) => `cold down from ${amount}\u00a0°C`,
    },
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    facts: {
      site: 'Site',
      point: 'Coordinates',
      hours: 'Working hours',
      thresholds: 'Thresholds of the contract',
      period: 'Recorded since',
      ended: (day) => `ended; last day ${day}`,
      goesOn: 'ongoing',
      month: 'Month',
      lost: 'Lost hours',
      unknown: 'Unknown hours',
      previousHash: 'Hash of the day before this statement',
      lastHash: 'Hash of the last day',
      sources: 'Sources',
    },
    columns: {
      day: 'Day',
      work: 'Work hours',
      lost: 'Lost',
      unknown: 'Unknown',
      why: 'Reason',
      rain: 'Rain, mm',
      gust: 'Gust, m/s',
      warmth: 'Temperature, °C',
    },
    total: 'Total',
    lostOf: (lost, work) => `${lost} of ${work} working hours`,
    hours: (count) => `${count}\u00a0h`,
    chain: {
      heading: 'Hash chain',
      whole: (days) => `Intact: ${days} ${days === 1 ? 'day' : 'days'}, none missing, none changed.`,
      empty: 'No day is closed yet. Each day is closed at nine in the morning of the next one.',
      broken: (day) => `Broken: wrong from ${day} on.`,
      faults: {
        changed: 'What this day says does not give its hash: bytes of it were changed.',
        missing: 'The record of this day is missing.',
        order: 'The record does not stand at its place.',
        broken: 'This day does not follow from the hash of the day before: one of the two was replaced.',
      },
      checked: (moment) => `Recomputed from the stored bytes just now, ${moment}.`,
    },
    forecasts: {
      heading: 'Forecasts issued for the days with lost hours',
      text: 'For each day: the newest one that was issued so many days ahead, as it was issued.',
      none: 'No forecast of this day was archived.',
      day: 'For',
      issued: 'Issued',
      source: 'Source',
      lead: (days) => (days === 0 ? 'on the day' : days === 1 ? '1 day ahead' : `${days} days ahead`),
      demo: 'Demo weather never changes its forecast, so none is archived.',
    },
    verify: {
      heading: 'Verify it yourself, without this page',
      steps: [
        'Download the file of the month: a line is a day, with its hash and its record.',
        'Run the script (fewer than 40 lines, it needs Node alone): it recomputes every hash and names the first day that is wrong.',
        'Compare the hash of the last day with the one printed on the statement or given above. Hold on to that hash: nobody can rewrite the chain later without it showing.',
      ],
      file: 'Download the month',
      script: 'The script',
    },
    months: 'Months',
    noDays: 'No day of this month is closed yet.',
    lostHoursOn: (day) => `Lost hours of ${day}`,
    page: (page, pages) => `Page ${page}/${pages}`,
    scan: 'Scan to verify on the public page',
    notFound: {
      title: 'There is no such weather record',
      text: 'The address is wrong, or its owner deleted the account. A downloaded month can still be verified by itself.',
    },
    faults: {
      none: 'At least one threshold is needed.',
      notBelowHeat: 'The threshold of cold must be below that of heat.',
      equal: 'Work must begin and end at different hours.',
      repeated: 'Each day of the week only once.',
      day: (first, last) => `Must be a date from ${first} to ${last}.`,
      month: 'No day of this month is closed yet.',
      brokenChain: 'The chain of hashes is no longer whole, so no statement is printed. Please tell us.',
    },
  },
};
