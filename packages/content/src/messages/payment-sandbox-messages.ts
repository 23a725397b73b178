import { pair, splitLanguages } from '../split-languages.ts';

/** Simulated gateways of a portal in test mode. */
export const paymentSandboxMessages = splitLanguages({
  mark: ['Thử nghiệm', 'Test'],
  noMoney: [
    'Đây là cổng thanh toán thử nghiệm trên máy này: không có tiền nào được chuyển.',
    'This is a test gateway on this machine: no money moves.',
  ],
  title: pair([
    (gateway: string): string => `${gateway}: thanh toán thử nghiệm`,
    (gateway): string => `${gateway}: test payment`,
  ]),
  order: ['Đơn hàng', 'Order'],
  description: ['Nội dung', 'For'],
  amount: ['Số tiền', 'Amount'],
  expires: ['Trả trước', 'Pay by'],
  moment: pair([
    (clock: string, day: string): string => `${clock} ngày ${day}`,
    (clock, day): string => `${clock} on ${day}`,
  ]),
  expired: ['Đã quá hạn thanh toán.', 'The time to pay has run out.'],
  outcomes: {
    success: ['Thanh toán', 'Pay'],
    balance: ['Không đủ số dư', 'Balance too low'],
    cancelled: ['Hủy thanh toán', 'Cancel the payment'],
    late: ['Đã trả, báo sau 30 giây', 'Paid, notified after 30 seconds'],
    twice: ['Đã trả, báo hai lần', 'Paid, notified twice'],
    outOfOrder: ['Báo thất bại trước, rồi báo đã trả', 'Notified as failed first, then as paid'],
    wrongAmount: ['Trả số tiền khác', 'Pay another amount'],
    forged: ['Thông báo giả mạo, chưa trả tiền', 'Forged notification, nothing paid'],
    silent: ['Đã trả, không thông báo', 'Paid, never notified'],
  },
  otherCases: ['Các trường hợp khác', 'Other cases'],
  chosen: pair([(outcome: string): string => `Đã chọn: ${outcome}.`, (outcome): string => `Chosen: ${outcome}.`]),
  back: ['Quay lại trang đã gửi bạn đến', 'Back to the previous page'],
  noPayment: [
    'Không tìm thấy giao dịch này. Cổng thử nghiệm quên mọi giao dịch khi khởi động lại.',
    'Payment not found. The test gateway forgets all payments when it restarts.',
  ],
  bankTitle: ['Ngân hàng thử nghiệm: tiền vào tài khoản', 'Test bank: money arrives'],
  dong: ['Số tiền (đồng)', 'Amount (dong)'],
  purpose: ['Nội dung chuyển khoản', 'Purpose of the transfer'],
  transfers: {
    success: ['Chuyển tiền', 'Transfer'],
    late: ['Chuyển tiền, báo sau 30 giây', 'Transfer, notified after 30 seconds'],
    twice: ['Chuyển tiền, báo hai lần', 'Transfer, notified twice'],
    forged: ['Thông báo giả mạo', 'Forged notification'],
  },
  badTransfer: [
    'Cần số tiền từ 1 đồng và nội dung dài nhất 200 ký tự.',
    'An amount of at least 1 dong is needed, and a purpose of at most 200 characters.',
  ],
  sent: ['Đã gửi thông báo của ngân hàng.', 'The bank’s notification was sent.'],
});
