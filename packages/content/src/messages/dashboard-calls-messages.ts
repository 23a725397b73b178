import { pair, splitLanguages } from '../split-languages.ts';

export const dashboardCallsMessages = splitLanguages({
  title: ['Gọi tự động', 'Automatic calls'],
  intro: [
    'Phát lời đã thu tới cả danh sách, chỉ từ 08:00 đến 17:00, và không gọi người đã từ chối.',
    'Play a recorded message to a whole list, from 08:00 to 17:00 only, and never to people who declined.',
  ],
  loading: ['Đang tải…', 'Loading…'],
  failed: ['Không tải được.', 'This could not be loaded.'],
  retry: ['Tải lại', 'Try again'],
  notEnabled: [
    'Gọi tự động mở theo hợp đồng, cho từng tài khoản. Tài khoản này chưa được mở.',
    'Automatic calls are enabled by contract, account by account. They are not enabled for this one.',
  ],
  consult: ['Gửi yêu cầu tư vấn', 'Ask for a consultation'],
  service: ['Xem dịch vụ gọi tự động', 'About automatic calls'],
  sandbox: [
    'Thử nghiệm: cuộc gọi được giả lập trên máy này, không ai bị gọi.',
    'Test: calls are simulated on this machine and nobody is called.',
  ],
  notConnected: [
    'Chưa nối với nhà mạng nào. Bạn vẫn soạn được chiến dịch, nhưng chưa gọi được.',
    'No phone network is connected. You can prepare a campaign, but it cannot call yet.',
  ],
  pace: pair([
    (perMinute: number, lines: number) => `Tối đa ${perMinute} cuộc mỗi phút, ${lines} cuộc cùng lúc.`,
    (perMinute, lines) => `${perMinute} calls a minute at most, ${lines} at once.`,
  ]),
  remove: ['Xóa', 'Delete'],
  removed: pair([(name: string) => `Đã xóa ${name}.`, (name) => `Deleted ${name}.`]),
  cancel: ['Thôi', 'Cancel'],
  name: ['Tên', 'Name'],
  lists: {
    heading: ['Danh sách số', 'Phone lists'],
    hint: [
      'Tệp .xlsx hoặc CSV, tối đa 100.000 dòng. Từng dòng sai được chỉ rõ.',
      'An .xlsx or CSV file with up to 100,000 rows. Every wrong row is listed.',
    ],
    none: ['Chưa có danh sách nào.', 'No list yet.'],
    open: ['Thêm danh sách', 'Add a list'],
    file: ['Tệp danh sách', 'File with the list'],
    fileHint: [
      'Cột số điện thoại được tìm theo tên cột, ví dụ “Số điện thoại”.',
      'The column is found by its name, such as “Phone number”.',
    ],
    how: ['Họ đã đồng ý thế nào', 'How they gave consent'],
    howHint: [
      'Ví dụ: phiếu đăng ký nhận tin tại xã, tháng 5/2026.',
      'For example: signed up for alerts at the commune office in May 2026.',
    ],
    advertising: ['Họ cũng đồng ý nhận cuộc gọi quảng cáo', 'They agreed to advertising calls too'],
    submit: ['Gửi tệp', 'Send the file'],
    noFile: ['Hãy chọn tệp.', 'Choose a file.'],
    sending: ['Đang gửi tệp…', 'Sending the file…'],
    reading: pair([(percent: number) => `Đang đọc: ${percent}%`, (percent) => `Reading: ${percent}%`]),
    waiting: ['Chờ đọc…', 'Waiting to be read…'],
    numbers: pair([
      (numbers: string, rows: string) => `${numbers} số gọi được từ ${rows} dòng`,
      (numbers, rows) => `${numbers} numbers from ${rows} rows`,
    ]),
    faulty: pair([
      (count: string) => `${count} dòng sai`,
      (count) => `${count} wrong ${count === '1' ? 'row' : 'rows'}`,
    ]),
    duplicates: pair([
      (count: string) => `${count} dòng trùng`,
      (count) => `${count} repeated ${count === '1' ? 'row' : 'rows'}`,
    ]),
    restored: pair([
      (count: string) => `${count} số được thêm lại số 0`,
      (count) => `leading zero restored in ${count} ${count === '1' ? 'number' : 'numbers'}`,
    ]),
    hidden: pair([
      (count: string) => `${count} dòng ẩn không gọi`,
      (count) => `${count} hidden ${count === '1' ? 'row' : 'rows'} left out`,
    ]),
    column: ['Cột số điện thoại', 'Phone number column'],
    columnHint: [
      'Chỉ cần khi tệp có nhiều cột số: chữ cái của cột, ví dụ C. Dòng bị ẩn trong bảng tính không được gọi.',
      'Needed only if several columns hold numbers: the column letter, such as C. Rows hidden in the spreadsheet are not called.',
    ],
    accept: pair([
      (count: string) => `Bỏ các dòng sai, dùng ${count} số`,
      (count) => `Leave out the wrong rows, use ${count} numbers`,
    ]),
    rowsFile: ['Tải về các dòng cần xem', 'Download the rows to check'],
    notRead: ['Tệp không đọc được.', 'The file could not be read.'],
    added: pair([(name: string) => `Đã đọc danh sách ${name}.`, (name) => `The list ${name} was read.`]),
    noProgress: ['Chưa có tệp.', 'No file yet.'],
  },
  recordings: {
    heading: ['Bản ghi âm', 'Recorded messages'],
    hint: [
      'WAV hoặc MP3, từ 2 đến 120 giây, tối đa 10\u00a0MB. Câu đầu nói rõ ai gọi, vì sao, và bấm phím 9 để không nhận lần sau.',
      'WAV or MP3, 2 to 120 seconds, 10\u00a0MB at most. Begin with who is calling and why, and say that pressing 9 stops further calls.',
    ],
    none: ['Chưa có bản ghi âm nào.', 'No recordings yet.'],
    file: ['Tệp ghi âm', 'Recorded file'],
    submit: ['Thêm bản ghi âm', 'Add the recording'],
    facts: pair([
      (seconds: string, format: string, channels: number) =>
        `${seconds} giây, ${format}, ${channels === 1 ? 'một kênh' : 'hai kênh'}`,
      (seconds, format, channels) =>
        `${seconds} seconds, ${format}, ${channels === 1 ? 'one channel' : 'two channels'}`,
    ]),
    play: pair([(name: string) => `Nghe thử ${name}`, (name) => `Listen to ${name}`]),
    added: pair([(name: string) => `Đã thêm ${name}.`, (name) => `Added ${name}.`]),
  },
  campaign: {
    heading: ['Chiến dịch', 'Campaigns'],
    open: ['Soạn chiến dịch', 'New campaign'],
    needs: ['Cần một danh sách đã sẵn sàng và một bản ghi âm.', 'A list that is ready and a recording are needed.'],
    list: ['Danh sách', 'List'],
    recording: ['Bản ghi âm', 'Recording'],
    purpose: ['Nội dung', 'Purpose'],
    purposes: { notice: ['Thông báo, chăm sóc', 'Notice, customer care'], advertising: ['Quảng cáo', 'Advertising'] },
    startDay: ['Ngày bắt đầu', 'Start date'],
    startTime: ['Giờ bắt đầu', 'Start time'],
    from: ['Gọi từ', 'Call from'],
    to: ['Đến', 'Until'],
    weekdays: ['Các ngày gọi', 'Days'],
    days: [
      ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    ],
    holidays: ['Gọi cả ngày lễ, Tết', 'Call on public holidays too'],
    tries: ['Số lần gọi mỗi số', 'Attempts per number'],
    pause: ['Gọi lại sau', 'Try again after'],
    minutes: pair([
      (minutes: number) => (minutes < 60 ? `${minutes} phút` : `${minutes / 60} giờ`),
      (minutes) => (minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`),
    ]),
    law: [
      'Một số đã nghe thì trong 24 giờ không gọi nữa; quảng cáo thì mỗi số chỉ một cuộc trong 24 giờ.',
      'A number that answered is not called again for 24 hours; advertising calls reach a number only once in 24 hours.',
    ],
    submit: ['Lưu nháp', 'Save as a draft'],
    added: pair([
      (name: string) => `Đã lưu ${name}. Bấm “Hẹn gọi” để bắt đầu.`,
      (name) => `Saved ${name}. Choose “Schedule” to begin.`,
    ]),
    states: {
      draft: ['Nháp', 'Draft'],
      scheduled: ['Đã hẹn', 'Scheduled'],
      running: ['Đang chạy', 'Running'],
      paused: ['Tạm dừng', 'Paused'],
      done: ['Xong', 'Done'],
      cancelled: ['Đã hủy', 'Cancelled'],
    },
    actions: {
      schedule: ['Hẹn gọi', 'Schedule'],
      pause: ['Tạm dừng', 'Pause'],
      resume: ['Chạy tiếp', 'Resume'],
      cancel: ['Hủy chiến dịch', 'Cancel campaign'],
    },
    cancelQuestion: pair([
      (name: string) => `Hủy ${name}? Các số còn lại sẽ không được gọi.`,
      (name) => `Cancel ${name}? The remaining numbers will not be called.`,
    ]),
    cancelYes: ['Hủy chiến dịch', 'Cancel the campaign'],
    stay: ['Giữ lại', 'Keep it'],
    next: pair([(moment: string) => `Gọi tiếp lúc ${moment}.`, (moment) => `Next calls at ${moment}.`]),
    hours: pair([
      (from: string, to: string, days: string) => `${from}–${to}, ${days}`,
      (from, to, days) => `${from}–${to}, ${days}`,
    ]),
    progress: pair([
      (done: string, all: string) => `${done}/${all} số đã xong`,
      (done, all) => `${done} of ${all} numbers done`,
    ]),
    heard: pair([(whole: string) => `trong đó ${whole} người nghe hết`, (whole) => `${whole} of them to the end`]),
    outcome: ['Kết quả', 'Outcome'],
    count: ['Số máy', 'Phones'],
    report: ['Tải kết quả từng số', 'Download results by number'],
    notSaved: ['Không tải được tệp.', 'The file could not be downloaded.'],
  },
  blocks: {
    heading: ['Không gọi các số này', 'Never call these numbers'],
    hint: [
      'Ai bấm phím 9 khi nghe sẽ tự vào đây và không gỡ ra được.',
      'Whoever presses 9 during a call is added here and cannot be removed.',
    ],
    count: pair([
      (count: string) => `${count} số trong danh sách của bạn.`,
      (count) => `${count} ${count === '1' ? 'number' : 'numbers'} on your list.`,
    ]),
    phones: ['Thêm số, mỗi số một dòng', 'Add numbers, one per line'],
    submit: ['Thêm vào danh sách không gọi', 'Add to the do-not-call list'],
    added: pair([
      (count: string) => `Đã thêm ${count} số.`,
      (count) => `Added ${count} ${count === '1' ? 'number' : 'numbers'}.`,
    ]),
    sources: { owner: ['bạn thêm', 'added by you'], key: ['người nghe bấm phím 9', 'pressed key 9'] },
    register: pair([
      (count: string, day: string) => `Danh sách quốc gia không nhận quảng cáo: ${count} số, nạp ngày ${day}.`,
      (count, day) => `National do-not-call list: ${count} numbers, loaded on ${day}.`,
    ]),
    noRegister: [
      'Danh sách quốc gia không nhận quảng cáo chưa được nạp, nên chưa gọi quảng cáo được.',
      'The national do-not-call list has not been loaded, so advertising calls cannot be made yet.',
    ],
    newest: ['Thêm gần đây', 'Added recently'],
    removePhone: pair([(phone: string) => `Xóa ${phone}`, (phone) => `Delete ${phone}`]),
  },
});
