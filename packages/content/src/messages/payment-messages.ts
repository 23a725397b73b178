import type { PaymentFailure, PaymentMethod } from '@portal/domain/order/payment-method';
import type { PlanChangeKind } from '@portal/domain/plan/plan-change';
import { type Pair, type Pairs, pair, splitLanguages } from '../split-languages.ts';

export const paymentMessages = splitLanguages({
  heading: ['Thanh toán', 'Payment'],
  noCards: ['Chúng tôi không thấy và không giữ số thẻ', 'We neither see nor store card numbers'],
  test: ['Thử nghiệm: không có tiền thật nào được chuyển.', 'Test: no real money is moved.'],
  steps: [['Gói', 'Phương thức', 'Xác nhận', 'Kết quả'] as readonly string[], ['Plan', 'Method', 'Confirm', 'Result']],
  stepsLabel: ['Các bước', 'Steps'],
  planTitle: ['1. Gói', '1. Plan'],
  compare: ['So các gói', 'Compare the plans'],
  methodTitle: ['2. Thanh toán bằng', '2. Pay with'],
  methodTexts: {
    vietqr: ['Quét bằng ứng dụng ngân hàng, khoảng 1 phút', 'Scan with your bank’s app, about a minute'],
    momo: ['Mở ví MoMo hoặc quét mã', 'Open the MoMo wallet or scan a code'],
    zalopay: ['Mở ZaloPay hoặc quét mã', 'Open ZaloPay or scan a code'],
    vnpay: ['Thẻ ATM, Visa, Mastercard, ngân hàng', 'ATM cards, Visa, Mastercard, banks'],
  } satisfies Record<PaymentMethod, Pair>,
  orderTitle: ['Đơn hàng', 'Order'],
  month: pair([(plan: string) => `${plan}, 1 tháng`, (plan) => `${plan}, 1 month`]),
  credit: ['Phần còn lại của gói đang dùng', 'Credit from your current plan'],
  total: ['Tổng tiền', 'Total'],
  guestTerm: [
    'Một tháng kể từ khi trả. Không tự trừ tiền tháng sau.',
    'One month from payment. Nothing is charged automatically next month.',
  ],
  change: {
    begin: pair([
      (start: string, end: string) => `Dùng từ ${start} đến hết ${end}. Không tự trừ tiền tháng sau.`,
      (start, end) => `Runs from ${start} until the end of ${end}. Nothing is charged automatically next month.`,
    ]),
    extend: pair([
      (start: string, end: string) => `Nối tiếp gói đang dùng: từ ${start} đến hết ${end}.`,
      (start, end) => `Follows your current plan: from ${start} until the end of ${end}.`,
    ]),
    upgrade: pair([
      (start: string, end: string) =>
        `Đổi gói ngay: từ ${start} đến hết ${end}. Những ngày còn lại của gói cũ được trừ vào tiền, tính theo ngày, làm tròn xuống nghìn đồng.`,
      (start, end) =>
        `Changes your plan at once: from ${start} until the end of ${end}. Unused days of your current plan are credited, rounded down to 1,000 dong.`,
    ]),
    follow: pair([
      (start: string, end: string) => `Bắt đầu khi gói lớn hơn đang dùng kết thúc: từ ${start} đến hết ${end}.`,
      (start, end) => `Starts when your current, larger plan ends: from ${start} until the end of ${end}.`,
    ]),
  } satisfies Pairs<Record<PlanChangeKind, (start: string, end: string) => string>>,
  pay: pair([
    (amount: string, method: string) => `Trả ${amount} bằng ${method}`,
    (amount, method) => `Pay ${amount} with ${method}`,
  ]),
  agree: ['Bấm nút là đồng ý', 'By pressing the button you accept the'],
  terms: ['điều khoản sử dụng', 'terms of use'],
  needsAccount: [
    'Đơn thuộc về một tài khoản. Tạo mất nửa phút, chỉ cần email; gói bạn chọn được giữ lại.',
    'An order belongs to an account. Creating one takes 30 seconds and an e-mail address; your choice is remembered.',
  ],
  register: ['Đăng ký rồi trả', 'Sign up, then pay'],
  login: ['Đã có tài khoản: đăng nhập', 'I have an account: sign in'],
  working: ['Đang gửi...', 'Sending…'],
  closed: [
    'Thanh toán trực tuyến chưa mở. Hãy gửi yêu cầu tư vấn để mua gói.',
    'Online payment is not available yet. Ask for a consultation to buy a plan.',
  ],
  consult: ['Nhận tư vấn', 'Get a consultation'],
  contract: ['Gói 5 theo hợp đồng', 'Package 5 is by contract'],
  scanTitle: ['Quét bằng ứng dụng ngân hàng', 'Scan with your bank’s app'],
  qrLabel: pair([
    (amount: string, purpose: string) => `Mã VietQR để trả ${amount}, nội dung ${purpose}`,
    (amount, purpose) => `VietQR code to pay ${amount}, purpose ${purpose}`,
  ]),
  bank: ['Ngân hàng', 'Bank'],
  testBank: ['Ngân hàng thử nghiệm', 'Test bank'],
  accountNumber: ['Số tài khoản', 'Account number'],
  accountName: ['Chủ tài khoản', 'Account holder'],
  amount: ['Số tiền', 'Amount'],
  purpose: ['Nội dung', 'Purpose'],
  copy: ['Chép', 'Copy'],
  copied: ['Đã chép', 'Copied'],
  doNotChange: [
    'Giữ nguyên số tiền và nội dung để được nhận tự động.',
    'Do not change the amount or the purpose, so that the payment is recognised.',
  ],
  saveQr: ['Lưu mã', 'Save the code'],
  playTransfer: ['Giả làm ngân hàng: báo tiền đã đến', 'Simulate the bank’s notification'],
  waitingBank: ['Đang chờ ngân hàng báo', 'Waiting for the bank'],
  waitingBankText: [
    'Thường dưới 1 phút. Đóng trang vẫn được, xong sẽ có email.',
    'Usually less than a minute. You may close the page; an e-mail will follow.',
  ],
  waiting: ['Đang xác nhận', 'Confirming'],
  waitingText: [
    'Quá 2 phút hệ thống tự hỏi lại cổng thanh toán. Xin đừng trả lần nữa.',
    'After 2 minutes we check with the gateway automatically. Please do not pay again.',
  ],
  timeLeft: pair([(time: string) => `Còn ${time}`, (time) => `${time} left`]),
  otherWay: ['Chọn cách khác', 'Choose another method'],
  cancel: ['Hủy đơn', 'Cancel the order'],
  cancelled: ['Đơn đã hủy. Chưa có tiền nào bị trừ.', 'The order is cancelled. No money was taken.'],
  order: pair([(code: string) => `Đơn ${code}`, (code) => `Order ${code}`]),
  succeeded: pair([(what: string) => `${what} thành công`, (what) => `${what} succeeded`]),
  payment: ['Thanh toán', 'Payment'],
  failed: pair([(what: string) => `${what} thất bại`, (what) => `${what} failed`]),
  failedText: [
    'Thanh toán không thành công. Vui lòng thanh toán lại hoặc chọn phương thức khác.',
    'Payment failed. Please pay again or choose another method.',
  ],
  reason: pair([
    (method: string, reason: string) => `Lý do từ ${method}: ${reason}.`,
    (method, reason) => `Reason from ${method}: ${reason}.`,
  ]),
  reasons: {
    cancelled: ['bạn đã hủy', 'you cancelled'],
    timedOut: ['hết thời gian chờ', 'timed out'],
    balance: ['số dư không đủ', 'the balance is too low'],
    limit: ['vượt hạn mức của ngân hàng hoặc ví', 'over a bank or wallet limit'],
    wrongSecret: ['sai mật khẩu hoặc mã xác nhận', 'wrong password or code'],
    blocked: ['thẻ hoặc tài khoản bị khóa', 'card or account is blocked'],
    notEnabled: [
      'thẻ hoặc tài khoản chưa mở thanh toán trực tuyến',
      'card or account is not enabled for online payment',
    ],
    maintenance: ['ngân hàng đang bảo trì', 'the bank is under maintenance'],
    suspected: ['giao dịch bị nghi ngờ', 'flagged as suspicious'],
    other: ['cổng thanh toán chưa trả lời hoặc từ chối', 'the gateway did not respond or declined'],
  } satisfies Record<PaymentFailure, Pair>,
  retry: pair([(method: string) => `Thử lại ${method}`, (method) => `Try ${method} again`]),
  payBy: pair([(method: string) => `Trả bằng ${method}`, (method) => `Pay with ${method}`]),
  expired: pair([
    (code: string) => `Đơn ${code} hết hạn sau 15 phút.`,
    (code) => `Order ${code} expired after 15 minutes.`,
  ]),
  expiredText: [
    'Chưa có tiền nào được ghi cho đơn này. Nếu bạn vừa chuyển, khoản đó được giữ riêng, đối soát và báo lại trong giờ làm việc.',
    'No payment was recorded for this order. If you have just paid, the money is set aside and checked, and we e-mail you within working hours.',
  ],
  otherOrder: [
    'Đơn này không dùng nữa vì bạn đã trả một đơn khác. Nếu đã trả cả hai, khoản thừa được giữ riêng để hoàn lại.',
    'This order is no longer used, because you paid another one. If you paid both, the extra payment is set aside for a refund.',
  ],
  refunded: ['Đơn này đã được hoàn tiền.', 'This order was refunded.'],
  keptApart: pair([
    (method: string) =>
      `Tiền trả qua ${method} cũng đã tới nhưng không tính vào đơn này. Khoản đó được giữ riêng, không mất: chúng tôi hoàn lại hoặc tính vào gói của bạn, và báo qua email.`,
    (method) =>
      `A payment via ${method} also arrived but does not count for this order. It is set aside and not lost: we refund it or apply it to your plan, and e-mail you.`,
  ]),
  newOrder: ['Tạo đơn mới', 'Create a new order'],
  runsUntil: pair([
    (plan: string, end: string) => `${plan} dùng đến hết ${end}.`,
    (plan, end) => `${plan} runs until the end of ${end}.`,
  ]),
  receipt: ['Tải biên nhận', 'Download the receipt'],
  toDashboard: ['Về bảng của tôi', 'To my dashboard'],
  payAgain: ['Thanh toán lại', 'Pay again'],
  reload: ['Xem lại trạng thái', 'Check the status again'],
  unknownOrder: [
    'Không tìm thấy đơn này. Hãy mở lại liên kết trong thư, hoặc xem trong bảng của bạn.',
    'This order was not found. Open the link in the e-mail again, or check your dashboard.',
  ],
  resultHeading: ['Kết quả thanh toán', 'Payment result'],
  states: {
    pending: ['chờ thanh toán', 'awaiting payment'],
    paid: ['đã thanh toán', 'paid'],
    failed: ['đã hủy', 'cancelled'],
    expired: ['hết hạn', 'expired'],
    refunded: ['đã hoàn tiền', 'refunded'],
  },
  offline: ['Không kết nối được. Hãy thử lại.', 'No connection. Please try again.'],
});
