import { type Pair, pair, splitLanguages } from '../split-languages.ts';

export const dataSuiteMessages = splitLanguages({
  choose: ['1. Chọn dữ liệu', '1. Choose the data'],
  place: ['Địa điểm', 'Place'],
  unknownPlace: pair([
    (text: string, shown: string) => `Không tìm thấy “${text}”. Đang xem ${shown}.`,
    (text, shown) => `“${text}” was not found. Showing ${shown}.`,
  ]),
  count: ['Số địa điểm trong tệp', 'Places in the file'],
  step: ['Mỗi dòng là', 'Each row is'],
  from: ['Từ ngày', 'From'],
  to: ['Đến hết ngày', 'To the end of'],
  format: ['Định dạng', 'Format'],
  variables: ['Đại lượng', 'Variables'],
  submit: ['Tính thử', 'Estimate'],
  file: ['2. Tệp của bạn', '2. Your file'],
  rows: ['Số dòng', 'Rows'],
  rowsValue: pair([(rows: string) => `${rows} dòng`, (rows) => `${rows} rows`]),
  size: ['Dung lượng', 'Size'],
  about: pair([(size: string) => `khoảng ${size}`, (size) => `about ${size}`]),
  plan: ['Có trong', 'Included in'],
  planValue: pair([(name: string, price: string) => `${name}, ${price}`, (name, price) => `${name}, ${price}`]),
  planMonth: pair([(price: string) => `${price} mỗi tháng`, (price) => `${price} a month`]),
  byContract: ['giá theo hợp đồng', 'price by contract'],
  noPlan: ['Làm theo hợp đồng', 'By contract'],
  noPlanText: [
    'Không gói nào có trọn khoảng này. Hãy cho chúng tôi biết bạn cần gì.',
    'No plan covers the whole period. Tell us what you need.',
  ],
  tooLarge: pair([
    (most: number) => `Một tệp tối đa ${most} MB: hãy bớt địa điểm, ngày hoặc đại lượng, hay chọn Parquet.`,
    (most) => `A file can be at most ${most} MB: choose fewer places, days or variables, or Parquet.`,
  ]),
  order: ['Đặt tệp này', 'Order this file'],
  consult: ['Nhận tư vấn', 'Get a consultation'],
  seePlans: ['So các gói', 'Compare plans'],
  byApi: ['Đặt bằng API', 'Order by API'],
  byApiText: [
    'Cùng tệp ấy từ phần mềm của bạn: đặt, hỏi tiến độ, tải. Khóa lấy trong tài khoản.',
    'Get the same file from your software: order it, check its progress, download it. Keys come with an account.',
  ],
  apiDocs: ['Tài liệu API', 'API documentation'],
  sample: pair([(place: string) => `Những dòng đầu ở ${place}`, (place) => `First rows for ${place}`]),
  sampleText: [
    'Lấy từ giờ hoặc ngày hiện tại, đúng như trong tệp. Giờ đã qua có theo gói. Mọi giá trị là của mô hình, không phải số đo.',
    'From the current hour or day, exactly as in the file. Earlier hours come with a plan. All values are from a model; none is measured.',
  ],
  demo: [
    'Thời tiết minh họa: dựng sẵn để xem thử, không phải dự báo.',
    'Demo weather: invented for trying things out, not a forecast.',
  ],
  time: ['Thời gian', 'Time'],
  basis: ['Loại', 'Type'],
  source: ['Nguồn', 'Source'],
  run: ['Phiên mô hình', 'Model run'],
  bases: { analysis: ['phân tích', 'analysis'], forecast: ['dự báo', 'forecast'], demo: ['minh họa', 'demo'] },
  unavailable: [
    'Chưa tính được lúc này. Hãy thử lại sau ít phút.',
    'This cannot be estimated right now. Please try again in a few minutes.',
  ],
  empty: ['Khoảng này không có dòng nào.', 'No rows in this period.'],
  units: {
    degree_Celsius: ['°C', '°C'],
    '%': ['%', '%'],
    mm: ['mm', 'mm'],
    'm s-1': ['m/s', 'm/s'],
    degree: ['độ', '°'],
    hPa: ['hPa', 'hPa'],
    km: ['km', 'km'],
    m: ['m', 'm'],
    s: ['giây', 's'],
  } as Record<string, Pair>,
});

/** Form that previews a data file: size and first rows. */
export type DataSuiteMessages = (typeof dataSuiteMessages)['vi'];
