import type { Language } from '@portal/domain/language/language';

/** Form that previews a data file: size and first rows. */
export interface DataSuiteMessages {
  readonly choose: string;
  readonly place: string;
  readonly unknownPlace: (text: string, shown: string) => string;
  readonly count: string;
  readonly step: string;
  readonly from: string;
  readonly to: string;
  readonly format: string;
  readonly variables: string;
  readonly submit: string;
  readonly file: string;
  readonly rows: string;
  readonly rowsValue: (rows: string) => string;
  readonly size: string;
  readonly about: (size: string) => string;
  readonly plan: string;
  readonly planValue: (name: string, price: string) => string;
  readonly planMonth: (price: string) => string;
  readonly byContract: string;
  readonly noPlan: string;
  readonly noPlanText: string;
  readonly tooLarge: (most: number) => string;
  readonly order: string;
  readonly consult: string;
  readonly seePlans: string;
  readonly byApi: string;
  readonly byApiText: string;
  readonly apiDocs: string;
  readonly sample: (place: string) => string;
  readonly sampleText: string;
  readonly demo: string;
  readonly time: string;
  readonly basis: string;
  readonly source: string;
  readonly run: string;
  readonly bases: Readonly<Record<'analysis' | 'forecast' | 'demo', string>>;
  readonly unavailable: string;
  readonly empty: string;
  readonly units: Readonly<Record<string, string>>;
}

export const dataSuiteMessages: Readonly<Record<Language, DataSuiteMessages>> = {
  vi: {
    choose: '1. Chọn dữ liệu',
    place: 'Địa điểm',
    unknownPlace: (text, shown) => `Không tìm thấy “${text}”. Đang xem ${shown}.`,
    count: 'Số địa điểm trong tệp',
    step: 'Mỗi dòng là',
    from: 'Từ ngày',
    to: 'Đến hết ngày',
    format: 'Định dạng',
    variables: 'Đại lượng',
    submit: 'Tính thử',
    file: '2. Tệp của bạn',
    rows: 'Số dòng',
    rowsValue: (rows) => `${rows} dòng`,
    size: 'Dung lượng',
    about: (size) => `khoảng ${size}`,
    plan: 'Có trong',
    planValue: (name, price) => `${name}, ${price}`,
    planMonth: (price) => `${price} một tháng`,
    byContract: 'giá theo hợp đồng',
    noPlan: 'Làm theo hợp đồng',
    noPlanText: 'Không gói nào có trọn khoảng này. Hãy cho chúng tôi biết bạn cần gì.',
    tooLarge: (most) => `Một tệp tối đa ${most} MB: hãy bớt địa điểm, ngày hoặc đại lượng, hay chọn Parquet.`,
    order: 'Đặt tệp này',
    consult: 'Nhận tư vấn',
    seePlans: 'So các gói',
    byApi: 'Đặt bằng API',
    byApiText: 'Cùng tệp ấy từ phần mềm của bạn: đặt, hỏi tiến độ, tải. Khóa lấy trong tài khoản.',
    apiDocs: 'Tài liệu API',
    sample: (place) => `Những dòng đầu ở ${place}`,
    sampleText:
      'Lấy từ giờ hoặc ngày hiện tại, đúng như trong tệp. Giờ đã qua có theo gói. Mọi giá trị là của mô hình, không phải số đo.',
    demo: 'Thời tiết minh họa: dựng sẵn để xem thử, không phải dự báo.',
    time: 'Thời gian',
    basis: 'Là',
    source: 'Nguồn',
    run: 'Phiên mô hình',
    bases: { analysis: 'phân tích', forecast: 'dự báo', demo: 'minh họa' },
    unavailable: 'Chưa tính được lúc này. Hãy thử lại sau ít phút.',
    empty: 'Khoảng này không có dòng nào.',
    units: {
      degree_Celsius: '°C',
      '%': '%',
      mm: 'mm',
      'm s-1': 'm/s',
      degree: 'độ',
      hPa: 'hPa',
      km: 'km',
      m: 'm',
      s: 'giây',
    },
  },
  en: {
    choose: '1. Choose the data',
    place: 'Place',
    unknownPlace: (text, shown) => `“${text}” was not found. Showing ${shown}.`,
    count: 'Places in the file',
    step: 'A row is',
    from: 'From',
    to: 'To the end of',
    format: 'Format',
    variables: 'Variables',
    submit: 'Estimate',
    file: '2. Your file',
    rows: 'Rows',
    rowsValue: (rows) => `${rows} rows`,
    size: 'Size',
    about: (size) => `about ${size}`,
    plan: 'Included in',
    planValue: (name, price) => `${name}, ${price}`,
    planMonth: (price) => `${price} a month`,
    byContract: 'price by contract',
    noPlan: 'By contract',
    noPlanText: 'No plan has the whole period. Tell us what you need.',
    tooLarge: (most) => `A file has at most ${most} MB: choose fewer places, days or variables, or Parquet.`,
    order: 'Order this file',
    consult: 'Get a consultation',
    seePlans: 'Compare plans',
    byApi: 'Order by API',
    byApiText: 'The same file from your software: order it, ask how far it is, download. Keys come with an account.',
    apiDocs: 'API documentation',
    sample: (place) => `The first rows at ${place}`,
    sampleText:
      'From the current hour or day on, as they stand in the file. Earlier hours come with a plan. Every value is of a model, none is measured.',
    demo: 'Demo weather: invented for trying things out, not a forecast.',
    time: 'Time',
    basis: 'Is',
    source: 'Source',
    run: 'Model run',
    bases: { analysis: 'analysis', forecast: 'forecast', demo: 'demo' },
    unavailable: 'That cannot be computed right now. Please try again in some minutes.',
    empty: 'This period has no row.',
    units: {
      degree_Celsius: '°C',
      '%': '%',
      mm: 'mm',
      'm s-1': 'm/s',
      degree: '°',
      hPa: 'hPa',
      km: 'km',
      m: 'm',
      s: 's',
    },
  },
};
