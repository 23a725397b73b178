import { pair, splitLanguages } from '../split-languages.ts';

export const dashboardDataMessages = splitLanguages({
  title: ['Tệp dữ liệu', 'Data files'],
  intro: [
    'Chọn địa điểm, ngày và đại lượng, nhận một tệp CSV, Parquet, NetCDF hay GeoJSON. Mỗi tệp ghi nguồn, phiên mô hình, giấy phép và đơn vị; giá trị là của mô hình, không phải số đo.',
    'Choose places, period and variables and get one file as CSV, Parquet, NetCDF or GeoJSON. Each names its sources, model runs, licence and units; values are from models, not measured.',
  ],
  loading: ['Đang tải…', 'Loading…'],
  failed: [
    'Chưa tải được các tệp. Tệp đang làm vẫn chạy.',
    'The files could not be loaded. Files in progress are not affected.',
  ],
  retry: ['Thử lại', 'Try again'],
  notDone: ['Chưa làm được. Hãy thử lại.', 'That did not work. Please try again.'],
  form: {
    heading: ['Đặt tệp mới', 'New file'],
    places: ['Địa điểm', 'Places'],
    placesHint: pair([
      (most: number) => `Gói của bạn cho phép ${most} địa điểm mỗi tệp.`,
      (most) => `Your plan allows ${most} ${most === 1 ? 'place' : 'places'} per file.`,
    ]),
    add: ['Địa điểm cảnh báo của bạn', 'Your alert places'],
    remove: pair([(name: string) => `Bỏ ${name}`, (name) => `Remove ${name}`]),
    noPlaces: ['Hãy chọn ít nhất một địa điểm.', 'Choose at least one place.'],
    mark: ['Đánh dấu đầu tệp cho Excel (BOM)', 'Add the byte order mark for Excel (BOM)'],
    markHint: [
      'Nhờ dấu này Excel đọc đúng chữ có dấu. Chương trình khác không cần.',
      'With it Excel reads accented letters correctly. Other programs do not need it.',
    ],
    hourlyHint: [
      'Lượng tính cho giờ bắt đầu từ thời điểm ghi ở dòng.',
      'Amounts are for the hour that begins at the time in the row.',
    ],
    runsHint: [
      'Mỗi dòng là một ngày theo một lần dự báo đã phát: để xem dự báo đổi thế nào. Ngày là ngày phiên mô hình bắt đầu.',
      'One row per day of each earlier forecast, as it was issued: to see how forecasts changed. Days are those on which the model run began.',
    ],
    sea: ['Sóng biển chỉ có ở các điểm trên biển.', 'Waves are available only for points at sea.'],
    expected: pair([
      (rows: string, size: string) => `${rows} dòng, khoảng ${size}`,
      (rows, size) => `${rows} rows, about ${size}`,
    ]),
    counted: ['Số dòng được đếm khi đặt.', 'Rows are counted when you order.'],
    larger: pair([(plan: string) => `${plan} có đủ.`, (plan) => `${plan} includes all of it.`]),
    noPlan: ['Không gói nào có đủ; hãy nhận tư vấn.', 'No plan includes all of it; ask for a consultation.'],
    submit: ['Đặt tệp', 'Order the file'],
    ordered: ['Đã đặt. Tệp sẽ có ở danh sách dưới đây.', 'Ordered. The file will be in the list below.'],
  },
  orders: {
    heading: ['Các tệp đã đặt', 'Ordered files'],
    empty: ['Bạn chưa đặt tệp nào.', 'You have not ordered a file yet.'],
    retention: ['Tệp được giữ 30 ngày.', 'Files are kept for 30 days.'],
    places: pair([
      (first: string, others: number) => (others === 0 ? first : `${first} và ${others} địa điểm khác`),
      (first, others) => (others === 0 ? first : `${first} and ${others} other ${others === 1 ? 'place' : 'places'}`),
    ]),
    span: pair([(from: string, to: string) => `${from} đến ${to}`, (from, to) => `${from} to ${to}`]),
    runSpan: pair([
      (from: string, to: string) => `phiên từ ${from} đến ${to}`,
      (from, to) => `runs from ${from} to ${to}`,
    ]),
    queued: ['Đang chờ tới lượt…', 'Waiting for its turn…'],
    running: pair([(percent: number) => `Đang làm, ${percent}%`, (percent) => `In progress, ${percent}%`]),
    done: pair([
      (rows: string, size: string) => `Xong: ${rows} dòng, ${size}.`,
      (rows, size) => `Done: ${rows} rows, ${size}.`,
    ]),
    demo: ['Thời tiết minh họa, dựng sẵn để xem thử.', 'Demo weather, invented for trying things out.'],
    until: pair([(day: string) => `Giữ đến ${day}.`, (day) => `Kept until ${day}.`]),
    cancelled: ['Đã hủy.', 'Cancelled.'],
    failed: ['Không làm được.', 'The file could not be created.'],
    cancel: ['Hủy', 'Cancel'],
    download: ['Tải tệp', 'Download'],
    lost: ['Chưa tải được tệp. Hãy thử lại.', 'The file could not be downloaded. Please try again.'],
  },
});

export type DashboardDataMessages = (typeof dashboardDataMessages)['vi'];
