import type { Language } from '@portal/domain/language/language';
import { BRAND } from '../brand.ts';
import type { Wording } from '../wording.ts';

/** Words of the ways by which alerts arrive. The consent is noted under its version (`CONSENT_TEXT`): a new wording needs a new one. */
const vi = {
  heading: 'Kênh nhận',
  names: {
    email: 'E-mail',
    sms: 'SMS không dấu',
    zalo: 'Zalo',
    push: 'Thông báo trên trình duyệt',
    webhook: 'Webhook',
  },
  abouts: {
    email: 'Gửi tới một địa chỉ e-mail',
    sms: 'Tối đa 3 tin mỗi ngày trong Happy Rain',
    zalo: `Tài khoản chính thức ${BRAND.name}, tới số điện thoại đã xác minh`,
    push: 'Hiện trên máy này, cả khi không mở trang',
    webhook: 'Gửi dữ liệu tới máy chủ của bạn, có chữ ký',
  },
  ready: 'Đang nhận',
  off: 'Đang tắt',
  unverified: 'Chưa xác minh',
  pausedByPlan: 'Tạm dừng, gói này không có',
  notInPlan: (plan: string) => `Có từ ${plan}`,
  seePlan: (plan: string) => `Xem ${plan}`,
  notSetUp: 'Chưa mở',
  thisBrowser: 'Trình duyệt này đang nhận',
  otherBrowser: 'Một trình duyệt khác của bạn',
  add: 'Thêm',
  addOf: (channel: string) => `Thêm ${channel}`,
  addAnother: 'Thêm địa chỉ khác',
  fields: { email: 'Địa chỉ e-mail', sms: 'Số di động', webhook: 'Địa chỉ https của máy chủ' },
  hints: {
    email: 'Địa chỉ khác với e-mail tài khoản sẽ nhận một mã để xác minh.',
    sms: 'Số khác với số đã xác minh sẽ nhận một mã để xác minh.',
    zalo: 'Tin tới số điện thoại đã xác minh trong phần Cài đặt.',
    push: 'Trình duyệt sẽ hỏi bạn có cho phép thông báo không.',
    webhook: 'Khóa bí mật để kiểm chữ ký chỉ hiện một lần.',
  },
  agree: `Tôi đồng ý nhận cảnh báo thời tiết của ${BRAND.name} qua kênh này. Tôi có thể tắt bất cứ lúc nào, trong tin hoặc tại đây.`,
  mustAgree: 'Cần ô này để chúng tôi được phép gửi tin.',
  added: (channel: string) => `Đã thêm ${channel}.`,
  codeSent: 'Đã gửi mã. Nhập mã 6 số để xác minh.',
  codeHint:
    'Nhập mã 6 số đã gửi tới địa chỉ này. Mã dùng được 10 phút; quá hạn thì xóa kênh rồi thêm lại để nhận mã mới.',
  verify: 'Xác minh',
  verified: 'Đã xác minh.',
  noPhone: 'Hãy xác minh số điện thoại trước, trong phần Cài đặt.',
  secret: 'Khóa bí mật, chỉ hiện lần này:',
  switch: (channel: string) => `Nhận qua ${channel}`,
  switched: (channel: string, isOn: boolean) => (isOn ? `Đã bật ${channel}.` : `Đã tắt ${channel}.`),
  remove: (channel: string) => `Xóa ${channel}`,
  question: (channel: string) => `Xóa ${channel}? Luật sẽ không còn gửi qua kênh này.`,
  removeYes: 'Xóa',
  removed: (channel: string) => `Đã xóa ${channel}.`,
  push: {
    denied:
      'Trình duyệt đang chặn thông báo của trang này. Mở phần quyền của trang trong trình duyệt, cho phép thông báo rồi thử lại.',
    unsupported: 'Trình duyệt này không nhận được thông báo. Hãy dùng e-mail, hoặc mở trang bằng trình duyệt khác.',
    homeScreen:
      'Trên iPhone và iPad: bấm Chia sẻ, chọn "Thêm vào MH chính", rồi mở trang từ biểu tượng đó để bật thông báo.',
    dismissed: 'Bạn chưa chọn cho phép. Bấm lại khi bạn muốn nhận thông báo.',
    failed: 'Chưa đăng ký được với dịch vụ thông báo của trình duyệt. Vui lòng thử lại.',
  },
};

const en: Wording<typeof vi> = {
  heading: 'Channels',
  names: {
    email: 'E-mail',
    sms: 'Text message',
    zalo: 'Zalo',
    push: 'Browser notification',
    webhook: 'Webhook',
  },
  abouts: {
    email: 'To an e-mail address',
    sms: 'At most 3 a day in Happy Rain',
    zalo: `From the official ${BRAND.name} account to your verified phone`,
    push: 'Shown on this device, even while the page is closed',
    webhook: 'Signed data sent to your own server',
  },
  ready: 'Receiving',
  off: 'Off',
  unverified: 'Not verified',
  pausedByPlan: 'Paused: not in your plan',
  notInPlan: (plan) => `From ${plan} on`,
  seePlan: (plan) => `See ${plan}`,
  notSetUp: 'Not open yet',
  thisBrowser: 'This browser receives alerts',
  otherBrowser: 'Another browser of yours',
  add: 'Add',
  addOf: (channel) => `Add ${channel}`,
  addAnother: 'Add another address',
  fields: { email: 'E-mail address', sms: 'Mobile number', webhook: 'https address of your server' },
  hints: {
    email: 'An address other than that of your account gets a code to verify it.',
    sms: 'A number other than your verified one gets a code to verify it.',
    zalo: 'Alerts go to the phone number verified under Settings.',
    push: 'Your browser will ask whether to allow notifications.',
    webhook: 'The secret for checking signatures is shown once.',
  },
  agree: `I agree to receive weather alerts from ${BRAND.name} by this channel. I can stop them at any time, in the alert or here.`,
  mustAgree: 'We may only send alerts once this box is ticked.',
  added: (channel) => `${channel} was added.`,
  codeSent: 'A code was sent. Enter its 6 digits to verify.',
  codeHint:
    'Enter the 6 digits sent to this address. The code is valid for 10 minutes; after that, remove the channel and add it again for a new one.',
  verify: 'Verify',
  verified: 'Verified.',
  noPhone: 'Please verify your phone number under Settings first.',
  secret: 'The secret, shown only this once:',
  switch: (channel) => `Receive by ${channel}`,
  switched: (channel, isOn) => (isOn ? `${channel} is on.` : `${channel} is off.`),
  remove: (channel) => `Remove ${channel}`,
  question: (channel) => `Remove ${channel}? Your rules will no longer use it.`,
  removeYes: 'Remove',
  removed: (channel) => `${channel} was removed.`,
  push: {
    denied:
      'Your browser blocks notifications from this site. Open the permissions of this site in your browser, allow notifications and try again.',
    unsupported: 'This browser cannot receive notifications. Please use e-mail, or another browser.',
    homeScreen:
      'On iPhone and iPad: tap Share, choose “Add to Home Screen”, then open the site from its icon to switch notifications on.',
    dismissed: 'You have not allowed them yet. Press again whenever you want notifications.',
    failed: 'Your browser’s notification service could not be reached. Please try again.',
  },
};

/** Words of channels, in both languages. */
export const dashboardChannelMessages: Readonly<Record<Language, Wording<typeof vi>>> = { vi, en };
