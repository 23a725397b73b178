import { pair, splitLanguages } from '../split-languages.ts';

export const dashboardRecordsMessages = splitLanguages({
  title: ['Nhật ký thời tiết công trường', 'Site weather records'],
  intro: [
    'Mỗi công trường một nhật ký: từng ngày ghi lại dự báo đã phát, phân tích của mô hình tại ô lưới sau đó, và giờ mất theo ngưỡng hợp đồng. Ngày đã chốt nếu có ai sửa, kể cả chúng tôi, đều bị phát hiện.',
    'A record for each site: each day’s forecasts as issued, the later model analysis for the grid cell, and the hours lost under the contract thresholds. Nobody, not even us, can change a closed day unnoticed.',
  ],
  empty: ['Bạn chưa có nhật ký nào.', 'You have no records yet.'],
  loading: ['Đang tải…', 'Loading…'],
  failed: ['Chưa tải được các nhật ký. Việc ghi vẫn chạy.', 'The records could not be loaded. Recording continues.'],
  retry: ['Thử lại', 'Try again'],
  notDone: ['Chưa làm được. Hãy thử lại.', 'That did not work. Please try again.'],
  count: pair([(count: number) => `${count} nhật ký đang ghi`, (count) => `${count} active`]),
  add: {
    heading: ['Tạo nhật ký mới', 'New record'],
    open: ['Tạo nhật ký cho một công trường', 'Start a record for a site'],
    chosen: pair([(name: string) => `Tại ${name}`, (name) => `At ${name}`]),
    name: ['Tên công trường', 'Name of the site'],
    nameHint: ['Tên này hiện trên trang công khai và bảng kê.', 'Shown on the public page and on statements.'],
    thresholds: ['Ngưỡng ghi trong hợp đồng', 'Contract thresholds'],
    thresholdsHint: [
      'Để trống ngưỡng mà hợp đồng không có. Giờ nào chạm ngưỡng thì tính là mất.',
      'Leave empty those not in the contract. An hour that reaches a threshold counts as lost.',
    ],
    amounts: {
      rainMmh: [
        ['Mưa trong một giờ, từ', 'mm'],
        ['Hourly rain, from', 'mm'],
      ],
      dayRainMm: [
        ['Mưa cả ngày, từ', 'mm'],
        ['Daily rain, from', 'mm'],
      ],
      gustMs: [
        ['Gió giật, từ', 'm/s'],
        ['Gusts, from', 'm/s'],
      ],
      windMs: [
        ['Gió ở độ cao 10\u00a0m, từ', 'm/s'],
        ['Wind at 10\u00a0m, from', 'm/s'],
      ],
      heatC: [
        ['Nóng, từ', '°C'],
        ['Heat, from', '°C'],
      ],
      coldC: [
        ['Lạnh, từ mức này trở xuống', '°C'],
        ['Cold, at or below', '°C'],
      ],
    },
    thunder: ['Dông', 'Thunder'],
    thunderChoices: [
      ['Không xét', 'Có thể có dông', 'Nhiều khả năng có dông'],
      ['Not counted', 'Thunder possible', 'Thunder likely'],
    ],
    hours: ['Giờ làm việc', 'Working hours'],
    from: ['Từ', 'From'],
    to: ['Đến', 'To'],
    weekdays: ['Ngày làm việc', 'Working days'],
    days: [
      ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'],
      ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ],
    start: ['Ghi từ ngày', 'Record from'],
    startHint: [
      'Được lùi tối đa 30 ngày: kho lưu trữ còn giữ những ngày ấy.',
      'Up to 30 days back: the archive still has those days.',
    ],
    fixed: [
      'Ngưỡng, giờ và vị trí không đổi được sau khi tạo, vì chúng nằm trong các ngày đã chốt. Hợp đồng đổi thì tạo nhật ký mới.',
      'Thresholds, hours and position cannot be changed later, as they are part of closed days. If the contract changes, start a new record.',
    ],
    submit: ['Tạo nhật ký', 'Start the record'],
    cancel: ['Bỏ', 'Cancel'],
    noPlace: ['Hãy chọn vị trí công trường.', 'Choose where the site is.'],
    notNumber: ['Phải là một số.', 'Must be a number.'],
    added: pair([(name: string) => `Đã tạo nhật ký ${name}.`, (name) => `The record ${name} was started.`]),
  },
  card: {
    days: pair([(days: number) => `${days} ngày đã chốt`, (days) => `${days} closed ${days === 1 ? 'day' : 'days'}`]),
    none: [
      'Chưa có ngày nào được chốt: mỗi ngày chốt lúc 9\u00a0giờ sáng hôm sau.',
      'No day has been closed yet: each is closed at 09:00 the next morning.',
    ],
    last: pair([(day: string) => `gần nhất ${day}`, (day) => `latest ${day}`]),
    ended: pair([(day: string) => `Đã dừng ngày ${day}`, (day) => `Ended ${day}`]),
    paused: [
      'Tạm ngưng vì gói hiện tại không đủ địa điểm; các ngày sẽ được chốt bù khi ghi tiếp.',
      'Paused: your current plan has too few places. Its days are closed once recording resumes.',
    ],
    checking: ['Đang tính lại chuỗi mã băm…', 'Recomputing the hash chain…'],
    whole: ['Chuỗi mã băm nguyên vẹn', 'The hash chain is intact'],
    broken: pair([
      (day: string) => `Chuỗi mã băm sai từ ngày ${day}. Hãy báo cho chúng tôi.`,
      (day) => `The hash chain is broken from ${day} on. Please contact us.`,
    ]),
    publicPage: ['Trang kiểm tra công khai', 'Public verification page'],
    month: ['Tháng', 'Month'],
    print: ['Lập bảng kê PDF', 'Create the statement (PDF)'],
    rename: ['Đổi tên', 'Rename'],
    save: ['Lưu tên', 'Save the name'],
    end: ['Dừng ghi', 'End the record'],
    endQuestion: pair([
      (name: string, hasDays: boolean) =>
        hasDays
          ? `Kết thúc nhật ký ${name}? Từ hôm nay không ghi nữa và không mở lại được. Các ngày đã chốt vẫn xem được ở trang công khai, vì có thể ai đó đang giữ bảng kê.`
          : `Xóa nhật ký ${name}? Chưa có ngày nào được chốt nên nhật ký sẽ bị xóa hẳn.`,
      (name, hasDays) =>
        hasDays
          ? `End the record ${name}? Recording stops today and cannot be resumed. Closed days stay on the public page, as someone may hold a statement of them.`
          : `Delete the record ${name}? No day has been closed, so it is deleted completely.`,
    ]),
    endYes: ['Dừng ghi', 'End the record'],
    stay: ['Để nguyên', 'Leave it'],
    endDone: pair([(name: string) => `Đã kết thúc nhật ký ${name}.`, (name) => `The record ${name} has ended.`]),
  },
  job: {
    queued: ['Đang chờ tới lượt…', 'Waiting for its turn…'],
    running: pair([(percent: number) => `Đang lập, ${percent}%`, (percent) => `In progress, ${percent}%`]),
    cancel: ['Hủy', 'Cancel'],
    cancelled: ['Đã hủy.', 'Cancelled.'],
    done: pair([
      (lost: number) => `Xong: ${lost} giờ mất trong tháng.`,
      (lost) => `Done: ${lost} lost ${lost === 1 ? 'hour' : 'hours'} in the month.`,
    ]),
    save: ['Tải bảng kê', 'Download the statement'],
    failed: ['Không lập được.', 'The statement could not be created.'],
  },
});
