import type { AmountName } from '@portal/domain/delay-record/delay-terms';
import type { Language } from '@portal/domain/language/language';

interface DashboardRecordsMessages {
  readonly title: string;
  readonly intro: string;
  readonly empty: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly notDone: string;
  readonly count: (count: number) => string;
  readonly add: {
    readonly heading: string;
    readonly open: string;
    readonly chosen: (name: string) => string;
    readonly name: string;
    readonly nameHint: string;
    readonly thresholds: string;
    readonly thresholdsHint: string;
    readonly amounts: Readonly<Record<AmountName, readonly [name: string, unit: string]>>;
    readonly thunder: string;
    readonly thunderChoices: readonly [none: string, possible: string, likely: string];
    readonly hours: string;
    readonly from: string;
    readonly to: string;
    readonly weekdays: string;
    readonly days: readonly string[];
    readonly start: string;
    readonly startHint: string;
    readonly fixed: string;
    readonly submit: string;
    readonly cancel: string;
    readonly noPlace: string;
    readonly notNumber: string;
    readonly added: (name: string) => string;
  };
  readonly card: {
    readonly days: (days: number) => string;
    readonly none: string;
    readonly last: (day: string) => string;
    readonly ended: (day: string) => string;
    readonly paused: string;
    readonly checking: string;
    readonly whole: string;
    readonly broken: (day: string) => string;
    readonly publicPage: string;
    readonly month: string;
    readonly print: string;
    readonly rename: string;
    readonly save: string;
    readonly end: string;
    readonly endQuestion: (name: string, hasDays: boolean) => string;
    readonly endYes: string;
    readonly stay: string;
    readonly endDone: (name: string) => string;
  };
  readonly job: {
    readonly queued: string;
    readonly running: (percent: number) => string;
    readonly cancel: string;
    readonly cancelled: string;
    readonly done: (lost: number) => string;
    readonly save: string;
    readonly failed: string;
  };
}

export const dashboardRecordsMessages: Readonly<Record<Language, DashboardRecordsMessages>> = {
  vi: {
    title: 'Nhật ký thời tiết công trường',
    intro:
      'Mỗi công trường một nhật ký: từng ngày ghi lại dự báo đã phát, phân tích của mô hình tại ô lưới sau đó, và giờ mất theo ngưỡng hợp đồng. Ngày đã chốt mà có ai sửa, kể cả chúng tôi, đều bị phát hiện.',
    empty: 'Bạn chưa có nhật ký nào.',
    loading: 'Đang tải…',
    failed: 'Chưa tải được các nhật ký. Việc ghi vẫn chạy.',
    retry: 'Thử lại',
    notDone: 'Chưa làm được. Hãy thử lại.',
    count: (count) => `${count} nhật ký đang ghi`,
    add: {
      heading: 'Tạo nhật ký mới',
      open: 'Tạo nhật ký cho một công trường',
      chosen: (name) => `Tại ${name}`,
      name: 'Tên công trường',
      nameHint: 'Tên này hiện trên trang công khai và bảng kê.',
      thresholds: 'Ngưỡng ghi trong hợp đồng',
      thresholdsHint: 'Để trống ngưỡng nào hợp đồng không có. Chạm ngưỡng là tính mất giờ ấy.',
      amounts: {
        rainMmh: ['Mưa trong một giờ, từ', 'mm'],
        dayRainMm: ['Mưa cả ngày, từ', 'mm'],
        gustMs: ['Gió giật, từ', 'm/s'],
        windMs: ['Gió ở độ cao 10\u00a0m, từ', 'm/s'],
        heatC: ['Nóng, từ', '°C'],
        coldC: ['Lạnh, từ mức này trở xuống', '°C'],
      },
      thunder: 'Dông',
      thunderChoices: ['Không xét', 'Có thể có dông', 'Nhiều khả năng có dông'],
      hours: 'Giờ làm việc',
      from: 'Từ',
      to: 'Đến',
      weekdays: 'Ngày làm việc',
      days: ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
      start: 'Ghi từ ngày',
      startHint: 'Được lùi tối đa 30 ngày: kho lưu trữ còn giữ những ngày ấy.',
      fixed:
        'Ngưỡng, giờ và vị trí không đổi được sau khi tạo, vì chúng nằm trong các ngày đã chốt. Hợp đồng đổi thì tạo nhật ký mới.',
      submit: 'Tạo nhật ký',
      cancel: 'Bỏ',
      noPlace: 'Hãy chọn vị trí công trường.',
      notNumber: 'Phải là một số.',
      added: (name) => `Đã tạo nhật ký ${name}.`,
    },
    card: {
      days: (days) => `${days} ngày đã chốt`,
      none: 'Chưa có ngày nào được chốt: mỗi ngày chốt lúc 9\u00a0giờ sáng hôm sau.',
      last: (day) => `gần nhất ${day}`,
      ended: (day) => `Đã dừng ngày ${day}`,
      paused: 'Tạm ngưng vì gói hiện tại không đủ địa điểm; các ngày sẽ được chốt bù khi ghi tiếp.',
      checking: 'Đang tính lại chuỗi mã băm…',
      whole: 'Chuỗi mã băm nguyên vẹn',
      broken: (day) => `Chuỗi mã băm sai từ ngày ${day}. Hãy báo cho chúng tôi.`,
      publicPage: 'Trang kiểm tra công khai',
      month: 'Tháng',
      print: 'Lập bảng kê PDF',
      rename: 'Đổi tên',
      save: 'Lưu tên',
      end: 'Dừng ghi',
      endQuestion: (name, hasDays) =>
        hasDays
          ? `Kết thúc nhật ký ${name}? Từ hôm nay không ghi nữa và không mở lại được. Các ngày đã chốt vẫn xem được ở trang công khai, vì có thể ai đó đang giữ bảng kê.`
          : `Xóa nhật ký ${name}? Chưa có ngày nào được chốt nên nhật ký sẽ bị xóa hẳn.`,
      endYes: 'Dừng ghi',
      stay: 'Để nguyên',
      endDone: (name) => `Đã kết thúc nhật ký ${name}.`,
    },
    job: {
      queued: 'Đang chờ tới lượt…',
      running: (percent) => `Đang lập, ${percent}%`,
      cancel: 'Hủy',
      cancelled: 'Đã hủy.',
      done: (lost) => `Xong: ${lost} giờ mất trong tháng.`,
      save: 'Tải bảng kê',
      failed: 'Không lập được.',
    },
  },
  en: {
    title: 'Site weather records',
    intro:
      'A record for each site: day by day the forecasts as they were issued, the model analysis of the grid cell afterwards, and the hours lost by the thresholds of the contract. Nobody, not even us, can change a closed day without it showing.',
    empty: 'You have no record yet.',
    loading: 'Loading…',
    failed: 'The records could not be loaded. Recording continues.',
    retry: 'Try again',
    notDone: 'That did not work. Please try again.',
    count: (count) => `${count} active`,
    add: {
      heading: 'New record',
      open: 'Start a record for a site',
      chosen: (name) => `At ${name}`,
      name: 'Name of the site',
      nameHint: 'It stands on the public page and on statements.',
      thresholds: 'Thresholds of the contract',
      thresholdsHint: 'Leave empty what the contract does not have. An hour that reaches a threshold is lost.',
      amounts: {
        rainMmh: ['Rain of an hour, from', 'mm'],
        dayRainMm: ['Rain of the day, from', 'mm'],
        gustMs: ['Gusts, from', 'm/s'],
        windMs: ['Wind at 10\u00a0m, from', 'm/s'],
        heatC: ['Heat, from', '°C'],
        coldC: ['Cold, down from', '°C'],
      },
      thunder: 'Thunder',
      thunderChoices: ['Not counted', 'Thunder possible', 'Thunder likely'],
      hours: 'Working hours',
      from: 'From',
      to: 'To',
      weekdays: 'Working days',
      days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      start: 'Record from',
      startHint: 'At most 30 days ago: the archive still has those days.',
      fixed:
        'Thresholds, hours and position cannot be changed later, as they stand in closed days. A changed contract is a new record.',
      submit: 'Start the record',
      cancel: 'Cancel',
      noPlace: 'Choose where the site is.',
      notNumber: 'Must be a number.',
      added: (name) => `The record ${name} has begun.`,
    },
    card: {
      days: (days) => `${days} closed ${days === 1 ? 'day' : 'days'}`,
      none: 'No day is closed yet: each is closed at nine in the morning of the next one.',
      last: (day) => `latest ${day}`,
      ended: (day) => `Ended ${day}`,
      paused: 'Paused, as your current plan has too few places; its days are closed later when it goes on.',
      checking: 'Recomputing the hash chain…',
      whole: 'The hash chain is intact',
      broken: (day) => `The hash chain is broken from ${day} on. Please tell us.`,
      publicPage: 'Public verification page',
      month: 'Month',
      print: 'Make the statement (PDF)',
      rename: 'Rename',
      save: 'Save the name',
      end: 'End the record',
      endQuestion: (name, hasDays) =>
        hasDays
          ? `End the record ${name}? Nothing is recorded from today on, and it cannot be taken up again. Closed days stay readable at the public page, as somebody may hold a statement of them.`
          : `Remove the record ${name}? No day of it is closed, so it is removed whole.`,
      endYes: 'End the record',
      stay: 'Leave it',
      endDone: (name) => `The record ${name} has ended.`,
    },
    job: {
      queued: 'Waiting for its turn…',
      running: (percent) => `Being made, ${percent}%`,
      cancel: 'Cancel',
      cancelled: 'Cancelled.',
      done: (lost) => `Done: ${lost} lost ${lost === 1 ? 'hour' : 'hours'} in the month.`,
      save: 'Download the statement',
      failed: 'It could not be made.',
    },
  },
};
