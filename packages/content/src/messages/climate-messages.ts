import { pair, splitLanguages } from '../split-languages.ts';

/** Degrees and percentages come with their sign. */
export const climateMessages = splitLanguages({
  kinds: {
    '30-days': ['30 ngày', '30 days'],
    '45-days': ['45 ngày', '45 days'],
    '1-month': ['1 tháng', '1 month'],
    '3-months': ['3 tháng', '3 months'],
    '6-months': ['6 tháng', '6 months'],
    '12-months': ['1 năm', '1 year'],
  },
  country: ['Cả nước', 'Vietnam'],
  title: pair([
    (kind: string, span: string) => `Bản tin khí hậu ${kind}: ${span}`,
    (kind, span) => `Climate bulletin, ${kind}: ${span}`,
  ]),
  issued: pair([(moment: string) => `Lập lúc ${moment}`, (moment) => `Made at ${moment}`]),
  demo: [
    'Số liệu minh họa: nhiệt độ và mưa của mô hình trong bản tin này không có thật.',
    'Demo data: the model’s temperature and rain in this bulletin are not real.',
  ],
  span: pair([(from: string, to: string) => `từ ${from} đến ${to}`, (from, to) => `${from} to ${to}`]),
  temperature: {
    near: pair([
      (departure: string) => `xấp xỉ trung bình nhiều năm (${departure})`,
      (departure) => `close to the long-term average (${departure})`,
    ]),
    above: pair([
      (degrees: string) => `cao hơn trung bình nhiều năm ${degrees}`,
      (degrees) => `${degrees} above the long-term average`,
    ]),
    below: pair([
      (degrees: string) => `thấp hơn trung bình nhiều năm ${degrees}`,
      (degrees) => `${degrees} below the long-term average`,
    ]),
  },
  rain: {
    near: pair([
      (percent: string) => `xấp xỉ trung bình nhiều năm (${percent})`,
      (percent) => `close to the long-term average (${percent})`,
    ]),
    above: pair([
      (percent: string) => `nhiều hơn trung bình nhiều năm (bằng ${percent})`,
      (percent) => `more than the long-term average (${percent} of it)`,
    ]),
    below: pair([
      (percent: string) => `ít hơn trung bình nhiều năm (bằng ${percent})`,
      (percent) => `less than the long-term average (${percent} of it)`,
    ]),
    unknown: pair([(normal: string) => `trung bình nhiều năm là ${normal}`, (normal) => `long-term average ${normal}`]),
  },
  sum: pair([
    (lead: string, warmth: string, warmthClass: string, rain: string, rainClass: string) =>
      `${lead}: nhiệt độ trung bình ${warmth}, ${warmthClass}; tổng lượng mưa ${rain}, ${rainClass}.`,
    (lead, warmth, warmthClass, rain, rainClass) =>
      `${lead}: mean temperature ${warmth}, ${warmthClass}; total rain ${rain}, ${rainClass}.`,
  ]),
  pastLead: pair([
    (days: number, span: string) => `${days} ngày qua, ${span}`,
    (days, span) => `Past ${days} days, ${span}`,
  ]),
  pastGap: pair([
    (known: number, days: number) => `Có số liệu của ${known} trong ${days} ngày.`,
    (known, days) => `Data are available for ${known} of ${days} days.`,
  ]),
  pastUnknown: [
    'Chưa có đủ số liệu của 30 ngày qua để so với trung bình nhiều năm.',
    'Not enough data for the past 30 days to compare with the long-term average.',
  ],
  forecastLead: pair([
    (days: number, span: string) => `Dự báo ${days} ngày, ${span}`,
    (days, span) => `Forecast for ${days} ${days === 1 ? 'day' : 'days'}, ${span}`,
  ]),
  noForecast: [
    'Kỳ này chưa có dự báo. Các con số dưới đây là trung bình nhiều năm, không phải dự báo.',
    'There is no forecast for this period yet. The figures below are long-term averages, not a forecast.',
  ],
  beyond: pair([
    (span: string, warmth: string, rain: string) =>
      `Phần còn lại, ${span}, chưa có nguồn dự báo mùa. Trung bình nhiều năm của những ngày này: nhiệt độ ${warmth}, lượng mưa ${rain}.`,
    (span, warmth, rain) =>
      `For the rest, ${span}, there is no seasonal forecast. Long-term average for these days: temperature ${warmth}, rain ${rain}.`,
  ]),
  seasonal: {
    heading: ['Xu thế từng tháng', 'Month by month'],
    beyond: pair([
      (span: string, warmth: string, rain: string) =>
        `Phần còn lại, ${span}, chỉ có xác suất theo tháng của dự báo mùa. Trung bình nhiều năm của những ngày này: nhiệt độ ${warmth}, lượng mưa ${rain}.`,
      (span, warmth, rain) =>
        `For the rest, ${span}, there are only monthly probabilities from a seasonal forecast. Long-term average for these days: temperature ${warmth}, rain ${rain}.`,
    ]),
    month: pair([
      (month: string, parts: string) => `Tháng ${month}: ${parts}.`,
      (month, parts) => `${month}: ${parts}.`,
    ]),
    temperature: {
      above: pair([
        (names: string) => `nghiêng về ấm hơn bình thường ở ${names}`,
        (names) => `leaning warmer than normal in ${names}`,
      ]),
      near: pair([
        (names: string) => `nghiêng về nhiệt độ gần bình thường ở ${names}`,
        (names) => `leaning towards near-normal temperatures in ${names}`,
      ]),
      below: pair([
        (names: string) => `nghiêng về mát hơn bình thường ở ${names}`,
        (names) => `leaning cooler than normal in ${names}`,
      ]),
    },
    rain: {
      above: pair([
        (names: string) => `nghiêng về mưa nhiều hơn bình thường ở ${names}`,
        (names) => `leaning wetter than normal in ${names}`,
      ]),
      near: pair([
        (names: string) => `nghiêng về mưa gần bình thường ở ${names}`,
        (names) => `leaning towards near-normal rain in ${names}`,
      ]),
      below: pair([
        (names: string) => `nghiêng về mưa ít hơn bình thường ở ${names}`,
        (names) => `leaning drier than normal in ${names}`,
      ]),
    },
    place: pair([
      (name: string, percent: number) => `${name} (${percent}%)`,
      (name, percent) => `${name} (${percent}%)`,
    ]),
    source: pair([
      (issue: string) =>
        `Theo NMME, tổ hợp mô hình khí hậu Bắc Mỹ, phát hành tháng ${issue}: xác suất của mức cao nhất trong ba mức (thấp hơn, gần, cao hơn bình thường), chỉ nêu từ 40% trở lên. Không biết gì thì mỗi mức là 33%. Nguồn: dự án NMME (NOAA, NSF, NASA, DOE; Kirtman và cộng sự, 2014), tệp của NOAA Climate Prediction Center.`,
      (issue) =>
        `From NMME, the North American multi-model ensemble, issued in ${issue}: the probability of the most likely of three classes (below, near, above normal), given from 40%. With no information each class would have 33%. Source: NMME project (NOAA, NSF, NASA, DOE; Kirtman et al., 2014), files of the NOAA Climate Prediction Center.`,
    ]),
    madeOf: [
      'Sau đó: trung bình nhiều năm, kèm xác suất theo tháng của NMME cho từng vùng (lưới 1°, bình thường là khí hậu của các mô hình ấy).',
      'After that: long-term averages, with NMME’s monthly probabilities for each region (a grid of 1°; normal is the climate of those models).',
    ],
    limit: [
      'Xác suất theo tháng không nói được ngày nào; mức không được nêu vẫn có thể xảy ra.',
      'Monthly probabilities say nothing about any one day; a class that is not named can still occur.',
    ],
  },
  normalPeriod: pair([
    (span: string, warmth: string, rain: string) =>
      `Trung bình nhiều năm của cả kỳ, ${span}: nhiệt độ ${warmth}, lượng mưa ${rain}.`,
    (span, warmth, rain) => `Long-term average of the whole period, ${span}: temperature ${warmth}, rain ${rain}.`,
  ]),
  season: pair([
    (cool: string, coolC: string, warm: string, warmC: string) =>
      `Theo trung bình nhiều năm, ${cool} mát nhất (${coolC}), ${warm} nóng nhất (${warmC}).`,
    (cool, coolC, warm, warmC) =>
      `On long-term average, ${cool} is the coolest (${coolC}) and ${warm} the warmest (${warmC}).`,
  ]),
  rainSeason: pair([
    (most: string, mostMm: string, least: string, leastMm: string) =>
      `Mưa thường nhiều nhất vào ${most} (${mostMm}) và ít nhất vào ${least} (${leastMm}).`,
    (most, mostMm, least, leastMm) =>
      `Rain is usually heaviest in ${most} (${mostMm}) and lightest in ${least} (${leastMm}).`,
  ]),
  rainyMonths: pair([
    (months: string) => `Những tháng thường có mưa từ 100 mm trở lên: ${months}.`,
    (months) => `Months that usually bring 100 mm or more: ${months}.`,
  ]),
  pastRegions: ['So với trung bình nhiều năm', 'Compared with the long-term average'],
  forecastRegions: pair([
    (days: number) => `So với trung bình nhiều năm, trong ${days} ngày có dự báo`,
    (days) => `Compared with the long-term average, in the ${days} days with a forecast`,
  ]),
  warmRegions: pair([(names: string) => `nhiệt độ cao hơn ở ${names}`, (names) => `warmer in ${names}`]),
  coolRegions: pair([(names: string) => `nhiệt độ thấp hơn ở ${names}`, (names) => `cooler in ${names}`]),
  wetRegions: pair([(names: string) => `mưa nhiều hơn ở ${names}`, (names) => `wetter in ${names}`]),
  dryRegions: pair([(names: string) => `mưa ít hơn ở ${names}`, (names) => `drier in ${names}`]),
  allNear: ['cả bảy vùng đều xấp xỉ', 'all seven regions are close to it'],
  and: [' và ', ' and '],
  headings: {
    past: ['30 ngày qua', 'The past 30 days'],
    outlook: ['Thời gian tới', 'Outlook'],
    chart: ['Diễn biến nhiệt độ và mưa', 'Temperature and rain over time'],
    parts: ['Từng giai đoạn', 'By period'],
    regions: ['Bảy vùng khí hậu', 'The seven climate regions'],
    maps: ['Bản đồ bảy vùng', 'Maps of the seven regions'],
    madeOf: ['Bản tin dựa trên gì', 'Data used'],
    limits: ['Giới hạn', 'Limits'],
  },
  chart: {
    temperature: pair([(unit: string) => `Nhiệt độ trung bình, ${unit}`, (unit) => `Mean temperature, ${unit}`]),
    rain: ['Lượng mưa, mm', 'Rain, mm'],
    value: ['Mô hình', 'Model'],
    normal: ['Trung bình nhiều năm', 'Long-term average'],
    partly: [
      'Nét nhạt, chấm rỗng: một phần là mô hình, phần còn lại là trung bình nhiều năm.',
      'Pale bar, open dot: partly the model, the rest long-term average.',
    ],
    today: ['hôm nay', 'today'],
    pastColumn: ['đã qua', 'past'],
    alt: [
      'Biểu đồ: đường là nhiệt độ trung bình, cột là lượng mưa. Số liệu có trong bảng ngay bên dưới.',
      'Chart: the line is mean temperature, the bars are rain. The figures are in the table below.',
    ],
  },
  partColumns: [
    ['Giai đoạn', 'Số liệu', 'Nhiệt độ', 'Trung bình nhiều năm', 'Mưa', 'Mưa trung bình nhiều năm'],
    ['Period', 'Data', 'Temperature', 'Long-term average', 'Rain', 'Long-term average rain'],
  ],
  basis: {
    analysis: pair([(days: number) => `phân tích ${days} ngày`, (days) => `analysis, ${days} d`]),
    forecast: pair([(days: number) => `dự báo ${days} ngày`, (days) => `forecast, ${days} d`]),
    normal: pair([(days: number) => `trung bình ${days} ngày`, (days) => `average, ${days} d`]),
  },
  regionColumns: {
    region: ['Vùng', 'Region'],
    forecast: pair([
      (days: number): readonly string[] => [
        `Nhiệt độ ${days} ngày dự báo`,
        'Chênh với trung bình',
        `Mưa ${days} ngày dự báo`,
        'So với trung bình',
      ],
      (days) => [`Temperature, ${days} forecast days`, 'vs average', `Rain, ${days} forecast days`, 'Share of average'],
    ]),
    normal: [
      ['Nhiệt độ trung bình nhiều năm, cả kỳ', 'Mưa trung bình nhiều năm, cả kỳ'],
      ['Long-term average temperature, whole period', 'Long-term average rain, whole period'],
    ],
  },
  maps: {
    departure: {
      temperature: pair([
        (span: string) => `Nhiệt độ dự báo so với trung bình nhiều năm, ${span}`,
        (span) => `Forecast temperature compared with the long-term average, ${span}`,
      ]),
      rain: pair([
        (span: string) => `Mưa dự báo so với trung bình nhiều năm, ${span}`,
        (span) => `Forecast rain compared with the long-term average, ${span}`,
      ]),
    },
    normal: {
      temperature: pair([
        (span: string) => `Nhiệt độ trung bình nhiều năm, ${span}`,
        (span) => `Long-term average temperature, ${span}`,
      ]),
      rain: pair([
        (span: string) => `Mưa trung bình nhiều năm quy về 30 ngày, ${span}`,
        (span) => `Long-term average rain per 30 days, ${span}`,
      ]),
    },
    under: pair([(bound: string) => `dưới ${bound}`, (bound) => `under ${bound}`]),
    between: pair([(from: string, to: string) => `${from} đến ${to}`, (from, to) => `${from} to ${to}`]),
    over: pair([(bound: string) => `từ ${bound}`, (bound) => `${bound} or more`]),
    unknown: ['mưa thường quá ít để so sánh', 'normal rain too low to compare'],
    alt: pair([(caption: string, list: string) => `${caption}. ${list}`, (caption, list) => `${caption}. ${list}`]),
    hoangSa: [
      ['Quần đảo', 'Hoàng Sa'],
      ['Hoang Sa', '(Viet Nam)'],
    ],
    truongSa: [
      ['Quần đảo', 'Trường Sa'],
      ['Truong Sa', '(Viet Nam)'],
    ],
  },
  madeOf: {
    normals: [
      'Trung bình nhiều năm: nhiệt độ và lượng mưa tháng của các trạm theo QCVN 02:2022/BXD. Mỗi vùng là trung bình các trạm theo diện tích mà từng trạm đại diện; cả nước là trung bình bảy vùng theo diện tích.',
      'Long-term averages: monthly temperature and rain of the stations of QCVN 02:2022/BXD. A region is the mean of its stations weighted by the area each represents; the country is the mean of the seven regions weighted by area.',
    ],
    past: [
      '30 ngày qua: giá trị phân tích của mô hình thời tiết, không phải số đo tại trạm.',
      'The past 30 days: weather model analysis, not station measurements.',
    ],
    forecast: [
      'Những ngày có dự báo, nhiều nhất 15 ngày tới: mô hình thời tiết đang dùng trên trang.',
      'Days with a forecast, at most the next 15: the weather model in use on this site.',
    ],
    beyond: [
      'Sau đó: trung bình nhiều năm. Trang chưa kết nối nguồn dự báo mùa nào.',
      'After that: long-term averages. No source of seasonal forecasts is connected to this site.',
    ],
  },
  limits: [
    [
      'Bản tin không nêu xác suất ba mức (thấp hơn, xấp xỉ, cao hơn), vì chưa có nguồn dự báo mùa cung cấp xác suất ấy.',
      'Chênh lệch so với trung bình nhiều năm gồm cả sai số của mô hình. “Xấp xỉ” là chênh dưới 0,5 °C, hoặc mưa từ 80 đến 120%.',
      'Vùng chia theo 34 tỉnh, thành phố hiện nay. Quần đảo Hoàng Sa và Trường Sa không tính vào trung bình vùng.',
      'Bản tin lập tự động để tham khảo, không thay bản tin của cơ quan khí tượng thủy văn.',
    ],
    [
      'The bulletin gives no probabilities for three classes (below, near, above), because no source of seasonal forecasts provides them.',
      'Departures from the average include the model’s own error. “Close to” means less than 0.5 °C apart, or 80 to 120% of the usual rain.',
      'Regions follow today’s 34 provinces. The archipelagos of Hoang Sa and Truong Sa (Viet Nam) are not part of the regional means.',
      'Made automatically, for information; it does not replace the bulletins of the national weather service.',
    ],
  ],
  page: {
    lead: [
      'Chọn hạn và vùng. Bản tin được lập ngay từ số liệu mới nhất.',
      'Choose a period and a region. The bulletin is generated from the latest data.',
    ],
    weeks: ['Hai tuần tới ở ba thành phố lớn', 'The next two weeks in three major cities'],
    kind: ['Hạn', 'Period'],
    month: ['Bắt đầu từ tháng', 'First month'],
    monthHint: [
      '“Bắt đầu từ tháng” chỉ dùng cho bản tin theo tháng. Bản tin 30 và 45 ngày tính từ hôm nay.',
      '“First month” applies to monthly bulletins only. Bulletins for 30 and 45 days start today.',
    ],
    region: ['Vùng', 'Region'],
    show: ['Xem bản tin', 'Show bulletin'],
    unavailable: [
      'Chưa lập được bản tin. Vui lòng thử lại sau ít phút.',
      'The bulletin cannot be generated now. Please try again in a few minutes.',
    ],
  },
  print: {
    heading: ['Tải bản tin PDF', 'Bulletin as PDF'],
    guest: [
      'Đăng nhập để tải bản tin này dưới dạng PDF. Gói 3 trở lên có bản tin khí hậu.',
      'Sign in to save this bulletin as a PDF. Package 3 and above include climate bulletins.',
    ],
    signIn: ['Đăng nhập', 'Sign in'],
    plans: ['Xem các gói', 'See the plans'],
    order: ['Tạo tệp PDF', 'Create the PDF'],
    queued: ['Đang chờ…', 'Waiting…'],
    running: pair([(percent: number) => `Đang tạo tệp: ${percent}%`, (percent) => `Creating the file: ${percent}%`]),
    done: ['Tệp PDF đã sẵn sàng.', 'The PDF is ready.'],
    save: ['Tải tệp PDF', 'Save the PDF'],
    cancel: ['Hủy', 'Cancel'],
    cancelled: ['Đã hủy.', 'Cancelled.'],
    failed: ['Không tạo được tệp.', 'The file could not be created.'],
    lost: ['Không tải được tệp. Vui lòng thử lại.', 'The file could not be downloaded. Please try again.'],
  },
  refusals: {
    country: [
      'Gói của bạn có bản tin của một vùng, chưa có bản tin cả nước.',
      'Your plan includes bulletins for one region, not for the whole country.',
    ],
    region: pair([
      (name: string) => `Gói của bạn có bản tin của một vùng. Trong 30 ngày qua bạn đã chọn ${name}.`,
      (name) => `Your plan includes bulletins for one region. In the past 30 days you chose ${name}.`,
    ]),
    month: ['Chọn một tháng từ tháng này đến 11 tháng sau.', 'Choose a month from this one to eleven months ahead.'],
  },
  document: {
    page: pair([
      (page: number, pages: number) => `Trang ${page}/${pages}`,
      (page, pages) => `Page ${page} of ${pages}`,
    ]),
    fileName: ['ban-tin-khi-hau', 'climate-bulletin'],
  },
});

export type ClimateMessages = (typeof climateMessages)['vi'];
