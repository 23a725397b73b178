import { BRAND } from '../brand.ts';
import { pair, splitLanguages } from '../split-languages.ts';

export const alertDeliveryMessages = splitLanguages({
  /** Text around an alert in an e-mail. */
  letter: {
    more: ['Xem dự báo chi tiết', 'See the full forecast'],
    why: [
      `Bạn nhận thư này vì đã đặt cảnh báo thời tiết tại ${BRAND.name}.`,
      `You get this e-mail because you set up a weather alert at ${BRAND.name}.`,
    ],
    stop: ['Ngừng nhận cảnh báo qua địa chỉ này', 'Stop alerts to this address'],
    settings: ['Sửa cảnh báo của bạn', 'Change your alerts'],
  },
  /** Last line of an SMS. `address` is `host/t/code`. */
  smsStop: pair([(address: string) => `Tắt: ${address}`, (address) => `Stop: ${address}`]),
  pushStop: ['Ngừng nhận', 'Stop alerts'],
  unsubscribe: {
    heading: ['Ngừng nhận cảnh báo', 'Stop alerts'],
    lead: ['Bấm một lần là ngừng ngay, không cần đăng nhập.', 'One click stops them at once. No need to sign in.'],
    question: [
      'Chỉ kênh nhận này bị tắt. Các kênh nhận khác và tài khoản của bạn vẫn giữ nguyên.',
      'Only this channel is switched off. Your other channels and your account stay as they are.',
    ],
    submit: ['Ngừng nhận', 'Stop alerts'],
    doneTitle: ['Đã ngừng gửi', 'Alerts stopped'],
    doneText: [
      'Chúng tôi không gửi thêm cảnh báo nào tới kênh nhận này. Bạn có thể bật lại trong phần Kênh nhận.',
      'We will send no more alerts here. You can switch it back on under your channels.',
    ],
    offTitle: ['Kênh nhận này đang tắt', 'This channel is switched off'],
    offText: [
      'Chúng tôi không gửi cảnh báo tới đây. Bạn có thể bật lại trong phần Kênh nhận.',
      'We send no alerts here. You can switch it back on under your channels.',
    ],
    unknownTitle: ['Không tìm thấy kênh nhận', 'Channel not found'],
    unknownText: [
      'Liên kết bị thiếu ký tự, hoặc kênh nhận này đã bị xóa. Hãy mở lại liên kết trong tin nhắn hoặc thư chúng tôi đã gửi.',
      'The link is incomplete, or this channel was removed. Please open the link in our message or e-mail again.',
    ],
    toDashboard: ['Quản lý cảnh báo', 'Manage alerts'],
    home: ['Về trang chủ', 'To the home page'],
  },
});
