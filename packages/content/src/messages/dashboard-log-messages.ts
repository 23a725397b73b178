import { type Pair, pair, splitLanguages } from '../split-languages.ts';

export const dashboardLogMessages = splitLanguages({
  heading: ['Nhật ký cảnh báo', 'Alert log'],
  sum: pair([
    (sent: number, right: number, wrong: number, missed: number) =>
      `30 ngày qua: ${sent} tin, ${right} đúng, ${wrong} sai, bỏ sót ${missed}.`,
    (sent, right, wrong, missed) =>
      `Last 30 days: ${sent} ${sent === 1 ? 'alert' : 'alerts'}, ${right} right, ${wrong} wrong, ${missed} missed.`,
  ]),
  sumUnrated: pair([
    (sent: number) => `30 ngày qua: ${sent} tin, chưa tin nào có kết quả.`,
    (sent) => `Last 30 days: ${sent} ${sent === 1 ? 'alert' : 'alerts'}, none with an outcome yet.`,
  ]),
  sumNone: ['30 ngày qua chưa có tin nào.', 'No alerts in the last 30 days.'],
  none: [
    'Chưa có tin nào. Tin đầu tiên hiện ở đây khi một quy tắc được đáp ứng.',
    'No alerts yet. The first one appears here when a rule is met.',
  ],
  whole: ['Xem toàn bộ, tải CSV', 'Whole log, CSV'],
  more: ['Xem thêm tin cũ', 'Show older alerts'],
  csv: ['Tải CSV', 'Download CSV'],
  csvMade: ['Đã tải nhật ký.', 'The log was downloaded.'],
  csvName: ['nhat-ky-canh-bao.csv', 'alert-log.csv'],
  csvColumns: [
    ['thoi_gian', 'noi', 'noi_dung', 'kenh', 'trang_thai', 'ly_do', 'ket_qua', 'ban_noi_co_mua', 'minh_hoa'],
    ['time', 'place', 'text', 'channels', 'state', 'reason', 'outcome', 'you_say_it_happened', 'sample_data'],
  ],
  kinds: {
    start: ['', ''],
    upgrade: ['Mạnh lên', 'Stronger'],
    end: ['Đã qua', 'Over'],
    test: ['Tin thử', 'Test'],
  },
  notSent: ['không gửi', 'not sent'],
  notSentBecause: pair([(reason: string) => `không gửi: ${reason}`, (reason) => `not sent: ${reason}`]),
  reasons: {
    quiet: ['giờ yên lặng', 'quiet hours'],
    limit: ['đã đủ số tin trong ngày', 'daily limit reached'],
    stale: ['số liệu radar đã cũ', 'radar data too old'],
    expired: ['không kịp giờ', 'too late'],
    demo: ['số liệu minh họa', 'demo data'],
    paused: ['đang tạm dừng', 'paused'],
    unverified: ['kênh chưa xác minh', 'channel not verified'],
    doNotContact: ['địa chỉ đã từ chối nhận tin', 'the recipient opted out'],
    noConsent: ['chưa đồng ý nhận tin', 'no consent'],
  } as Record<string, Pair>,
  states: {
    waiting: ['Đang chờ', 'Waiting'],
    sending: ['Đang gửi', 'Sending'],
    sent: ['Đã gửi', 'Sent'],
    failed: ['Không gửi được', 'Not delivered'],
    withheld: ['Không gửi', 'Not sent'],
    right: ['Đúng', 'Right'],
    rightAt: pair([(clock: string) => `Đúng, ${clock}`, (clock) => `Right, ${clock}`]),
    wrong: ['Sai, không xảy ra', 'Wrong, did not happen'],
    missed: ['Bỏ sót', 'Missed'],
    missedAt: pair([(clock: string) => `Bỏ sót, ${clock}`, (clock) => `Missed, ${clock}`]),
    unknown: ['Không rõ kết quả', 'Outcome unknown'],
  },
  byYou: ['theo bạn', 'you say'],
  question: ['Mưa thật không?', 'Did it rain?'],
  questionOther: ['Có xảy ra không?', 'Did it happen?'],
  yes: ['Có', 'Yes'],
  no: ['Không', 'No'],
  answerOf: pair([(answer: string, text: string) => `${answer}: ${text}`, (answer, text) => `${answer}: ${text}`]),
  thanks: ['Cảm ơn bạn, đã ghi nhận.', 'Thanks, noted.'],
  place: ['địa điểm đã xóa', 'removed place'],
});
