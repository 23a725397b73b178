import type { ClimateKind } from '@portal/domain/climate/climate-period';
import type { Language } from '@portal/domain/language/language';

const KINDS: Readonly<Record<Language, Readonly<Record<ClimateKind, string>>>> = {
  vi: {
    '30-days': '30 ngày',
    '45-days': '45 ngày',
    '1-month': '1 tháng',
    '3-months': '3 tháng',
    '6-months': '6 tháng',
    '12-months': '1 năm',
  },
  en: {
    '30-days': '30 days',
    '45-days': '45 days',
    '1-month': '1 month',
    '3-months': '3 months',
    '6-months': '6 months',
    '12-months': '1 year',
  },
};

/** Degrees and percentages come with their sign. */
const vi = {
  kinds: KINDS.vi,
  country: 'Cả nước',
  title: (kind: string, span: string) => `Bản tin khí hậu ${kind}: ${span}`,
  issued: (moment: string) => `Lập lúc ${moment}`,
  demo: 'Số liệu minh họa: nhiệt độ và mưa của mô hình trong bản tin này không có thật.',
  span: (from: string, to: string) => `từ ${from} đến ${to}`,
  temperature: {
    near: (departure: string) => `xấp xỉ trung bình nhiều năm (${departure})`,
    above: (degrees: string) => `cao hơn trung bình nhiều năm ${degrees}`,
    below: (degrees: string) => `thấp hơn trung bình nhiều năm ${degrees}`,
  },
  rain: {
    near: (percent: string) => `xấp xỉ trung bình nhiều năm (${percent})`,
    above: (percent: string) => `nhiều hơn trung bình nhiều năm (bằng ${percent})`,
    below: (percent: string) => `ít hơn trung bình nhiều năm (bằng ${percent})`,
    unknown: (normal: string) => `trung bình nhiều năm là ${normal}`,
  },
  sum: (lead: string, warmth: string, warmthClass: string, rain: string, rainClass: string) =>
    `${lead}: nhiệt độ trung bình ${warmth}, ${warmthClass}; tổng lượng mưa ${rain}, ${rainClass}.`,
  pastLead: (days: number, span: string) => `${days} ngày qua, ${span}`,
  pastGap: (known: number, days: number) => `Có số liệu của ${known} trong ${days} ngày.`,
  pastUnknown: 'Chưa có đủ số liệu của 30 ngày qua để so với trung bình nhiều năm.',
  forecastLead: (days: number, span: string) => `Dự báo ${days} ngày, ${span}`,
  noForecast: 'Kỳ này chưa có dự báo. Các con số dưới đây là trung bình nhiều năm, không phải dự báo.',
  beyond: (span: string, warmth: string, rain: string) =>
    `Phần còn lại, ${span}, chưa có nguồn dự báo mùa. Trung bình nhiều năm của những ngày này: nhiệt độ ${warmth}, lượng mưa ${rain}.`,
  seasonal: {
    heading: 'Xu thế từng tháng',
    beyond: (span: string, warmth: string, rain: string) =>
      `Phần còn lại, ${span}, chỉ có xác suất theo tháng của dự báo mùa. Trung bình nhiều năm của những ngày này: nhiệt độ ${warmth}, lượng mưa ${rain}.`,
    month: (month: string, parts: string) => `Tháng ${month}: ${parts}.`,
    temperature: {
      above: (names: string) => `nghiêng về ấm hơn bình thường ở ${names}`,
      near: (names: string) => `nghiêng về nhiệt độ gần bình thường ở ${names}`,
      below: (names: string) => `nghiêng về mát hơn bình thường ở ${names}`,
    },
    rain: {
      above: (names: string) => `nghiêng về mưa nhiều hơn bình thường ở ${names}`,
      near: (names: string) => `nghiêng về mưa gần bình thường ở ${names}`,
      below: (names: string) => `nghiêng về mưa ít hơn bình thường ở ${names}`,
    },
    place: (name: string, percent: number) => `${name} (${percent}%)`,
    source: (issue: string) =>
      `Theo NMME, tổ hợp mô hình khí hậu Bắc Mỹ, phát hành tháng ${issue}: xác suất của mức cao nhất trong ba mức (thấp hơn, gần, cao hơn bình thường), chỉ nêu từ 40% trở lên. Không biết gì thì mỗi mức là 33%. Nguồn: dự án NMME (NOAA, NSF, NASA, DOE; Kirtman và cộng sự, 2014), tệp của NOAA Climate Prediction Center.`,
    madeOf:
      'Sau đó: trung bình nhiều năm, kèm xác suất theo tháng của NMME cho từng vùng (lưới 1°, bình thường là khí hậu của các mô hình ấy).',
    limit: 'Xác suất theo tháng không nói được ngày nào; mức không được nêu vẫn có thể xảy ra.',
  },
  normalPeriod: (span: string, warmth: string, rain: string) =>
    `Trung bình nhiều năm của cả kỳ, ${span}: nhiệt độ ${warmth}, lượng mưa ${rain}.`,
  season: (cool: string, coolC: string, warm: string, warmC: string) =>
    `Theo trung bình nhiều năm, ${cool} mát nhất (${coolC}), ${warm} nóng nhất (${warmC}).`,
  rainSeason: (most: string, mostMm: string, least: string, leastMm: string) =>
    `Mưa thường nhiều nhất vào ${most} (${mostMm}) và ít nhất vào ${least} (${leastMm}).`,
  rainyMonths: (months: string) => `Những tháng thường có mưa từ 100 mm trở lên: ${months}.`,
  pastRegions: 'So với trung bình nhiều năm',
  forecastRegions: (days: number) => `So với trung bình nhiều năm, trong ${days} ngày có dự báo`,
  warmRegions: (names: string) => `nhiệt độ cao hơn ở ${names}`,
  coolRegions: (names: string) => `nhiệt độ thấp hơn ở ${names}`,
  wetRegions: (names: string) => `mưa nhiều hơn ở ${names}`,
  dryRegions: (names: string) => `mưa ít hơn ở ${names}`,
  allNear: 'cả bảy vùng đều xấp xỉ',
  and: ' và ',
  headings: {
    past: '30 ngày qua',
    outlook: 'Thời gian tới',
    chart: 'Diễn biến nhiệt độ và mưa',
    parts: 'Từng giai đoạn',
    regions: 'Bảy vùng khí hậu',
    maps: 'Bản đồ bảy vùng',
    madeOf: 'Bản tin dựa trên gì',
    limits: 'Giới hạn',
  },
  chart: {
    temperature: (unit: string) => `Nhiệt độ trung bình, ${unit}`,
    rain: 'Lượng mưa, mm',
    value: 'Mô hình',
    normal: 'Trung bình nhiều năm',
    partly: 'Nét nhạt, chấm rỗng: một phần là mô hình, phần còn lại là trung bình nhiều năm.',
    today: 'hôm nay',
    pastColumn: 'đã qua',
    alt: 'Biểu đồ: đường là nhiệt độ trung bình, cột là lượng mưa. Số liệu có trong bảng ngay bên dưới.',
  },
  partColumns: ['Giai đoạn', 'Số liệu', 'Nhiệt độ', 'Trung bình nhiều năm', 'Mưa', 'Mưa trung bình nhiều năm'],
  basis: {
    analysis: (days: number) => `phân tích ${days} ngày`,
    forecast: (days: number) => `dự báo ${days} ngày`,
    normal: (days: number) => `trung bình ${days} ngày`,
  },
  regionColumns: {
    region: 'Vùng',
    forecast: (days: number): readonly string[] => [
      `Nhiệt độ ${days} ngày dự báo`,
      'Chênh với trung bình',
      `Mưa ${days} ngày dự báo`,
      'So với trung bình',
    ],
    normal: ['Nhiệt độ trung bình nhiều năm, cả kỳ', 'Mưa trung bình nhiều năm, cả kỳ'],
  },
  maps: {
    departure: {
      temperature: (span: string) => `Nhiệt độ dự báo so với trung bình nhiều năm, ${span}`,
      rain: (span: string) => `Mưa dự báo so với trung bình nhiều năm, ${span}`,
    },
    normal: {
      temperature: (span: string) => `Nhiệt độ trung bình nhiều năm, ${span}`,
      rain: (span: string) => `Mưa trung bình nhiều năm quy về 30 ngày, ${span}`,
    },
    under: (bound: string) => `dưới ${bound}`,
    between: (from: string, to: string) => `${from} đến ${to}`,
    over: (bound: string) => `từ ${bound}`,
    unknown: 'mưa thường quá ít để so sánh',
    alt: (caption: string, list: string) => `${caption}. ${list}`,
    hoangSa: ['Quần đảo', 'Hoàng Sa'],
    truongSa: ['Quần đảo', 'Trường Sa'],
  },
  madeOf: {
    normals:
      'Trung bình nhiều năm: nhiệt độ và lượng mưa tháng của các trạm theo QCVN 02:2022/BXD. Mỗi vùng là trung bình các trạm theo diện tích mà từng trạm đại diện; cả nước là trung bình bảy vùng theo diện tích.',
    past: '30 ngày qua: giá trị phân tích của mô hình thời tiết, không phải số đo tại trạm.',
    forecast: 'Những ngày có dự báo, nhiều nhất 15 ngày tới: mô hình thời tiết đang dùng trên trang.',
    beyond: 'Sau đó: trung bình nhiều năm. Trang chưa kết nối nguồn dự báo mùa nào.',
  },
  limits: [
    'Bản tin không nêu xác suất ba mức (thấp hơn, xấp xỉ, cao hơn), vì chưa có nguồn dự báo mùa cung cấp xác suất ấy.',
    'Chênh lệch so với trung bình nhiều năm gồm cả sai số của mô hình. “Xấp xỉ” là chênh dưới 0,5 °C, hoặc mưa từ 80 đến 120%.',
    'Vùng chia theo 34 tỉnh, thành phố hiện nay. Quần đảo Hoàng Sa và Trường Sa không tính vào trung bình vùng.',
    'Bản tin lập tự động để tham khảo, không thay bản tin của cơ quan khí tượng thủy văn.',
  ],
  page: {
    lead: 'Chọn hạn và vùng. Bản tin được lập ngay từ số liệu mới nhất.',
    weeks: 'Hai tuần tới ở ba thành phố lớn',
    kind: 'Hạn',
    month: 'Bắt đầu từ tháng',
    monthHint: '“Bắt đầu từ tháng” chỉ dùng cho bản tin theo tháng. Bản tin 30 và 45 ngày tính từ hôm nay.',
    region: 'Vùng',
    show: 'Xem bản tin',
    unavailable: 'Chưa lập được bản tin. Vui lòng thử lại sau ít phút.',
  },
  print: {
    heading: 'Tải bản tin PDF',
    guest: 'Đăng nhập để tải bản tin này dưới dạng PDF. Gói 3 trở lên có bản tin khí hậu.',
    signIn: 'Đăng nhập',
    plans: 'Xem các gói',
    order: 'Tạo tệp PDF',
    queued: 'Đang chờ…',
    running: (percent: number) => `Đang tạo tệp: ${percent}%`,
    done: 'Tệp PDF đã sẵn sàng.',
    save: 'Tải tệp PDF',
    cancel: 'Hủy',
    cancelled: 'Đã hủy.',
    failed: 'Không tạo được tệp.',
    lost: 'Không tải được tệp. Vui lòng thử lại.',
  },
  refusals: {
    country: 'Gói của bạn có bản tin của một vùng, chưa có bản tin cả nước.',
    region: (name: string) => `Gói của bạn có bản tin của một vùng. Trong 30 ngày qua bạn đã chọn ${name}.`,
    month: 'Chọn một tháng từ tháng này đến 11 tháng sau.',
  },
  document: {
    page: (page: number, pages: number) => `Trang ${page}/${pages}`,
    fileName: 'ban-tin-khi-hau',
  },
};

export type ClimateMessages = typeof vi;

const en: ClimateMessages = {
  kinds: KINDS.en,
  country: 'Vietnam',
  title: (kind, span) => `Climate bulletin, ${kind}: ${span}`,
  issued: (moment) => `Made at ${moment}`,
  demo: 'Demo data: the model’s temperature and rain in this bulletin are invented.',
  span: (from, to) => `${from} to ${to}`,
  temperature: {
    near: (departure) => `close to the long-term average (${departure})`,
    above: (degrees) => `${degrees} above the long-term average`,
    below: (degrees) => `${degrees} below the long-term average`,
  },
  rain: {
    near: (percent) => `close to the long-term average (${percent})`,
    above: (percent) => `more than the long-term average (${percent} of it)`,
    below: (percent) => `less than the long-term average (${percent} of it)`,
    unknown: (normal) => `against a long-term average of ${normal}`,
  },
  sum: (lead, warmth, warmthClass, rain, rainClass) =>
    `${lead}: mean temperature ${warmth}, ${warmthClass}; total rain ${rain}, ${rainClass}.`,
  pastLead: (days, span) => `Past ${days} days, ${span}`,
  pastGap: (known, days) => `Data are at hand for ${known} of ${days} days.`,
  pastUnknown: 'Too little is known of the past 30 days to compare them with the long-term average.',
  forecastLead: (days, span) => `Forecast for ${days} ${days === 1 ? 'day' : 'days'}, ${span}`,
  noForecast: 'There is no forecast for this period yet. The figures below are long-term averages, not a forecast.',
  beyond: (span, warmth, rain) =>
    `The rest, ${span}, has no source of seasonal forecasts. Long-term average of these days: temperature ${warmth}, rain ${rain}.`,
  seasonal: {
    heading: 'Month by month',
    beyond: (span, warmth, rain) =>
      `The rest, ${span}, has only the monthly probabilities of a seasonal forecast. Long-term average of these days: temperature ${warmth}, rain ${rain}.`,
    month: (month, parts) => `${month}: ${parts}.`,
    temperature: {
      above: (names) => `leaning warmer than normal in ${names}`,
      near: (names) => `leaning to near-normal temperatures in ${names}`,
      below: (names) => `leaning cooler than normal in ${names}`,
    },
    rain: {
      above: (names) => `leaning wetter than normal in ${names}`,
      near: (names) => `leaning to near-normal rain in ${names}`,
      below: (names) => `leaning drier than normal in ${names}`,
    },
    place: (name, percent) => `${name} (${percent}%)`,
    source: (issue) =>
      `By NMME, the North American multi-model ensemble, issued in ${issue}: the probability of the most likely of three classes (below, near, above normal), named from 40% on. Without any knowledge each has 33%. Source: NMME project (NOAA, NSF, NASA, DOE; Kirtman et al., 2014), files of the NOAA Climate Prediction Center.`,
    madeOf:
      'After them: long-term averages, with NMME’s monthly probabilities for each region (a grid of 1°; normal is the climate of those models).',
    limit: 'Monthly probabilities say nothing about any one day; a class that is not named can still occur.',
  },
  normalPeriod: (span, warmth, rain) =>
    `Long-term average of the whole period, ${span}: temperature ${warmth}, rain ${rain}.`,
  season: (cool, coolC, warm, warmC) =>
    `By the long-term average ${cool} is the coolest (${coolC}) and ${warm} the warmest (${warmC}).`,
  rainSeason: (most, mostMm, least, leastMm) =>
    `Rain is usually heaviest in ${most} (${mostMm}) and lightest in ${least} (${leastMm}).`,
  rainyMonths: (months) => `Months that usually bring 100 mm or more: ${months}.`,
  pastRegions: 'Against the long-term average',
  forecastRegions: (days) => `Against the long-term average, in the ${days} days with a forecast`,
  warmRegions: (names) => `warmer in ${names}`,
  coolRegions: (names) => `cooler in ${names}`,
  wetRegions: (names) => `wetter in ${names}`,
  dryRegions: (names) => `drier in ${names}`,
  allNear: 'all seven regions are close to it',
  and: ' and ',
  headings: {
    past: 'The past 30 days',
    outlook: 'The time ahead',
    chart: 'Temperature and rain over time',
    parts: 'Part by part',
    regions: 'The seven climate regions',
    maps: 'Maps of the seven regions',
    madeOf: 'What the bulletin is made of',
    limits: 'Limits',
  },
  chart: {
    temperature: (unit) => `Mean temperature, ${unit}`,
    rain: 'Rain, mm',
    value: 'Model',
    normal: 'Long-term average',
    partly: 'Pale bar, open dot: partly the model, the rest long-term average.',
    today: 'today',
    pastColumn: 'past',
    alt: 'Chart: the line is mean temperature, the bars are rain. The figures stand in the table below.',
  },
  partColumns: ['Part', 'Data', 'Temperature', 'Long-term average', 'Rain', 'Long-term average rain'],
  basis: {
    analysis: (days) => `analysis, ${days} d`,
    forecast: (days) => `forecast, ${days} d`,
    normal: (days) => `average, ${days} d`,
  },
  regionColumns: {
    region: 'Region',
    forecast: (days) => [
      `Temperature, ${days} forecast days`,
      'Against average',
      `Rain, ${days} forecast days`,
      'Share of average',
    ],
    normal: ['Long-term average temperature, whole period', 'Long-term average rain, whole period'],
  },
  maps: {
    departure: {
      temperature: (span) => `Forecast temperature against the long-term average, ${span}`,
      rain: (span) => `Forecast rain against the long-term average, ${span}`,
    },
    normal: {
      temperature: (span) => `Long-term average temperature, ${span}`,
      rain: (span) => `Long-term average rain in 30 days, ${span}`,
    },
    under: (bound) => `under ${bound}`,
    between: (from, to) => `${from} to ${to}`,
    over: (bound) => `${bound} and more`,
    unknown: 'usual rain too little to compare',
    alt: (caption, list) => `${caption}. ${list}`,
    hoangSa: ['Hoang Sa', '(Viet Nam)'],
    truongSa: ['Truong Sa', '(Viet Nam)'],
  },
  madeOf: {
    normals:
      'Long-term averages: monthly temperature and rain of the stations of QCVN 02:2022/BXD. A region is the mean of its stations by the land that each stands for; the country is the mean of the seven regions by their land.',
    past: 'The past 30 days: analysis of a weather model, not measurements of stations.',
    forecast: 'Days with a forecast, at most the next 15: the weather model in use on this site.',
    beyond: 'After them: long-term averages. No source of seasonal forecasts is connected to this site.',
  },
  limits: [
    'The bulletin gives no chances for three classes (below, near, above), because no source of seasonal forecasts provides them.',
    'Departures from the average include the model’s own error. “Close to” means less than 0.5 °C apart, or 80 to 120% of the usual rain.',
    'Regions follow the 34 provinces of today. The archipelagos of Hoang Sa and Truong Sa (Viet Nam) are not part of the regional means.',
    'Made automatically, for information; it does not replace the bulletins of the national weather service.',
  ],
  page: {
    lead: 'Choose horizon and region. The bulletin is made at once from the newest data.',
    weeks: 'The next two weeks in three great cities',
    kind: 'Horizon',
    month: 'First month',
    monthHint: '“First month” is for bulletins of months only. Those of 30 and 45 days begin today.',
    region: 'Region',
    show: 'Show bulletin',
    unavailable: 'The bulletin cannot be made now. Please try again in a few minutes.',
  },
  print: {
    heading: 'Bulletin as PDF',
    guest: 'Sign in to save this bulletin as a PDF. Package 3 and above include climate bulletins.',
    signIn: 'Sign in',
    plans: 'See the plans',
    order: 'Make the PDF',
    queued: 'Waiting…',
    running: (percent) => `Making the file: ${percent}%`,
    done: 'The PDF is ready.',
    save: 'Save the PDF',
    cancel: 'Cancel',
    cancelled: 'Cancelled.',
    failed: 'The file could not be made.',
    lost: 'The file could not be fetched. Please try again.',
  },
  refusals: {
    country: 'Your plan has bulletins of one region, not of the whole country.',
    region: (name) => `Your plan has bulletins of one region. In the past 30 days you chose ${name}.`,
    month: 'Choose a month from this one to eleven months ahead.',
  },
  document: {
    page: (page, pages) => `Page ${page} of ${pages}`,
    fileName: 'climate-bulletin',
  },
};

export const climateMessages: Readonly<Record<Language, ClimateMessages>> = { vi, en };
