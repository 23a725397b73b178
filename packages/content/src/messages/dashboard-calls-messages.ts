import type { Language } from '@portal/domain/language/language';
import type { CallPurpose } from '@portal/domain/phone-call/call-rules';
import type { CampaignAction, CampaignState } from '@portal/domain/phone-call/campaign-state';

interface DashboardCallsMessages {
  readonly title: string;
  readonly intro: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly notEnabled: string;
  readonly consult: string;
  readonly service: string;
  readonly sandbox: string;
  readonly notConnected: string;
  readonly pace: (perMinute: number, lines: number) => string;
  readonly remove: string;
  readonly removed: (name: string) => string;
  readonly cancel: string;
  readonly name: string;
  readonly lists: {
    readonly heading: string;
    readonly hint: string;
    readonly none: string;
    readonly open: string;
    readonly file: string;
    readonly fileHint: string;
    readonly how: string;
    readonly howHint: string;
    readonly advertising: string;
    readonly submit: string;
    readonly noFile: string;
    readonly sending: string;
    readonly reading: (percent: number) => string;
    readonly waiting: string;
    readonly numbers: (numbers: string, rows: string) => string;
    readonly faulty: (count: string) => string;
    readonly duplicates: (count: string) => string;
    readonly restored: (count: string) => string;
    readonly hidden: (count: string) => string;
    readonly column: string;
    readonly columnHint: string;
    readonly accept: (count: string) => string;
    readonly rowsFile: string;
    readonly notRead: string;
    readonly added: (name: string) => string;
    readonly noProgress: string;
  };
  readonly recordings: {
    readonly heading: string;
    readonly hint: string;
    readonly none: string;
    readonly file: string;
    readonly submit: string;
    readonly facts: (seconds: string, format: string, channels: number) => string;
    readonly play: (name: string) => string;
    readonly added: (name: string) => string;
  };
  readonly campaign: {
    readonly heading: string;
    readonly open: string;
    readonly needs: string;
    readonly list: string;
    readonly recording: string;
    readonly purpose: string;
    readonly purposes: Readonly<Record<CallPurpose, string>>;
    readonly startDay: string;
    readonly startTime: string;
    readonly from: string;
    readonly to: string;
    readonly weekdays: string;
    readonly days: readonly string[];
    readonly holidays: string;
    readonly tries: string;
    readonly pause: string;
    readonly minutes: (minutes: number) => string;
    readonly law: string;
    readonly submit: string;
    readonly added: (name: string) => string;
    readonly states: Readonly<Record<CampaignState, string>>;
    readonly actions: Readonly<Record<Exclude<CampaignAction, 'start' | 'finish'>, string>>;
    readonly cancelQuestion: (name: string) => string;
    readonly cancelYes: string;
    readonly stay: string;
    readonly next: (moment: string) => string;
    readonly hours: (from: string, to: string, days: string) => string;
    readonly progress: (done: string, all: string) => string;
    readonly heard: (whole: string) => string;
    readonly outcome: string;
    readonly count: string;
    readonly report: string;
    readonly notSaved: string;
  };
  readonly blocks: {
    readonly heading: string;
    readonly hint: string;
    readonly count: (count: string) => string;
    readonly phones: string;
    readonly submit: string;
    readonly added: (count: string) => string;
    readonly sources: Readonly<Record<'owner' | 'key', string>>;
    readonly register: (count: string, day: string) => string;
    readonly noRegister: string;
    readonly newest: string;
    readonly removePhone: (phone: string) => string;
  };
}

const vi: DashboardCallsMessages = {
  title: 'Gọi tự động',
  intro: 'Gọi lời đã thu tới cả danh sách, chỉ từ 08:00 đến 17:00, và không gọi người đã từ chối.',
  loading: 'Đang tải…',
  failed: 'Không tải được.',
  retry: 'Tải lại',
  notEnabled: 'Gọi tự động mở theo hợp đồng, cho từng tài khoản. Tài khoản này chưa được mở.',
  consult: 'Gửi yêu cầu tư vấn',
  service: 'Xem dịch vụ gọi tự động',
  sandbox: 'Thử nghiệm: cuộc gọi được giả lập trên máy này, không ai bị gọi.',
  notConnected: 'Chưa nối với nhà mạng nào. Bạn vẫn soạn được chiến dịch, nhưng chưa gọi được.',
  pace: (perMinute, lines) => `Tối đa ${perMinute} cuộc mỗi phút, ${lines} cuộc cùng lúc.`,
  remove: 'Xóa',
  removed: (name) => `Đã xóa ${name}.`,
  cancel: 'Thôi',
  name: 'Tên',
  lists: {
    heading: 'Danh sách số',
    hint: 'Tệp .xlsx hoặc CSV, tối đa 100.000 dòng. Từng dòng sai được chỉ rõ.',
    none: 'Chưa có danh sách nào.',
    open: 'Thêm danh sách',
    file: 'Tệp danh sách',
    fileHint: 'Cột số điện thoại được tìm theo tên cột, ví dụ “Số điện thoại”.',
    how: 'Họ đã đồng ý thế nào',
    howHint: 'Ví dụ: phiếu đăng ký nhận tin tại xã, tháng 5/2026.',
    advertising: 'Họ cũng đồng ý nhận cuộc gọi quảng cáo',
    submit: 'Gửi tệp',
    noFile: 'Hãy chọn tệp.',
    sending: 'Đang gửi tệp…',
    reading: (percent) => `Đang đọc: ${percent}%`,
    waiting: 'Chờ đọc…',
    numbers: (numbers, rows) => `${numbers} số gọi được từ ${rows} dòng`,
    faulty: (count) => `${count} dòng sai`,
    duplicates: (count) => `${count} dòng trùng`,
    restored: (count) => `${count} số được thêm lại số 0`,
    hidden: (count) => `${count} dòng ẩn không gọi`,
    column: 'Cột số điện thoại',
    columnHint: 'Chỉ cần khi tệp có nhiều cột số: chữ cái của cột, ví dụ C. Dòng bị ẩn trong bảng tính không được gọi.',
    accept: (count) => `Bỏ các dòng sai, dùng ${count} số`,
    rowsFile: 'Tải về các dòng cần xem',
    notRead: 'Tệp không đọc được.',
    added: (name) => `Đã đọc danh sách ${name}.`,
    noProgress: 'Chưa có tệp.',
  },
  recordings: {
    heading: 'Lời gọi',
    hint: 'WAV hoặc MP3, từ 2 đến 120 giây, tối đa 10\u00a0MB. Câu đầu nói rõ ai gọi, vì sao, và bấm phím 9 để không nhận lần sau.',
    none: 'Chưa có lời gọi nào.',
    file: 'Tệp ghi âm',
    submit: 'Thêm lời gọi',
    facts: (seconds, format, channels) => `${seconds} giây, ${format}, ${channels === 1 ? 'một kênh' : 'hai kênh'}`,
    play: (name) => `Nghe thử ${name}`,
    added: (name) => `Đã thêm ${name}.`,
  },
  campaign: {
    heading: 'Chiến dịch',
    open: 'Soạn chiến dịch',
    needs: 'Cần một danh sách đã sẵn sàng và một lời gọi.',
    list: 'Danh sách',
    recording: 'Lời gọi',
    purpose: 'Nội dung',
    purposes: { notice: 'Thông báo, chăm sóc', advertising: 'Quảng cáo' },
    startDay: 'Ngày bắt đầu',
    startTime: 'Giờ bắt đầu',
    from: 'Gọi từ',
    to: 'Đến',
    weekdays: 'Các ngày gọi',
    days: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
    holidays: 'Gọi cả ngày lễ, Tết',
    tries: 'Số lần gọi mỗi số',
    pause: 'Gọi lại sau',
    minutes: (minutes) => (minutes < 60 ? `${minutes} phút` : `${minutes / 60} giờ`),
    law: 'Một số đã nghe thì trong 24 giờ không gọi nữa; quảng cáo thì mỗi số chỉ một cuộc trong 24 giờ.',
    submit: 'Lưu nháp',
    added: (name) => `Đã lưu ${name}. Bấm “Hẹn gọi” để bắt đầu.`,
    states: {
      draft: 'Nháp',
      scheduled: 'Đã hẹn',
      running: 'Đang chạy',
      paused: 'Tạm dừng',
      done: 'Xong',
      cancelled: 'Đã hủy',
    },
    actions: { schedule: 'Hẹn gọi', pause: 'Tạm dừng', resume: 'Chạy tiếp', cancel: 'Hủy chiến dịch' },
    cancelQuestion: (name) => `Hủy ${name}? Các số còn lại sẽ không được gọi.`,
    cancelYes: 'Hủy chiến dịch',
    stay: 'Giữ lại',
    next: (moment) => `Gọi tiếp lúc ${moment}.`,
    hours: (from, to, days) => `${from}–${to}, ${days}`,
    progress: (done, all) => `${done}/${all} số đã xong`,
    heard: (whole) => `trong đó ${whole} người nghe hết`,
    outcome: 'Kết quả',
    count: 'Số máy',
    report: 'Tải kết quả từng số',
    notSaved: 'Không tải được tệp.',
  },
  blocks: {
    heading: 'Không gọi các số này',
    hint: 'Ai bấm phím 9 khi nghe sẽ tự vào đây và không gỡ ra được.',
    count: (count) => `${count} số trong danh sách của bạn.`,
    phones: 'Thêm số, mỗi số một dòng',
    submit: 'Thêm vào danh sách không gọi',
    added: (count) => `Đã thêm ${count} số.`,
    sources: { owner: 'bạn thêm', key: 'người nghe bấm phím 9' },
    register: (count, day) => `Danh sách quốc gia không nhận quảng cáo: ${count} số, nạp ngày ${day}.`,
    noRegister: 'Danh sách quốc gia không nhận quảng cáo chưa được nạp, nên chưa gọi quảng cáo được.',
    newest: 'Thêm gần đây',
    removePhone: (phone) => `Xóa ${phone}`,
  },
};

const en: DashboardCallsMessages = {
  title: 'Automatic calls',
  intro: 'Play a recorded message to a whole list, from 08:00 to 17:00 only, and never to people who declined.',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  notEnabled: 'Automatic calls are opened by contract, account by account. They are not open to this one.',
  consult: 'Ask for a consultation',
  service: 'About automatic calls',
  sandbox: 'Test: calls are simulated on this machine, nobody is called.',
  notConnected: 'No phone network is connected. You can prepare a campaign, but it cannot call yet.',
  pace: (perMinute, lines) => `${perMinute} calls a minute at most, ${lines} at once.`,
  remove: 'Delete',
  removed: (name) => `Deleted ${name}.`,
  cancel: 'Cancel',
  name: 'Name',
  lists: {
    heading: 'Phone lists',
    hint: 'An .xlsx or CSV file with up to 100,000 rows. Every wrong row is listed.',
    none: 'No list yet.',
    open: 'Add a list',
    file: 'File with the list',
    fileHint: 'The column is found by its name, such as “Phone number”.',
    how: 'How they agreed',
    howHint: 'For example: signed up for alerts at the commune office in May 2026.',
    advertising: 'They agreed to advertising calls too',
    submit: 'Send the file',
    noFile: 'Choose a file.',
    sending: 'Sending the file…',
    reading: (percent) => `Reading: ${percent}%`,
    waiting: 'Waiting to be read…',
    numbers: (numbers, rows) => `${numbers} numbers from ${rows} rows`,
    faulty: (count) => `${count} wrong ${count === '1' ? 'row' : 'rows'}`,
    duplicates: (count) => `${count} repeated ${count === '1' ? 'row' : 'rows'}`,
    restored: (count) => `leading zero restored in ${count} ${count === '1' ? 'number' : 'numbers'}`,
    hidden: (count) => `${count} hidden ${count === '1' ? 'row' : 'rows'} left out`,
    column: 'Column of the numbers',
    columnHint:
      'Needed only where several columns hold numbers: its letter, such as C. Rows that the spreadsheet hides are not called.',
    accept: (count) => `Leave out the wrong rows, use ${count} numbers`,
    rowsFile: 'Download the rows to check',
    notRead: 'The file could not be read.',
    added: (name) => `Read the list ${name}.`,
    noProgress: 'No file yet.',
  },
  recordings: {
    heading: 'Recorded messages',
    hint: 'WAV or MP3, 2 to 120 seconds, 10\u00a0MB at most. Begin with who is calling and why, and say that pressing 9 stops further calls.',
    none: 'No recording yet.',
    file: 'Recorded file',
    submit: 'Add the recording',
    facts: (seconds, format, channels) =>
      `${seconds} seconds, ${format}, ${channels === 1 ? 'one channel' : 'two channels'}`,
    play: (name) => `Listen to ${name}`,
    added: (name) => `Added ${name}.`,
  },
  campaign: {
    heading: 'Campaigns',
    open: 'New campaign',
    needs: 'A list that is ready and a recording are needed.',
    list: 'List',
    recording: 'Recording',
    purpose: 'Purpose',
    purposes: { notice: 'Notice, customer care', advertising: 'Advertising' },
    startDay: 'Start date',
    startTime: 'Start time',
    from: 'Call from',
    to: 'Until',
    weekdays: 'Days',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    holidays: 'Call on public holidays too',
    tries: 'Tries per number',
    pause: 'Try again after',
    minutes: (minutes) => (minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`),
    law: 'A number that answered is left alone for 24 hours; advertising calls a number once in 24 hours.',
    submit: 'Save as a draft',
    added: (name) => `Saved ${name}. Choose “Schedule” to begin.`,
    states: {
      draft: 'Draft',
      scheduled: 'Scheduled',
      running: 'Running',
      paused: 'Paused',
      done: 'Done',
      cancelled: 'Cancelled',
    },
    actions: { schedule: 'Schedule', pause: 'Pause', resume: 'Resume', cancel: 'Cancel campaign' },
    cancelQuestion: (name) => `Cancel ${name}? The remaining numbers will not be called.`,
    cancelYes: 'Cancel the campaign',
    stay: 'Keep it',
    next: (moment) => `Next calls at ${moment}.`,
    hours: (from, to, days) => `${from}–${to}, ${days}`,
    progress: (done, all) => `${done} of ${all} numbers done`,
    heard: (whole) => `${whole} of them to the end`,
    outcome: 'Outcome',
    count: 'Phones',
    report: 'Download results by number',
    notSaved: 'The file could not be fetched.',
  },
  blocks: {
    heading: 'Never call these numbers',
    hint: 'Whoever presses 9 during a call is added here and cannot be removed.',
    count: (count) => `${count} ${count === '1' ? 'number' : 'numbers'} on your list.`,
    phones: 'Add numbers, one per line',
    submit: 'Add to the do-not-call list',
    added: (count) => `Added ${count} ${count === '1' ? 'number' : 'numbers'}.`,
    sources: { owner: 'added by you', key: 'pressed key 9' },
    register: (count, day) => `National do-not-call list: ${count} numbers, loaded on ${day}.`,
    noRegister: 'The national do-not-call list has not been loaded, so advertising calls cannot be made yet.',
    newest: 'Added recently',
    removePhone: (phone) => `Delete ${phone}`,
  },
};

export const dashboardCallsMessages: Readonly<Record<Language, DashboardCallsMessages>> = { vi, en };
