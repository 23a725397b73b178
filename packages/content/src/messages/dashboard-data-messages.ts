import type { Language } from '@portal/domain/language/language';

export interface DashboardDataMessages {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly notDone: string;
  readonly form: {
    readonly heading: string;
    readonly places: string;
    readonly placesHint: (most: number) => string;
    readonly add: string;
    readonly remove: (name: string) => string;
    readonly noPlaces: string;
    readonly markHint: string;
    readonly mark: string;
    readonly hourlyHint: string;
    readonly runsHint: string;
    readonly sea: string;
    readonly expected: (rows: string, size: string) => string;
    readonly counted: string;
    readonly larger: (plan: string) => string;
    readonly noPlan: string;
    readonly submit: string;
    readonly ordered: string;
  };
  readonly orders: {
    readonly heading: string;
    readonly empty: string;
    readonly retention: string;
    readonly places: (first: string, others: number) => string;
    readonly span: (from: string, to: string) => string;
    readonly runSpan: (from: string, to: string) => string;
    readonly queued: string;
    readonly running: (percent: number) => string;
    readonly done: (rows: string, size: string) => string;
    readonly demo: string;
    readonly until: (day: string) => string;
    readonly cancelled: string;
    readonly failed: string;
    readonly cancel: string;
    readonly download: string;
    readonly lost: string;
  };
}

export const dashboardDataMessages: Readonly<Record<Language, DashboardDataMessages>> = {
  vi: {
    title: 'Tệp dữ liệu',
    intro:
      'Chọn địa điểm, ngày và đại lượng, nhận một tệp CSV, Parquet, NetCDF hay GeoJSON. Mỗi tệp ghi nguồn, phiên mô hình, giấy phép và đơn vị; giá trị là của mô hình, không phải số đo.',
    loading: 'Đang tải…',
    failed: 'Chưa tải được các tệp. Tệp đang làm vẫn chạy.',
    retry: 'Thử lại',
    notDone: 'Chưa làm được. Hãy thử lại.',
    form: {
      heading: 'Đặt tệp mới',
      places: 'Địa điểm',
      placesHint: (most) => `Gói của bạn cho phép ${most} địa điểm mỗi tệp.`,
      add: 'Địa điểm cảnh báo của bạn',
      remove: (name) => `Bỏ ${name}`,
      noPlaces: 'Hãy chọn ít nhất một địa điểm.',
      mark: 'Đánh dấu đầu tệp cho Excel (BOM)',
      markHint: 'Nhờ dấu này Excel đọc đúng chữ có dấu. Chương trình khác không cần.',
      hourlyHint: 'Lượng là của giờ bắt đầu từ thời điểm của dòng.',
      runsHint:
        'Mỗi dòng là một ngày theo một lần dự báo đã phát: để xem dự báo đổi thế nào. Ngày là ngày phiên mô hình bắt đầu.',
      sea: 'Sóng biển chỉ có ở các điểm trên biển.',
      expected: (rows, size) => `${rows} dòng, khoảng ${size}`,
      counted: 'Số dòng được đếm khi đặt.',
      larger: (plan) => `${plan} có đủ.`,
      noPlan: 'Không gói nào có đủ; hãy nhận tư vấn.',
      submit: 'Đặt tệp',
      ordered: 'Đã đặt. Tệp sẽ có ở danh sách dưới đây.',
    },
    orders: {
      heading: 'Các tệp đã đặt',
      empty: 'Bạn chưa đặt tệp nào.',
      retention: 'Tệp được giữ 30 ngày.',
      places: (first, others) => (others === 0 ? first : `${first} và ${others} địa điểm khác`),
      span: (from, to) => `${from} đến ${to}`,
      runSpan: (from, to) => `phiên từ ${from} đến ${to}`,
      queued: 'Đang chờ tới lượt…',
      running: (percent) => `Đang làm, ${percent}%`,
      done: (rows, size) => `Xong: ${rows} dòng, ${size}.`,
      demo: 'Thời tiết minh họa, dựng sẵn để xem thử.',
      until: (day) => `Giữ đến ${day}.`,
      cancelled: 'Đã hủy.',
      failed: 'Không làm được.',
      cancel: 'Hủy',
      download: 'Tải tệp',
      lost: 'Chưa tải được tệp. Hãy thử lại.',
    },
  },
  en: {
    title: 'Data files',
    intro:
      'Choose places, period and variables and get one file as CSV, Parquet, NetCDF or GeoJSON. Each names its sources, model runs, licence and units; values are from models, not measured.',
    loading: 'Loading…',
    failed: 'The files could not be loaded. Files in progress are still being made.',
    retry: 'Try again',
    notDone: 'That did not work. Please try again.',
    form: {
      heading: 'New file',
      places: 'Places',
      placesHint: (most) => `Your plan allows ${most} ${most === 1 ? 'place' : 'places'} per file.`,
      add: 'Your alert places',
      remove: (name) => `Remove ${name}`,
      noPlaces: 'Choose at least one place.',
      mark: 'Add the mark that Excel needs (BOM)',
      markHint: 'With it Excel reads accented letters correctly. Other programs do not need it.',
      hourlyHint: 'Amounts are those of the hour that begins at the time of the row.',
      runsHint:
        'A row is a day by one earlier forecast as it was issued: to see how forecasts changed. The days are those on which runs began.',
      sea: 'Only points at sea have waves.',
      expected: (rows, size) => `${rows} rows, about ${size}`,
      counted: 'Rows are counted when you order.',
      larger: (plan) => `${plan} has all of it.`,
      noPlan: 'No plan has all of it; ask for a consultation.',
      submit: 'Order the file',
      ordered: 'Ordered. The file will be in the list below.',
    },
    orders: {
      heading: 'Ordered files',
      empty: 'You have not ordered a file yet.',
      retention: 'Files are kept for 30 days.',
      places: (first, others) =>
        others === 0 ? first : `${first} and ${others} other ${others === 1 ? 'place' : 'places'}`,
      span: (from, to) => `${from} to ${to}`,
      runSpan: (from, to) => `runs of ${from} to ${to}`,
      queued: 'Waiting for its turn…',
      running: (percent) => `Being made, ${percent}%`,
      done: (rows, size) => `Done: ${rows} rows, ${size}.`,
      demo: 'Demo weather, invented for trying things out.',
      until: (day) => `Kept until ${day}.`,
      cancelled: 'Cancelled.',
      failed: 'It could not be made.',
      cancel: 'Cancel',
      download: 'Download',
      lost: 'The file could not be fetched. Please try again.',
    },
  },
};
