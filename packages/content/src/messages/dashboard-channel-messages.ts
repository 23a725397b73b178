import { BRAND } from '../brand.ts';
import { pair, splitLanguages } from '../split-languages.ts';

/** The consent is recorded under its version (`CONSENT_TEXT`): changing its text needs a new version. */
export const dashboardChannelMessages = splitLanguages({
  heading: ['Kênh nhận', 'Channels'],
  ready: ['Đang nhận', 'Receiving'],
  off: ['Đang tắt', 'Off'],
  unverified: ['Chưa xác minh', 'Not verified'],
  proposed: ['Đã chọn sẵn cho quy tắc đầu tiên', 'Preselected for your first rule'],
  proposedUnverified: ['Đã chọn sẵn, chờ xác minh', 'Preselected, awaiting verification'],
  openLink: ['Mở liên kết trong thư xác minh.', 'Open the link in the verification e-mail.'],
  pausedByPlan: ['Tạm dừng, gói này không có', 'Paused: not in your plan'],
  notInPlan: pair([(plan: string) => `Có từ ${plan}`, (plan) => `From ${plan} on`]),
  seePlan: pair([(plan: string) => `Xem ${plan}`, (plan) => `See ${plan}`]),
  notSetUp: ['Chưa khả dụng', 'Not available yet'],
  thisBrowser: ['Trình duyệt này đang nhận', 'This browser receives alerts'],
  otherBrowser: ['Một trình duyệt khác của bạn', 'Another browser of yours'],
  add: ['Thêm', 'Add'],
  addOf: pair([(channel: string) => `Thêm ${channel}`, (channel) => `Add ${channel}`]),
  addAnother: ['Thêm địa chỉ khác', 'Add another address'],
  agree: [
    `Tôi đồng ý nhận cảnh báo thời tiết của ${BRAND.name} qua kênh này. Tôi có thể tắt bất cứ lúc nào, trong tin hoặc tại đây.`,
    `I agree to receive weather alerts from ${BRAND.name} by this channel. I can stop them at any time, in the alert or here.`,
  ],
  mustAgree: ['Hãy đánh dấu ô này để chúng tôi được phép gửi tin.', 'We may only send alerts once this box is ticked.'],
  added: pair([(channel: string) => `Đã thêm ${channel}.`, (channel) => `${channel} was added.`]),
  codeSent: ['Đã gửi mã. Nhập mã 6 số để xác minh.', 'A code was sent. Enter its 6 digits to verify.'],
  codeHint: [
    'Nhập mã 6 số đã gửi tới địa chỉ này. Mã dùng được 10 phút.',
    'Enter the 6 digits sent to this address. The code is valid for 10 minutes.',
  ],
  sendCode: ['Gửi lại mã', 'Send the code again'],
  codeSentAgain: ['Đã gửi mã mới. Mã cũ không dùng được nữa.', 'A new code was sent. The old one no longer works.'],
  codeTooSoon: pair([
    (seconds: number) => `Mã vừa được gửi. Chờ ${seconds} giây rồi hãy xin mã mới.`,
    (seconds) => `A code was just sent. Wait ${seconds} s before asking for a new one.`,
  ]),
  test: ['Gửi thử', 'Send a test'],
  testOf: pair([(channel: string) => `Gửi thử qua ${channel}`, (channel) => `Send a test by ${channel}`]),
  testSent: pair([
    (channel: string) => `Đã gửi tin thử qua ${channel}. Xem kết quả trong nhật ký cảnh báo.`,
    (channel) => `Test sent by ${channel}. See the log for the result.`,
  ]),
  verify: ['Xác minh', 'Verify'],
  verified: ['Đã xác minh.', 'Verified.'],
  noPhone: [
    'Hãy xác minh số điện thoại trước, trong phần Cài đặt.',
    'Please verify your phone number under Settings first.',
  ],
  secret: ['Khóa bí mật, chỉ hiện lần này:', 'The secret, shown only once:'],
  switch: pair([(channel: string) => `Nhận qua ${channel}`, (channel) => `Receive by ${channel}`]),
  switched: pair([
    (channel: string, isOn: boolean) => (isOn ? `Đã bật ${channel}.` : `Đã tắt ${channel}.`),
    (channel, isOn) => (isOn ? `${channel} is on.` : `${channel} is off.`),
  ]),
  remove: pair([(channel: string) => `Xóa ${channel}`, (channel) => `Remove ${channel}`]),
  question: pair([
    (channel: string) => `Xóa ${channel}? Quy tắc và bản tin mỗi sáng sẽ không còn gửi qua kênh này.`,
    (channel) => `Remove ${channel}? Your rules and daily bulletins will no longer use it.`,
  ]),
  removeYes: ['Xóa', 'Remove'],
  removed: pair([(channel: string) => `Đã xóa ${channel}.`, (channel) => `${channel} was removed.`]),
  push: {
    denied: [
      'Trình duyệt đang chặn thông báo của trang này. Mở phần quyền của trang trong trình duyệt, cho phép thông báo rồi thử lại.',
      'Your browser blocks notifications from this site. Open the permissions of this site in your browser, allow notifications and try again.',
    ],
    unsupported: [
      'Trình duyệt này không nhận được thông báo. Hãy dùng email, hoặc mở trang bằng trình duyệt khác.',
      'This browser cannot receive notifications. Please use e-mail, or another browser.',
    ],
    homeScreen: [
      'Trên iPhone và iPad: bấm Chia sẻ, chọn "Thêm vào MH chính", rồi mở trang từ biểu tượng đó để bật thông báo.',
      'On iPhone and iPad: tap Share, choose “Add to Home Screen”, then open the site from its icon to switch notifications on.',
    ],
    dismissed: [
      'Bạn chưa chọn cho phép. Bấm lại khi bạn muốn nhận thông báo.',
      'You have not allowed notifications yet. Try again whenever you want them.',
    ],
    failed: [
      'Chưa đăng ký được với dịch vụ thông báo của trình duyệt. Vui lòng thử lại.',
      'Your browser’s notification service could not be reached. Please try again.',
    ],
  },
});
